/** `ringline restore`: a deployment as it was when the backup was made. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { EnvironmentSource } from '@ringline/kit/config';
import type { Storage } from '@ringline/kit/storage';
import { putFile, readParts } from '../backup/archive.ts';
import { fileKey, FILES, foldersOf, objectStoreOf, type Folder } from '../backup/files.ts';
import { KEYS, MANIFEST, type Manifest } from '../backup/manifest.ts';
import { command, type Shell } from '../command.ts';
import { placeOf, servicesOf, type Place } from '../place.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';
import { createTwin, type Twin } from './load.ts';
import { changeAll, databaseChange, fileChange, RESTORING, twinOf, undoAll, type Change } from './swap.ts';
import { openTarget, type Target } from './target.ts';
import { assertKafkaAnswers, clearTopics } from './topics.ts';
import { assertKnown, verifyBackup } from './verify.ts';

export const restoreCommand = (shell: Shell) =>
  command<{ replace?: boolean }>(
    shell,
    'restore <from>',
    'put a backup into an empty deployment that is not running; it is checked whole before anything is touched',
    (made) => made.option('--replace', 'in the place of the data that is there'),
    restore,
  );

async function restore(
  terminal: Terminal,
  [from = '']: readonly string[],
  { replace = false }: { replace?: boolean },
): Promise<ExitCode> {
  const { source } = terminal;
  const place = placeOf(source);
  const backup = path.resolve(from);
  const services = servicesOf(place, source);
  const { manifest, ring, types } = await verifyBackup(backup);
  terminal.note(`${backup}: whole; made ${manifest.madeAt} by Ringline ${manifest.ringline}.`);
  await assertKnown(manifest, services);
  const store = objectStoreOf(place, source);
  const folders = foldersFor(manifest, place, source, store !== undefined);
  if (place.cluster) await assertKafkaAnswers(source);
  const names = manifest.databases.map(({ service }) => service);
  const target = await openTarget(place, source, names, ring, replace);
  const twins = new Map<string, Twin>();
  const changes: Change[] = [];
  try {
    for (const database of manifest.databases) {
      const url = target.urls.get(database.service) ?? '';
      const definition = services.find(({ name }) => name === database.service);
      if (!definition) throw new Error(`There is no service ${database.service}`);
      changes.push(databaseChange(url));
      twins.set(database.service, await createTwin(url, twinOf(url), definition.migrations, database));
    }
    for (const folder of folders.values()) {
      changes.push(fileChange(folder.path));
      await rm(folder.path + RESTORING, { recursive: true, force: true });
    }
    if (target.keyFile) changes.push(fileChange(target.keyFile));
    for await (const { name, body } of readParts(backup))
      await take(name, body, { twins, folders, store, types, target });
    for (const [service, twin] of twins) {
      await twin.finish();
      terminal.note(`  ${service}: as of ${manifest.databases.find((one) => one.service === service)?.takenAt}`);
    }
    if (target.unfinished) await writeFile(target.unfinished, 'A restore is putting its data in place.\n');
    const left = await changeAll(changes);
    if (target.unfinished) await rm(target.unfinished);
    for (const what of left) terminal.note(`  Not removed of what was there before: ${what}`);
  } catch (error) {
    for (const twin of twins.values()) await twin.close();
    await undoAll(changes);
    if (target.unfinished) await rm(target.unfinished, { force: true });
    throw error instanceof CommandProblem
      ? error
      : new CommandProblem(
          'The backup could not be restored.',
          error instanceof Error ? error.message : String(error),
          'What was there before is there still.',
        );
  } finally {
    await target.close();
  }
  const rows = manifest.databases.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0);
  terminal.say(`Restored ${manifest.databases.length} databases with ${rows} rows, as of ${manifest.madeAt}.`);
  const topics = place.cluster ? await clearTopics(source, names) : undefined;
  if (topics) terminal.say(topics.words);
  terminal.say(
    'Then start it, and run `ringline carrier check`: the carrier may have been told other addresses since.',
  );
  terminal.result({
    restored: backup,
    madeAt: manifest.madeAt,
    databases: manifest.databases.length,
    rows,
    ...(topics ? { topicsDeleted: topics.deleted } : {}),
  });
  return 0;
}

interface Destination {
  readonly twins: ReadonlyMap<string, Twin>;
  readonly folders: ReadonlyMap<string, Folder>;
  /** Where the deployment's files go, when they go into no folder. */
  readonly store: Storage | undefined;
  readonly types: ReadonlyMap<string, string>;
  readonly target: Target;
}

async function take(name: string, body: Readable, to: Destination): Promise<void> {
  const [kind = '', owner = '', ...rest] = name.split('/');
  if (name === KEYS) {
    if (to.target.keyFile) await putFile(body, to.target.keyFile + RESTORING);
    else body.resume();
  } else if (kind === 'databases') await to.twins.get(owner)?.load(name, body);
  else if (to.store && fileKey(name)) {
    const key = fileKey(name) ?? '';
    const contentType = to.types.get(key);
    // What has no type beside it is one: it goes with its file.
    if (contentType === undefined) body.resume();
    else await to.store.put(key, body, { contentType });
  } else if (kind === 'files') {
    const staged = `${to.folders.get(owner)?.path}${RESTORING}`;
    const file = path.join(staged, ...rest);
    if (!file.startsWith(staged + path.sep)) throw new Error(`${name} would lie outside of its folder`);
    await putFile(body, file);
  } else if (name === MANIFEST) body.resume();
}

/** Where the folders of the backup lie here. @throws CommandProblem when one has no place */
function foldersFor(
  manifest: Manifest,
  place: Place,
  source: EnvironmentSource,
  hasStore: boolean,
): ReadonlyMap<string, Folder> {
  const here = new Map(foldersOf(place, source).map((folder) => [folder.name, folder]));
  for (const name of manifest.folders) {
    if (
      here.has(name) ||
      (hasStore && name === FILES) ||
      !manifest.parts.some((part) => part.name.startsWith(`files/${name}/`))
    )
      continue;
    throw new CommandProblem(
      `The backup holds the folder ${name}, for which there is no place here.`,
      'The environment names no store of files, or the world outside is not part of this deployment.',
      'Set STORAGE_URL as for the services; for a backup with a sandbox also the address of its database.',
    );
  }
  return new Map(manifest.folders.flatMap((name) => [here.get(name) ?? []].flat().map((folder) => [name, folder])));
}
