import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded.ts';
import { isRoot } from './native.ts';
import { isAlive, markOf } from './processes.ts';

const LAUNCHER = fileURLToPath(new URL('../testing/embeddedLauncher.ts', import.meta.url));

let folder: string;
/** One cluster for the cases: to create one takes longer than to start it. */
let dataDir: string;
const launchers: ChildProcess[] = [];

interface Launched {
  launcher: ChildProcess;
  adminUrl: string;
  /** Where the cluster lies. */
  dataPath: string;
}

/** A launcher in a process of its own, when its server answers. */
async function launch(directory: string): Promise<Launched> {
  const launcher = fork(LAUNCHER, [directory], { execArgv: [] });
  launchers.push(launcher);
  const failed = once(launcher, 'exit').then(([code]) => {
    throw new Error(`the launcher ended with ${code} before its server answered`);
  });
  const [started] = await Promise.race([once(launcher, 'message'), failed]);
  return { launcher, ...(started as { adminUrl: string; dataPath: string }) };
}

/** Ends a launcher as a signal to stop would: its server is stopped before it. */
async function end(launcher: ChildProcess): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const gone = once(launcher, 'exit');
  launcher.disconnect();
  await gone;
}

async function query<Row extends pg.QueryResultRow>(adminUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const note = (adminUrl: string, text: string) =>
  query(adminUrl, `CREATE TABLE IF NOT EXISTS notes (text text); INSERT INTO notes VALUES ('${text}')`);
const notes = async (adminUrl: string) =>
  (await query<{ text: string }>(adminUrl, 'SELECT text FROM notes')).map(({ text }) => text);

/** What a power cut leaves: data, and the lock file of a server that had the process number `pid`. */
async function leaveLockOf(pid: number): Promise<void> {
  const { launcher, adminUrl, dataPath } = await launch(dataDir);
  await note(adminUrl, `written by ${pid}`);
  const lock = path.join(dataPath, 'postmaster.pid');
  const [, ...rest] = readFileSync(lock, 'utf8').split('\n');
  await end(launcher);
  writeFileSync(lock, [pid, ...rest].join('\n'));
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ringline-embedded-'));
  chmodSync(folder, 0o711);
  dataDir = path.join(folder, 'data');
});

afterEach(async () => {
  await Promise.all(launchers.splice(0).map(end));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('is taken over with its data after its launcher was killed', async () => {
    const { launcher, adminUrl, dataPath } = await launch(dataDir);
    await note(adminUrl, 'written before the kill');
    const orphan = markOf(Number(readFileSync(path.join(dataPath, 'postmaster.pid'), 'utf8').split('\n', 1)[0]))!;
    const killed = once(launcher, 'exit');
    launcher.kill('SIGKILL');
    await killed;
    expect(isAlive(orphan)).toBe(true);
    expect(runningPostgres(dataDir)).toBeUndefined();

    const next = await launch(dataDir);
    expect(isAlive(orphan)).toBe(false);
    expect(next.adminUrl).toBe(adminUrl);
    expect(await notes(next.adminUrl)).toContain('written before the kill');
  });

  it('starts over the lock file of a server that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await leaveLockOf(pid);
    const next = await launch(dataDir);
    expect(await notes(next.adminUrl)).toContain(`written by ${pid}`);
  });

  it('starts over a lock file whose process number has gone to another program, and leaves that alone', async () => {
    const other = fork(LAUNCHER, [], { execArgv: [] });
    launchers.push(other);
    const pid = other.pid!;
    await leaveLockOf(pid);
    const next = await launch(dataDir);
    expect(await notes(next.adminUrl)).toContain(`written by ${pid}`);
    expect(markOf(pid)).toBeDefined();
  });

  it('refuses a second launcher on the same DATA_DIR, and the first one goes on', async () => {
    const { launcher, adminUrl } = await launch(dataDir);
    await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
      `already running on DATA_DIR ${dataDir} (process ${launcher.pid})`,
    );
    expect(runningPostgres(dataDir)).toBe(adminUrl);
    expect(await query(adminUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is started again when its server is killed, with its data, and says so in a sentence', async () => {
    const said: string[] = [];
    const server = await startEmbeddedPostgres({ dataDir, onDeath: (sentence) => said.push(sentence) });
    try {
      await note(server.adminUrl, 'written before the server died');
      process.kill(
        Number(readFileSync(path.join(server.dataPath, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
        'SIGKILL',
      );
      await eventually(() => expect(said).toHaveLength(2), 30_000);
      expect(said).toEqual(['PostgreSQL ended unexpectedly (SIGKILL). Starting it again …', 'PostgreSQL is back.']);
      expect(await notes(server.adminUrl)).toContain('written before the server died');
    } finally {
      await server.stop();
    }
    // Asked for, an end is none to tell of.
    expect(said).toHaveLength(2);
  });

  it.each(['} garbage', '', '{"port":1}'])(
    'refuses a damaged postgres.json by its name, with what to do: "%s"',
    async (text) => {
      const damaged = path.join(folder, 'damaged');
      mkdirSync(damaged, { recursive: true });
      const file = path.join(damaged, 'postgres.json');
      writeFileSync(file, text);
      await expect(startEmbeddedPostgres({ dataDir: damaged })).rejects.toThrow(`${file} is damaged`);
      await expect(startEmbeddedPostgres({ dataDir: damaged })).rejects.toThrow(/backup of DATA_DIR/);
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('refuses a DATA_DIR that is a file, by the name of the setting', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(`DATA_DIR (${file}) cannot be created`);
  });

  it('keeps root’s data outside a folder that is closed to others, and finds it again', async ({ skip }) => {
    skip(!isRoot(), 'only root starts PostgreSQL as another user');
    const closed = mkdtempSync(path.join(tmpdir(), 'ringline-closed-'));
    chmodSync(closed, 0o700);
    const first = await launch(path.join(closed, 'data'));
    try {
      expect(first.dataPath.startsWith(closed)).toBe(false);
      await note(first.adminUrl, 'written by root');
      await end(first.launcher);

      const second = await launch(path.join(closed, 'data'));
      expect(second.dataPath).toBe(first.dataPath);
      expect(await notes(second.adminUrl)).toEqual(['written by root']);
      await end(second.launcher);
    } finally {
      rmSync(first.dataPath, { recursive: true, force: true });
      rmSync(closed, { recursive: true, force: true });
    }
  });
});
