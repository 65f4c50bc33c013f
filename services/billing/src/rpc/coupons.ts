import type { ConnectRouter } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import { CouponService } from '@ringline/proto/billing/v1/coupons_pb';
import type { Deps } from '../context.ts';
import { applyCoupon, verifyCoupon } from '../coupons/apply.ts';
import { listCoupons } from '../coupons/listCoupons.ts';

/** The handlers of CouponService. */
export const couponsRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(CouponService, {
    applyCoupon: async (request, context) => ({
      verdict: await applyCoupon(deps)(request, principalOf(context), clientAddressOf(context)),
    }),
    verifyCoupon: async (request, context) => ({
      verdict: await verifyCoupon(deps)(request, clientAddressOf(context)),
    }),
    listCoupons: (request, context) => listCoupons(deps)(request, principalOf(context)),
  });
};
