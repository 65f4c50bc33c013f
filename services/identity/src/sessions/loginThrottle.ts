import { Refusal } from '@ringline/kit/errors';
import type { Dependencies, Unit } from '../dependencies.ts';
import { after, loginPolicy, secondsUntil } from '../policy.ts';

/** How long an account waits after so many failures, in seconds: 30 s after the fifth, doubling to 15 min (defaults 1.2). */
export function waitAfter(failures: number): number {
  if (failures < loginPolicy.freeFailures) return 0;
  return Math.min(loginPolicy.firstWait * 2 ** (failures - loginPolicy.freeFailures), loginPolicy.longestWait);
}

/** The refusal of a sign-in that has to wait. */
export function mustWait(seconds: number): Refusal {
  return new Refusal({
    code: 'RATE_LIMITED',
    message: `Too many failed sign-ins. Try again in ${seconds} s.`,
    retryable: true,
    why: { check: 'login-throttle' },
    details: { retryAfterSeconds: seconds },
  });
}

/**
 * Counts an attempt before the password is looked at, so that a hundred at once are not a hundred guesses. Success takes
 * the count back with `forgetFailures`.
 * @returns seconds to wait instead, 0 when the attempt may go on.
 */
export async function countAttempt(deps: Dependencies, { tx }: Unit, identifier: string): Promise<number> {
  const now = deps.clock.now();
  await tx.loginFailure.createMany({ data: [{ identifier, failures: 0, updatedAt: now }], skipDuplicates: true });
  await tx.$queryRaw`SELECT identifier FROM login_failure WHERE identifier = ${identifier} FOR UPDATE`;
  const { failures, blockedUntil } = await tx.loginFailure.findUniqueOrThrow({ where: { identifier } });
  if (blockedUntil && blockedUntil > now) return secondsUntil(blockedUntil, now);
  const wait = waitAfter(failures + 1);
  await tx.loginFailure.update({
    where: { identifier },
    data: { failures: failures + 1, updatedAt: now, blockedUntil: wait > 0 ? after(now, wait) : null },
  });
  return 0;
}

/** A success clears the count. */
export async function forgetFailures({ tx }: Unit, identifier: string): Promise<void> {
  await tx.loginFailure.deleteMany({ where: { identifier } });
}
