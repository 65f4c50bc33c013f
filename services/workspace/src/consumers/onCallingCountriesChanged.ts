import { consumer, on } from '@ringline/kit/events';
import { CallingCountriesChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { audit, changesOf } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Notes in the audit log who opened or closed countries for calls and texts. */
export const onCallingCountriesChanged = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'calling-countries',
    handlers: [
      on(CallingCountriesChangedSchema, async ({ event: { before, after, userId, ip }, uow }) => {
        await audit(
          deps,
          uow,
          { userId, ip },
          {
            action: 'calling.countries.changed',
            target: { type: 'WORKSPACE', id: uow.workspaceId },
            changes: changesOf({ countries: before }, { countries: after }),
          },
        );
      }),
    ],
  });
