import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../db/index.ts';
import { eventually } from './eventually.ts';
import { atEndOfFile } from './testDatabase.ts';

/** A PostgreSQL of one test file's own, which may be taken away and given back while the test runs. */
export interface OwnPostgres {
  readonly adminUrl: string;
  /** kill -9 of the server and its sessions. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Freezes it: connections stay, nobody answers. */
  pause(): void;
  resume(): void;
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ringline-own-postgres-'));
  chmodSync(dataDir, 0o711);
  const open = () => startEmbeddedPostgres({ dataDir, durable: false, maxConnections: 100 });
  let server = await open();
  atEndOfFile(async () => {
    signal('SIGCONT');
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function signal(name: NodeJS.Signals): number {
    const postmaster = Number(readFileSync(path.join(server.dataPath, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    for (const pid of [postmaster, ...childrenOf(postmaster)]) {
      try {
        process.kill(pid, name);
      } catch {
        // A session that ended meanwhile.
      }
    }
    return postmaster;
  }

  return {
    adminUrl: server.adminUrl,
    async kill() {
      const postmaster = signal('SIGKILL');
      await eventually(() => stateOf(postmaster) === undefined || stateOf(postmaster) === 'Z');
    },
    async start() {
      server = await open();
    },
    pause: () => void signal('SIGSTOP'),
    resume: () => void signal('SIGCONT'),
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => statOf(Number(pid))?.[1] === String(parent))
    .map(Number);
}

const stateOf = (pid: number): string | undefined => statOf(pid)?.[0];

/** State and parent of a process. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ', 2);
  } catch {
    return undefined;
  }
}
