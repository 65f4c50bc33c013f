import type { Dependencies } from '../dependencies.ts';
import { after, loginPolicy, secondsUntil } from '../policy.ts';
import { mustWait } from './loginThrottle.ts';

// While the store of limits is away, addresses go uncounted and people sign in. Accounts do not: their own throttle
// (loginThrottle.ts) lies in the database, as do all limits of one-time codes (codes/issueCode.ts).

const HOUR = 3600;

/** @throws Refusal RATE_LIMITED when too many sign-ins from this address failed within the hour (defaults 1.2). */
export async function assertAddressMayTry(
  { limits, clock }: Pick<Dependencies, 'limits' | 'clock'>,
  ip: string,
): Promise<void> {
  const blockedUntil = ip && (await limits.get(`login-blocked:${ip}`));
  if (blockedUntil) throw mustWait(secondsUntil(new Date(blockedUntil), clock.now()));
}

/** Counts a failure; the one after the last that is allowed blocks the address until the oldest is an hour old. */
export async function countFailureOfAddress(
  { limits, clock }: Pick<Dependencies, 'limits' | 'clock'>,
  ip: string,
): Promise<void> {
  if (!ip) return;
  const { allowed, retryAfterSeconds } = await limits.take(`login-failure:${ip}`, {
    limit: loginPolicy.failuresPerIpPerHour,
    perSeconds: HOUR,
  });
  if (allowed) return;
  const blockedUntil = after(clock.now(), retryAfterSeconds);
  await limits.set(`login-blocked:${ip}`, blockedUntil.toISOString(), retryAfterSeconds);
}
