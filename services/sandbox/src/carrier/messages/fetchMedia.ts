/** The files of a message of the application, fetched from where it says they are, with the checks of the provider. */
import { fileTypeOf } from '@ringline/kit/pictures';
import type { SentFile } from './mediaFiles.ts';

/** Bytes of all files of a message. */
const LARGEST_BYTES = 5 * 1024 * 1024;
const ANSWERS_WITHIN_MS = 15_000;
/** What no phone outside is sent: it would be a program or a page. */
const TAKEN = /^(image|audio|video)\/|^application\/pdf$|^text\/(x-)?vcard$/;

/** @returns the provider's code where a file can't be had (21620), is of a kind that is not taken (12300), or all are too large (30019) */
export async function fetchMedia(
  urls: readonly string[],
): Promise<{ files: readonly SentFile[] } | { errorCode: number }> {
  const files: SentFile[] = [];
  let size = 0;
  for (const url of urls) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(() => undefined);
    if (!answer?.ok) return { errorCode: 21_620 };
    const contentType = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    size += bytes.length;
    if (size > LARGEST_BYTES) return { errorCode: 30_019 };
    // The bytes are looked at: what they are must be what the header says, where they say anything.
    const found = await fileTypeOf(bytes);
    const differs = found !== '' && found.split('/')[0] !== contentType.split('/')[0];
    if (!TAKEN.test(contentType) || differs) return { errorCode: 12_300 };
    files.push({ contentType, bytes });
  }
  return { files };
}
