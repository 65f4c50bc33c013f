import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { watchOutbox, type Consumer } from '../events/index.ts';
import type { Metrics } from '../telemetry/index.ts';
import type { ClientOptions, KafkaClient } from './client.ts';
import { coalescing } from './coalesce.ts';
import { createConsumption } from './consumption.ts';
import { createFeed, type KafkaFeed } from './feed.ts';
import { kafkajsClient } from './kafkajs.ts';
import { createRelay } from './relay.ts';
import { persist } from './supervise.ts';
import { topicsOf } from './topics.ts';

export interface KafkaParticipant {
  /** Begins; Kafka need not be there yet. */
  start(): Promise<void>;
  /** Finishes what is in hand, commits it, and leaves the group. */
  stop(): Promise<void>;
  /** For tests of a kill: stops at once and commits no further position. */
  abandon(): Promise<void>;
  /** Age of the oldest event that is not in Kafka, and messages that the service's consumers have still to handle. */
  lag(): Promise<{ outboxSeconds: number; consumerMessages: number }>;
}

/** The event path of a cluster. All of it reconnects by itself. */
export interface KafkaEvents {
  /** Creates the topics of these services where they are missing. Waits for Kafka as long as it takes. */
  ensureTopics(sources: readonly string[]): Promise<void>;
  /** Deletes the topics of these services: after a restore they tell of a time that is no more, and the outboxes fill them again. */
  deleteTopics(sources: readonly string[]): Promise<void>;
  /** A service's side: the relay of its outbox, and its consumers as one group. Any number of replicas may run. */
  participant<Client>(db: Database<Client>, consumers: readonly Consumer<Client>[]): KafkaParticipant;
  /** Every event, for who keeps no database of his own. */
  feed(): KafkaFeed;
  /** @throws Error when no broker answers */
  ready(): Promise<void>;
  /** After the participants have stopped. */
  close(): Promise<void>;
}

export interface KafkaOptions extends ClientOptions {
  readonly metrics: Metrics;
  readonly clock: Clock;
  /** The client library behind the port; kafkajs unless said otherwise (docs/adr/0006-kafka-client.md). */
  readonly library?: (options: ClientOptions) => KafkaClient;
}

/** Connects when something is asked of it; until then it does nothing. */
export function connectKafka(options: KafkaOptions): KafkaEvents {
  const { log, metrics, clock } = options;
  const client = (options.library ?? kafkajsClient)(options);
  const sender = coalescing(client.sender());
  const feeds: { close(): Promise<void> }[] = [];
  let closed = false;

  async function ensureTopics(sources: readonly string[], ended: () => boolean): Promise<void> {
    await persist('creating topics', log, ended, () => client.createTopics(sources.flatMap(topicsOf)));
  }

  return {
    ensureTopics: (sources) => ensureTopics(sources, () => closed),
    deleteTopics: (sources) => client.deleteTopics(sources.flatMap(topicsOf).map(({ name }) => name)),
    participant(db, consumers) {
      const relay = createRelay(db, sender, log, metrics);
      const consumption = createConsumption(client, db, consumers, log, metrics);
      let stopped = false;
      watchOutbox(db.name, () => relay.lagSeconds(), metrics);
      metrics.readAtScrape(
        {
          name: 'consumer_lag_messages',
          help: 'Messages that the consumer group has still to handle; every replica shows the same number',
          labels: ['group', 'topic'],
        },
        async () =>
          [...(await consumption.lag())].map(([topic, value]) => ({ labels: { group: db.name, topic }, value })),
      );
      return {
        async start() {
          stopped = false;
          void ensureTopics([db.name], () => stopped || closed);
          relay.start();
          consumption.start();
        },
        async stop() {
          stopped = true;
          await Promise.all([consumption.stop(), relay.stop()]);
        },
        async abandon() {
          stopped = true;
          await Promise.all([consumption.abandon(), relay.abandon()]);
        },
        async lag() {
          const [outboxSeconds, lags] = await Promise.all([relay.lagSeconds(), consumption.lag()]);
          return { outboxSeconds, consumerMessages: lags.values().reduce((sum, count) => sum + count, 0) };
        },
      };
    },
    feed() {
      const made = createFeed(client, log, clock);
      feeds.push(made);
      return made.feed;
    },
    ready: () => client.ping(),
    async close() {
      closed = true;
      await Promise.all(feeds.map((feed) => feed.close()));
      await sender.close();
    },
  };
}
