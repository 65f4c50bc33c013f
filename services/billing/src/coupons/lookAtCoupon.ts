import { publishBalance } from '../balance/publishBalance.ts';
import { save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps, Unit } from '../context.ts';
import type { CouponApplication, CouponDue, Subscription } from '../generated/prisma/client.ts';
import { endPlan } from '../subscriptions/turnCycle.ts';
import { lookAt } from './application.ts';
import { closeApplication } from './closeApplication.ts';
import { dueWarning, nextLook, tellCoupon } from './notices.ts';
import { expireCredit, promoLeft } from './promoCredit.ts';
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
      if (application.endsAt > now) return warn(uow, application, application.endsAt, now);
      await end(deps, uow, row, application);
    });
  };

/** Says once for each of its days that a coupon ends soon. Credit that is spent is not warned of. */
async function warn(uow: Unit, application: CouponApplication, endsAt: Date, now: Date): Promise<void> {
  const { id, warnings } = application;
  const due = dueWarning(application, warnings, now);
  if (due) await uow.tx.couponApplication.update({ where: { id }, data: { warnings: due.given } });
  if (due?.daysLeft !== undefined && (await isWorthTelling(uow, application)))
    tellCoupon(uow, 'COUPON_ENDING', application, due.daysLeft);
  await lookAt(uow, id, nextLook(endsAt, due?.given ?? warnings));
}

const isWorthTelling = async (uow: Unit, { id, type }: CouponApplication): Promise<boolean> =>
  type !== 'CREDIT_GRANT' || ((await promoLeft(uow)).get(id) ?? 0n) > 0n;

async function end(deps: Deps, uow: Unit, row: Subscription, application: CouponApplication): Promise<void> {
  const { id, type } = application;
  if (await isWorthTelling(uow, application)) tellCoupon(uow, 'COUPON_ENDED', application);
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
