import pg from 'pg';
import type { Database } from '../db/index.ts';
import { repeated, type Log } from '../telemetry/index.ts';

/** First number of the advisory lock; append_events holds 7001. */
const LOCK_SPACE = 7002;
const RETRY_MS = 500;
const PULSE_MS = 1_000;

export interface Office {
  begin(): Promise<void>;
  /** @param lost another may be leader already: let go at once */
  end(lost: boolean): Promise<void>;
}

export interface Leadership {
  /** Resolves when the office, if held, has ended. @param lost as if this process had been killed */
  close(lost?: boolean): Promise<void>;
}

/**
 * One leader for each database among all replicas of a service: who holds a session advisory lock on a connection of its
 * own. PostgreSQL gives the lock back when that connection is gone, and another takes it within half a second.
 * The connection has to reach PostgreSQL itself: a pooler between them would share the session.
 */
export function lead<Client>(db: Database<Client>, number: number, office: Office, log: Log): Leadership {
  const closing = Promise.withResolvers<boolean>();
  let closed = false;
  const pause = (milliseconds: number): Promise<unknown> =>
    Promise.race([new Promise((resolve) => setTimeout(resolve, milliseconds)), closing.promise]);

  async function term(): Promise<void> {
    const client = new pg.Client({
      ...db.pool.options,
      application_name: 'ringline-relay',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    let lost = false;
    client.on('error', () => (lost = true));
    client.on('end', () => (lost = true));
    try {
      await client.connect();
      // A leader whose machine has gone without a word loses the lock in half a minute instead of two hours.
      await client.query('SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3');
      while (!closed && !(await locked(client, number))) await pause(RETRY_MS);
      if (closed) return;
      await office.begin();
      try {
        while (!closed && !lost) {
          await pause(PULSE_MS);
          if (!closed) await client.query('SELECT 1').catch(() => (lost = true));
        }
      } finally {
        await office.end(lost || (closed && (await closing.promise)));
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    while (!closed) {
      await term().catch((error: unknown) =>
        repeated(log).warn({ err: error, database: db.name }, 'no leader of the relay; tried again'),
      );
      await pause(RETRY_MS);
    }
  }

  const running = run();
  return {
    async close(lost = false) {
      closed = true;
      closing.resolve(lost);
      await running;
    },
  };
}

async function locked(client: pg.Client, number: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS locked', [
    LOCK_SPACE,
    number,
  ]);
  return rows[0]?.locked ?? false;
}
