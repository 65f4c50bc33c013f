/** A backup is looked through before anything is touched: whole, and of a kind that this version can restore. */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { newestSchemaState } from '@ringline/kit/db';
import { parseKeyRing, type KeyRing } from '@ringline/kit/secrets';
import type { SERVICES } from '../../compose.ts';
import { measure, readParts } from '../backup/archive.ts';
import { fileKey, TYPE } from '../backup/files.ts';
import { FORMAT, KEYS, MANIFEST, manifest as schema, type Manifest } from '../backup/manifest.ts';
import { CommandProblem } from '../terminal.ts';

export interface Verified {
  readonly manifest: Manifest;
  readonly ring: KeyRing;
  /** The content types of the files, by their keys in a store. */
  readonly types: ReadonlyMap<string, string>;
}

/**
 * Reads the whole backup once and compares every part with what the manifest says.
 * @throws CommandProblem naming what is missing, changed or too new
 */
export async function verifyBackup(source: string): Promise<Verified> {
  const found = new Map<string, { size: number; sha256: string }>();
  let told: Manifest | undefined;
  let ring: KeyRing | undefined;
  const types = new Map<string, string>();
  try {
    for await (const { name, body } of readParts(source)) {
      if (name === MANIFEST) {
        told = parse(await text(body));
        continue;
      }
      const measured = measure();
      const kept: Buffer[] = [];
      const key = fileKey(name);
      const isType = key?.endsWith(TYPE) ?? false;
      await pipeline(body, measured.stream, name === KEYS || isType ? into(kept) : nowhere());
      if (name === KEYS) ring = parseKeyRing(Buffer.concat(kept).toString());
      if (key && isType) types.set(key.slice(0, -TYPE.length), Buffer.concat(kept).toString());
      found.set(name, measured.result());
    }
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    throw broken(source, error instanceof Error ? error.message : String(error));
  }
  if (!told) throw broken(source, `It has no ${MANIFEST}, which is written last: the backup did not come to its end.`);
  for (const { name, size, sha256 } of told.parts) {
    const there = found.get(name);
    if (!there) throw broken(source, `${name} is missing.`);
    if (there.size !== size || there.sha256 !== sha256) throw broken(source, `${name} is not what was written.`);
    found.delete(name);
  }
  if (!ring) throw broken(source, `${KEYS} is missing.`);
  const [stranger] = found.keys();
  if (stranger) throw broken(source, `${stranger} does not belong to it.`);
  return { manifest: told, ring, types };
}

/**
 * Whether this version of the code has the past of these databases.
 * @throws CommandProblem when a backup is of a newer version, or of another history
 */
export async function assertKnown({ databases }: Manifest, services: typeof SERVICES): Promise<void> {
  for (const { service, state } of databases) {
    const definition = services.find(({ name }) => name === service);
    if (!definition) {
      throw new CommandProblem(
        `The backup holds a database of ${service}, for which there is no place here.`,
        'This deployment has no such service, or its database was not named.',
        'Restore with the version that made the backup; in a cluster set the address of its database.',
      );
    }
    const newest = await newestSchemaState(definition.migrations);
    const known = new Map(newest.migrations.map(({ name, checksum }) => [name, checksum]));
    for (const { name, checksum } of state.migrations) {
      if (known.get(name) === checksum) continue;
      throw new CommandProblem(
        known.has(name)
          ? `Migration ${name} of ${service} is not the one that the backup's database went through.`
          : `The backup's database of ${service} went through migration ${name}, which this version does not know.`,
        'The backup is of a newer version of Ringline, or of another line of it.',
        'Restore with the version that made the backup, or a newer one.',
      );
    }
    if (state.jobs > newest.jobs) {
      throw new CommandProblem(
        `The backup's jobs of ${service} are of version ${state.jobs}; this version knows ${newest.jobs}.`,
        'The backup is of a newer version of Ringline.',
        'Restore with the version that made the backup, or a newer one.',
      );
    }
  }
}

function parse(json: string): Manifest {
  const { format } = JSON.parse(json) as { format?: number };
  if (format !== FORMAT) {
    throw new CommandProblem(
      `The backup is of format ${format}.`,
      `This version reads format ${FORMAT}.`,
      'Restore with the version that made the backup.',
    );
  }
  return schema.parse(JSON.parse(json));
}

const broken = (source: string, why: string) =>
  new CommandProblem(`The backup ${source} is damaged.`, why, 'Nothing was touched. Take another copy of it.');

const into = (kept: Buffer[]) =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      kept.push(chunk);
      done();
    },
  });

const nowhere = () =>
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
