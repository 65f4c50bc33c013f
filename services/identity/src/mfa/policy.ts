/** The second factor (defaults 1.3, 1.4). Times are in seconds. */
export const mfaPolicy = {
  digits: 6,
  step: 30,
  /** Steps before and after the present one whose codes are taken. */
  drift: 1,
  secretBytes: 20,
  /** How long a secret waits for its first code. */
  unconfirmed: 600,
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  /** Wrong codes in a row before a wait. */
  freeFailures: 5,
  wait: 300,
  /**
   * Wrong codes of an app within any 24 hours; after that only a recovery code helps. Five guesses every five minutes would be
   * 1,440 a day, each right with odds of 3 in 10^6; how 10 fit into what a day may have stands in ../policy.ts.
   */
  appFailuresPerDay: 10,
  /** How long who lost the app and all recovery codes waits, for who may stop it (defaults 1.3). */
  resetWait: 72 * 3600,
  /** How long after that the app may be taken off; then it has to be asked for again. */
  resetUsable: 7 * 86_400,
  /** How long the second step of a sign-in may take. */
  challenge: 300,
} as const;
