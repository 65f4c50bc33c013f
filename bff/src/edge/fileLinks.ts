import type { Clock } from '@ringline/kit/clock';
import type { Secrets } from '@ringline/kit/secrets';
import { z } from 'zod';

/** Seconds that a link to a stored file works (defaults 1.4). */
const LINK_SECONDS = 300;

/** What a link says of its file besides where it lies. */
export interface LinkOptions {
  /** What the whole file must read as, in hexadecimal digits; left out: whatever it holds is served. */
  readonly sha256?: string | undefined;
  /** A WAV file is to come as MP3, under the same name with another end. */
  readonly asMp3?: boolean | undefined;
  /** What whoever keeps it calls it; left out: as it is stored. */
  readonly name?: string | undefined;
}

export interface LinkedFile extends LinkOptions {
  readonly key: string;
}

export interface FileLinks {
  /** @returns the path of a link that works for five minutes, or for good where the file is public */
  to(key: string, options?: LinkOptions): string;
  /** The file of a link, undefined when it is forged or too old. */
  open(signed: string): LinkedFile | undefined;
}

/** Files that their uploader made public: their links do not expire. */
const PUBLIC = /^media\/[^/]+\/public\//;

/** The storage key of a file that somebody uploads. */
export const mediaKey = (userId: string, name: string, isPublic: boolean): string =>
  `media/${userId}/${isPublic ? 'public/' : ''}${name}`;

/** Without an end: for good. */
const claims = z.object({
  k: z.string(),
  e: z.number().optional(),
  c: z.string().optional(),
  m: z.literal(1).optional(),
  n: z.string().optional(),
});

/** Signed links to files in kit/storage: never an open proxy, whoever holds one may read that one file for a while. */
export function createFileLinks(secrets: Pick<Secrets, 'hmac' | 'equal'>, clock: Clock): FileLinks {
  const sign = (text: string) => secrets.hmac('file-link', text);
  return {
    to(key, { sha256, asMp3 = false, name: given } = {}) {
      const end = PUBLIC.test(key) ? {} : { e: clock.now().getTime() + LINK_SECONDS * 1000 };
      const text = Buffer.from(
        JSON.stringify({
          k: key,
          ...end,
          ...(sha256 ? { c: sha256 } : {}),
          ...(asMp3 ? { m: 1 } : {}),
          ...(given ? { n: given } : {}),
        }),
      ).toString('base64url');
      const own = given ?? key.split('/').at(-1) ?? 'file';
      const name = asMp3 ? own.replace(/\.wav$/, '.mp3') : own;
      return `/api/filepipe/${encodeURIComponent(name)}?url=${text}.${sign(text)}`;
    },
    open(signed) {
      const [text = '', signature = ''] = signed.split('.');
      if (!secrets.equal(signature, sign(text))) return undefined;
      const { k, e, c: sha256, m, n: name } = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      // Asked of the file, too, and not of the link alone.
      const works = e === undefined ? PUBLIC.test(k) : e > clock.now().getTime();
      return works ? { key: k, sha256, asMp3: m === 1, name } : undefined;
    },
  };
}
