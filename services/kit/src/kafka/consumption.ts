import type { Database } from '../db/index.ts';
import { deliver } from '../events/delivery.ts';
import type { Consumer, StoredEvent } from '../events/index.ts';
import { repeated, type Log, type Metrics } from '../telemetry/index.ts';
import { earlierState } from './bootstrap.ts';
import type { IncomingBatch, KafkaClient, Subscription } from './client.ts';
import { eventOf } from './encoding.ts';
import { persist } from './supervise.ts';
import { eventsTopic, sourceOf, topicsOf } from './topics.ts';

/** Partitions that a replica works on at the same time: no more than leave the pool's connections to others, too. */
const CONCURRENT_PARTITIONS = 4;
/** Events between two looks whether the partition is still ours. */
const SLICE = 100;
const DATABASE_AWAY_MS = 250;

export interface Consumption {
  start(): void;
  stop(): Promise<void>;
  abandon(): Promise<void>;
  /** Messages that the group has still to handle, by topic. */
  lag(): Promise<ReadonlyMap<string, number>>;
}

/**
 * The consumers of a service as one Kafka consumer group. At least once, per key in order, each effect once: the inbox of
 * `deliver` makes it so even when two replicas work on the same partition for a moment during a rebalance, since an event is
 * begun only after the record of the one before it is committed, and a second delivery waits at that record.
 */
export function createConsumption<Client>(
  client: KafkaClient,
  db: Database<Client>,
  consumers: readonly Consumer<Client>[],
  log: Log,
  metrics: Metrics,
): Consumption {
  const group = db.name;
  const sources = [...new Set(consumers.flatMap(({ handlers }) => handlers.map(({ type }) => sourceOf(type))))];
  const consumed = metrics.counter({
    name: 'events_consumed_total',
    help: 'Events that a consumer has dealt with, repeats included',
    labels: ['consumer', 'type'],
  });
  let subscription: Subscription | undefined;
  let closed = false;
  let abandoned = false;

  const onParked = (parked: { consumer: string; source: string; key: string; error: unknown }): void =>
    log.error(
      { err: parked.error, consumer: parked.consumer, source: parked.source, key: parked.key },
      'an event could not be handled; its key is parked',
    );

  /** Waits for the database as long as it takes. @returns false when the events were not dealt with */
  async function deliverAll(events: readonly StoredEvent[], active: () => boolean): Promise<boolean> {
    const types = new Set(events.map(({ type }) => type));
    const wanted = consumers.filter(({ handlers }) => handlers.some(({ type }) => types.has(type)));
    if (wanted.length === 0) return true;
    for (;;) {
      const results = await Promise.allSettled(wanted.map((consumer) => deliver(db, consumer, events, onParked)));
      const failed = results.find((result) => result.status === 'rejected');
      if (!failed) break;
      repeated(log).warn({ err: failed.reason, database: db.name }, 'the database is away; events wait for it');
      do {
        if (!active()) return false;
        await new Promise((resolve) => setTimeout(resolve, DATABASE_AWAY_MS));
      } while (!(await answers(db)));
    }
    for (const { name, handlers } of wanted) {
      for (const { type } of handlers) {
        const count = events.filter((event) => event.type === type).length;
        if (count > 0) consumed.labels(name, type).inc(count);
      }
    }
    return true;
  }

  /**
   * The events of a slice. What a relay had to send again stands in the log twice; `deliver` tells repeats by the inbox, but
   * within one transaction it would take both for new.
   */
  function decoded(batch: IncomingBatch, from: number): StoredEvent[] {
    const events = new Map<string, StoredEvent>();
    for (const record of batch.records.slice(from, from + SLICE)) {
      try {
        const event = eventOf(record, batch);
        if (!events.has(event.id)) events.set(event.id, event);
      } catch (error) {
        log.error({ err: error, topic: batch.topic }, 'a record that is not an event of Ringline; it is left out');
      }
    }
    return [...events.values()];
  }

  async function handle(
    batch: IncomingBatch,
    control: { active: () => boolean; handled: (next: bigint) => void },
  ): Promise<void> {
    const active = () => control.active() && !abandoned;
    for (let from = 0; from < batch.records.length && active(); from += SLICE) {
      if (!(await deliverAll(decoded(batch, from), active)) || abandoned) return;
      const last = batch.records[Math.min(from + SLICE, batch.records.length) - 1];
      if (last) control.handled(last.offset + 1n);
    }
  }

  async function begin(): Promise<Subscription | undefined> {
    await client.createTopics(sources.flatMap(topicsOf));
    for (const source of sources) {
      await earlierState(
        client,
        group,
        source,
        log,
        async (batch) => {
          for (let from = 0; from < batch.records.length && !closed; from += SLICE)
            await deliverAll(decoded(batch, from), () => !closed);
        },
        () => closed,
      );
    }
    return closed
      ? undefined
      : client.join({ group, topics: sources.map(eventsTopic), concurrency: CONCURRENT_PARTITIONS, handle });
  }

  let starting: Promise<void> | undefined;
  async function stop(): Promise<void> {
    closed = true;
    await starting;
    await subscription?.close();
    subscription = undefined;
    starting = undefined;
  }

  return {
    start() {
      if (sources.length === 0 || starting) return;
      closed = false;
      abandoned = false;
      starting = persist(`joining the consumer group ${group}`, log, () => closed, begin).then((joined) => {
        subscription = joined;
      });
    },
    stop,
    async abandon() {
      abandoned = true;
      await stop();
    },
    async lag() {
      const lags = new Map<string, number>();
      for (const topic of sources.map(eventsTopic)) {
        const [committed, offsets] = await Promise.all([client.committed(group, topic), client.offsets(topic)]);
        const waiting = offsets.map(({ first, next }, partition) => next - max(committed[partition] ?? 0n, first));
        lags.set(topic, Number(waiting.reduce((sum, count) => sum + max(count, 0n), 0n)));
      }
      return lags;
    },
  };
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

async function answers<Client>(db: Database<Client>): Promise<boolean> {
  try {
    await db.pool.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}
