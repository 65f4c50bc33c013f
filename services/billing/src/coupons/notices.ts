/** What those who pay are told of a coupon, and when: that it is applied or rejected, that it ends soon, and that it has ended. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Unit } from '../context.ts';
import { daysAfter } from '../dunning/schedule.ts';
import type { CouponApplication } from '../generated/prisma/client.ts';

/** Days before its end on which it is said (defaults 4.6). */
const DAYS_LEFT = [14, 3] as const;

type Kind = 'COUPON_APPLIED' | 'COUPON_REJECTED' | 'COUPON_ENDING' | 'COUPON_ENDED';

export function tellCoupon(
  uow: Unit,
  kind: Kind,
  { code, type, rejectionReason, endsAt }: CouponApplication,
  daysLeft = 0,
): void {
  const { workspaceId } = uow;
  uow.emit(
    BillingNoticedSchema,
    {
      workspaceId,
      kind,
      coupon: code,
      couponType: type,
      couponRejection: rejectionReason,
      daysLeft,
      ...(endsAt ? { endsAt: timestampFromDate(endsAt) } : {}),
    },
    { key: workspaceId },
  );
}

/**
 * The warning that is due of a coupon that works, the latest whose day has come. One that works for less than those days has none.
 * @param given how many of them were given, or passed by
 */
export function dueWarning(
  { endsAt, decidedAt }: Pick<CouponApplication, 'endsAt' | 'decidedAt'>,
  given: number,
  now: Date,
): { readonly given: number; readonly daysLeft: number | undefined } | undefined {
  if (!endsAt) return undefined;
  const index = DAYS_LEFT.findLastIndex((days) => daysAfter(endsAt, -days) <= now);
  if (index < given) return undefined;
  const days = DAYS_LEFT[index] ?? 0;
  const began = decidedAt ?? now;
  return { given: index + 1, daysLeft: daysAfter(endsAt, -days) > began ? days : undefined };
}

/** When somebody looks at a coupon that works: at its next warning, and at its end. */
export function nextLook(endsAt: Date, given: number): Date {
  const days = DAYS_LEFT[given];
  return days === undefined ? endsAt : daysAfter(endsAt, -days);
}
