import { Refusal } from '@ringline/kit/errors';

/** How long members have to set a second factor up (defaults 1.3), in milliseconds. */
const GRACE = 7 * 86_400_000;

interface Membership {
  readonly createdAt: Date;
  readonly workspace: { readonly requireMfaSince: Date | null };
}

/**
 * Where a workspace asks for a second factor, its members have seven days for it: from when it began to ask, or from when they
 * joined. After that they get no rights there. What is theirs alone, the second factor included, needs none.
 * @throws Refusal MFA_ENROLMENT_REQUIRED
 */
export function assertEnrolledInMfa({ createdAt, workspace }: Membership, mfaEnabled: boolean, now: Date): void {
  const { requireMfaSince } = workspace;
  if (!requireMfaSince || mfaEnabled) return;
  const until = Math.max(requireMfaSince.getTime(), createdAt.getTime()) + GRACE;
  if (now.getTime() < until) return;
  throw new Refusal({
    code: 'MFA_ENROLMENT_REQUIRED',
    message: 'This workspace requires two-step verification. Turn it on in your account security settings to continue.',
    why: { check: 'mfa-enrolment', required: 'on', current: 'off', whoCanFix: ['you'] },
  });
}
