/** Limits and lifetimes of accounts, codes and sessions (defaults 1.1, 1.2, 1.4, 23). Times are in seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

export const codePolicy = {
  digits: 6,
  lifetime: 600,
  /** Of the code that resets a password (defaults 1.2). */
  resetLifetime: 900,
  attempts: 5,
  /** Wait before the second, third, and any later code. */
  resendWaits: [30, 60, 120],
  perHour: 5,
  perDay: 10,
} as const;

export const passwordPolicy = {
  /** Characters after NFKC. */
  minimum: 12,
  maximum: 128,
  argon2id: { memoryKiB: 19_456, passes: 2, parallelism: 1 },
} as const;

export const loginPolicy = {
  /** Failures of an account before it has to wait. */
  freeFailures: 5,
  firstWait: 30,
  longestWait: 900,
  failuresPerIpPerHour: 50,
  /**
   * Failures of an account within any 24 hours, from networks that its person never signed in from, and from those that it
   * did. Together with 11 codes that can be guessed at in 24 hours, five times each, these are 100 guesses; each is right
   * with odds of at most 10^-6 (a code has 10^6 values; a password that is among the more common ones is not taken), which
   * keeps the odds of a day at 10^-4.
   */
  failuresPerDay: 30,
  failuresPerDayOfKnownNetworks: 15,
} as const;

export const tokenPolicy = {
  access: 900,
  refresh: 30 * DAY,
  refreshAbsolute: 90 * DAY,
  /** How long a used refresh token still gives the one that replaced it, for tabs that refresh at the same time. */
  parallelGrace: 10,
} as const;

export const retention = {
  idempotencyKey: DAY,
  unverifiedAccount: 7 * DAY,
  codeRequest: DAY,
  loginFailure: DAY,
  oneTimeCode: DAY,
  mfaFailure: DAY,
} as const;

/** `date` moved by `seconds`. */
export function after(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}

/** Whole seconds from `from` until `until`, at least 1. */
export function secondsUntil(until: Date, from: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000));
}
