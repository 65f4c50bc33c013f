/** A process of the broker bench: it is given its task as argument and ends with its parent. */
import { fromBinary } from '@bufbuild/protobuf';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createDatabase, createPool } from '@ringline/kit/db';
import { connectKafka, kafkajsClient, platformaticClient } from '@ringline/kit/kafka';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { randomUUID } from 'node:crypto';
import { judge, type Seen } from '../../../services/kit/src/events/testing.ts';
import { recordOf } from '../../../services/kit/src/kafka/encoding.ts';
import { recorder } from '../../../services/kit/src/kafka/testing.ts';
import { PrismaClient } from '../../../services/kit/src/testing/fixture/src/generated/prisma/client.ts';
import type { Answer, BurstTask, PathTask, Question, Task } from './messages.ts';

const PARTITIONS = 64;
const PER_PARTITION = 25;
const BODY_BYTES = 250;

const tell = (answer: Answer): void => void process.send?.(answer);
const log = createLog('bench', process.env['BENCH_LOG'] ?? 'silent');
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
process.once('disconnect', () => process.exit(0));

const libraries = { kafkajs: kafkajsClient, '@platformatic/kafka': platformaticClient };
const task = JSON.parse(process.argv[2] ?? '{}') as Task;
if (task.kind === 'path') await runPath(task);
else await runBurst(task);

async function runPath({ library, brokers, source, target }: PathTask): Promise<void> {
  const databaseOf = (name: string, url: string) =>
    createDatabase({
      name,
      pool: createPool(url, { max: 8 }),
      prisma: PrismaClient,
      clock: systemClock,
      ids: systemIds,
    });
  const metrics = createMetrics();
  const connect = (clientId: string) =>
    connectKafka({ brokers, clientId, log, metrics, clock: systemClock, library: libraries[library] });
  const [billing, messaging] = [databaseOf('billing', source), databaseOf('messaging', target)];
  const participants = [
    connect('billing').participant(billing, []),
    connect('messaging').participant(messaging, [recorder('effects')]),
  ];
  await Promise.all(participants.map((participant) => participant.start()));

  const seen: Seen[] = [];
  let interruptions = 0;
  const feed = connect('edge').feed();
  feed.onInterrupted(() => (interruptions += 1));
  await feed.subscribe(['billing.subscription.changed.v1'], ({ payload }) => {
    const { subscription } = fromBinary(SubscriptionChangedSchema, payload);
    seen.push({ key: subscription?.id ?? '', version: subscription?.version ?? 0 });
  });
  process.on('message', (question: Question) => {
    if (question.kind === 'cpu') tell({ kind: 'cpu', micros: cpu() });
    else if (question.kind === 'feed')
      tell({ kind: 'feed', verdict: judge(new Map(question.committed), seen), interruptions });
    else void Promise.all(participants.map((participant) => participant.stop())).then(() => process.exit(0));
  });
  tell({ kind: 'ready' });
}

async function runBurst({ library, brokers, topic, events }: BurstTask): Promise<void> {
  const client = libraries[library]({ brokers, clientId: 'burst', log });
  await client.createTopics([{ name: topic, partitions: PARTITIONS, config: {} }]);
  const record = recordOf({
    id: randomUUID(),
    type: 'billing.subscription.changed.v1',
    source: 'billing',
    key: randomUUID(),
    time: new Date(),
    workspaceId: randomUUID(),
    correlationId: randomUUID(),
    causationId: null,
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    audience: null,
    partition: 0,
    position: 1n,
    payload: Buffer.alloc(BODY_BYTES, 1),
    republished: false,
  });
  const records = Array.from({ length: PER_PARTITION }, () => record);
  const request = Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition, records }));
  const sender = client.sender();
  const began = mark();
  let sent = 0;
  for (; sent < events; sent += PARTITIONS * PER_PARTITION) await sender.send(request);
  const produced = since(began, sent);
  await sender.close();

  const { promise, resolve } = Promise.withResolvers<void>();
  let handled = 0;
  const consuming = mark();
  const member = client.join({
    group: randomUUID(),
    topics: [topic],
    concurrency: 4,
    async handle(batch, control) {
      handled += batch.records.length;
      control.handled((batch.records.at(-1)?.offset ?? 0n) + 1n);
      if (handled >= sent) resolve();
    },
  });
  await promise;
  const consumed = since(consuming, sent);
  await member.close();
  tell({ kind: 'burst', figures: { produced, consumed } });
  process.exit(0);
}

function mark(): { at: number; cpu: number } {
  return { at: performance.now(), cpu: cpu() };
}

function since(began: { at: number; cpu: number }, events: number): { rate: number; cpu: number } {
  return { rate: (events * 1_000) / (performance.now() - began.at), cpu: (cpu() - began.cpu) / events };
}
