import type { Database } from '../db/index.ts';
import { repeated, type Log, type Metrics } from '../telemetry/index.ts';
import type { Consumer } from './consumer.ts';
import { deliver } from './delivery.ts';
import type { StoredEvent } from './envelope.ts';
import { watchOutbox } from './observe.ts';
import { OutboxReader, eventsSince } from './outboxReader.ts';

/** A service's side of the event path: its outbox is read, its consumers are fed. */
export interface Participant<Client> {
  readonly db: Database<Client>;
  readonly consumers: readonly Consumer<Client>[];
}

/** Every event of this deployment, for who keeps no database of his own (the BFF). At least once; a key's order kept. */
export interface EventFeed {
  /**
   * Calls the handler for the events of the last ten minutes and then for every new one.
   * @returns a function that ends it
   */
  subscribe(types: readonly string[], handler: (event: StoredEvent) => void | Promise<void>): Promise<() => void>;
}

export interface Dispatcher {
  readonly feed: EventFeed;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** For tests of a kill: stops at once and commits no further position. */
  abandon(): Promise<void>;
  /** Seconds that the oldest undelivered event waits, by database. */
  lag(): Promise<Record<string, number>>;
}

const WARM_UP_MS = 600_000;
/** Days that events are kept (design: events), and hours between two clean-ups. */
export const OUTBOX_DAYS = 7;
const INBOX_DAYS = 14;
const CLEAN_UP_MS = 3_600_000;
const CLEAN_UP_ROWS = 5_000;

/** Identity of the dispatcher's positions in each outbox. */
const SINK = 'dispatcher';

/**
 * The event path of one process: from each service's outbox straight to the consumers of all. A Kafka relay and reader
 * take its place in a cluster; services cannot tell.
 */
export function createDispatcher<Client>(
  participants: readonly Participant<Client>[],
  log: Log,
  metrics?: Metrics,
): Dispatcher {
  const subscribers = new Set<{ types: ReadonlySet<string>; handler: (event: StoredEvent) => void | Promise<void> }>();
  const interested = new Map<string, { db: Database<Client>; consumer: Consumer<Client> }[]>();
  for (const { db, consumers } of participants) {
    for (const consumer of consumers) {
      const reader = { db, consumer };
      for (const { type } of consumer.handlers) interested.set(type, [...(interested.get(type) ?? []), reader]);
    }
  }
  const onParked = ({
    consumer,
    source,
    key,
    error,
  }: {
    consumer: string;
    source: string;
    key: string;
    error: unknown;
  }) => log.error({ err: error, consumer, source, key }, 'an event could not be handled; its key is parked');

  async function dispatch(events: readonly StoredEvent[]): Promise<void> {
    const wanted = new Set(events.flatMap(({ type }) => interested.get(type) ?? []));
    await Promise.all([...wanted].map(({ db, consumer }) => deliver(db, consumer, events, onParked)));
    // The feed comes last: who is told of an event and asks the services about it finds its effects there. A session that
    // ended, above all, must be known to who issues principals before the edge forgets the one it holds.
    for (const event of events) {
      // What an owner publishes again is for copies; nothing happened that anybody is to be shown.
      if (event.republished) continue;
      for (const { types, handler } of subscribers) {
        if (!types.has(event.type)) continue;
        try {
          await handler(event);
        } catch (error) {
          log.error({ err: error, type: event.type }, 'a subscriber of the event feed failed');
        }
      }
    }
  }

  const readers = participants.map(
    ({ db }) =>
      new OutboxReader(db, SINK, dispatch, (error) =>
        repeated(log).warn({ err: error, database: db.name }, 'reading the outbox failed; tried again'),
      ),
  );
  if (metrics) for (const reader of readers) watchOutbox(reader.database, () => reader.lagSeconds(), metrics);
  let cleaning: NodeJS.Timeout | undefined;

  return {
    feed: {
      async subscribe(types, handler) {
        // What happens while the past is read waits, so that nothing falls between the two and each key stays in order.
        const waiting: StoredEvent[] = [];
        const entry = {
          types: new Set(types),
          handler: (event: StoredEvent): void | Promise<void> => void waiting.push(event),
        };
        subscribers.add(entry);
        for (const { db } of participants) {
          for (const event of await eventsSince(db, types, new Date(db.clock.now().getTime() - WARM_UP_MS)))
            await handler(event);
        }
        for (let event = waiting.shift(); event; event = waiting.shift()) await handler(event);
        entry.handler = handler;
        return () => subscribers.delete(entry);
      },
    },
    async start() {
      await Promise.all(readers.map((reader) => reader.start()));
      cleaning = setInterval(() => void cleanUp(participants, log), CLEAN_UP_MS);
      cleaning.unref();
    },
    async stop() {
      clearInterval(cleaning);
      await Promise.all(readers.map((reader) => reader.stop()));
    },
    async abandon() {
      clearInterval(cleaning);
      await Promise.all(readers.map((reader) => reader.abandon()));
    },
    async lag() {
      const entries = participants.map(
        async ({ db }, index) => [db.name, (await readers[index]?.lagSeconds()) ?? 0] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}

/** Events are written nearly in the order of their time: what is this much older than the last bite, in milliseconds, lies behind it. */
const ORDER_MS = 60_000;

/** Drops what is old, in small bites: a large delete would make calls wait. */
export async function cleanUp<Client>(participants: readonly Participant<Client>[], log: Log): Promise<void> {
  for (const { db } of participants) {
    try {
      await deleteInBites(db, 'kit.outbox', 'time', OUTBOX_DAYS, DEALT_WITH);
      await deleteInBites(db, 'kit.inbox', 'handled_at', INBOX_DAYS);
      await deleteInBites(db, 'kit.idempotency_key', 'expires_at', 0);
    } catch (error) {
      repeated(log).warn(
        { err: error, database: db.name },
        'old events and keys could not be dropped; tried again in an hour',
      );
    }
  }
}

/** However old: an event that some reader has still to deal with is not dropped. */
export const DEALT_WITH = `EXISTS (SELECT FROM kit.reader_position r WHERE r.part = outbox.part)
  AND NOT EXISTS (SELECT FROM kit.reader_position r WHERE r.part = outbox.part AND r.position < outbox.position)`;

async function deleteInBites<Client>(
  db: Database<Client>,
  table: string,
  column: string,
  days: number,
  droppable = 'true',
): Promise<void> {
  const before = new Date(db.clock.now().getTime() - days * 86_400_000);
  // Each bite begins where the last one ended: from the beginning it would read through all that was dropped before it.
  let from = new Date(0);
  for (;;) {
    const { rows } = await db.pool.query<{ dropped: number; newest: Date | null }>(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM ${table} WHERE ${column} >= $2 AND ${column} < $1 AND ${droppable} LIMIT ${CLEAN_UP_ROWS}))
         RETURNING ${column} AS at)
       SELECT count(*)::int AS dropped, max(at) AS newest FROM gone`,
      [before, from],
    );
    const { dropped = 0, newest } = rows[0] ?? {};
    if (dropped < CLEAN_UP_ROWS || !newest) {
      if (from.getTime() === 0) return;
      // Once more from the beginning, for what lay further out of order.
      from = new Date(0);
      continue;
    }
    from = new Date(Math.max(from.getTime(), newest.getTime() - ORDER_MS));
  }
}
