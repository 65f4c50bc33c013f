/** One consistent cut through several databases, and how their event paths go on from it in another life. */
import type { ClientBase } from 'pg';
import { DEALT_WITH, OUTBOX_DAYS } from './dispatcher.ts';

/**
 * Lets no event be appended to this database until the client's transaction ends. Held in all databases at once it makes
 * a cut: no database of it knows of an event that its owner does not.
 * @throws Error when appends that are under way do not come to their end in time
 */
export async function holdEvents(client: ClientBase, patienceMs: number): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = ${Math.round(patienceMs)}`);
  // The locks of kit.append_events, in its order.
  await client.query('SELECT pg_advisory_xact_lock(7001, part) FROM generate_series(0, 63) AS part');
}

/**
 * Makes the readers of a database begin anew. What the outbox still holds comes again, and consumers that have dealt with
 * it know it by their inbox; so nothing is missing of what one database had sent and another had not yet got.
 * @param takenAt when the database was in this state
 */
export async function rewindReaders(client: ClientBase, takenAt: Date): Promise<void> {
  // As by the clean-up: what is older than an inbox remembers must not come again.
  await client.query(
    `DELETE FROM kit.outbox WHERE time < $1::timestamptz - make_interval(days => $2) AND ${DEALT_WITH}`,
    [takenAt, OUTBOX_DAYS],
  );
  await client.query('DELETE FROM kit.reader_position');
}
