import type { Clock } from '@ringline/kit/clock';
import type { Secrets } from '@ringline/kit/secrets';
import { z } from 'zod';

/** Seconds that a link to a stored file works (defaults 1.4). */
const LINK_SECONDS = 300;

export interface FileLinks {
  /** @returns the path of a link that works for five minutes, or for good where the file is public */
  to(key: string): string;
  /** The storage key of a link, undefined when it is forged or too old. */
  open(signed: string): string | undefined;
}

/** Files that their uploader made public: their links do not expire. */
const PUBLIC = /^media\/[^/]+\/public\//;

/** The storage key of a file that somebody uploads. */
export const mediaKey = (userId: string, name: string, isPublic: boolean): string =>
  `media/${userId}/${isPublic ? 'public/' : ''}${name}`;

/** Without an end: for good. */
const claims = z.object({ k: z.string(), e: z.number().optional() });

/** Signed links to files in kit/storage: never an open proxy, whoever holds one may read that one file for a while. */
export function createFileLinks(secrets: Pick<Secrets, 'hmac' | 'equal'>, clock: Clock): FileLinks {
  const sign = (text: string) => secrets.hmac('file-link', text);
  return {
    to(key) {
      const end = PUBLIC.test(key) ? {} : { e: clock.now().getTime() + LINK_SECONDS * 1000 };
      const text = Buffer.from(JSON.stringify({ k: key, ...end })).toString('base64url');
      const name = key.split('/').at(-1) ?? 'file';
      return `/api/filepipe/${encodeURIComponent(name)}?url=${text}.${sign(text)}`;
    },
    open(signed) {
      const [text = '', signature = ''] = signed.split('.');
      if (!secrets.equal(signature, sign(text))) return undefined;
      const { k, e } = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      // Asked of the file, too, and not of the link alone.
      const works = e === undefined ? PUBLIC.test(k) : e > clock.now().getTime();
      return works ? k : undefined;
    },
  };
}
