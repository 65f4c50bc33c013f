/** An application of a code, and what it brings about. Everything here happens behind the wallet's lock. */
import { publishBalance } from '../balance/publishBalance.ts';
import { save, widenPools } from '../changes/applyChange.ts';
import type { Deps, Unit } from '../context.ts';
import type { CouponApplication, Subscription } from '../generated/prisma/client.ts';
import { monthsAfter } from '../invoicing/cycle.ts';
import { issueInvoice, onceLine } from '../invoicing/invoice.ts';
import { lineOf } from '../invoicing/proration.ts';
import { post } from '../ledger/ledger.ts';
import { renewPools } from '../subscriptions/subscription.ts';
import { nextLook, tellCoupon } from './notices.ts';
import { readTerms, storeCoupon, type CouponTerms } from './terms.ts';

const DAY_MS = 86_400_000;
/** Promotional credit is there for so long (defaults 5.1). */
const CREDIT_DAYS = 90;
/** A cent in the ledger's micros. */
export const MICROS_PER_CENT = 10_000n;
const WHOLE = 1_000_000n;

/** How the ledger names what coupons gave, and took back. */
export const GRANTED = 'COUPON';
export const EXPIRED = 'COUPON_EXPIRY';

/** When the reconciler looks at an application next: at the end of its review, then at its own. */
export async function lookAt(uow: Unit, applicationId: string, dueAt: Date): Promise<void> {
  await uow.tx.couponDue.upsert({
    where: { applicationId },
    create: { targetWorkspace: uow.workspaceId, applicationId, dueAt },
    update: { dueAt },
  });
}

/** Makes an application count from now on. */
export async function approve(
  deps: Deps,
  uow: Unit,
  row: Subscription,
  application: CouponApplication,
): Promise<CouponApplication> {
  const now = deps.clock.now();
  const terms = readTerms(application.terms);
  const endsAt = endOf(terms, row, now);
  const approved = await uow.tx.couponApplication.update({
    where: { id: application.id },
    data: { status: 'APPROVED', decidedAt: now, endsAt },
  });
  await lookAt(uow, application.id, nextLook(endsAt, 0));
  tellCoupon(uow, 'COUPON_APPLIED', approved);
  if (terms.type === 'CREDIT_GRANT') await grantCredit(deps, uow, application.id, terms);
  else await putInForce(deps, uow, row, terms, { application: application.id, endsAt });
  return approved;
}

/** A year that is paid already gets its free months off the next one, so a free period waits for that (defaults 4.7). */
function endOf({ type, months }: CouponTerms, row: Subscription, now: Date): Date {
  if (type === 'CREDIT_GRANT') return new Date(now.getTime() + CREDIT_DAYS * DAY_MS);
  const end = monthsAfter(now, months);
  if (type !== 'FREE_PERIOD' || row.period !== 'YEARLY' || !row.paidUntil || row.paidUntil < end) return end;
  return new Date(row.paidUntil.getTime() + DAY_MS);
}

async function grantCredit(deps: Deps, uow: Unit, id: string, { amountCents }: CouponTerms): Promise<void> {
  const micros = BigInt(amountCents) * MICROS_PER_CENT;
  await post(deps)(uow, 'PROMO', GRANTED, id, [
    { account: 'promo', commodity: 'USD', amount: -micros },
    { account: 'credit', commodity: 'USD', amount: micros },
  ]);
  await publishBalance(deps)(uow);
}

async function putInForce(
  deps: Deps,
  uow: Unit,
  before: Subscription,
  terms: CouponTerms,
  { application, endsAt }: { application: string; endsAt: Date },
): Promise<void> {
  const coupon = storeCoupon({ ...terms, application, endsAt, monthsLeft: terms.months, ended: false });
  if (terms.type !== 'PLAN_GRANT') {
    const after = await save(deps, uow, { coupon });
    if (terms.freeMinutes > 0) await widenPools(deps, uow, before, after, application);
    await publishBalance(deps)(uow);
    return;
  }
  // Nobody pays, so there is no cycle: it ends with the coupon (`endGrant`).
  const plan = deps.catalogue.plan(terms.plan).name;
  const granted = await save(deps, uow, {
    coupon,
    plan,
    period: 'MONTHLY',
    status: 'ACTIVE',
    userSlots: 1,
    subscriptionExpiresOn: endsAt,
  });
  await renewPools(deps)(uow, granted, `coupon:${application}`);
  await publishBalance(deps)(uow);
  const sold = lineOf(
    { kind: 'PLAN', name: `${plan}_MONTHLY`, unitCents: deps.catalogue.priceMinor(plan, 'MONTHLY'), quantity: 1 },
    WHOLE,
  );
  await issueInvoice(deps)(uow, {
    type: 'ONE_TIME',
    purpose: 'SUBSCRIPTION',
    lines: [sold, onceLine('COUPON', terms.code, -sold.cents)],
    amountMinor: 0n,
    paid: true,
    cycle: { start: deps.clock.now(), end: endsAt },
  });
}
