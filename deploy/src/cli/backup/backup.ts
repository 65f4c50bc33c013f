/** `ringline backup`: everything that a deployment knows, while it runs or while it rests. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { runningPostgres, startEmbeddedPostgres, withDatabase, databaseName } from '@ringline/kit/db';
import type { Storage } from '@ringline/kit/storage';
import { command, type Shell } from '../command.ts';
import { adminUrl, placeOf, presentKeyRing, servicesOf, type Place } from '../place.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';
import { createWriter, type Writer } from './archive.ts';
import { takeCut, type Cut } from './cut.ts';
import { dumpDatabase } from './dump.ts';
import { FILES, filesBelow, foldersOf, objectStoreOf, readable, TYPE } from './files.ts';
import { FORMAT, KEYS, MANIFEST, type Manifest, type Part } from './manifest.ts';

export const backupCommand = (shell: Shell) =>
  command(
    shell,
    'backup <to>',
    'write all databases, files and keys to a new folder, or to one file if its name ends with .tar; anyone who has it has everything',
    (made) => made,
    backup,
  );

async function backup(terminal: Terminal, [to = '']: readonly string[]): Promise<ExitCode> {
  const { source } = terminal;
  const place = placeOf(source);
  const ring = await presentKeyRing(place, source);
  const target = path.resolve(to);
  const server = place.cluster ? undefined : await embedded(place);
  let writer: Writer | undefined;
  let cut: Cut | undefined;
  try {
    const urls = new Map(
      servicesOf(place, source).map(({ name }) => [
        name,
        server ? withDatabase(server.adminUrl, databaseName(name)) : adminUrl(source, name),
      ]),
    );
    writer = await createWriter(target);
    cut = await takeCut(urls);
    terminal.note(
      `Snapshots of ${cut.snapshots.length} databases; events stood still for ${cut.heldMs.toFixed(0)} ms.`,
    );
    const databases: Manifest['databases'] = [];
    const parts: Part[] = [];
    for (const snapshot of cut.snapshots) {
      let rows = 0;
      const dumped = await dumpDatabase(snapshot, writer, (_table, count) => (rows += count));
      await snapshot.client.end();
      databases.push(dumped.manifest);
      parts.push(...dumped.parts);
      terminal.note(`  ${snapshot.service}: ${dumped.manifest.tables.length} tables, ${rows} rows`);
    }
    // After the databases: a file is there before a row speaks of it.
    const folders = foldersOf(place, source);
    for (const folder of folders) {
      let files = 0;
      for await (const name of filesBelow(folder.path)) {
        const body = await readable(path.join(folder.path, name));
        if (!body) continue;
        parts.push(await writer.add(`files/${folder.name}/${name}`, body));
        files += 1;
      }
      terminal.note(`  ${folder.path}: ${files} files`);
    }
    const store = objectStoreOf(place, source);
    if (store) parts.push(...(await takeObjects(store, writer, terminal)));
    parts.push(await writer.add(KEYS, Readable.from([JSON.stringify(ring, null, 2)])));
    const told: Manifest = {
      format: FORMAT,
      ringline: await version(),
      madeAt: new Date().toISOString(),
      databases,
      folders: [...folders.map(({ name }) => name), ...(store ? [FILES] : [])],
      parts,
    };
    await writer.add(MANIFEST, Readable.from([JSON.stringify(told, null, 2)]));
    await writer.finish();
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    terminal.say(`${target}: ${databases.length} databases, ${parts.length} parts, ${(size / 1e6).toFixed(1)} MB.`);
    terminal.say('It holds the keys of the deployment: keep it where no one else can read it.');
    terminal.result({ backup: target, bytes: size, heldMs: cut.heldMs, databases: databases.map(summaryOf) });
    return 0;
  } catch (error) {
    await writer?.abandon();
    throw error;
  } finally {
    await cut?.close();
    await server?.stop();
  }
}

/** What an object store holds, in the form of a folder. */
async function takeObjects(store: Storage, writer: Writer, terminal: Terminal): Promise<Part[]> {
  const parts: Part[] = [];
  let objects = 0;
  for await (const key of store.list()) {
    const found = await store.get(key);
    // Deleted since it was listed.
    if (!found) continue;
    parts.push(await writer.add(`files/${FILES}/${key}`, found.body));
    parts.push(await writer.add(`files/${FILES}/${key}${TYPE}`, Readable.from([found.contentType])));
    objects += 1;
    if (objects % TOLD_EVERY === 0) terminal.note(`  ${objects} files of the object store …`);
  }
  terminal.note(`  the object store: ${objects} files`);
  return parts;
}

const TOLD_EVERY = 1_000;

/** The database of the product that runs on DATA_DIR; if none does it is started for the time of the backup. */
async function embedded({ dataDir }: Place): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const running = runningPostgres(dataDir);
  if (running) return { adminUrl: running, stop: async () => undefined };
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    throw new CommandProblem(
      'The database of DATA_DIR does not start.',
      error instanceof Error ? error.message : String(error),
      'See to what it names, or set DATA_DIR.',
    );
  }
}

const summaryOf = ({ service, tables, takenAt }: Manifest['databases'][number]) => ({
  service,
  takenAt,
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
});

async function version(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
