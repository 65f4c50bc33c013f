/** Backup and restore where the databases are on servers of somebody's own, as in a cluster. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import {
  asRole,
  ensureServiceDatabase,
  startScratchPostgres,
  withDatabase,
  databaseName,
  type EmbeddedPostgres,
} from '@ringline/kit/db';
import { SERVICES } from '@ringline/deploy/compose';
import { systemIds } from '@ringline/kit/clock';
import { kafkaAvailable, s3Available, startKafka, startS3 } from '@ringline/kit/engines';
import { kafkajsClient } from '@ringline/kit/kafka';
import { createStorage } from '@ringline/kit/storage';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile, canBeHad } from '@ringline/kit/testing';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { anOwner, ringline, spawnProduct, temporaryDataDir, freePort } from '../testkit/index.ts';

const INSIDE = SERVICES.map(({ name }) => name).filter((name) => name !== 'sandbox');

let folder: string;
let from: Readonly<Record<string, string>>;
let to: Readonly<Record<string, string>>;
let server: EmbeddedPostgres;
const backup = () => path.join(folder, 'backup');

async function rows(url: string, sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => String(Object.values(row)[0]));
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await temporaryDataDir();
  // What a cluster would hold comes from the same services, run by the all-in-one.
  const dataDir = path.join(folder, 'source');
  const product = await spawnProduct({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await anOwner(product.url);
  const { password, port } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8')) as {
    password: string;
    port: number;
  };
  await mkdir(path.join(dataDir, 'files', 'area'), { recursive: true });
  await writeFile(path.join(dataDir, 'files', 'area', 'note.txt'), 'kept');
  await writeFile(path.join(dataDir, 'files', 'area', 'note.txt.type'), 'text/plain');
  from = {
    DATABASE_ADMIN_URL: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    KEY_RING_FILE: path.join(dataDir, 'keys', 'ring.json'),
    STORAGE_URL: pathToFileURL(path.join(dataDir, 'files')).href,
  };
  server = await startScratchPostgres();
  atEndOfFile(() => server.stop());
  to = {
    DATABASE_ADMIN_URL: server.adminUrl,
    KEY_RING_FILE: path.join(folder, 'target', 'ring.json'),
    STORAGE_URL: pathToFileURL(path.join(folder, 'target', 'files')).href,
  };
});

test('a cluster is backed up while it runs, without the world outside', async () => {
  const ran = await ringline(['backup', backup(), '--json'], from);
  expect(ran).toMatchObject({ code: 0 });
  const { databases } = JSON.parse(ran.out) as { databases: { service: string }[] };
  expect(databases.map(({ service }) => service).toSorted()).toEqual(INSIDE.toSorted());
});

test('it is not restored where no databases were made, nor by a role that can not, nor without a place for its keys', async () => {
  expect(await ringline(['restore', backup()], to)).toMatchObject({
    code: 1,
    err: expect.stringContaining('does not exist'),
  });
  for (const service of INSIDE) await ensureServiceDatabase(server.adminUrl, service);
  await rows(server.adminUrl, "CREATE ROLE visitor LOGIN PASSWORD 'v'");
  const visitor = new URL(server.adminUrl);
  [visitor.username, visitor.password] = ['visitor', 'v'];
  expect(await ringline(['restore', backup()], { ...to, DATABASE_ADMIN_URL: visitor.toString() })).toMatchObject({
    code: 1,
    err: expect.stringContaining('CREATEDB and BYPASSRLS'),
  });
  const { KEY_RING_FILE: _, ...keyless } = to;
  expect(await ringline(['restore', backup()], keyless)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Set KEY_RING_FILE'),
  });
});

test('it comes into databases that an operator made, for their roles, with its files and keys', async () => {
  expect(await ringline(['restore', backup()], to)).toMatchObject({ code: 0, out: expect.stringContaining('Kafka') });
  for (const service of INSIDE) {
    const url = (admin: string) => withDatabase(admin, databaseName(service));
    const all = "SELECT id FROM kit.outbox WHERE time < now() - interval '0 s' ORDER BY id";
    const [before, after] = [
      await rows(url(from['DATABASE_ADMIN_URL'] ?? ''), all),
      await rows(url(server.adminUrl), all),
    ];
    expect(before.slice(0, after.length).length).toBe(after.length);
    expect(await rows(asRole(url(server.adminUrl), `${databaseName(service)}_runtime`), all)).toEqual(after);
    expect(
      await rows(
        url(server.adminUrl),
        "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname IN ('public', 'kit')",
      ),
    ).toEqual([`${databaseName(service)}_owner`]);
  }
  expect(await readFile(path.join(folder, 'target', 'files', 'area', 'note.txt'), 'utf8')).toBe('kept');
  const ring = to['KEY_RING_FILE'] ?? '';
  expect(JSON.parse(await readFile(ring, 'utf8'))).toEqual(
    JSON.parse(await readFile(from['KEY_RING_FILE'] ?? '', 'utf8')),
  );
  expect((await stat(ring)).mode & 0o777).toBe(0o600);
  expect(await ringline(['events', 'parked', 'list'], to)).toMatchObject({ code: 0, out: 'Nothing is parked.\n' });
});

test('it takes the place of data only when told so, while nobody is connected, and under the same keys', async () => {
  expect(await ringline(['restore', backup()], to)).toMatchObject({
    code: 1,
    err: expect.stringContaining('--replace'),
  });
  const client = new pg.Client({ connectionString: withDatabase(server.adminUrl, databaseName('billing')) });
  client.on('error', () => undefined);
  await client.connect();
  expect(await ringline(['restore', backup(), '--replace'], to)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Connections to the database of billing that are open: 1'),
  });
  await client.end();
  const other = path.join(folder, 'other.json');
  expect(await ringline(['keys', 'generate', other], {})).toMatchObject({ code: 0 });
  expect(await ringline(['restore', backup(), '--replace'], { ...to, KEY_RING_FILE: other })).toMatchObject({
    code: 1,
    err: expect.stringContaining('are not those of the backup'),
  });
  expect(await ringline(['restore', backup(), '--replace'], to)).toMatchObject({ code: 0 });
});

test.skipIf(!((await canBeHad(s3Available)) && (await canBeHad(kafkaAvailable))))(
  'its files move to an object store and back, and Kafka forgets the time after the backup',
  async () => {
    const s3 = await startS3({ dataDir: path.join(folder, 's3'), bucket: 'files' });
    atEndOfFile(() => s3.stop());
    const broker = await startKafka({ dataDir: path.join(folder, 'kafka') });
    atEndOfFile(() => broker.stop());
    const kafka = kafkajsClient({ brokers: broker.brokers, clientId: 'test', log: createLog('test', 'silent') });
    const topic = { name: 'ringline.billing.events', partitions: 1, config: {} };
    await kafka.createTopics([topic]);
    const sender = kafka.sender();
    await sender.send([
      { topic: topic.name, partition: 0, records: [{ key: 'a', value: Buffer.from('later'), headers: {} }] },
    ]);
    await sender.close();
    const cluster = {
      ...to,
      STORAGE_URL: s3.url,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      KAFKA_BROKERS: broker.brokers.join(),
    };
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });

    // A broker that is away is found before anything is touched.
    await broker.kill();
    expect(await ringline(['restore', backup(), '--replace'], cluster)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Kafka does not answer'),
    });
    await broker.start();
    await kafka.ping();

    expect(await ringline(['restore', backup(), '--replace'], cluster)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Kafka’s topics are deleted'),
    });
    await kafka.createTopics([topic]);
    expect(await kafka.offsets(topic.name)).toEqual([{ first: 0n, next: 0n }]);
    const store = createStorage(s3.url, systemIds);
    const note = await store.get('area/note.txt');
    expect([note?.contentType, (await buffer(note!.body)).toString()]).toEqual(['text/plain', 'kept']);

    await store.put('area/other.txt', Buffer.from('put later'), { contentType: 'text/html' });
    const second = path.join(folder, 'second.tar');
    expect(await ringline(['backup', second], cluster)).toMatchObject({ code: 0 });
    const files = path.join(folder, 'moved', 'files');
    const { KAFKA_BROKERS: _, ...moved } = { ...cluster, STORAGE_URL: pathToFileURL(files).href };
    const again = await ringline(['restore', second, '--replace', '--json'], moved);
    expect([again.code, JSON.parse(again.out)]).toEqual([0, expect.objectContaining({ topicsDeleted: false })]);
    const local = createStorage(moved.STORAGE_URL, systemIds);
    expect(await local.stat('area/note.txt')).toEqual({ size: 4, contentType: 'text/plain' });
    expect(await local.stat('area/other.txt')).toEqual({ size: 9, contentType: 'text/html' });
  },
  // Three restores of all databases, and a broker that is away for a while.
  300_000,
);
