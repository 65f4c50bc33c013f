import type { Deps } from '../context.ts';
import { after, loginPolicy } from '../policy.ts';

// While the store of limits is away, addresses go uncounted and people sign in. Accounts do not: their own throttle
// (loginThrottle.ts) lies in the database, as do all limits of one-time codes (codes/issueCode.ts).

const HOUR = 3600;

/**
 * Whether so many sign-ins from this address failed within the hour that a right password alone does not do (defaults 1.2:
 * a challenge). Nobody is locked out: an office shares its address with whoever mistypes there.
 */
export async function isSuspect({ limits, clock }: Pick<Deps, 'limits' | 'clock'>, ip: string): Promise<boolean> {
  const suspectUntil = ip && (await limits.get(`login-suspect:${ip}`));
  return suspectUntil ? new Date(suspectUntil) > clock.now() : false;
}

/** Counts a failure; after the last that is allowed the address is suspect until the oldest is an hour old. */
export async function countFailureOfAddress(
  { limits, clock }: Pick<Deps, 'limits' | 'clock'>,
  ip: string,
): Promise<void> {
  if (!ip) return;
  const { allowed, retryAfterSeconds } = await limits.take(`login-failure:${ip}`, {
    limit: loginPolicy.failuresPerIpPerHour,
    perSeconds: HOUR,
  });
  if (allowed) return;
  const suspectUntil = after(clock.now(), retryAfterSeconds);
  await limits.set(`login-suspect:${ip}`, suspectUntil.toISOString(), retryAfterSeconds);
}
