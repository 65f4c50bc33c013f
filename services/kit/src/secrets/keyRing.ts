/** The keys of a deployment: made once, kept in a file that only its owner reads, or handed in by the environment. */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '../config/index.ts';

const jwk = z.record(z.string(), z.unknown());
const signingPair = z.object({ kid: z.string(), privateJwk: jwk, publicJwk: jwk });
const keyRing = z.object({
  /** Seals data at rest; the first seals, all open. */
  seal: z.array(z.object({ kid: z.string(), key: z.string() })).min(1),
  /** For HMACs of codes and tokens. */
  hmac: z.string(),
  /** Ed25519 pairs by purpose; the first signs, all verify. */
  signing: z.record(z.string(), z.array(signingPair).min(1)),
});

export type KeyRing = z.infer<typeof keyRing>;

const PURPOSES = ['access-token', 'principal', 'service'] as const;

function newSealKey() {
  const key = randomBytes(32);
  return { kid: createHash('sha256').update(key).digest('hex').slice(0, 8), key: key.toString('base64') };
}

function newPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publicJwk = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify(publicJwk)).digest('hex').slice(0, 8);
  return { kid, privateJwk: { ...privateKey.export({ format: 'jwk' }) }, publicJwk: { ...publicJwk } };
}

export function generateKeyRing(): KeyRing {
  return {
    seal: [newSealKey()],
    hmac: randomBytes(32).toString('base64'),
    signing: Object.fromEntries(PURPOSES.map((purpose) => [purpose, [newPair()]])),
  };
}

/** New keys in front of the old ones, which go on opening and verifying. The HMAC key stays: its outputs are look-ups. */
export function rotateKeyRing(ring: KeyRing): KeyRing {
  return {
    ...ring,
    seal: [newSealKey(), ...ring.seal],
    signing: Object.fromEntries(
      Object.entries(ring.signing).map(([purpose, pairs]) => [purpose, [newPair(), ...pairs]]),
    ),
  };
}

/** @throws Error in one sentence when the text is no key ring */
export function parseKeyRing(json: string): KeyRing {
  if (json.trim() === '') throw new Error('it is empty');
  let parsed: ReturnType<typeof keyRing.safeParse> | undefined;
  try {
    parsed = keyRing.safeParse(JSON.parse(json));
  } catch {
    // What stood there may be half a key: it is not repeated.
    throw new Error('it is not JSON');
  }
  if (parsed.success) return parsed.data;
  const lacking = new Set(parsed.error.issues.map(({ path: [part] }) => String(part ?? 'everything')));
  throw new Error(`it lacks ${[...lacking].join(', ')}`);
}

/** The keys of a data folder can't be used; shown to a person without a stack. */
export class KeyRingDamaged extends ConfigurationError {}

/** Reads the ring of a data folder, or makes it on the first start (mode 0600). @throws KeyRingDamaged, and leaves the file as it is */
export async function keyRingFromFile(file: string): Promise<KeyRing> {
  let text: string | undefined;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (text !== undefined) {
    try {
      return parseKeyRing(text);
    } catch (error) {
      throw new KeyRingDamaged(
        `The keys in ${file} can't be used: ${(error as Error).message}. Without them no one can sign in and stored secrets stay sealed, so the file is left as it is. Put it back from a backup (ringline restore).`,
      );
    }
  }
  const made = generateKeyRing();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed into place, so that a kill in between never leaves half a ring, which would lock everybody out.
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'w' });
  await chmod(draft, 0o600);
  await rename(draft, file);
  return made;
}
