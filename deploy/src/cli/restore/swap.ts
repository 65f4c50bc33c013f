/** What was restored beside takes the place of what is there: all of it, or nothing. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import pg from 'pg';
import { databaseExists, dropDatabase, maintain } from './load.ts';

/** One thing that changes places; `undo` works at any time before `settle`. */
export interface Change {
  make(): Promise<void>;
  undo(): Promise<void>;
  /** Lets go of what was there before. */
  settle(): Promise<void>;
}

export const RESTORING = '_restoring';
const BEFORE = '_before_restore';

const nameOfDatabase = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The database that is filled before it takes the place of the one that a URL names. */
export const twinOf = (url: string): string => nameOfDatabase(url) + RESTORING;

const renameDatabase = (url: string, from: string, to: string) =>
  maintain(url, `ALTER DATABASE ${pg.escapeIdentifier(from)} RENAME TO ${pg.escapeIdentifier(to)}`);

/** Puts a database back that a restore, killed in between, had moved away. */
export async function healDatabase(url: string): Promise<void> {
  const name = nameOfDatabase(url);
  if (!(await databaseExists(url, name)) && (await databaseExists(url, name + BEFORE)))
    await renameDatabase(url, name + BEFORE, name);
}

/** @param url the present database, as an administrator */
export function databaseChange(url: string): Change {
  const name = nameOfDatabase(url);
  const move = (from: string, to: string) => renameDatabase(url, from, to);
  let state: 'untouched' | 'away' | 'changed' = 'untouched';
  return {
    async make() {
      await dropDatabase(url, name + BEFORE);
      await move(name, name + BEFORE);
      state = 'away';
      await move(name + RESTORING, name);
      state = 'changed';
    },
    async undo() {
      if (state === 'changed') await move(name, name + RESTORING);
      if (state !== 'untouched') await move(name + BEFORE, name);
      state = 'untouched';
      await dropDatabase(url, name + RESTORING);
    },
    settle: () => dropDatabase(url, name + BEFORE),
  };
}

/** A file or a folder; there may be none at either place. */
export function fileChange(place: string): Change {
  const [draft, before] = [place + RESTORING, place + BEFORE];
  let state: 'untouched' | 'away' | 'changed' = 'untouched';
  const move = async (from: string, to: string) => {
    if (existsSync(from)) await rename(from, to);
  };
  return {
    async make() {
      await rm(before, { recursive: true, force: true });
      await move(place, before);
      state = 'away';
      await move(draft, place);
      state = 'changed';
    },
    async undo() {
      if (state === 'changed') await move(place, draft);
      if (state !== 'untouched') await move(before, place);
      state = 'untouched';
      await rm(draft, { recursive: true, force: true });
    },
    settle: () => rm(before, { recursive: true, force: true }),
  };
}

/**
 * Makes all changes; after a failure none is made.
 * @returns what of the past could not be removed, in words: it is in nobody's way
 * @throws whatever a change throws
 */
export async function changeAll(changes: readonly Change[]): Promise<string[]> {
  try {
    for (const change of changes) await change.make();
  } catch (error) {
    await undoAll(changes);
    throw error;
  }
  const left: string[] = [];
  for (const change of changes)
    await change.settle().catch((error: unknown) => left.push(error instanceof Error ? error.message : String(error)));
  return left;
}

export async function undoAll(changes: readonly Change[]): Promise<void> {
  for (const change of changes.toReversed()) await change.undo();
}
