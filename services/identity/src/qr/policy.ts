/** QR sign-in (defaults 1.4). Times are in seconds. */
export const qrPolicy = {
  /** How long a code that is shown may be scanned. */
  token: 60,
  /** From the scan until the showing browser decides, and from its yes until the other one takes its tokens. */
  step: 60,
  /** Codes that one account may make within an hour: a new one every 50 s, and as many again. */
  perHour: 150,
} as const;
