import { job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Context } from './context.ts';
import { mfaPolicy } from './mfa/policy.ts';
import { forgetOldResets } from './mfa/resetMfa.ts';
import { after, devicePolicy, retention } from './policy.ts';

/** Every day: accounts that nobody verified (defaults 1.5), and what limits no longer need. */
export const purge = (deps: Pick<Context, 'db' | 'clock'>) =>
  job({
    name: 'purge',
    schema: z.object({}),
    cron: '17 3 * * *',
    handler: async () => purgeOnce(deps),
  });

/** @see purge */
export async function purgeOnce({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const older = (seconds: number) => ({ lt: after(clock.now(), -seconds) });
  await db.platform('people have no workspace', async (uow) => {
    const { tx } = uow;
    await tx.account.deleteMany({ where: { status: 'UNVERIFIED', createdAt: older(retention.unverifiedAccount) } });
    await tx.codeRequest.deleteMany({ where: { requestedAt: older(retention.codeRequest) } });
    await tx.oneTimeCode.deleteMany({ where: { createdAt: older(retention.oneTimeCode) } });
    await tx.loginFailure.deleteMany({ where: { updatedAt: older(retention.loginFailure) } });
    await tx.mfaFailure.deleteMany({ where: { failedAt: older(retention.mfaFailure) } });
    await tx.mfaChallenge.deleteMany({ where: { expiresAt: older(0) } });
    await tx.qrSignIn.deleteMany({ where: { expiresAt: older(0) } });
    await tx.authenticator.deleteMany({ where: { confirmedAt: null, createdAt: older(mfaPolicy.unconfirmed) } });
    await tx.knownDevice.deleteMany({ where: { lastUsedAt: older(devicePolicy.lifetime) } });
    await forgetOldResets({ clock }, uow);
    await tx.session.deleteMany({ where: { expiresAt: older(0) } });
  });
}
