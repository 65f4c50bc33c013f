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
  /** Wrong entries of an account within any 24 hours, by whose codes they are (codes/purposes.ts `isOwn`). */
  wrongPerDay: 20,
  wrongPerDayOfOwn: 10,
} as const;

export const passwordPolicy = {
  /**
   * Characters after NFKC at least: between the 8 that NIST 800-63B-4 asks of a password beside a second factor and the 15 of
   * one that stands alone.
   */
  minimum: 12,
  /**
   * Of who has a second factor, and whose workspaces all ask for one. When the second factor is taken off, such a password stays
   * until its next change: nobody knows how long a password is that is kept as a hash.
   */
  minimumWithMfa: 8,
  /** Of who is in a workspace that asks for long ones. */
  minimumStrict: 15,
  maximum: 128,
  argon2id: { memoryKiB: 19_456, passes: 2, parallelism: 1 },
} as const;

/**
 * What may be wrong within any 24 hours keeps the odds of guessing one's way into an account within a day at 10^-4, all ways
 * added up (sessions/guessing.long.test.ts counts what is let through):
 *
 * | guesses a day | of what | odds of each |
 * |---|---|---|
 * | 20 + 10 + 10 | the password: from anywhere, from networks that the person signed in from, from their browsers | 10^-6 |
 * | 20 | mailed codes of a reset and of a sign-up, which anybody may ask for, and of a sign-in | 10^-6 |
 * | 10 | codes that only who is signed in, at a browser of theirs, or at the second step of a sign-in may ask for | 10^-6 |
 * | 10 | codes of an app (mfa/policy.ts), as if the password were known already | 3 * 10^-6 |
 *
 * A code has 10^6 values, three of an app's are right at a time, and of the passwords that are taken none is had by more than
 * one person in a million. Strangers use up the first count of each kind alone: a browser that the person used before goes on.
 */
export const loginPolicy = {
  /** Failures of an account before it has to wait. */
  freeFailures: 5,
  firstWait: 30,
  longestWait: 900,
  failuresPerIpPerHour: 50,
  /** Wrong passwords of an account within any 24 hours, by where they come from. */
  failuresPerDay: 20,
  failuresPerDayOfKnownNetworks: 10,
  failuresPerDayOfKnownDevices: 10,
} as const;

export const tokenPolicy = {
  access: 900,
  refresh: 30 * DAY,
  refreshAbsolute: 90 * DAY,
  /** How long a used refresh token still gives the one that replaced it, for tabs that refresh at the same time. */
  parallelGrace: 10,
} as const;

export const devicePolicy = {
  /** For how long a browser is known after its last sign-in: as long as browsers keep a cookie. */
  lifetime: 400 * DAY,
  /** The ones used last. */
  perAccount: 50,
} as const;

export const retention = {
  unverifiedAccount: 7 * DAY,
  codeRequest: DAY,
  loginFailure: DAY,
  /** What was entered wrongly counts for a day after the code's last minute. */
  oneTimeCode: DAY + HOUR,
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
