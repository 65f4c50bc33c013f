import { publishBalance } from '../balance/publishBalance.ts';
import type { Deps, Unit } from '../context.ts';
import { afterCycle } from '../coupons/afterCycle.ts';
import type { Payment, Subscription, SubscriptionChange } from '../generated/prisma/client.ts';
import { cycleAt, monthsAfter } from '../invoicing/cycle.ts';
import { issueInvoice, readLines } from '../invoicing/invoice.ts';
import { readParty } from '../invoicing/parties.ts';
import { post } from '../ledger/ledger.ts';
import type { Period } from '../plans/catalogue.ts';
import { dayOfMonth, nextRenewal } from '../subscriptions/renewal.ts';
import { announceSubscription, poolsOf, renewPools } from '../subscriptions/subscription.ts';
import { readTax } from '../tax/tax.ts';
import { pendingAfter } from './previewChange.ts';

/** Makes a change that was offered, in the transaction that its payment, or its confirmation, is kept in. Behind the wallet's lock. */
export const applyChange =
  (deps: Deps) =>
  async (uow: Unit, row: Subscription, change: SubscriptionChange, payment?: Payment): Promise<Subscription> => {
    const { workspaceId } = uow;
    const pending = pendingAfter(row, change);
    const waits = {
      pendingPlan: pending?.plan ?? null,
      pendingPeriod: pending?.period ?? null,
      pendingSeats: pending?.seats ?? null,
    };
    await uow.tx.subscriptionChange.update({ where: { id: change.id }, data: { status: 'DONE' } });
    if (change.atCycleEnd) return save(deps, uow, waits);
    const begins = !row.anchorAt || change.anchorAt.getTime() !== row.anchorAt.getTime();
    const now = wholeSecond(deps.clock.now());
    // A cycle that begins does so when it is paid, not when it was looked at (defaults 4.7).
    const anchorAt = begins ? now : change.anchorAt;
    const cycle = begins
      ? cycleAt(now, change.period as Period, now)
      : { start: change.effectiveAt, end: change.cycleEnd };
    const anchorDay = begins ? dayOfMonth(now, row.timezone) : row.anchorDay;
    const changed = await save(deps, uow, {
      ...waits,
      plan: change.plan,
      period: change.period,
      userSlots: change.seats,
      status: row.status === 'CANCELLED' ? 'CANCELLED' : 'ACTIVE',
      anchorAt,
      paidUntil: cycle.end,
      carriedMinor: change.carriedMinor,
      numbersEndAt: null,
      numberWarnings: 0,
      ...(row.anchorAt ? {} : { subscriptionDate: now, subscriptionExpiresOn: null }),
      ...(begins ? await afterCycle(deps, uow, row, readLines(change.lines), change.period as Period) : {}),
      ...(begins ? { anchorDay, allowanceResetsAt: nextRenewal(now, anchorDay, row.timezone) } : {}),
    });
    await dueAt(uow, cycle.end);
    if (begins) {
      await uow.tx.resetDue.updateMany({
        where: { targetWorkspace: workspaceId },
        data: { dueAt: changed.allowanceResetsAt },
      });
      await renewPools(deps)(uow, changed, `change:${change.id}`);
    } else await widenPools(deps, uow, row, changed, change.id);
    const lines = readLines(change.lines);
    if (lines.length > 0) {
      if (payment) await bookIncome(deps, uow, payment, 'FEE');
      await publishBalance(deps)(uow);
      await issueInvoice(deps)(uow, {
        type: begins ? 'RECURRING' : 'ONE_TIME',
        purpose: change.purpose === 'BUY_SEAT' ? 'SEAT' : 'SUBSCRIPTION',
        lines,
        amountMinor: change.dueMinor,
        paid: true,
        cycle,
        factor: change.factor,
        tax: readTax(change.tax),
        ...(payment ? { paymentId: payment.id, billTo: readParty(payment.billTo) } : {}),
      });
    } else await publishBalance(deps)(uow);
    return changed;
  };

const wholeSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000);

/** Writes the subscription and tells the other services. */
export async function save(deps: Deps, uow: Unit, data: Partial<Subscription>): Promise<Subscription> {
  const changed = await uow.tx.subscription.update({
    where: { workspaceId: uow.workspaceId },
    data: { ...data, version: { increment: 1 } },
  });
  announceSubscription(deps, uow, changed);
  return changed;
}

/** When the reconciler looks at the subscription next. */
export async function dueAt({ tx, workspaceId }: Unit, at: Date): Promise<void> {
  await tx.subscriptionDue.upsert({
    where: { targetWorkspace: workspaceId },
    create: { targetWorkspace: workspaceId, dueAt: at },
    update: { dueAt: at },
  });
}

/** A cent in the ledger's micros. */
const MICROS_PER_CENT = 10_000n;

/** What an entry is booked for: the payment, or a dispute that took a part of it. */
export interface Booked {
  readonly kind: 'PAYMENT' | 'DISPUTE';
  readonly id: string;
}

/** Money between the gateway and what it was paid for; the ledger takes each kind once for what it is booked for. */
export async function bookIncome(
  deps: Deps,
  uow: Unit,
  payment: Payment,
  type: 'FEE' | 'REFUND',
  { kind, id }: Booked = { kind: 'PAYMENT', id: payment.id },
): Promise<void> {
  const micros = payment.amountMinor * MICROS_PER_CENT * (type === 'FEE' ? 1n : -1n);
  const revenue = payment.purpose.endsWith('NUMBER') ? 'revenue:numbers' : 'revenue:subscriptions';
  await post(deps)(uow, type, kind, id, [
    { account: `paid:${payment.gateway}`, commodity: 'USD', amount: -micros },
    { account: revenue, commodity: 'USD', amount: micros },
  ]);
}

/** In the middle of a month the larger plan adds its share of that month, rounded down (defaults 4.7). */
export async function widenPools(
  deps: Deps,
  uow: Unit,
  before: Subscription,
  after: Subscription,
  id: string,
): Promise<void> {
  const end = after.allowanceResetsAt.getTime();
  const start = monthsAfter(after.allowanceResetsAt, -1).getTime();
  const left = BigInt(Math.max(0, end - deps.clock.now().getTime()));
  const share = (full: bigint) => (full <= 0n ? 0n : (full * left) / BigInt(end - start));
  const [had, has] = [poolsOf(deps, before), poolsOf(deps, after)];
  // Calls are granted in whole minutes.
  const seconds = share((has.seconds - had.seconds) / 60n) * 60n;
  const texts = share(has.texts - had.texts);
  await post(deps)(uow, 'ADJUSTMENT', 'CHANGE', id, [
    { account: 'granted', commodity: 'FREE_SECONDS', amount: -seconds },
    { account: 'credit', commodity: 'FREE_SECONDS', amount: seconds },
    { account: 'granted', commodity: 'FREE_TEXTS', amount: -texts },
    { account: 'credit', commodity: 'FREE_TEXTS', amount: texts },
  ]);
}
