import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bits of the hashes in the file; scripts/common-passwords.mjs writes it. */
const BITS = 34;
const FILE = new URL('../../data/common-passwords.bin', import.meta.url);

let sorted: Float64Array | undefined;

/**
 * Whether a password of at least eight characters is among the 1.9 million that lists of breached and common passwords hold
 * (data/README.md). One in 9,000 that is not is taken for one.
 * @param password case-folded, NFKC
 */
export function isBreached(password: string): boolean {
  sorted ??= decode(readFileSync(FILE));
  const wanted = Math.floor(createHash('sha256').update(password).digest().readUIntBE(0, 5) / 2 ** (40 - BITS));
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}

/** Ascending numbers from their steps, seven bits a byte, the lowest first. */
function decode(bytes: Buffer): Float64Array {
  const numbers = new Float64Array(bytes.length);
  let count = 0;
  let last = 0;
  let step = 0;
  let scale = 1;
  for (const byte of bytes) {
    step += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte & 0x80) continue;
    last += step;
    numbers[count] = last;
    count += 1;
    step = 0;
    scale = 1;
  }
  return numbers.slice(0, count);
}
