import { anyOf } from '@ringline/kit/db';
import { overLimit } from '@ringline/kit/limits';
import { lockSubscription } from '../changes/holding.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import type { Coupon, CouponApplication, Prisma, Subscription } from '../generated/prisma/client.ts';
import { abilitiesFor } from '../payments/platformGateway.ts';
import { approve, lookAt } from './application.ts';
import { rejectionFor, rejectionOfCode } from './decide.ts';
import { codeOf, type Rejection, termsOf } from './terms.ts';

/** Tries from one address in a minute: nobody finds a code by guessing (defaults 4.6). */
const TRIES = { limit: 5, perSeconds: 60 } as const;
/** Within this a partner's code is decided on (defaults 4.6). */
export const REVIEW_MS = 48 * 3_600_000;

export interface Verdict {
  readonly status: 'APPROVED' | 'PENDING' | 'REJECTED';
  readonly rejectionReason: Rejection | '';
}

const rejected = (rejectionReason: Rejection): Verdict => ({ status: 'REJECTED', rejectionReason });

/** @throws Refusal RATE_LIMITED */
async function assertFewTries({ limits }: Deps, ip: string): Promise<void> {
  const permit = await limits.take(`coupon-try:${ip}`, TRIES, { whenUnavailable: 'refuse' });
  if (!permit.allowed) throw overLimit(permit, 'Too many codes were tried within a minute. Try again in a minute.');
}

/**
 * Says whether a code can be applied at all. What is asked of a workspace is asked when it applies it.
 * @throws Refusal RATE_LIMITED
 */
export const verifyCoupon =
  (deps: Deps) =>
  async ({ code }: { readonly code: string }, ip: string): Promise<Verdict> => {
    await assertFewTries(deps, ip);
    const coupon = await deps.db.platform('a code is of all workspaces', ({ tx }) =>
      tx.coupon.findUnique({ where: { code: codeOf(code) } }),
    );
    const reason = rejectionOfCode(coupon, deps.clock.now());
    return reason ? rejected(reason) : { status: coupon?.reviewed ? 'PENDING' : 'APPROVED', rejectionReason: '' };
  };

/**
 * Applies a code to the workspace, at once or after its partner's review. A code that waits already answers as before.
 * @throws Refusal RATE_LIMITED
 */
export const applyCoupon =
  (deps: Deps) =>
  async ({ code: typed }: { readonly code: string }, { workspaceId }: Actor, ip: string): Promise<Verdict> => {
    await assertFewTries(deps, ip);
    const code = codeOf(typed);
    const { discounts } = await abilitiesFor(deps, workspaceId);
    return deps.db.tenant(workspaceId, async (uow) => {
      const row = await lockSubscription(deps, uow);
      const waiting = await uow.tx.couponApplication.findFirst({ where: { workspaceId, code, status: 'PENDING' } });
      if (waiting) return { status: 'PENDING', rejectionReason: '' };
      // Two workspaces that want the last redemption wait for each other here.
      await uow.tx.$queryRaw`SELECT 1 FROM coupon WHERE code = ${code} FOR UPDATE`;
      const coupon = await uow.tx.coupon.findUnique({ where: { code } });
      const { platform, ownerDomain } = await uow.tx.wallet.findUniqueOrThrow({ where: { workspaceId } });
      const emailDomain = coupon?.partner ? ownerDomain : '';
      const reason = rejectionFor(
        coupon,
        {
          plan: row.plan,
          billed: row.anchorAt !== null,
          platform,
          discounts,
          used: await isUsed(uow, code, emailDomain),
          hasCoupon: await hasCoupon(uow),
        },
        deps.clock.now(),
      );
      if (reason || !coupon) return rejected(reason ?? 'CODE_NOT_FOUND');
      return take(deps, uow, row, coupon, emailDomain);
    });
  };

async function isUsed({ tx, workspaceId }: Unit, code: string, emailDomain: string): Promise<boolean> {
  const ofDomain = emailDomain === '' ? [] : [{ emailDomain }];
  return (await tx.couponUse.count({ where: { code, OR: [{ targetWorkspace: workspaceId }, ...ofDomain] } })) > 0;
}

/** Whether a subscription coupon works, or waits for its review: there is one at a time. */
async function hasCoupon({ tx, workspaceId }: Unit): Promise<boolean> {
  const open = anyOf<Prisma.CouponApplicationWhereInput>([
    { status: 'PENDING' },
    { status: 'APPROVED', endedAt: null },
  ]);
  return (await tx.couponApplication.count({ where: { workspaceId, type: { not: 'CREDIT_GRANT' }, ...open } })) > 0;
}

async function take(deps: Deps, uow: Unit, row: Subscription, coupon: Coupon, emailDomain: string): Promise<Verdict> {
  const { workspaceId } = uow;
  const { code, type, reviewed } = coupon;
  const now = deps.clock.now();
  const reviewBy = reviewed ? new Date(now.getTime() + REVIEW_MS) : null;
  await uow.tx.coupon.update({ where: { code }, data: { redemptions: { increment: 1 } } });
  await uow.tx.couponUse.create({ data: { code, targetWorkspace: workspaceId, emailDomain } });
  const application: CouponApplication = await uow.tx.couponApplication.create({
    data: {
      id: deps.ids.uuid(),
      workspaceId,
      code,
      type,
      status: 'PENDING',
      terms: termsOf(coupon),
      appliedAt: now,
      reviewBy,
    },
  });
  if (reviewBy) await lookAt(uow, application.id, reviewBy);
  else await approve(deps, uow, row, application);
  return { status: reviewBy ? 'PENDING' : 'APPROVED', rejectionReason: '' };
}
