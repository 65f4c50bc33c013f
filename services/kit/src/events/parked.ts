import type { AnyUnit, Database } from '../db/index.ts';
import { isFor, type Consumer } from './consumer.ts';
import { causedByEvent, inUnit } from './delivery.ts';
import type { StoredEvent } from './envelope.ts';

export interface ParkedKey {
  readonly consumer: string;
  readonly source: string;
  readonly key: string;
  readonly error: string;
  readonly parkedAt: Date;
  /** Events that wait, the one that failed included. */
  readonly waiting: number;
}

/** What could not be handled and waits for somebody, the oldest first. */
export async function listParked<Client>(db: Database<Client>): Promise<ParkedKey[]> {
  const { rows } = await db.pool.query<{
    consumer: string;
    source: string;
    key: string;
    error: string;
    parked_at: Date;
    waiting: string;
  }>(
    `SELECT k.*, (SELECT count(*) FROM kit.parked_event e WHERE (e.consumer, e.source, e.key) = (k.consumer, k.source, k.key)) AS waiting
     FROM kit.parked_key k ORDER BY parked_at`,
  );
  return rows.map(({ parked_at, waiting, ...rest }) => ({ ...rest, parkedAt: parked_at, waiting: Number(waiting) }));
}

/**
 * Handles the waiting events of a key in their order, each in a transaction of its own; when none is left the key flows
 * again. An event that fails again stops the replay and stays first.
 * @returns how many were handled
 * @throws whatever the handler throws
 */
export async function replayParked<Client>(
  db: Database<Client>,
  consumers: readonly Consumer<Client>[],
  which: Pick<ParkedKey, 'consumer' | 'source' | 'key'>,
): Promise<number> {
  const consumer = consumers.find(({ name }) => name === which.consumer);
  if (!consumer) throw new Error(`${db.name} has no consumer "${which.consumer}"`);
  for (let handled = 0; ; handled += 1) {
    const next = await firstWaiting(db, which);
    if (!next) {
      if (await release(db, which)) return handled;
      continue;
    }
    const handler = consumer.handlers.find((one) => isFor(one, next));
    if (!handler) {
      await db.pool.query('DELETE FROM kit.parked_event WHERE (consumer, source, key, position) = ($1, $2, $3, $4)', [
        which.consumer,
        which.source,
        which.key,
        String(next.position),
      ]);
      continue;
    }
    await causedByEvent(next, () =>
      inUnit(db, handler, next, async (uow) => {
        const { tx } = uow as unknown as AnyUnit;
        // The lock keeps new deliveries of the key out until this one is done.
        await tx.$queryRawUnsafe(
          'SELECT 1 FROM kit.parked_key WHERE (consumer, source, key) = ($1, $2, $3) FOR UPDATE',
          which.consumer,
          which.source,
          which.key,
        );
        const taken = await tx.$queryRawUnsafe<unknown[]>(
          'DELETE FROM kit.parked_event WHERE (consumer, source, key, position) = ($1, $2, $3, $4::bigint) RETURNING 1',
          which.consumer,
          which.source,
          which.key,
          String(next.position),
        );
        // Empty when another replay or a discard was faster while this one waited for the lock.
        if (taken.length > 0) await handler.handle(next, uow);
      }),
    );
  }
}

/** Gives a key up: its waiting events are thrown away, later ones flow. @returns how many were thrown away */
export async function discardParked<Client>(
  db: Database<Client>,
  which: Pick<ParkedKey, 'consumer' | 'source' | 'key'>,
): Promise<number> {
  const { rows } = await db.pool.query<{ waiting: string }>(
    `WITH gone AS (DELETE FROM kit.parked_key WHERE (consumer, source, key) = ($1, $2, $3) RETURNING 1)
     SELECT count(*) AS waiting FROM kit.parked_event, gone WHERE (consumer, source, key) = ($1, $2, $3)`,
    [which.consumer, which.source, which.key],
  );
  return Number(rows[0]?.waiting ?? 0);
}

async function firstWaiting<Client>(
  db: Database<Client>,
  which: Pick<ParkedKey, 'consumer' | 'source' | 'key'>,
): Promise<StoredEvent | undefined> {
  const { rows } = await db.pool.query<{
    position: string;
    event: Omit<StoredEvent, 'payload' | 'position' | 'time'> & { time: string };
    payload: Buffer;
  }>(
    `SELECT position, event, payload FROM kit.parked_event WHERE (consumer, source, key) = ($1, $2, $3) ORDER BY position LIMIT 1`,
    [which.consumer, which.source, which.key],
  );
  const row = rows[0];
  return row && { ...row.event, time: new Date(row.event.time), position: BigInt(row.position), payload: row.payload };
}

/** Ends the parking when nothing waits any more; a delivery that came in between keeps it. */
async function release<Client>(
  db: Database<Client>,
  which: Pick<ParkedKey, 'consumer' | 'source' | 'key'>,
): Promise<boolean> {
  return db.platform('releases a parked key', async (uow) => {
    const { tx } = uow as unknown as AnyUnit;
    await tx.$queryRawUnsafe(
      'SELECT 1 FROM kit.parked_key WHERE (consumer, source, key) = ($1, $2, $3) FOR UPDATE',
      which.consumer,
      which.source,
      which.key,
    );
    const waiting = await tx.$queryRawUnsafe<unknown[]>(
      'SELECT 1 FROM kit.parked_event WHERE (consumer, source, key) = ($1, $2, $3) LIMIT 1',
      which.consumer,
      which.source,
      which.key,
    );
    if (waiting.length > 0) return false;
    await tx.$queryRawUnsafe(
      'DELETE FROM kit.parked_key WHERE (consumer, source, key) = ($1, $2, $3)',
      which.consumer,
      which.source,
      which.key,
    );
    return true;
  });
}
