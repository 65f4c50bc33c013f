import { Refusal } from '@ringline/kit/errors';
import type { Client, Deps, Unit } from '../context.ts';
import { after, loginPolicy, secondsUntil } from '../policy.ts';
import { isKnownDevice } from './knownDevice.ts';
import { isKnownNetwork } from './network.ts';

const DAY = 86_400;

/** How long an account waits after so many failures, in seconds: 30 s after the fifth, doubling to 15 min (defaults 1.2). */
export function waitAfter(failures: number): number {
  if (failures < loginPolicy.freeFailures) return 0;
  return Math.min(loginPolicy.firstWait * 2 ** (failures - loginPolicy.freeFailures), loginPolicy.longestWait);
}

/** The refusal of a sign-in that has to wait. */
export function mustWait(seconds: number): Refusal {
  const wait = seconds > 3600 ? `${Math.ceil(seconds / 3600)} h` : `${seconds} s`;
  return new Refusal({
    code: 'RATE_LIMITED',
    message: `Too many failed sign-ins. Try again in ${wait}, use a browser you’ve signed in with before, or reset your password.`,
    retryable: true,
    why: {
      check: 'login-throttle',
      required: 'a wait after failed sign-ins',
      current: `${seconds} s left`,
      whoCanFix: ['you'],
    },
    details: { retryAfterSeconds: seconds },
  });
}

/**
 * Which count an attempt belongs to. Browsers in which the person signed in before have one of their own, and so have networks:
 * strangers who guess keep nobody out (no lock-out), and who guesses from the same office has little of it, and nothing of what
 * the person's own browsers have.
 */
export interface Attempt {
  /** HMAC of the address, and of where it comes from. */
  readonly identifier: string;
  readonly perDay: number;
}

/** The count of this address and network. The work is the same for an address without an account. */
export async function attemptOf(
  deps: Pick<Deps, 'secrets'>,
  uow: Pick<Unit, 'tx'>,
  emailKey: string,
  client: Client,
): Promise<Attempt> {
  const knownDevice = await isKnownDevice(deps, uow, emailKey, client);
  const knownNetwork = await isKnownNetwork(uow, emailKey, client.ip);
  if (knownDevice) return deviceAttempt(deps, emailKey);
  return knownNetwork ? knownAttempt(deps, emailKey) : strangersAttempt(deps, emailKey);
}

const strangersAttempt = ({ secrets }: Pick<Deps, 'secrets'>, emailKey: string): Attempt => ({
  identifier: secrets.hmac('identifier', emailKey),
  perDay: loginPolicy.failuresPerDay,
});

const deviceAttempt = ({ secrets }: Pick<Deps, 'secrets'>, emailKey: string): Attempt => ({
  identifier: secrets.hmac('identifier', `device:${emailKey}`),
  perDay: loginPolicy.failuresPerDayOfKnownDevices,
});

/** Of the person's own networks, and of who is signed in and has to show the password again. */
export const knownAttempt = ({ secrets }: Pick<Deps, 'secrets'>, emailKey: string): Attempt => ({
  identifier: secrets.hmac('identifier', `known:${emailKey}`),
  perDay: loginPolicy.failuresPerDayOfKnownNetworks,
});

/**
 * Counts an attempt before the password is looked at, so that a hundred at once are not a hundred guesses. Success takes
 * it back with `forgetFailures`.
 * @returns seconds to wait instead, 0 when the attempt may go on.
 */
export async function countAttempt(
  deps: Pick<Deps, 'clock'>,
  { tx }: Unit,
  { identifier, perDay }: Attempt,
): Promise<number> {
  const now = deps.clock.now();
  await tx.loginFailure.createMany({ data: [{ identifier, failures: 0, updatedAt: now }], skipDuplicates: true });
  await tx.$queryRaw`SELECT identifier FROM login_failure WHERE identifier = ${identifier} FOR UPDATE`;
  const { failures, blockedUntil, recent } = await tx.loginFailure.findUniqueOrThrow({ where: { identifier } });
  if (blockedUntil && blockedUntil > now) return secondsUntil(blockedUntil, now);
  const ofTheDay = recent.filter((at) => at > after(now, -DAY));
  const oldest = ofTheDay[0];
  if (oldest && ofTheDay.length >= perDay) return secondsUntil(after(oldest, DAY), now);
  const wait = waitAfter(failures + 1);
  await tx.loginFailure.update({
    where: { identifier },
    data: {
      failures: failures + 1,
      recent: [...ofTheDay, now],
      updatedAt: now,
      blockedUntil: wait > 0 ? after(now, wait) : null,
    },
  });
  return 0;
}

/** A success ends the waits and takes its own attempt back; the failures before it still count for their day. */
export async function forgetFailures({ tx }: Unit, { identifier }: Attempt): Promise<void> {
  await tx.$executeRaw`UPDATE login_failure SET failures = 0, blocked_until = NULL,
    recent = recent[:cardinality(recent) - 1] WHERE identifier = ${identifier}`;
}

/** A new password makes all guesses at the old one worthless: all counts begin anew. */
export async function forgetAllFailures(deps: Pick<Deps, 'secrets'>, { tx }: Unit, emailKey: string): Promise<void> {
  const identifiers = [strangersAttempt, knownAttempt, deviceAttempt].map((of) => of(deps, emailKey).identifier);
  await tx.loginFailure.updateMany({
    where: { identifier: { in: identifiers } },
    data: { failures: 0, recent: [], blockedUntil: null },
  });
}
