/** argon2id (RFC 9106) by node:crypto, in PHC string format so that parameters can rise later. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordPolicy } from '../policy.ts';

interface Parameters {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
}

const derive = promisify(argon2);
const TAG_BYTES = 32;

function tagOf(password: string, nonce: Buffer, { memoryKiB, passes, parallelism }: Parameters): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce, memory: memoryKiB, passes, parallelism, tagLength: TAG_BYTES });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Hashes a password, NFKC-normalised, with a new nonce and today's parameters (defaults 1.2). */
export async function hashPassword(password: string): Promise<string> {
  const parameters = passwordPolicy.argon2id;
  const nonce = randomBytes(16);
  return phc(nonce, await tagOf(password, nonce, parameters));
}

function phc(nonce: Buffer, tag: Buffer): string {
  const { memoryKiB, passes, parallelism } = passwordPolicy.argon2id;
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

// Made up, not computed: even the first sign-in to an unknown account costs one hash, as to a known one. No password fits.
const nobody = phc(randomBytes(16), randomBytes(TAG_BYTES));

/**
 * Whether the password fits the hash. Without a hash it takes as long and answers false, so that the time of a sign-in
 * does not tell whether the account exists.
 * @returns `outdated` when the hash was made with other parameters than today's and should be made again.
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
): Promise<{ valid: boolean; outdated: boolean }> {
  const against = hash ?? nobody;
  const [, memory = '', passes = '', parallelism = '', nonce = '', tag = ''] = PHC.exec(against) ?? [];
  if (!tag) throw new Error('A stored password hash is not an argon2id PHC string');
  const parameters = { memoryKiB: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const wanted = Buffer.from(tag, 'base64');
  const found = await tagOf(password, Buffer.from(nonce, 'base64'), parameters);
  const valid = found.length === wanted.length && timingSafeEqual(found, wanted) && hash !== null && hash !== undefined;
  const today = passwordPolicy.argon2id;
  const outdated =
    parameters.memoryKiB !== today.memoryKiB ||
    parameters.passes !== today.passes ||
    parameters.parallelism !== today.parallelism;
  return { valid, outdated };
}
