import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { type BillingNoticed, BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { billingReaders } from './billingReaders.ts';
import { ringForBilling } from './ringForBilling.ts';

type Needs = Pick<Deps, 'clock' | 'env' | 'ids' | 'jobs' | 'secrets'>;

const BILLING = '/settings/billing-and-payments';
const NUMBERS = '/settings/channels';

/** Tells the owner and admins what they must know of plan, credit and coupons, once for each moment: bell and mail (defaults 4.1, 4.6, 5.4, 18). */
export const onBillingNoticed = (deps: Needs) =>
  consumer<PrismaClient>({
    name: 'billing-notices',
    handlers: [
      on(BillingNoticedSchema, async ({ event, uow }) => {
        await ringForBilling(deps, uow, event);
        await tell(deps, uow, event);
      }),
    ],
  });

async function tell(deps: Needs, uow: Unit, notice: BillingNoticed): Promise<void> {
  for (const { to, workspace, day: dayOf, moment, amount } of await billingReaders(deps, uow)) {
    const day = (at: Timestamp | undefined) => (at ? dayOf(timestampDate(at)) : '');
    const link = pageOf(deps.env, BILLING);
    const { kind, invoiceNumber: invoice } = notice;
    if (kind === 'ATTEMPT_FAILED')
      await enqueueMail(deps, uow, to, 'payment-failed', {
        workspace,
        invoice,
        amount: amount(notice.amountMinor, notice.currency),
        reason: notice.reason,
        next: day(notice.nextAttemptAt),
        suspends: day(notice.suspendsAt),
        link,
      });
    else if (kind === 'SUSPENDED')
      await enqueueMail(deps, uow, to, 'plan-suspended', {
        workspace,
        invoice,
        amount: amount(notice.amountMinor, notice.currency),
        ends: day(notice.endsAt),
        link,
      });
    else if (kind === 'CREDIT_LOW')
      await enqueueMail(deps, uow, to, 'credit-low', {
        workspace,
        amount: notice.amountMinor > 0n ? amount(notice.amountMinor, notice.currency) : '',
        link,
      });
    else if (kind === 'DISPUTE_OPENED' || kind === 'DISPUTE_WON' || kind === 'DISPUTE_LOST')
      await enqueueMail(deps, uow, to, 'payment-disputed', {
        workspace,
        amount: amount(notice.amountMinor, notice.currency),
        invoice,
        state: kind,
        link,
      });
    else if (kind === 'AUTO_TOPUP_FAILED' || kind === 'AUTO_TOPUP_OFF')
      await enqueueMail(deps, uow, to, 'auto-top-up-failed', {
        workspace,
        amount: amount(notice.amountMinor, notice.currency),
        reason: notice.reason,
        next: notice.nextAttemptAt ? moment(timestampDate(notice.nextAttemptAt)) : '',
        link,
      });
    else if (kind === 'REFUND_OWED')
      await enqueueMail(deps, uow, to, 'refund-owed', {
        workspace,
        amount: amount(notice.amountMinor, notice.currency),
        invoice,
        link,
      });
    else if (kind.startsWith('COUPON_'))
      await enqueueMail(deps, uow, to, 'coupon', {
        workspace,
        code: notice.coupon,
        state: kind,
        reason: notice.couponRejection,
        ends: day(notice.endsAt),
        type: notice.couponType,
        link,
      });
    else if (kind === 'PLAN_ENDED') await enqueueMail(deps, uow, to, 'plan-ended', { workspace, link });
    else if (kind === 'NUMBERS_ENDING' || kind === 'NUMBERS_RELEASED')
      await enqueueMail(deps, uow, to, 'numbers-end', {
        workspace,
        days: String(notice.daysLeft),
        date: day(notice.endsAt),
        link: kind === 'NUMBERS_RELEASED' ? pageOf(deps.env, NUMBERS) : link,
      });
  }
}
