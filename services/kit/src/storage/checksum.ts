/** Objects that must come out as they went in: their SHA-256 is kept elsewhere than beside them, and compared when they are read. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Metrics } from '../telemetry/index.ts';
import type { Storage, StoredStat } from './port.ts';

/** Bytes of a body in memory that are hashed at once: a long recording in one go would hold up calls. */
const PIECE = 1024 * 1024;

/** An object that holds other bytes than those that were put, fewer included. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
  readonly key: string;

  constructor(key: string) {
    super(`${key} is not what was stored: its SHA-256 differs`);
    this.key = key;
  }
}

/** Writes an object and says what it must read as, in hexadecimal digits. */
export async function putWithChecksum(
  storage: Pick<Storage, 'put'>,
  key: string,
  body: Readable | Uint8Array,
  options: { contentType: string },
): Promise<StoredStat & { sha256: string }> {
  const hash = createHash('sha256');
  const hashed = Readable.from(
    (async function* () {
      for await (const piece of body instanceof Uint8Array ? piecesOf(body) : body) {
        hash.update(piece as Uint8Array);
        yield piece as Uint8Array;
      }
    })(),
    { objectMode: false },
  );
  return { ...(await storage.put(key, hashed, options)), sha256: hash.digest('hex') };
}

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE) yield body.subarray(at, at + PIECE);
}

/**
 * Reads the whole object for nothing but this; a part of it proves nothing.
 * @returns false when there is no such object
 * @throws DamagedObject
 */
export async function verifyChecksum(storage: Pick<Storage, 'get'>, key: string, sha256: string): Promise<boolean> {
  const found = await storage.get(key);
  if (!found) return false;
  const hash = createHash('sha256');
  for await (const piece of found.body) hash.update(piece as Uint8Array);
  if (hash.digest('hex') !== sha256) throw new DamagedObject(key);
  return true;
}

/** Counted wherever somebody wanted to read one; without labels it stands at 0 from the start of the process on. */
export const damagedFiles = (metrics: Metrics): { inc(): void } =>
  metrics.counter({
    name: 'stored_files_damaged_total',
    help: 'Stored files, recordings above all, that were to be read and are not what was stored (defaults 12.2)',
  });
