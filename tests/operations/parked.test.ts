/** `ringline events parked`, while the product runs: what could not be handled is listed, replayed, given up. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { CARELESS, putEmptyDatabases } from '../testkit/emptyDatabases.ts';
import { ringline, startProduct, temporaryDataDir } from '../testkit/index.ts';

let settings: Readonly<Record<string, string>>;
let adminUrl: string;
const databases = new Map<string, pg.Client>();

async function database(service: string): Promise<pg.Client> {
  const known = databases.get(service);
  if (known) return known;
  const url = new URL(adminUrl);
  url.pathname = `/ringline_${service}`;
  const client = new pg.Client({ connectionString: url.toString() });
  client.on('error', () => undefined);
  await client.connect();
  databases.set(service, client);
  atEndOfFile(() => client.end());
  return client;
}

/** An event of identity's that nobody can read, as from a version with a defect. */
async function unreadableEvent(key: string): Promise<void> {
  const event = {
    id: randomUUID(),
    type: 'identity.user.changed.v1',
    key,
    workspaceId: null,
    time: new Date().toISOString(),
    correlationId: 'test',
    causationId: null,
    traceparent: null,
    audience: null,
    payload: Buffer.from([0xff, 0xff, 0xff]).toString('base64'),
  };
  await (await database('identity')).query('SELECT kit.append_events($1::jsonb)', [JSON.stringify([event])]);
}

const parked = async (...args: string[]) => {
  const { code, out, err } = await ringline(['events', 'parked', ...args], settings);
  return { code, out, err };
};
const listed = async () =>
  (JSON.parse((await parked('list', '--json')).out) as { parked: { service: string; consumer: string; key: string }[] })
    .parked;

beforeAll(async () => {
  settings = { DATA_DIR: await temporaryDataDir() };
  await putEmptyDatabases(settings['DATA_DIR'] ?? '', CARELESS.kills);
  await startProduct({ ...settings, LOG_LEVEL: 'fatal' });
  const { password, port } = JSON.parse(
    readFileSync(path.join(settings['DATA_DIR'] ?? '', 'postgres.json'), 'utf8'),
  ) as { password: string; port: number };
  adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
});

test('nothing is parked in a product that is well', async () => {
  expect(await parked('list')).toMatchObject({ code: 0, out: 'Nothing is parked.\n' });
});

test('an event that nobody can read is listed, fails again when replayed, and is handled when it can be read', async () => {
  const key = randomUUID();
  await unreadableEvent(key);
  const found = await eventually(async () => {
    const all = await listed();
    expect(all.length).toBeGreaterThan(0);
    return all;
  }, 15_000);
  expect(found.every((one) => one.key === key)).toBe(true);
  const list = await parked('list');
  expect(list).toMatchObject({ code: 1, out: expect.stringContaining(`identity · ${key}`) });
  expect(list.out).toContain('1 event waiting since');

  const again = await parked('replay', '--key', key);
  expect(again).toMatchObject({ code: 1, out: expect.stringContaining('failed again, and stays parked') });

  for (const { service } of found)
    await (await database(service)).query("UPDATE kit.parked_event SET payload = '' WHERE key = $1", [key]);
  const now = await parked('replay', '--all', '--json');
  expect(JSON.parse(now.out)).toMatchObject({ replayed: found.map((one) => ({ ...one, handled: 1 })) });
  expect(now.code).toBe(0);
  expect(await listed()).toEqual([]);
});

test('giving up takes a choice and a yes, and touches only what was chosen', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await unreadableEvent(one);
  await unreadableEvent(other);
  await eventually(async () => {
    const keys = (await listed()).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([one, other]));
  }, 15_000);
  expect(await parked('discard')).toMatchObject({ code: 2, err: expect.stringContaining('Nothing was chosen') });
  expect(await parked('discard', '--key', one)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
  expect((await listed()).some(({ key }) => key === one)).toBe(true);
  expect((await parked('discard', '--key', one, '--yes')).out).toContain('1 event thrown away');
  expect(new Set((await listed()).map(({ key }) => key))).toEqual(new Set([other]));
});

test('a cluster is reached by the address of its server, as the role of each service', async () => {
  const keys = readFileSync(path.join(settings['DATA_DIR'] ?? '', 'keys', 'ring.json'), 'utf8');
  const cluster = { DATABASE_ADMIN_URL: adminUrl, KEY_RING: keys, DATA_DIR: await temporaryDataDir() };
  const before = await listed();
  const seen = await ringline(['events', 'parked', 'list', '--json'], cluster);
  expect(JSON.parse(seen.out)).toMatchObject({ parked: before.map(({ key }) => ({ key })) });
  // As in the image, with a carrier whose account nobody has at hand, with or without the word that there is no sandbox.
  for (const sandbox of [{}, { SANDBOX_ENABLED: 'false' }]) {
    const inTheImage = await ringline(['events', 'parked', 'list', '--json'], {
      ...cluster,
      ...sandbox,
      NODE_ENV: 'production',
    });
    expect([inTheImage.err, JSON.parse(inTheImage.out)]).toEqual(['', JSON.parse(seen.out)]);
  }
  expect(await ringline(['events', 'parked', 'discard', '--all', '--yes'], cluster)).toMatchObject({ code: 0 });
  expect(await ringline(['events', 'parked', 'list'], cluster)).toMatchObject({ code: 0 });
});

test('what is asked wrongly is refused with what to do', async () => {
  expect(await parked('list', '--service', 'telefony')).toMatchObject({
    code: 2,
    err: expect.stringContaining('telephony'),
  });
  const elsewhere = await ringline(['events', 'parked', 'list', '--json'], { DATA_DIR: await temporaryDataDir() });
  expect(elsewhere.code).toBe(1);
  expect(JSON.parse(elsewhere.out)).toMatchObject({
    error: { what: expect.stringContaining('does not run on DATA_DIR') },
  });
});
