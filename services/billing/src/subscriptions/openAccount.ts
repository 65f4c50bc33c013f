import { publishBalance } from '../balance/publishBalance.ts';
import type { Deps, Unit } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { lockAccounts, post } from '../ledger/ledger.ts';
import { dayOfMonth, knownZone, nextRenewal, renewalIn } from './renewal.ts';
import { announceSubscription, renewPools } from './subscription.ts';

/**
 * Gives a workspace its FREE subscription, its accounts and the test number's allowance, once (defaults 4.1, 7.3).
 * A zone that becomes known later moves the next renewal.
 */
export const openAccount =
  (deps: Deps) =>
  async (uow: Unit, timezone?: string): Promise<Subscription> => {
    const { clock, ids, catalogue } = deps;
    const { workspaceId } = uow;
    const known = await uow.tx.subscription.findUnique({ where: { workspaceId } });
    if (known && timezone === undefined) return known;
    const now = clock.now();
    const zone = knownZone(timezone ?? '');
    const anchorDay = dayOfMonth(now, zone);
    const { count } = await uow.tx.subscription.createMany({
      data: [
        {
          workspaceId,
          id: ids.uuid(),
          plan: 'FREE',
          period: 'MONTHLY',
          status: 'TRIALING',
          userSlots: catalogue.limit('FREE', 'NUMBER_OF_USERS'),
          subscriptionDate: now,
          timezone: zone,
          anchorDay,
          allowanceResetsAt: nextRenewal(now, anchorDay, zone),
        },
      ],
      skipDuplicates: true,
    });
    const subscription = await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
    if (count === 0)
      return timezone === undefined || zone === subscription.timezone ? subscription : moveZone(deps, uow, zone);

    await uow.tx.wallet.create({ data: { workspaceId, id: ids.uuid(), openedAt: now, countriesLimited: true } });
    const { minutes, texts } = catalogue.data.testAllowance;
    await post(deps)(uow, 'ADJUSTMENT', 'TEST_ALLOWANCE', workspaceId, [
      { account: 'granted', commodity: 'TEST_SECONDS', amount: BigInt(-minutes * 60) },
      { account: 'credit', commodity: 'TEST_SECONDS', amount: BigInt(minutes * 60) },
      { account: 'granted', commodity: 'TEST_TEXTS', amount: BigInt(-texts) },
      { account: 'credit', commodity: 'TEST_TEXTS', amount: BigInt(texts) },
    ]);
    await renewPools(deps)(uow, subscription, now.toISOString());
    await uow.tx.resetDue.create({ data: { targetWorkspace: workspaceId, dueAt: subscription.allowanceResetsAt } });
    announceSubscription(deps, uow, subscription);
    await publishBalance(deps)(uow);
    return subscription;
  };

/**
 * The next renewal keeps its date: each date's allowance is filled once, however often the workspace moves. Behind the wallet's lock,
 * as a renewal is.
 */
async function moveZone(deps: Deps, uow: Unit, timezone: string): Promise<Subscription> {
  const { workspaceId } = uow;
  await lockAccounts(uow);
  const present = await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
  const allowanceResetsAt = renewalIn(present.allowanceResetsAt, present.timezone, timezone);
  const moved = await uow.tx.subscription.update({
    where: { workspaceId },
    data: { timezone, allowanceResetsAt, version: { increment: 1 } },
  });
  await uow.tx.resetDue.upsert({
    where: { targetWorkspace: workspaceId },
    create: { targetWorkspace: workspaceId, dueAt: allowanceResetsAt },
    update: { dueAt: allowanceResetsAt },
  });
  announceSubscription(deps, uow, moved);
  return moved;
}
