import type { Deps, Unit } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import type { Line } from '../invoicing/proration.ts';
import type { Period } from '../plans/catalogue.ts';
import { couponAfter } from './discount.ts';
import { closeApplication } from './closeApplication.ts';
import { couponOf, isGranted, storeCoupon } from './terms.ts';

/** What a cycle that begins makes of the coupon: free months are used, and a plan that was given ends where one is bought. */
export async function afterCycle(
  deps: Deps,
  uow: Unit,
  row: Subscription,
  lines: readonly Line[],
  period: Period,
): Promise<Partial<Pick<Subscription, 'coupon'>>> {
  const coupon = couponOf(row);
  if (!coupon) return {};
  if (isGranted(row)) {
    await closeApplication(deps, uow, coupon.application);
    return { coupon: storeCoupon({ ...coupon, ended: true }) };
  }
  return { coupon: storeCoupon(couponAfter(coupon, lines, period)) };
}
