import { publishBalance } from '../balance/publishBalance.ts';
import { dueAt, save } from '../changes/applyChange.ts';
import { holdingOf, lockSubscription, pricesOf } from '../changes/holding.ts';
import { chargedCycle } from '../changes/quote.ts';
import type { Deps, Unit } from '../context.ts';
import { afterCycle } from '../coupons/afterCycle.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { cycleAt } from '../invoicing/cycle.ts';
import { issueInvoice } from '../invoicing/invoice.ts';
import { billedNumbers } from '../numbers/billedNumbers.ts';
import { pendingTerms, renewPools } from './subscription.ts';

const DAY_MS = 86_400_000;
/** Days from an unpaid renewal to the suspension, and to the end of the plan (defaults 4.1, 4.7). */
const SUSPENDED_AFTER_DAYS = 7;
const ENDED_AFTER_DAYS = 30;

/** When an unpaid renewal suspends the workspace, and when it ends the plan. */
export const patienceWith = (renewedAt: Date) => ({
  suspendsAt: new Date(renewedAt.getTime() + SUSPENDED_AFTER_DAYS * DAY_MS),
  endsAt: new Date(renewedAt.getTime() + ENDED_AFTER_DAYS * DAY_MS),
});

/** What the end of a paid cycle, or of the patience with an unpaid one, does to a subscription. Late or twice: it happens once. */
export const turnCycle =
  (deps: Deps) =>
  (workspaceId: string): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const row = await lockSubscription(deps, uow);
      const now = deps.clock.now();
      if (!row.anchorAt || !row.paidUntil) {
        await uow.tx.subscriptionDue.deleteMany({ where: { targetWorkspace: workspaceId } });
        return;
      }
      if (row.openInvoiceId !== null) return lose(deps, uow, row, row.paidUntil);
      if (row.paidUntil > now) return dueAt(uow, row.paidUntil);
      if (row.status === 'CANCELLED') await endPlan(deps, uow);
      else await renew(deps, uow, row, row.anchorAt, row.paidUntil);
    });

/** Charges the next cycle, with what waited for it. A renewal that costs nothing is paid at once. */
async function renew(deps: Deps, uow: Unit, row: Subscription, anchorAt: Date, start: Date): Promise<void> {
  const numbers = await billedNumbers(uow, start);
  const holding = holdingOf(row, numbers);
  const terms = pendingTerms(row) ?? holding;
  const begins = row.period === 'MONTHLY' && terms.period === 'YEARLY';
  const anchor = begins ? start : anchorAt;
  const cycle = { start, end: cycleAt(anchor, terms.period, start).end };
  const { lines, dueCents, carriedCents } = chargedCycle(terms, pricesOf(deps), holding, start);
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
    ...(free ? { paidUntil: cycle.end } : { status: 'PAST_DUE', isPaymentFailing: true }),
  });
  await dueAt(uow, free ? cycle.end : patienceWith(start).suspendsAt);
  const invoice = await issueInvoice(deps)(uow, {
    type: 'RECURRING',
    purpose: 'SUBSCRIPTION',
    lines,
    amountMinor: dueCents,
    paid: free,
    cycle,
  });
  if (!free)
    await uow.tx.subscription.update({
      where: { workspaceId: uow.workspaceId },
      data: { openInvoiceId: invoice.id },
    });
}

/** Suspends on day 7 and ends the plan on day 30 after an unpaid renewal. */
async function lose(deps: Deps, uow: Unit, row: Subscription, renewedAt: Date): Promise<void> {
  const now = deps.clock.now();
  const { suspendsAt, endsAt } = patienceWith(renewedAt);
  if (endsAt <= now) {
    await endPlan(deps, uow);
    return;
  }
  if (suspendsAt > now) return dueAt(uow, suspendsAt);
  if (row.status !== 'SUSPENDED') await save(deps, uow, { status: 'SUSPENDED' });
  await dueAt(uow, endsAt);
}

/** The plan falls to FREE. A renewal that nobody paid is written off. */
export async function endPlan(deps: Deps, uow: Unit): Promise<Subscription> {
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
  });
  await uow.tx.subscriptionDue.deleteMany({ where: { targetWorkspace: workspaceId } });
  await renewPools(deps)(uow, ended, `ended:${deps.clock.now().toISOString()}`);
  await publishBalance(deps)(uow);
  return ended;
}
