/** Where a backup lies: a folder of parts, or the same parts in one `.tar`. Both are written beside and renamed. */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { CommandProblem } from '../terminal.ts';
import type { Part } from './manifest.ts';

export interface Writer {
  /** Takes a part whose length is not known yet. @param through changes the bytes on their way */
  add(name: string, body: Readable, through?: Transform): Promise<Part>;
  /** Puts everything in its place. */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** A part as it is read back: `body` must be read to its end before the next one comes. */
export interface Entry {
  readonly name: string;
  readonly body: Readable;
}

export const isArchive = (target: string): boolean => target.endsWith('.tar');

/** @throws CommandProblem when something is there already */
export async function createWriter(target: string): Promise<Writer> {
  const there = await stat(target).catch(() => undefined);
  if (there && !(there.isDirectory() && (await readdir(target)).length === 0)) {
    throw new CommandProblem(
      `${target} exists already.`,
      'A backup never writes over anything.',
      'Name a file or a folder that is not there yet; `.tar` makes it one file.',
      2,
    );
  }
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  if (there) await rm(target, { recursive: true });
  return isArchive(target) ? archiveWriter(target, draft) : folderWriter(target, draft);
}

async function folderWriter(target: string, draft: string): Promise<Writer> {
  await mkdir(draft, { mode: 0o700 });
  return {
    add: (name, body, through) => writePart(path.join(draft, ...name.split('/')), name, body, through),
    finish: () => rename(draft, target),
    abandon: () => rm(draft, { recursive: true, force: true }),
  };
}

/** A tar says each part's length in front of it, so a part waits in a file of its own until it is whole. */
async function archiveWriter(target: string, draft: string): Promise<Writer> {
  const scratch = `${draft}.entry`;
  const tar = pack();
  const written = pipeline(tar, createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
  written.catch(() => undefined);
  return {
    async add(name, body, through) {
      const part = await writePart(scratch, name, body, through);
      await Promise.race([
        pipeline(createReadStream(scratch), tar.entry({ name, size: part.size, mode: 0o600 })),
        // A full disk ends the archive, and nobody would take the entry's bytes any more.
        written,
      ]);
      await rm(scratch);
      return part;
    },
    async finish() {
      tar.finalize();
      await written;
      const file = await open(draft, 'r+');
      await file.sync();
      await file.close();
      await rename(draft, target);
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await Promise.all([rm(draft, { force: true }), rm(scratch, { force: true })]);
    },
  };
}

async function writePart(
  file: string,
  name: string,
  body: Readable,
  through: Transform = new PassThrough(),
): Promise<Part> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const measured = measure();
  await pipeline(body, through, measured.stream, createWriteStream(file, { mode: 0o600 }));
  return { name, ...measured.result() };
}

/** Counts and hashes what passes. */
export function measure(): { stream: Transform; result(): { size: number; sha256: string } } {
  const hash: Hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/**
 * Every part of a backup, one after the other.
 * @throws CommandProblem when there is none
 */
export async function* readParts(source: string): AsyncGenerator<Entry> {
  const there = await stat(source).catch(() => undefined);
  if (!there) {
    throw new CommandProblem(
      `There is no backup at ${source}.`,
      'Neither a file nor a folder has that name.',
      'Name what `ringline backup` made.',
      2,
    );
  }
  if (there.isDirectory()) yield* folderParts(source, '');
  else yield* archiveParts(source);
}

async function* folderParts(root: string, below: string): AsyncGenerator<Entry> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* folderParts(root, name);
    else yield { name, body: createReadStream(path.join(root, name)) };
  }
}

async function* archiveParts(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), tar);
  reading.catch(() => undefined);
  for await (const entry of tar) {
    // The type of the library knows only the streams of readable-stream, which are Node's.
    yield { name: entry.header.name, body: entry as unknown as Readable };
    entry.resume();
  }
  await reading;
}

/** Writes a part of a backup to a place outside it, for its owner alone. */
export async function putFile(body: Readable, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(body, createWriteStream(file, { mode: 0o600 }));
}
