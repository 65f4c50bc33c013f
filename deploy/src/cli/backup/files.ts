/** The files of a deployment: which folders they lie in, and what is in them. */
import { createReadStream } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { EnvironmentSource } from '@ringline/kit/config';
import { databaseVariable, type Place } from '../place.ts';

/** A folder of files by the name that it has in the backup. */
export interface Folder {
  readonly name: string;
  readonly path: string;
}

/** The folders that a backup holds. An object store keeps its own versions: it is not among them. */
export function foldersOf(place: Place, source: EnvironmentSource): Folder[] {
  const world = { name: 'sandbox', path: path.join(place.dataDir, 'sandbox') };
  if (!place.cluster) return [{ name: 'files', path: path.join(place.dataDir, 'files') }, world];
  const storage = source['STORAGE_URL'];
  return [
    ...(storage?.startsWith('file:') ? [{ name: 'files', path: fileURLToPath(storage) }] : []),
    ...(source[databaseVariable('sandbox')] ? [world] : []),
  ];
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
