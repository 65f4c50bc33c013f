import { randomBytes, randomInt } from 'node:crypto';
import { codePolicy } from './policy.ts';

/** Where secrets come from. */
export interface Randomness {
  /** A one-time code: digits, leading zeros allowed. */
  code(): string;
  /** An opaque token with 256 random bits, base64url. */
  token(): string;
  bytes(count: number): Uint8Array;
}

export const systemRandomness: Randomness = {
  code: () => String(randomInt(10 ** codePolicy.digits)).padStart(codePolicy.digits, '0'),
  token: () => randomBytes(32).toString('base64url'),
  bytes: (count) => randomBytes(count),
};
