import { Refusal } from '@ringline/kit/errors';
import { publishBalance } from '../balance/publishBalance.ts';
import type { Deps } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { post } from '../ledger/ledger.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { announceSubscription, renewPools } from '../subscriptions/subscription.ts';

/** Seats of the demo workspace: its four people and one to give away. */
const DEMO_SEATS = 5;

/**
 * Puts the demo workspace on a plan with credit, once.
 * @throws Refusal FORBIDDEN_ROLE unless the sandbox is on.
 */
export const ensureDemoSubscription =
  (deps: Deps) =>
  async ({
    workspaceId,
    plan,
    creditMicros,
  }: {
    workspaceId: string;
    plan: string;
    creditMicros: bigint;
  }): Promise<Subscription> => {
    if (!deps.env.SANDBOX_ENABLED)
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'The demo workspace exists in sandbox mode only.' });
    return deps.db.tenant(workspaceId, async (uow) => {
      const present = await openAccount(deps)(uow);
      // It stands for a workspace that is none of the newest: whoever tries the product calls any country.
      await uow.tx.wallet.update({ where: { workspaceId }, data: { countriesLimited: false } });
      const first = await post(deps)(uow, 'PROMO', 'DEMO', workspaceId, [
        { account: 'promo', commodity: 'USD', amount: -creditMicros },
        { account: 'credit', commodity: 'USD', amount: creditMicros },
      ]);
      if (!first) return present;
      const subscription = await uow.tx.subscription.update({
        where: { workspaceId },
        data: {
          plan: deps.catalogue.plan(plan).name,
          status: 'ACTIVE',
          userSlots: DEMO_SEATS,
          version: { increment: 1 },
        },
      });
      await renewPools(deps)(uow, subscription, `plan:${plan}`);
      announceSubscription(deps, uow, subscription);
      await publishBalance(deps)(uow);
      return subscription;
    });
  };
