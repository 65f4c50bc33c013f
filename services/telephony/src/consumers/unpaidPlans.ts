/** What billing tells of a plan that nobody pays: on day 30 its numbers go back. */
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import { consumer, on, type Consumer } from '@ringline/kit/events';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { releaseAll } from '../purchases/release.ts';

export const unpaidPlans = (deps: Deps): Consumer<PrismaClient> =>
  consumer<PrismaClient>({
    name: 'unpaid-plans',
    handlers: [
      on(BillingNoticedSchema, async ({ event: { kind }, uow }) => {
        if (kind === 'NUMBERS_RELEASED') await releaseAll(deps, uow);
      }),
    ],
  });
