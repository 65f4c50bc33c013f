import type { Database } from '../db/index.ts';
import { cleanUp } from '../events/dispatcher.ts';
import type { StoredEvent } from '../events/index.ts';
import { OutboxReader } from '../events/outboxReader.ts';
import { repeated, withSpan, type Log, type Metrics, type SpanOptions } from '../telemetry/index.ts';
import type { OutgoingBatch, Sender } from './client.ts';
import { recordOf, stateKeyOf } from './encoding.ts';
import { lead } from './leadership.ts';
import { STATE_TYPES } from './stateTypes.ts';
import { eventsTopic, stateTopic, STATE_PARTITIONS } from './topics.ts';

/** Identity of the relay's positions in the outbox. */
const SINK = 'kafka';
/** The relay's number among the leaders of a database. */
const RELAY = 1;
/** Bytes of events that go together; a partition's batch would grow to what Kafka refuses. */
const TOGETHER_BYTES = 524_288;
const CLEAN_UP_MS = 3_600_000;
/** Each partition fails several times a second while Kafka is away; one line in ten seconds says as much. */
const TELL_EVERY_MS = 10_000;
/** Causes that one span names at the most. */
const MOST_LINKS = 32;

export interface Relay {
  start(): void;
  stop(): Promise<void>;
  abandon(): Promise<void>;
  /** Age of the oldest event that is not in Kafka. */
  lagSeconds(): Promise<number>;
}

/**
 * Brings a database's outbox to Kafka: each outbox partition, in its order, to the Kafka partition of the same number. One
 * leader among the replicas does it.
 *
 * Two leaders can overlap for a moment, when the first has lost its lock and does not know yet. Nothing comes out of order by
 * that: whoever sends the events after position p has had everything up to p acknowledged, or found p committed by somebody
 * who had. So an event never stands in the log before the first occurrence of an earlier one of its partition; a late
 * request of the first leader only repeats what is there, and readers know the repeats by their ids. In the compacted topic a
 * repeat can bring back an older copy only if it is overtaken by a later batch of the new leader: consumers, who keep the
 * newest version they have seen, and the events themselves stand for that.
 */
export function createRelay<Client>(db: Database<Client>, sender: Sender, log: Log, metrics: Metrics): Relay {
  const relayed = metrics.counter({
    name: 'events_relayed_total',
    help: 'Events that were handed on from the outbox to Kafka',
    labels: ['service'],
  });

  async function relay(events: readonly StoredEvent[]): Promise<void> {
    for (const together of chunksOf(events)) {
      await withSpan(`send ${eventsTopic(db.name)}`, spanOf(db.name, together), () =>
        sender.send(batchesOf(db.name, together)),
      );
      relayed.labels(db.name).inc(together.length);
    }
  }

  let told = -Infinity;
  function failed(error: unknown): void {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    repeated(log).warn(
      { err: error, database: db.name },
      'events could not be relayed to Kafka; tried again until they can',
    );
  }
  const readerOf = () => new OutboxReader(db, SINK, relay, failed);
  const idle = readerOf();
  let reader: OutboxReader<Client> | undefined;
  let cleaning: NodeJS.Timeout | undefined;
  const office = {
    async begin() {
      // What an all-in-one's dispatcher has read of this outbox has no say any more in what may be dropped of it; the
      // consumers' inboxes remember longer than an outbox lasts, so it could come back and begin anew.
      await db.pool.query('DELETE FROM kit.reader_position WHERE sink <> $1', [SINK]);
      const begun = readerOf();
      await begun.start();
      reader = begun;
      const clean = () => void cleanUp([{ db, consumers: [] }], log);
      cleaning = setInterval(clean, CLEAN_UP_MS);
      cleaning.unref();
      log.info({ database: db.name }, 'relays the outbox to Kafka');
    },
    async end(lost: boolean) {
      clearInterval(cleaning);
      await (lost ? reader?.abandon() : reader?.stop());
      reader = undefined;
    },
  };
  let leadership: ReturnType<typeof lead> | undefined;

  return {
    start() {
      leadership ??= lead(db, RELAY, office, log);
    },
    async stop() {
      await leadership?.close();
      leadership = undefined;
    },
    async abandon() {
      await leadership?.close(true);
      leadership = undefined;
    },
    lagSeconds: () => idle.lagSeconds(),
  };
}

/** One span for what goes together, linked to the transactions that wrote it; readers are linked to those, too. */
function spanOf(source: string, events: readonly StoredEvent[]): SpanOptions {
  return {
    kind: 'producer',
    attributes: {
      'messaging.system': 'kafka',
      'messaging.operation.name': 'send',
      'messaging.operation.type': 'send',
      'messaging.destination.name': eventsTopic(source),
      'messaging.destination.partition.id': String(events[0]?.partition ?? 0),
      'messaging.batch.message_count': events.length,
    },
    causes: events.slice(0, MOST_LINKS).map(({ traceparent }) => traceparent),
  };
}

function* chunksOf(events: readonly StoredEvent[]): Generator<StoredEvent[]> {
  let together: StoredEvent[] = [];
  let bytes = 0;
  for (const event of events) {
    if (together.length > 0 && bytes + event.payload.length > TOGETHER_BYTES) {
      yield together;
      together = [];
      bytes = 0;
    }
    together.push(event);
    bytes += event.payload.length;
  }
  if (together.length > 0) yield together;
}

/** The events of one outbox partition, and the copies of state among them. */
function batchesOf(source: string, events: readonly StoredEvent[]): OutgoingBatch[] {
  const partition = events[0]?.partition ?? 0;
  const batches: OutgoingBatch[] = [
    { topic: eventsTopic(source), partition, records: events.map((event) => recordOf(event)) },
  ];
  const states = events.filter(({ type }) => STATE_TYPES.has(type));
  if (states.length > 0) {
    batches.push({
      topic: stateTopic(source),
      partition: partition % STATE_PARTITIONS,
      records: states.map((event) => recordOf(event, stateKeyOf(event))),
    });
  }
  return batches;
}
