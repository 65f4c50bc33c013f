import type { Socket } from 'node:net';
import pg from 'pg';
import { noteUnbegun } from './transaction.ts';

/**
 * Milliseconds that a caller waits for a connection, a free one or a new one: no less, since a busy moment is no outage. A server
 * that is frozen lets none be made. Who must answer sooner has a limit of its own (kit/http `inTime`).
 */
const CONNECT_MS = 8_000;
/** Milliseconds that one statement may take. A transaction may take 10,000; nothing of ours is meant to come near. */
const STATEMENT_MS = 15_000;
/** Milliseconds after which the server ends a transaction whose owner says nothing: its locks must not outlive a hung replica. */
const SILENT_TRANSACTION_MS = 60_000;
/** Milliseconds of silence after which the system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * The small pool of one service, shared by Prisma, hot SQL, jobs and the event reader.
 * All-in-one holds at most 45 connections: four here and one that listens, for each of eight services.
 * A database that is away is an error within seconds, never a wait without end; connections come back by themselves.
 */
export function createPool(
  connectionString: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): pg.Pool {
  const pool = new TellingPool({
    connectionString,
    max: options.max ?? 4,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'ringline',
    Client: ImpatientClient,
  });
  pool.on('error', options.onError ?? (() => undefined));
  return pool;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (discard?: boolean) => void,
) => void;

/** Says of the errors of a connection that could not be had that nothing happened, and gives those a code that have none. */
class TellingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected) {
      super.connect((error, client, release) => connected(error && told(error), client, release));
      return undefined;
    }
    return super.connect().catch((error: Error) => {
      throw told(error);
    });
  }
}

/** What broke with the connection has its words alone, or the system's code: told in PostgreSQL's own, which all look for. */
function coded(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  if (error.message === 'Query read timeout') return Object.assign(error, { originalCode: '57014' });
  const broke = BROKEN.test(error.message) || code === 'ECONNRESET' || code === 'EPIPE';
  return broke ? Object.assign(error, { originalCode: '08006' }) : error;
}

const BROKEN = /^Connection terminated|connection error and is not queryable|^Client was closed/;

function told(error: Error): Error {
  noteUnbegun(error);
  // In words alone: all are taken, or none could be made in time.
  if (/connection timeout|exceeded when trying to connect/.test(error.message))
    Object.assign(error, { originalCode: 'P2024' });
  return error;
}

/**
 * A connection on which a statement got no answer in time is of no more use: what is sent next would wait behind it. It is
 * cut, so that whoever holds it hears of it and the pool makes another one. (Prisma gives connections back as good ones.)
 */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens only while a connection is idle. One that is lost between two statements of its holder says so in an
    // event that nobody else hears, which would end the process; the holder's next statement is refused all the same.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...request: unknown[]) => unknown;
    const watched = (...request: unknown[]): unknown => {
      const answer = query(...request);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') this.#cut();
        });
        return answer.catch((error: unknown) => {
          throw coded(error);
        });
      }
      return answer;
    };
    this.query = watched as typeof this.query;
  }

  #cut(): void {
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}
