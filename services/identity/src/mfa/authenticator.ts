import { Secret, TOTP } from 'otpauth';
import type { Deps } from '../context.ts';
import { mfaPolicy } from './policy.ts';

const ISSUER = 'Ringline';

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: mfaPolicy.digits,
    period: mfaPolicy.step,
    secret,
  });

/** A new secret for an app. @returns `secret` in base32, and the same in an otpauth:// address. */
export function makeAuthenticator(
  { randomness }: Pick<Deps, 'randomness'>,
  email: string,
): { uri: string; secret: string } {
  const bytes = Uint8Array.from(randomness.bytes(mfaPolicy.secretBytes));
  const secret = new Secret({ buffer: bytes.buffer });
  return { uri: totpOf(secret, email).toString(), secret: secret.base32 };
}

/**
 * The time step whose code this is (RFC 6238), within the drift that is allowed.
 * @param secret base32
 * @returns undefined when it is the code of none of them
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(Secret.fromBase32(secret), '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: mfaPolicy.drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / mfaPolicy.step) + delta;
}
