import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Ids } from '../clock/index.ts';
import { assertStorageKey, isStorageKey, type Storage, type StoredStat } from './port.ts';

/** A folder as a store. The content type lies beside each file, as `<name>.type`. */
export function createLocalStorage(folder: string, ids: Ids): Storage {
  const fileOf = (key: string) => path.join(folder, ...assertStorageKey(key).split('/'));

  async function statOf(key: string): Promise<StoredStat | undefined> {
    const file = fileOf(key);
    try {
      const [{ size }, contentType] = await Promise.all([stat(file), readFile(`${file}.type`, 'utf8')]);
      return { size, contentType };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    async put(key, body, { contentType }) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written beside and renamed: a reader sees the old object or the new one, never half of one.
      const draft = path.join(path.dirname(file), `.${ids.uuid()}.part`);
      try {
        const handle = await open(draft, 'wx');
        try {
          for await (const chunk of body instanceof Uint8Array ? [body] : body)
            await handle.writeFile(chunk as Uint8Array);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await writeFile(`${file}.type`, contentType);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      const written = await statOf(key);
      if (!written) throw new Error(`${key} vanished while it was written`);
      return written;
    },
    async get(key, range) {
      const found = await statOf(key);
      if (!found) return undefined;
      const body = found.size === 0 ? Readable.from([]) : createReadStream(fileOf(key), range ?? {});
      return { ...found, body };
    },
    stat: statOf,
    async *list(area) {
      const from = area === undefined ? folder : fileOf(area);
      const entries = await opendir(from, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for await (const entry of entries) {
        const key = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        // Drafts have no type beside them, and a type none of its own.
        if (entry.isFile() && isStorageKey(key) && (await statOf(key))) yield key;
      }
    },
    async delete(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
      await rm(`${file}.type`, { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
