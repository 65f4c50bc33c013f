import { publishBalance } from '../balance/publishBalance.ts';
import { save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps, Unit } from '../context.ts';
import type { CouponApplication, CouponDue, Subscription } from '../generated/prisma/client.ts';
import { endPlan } from '../subscriptions/turnCycle.ts';
import { lookAt } from './application.ts';
import { closeApplication } from './closeApplication.ts';
import { expireCredit } from './promoCredit.ts';
import { reviewCoupon } from './review.ts';
import { couponOf, isGranted, storeCoupon } from './terms.ts';

/**
 * What time does to an application: a review that nobody made within its 48 hours counts as approved, and what has ended stops
 * working. Late or twice: it happens once.
 */
export const lookAtCoupon =
  (deps: Deps) =>
  async ({ targetWorkspace: workspaceId, applicationId }: CouponDue): Promise<void> => {
    if (await reviewCoupon(deps)({ workspaceId, applicationId })) return;
    await deps.db.tenant(workspaceId, async (uow) => {
      const row = await lockSubscription(deps, uow);
      const application = await uow.tx.couponApplication.findFirst({ where: { id: applicationId, workspaceId } });
      const now = deps.clock.now();
      if (!application?.endsAt || application.endedAt) {
        await uow.tx.couponDue.deleteMany({ where: { applicationId } });
        return;
      }
      if (application.endsAt > now) return lookAt(uow, applicationId, application.endsAt);
      await end(deps, uow, row, application);
    });
  };

async function end(deps: Deps, uow: Unit, row: Subscription, { id, type }: CouponApplication): Promise<void> {
  await closeApplication(deps, uow, id);
  if (type === 'CREDIT_GRANT') {
    await expireCredit(deps, uow, id);
    await publishBalance(deps)(uow);
    return;
  }
  const coupon = couponOf(row);
  if (coupon?.application !== id || coupon.ended) return;
  const granted = isGranted(row);
  await save(deps, uow, { coupon: storeCoupon({ ...coupon, ended: true }) });
  if (granted) await endPlan(deps, uow);
}
