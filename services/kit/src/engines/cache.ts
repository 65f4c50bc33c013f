import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { processEnvironment } from '../config/index.ts';

/** Where fetched and built tools lie, by version and outside of git: RINGLINE_CACHE, or the user's cache folder. */
function cacheFolder(): string {
  const { RINGLINE_CACHE, XDG_CACHE_HOME } = processEnvironment();
  return RINGLINE_CACHE || path.join(XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'ringline');
}

/** Where one version of a tool lies, or would lie. */
export const cachedAt = (name: string): string => path.join(cacheFolder(), name);

/**
 * The folder of one version of a tool, made when it is not there. It appears whole or not at all: `make` works in a scratch
 * folder beside it, and of two makers at once the first wins.
 * @param name tool and version, as `kafka-4.1.0`
 * @throws whatever `make` throws
 */
export async function cached(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = cachedAt(name);
  if (existsSync(folder)) return folder;
  const scratch = `${folder}.${randomUUID()}`;
  await mkdir(scratch, { recursive: true });
  try {
    await make(scratch);
    await rename(scratch, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return folder;
}
