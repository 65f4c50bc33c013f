import { repeated } from '@ringline/kit/telemetry';
import { topUpByItself } from './autoTopup/topUpByItself.ts';
import { publishBalance } from './balance/publishBalance.ts';
import type { Deps } from './context.ts';
import { lookAtCoupon } from './coupons/lookAtCoupon.ts';
import { lockSubscription } from './changes/holding.ts';
import { lockAccounts } from './ledger/ledger.ts';
import { followMode } from './mode/followMode.ts';
import { renewAllowances } from './subscriptions/renewAllowances.ts';
import { turnCycle } from './subscriptions/turnCycle.ts';
import { hearLost, noteGateways } from './payments/hearLost.ts';
import { lookAgain } from './payments/lookAgain.ts';
import { catchUp } from './spending/catchUp.ts';
import { lookAtStore } from './stores/lookAtStore.ts';
import { releaseHold } from './usage/captureUsage.ts';
import type { UsageKind } from './usage/kinds.ts';

/** Rows of one kind that one round looks at; the next round takes the rest. */
const ROUND = 200;

/**
 * Puts right what events did not: releases holds whose call or text is over and was never heard of again, renews allowances and
 * subscriptions, announces balances that a crash kept from being announced, tops up credit that is low, asks gateways about payments whose
 * webhook and buyer never came back, and hears what gateways and stores have told when nobody listened. Safe to run twice and at the
 * same time as everything else.
 */
export const reconcile = (deps: Deps) => async (): Promise<void> => {
  const { db, clock } = deps;
  await noteGateways(deps);
  const due = { dueAt: { lte: clock.now() } };
  const found = await db.platform('schedulers look over all workspaces', async ({ tx }) => ({
    holds: await tx.holdDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    resets: await tx.resetDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    balances: await tx.balanceDue.findMany({ take: ROUND }),
    subscriptions: await tx.subscriptionDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    coupons: await tx.couponDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    topups: await tx.autoTopupDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    modes: await tx.modeDue.findMany({ take: ROUND }),
    spends: await tx.spendDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    payments: await tx.paymentDue.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: ROUND }),
    looks: await tx.gatewayLook.findMany({ where: due }),
    stores: await tx.store.findMany({ where: { ...due, removedAt: null }, orderBy: { dueAt: 'asc' }, take: ROUND }),
  }));
  // Where nothing is billed nothing is renewed: what is due stays so until it is.
  const work = deps.catalogue.unbilled ? { ...found, resets: [], subscriptions: [], topups: [], coupons: [] } : found;
  for (const { targetWorkspace, kind, referenceId } of work.holds) {
    await guarded(deps, () =>
      db.tenant(targetWorkspace, async (uow) => {
        // Behind the lock of who may be extending it in this moment: a call that goes on keeps its hold.
        await lockAccounts(uow);
        const hold = await uow.tx.hold.findFirst({
          where: { workspaceId: targetWorkspace, kind, referenceId, state: 'HELD', expiresAt: { gt: clock.now() } },
        });
        if (!hold) await releaseHold(deps)(uow, kind as UsageKind, referenceId);
      }),
    );
  }
  for (const { targetWorkspace } of work.modes)
    await guarded(deps, () =>
      db.tenant(targetWorkspace, async (uow) => void (await followMode(deps, uow, await lockSubscription(deps, uow)))),
    );
  for (const { targetWorkspace } of work.resets) await guarded(deps, () => renewAllowances(deps)(targetWorkspace));
  for (const { targetWorkspace } of work.subscriptions) await guarded(deps, () => turnCycle(deps)(targetWorkspace));
  for (const { targetWorkspace } of work.balances)
    await guarded(deps, () => db.tenant(targetWorkspace, (uow) => publishBalance(deps)(uow)));
  for (const { targetWorkspace } of work.topups) await guarded(deps, () => topUpByItself(deps)(targetWorkspace));
  for (const coupon of work.coupons) await guarded(deps, () => lookAtCoupon(deps)(coupon));
  for (const spend of work.spends) await guarded(deps, () => catchUp(deps)(spend));
  for (const payment of work.payments) await guarded(deps, () => lookAgain(deps)(payment));
  for (const look of work.looks) await guarded(deps, () => hearLost(deps)(look));
  for (const store of work.stores) await guarded(deps, () => lookAtStore(deps)(store));
};

/** One workspace's trouble must not keep the others waiting. */
async function guarded(deps: Deps, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    repeated(deps.log).error({ err: error }, 'billing could not reconcile');
  }
}
