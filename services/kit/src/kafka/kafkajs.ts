/** The client library kafkajs (docs/adr/0006-kafka-client.md) behind the port. */
import { randomUUID } from 'node:crypto';
import {
  Kafka,
  logLevel,
  type Admin,
  type Batch,
  type Consumer,
  type EachBatchPayload,
  type IHeaders,
  type KafkaConfig,
  type Producer,
  type RetryOptions,
  type SASLOptions,
} from 'kafkajs';
import type { ClientOptions, GroupOptions, IncomingBatch, KafkaClient, OutgoingBatch, ReadOptions } from './client.ts';
import { Commits } from './commits.ts';
import { supervise, type Session } from './supervise.ts';
import { copiesOn, removeTopics, whenServed } from './topics.ts';
import './kafkajsTimers.ts';

/** Little is tried again inside the library: what fails is thrown away and made anew. Given whole, since its defaults differ by NODE_ENV. */
const RETRY: RetryOptions = { retries: 1, initialRetryTime: 50, maxRetryTime: 500, factor: 0, multiplier: 2 };
/** A member that tries on keeps its place; a new one would have to wait until the group has given the old one up. */
const MEMBER_RETRY: RetryOptions = { ...RETRY, retries: 20, initialRetryTime: 100, maxRetryTime: 1_000 };
/** How long an end may wait for a broker that is away. */
const DISCONNECT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 3_000;
/** How soon the partitions of a killed member go to the others. */
const SESSION_TIMEOUT_MS = 6_000;
const REBALANCE_TIMEOUT_MS = 20_000;
const HEARTBEAT_MS = 1_000;
/** A member that is well says so every second, whatever it works on. */
const SILENCE_MS = 45_000;
/** A fetch is answered at once when there is something; idle, it is asked again this often. */
const FETCH_WAIT_MS = 500;

/** The library spells mechanisms in small letters. */
function saslOf({ mechanism, ...person }: NonNullable<ClientOptions['sasl']>): SASLOptions {
  if (mechanism === 'PLAIN') return { mechanism: 'plain', ...person };
  return { mechanism: mechanism === 'SCRAM-SHA-256' ? 'scram-sha-256' : 'scram-sha-512', ...person };
}

/** kafkajs 2.2. */
export function kafkajsClient({ brokers, tls, sasl, clientId, log }: ClientOptions): KafkaClient {
  const config: KafkaConfig = {
    brokers: [...brokers],
    clientId,
    ...(tls ? { ssl: { ...tls } } : {}),
    ...(sasl ? { sasl: saslOf(sasl) } : {}),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    retry: RETRY,
    logLevel: logLevel.WARN,
    // What matters is told by who called; the library tells of every attempt.
    logCreator:
      () =>
      ({ namespace, log: { message, error } }) =>
        log.debug({ namespace, ...(error === undefined ? {} : { error: String(error) }) }, message),
  };
  const kafka = new Kafka(config);
  const consuming = new Kafka({ ...config, retry: MEMBER_RETRY });

  /** A connection for one question: a kept one would have to be watched over, and these are rare. */
  async function ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = kafka.admin({ retry: RETRY });
    try {
      await admin.connect();
      return await question(admin);
    } finally {
      await disconnected(admin);
    }
  }

  return {
    createTopics: (topics) =>
      ask(async (admin) => {
        const known = new Set(await admin.listTopics());
        const missing = topics.filter(({ name }) => !known.has(name));
        if (missing.length === 0) return;
        const { brokers: nodes } = await admin.describeCluster();
        const { replicas, config: sure } = copiesOn(nodes.length);
        const made = admin.createTopics({
          waitForLeaders: false,
          topics: missing.map(({ name, partitions, config: settings }) => ({
            topic: name,
            numPartitions: partitions,
            replicationFactor: replicas,
            configEntries: Object.entries({ ...sure, ...settings }).map(([key, value]) => ({ name: key, value })),
          })),
        });
        await made.catch(async (error: unknown) => {
          // Another replica may have been faster.
          const now = new Set(await admin.listTopics());
          if (missing.some(({ name }) => !now.has(name))) throw error;
        });
        await whenServed(missing, (name) => admin.fetchTopicOffsets(name));
      }),
    deleteTopics: (names) => ask((admin) => removeTopics(admin, names)),
    offsets: (topic) =>
      ask(async (admin) =>
        byPartition(await admin.fetchTopicOffsets(topic), ({ low, high }) => ({
          first: BigInt(low),
          next: BigInt(high),
        })),
      ),
    offsetsAt: (topic, time) =>
      ask(async (admin) =>
        byPartition(await admin.fetchTopicOffsetsByTimestamp(topic, time.getTime()), ({ offset }) => BigInt(offset)),
      ),
    committed: (group, topic) =>
      ask(async (admin) => {
        const [answer] = await admin.fetchOffsets({ groupId: group, topics: [topic] });
        return byPartition(answer?.partitions ?? [], ({ offset }) => {
          const value = BigInt(offset);
          return value < 0n ? undefined : value;
        });
      }),
    ping: () => ask(async (admin) => void (await admin.describeCluster())),
    sender: () => sender(kafka),
    join: (options) => supervise(`the consumer group ${options.group}`, log, () => member(consuming, options, log)),
    read: (options) => reader(consuming, clientId, options, log, ask),
  };
}

/** The library waits for what it has sent, and a broker that hangs never answers. */
async function disconnected(client: Admin | Consumer | Producer): Promise<void> {
  const impatient = Promise.withResolvers<void>();
  const timer = setTimeout(impatient.resolve, DISCONNECT_MS);
  await Promise.race([client.disconnect().catch(() => undefined), impatient.promise]);
  clearTimeout(timer);
}

function byPartition<Entry extends { partition: number }, T>(
  entries: readonly Entry[],
  pick: (entry: Entry) => T,
): T[] {
  return entries.toSorted((a, b) => a.partition - b.partition).map(pick);
}

/**
 * An idempotent producer that is thrown away after a failure. kafkajs winds its sequence numbers back when a request fails,
 * but the broker may have appended the records all the same; the next batch, which is another one, then begins with a number
 * the broker has seen: OUT_OF_ORDER_SEQUENCE_NUMBER for ever (tulios/kafkajs#598). A new producer has a new id and begins
 * at 0. What was appended and is sent again stands in the log twice, and each reader knows it by its id.
 */
function sender(kafka: Kafka): ReturnType<KafkaClient['sender']> {
  let current: Promise<Producer> | undefined;

  async function made(): Promise<Producer> {
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      retry: RETRY,
      createPartitioner:
        () =>
        ({ message }) =>
          message.partition ?? 0,
    });
    try {
      await producer.connect();
      return producer;
    } catch (error) {
      await disconnected(producer);
      throw error;
    }
  }

  async function discard(): Promise<void> {
    const old = current;
    current = undefined;
    const producer = await old?.catch(() => undefined);
    if (producer) await disconnected(producer);
  }

  return {
    async send(batches) {
      try {
        current ??= made();
        await (await current).sendBatch({ acks: -1, timeout: REQUEST_TIMEOUT_MS, topicMessages: byTopic(batches) });
      } catch (error) {
        // Its end may take as long as it likes; the next one is another.
        void discard();
        throw error;
      }
    },
    close: discard,
  };
}

function byTopic(batches: readonly OutgoingBatch[]) {
  return [...Map.groupBy(batches, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
    topic,
    messages: ofTopic.flatMap(({ partition, records }) =>
      records.map(({ key, value, headers }) => ({
        key,
        value: Buffer.from(value),
        headers: { ...headers },
        partition,
      })),
    ),
  }));
}

function consumerOf(kafka: Kafka, groupId: string): Consumer {
  return kafka.consumer({
    groupId,
    sessionTimeout: SESSION_TIMEOUT_MS,
    rebalanceTimeout: REBALANCE_TIMEOUT_MS,
    heartbeatInterval: HEARTBEAT_MS,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    allowAutoTopicCreation: false,
    // Crashes are the supervisor's: it makes a new consumer.
    retry: { ...MEMBER_RETRY, restartOnFailure: async () => false },
  });
}

/** The end of a consumer by itself: it crashes, or is silent for so long that it hangs. */
function endOf(consumer: Consumer): { ended: Promise<void>; forget: () => void } {
  const { promise, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  let sign = performance.now();
  const { CRASH, FETCH, HEARTBEAT, GROUP_JOIN } = consumer.events;
  consumer.on(CRASH, ({ payload }) => reject(payload.error));
  for (const event of [FETCH, HEARTBEAT, GROUP_JOIN] as const)
    consumer.on(event, () => void (sign = performance.now()));
  const watch = setInterval(() => {
    if (performance.now() - sign > SILENCE_MS) reject(new Error('the consumer hangs'));
  }, 5_000);
  watch.unref();
  return { ended: promise, forget: () => clearInterval(watch) };
}

async function member(kafka: Kafka, options: GroupOptions, log: ClientOptions['log']): Promise<Session> {
  const consumer = consumerOf(kafka, options.group);
  const { ended, forget } = endOf(consumer);
  const inHand = new Set<Promise<void>>();
  let closing = false;
  // A batch belongs to the assignment under which it came.
  let assignment = 0;
  const commits = new Commits(
    (offsets) => consumer.commitOffsets(offsets.map((entry) => ({ ...entry, offset: String(entry.offset) }))),
    (error) => log.debug({ err: error, group: options.group }, 'offsets could not be committed'),
  );
  const reassigned = (): void => {
    assignment += 1;
    commits.forget();
  };
  consumer.on(consumer.events.REBALANCING, reassigned);
  consumer.on(consumer.events.GROUP_JOIN, reassigned);

  async function work(payload: EachBatchPayload): Promise<void> {
    const { batch } = payload;
    const mine = assignment;
    let alive = true;
    const beat = setInterval(() => void payload.heartbeat().catch(() => (alive = false)), HEARTBEAT_MS);
    try {
      await options.handle(incoming(batch), {
        active: () => alive && !closing && payload.isRunning() && !payload.isStale() && assignment === mine,
        handled(next) {
          if (assignment !== mine) return;
          payload.resolveOffset(String(next - 1n));
          commits.handled({ topic: batch.topic, partition: batch.partition, offset: next });
        },
      });
    } finally {
      clearInterval(beat);
    }
  }

  async function close(): Promise<void> {
    // Only who is still a member can commit: first what is in hand ends, then it is committed, then the group is left.
    closing = true;
    await Promise.allSettled(inHand);
    await commits.flush();
    commits.forget();
    forget();
    await disconnected(consumer);
  }

  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [...options.topics], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: options.concurrency,
      async eachBatch(payload) {
        const working = work(payload);
        inHand.add(working);
        try {
          await working;
        } finally {
          inHand.delete(working);
        }
        // Here a rebalance is heard of, and the library joins again.
        await payload.heartbeat();
      },
    });
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { ended, close };
}

/**
 * kafkajs reads through a group only. Each life of a reader is a group of its own, so that it never waits for the end of the
 * one before; how far it is it remembers by itself, and says so whenever it gets its partitions.
 */
function reader(
  kafka: Kafka,
  clientId: string,
  { from, handle }: ReadOptions,
  log: ClientOptions['log'],
  ask: <T>(question: (admin: Admin) => Promise<T>) => Promise<T>,
): ReturnType<KafkaClient['read']> {
  const next = new Map([...from].map(([topic, offsets]) => [topic, [...offsets]]));

  async function session(): Promise<Session> {
    const groupId = `${clientId}.reader.${randomUUID()}`;
    const consumer = consumerOf(kafka, groupId);
    const { ended, forget } = endOf(consumer);
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      for (const [topic, partitions] of Object.entries(payload.memberAssignment)) {
        for (const partition of partitions)
          consumer.seek({ topic, partition, offset: String(next.get(topic)?.[partition] ?? 0n) });
      }
    });
    async function close(): Promise<void> {
      forget();
      await disconnected(consumer);
      await ask((admin) => admin.deleteGroups([groupId])).catch(() => undefined);
    }
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...next.keys()], fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        async eachBatch(payload) {
          const { batch } = payload;
          const arrived = incoming(batch);
          await handle(arrived);
          const offsets = next.get(batch.topic);
          if (offsets) offsets[batch.partition] = BigInt(batch.lastOffset()) + 1n;
          payload.resolveOffset(batch.lastOffset());
          await payload.heartbeat();
        },
      });
    } catch (error) {
      await close().catch(() => undefined);
      throw error;
    }
    return { ended, close };
  }

  return supervise('the reader of all partitions', log, session);
}

function incoming({ topic, partition, messages }: Batch): IncomingBatch {
  return {
    topic,
    partition,
    records: messages.map(({ offset, value, headers }) => ({
      offset: BigInt(offset),
      value: value ?? new Uint8Array(),
      headers: textOf(headers),
    })),
  };
}

function textOf(headers: IHeaders | undefined): Record<string, string> {
  const text: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) text[name] = first.toString();
  }
  return text;
}
