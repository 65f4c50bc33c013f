import { lockSubscription } from '../changes/holding.ts';
import type { Deps } from '../context.ts';
import type { CouponApplication } from '../generated/prisma/client.ts';
import { approve } from './application.ts';
import { tellCoupon } from './notices.ts';
import type { Rejection } from './terms.ts';

export interface Decision {
  readonly workspaceId: string;
  readonly applicationId: string;
  /** Why the partner doesn't want it; undefined: approved. */
  readonly rejection?: Rejection;
}

/**
 * Decides on an application that waits for its partner's review, once. One that is rejected gives its redemption back.
 * @returns undefined where there is none that waits
 */
export const reviewCoupon =
  (deps: Deps) =>
  ({ workspaceId, applicationId: id, rejection }: Decision): Promise<CouponApplication | undefined> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const row = await lockSubscription(deps, uow);
      const application = await uow.tx.couponApplication.findFirst({ where: { id, workspaceId, status: 'PENDING' } });
      if (!application) return undefined;
      // It can have been bought meanwhile what would be given.
      const reason = application.type === 'PLAN_GRANT' && row.anchorAt !== null ? 'NOT_FOR_PLAN' : rejection;
      if (!reason) return approve(deps, uow, row, application);
      const { code } = application;
      await uow.tx.couponDue.deleteMany({ where: { applicationId: id } });
      await uow.tx.couponUse.deleteMany({ where: { code, targetWorkspace: workspaceId } });
      await uow.tx.coupon.updateMany({ where: { code }, data: { redemptions: { decrement: 1 } } });
      const rejected = await uow.tx.couponApplication.update({
        where: { id },
        data: { status: 'REJECTED', rejectionReason: reason, decidedAt: deps.clock.now() },
      });
      tellCoupon(uow, 'COUPON_REJECTED', rejected);
      return rejected;
    });
