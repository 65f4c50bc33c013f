import { publishBalance } from '../balance/publishBalance.ts';
import { dueAt, save } from '../changes/applyChange.ts';
import { holdingOf, lockSubscription, pricesOf } from '../changes/holding.ts';
import { chargedCycle } from '../changes/quote.ts';
import type { Deps, Unit } from '../context.ts';
import { afterCycle } from '../coupons/afterCycle.ts';
import { prepareAttempt } from '../dunning/attemptCharge.ts';
import { giveNotice } from '../dunning/notice.ts';
import { dueAttempt, nextAttempt, nextWarning, numbersEnd, patienceWith } from '../dunning/schedule.ts';
import { warnOfNumbers } from '../dunning/warnOfNumbers.ts';
import type { Payment, Subscription } from '../generated/prisma/client.ts';
import { cycleAt } from '../invoicing/cycle.ts';
import { issueInvoice } from '../invoicing/invoice.ts';
import { billedNumbers } from '../numbers/billedNumbers.ts';
import { followMode } from '../mode/followMode.ts';
import { chargeCard } from '../payments/settlePayment.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import { pendingTerms, renewPools } from './subscription.ts';

/**
 * What the end of a paid cycle, or of the patience with an unpaid one, does to a subscription. Late or twice: it happens once. A
 * renewal is charged to the card that is kept, once what it costs is written down.
 */
export const turnCycle =
  (deps: Deps) =>
  async (workspaceId: string): Promise<void> => {
    const payment = await deps.db.tenant(workspaceId, async (uow) => {
      const row = await followMode(deps, uow, await lockSubscription(deps, uow));
      // While nothing is billed the paid time stands still.
      if (deps.catalogue.unbilled) return undefined;
      const now = deps.clock.now();
      if (!row.anchorAt || !row.paidUntil) {
        await lookAgain(uow, await warnOfNumbers(deps, uow, row));
        return undefined;
      }
      if (row.openInvoiceId !== null) return chase(deps, uow, row, row.paidUntil, row.openInvoiceId);
      if (row.paidUntil > now) await dueAt(uow, row.paidUntil);
      else if (row.status === 'CANCELLED') await endPlan(deps, uow);
      else return renew(deps, uow, row, row.anchorAt, row.paidUntil);
      return undefined;
    });
    if (payment) await chargeCard(deps)(payment);
  };

/** Charges the next cycle, with what waited for it. A renewal that costs nothing is paid at once. */
async function renew(
  deps: Deps,
  uow: Unit,
  row: Subscription,
  anchorAt: Date,
  start: Date,
): Promise<Payment | undefined> {
  const numbers = await billedNumbers(uow, start);
  const holding = holdingOf(row, numbers, await taxTermsAt(deps, uow, start));
  const terms = pendingTerms(row) ?? holding;
  const begins = row.period === 'MONTHLY' && terms.period === 'YEARLY';
  const anchor = begins ? start : anchorAt;
  const cycle = { start, end: cycleAt(anchor, terms.period, start).end };
  const { lines, dueCents, carriedCents, tax } = chargedCycle(terms, pricesOf(deps), holding, start);
  const free = dueCents === 0n;
  await save(deps, uow, {
    plan: terms.plan,
    period: terms.period,
    userSlots: terms.seats,
    anchorAt: anchor,
    pendingPlan: null,
    pendingPeriod: null,
    pendingSeats: null,
    carriedMinor: carriedCents,
    ...(await afterCycle(deps, uow, row, lines, terms.period)),
    ...(free ? { paidUntil: cycle.end } : {}),
  });
  if (free) await dueAt(uow, cycle.end);
  const invoice = await issueInvoice(deps)(uow, {
    type: 'RECURRING',
    purpose: 'SUBSCRIPTION',
    lines,
    amountMinor: dueCents,
    paid: free,
    cycle,
    tax,
  });
  if (free) return undefined;
  const open = await uow.tx.subscription.update({
    where: { workspaceId: uow.workspaceId },
    data: { openInvoiceId: invoice.id, chargeAttempts: 0 },
  });
  return chase(deps, uow, open, start, invoice.id);
}

/** Makes the attempt to charge that is due, or ends the plan on day 30 after an unpaid renewal. */
async function chase(
  deps: Deps,
  uow: Unit,
  row: Subscription,
  renewedAt: Date,
  invoiceId: string,
): Promise<Payment | undefined> {
  const now = deps.clock.now();
  const { endsAt } = patienceWith(renewedAt);
  if (endsAt <= now) {
    await giveNotice(uow, row, { kind: 'PLAN_ENDED' });
    await lookAgain(uow, await warnOfNumbers(deps, uow, await endPlan(deps, uow, row.numbersEndAt ?? endsAt)));
    return undefined;
  }
  const index = dueAttempt(renewedAt, row.chargeAttempts, now);
  if (index === undefined) {
    const { numberWarnings } = await warnOfNumbers(deps, uow, row);
    // Warnings begin a week after the last attempt.
    await dueAt(uow, nextAttempt(renewedAt, row.chargeAttempts) ?? nextWarning(endsAt, numberWarnings) ?? endsAt);
    return undefined;
  }
  return prepareAttempt(deps, uow, row, await uow.tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } }), index);
}

/** When the numbers of an ended plan are looked at next. */
async function lookAgain(uow: Unit, { numbersEndAt, numberWarnings }: Subscription): Promise<void> {
  const next = numbersEndAt ? nextWarning(numbersEndAt, numberWarnings) : undefined;
  if (next) await dueAt(uow, next);
  else await uow.tx.subscriptionDue.deleteMany({ where: { targetWorkspace: uow.workspaceId } });
}

/**
 * The plan falls to FREE. A renewal that nobody paid is written off.
 * @param numbersEndAt when its numbers go back; a plan that ends by itself leaves them for 30 days
 */
export async function endPlan(
  deps: Deps,
  uow: Unit,
  numbersEndAt = numbersEnd(deps.clock.now()),
): Promise<Subscription> {
  const { workspaceId } = uow;
  const before = await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
  if (before.openInvoiceId !== null)
    await uow.tx.invoice.update({ where: { id: before.openInvoiceId }, data: { writtenOff: true } });
  const ended = await save(deps, uow, {
    plan: 'FREE',
    period: 'MONTHLY',
    status: 'EXPIRED',
    isPaymentFailing: false,
    userSlots: deps.catalogue.limit('FREE', 'NUMBER_OF_USERS'),
    subscriptionExpiresOn: deps.clock.now(),
    anchorAt: null,
    paidUntil: null,
    pendingPlan: null,
    pendingPeriod: null,
    pendingSeats: null,
    openInvoiceId: null,
    chargeAttempts: 0,
    numbersEndAt,
    ...(before.numbersEndAt?.getTime() === numbersEndAt.getTime() ? {} : { numberWarnings: 0 }),
  });
  await lookAgain(uow, ended);
  await renewPools(deps)(uow, ended, `ended:${deps.clock.now().toISOString()}`);
  await publishBalance(deps)(uow);
  return ended;
}
