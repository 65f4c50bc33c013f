/** The carrier's store of files that phones outside sent. */
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ids } from '@ringline/kit/clock';
import type { CarrierConfig } from '../deps.ts';
import type { MediaRecord } from '../records.ts';
import { sidFrom } from '../sid.ts';

/** What a phone sends along. */
export interface SentFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const SID = /^ME[0-9a-f]{32}$/;

export interface MediaFiles {
  store(file: SentFile): Promise<MediaRecord>;
  has(sid: string): Promise<boolean>;
  read(sid: string): Promise<Buffer | undefined>;
  /** As the phone outside has it, which keeps its own whatever the carrier forgets. */
  readOnPhone(sid: string): Promise<Buffer | undefined>;
  /** @returns whether there was one */
  forget(sid: string): Promise<boolean>;
}

export function createMediaFiles({ recordingsDir }: Pick<CarrierConfig, 'recordingsDir'>, ids: Ids): MediaFiles {
  const folder = path.join(path.dirname(recordingsDir), 'media');
  const fileOf = (sid: string) => path.join(folder, sid);
  const keptOnPhone = (sid: string) => path.join(folder, `${sid}.phone`);
  const has = async (sid: string) =>
    SID.test(sid) &&
    (await access(fileOf(sid)).then(
      () => true,
      () => false,
    ));
  return {
    has,
    async store({ contentType, bytes }) {
      const sid = sidFrom('ME', ids.uuid());
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(sid), bytes);
      return { sid, contentType };
    },
    read: async (sid) => ((await has(sid)) ? readFile(fileOf(sid)) : undefined),
    async readOnPhone(sid) {
      if (!SID.test(sid)) return undefined;
      return readFile((await has(sid)) ? fileOf(sid) : keptOnPhone(sid)).catch(() => undefined);
    },
    async forget(sid) {
      if (!(await has(sid))) return false;
      await rename(fileOf(sid), keptOnPhone(sid));
      return true;
    },
  };
}
