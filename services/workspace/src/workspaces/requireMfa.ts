import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';

/**
 * Who asks others for a second factor has one (defaults 1.3).
 * @returns since when it is asked for: now
 * @throws Refusal MFA_REQUIRED
 */
export async function assertMayRequireMfa(
  { clock }: Pick<Deps, 'clock'>,
  { tx }: Unit,
  { userId }: Pick<Principal, 'userId'>,
): Promise<Date> {
  const user = await tx.userCopy.findUnique({ where: { userId } });
  if (user?.mfaEnabled) return clock.now();
  throw new Refusal({
    code: 'MFA_REQUIRED',
    field: 'requireMfa',
    message: 'Set up an authenticator app for yourself first. Then you can require one from everyone.',
    why: { check: 'mfa', required: 'on', current: 'off', whoCanFix: ['yourself'] },
  });
}
