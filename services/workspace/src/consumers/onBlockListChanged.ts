import { consumer, on } from '@ringline/kit/events';
import { BlockListChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { audit, type AuditChange } from '../audit/audit.ts';
import type { AuditAction } from '../audit/fields.ts';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

const ACTIONS: Readonly<Record<string, AuditAction>> = { BLOCKED: 'caller.blocked', UNBLOCKED: 'caller.unblocked' };

/** Notes in the audit log who blocked which callers, why, and who lets them call again. */
export const onBlockListChanged = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'block-list',
    handlers: [
      on(BlockListChangedSchema, async ({ event: { change, number, reason, userId, ip }, uow }) => {
        const action = ACTIONS[change];
        if (action === undefined) return;
        const changes: AuditChange[] =
          action === 'caller.blocked' && reason ? [{ field: 'reason', before: null, after: reason }] : [];
        await audit(deps, uow, { userId, ip }, { action, target: { type: 'CALLER', name: number }, changes });
      }),
    ],
  });
