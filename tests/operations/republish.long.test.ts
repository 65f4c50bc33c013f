/**
 * `ringline events republish`, while the product runs: copies that were lost are there again, and nothing happens by it.
 *
 * @area cli, kit/events
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ringline, startProduct, temporaryDataDir } from '../testkit/index.ts';

/** What services keep of each other, by the service that keeps it. */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  workspace: ['user_copy', 'subscription_copy', 'number_copy'],
  telephony: ['workspace_copy', 'team_copy', 'member_copy', 'balance_copy', 'plan_copy'],
  messaging: ['number_copy', 'contact_copy', 'member_copy', 'call_fact'],
  billing: ['workspace_number'],
  contacts: ['workspace_copy'],
};
/** What would be there more than once, were a copy's event taken for news. */
const EFFECTS: Readonly<Record<string, string>> = {
  workspace: `SELECT (SELECT count(*) FROM audit_entry) AS noted, (SELECT count(*) FROM notification) AS notices,
    (SELECT sum(version) FROM user_profile) AS members, (SELECT count(*) FROM pgboss.job WHERE name IN ('send-mail', 'announce-member')) AS jobs`,
  telephony: `SELECT (SELECT count(*) FROM phone_number) AS numbers, (SELECT count(*) FROM call) AS calls,
    (SELECT count(*) FROM kit.outbox WHERE NOT republished) AS told`,
  messaging: `SELECT (SELECT count(*) FROM item) AS items, (SELECT sum(version) FROM item) AS changes,
    (SELECT count(*) FROM kit.outbox) AS told`,
  billing: `SELECT (SELECT count(*) FROM ledger_entry) AS entries, (SELECT count(*) FROM kit.outbox WHERE NOT republished) AS told`,
  contacts: 'SELECT count(*) AS contacts, sum(version) AS changes FROM contact',
};
const OWNERS = ['identity', 'workspace', 'billing', 'contacts', 'telephony'];

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

/** Every row of every copy, as text, in an order of its own. */
async function copies(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [service, tables] of Object.entries(COPIES)) {
    for (const table of tables) {
      const { rows } = await (await database(service)).query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
      found[`${service}.${table}`] = rows.map(({ row }) => row).toSorted();
    }
  }
  return found;
}

async function effects(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [service, sql] of Object.entries(EFFECTS))
    found[service] = (await (await database(service)).query(sql)).rows;
  return found;
}

const republish = async (...args: string[]) => {
  const { code, out, err } = await ringline(['events', 'republish', ...args], settings);
  return { code, out, err };
};

beforeAll(async () => {
  settings = { DATA_DIR: await temporaryDataDir() };
  await startProduct({ ...settings, LOG_LEVEL: 'fatal', DEMO_WORKSPACE: 'true' });
  const { password, port } = JSON.parse(
    readFileSync(path.join(settings['DATA_DIR'] ?? '', 'postgres.json'), 'utf8'),
  ) as { password: string; port: number };
  adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  // The demo is told to everybody when nothing new has come for a while.
  let last = '';
  await eventually(async () => {
    const now = JSON.stringify([await copies(), await effects()]);
    const same = now === last;
    last = now;
    if (!same) await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(same).toBe(true);
  }, 60_000);
});

// Ten commands, each a process of its own.
test(
  'copies that were lost are there again, row for row, and nothing happens a second time',
  { timeout: 400_000 },
  async () => {
    const before = await copies();
    for (const [table, rows] of Object.entries(before)) expect([table, rows.length > 0]).toEqual([table, true]);
    const done = await effects();
    for (const [service, tables] of Object.entries(COPIES))
      for (const table of tables) await (await database(service)).query(`DELETE FROM ${table}`);

    for (const owner of OWNERS) expect(await republish(owner)).toMatchObject({ code: 0 });
    await eventually(async () => expect(await copies()).toEqual(before), 30_000);
    // Twice does no harm.
    for (const owner of OWNERS) expect(await republish(owner)).toMatchObject({ code: 0 });
    await eventually(async () => {
      for (const owner of OWNERS) {
        const unread = await (
          await database(owner)
        ).query(
          `SELECT FROM kit.outbox o LEFT JOIN kit.reader_position r ON r.part = o.part AND r.sink = 'dispatcher'
         WHERE o.position > coalesce(r.position, 0)`,
        );
        expect([owner, unread.rowCount]).toEqual([owner, 0]);
      }
    }, 30_000);
    expect(await copies()).toEqual(before);
    expect(await effects()).toEqual(done);
    expect(await ringline(['events', 'parked', 'list'], settings)).toMatchObject({ code: 0 });
  },
);

test('a column that is new is filled by a copy of the same version', async () => {
  const telephony = await database('telephony');
  const before = (await copies())['telephony.workspace_copy'];
  await telephony.query("UPDATE workspace_copy SET language = 'xx'");
  expect(await republish('workspace', '--type', 'workspace.workspace.changed.v1')).toMatchObject({ code: 0 });
  await eventually(async () => expect((await copies())['telephony.workspace_copy']).toEqual(before), 15_000);
});

test('one type of one workspace can be chosen, and counted before', async () => {
  const telephony = await database('telephony');
  const { rows } = await telephony.query<{ workspace_id: string; numbers: number }>(
    'SELECT workspace_id, count(*)::int AS numbers FROM phone_number GROUP BY 1 LIMIT 1',
  );
  const { workspace_id: workspace = '', numbers = 0 } = rows[0] ?? {};
  const told = async () => (await telephony.query('SELECT FROM kit.outbox WHERE republished')).rowCount;
  const before = await told();
  const type = 'telephony.number.changed.v1';
  const only = ['telephony', '--type', type, '--workspace', workspace];
  const counted = await republish(...only, '--dry-run', '--json');
  expect(JSON.parse(counted.out)).toEqual({ service: 'telephony', dryRun: true, published: { [type]: numbers } });
  expect(await told()).toBe(before);
  // What takes longer than a moment says how far it is, beside what came of it.
  expect(await republish(...only)).toMatchObject({ code: 0, out: `${type}: ${numbers} published\n` });
  expect(await told()).toBe((before ?? 0) + numbers);
  // Whoever begins in the middle leaves out what comes before.
  const rest = await republish('telephony', '--from', 'ffffffff-ffff-4fff-bfff-ffffffffffff', '--json');
  expect(JSON.parse(rest.out)).toMatchObject({ published: { [type]: 0 } });
});

test('a cluster is reached by the address of its server, as in the image', async () => {
  const keys = readFileSync(path.join(settings['DATA_DIR'] ?? '', 'keys', 'ring.json'), 'utf8');
  const cluster = { DATABASE_ADMIN_URL: adminUrl, KEY_RING: keys, DATA_DIR: await temporaryDataDir() };
  const inTheImage = await ringline(['events', 'republish', 'identity', '--json'], {
    ...cluster,
    NODE_ENV: 'production',
  });
  expect(inTheImage).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(inTheImage.out)).toMatchObject({ service: 'identity' });
});

test('what is asked wrongly is refused with what to do', { timeout: 300_000 }, async () => {
  expect(await republish('telefony')).toMatchObject({ code: 2, err: expect.stringContaining('The services are') });
  expect(await republish('sandbox')).toMatchObject({
    code: 2,
    err: expect.stringContaining('publishes nothing again'),
  });
  expect(await republish('telephony', '--type', 'telephony.call.ended.v1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('telephony.number.changed.v1'),
  });
  expect(await republish('telephony', '--workspace', 'acme')).toMatchObject({ code: 2 });
  expect(await republish('identity', '--workspace', '0190a000-0000-7000-8000-00000000000a')).toMatchObject({
    code: 2,
    err: expect.stringContaining('belongs to no workspace'),
  });
});
