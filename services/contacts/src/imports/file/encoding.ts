/** How the text of a file is written, found without a guess by statistics: these three tell themselves apart. */
import { FileProblem } from './fileProblem.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes that tell UTF-16 without a mark: every second one is 0. */
const SAMPLE = 1_024;
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Reads all of a text to find how it is written: only its last byte may tell that it is no UTF-8.
 * @throws FileProblem UNREADABLE for what is no text
 */
export async function detectEncoding(bytes: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let head: Buffer = Buffer.alloc(0);
  let sampled = false;
  let isUtf8 = true;
  for await (const chunk of bytes) {
    if (!sampled) {
      head = Buffer.concat([head, chunk]);
      if (head.length < SAMPLE) continue;
      const found = ofHead(head);
      if (found) return found;
      sampled = true;
      isUtf8 = decodes(utf8, head);
      continue;
    }
    isUtf8 &&= decodes(utf8, chunk);
    if (!isUtf8) break;
  }
  if (!sampled) {
    const found = ofHead(head);
    if (found) return found;
    isUtf8 = decodes(utf8, head);
  }
  return isUtf8 && decodes(utf8) ? 'utf-8' : 'windows-1252';
}

function ofHead(head: Buffer): Encoding | undefined {
  for (const [encoding, mark] of MARKS) if (mark.every((byte, index) => head[index] === byte)) return encoding;
  const sample = head.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.4 && even === 0) return 'utf-16le';
  if (even > half * 0.4 && odd === 0) return 'utf-16be';
  if (even + odd > 0) throw new FileProblem('UNREADABLE');
  return undefined;
}

/** Without bytes: whether the text has ended at a whole character. */
function decodes(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    if (bytes) decoder.decode(bytes, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The text of a file, piece by piece, without its mark and without what PostgreSQL keeps in no text. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true }).replaceAll('\0', '');
  yield decoder.decode().replaceAll('\0', '');
}
