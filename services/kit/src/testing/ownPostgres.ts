import { chmodSync } from 'node:fs';
import { startEmbeddedPostgres } from '../db/index.ts';
import { atEndOfFile } from './atEnd.ts';
import { temporaryFolder } from './temporaryFolder.ts';

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

/** @param durable whether what was committed is there after a kill of the server; where it is never killed, nothing waits for the disk */
export async function ownPostgres({ durable = true }: { durable?: boolean } = {}): Promise<OwnPostgres> {
  const dataDir = temporaryFolder('own-postgres');
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durable, maxConnections: 100 });
  atEndOfFile(() => server.stop());
  return {
    adminUrl: server.adminUrl,
    kill: () => server.kill(),
    start: () => server.start(),
    pause: () => server.signal('SIGSTOP'),
    resume: () => server.signal('SIGCONT'),
  };
}
