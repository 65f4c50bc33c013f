/** The client library @platformatic/kafka (docs/adr/0006-kafka-client.md) behind the port. */
import {
  Admin,
  Consumer,
  Producer,
  stringDeserializer,
  stringSerializer,
  type Message,
  type MessagesStream,
} from '@platformatic/kafka';
import { randomUUID } from 'node:crypto';
import type { ClientOptions, GroupOptions, IncomingRecord, KafkaClient, ReadOptions } from './client.ts';
import { Commits } from './commits.ts';
import { PartitionQueues } from './partitionQueues.ts';
import { supervise, type Session } from './supervise.ts';
import { copiesOn, removeTopics, whenServed } from './topics.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 3_000;
/** Two tries: with fewer the library takes an idempotent producer's number for infinite. */
const RETRY = { retries: 2, retryDelay: 50 };
/** A member that tries on keeps its place; a new one would have to wait until the group has given the old one up. */
const MEMBER_RETRY = { retries: 40, retryDelay: 500 };
const SESSION_TIMEOUT_MS = 6_000;
const REBALANCE_TIMEOUT_MS = 20_000;
const HEARTBEAT_MS = 1_000;
const FETCH_WAIT_MS = 500;
/** Records that wait in this process before no more are fetched, and at which fetching goes on. */
const FULL = 2_000;
const DRAINED = 500;
const EARLIEST = -2n;
const LATEST = -1n;

type Headers = Message<Buffer, Buffer, string, string>;
type Stream = MessagesStream<Buffer, Buffer, string, string>;

/** @platformatic/kafka 2. */
export function platformaticClient({ brokers, tls, sasl, clientId, log }: ClientOptions): KafkaClient {
  const base = {
    clientId,
    bootstrapBrokers: [...brokers],
    timeout: REQUEST_TIMEOUT_MS,
    connectTimeout: CONNECTION_TIMEOUT_MS,
    ...(tls ? { tls: { ...tls } } : {}),
    ...(sasl ? { sasl: { ...sasl } } : {}),
  };

  async function ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = new Admin({ ...base, ...RETRY });
    try {
      return await question(admin);
    } finally {
      await admin.close().catch(() => undefined);
    }
  }

  const partitionsOf = async (admin: Admin, topic: string): Promise<number> =>
    (await admin.metadata({ topics: [topic], forceUpdate: true })).topics.get(topic)?.partitionsCount ?? 0;

  async function offsetsAt(admin: Admin, topic: string, timestamp: bigint): Promise<bigint[]> {
    const count = await partitionsOf(admin, topic);
    const partitions = Array.from({ length: count }, (_, partitionIndex) => ({ partitionIndex, timestamp }));
    const [answer] = await admin.listOffsets({ topics: [{ name: topic, partitions }] });
    const found: bigint[] = [];
    for (const { partitionIndex, offset } of answer?.partitions ?? []) found[partitionIndex] = offset;
    return found;
  }

  function consumerOf(groupId: string): Consumer<Buffer, Buffer, string, string> {
    return new Consumer<Buffer, Buffer, string, string>({
      ...base,
      ...MEMBER_RETRY,
      groupId,
      sessionTimeout: SESSION_TIMEOUT_MS,
      rebalanceTimeout: REBALANCE_TIMEOUT_MS,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTime: FETCH_WAIT_MS,
      autocommit: false,
      deserializers: { headerKey: textOf, headerValue: textOf },
    });
  }

  return {
    createTopics: (topics) =>
      ask(async (admin) => {
        const known = new Set(await admin.listTopics());
        const { brokers: nodes } = await admin.metadata({});
        const { replicas, config: sure } = copiesOn(nodes.size);
        const missing = topics.filter(({ name }) => !known.has(name));
        for (const { name, partitions, config } of missing) {
          const made = admin.createTopics({
            topics: [name],
            partitions,
            replicas,
            configs: Object.entries({ ...sure, ...config }).map(([key, value]) => ({ name: key, value })),
          });
          // Another replica may have been faster.
          await made.catch(async (error: unknown) => {
            if (!(await admin.listTopics()).includes(name)) throw error;
          });
        }
        await whenServed(missing, (name) => offsetsAt(admin, name, LATEST));
      }),
    deleteTopics: (names) => ask((admin) => removeTopics(admin, names)),
    offsets: (topic) =>
      ask(async (admin) => {
        const first = await offsetsAt(admin, topic, EARLIEST);
        const next = await offsetsAt(admin, topic, LATEST);
        return first.map((offset, partition) => ({ first: offset, next: next[partition] ?? offset }));
      }),
    offsetsAt: (topic, time) =>
      ask(async (admin) => {
        const found = await offsetsAt(admin, topic, BigInt(time.getTime()));
        const next = await offsetsAt(admin, topic, LATEST);
        return found.map((offset, partition) => (offset < 0n ? (next[partition] ?? 0n) : offset));
      }),
    committed: (group, topic) =>
      ask(async (admin) => {
        const count = await partitionsOf(admin, topic);
        const partitionIndexes = Array.from({ length: count }, (_, partition) => partition);
        const [answer] = await admin.listConsumerGroupOffsets({
          groups: [{ groupId: group, topics: [{ name: topic, partitionIndexes }] }],
        });
        const offsets = new Map(
          answer?.topics[0]?.partitions.map(({ partitionIndex, committedOffset }) => [partitionIndex, committedOffset]),
        );
        return partitionIndexes.map((partition) => {
          const offset = offsets.get(partition) ?? LATEST;
          return offset < 0n ? undefined : offset;
        });
      }),
    ping: () => ask(async (admin) => void (await admin.metadata({ forceUpdate: true }))),
    sender() {
      const producer = new Producer<string, Buffer, string, string>({
        ...base,
        ...RETRY,
        idempotent: true,
        serializers: { key: stringSerializer, headerKey: stringSerializer, headerValue: stringSerializer },
      });
      return {
        // After a failure the library takes a new producer id by itself.
        async send(batches) {
          await producer.send({
            messages: batches.flatMap(({ topic, partition, records }) =>
              records.map(({ key, value, headers }) => ({
                topic,
                partition,
                key,
                value: Buffer.from(value),
                headers: { ...headers },
              })),
            ),
          });
        },
        close: () => producer.close(),
      };
    },
    join: (options) =>
      supervise(`the consumer group ${options.group}`, log, () => member(consumerOf(options.group), options, log)),
    read({ from, handle }) {
      const next = new Map([...from].map(([topic, offsets]) => [topic, [...offsets]]));
      return supervise('the reader of all partitions', log, async () => {
        const groupId = `${clientId}.reader.${randomUUID()}`;
        const forget = () => ask((admin) => admin.deleteGroups({ groups: [groupId] }));
        return reader(consumerOf(groupId), next, handle, forget);
      });
    },
  };
}

const textOf = (data: Buffer | undefined): string => stringDeserializer(data) ?? '';

function recordOf(message: Headers): IncomingRecord {
  return { offset: message.offset, value: message.value, headers: Object.fromEntries(message.headers) };
}

/** Fetches no more than the queues can hold. */
function feed(stream: Stream, queues: PartitionQueues): Promise<void> {
  stream.on('data', (message: Headers) => {
    queues.push(message.topic, message.partition, recordOf(message));
    if (queues.waiting >= FULL) stream.pause();
  });
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.once('close', resolve);
  });
}

/**
 * What was fetched is handled, even if its partition has gone to another member meanwhile: the library may go on behind it
 * when the partition comes back before anything was committed. It is then handled twice, and the inbox knows.
 */
async function member(
  consumer: Consumer<Buffer, Buffer, string, string>,
  options: GroupOptions,
  log: ClientOptions['log'],
): Promise<Session> {
  let closing = false;
  const failed = Promise.withResolvers<void>();
  failed.promise.catch(() => undefined);
  const commits = new Commits(
    async (offsets) => {
      if (!consumer.isActive()) throw new Error('the member is between two assignments');
      await consumer.commit({ offsets: offsets.map((entry) => ({ ...entry, leaderEpoch: -1 })) });
    },
    (error) => log.debug({ err: error, group: options.group }, 'offsets could not be committed'),
  );
  consumer.on('consumer:group:join', () => commits.forget());
  let stream: Stream | undefined;
  const queues = new PartitionQueues(
    options.concurrency,
    async (batch) => {
      await options.handle(batch, {
        active: () => !closing,
        handled: (offset) => commits.handled({ topic: batch.topic, partition: batch.partition, offset }),
      });
      if (queues.waiting < DRAINED && stream?.isPaused()) stream.resume();
    },
    (error) => failed.reject(error),
  );

  async function close(): Promise<void> {
    closing = true;
    await queues.close();
    await commits.flush();
    commits.forget();
    await stream?.close();
    await consumer.close(true);
  }

  try {
    await consumer.joinGroup();
    stream = await consumer.consume({
      topics: [...options.topics],
      mode: 'committed',
      fallbackMode: 'earliest',
      maxWaitTime: FETCH_WAIT_MS,
      autocommit: false,
    });
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { ended: Promise.race([feed(stream, queues), failed.promise]), close };
}

/** The library reads through a group only: each life of a reader is a group of its own, with positions of ours. */
async function reader(
  consumer: Consumer<Buffer, Buffer, string, string>,
  from: Map<string, bigint[]>,
  handle: ReadOptions['handle'],
  forget: () => Promise<void>,
): Promise<Session> {
  const failed = Promise.withResolvers<void>();
  failed.promise.catch(() => undefined);
  let stream: Stream | undefined;
  const queues = new PartitionQueues(
    1,
    async (batch) => {
      await handle(batch);
      const last = batch.records.at(-1);
      const offsets = from.get(batch.topic);
      if (offsets && last) offsets[batch.partition] = last.offset + 1n;
      if (queues.waiting < DRAINED && stream?.isPaused()) stream.resume();
    },
    (error) => failed.reject(error),
  );

  async function close(): Promise<void> {
    await queues.close();
    await stream?.close();
    await consumer.close(true);
    await forget().catch(() => undefined);
  }

  try {
    stream = await consumer.consume({
      topics: [...from.keys()],
      mode: 'manual',
      offsets: [...from].flatMap(([topic, offsets]) =>
        offsets.map((offset, partition) => ({ topic, partition, offset })),
      ),
      maxWaitTime: FETCH_WAIT_MS,
      autocommit: false,
    });
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { ended: Promise.race([feed(stream, queues), failed.promise]), close };
}
