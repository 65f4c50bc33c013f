import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret, `steps` of 30 s away from now. */
export const appCode = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
