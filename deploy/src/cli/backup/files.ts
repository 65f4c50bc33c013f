/** The files of a deployment: which folders they lie in, and what is in them. */
import { createReadStream } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { systemIds } from '@ringline/kit/clock';
import type { EnvironmentSource } from '@ringline/kit/config';
import { createStorage, type Storage } from '@ringline/kit/storage';
import { databaseVariable, type Place } from '../place.ts';

/** The folder of the deployment's files, in a backup. */
export const FILES = 'files';
/** Beside a file of theirs lies its content type, as the local store has it, so that either kind of store can take it. */
export const TYPE = '.type';

/** The key that a part of a backup has in a store; undefined when it is no file of the deployment's. */
export const fileKey = (part: string): string | undefined =>
  part.startsWith(`files/${FILES}/`) ? part.slice(`files/${FILES}/`.length) : undefined;

/** A folder of files by the name that it has in the backup. */
export interface Folder {
  readonly name: string;
  readonly path: string;
}

/** The folders that a backup holds. What lies in an object store comes into it as the folder `files` does. */
export function foldersOf(place: Place, source: EnvironmentSource): Folder[] {
  const world = { name: 'sandbox', path: path.join(place.dataDir, 'sandbox') };
  if (!place.cluster) return [{ name: FILES, path: path.join(place.dataDir, 'files') }, world];
  const storage = source['STORAGE_URL'];
  return [
    ...(storage?.startsWith('file:') ? [{ name: FILES, path: fileURLToPath(storage) }] : []),
    ...(source[databaseVariable('sandbox')] ? [world] : []),
  ];
}

/** The object store of a cluster's files, when they lie in no folder. @throws Error when STORAGE_URL names none */
export function objectStoreOf(place: Place, source: EnvironmentSource): Storage | undefined {
  const url = source['STORAGE_URL'];
  return place.cluster && url && !url.startsWith('file:') ? createStorage(url, systemIds) : undefined;
}

/** Files below a folder, as paths with `/`. Drafts are none yet. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, name);
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield name;
  }
}

/** A file as it is now, even while it grows; undefined when it was deleted meanwhile. */
export async function readable(file: string): Promise<Readable | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const { size } = await handle.stat();
  if (size > 0) return createReadStream('', { fd: handle, end: size - 1 });
  await handle.close();
  return Readable.from([]);
}
