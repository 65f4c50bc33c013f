/** @area kit/kafka, kit/events */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { Kafka, logLevel } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock, systemIds } from '../clock/index.ts';
import { createDatabase, createPool, type Database } from '../db/index.ts';
import type { KafkaEngine } from '../engines/index.ts';
import { consumer, copyOf, on, type Consumer, type StoredEvent } from '../events/index.ts';
import { judge, type Seen } from '../events/testing.ts';
import { createLog, createMetrics } from '../telemetry/index.ts';
import {
  atEndOfFile,
  canBeHad,
  eventually,
  startTestKafka,
  testDatabase,
  testKafkaAvailable,
  type TestDatabase,
} from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { recordOf } from './encoding.ts';
import { connectKafka, kafkajsClient, type KafkaEvents, type KafkaParticipant } from './index.ts';
import { effectsOf, recorder, writeSteadily } from './testing.ts';

/** Long: a broker on a slow shared disk takes many seconds to make the topics of all services. */
const soon = <T>(look: () => T | Promise<T>): Promise<T> => eventually(look, 60_000);
const FAULTLESS = { lost: 0, doubled: 0, outOfOrder: 0 };
const log = createLog('kafka', process.env['KAFKA_TEST_LOG'] ?? 'silent');
const available = await canBeHad(testKafkaAvailable);
const migrations = new URL('../testing/fixture/prisma/migrations/', import.meta.url);
const database = (name: string) => testDatabase({ name, migrations, prisma: PrismaClient }, { connections: 12 });
const keysOf = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
const type = 'billing.subscription.changed.v1';
const seenIn = ({ payload }: StoredEvent): Seen => {
  const { subscription } = fromBinary(SubscriptionChangedSchema, payload);
  return { key: subscription?.id ?? '', version: subscription?.version ?? 0 };
};

describe.skipIf(!available)('the event path over Kafka', () => {
  let broker: KafkaEngine;
  let billing: TestDatabase<PrismaClient>;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ringline-kafka-'));
  const metrics = createMetrics();
  const open: KafkaEvents[] = [];

  function connect(clientId: string): KafkaEvents {
    const kafka = connectKafka({ brokers: broker.brokers, clientId, log, metrics, clock: systemClock });
    open.push(kafka);
    return kafka;
  }

  /** A replica of a service: connections to PostgreSQL and Kafka of its own. */
  function replicaOf(
    db: TestDatabase<PrismaClient>,
    consumers: readonly Consumer<PrismaClient>[],
  ): KafkaParticipant & { db: Database<PrismaClient> } {
    const own = createDatabase({
      name: db.name,
      pool: createPool(db.urls.runtime, { max: 6 }),
      prisma: PrismaClient,
      clock: systemClock,
      ids: systemIds,
    });
    atEndOfFile(() => own.close());
    return { db: own, ...connect(db.name).participant(own, consumers) };
  }

  beforeAll(async () => {
    [broker, billing] = await Promise.all([startTestKafka({ dataDir }), database('billing')]);
  });
  afterAll(async () => {
    await Promise.all(open.map((kafka) => kafka.close()));
    await broker.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('loses, doubles and reorders nothing while replicas of both services join, leave and are killed, and the broker with them', async () => {
    const target = await database('messaging');
    const keys = keysOf(40);
    const consumers = [recorder('first'), recorder('second')];
    const relays = [replicaOf(billing, []), replicaOf(billing, [])];
    const worker = () => replicaOf(target, consumers);
    const [one, two, three, four] = [worker(), worker(), worker(), worker()] as const;
    const effects = async () => (await effectsOf(target.pool, 'second', keys)).length;
    const progress = async (events: number) => {
      const goal = (await effects()) + events;
      await soon(async () => expect(await effects()).toBeGreaterThanOrEqual(goal));
    };

    await Promise.all(relays.map((relay) => relay.start()));
    const load = await writeSteadily(billing, { keys, perSecond: 150 });
    await Promise.all([one.start(), two.start()]);
    await progress(120);
    await three.start();
    await progress(120);
    await one.stop();
    await relays[0]?.abandon();
    await progress(120);
    await two.abandon();
    await four.start();
    await progress(120);
    await broker.kill();
    await relays[0]?.start();
    await broker.start();
    await progress(120);
    const committed = await load.stop();
    const total = committed.values().reduce((sum, version) => sum + version, 0);
    await soon(async () => expect(await effects()).toBeGreaterThanOrEqual(total));
    await soon(async () => expect(await three.lag()).toMatchObject({ consumerMessages: 0 }));
    expect((await relays[1]?.lag())?.outboxSeconds).toBe(0);
    await Promise.all([three.stop(), four.stop(), ...relays.map((relay) => relay.stop())]);
    expect(judge(committed, await effectsOf(target.pool, 'first', keys))).toEqual(FAULTLESS);
    expect(judge(committed, await effectsOf(target.pool, 'second', keys))).toEqual(FAULTLESS);
    const figures = await metrics.registry.getSingleMetricAsString('events_relayed_total');
    expect(figures).toContain('service="billing"');
  }, 300_000);

  it('makes one effect of an event that a relay had to send again, though both stand in one batch', async () => {
    const target = await database('identity');
    const [key = ''] = keysOf(1);
    const record = (version: number) =>
      recordOf({
        id: randomUUID(),
        type,
        source: 'billing',
        key,
        time: new Date(),
        workspaceId: randomUUID(),
        correlationId: 'test',
        causationId: null,
        traceparent: null,
        audience: null,
        partition: 5,
        position: BigInt(version),
        republished: false,
        payload: toBinary(
          SubscriptionChangedSchema,
          create(SubscriptionChangedSchema, { subscription: { id: key, version } }),
        ),
      });
    const [first, second, third] = [record(1), record(2), record(3)];
    await connect('repeats').ensureTopics(['billing']);
    const sender = kafkajsClient({ brokers: broker.brokers, clientId: 'repeats', log }).sender();
    const records = [first, second, first, second, third];
    await soon(() => sender.send([{ topic: 'ringline.billing.events', partition: 5, records }]).then(() => true));
    await sender.close();
    const worker = replicaOf(target, [recorder('once')]);
    await worker.start();
    const effects = () => effectsOf(target.pool, 'once', [key]);
    await soon(async () => expect((await effects()).at(-1)?.version).toBe(3));
    expect((await effects()).map(({ version }) => version)).toEqual([1, 2, 3]);
    await worker.stop();
  }, 300_000);

  it('tells a feed the last ten minutes, then what happens, each key in its order, and goes on after the broker was away', async () => {
    const relay = replicaOf(billing, []);
    await relay.start();
    const keys = keysOf(10);
    const mine = new Set<string>(keys);
    const load = await writeSteadily(billing, { keys, perSecond: 100 });
    await soon(() => expect(load.count()).toBeGreaterThan(100));
    await soon(async () => expect((await relay.lag()).outboxSeconds).toBeLessThan(1));

    const seen: Seen[] = [];
    let interrupted = 0;
    const feed = connect('edge').feed();
    feed.onInterrupted(() => (interrupted += 1));
    const end = await feed.subscribe([type], (event) => {
      const change = seenIn(event);
      if (mine.has(change.key)) seen.push(change);
    });
    expect(seen.length).toBeGreaterThan(50);
    await broker.kill();
    await broker.start();
    const before = seen.length;
    await soon(() => expect(seen.length).toBeGreaterThan(before + 100));
    const committed = await load.stop();
    const total = committed.values().reduce((sum, version) => sum + version, 0);
    await soon(() => expect(seen.length).toBeGreaterThanOrEqual(total));
    end();
    await relay.stop();
    expect(judge(committed, seen)).toEqual(FAULTLESS);
    expect(interrupted).toBe(0);
  }, 300_000);

  it('gives a new consumer the state that the events no longer tell, and takes only what is newer of it', async () => {
    const source = await database('contacts');
    const target = await database('telephony');
    const workspaceId = randomUUID();
    await connect('contacts').ensureTopics(['contacts']);
    const relay = replicaOf(source, []);
    await relay.start();
    const change = (id: string, name: string) =>
      source.tenant(workspaceId, async ({ emit }) =>
        emit(ContactChangedSchema, { contact: { id, firstName: name } }, { key: id }),
      );
    const [old, present] = [randomUUID(), randomUUID()];
    await change(old, 'before');
    await change(old, 'last');
    const admin = new Kafka({ brokers: [...broker.brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    const held = async () =>
      (await admin.fetchTopicOffsets('ringline.contacts.events')).filter(({ high }) => high !== '0');
    // A relay that doubts tells an event again, and its readers leave it out: there may be more than two.
    await soon(async () => {
      expect((await held()).map(({ high }) => Number(high) >= 2)).toEqual([true]);
      expect(await relay.lag()).toMatchObject({ outboxSeconds: 0 });
    });
    await admin.deleteTopicRecords({
      topic: 'ringline.contacts.events',
      partitions: (await held()).map(({ partition, high }) => ({ partition, offset: high })),
    });
    await admin.disconnect();
    await change(present, 'still told');

    const known = consumer<PrismaClient>({
      name: 'copies',
      handlers: [
        on(ContactChangedSchema, async ({ event, uow }) => {
          await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES (${`copies|${event.contact?.firstName}`})`;
        }),
      ],
    });
    const copies = async () =>
      (await target.pool.query<{ place: string }>('SELECT place FROM visit ORDER BY id')).rows.map(
        ({ place }) => place,
      );
    const worker = replicaOf(target, [known]);
    await worker.start();
    const all = new Set(['copies|before', 'copies|last', 'copies|still told']);
    await soon(async () => expect(new Set(await copies())).toEqual(all));
    expect(await copies()).toHaveLength(3);
    await Promise.all([worker.stop(), relay.stop()]);
  }, 300_000);

  it('brings state that is published again to copies alone, and shows it to no feed', async () => {
    const target = await database('messaging');
    const [key = ''] = keysOf(1);
    const relay = replicaOf(billing, []);
    const copies: number[] = [];
    const copy = consumer<PrismaClient>({
      name: 'copy',
      handlers: [
        copyOf(SubscriptionChangedSchema, async ({ event: { subscription } }) => {
          if (subscription?.id === key) copies.push(subscription.version);
        }),
      ],
    });
    const worker = replicaOf(target, [recorder('effects'), copy]);
    await Promise.all([relay.start(), worker.start()]);
    const shown: number[] = [];
    const end = await connect('edge')
      .feed()
      .subscribe([type], (event) => {
        const { key: of, version } = seenIn(event);
        if (of === key) shown.push(version);
      });
    const tell = (version: number, republishes: boolean) =>
      billing.tenant(
        randomUUID(),
        async ({ emit }) => emit(SubscriptionChangedSchema, { subscription: { id: key, version } }, { key }),
        { republishes },
      );
    await tell(1, false);
    await tell(1, true);
    await tell(2, false);
    await soon(() => expect(copies).toEqual([1, 1, 2]));
    await soon(() => expect(shown).toEqual([1, 2]));
    await soon(async () =>
      expect(await effectsOf(target.pool, 'effects', [key])).toEqual([
        { key, version: 1 },
        { key, version: 2 },
      ]),
    );
    end();
    await Promise.all([worker.stop(), relay.stop()]);
  }, 300_000);

  it('waits while the database of its consumers is away, and skips nothing', async () => {
    const target = await database('workspace');
    const keys = keysOf(5);
    const relay = replicaOf(billing, []);
    const worker = replicaOf(target, [recorder('patient')]);
    await Promise.all([relay.start(), worker.start()]);
    const load = await writeSteadily(billing, { keys, perSecond: 50 });
    const effects = async () => (await effectsOf(target.pool, 'patient', keys)).length;
    await soon(async () => expect(await effects()).toBeGreaterThan(20));

    const name = new URL(target.urls.runtime).pathname.slice(1);
    const admin = new pg.Client({ connectionString: inject('postgresAdminUrl') });
    await admin.connect();
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    const goal = load.count() + 100;
    await soon(() => expect(load.count()).toBeGreaterThan(goal));
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await admin.end();

    const committed = await load.stop();
    const total = committed.values().reduce((sum, version) => sum + version, 0);
    await soon(async () => expect(await effects()).toBeGreaterThanOrEqual(total));
    await Promise.all([worker.stop(), relay.stop()]);
    expect(judge(committed, await effectsOf(target.pool, 'patient', keys))).toEqual(FAULTLESS);
    expect((await target.pool.query('SELECT FROM kit.parked_key')).rowCount).toBe(0);
  }, 300_000);

  it('drops what an outbox no longer needs, though the embedded way had read it', async () => {
    await billing.pool.query("INSERT INTO kit.reader_position (sink, part, position) VALUES ('dispatcher', 0, 1)");
    const relay = replicaOf(billing, []);
    await relay.start();
    const sinks = async () => (await billing.pool.query('SELECT DISTINCT sink FROM kit.reader_position')).rows;
    await soon(async () => expect(await sinks()).toEqual([{ sink: 'kafka' }]));
    await relay.stop();
  }, 300_000);
});
