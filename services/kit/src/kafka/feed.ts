import type { Clock } from '../clock/index.ts';
import type { EventFeed, StoredEvent } from '../events/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { IncomingBatch, KafkaClient } from './client.ts';
import { eventOf, typeOf } from './encoding.ts';
import { persist } from './supervise.ts';
import { eventsTopic, sourceOf, topicsOf } from './topics.ts';

const WARM_UP_MS = 600_000;
/** Ids that are remembered, to leave out what a relay had to send again. */
const REMEMBERED = 20_000;

export type KafkaFeed = EventFeed & {
  /** Tells that events may have been missed: what was shown has to be looked up again. */
  onInterrupted(handler: () => void): void;
};

/**
 * Every event of some types, for one process: each subscription reads all partitions of their owners by itself, from ten
 * minutes ago on.
 * It waits for Kafka when that is away. A subscription resolves when the past has been told.
 */
export function createFeed(client: KafkaClient, log: Log, clock: Clock): { feed: KafkaFeed; close(): Promise<void> } {
  const interrupted = new Set<() => void>();
  const open = new Set<() => Promise<void>>();
  let closed = false;

  async function positions(
    sources: readonly string[],
  ): Promise<{ from: Map<string, bigint[]>; ends: Map<string, bigint[]> }> {
    await client.createTopics(sources.flatMap(topicsOf));
    const since = new Date(clock.now().getTime() - WARM_UP_MS);
    const from = new Map<string, bigint[]>();
    const ends = new Map<string, bigint[]>();
    for (const topic of sources.map(eventsTopic)) {
      from.set(topic, await client.offsetsAt(topic, since));
      ends.set(
        topic,
        (await client.offsets(topic)).map(({ next }) => next),
      );
    }
    return { from, ends };
  }

  return {
    feed: {
      onInterrupted: (handler) => void interrupted.add(handler),
      async subscribe(types, handler) {
        const sources = [...new Set(types.map(sourceOf))];
        const known = await persist(
          'reading the last ten minutes of events',
          log,
          () => closed,
          () => positions(sources),
        );
        if (!known) return () => undefined;
        const wanted = new Set(types);
        const seen = new Recent();
        const expected = new Map([...known.from].map(([topic, offsets]) => [topic, [...offsets]]));
        const past = new Set<string>();
        for (const [topic, offsets] of known.from) {
          for (const [partition, offset] of offsets.entries())
            if (offset < (known.ends.get(topic)?.[partition] ?? 0n)) past.add(`${topic}/${partition}`);
        }
        const told = Promise.withResolvers<void>();
        if (past.size === 0) told.resolve();
        let ended = false;

        async function tell(event: StoredEvent): Promise<void> {
          try {
            await handler(event);
          } catch (error) {
            log.error({ err: error, type: event.type }, 'a subscriber of the event feed failed');
          }
        }

        async function handle(batch: IncomingBatch): Promise<void> {
          const offsets = expected.get(batch.topic);
          for (const record of batch.records) {
            if (ended) return;
            // These topics have no holes: what is not there was dropped before it could be read.
            if (offsets && record.offset > (offsets[batch.partition] ?? 0n)) {
              log.warn({ topic: batch.topic, partition: batch.partition }, 'events were missed');
              for (const notify of interrupted) notify();
            }
            if (offsets) offsets[batch.partition] = record.offset + 1n;
            if (!wanted.has(typeOf(record))) continue;
            const event = eventOf(record, batch);
            // What an owner publishes again is for copies; nothing happened that anybody is to be shown.
            if (!event.republished && seen.isNew(event.id)) await tell(event);
          }
          if (past.size === 0) return;
          const next = offsets?.[batch.partition] ?? 0n;
          if (next >= (known?.ends.get(batch.topic)?.[batch.partition] ?? 0n))
            past.delete(`${batch.topic}/${batch.partition}`);
          if (past.size === 0) told.resolve();
        }

        // One reader a topic: each fetch names all partitions of its reader, and the broker looks at every one of them, so
        // that an event of one service would cost as much as all services have partitions.
        const readers = [...known.from].map(([topic, offsets]) =>
          client.read({ from: new Map([[topic, offsets]]), handle }),
        );
        const end = async (): Promise<void> => {
          ended = true;
          open.delete(end);
          told.resolve();
          await Promise.all(readers.map((reader) => reader.close()));
        };
        open.add(end);
        await told.promise;
        return () => void end();
      },
    },
    async close() {
      closed = true;
      await Promise.all([...open].map((end) => end()));
    },
  };
}

/** The last ids that came by. */
class Recent {
  readonly #ids = new Set<string>();

  isNew(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    if (this.#ids.size > REMEMBERED) {
      const [oldest] = this.#ids;
      if (oldest !== undefined) this.#ids.delete(oldest);
    }
    return true;
  }
}
