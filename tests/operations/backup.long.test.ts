/**
 * A backup of a product at work, and the same product elsewhere: everything is there, agrees, and goes on.
 *
 * @area cli, kit/storage
 */
import { open, readdir, readFile, rm, writeFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Api,
  OutsideWorld,
  freePort,
  openPhone,
  ringline,
  spawnProduct,
  temporaryDataDir,
  type Payload,
  type SpawnedProduct,
} from '../testkit/index.ts';

const CALLER = '+15035550174';
/** Texts in, texts out and calls before the backup begins; the same go on while it is made. */
const TEXTS = 30;
const CALLS = 3;
/** Services that handle events. */
const SERVICES = ['identity', 'workspace', 'billing', 'contacts', 'telephony', 'messaging'];

const writer = (index: number) => `+1202555${2_000 + (index % 5)}`;
const reader = (index: number) => `+1202555${3_000 + (index % 5)}`;

let folder: string;
let port: string;
let product: SpawnedProduct;
let outside: OutsideWorld;
let demo: Api;
let number: { id: string; number: string };
const dataDir = (name: string) => path.join(folder, name);
const settingsOf = (name: string) => ({ PORT: port, DATA_DIR: dataDir(name), DEMO_WORKSPACE: 'true' });
const backup = () => path.join(folder, 'whole.tar');

/** The first column of what a query finds. Each has a connection of its own, which ends with it: what is asked again and again leaves the product its own. */
async function column(place: string, service: string, sql: string): Promise<string[]> {
  const state = JSON.parse(await readFile(path.join(dataDir(place), 'postgres.json'), 'utf8')) as {
    password: string;
    port: number;
  };
  const client = new pg.Client({
    host: '127.0.0.1',
    port: state.port,
    user: 'postgres',
    password: state.password,
    database: `ringline_${service}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows.map((row) => String(Object.values(row)[0]));
  } finally {
    await client.end();
  }
}

/** Signs in at the demo workspace of the product that runs. */
async function enter(): Promise<void> {
  outside = new OutsideWorld(product.url);
  const { openDemoSession } = await new Api(product.url).run('mutation { openDemoSession { authTokens { token } } }');
  const person = new Api(product.url, { token: openDemoSession.authTokens.token });
  const { getCurrentUserWorkspaces } = await person.run('{ getCurrentUserWorkspaces { id } }');
  demo = person.as({ workspace: getCurrentUserWorkspaces[0].id });
  const { fetchWorkspacePhoneNumbers } = await demo.run(
    '{ fetchWorkspacePhoneNumbers { data { id number isTestNumber } } }',
  );
  number = fetchWorkspacePhoneNumbers.data.find(({ isTestNumber }: Payload) => !isTestNumber);
  await eventually(async () => (await outside.numbers()).some((one) => one.number === number.number && one.callable));
}

const send = (index: number) =>
  demo.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { phoneNumberId: number.id, to: reader(index), body: `out ${index}`, idempotencyKey: `backup-${index}` },
  });

/** A call from outside that is answered, talks for a moment and ends. */
async function talk(phone: Awaited<ReturnType<typeof openPhone>>): Promise<void> {
  const call = await outside.call(CALLER, number.number, 'tone:700');
  const talking = await (await phone.ring()).accept();
  await eventually(() => expect(talking.audio.hears([700])[700]).toBeGreaterThan(4_000));
  await outside.hangUp(call.sid);
  await talking.ended;
}

beforeAll(async () => {
  folder = await temporaryDataDir();
  port = String(await freePort());
  product = await spawnProduct(settingsOf('first'));
  await enter();
});

describe('a backup that is made while texts and calls go on', () => {
  test('is made without anybody waiting for it', async () => {
    let next = 0;
    let sent = 0;
    let busy = true;
    const incoming = async () => {
      while (busy) {
        const index = next++;
        await outside.text(writer(index), number.number, `in ${index}`);
        // Some twenty texts a second: what is made here is moved five times below.
        await pause(100);
      }
    };
    // Forty a minute: a member sends sixty at most, and whoever waits for the next minute proves nothing about a backup.
    const outgoing = async () => {
      while (busy) {
        await send(sent);
        sent += 1;
        await pause(1_500);
      }
    };
    const loads = Promise.all([incoming(), incoming(), incoming(), outgoing()]);
    const phone = await openPhone(demo, { tone: 1_300 });
    for (let index = 0; index < CALLS; index += 1) await talk(phone);
    await eventually(() => expect(next).toBeGreaterThan(TEXTS), 30_000);
    const live = await outside.call(CALLER, number.number, 'tone:700');
    const talking = await (await phone.ring()).accept();
    await eventually(() => expect(talking.audio.hears([700])[700]).toBeGreaterThan(4_000));

    const before = { next, sent };
    const ran = await ringline(['backup', backup(), '--json'], settingsOf('first'));
    const meanwhile = { next: next - before.next, sent: sent - before.sent };
    busy = false;
    await loads;
    expect(ran).toMatchObject({ code: 0 });
    expect(meanwhile.next, 'texts come in while it is made').toBeGreaterThan(0);
    expect(meanwhile.sent, 'texts go out while it is made').toBeGreaterThan(0);
    expect(talking.audio.hears([700])[700]).toBeGreaterThan(4_000);
    await outside.hangUp(live.sid);
    phone.lose();
    await product.stop();
  }, 180_000);

  test('comes back into an empty place, and starts', async () => {
    const ran = await ringline(['restore', backup()], settingsOf('second'));
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('Restored 7 databases') });
    product = await spawnProduct(settingsOf('second'));
    await enter();
  }, 120_000);

  test('has handled every event of every service, each by all of its listeners, and nothing is parked', async () => {
    await eventually(async () => {
      for (const service of SERVICES) {
        const unread = await column(
          'second',
          service,
          `SELECT o.id FROM kit.outbox o LEFT JOIN kit.reader_position r ON r.part = o.part AND r.sink = 'dispatcher'
           WHERE o.position > coalesce(r.position, 0)`,
        );
        expect({ service, unread }).toEqual({ service, unread: [] });
      }
    }, 60_000);
    for (const service of SERVICES)
      expect({ service, parked: await column('second', service, 'SELECT key FROM kit.parked_key') }).toEqual({
        service,
        parked: [],
      });
  }, 90_000);

  test('shows each call once as telephony knows it, and no call is open', async () => {
    await eventually(async () => {
      const calls = await column('second', 'telephony', "SELECT id || ' ' || status FROM call ORDER BY id");
      const items = await column(
        'second',
        'messaging',
        "SELECT call_id || ' ' || call_status FROM item WHERE channel = 'VOICE' ORDER BY call_id",
      );
      expect(items).toEqual(calls);
      expect(await column('second', 'telephony', 'SELECT id FROM call WHERE NOT final')).toEqual([]);
      expect(await outside.liveCalls()).toEqual([]);
    }, 60_000);
  }, 90_000);

  test('has each text once, in the inbox and at the carrier', async () => {
    await eventually(async () => {
      const shown = await column('second', 'messaging', "SELECT body FROM item WHERE body ~ '^(in|out) [0-9]+$'");
      const carried = await column(
        'second',
        'sandbox',
        "SELECT record ->> 'body' FROM message WHERE record ->> 'body' ~ '^(in|out) [0-9]+$'",
      );
      expect(shown.length).toBeGreaterThan(TEXTS);
      expect(shown.toSorted()).toEqual(carried.toSorted());
      expect(new Set(shown).size).toBe(shown.length);
    }, 60_000);
  }, 90_000);

  test('has a ledger that balances, and holds nothing for what is over', async () => {
    await eventually(async () => {
      expect(await column('second', 'billing', "SELECT reference_id FROM hold WHERE state = 'HELD'")).toEqual([]);
      // Every text out that was taken is paid for.
      const paid = await column(
        'second',
        'billing',
        "SELECT count(*) FROM usage WHERE kind = 'MESSAGE' AND pool_units + amount_micros > 0",
      );
      const sent = await column('second', 'messaging', "SELECT count(*) FROM item WHERE body ~ '^out [0-9]+$'");
      expect(Number(paid[0])).toBeGreaterThanOrEqual(Number(sent[0]));
    }, 60_000);
    expect(
      await column(
        'second',
        'billing',
        'SELECT transaction_id FROM ledger_entry GROUP BY transaction_id, commodity HAVING sum(amount) <> 0',
      ),
    ).toEqual([]);
    expect(
      await column(
        'second',
        'billing',
        `SELECT a.name FROM ledger_account AS a
         LEFT JOIN ledger_entry AS e ON e.workspace_id = a.workspace_id AND e.account = a.name AND e.commodity = a.commodity
         GROUP BY a.workspace_id, a.name, a.commodity, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)`,
      ),
    ).toEqual([]);
  }, 90_000);

  test('goes on: a call with sound both ways, and a text', async () => {
    const phone = await openPhone(demo, { tone: 1_300 });
    await talk(phone);
    phone.lose();
    await send(1_000_000);
    await eventually(async () =>
      expect((await outside.textsOf(reader(1_000_000))).map(({ body }) => body)).toContain('out 1000000'),
    );
  }, 60_000);
});

describe('a restore', () => {
  test('does nothing to a product that runs, nor to data that nobody said may go', async () => {
    expect(await ringline(['restore', backup(), '--replace'], settingsOf('second'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('is at work'),
    });
    await product.stop();
    expect(await ringline(['restore', backup()], settingsOf('second'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('--replace'),
    });
  }, 60_000);

  test('does not touch anything for a backup that was cut short, changed, or is of a newer version', async () => {
    const [cut, changed] = [path.join(folder, 'cut.tar'), path.join(folder, 'changed.tar')];
    const bytes = await readFile(backup());
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length / 2)));
    const part = bytes.indexOf('databases/messaging/public.item.copy.gz');
    expect(part).toBeGreaterThan(0);
    bytes[part + 512 + 40] = (bytes[part + 512 + 40] ?? 0) ^ 0xff;
    await writeFile(changed, bytes);
    for (const damaged of [cut, changed])
      expect(await ringline(['restore', damaged], settingsOf('third'))).toMatchObject({
        code: 1,
        err: expect.stringContaining('is damaged'),
      });
    const unpacked = await asFolder('newer');
    await rewrite(unpacked, (text) => text.replaceAll('00000000000001_baseline', '20991121000000_later'));
    expect(await ringline(['restore', unpacked], settingsOf('third'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('newer version'),
    });
    expect(await readdir(folder)).not.toContain('third');
  }, 90_000);

  test('that fails in the middle leaves the data as they were, and one that succeeds takes their place', async () => {
    const broken = await asFolder('broken');
    await rewrite(broken, (text) => {
      const told = JSON.parse(text) as { databases: { tables: { name: string; rows: number }[] }[] };
      const item = told.databases.flatMap(({ tables }) => tables).find(({ name }) => name === 'item');
      if (item) item.rows += 1;
      return JSON.stringify(told);
    });
    expect(await ringline(['restore', broken, '--replace'], settingsOf('second'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('What was there before is there still'),
    });
    product = await spawnProduct(settingsOf('second'));
    await enter();
    expect((await outside.textsOf(reader(1_000_000))).map(({ body }) => body)).toContain('out 1000000');
    await product.stop();

    expect(await ringline(['restore', await asFolder('again'), '--replace'], settingsOf('second'))).toMatchObject({
      code: 0,
    });
    product = await spawnProduct(settingsOf('second'));
    await enter();
    expect((await outside.textsOf(reader(1_000_000))).map(({ body }) => body)).not.toContain('out 1000000');
    expect((await readdir(dataDir('second'))).filter((name) => /restor/.test(name))).toEqual([]);
    const names = await column('second', 'identity', 'SELECT datname FROM pg_database');
    expect(names.filter((name) => /restor/.test(name))).toEqual([]);
  }, 180_000);
});

/** The backup as a folder, to be changed: made by the command itself from the restored product at rest. */
async function asFolder(name: string): Promise<string> {
  const original = path.join(folder, 'original');
  if (!(await readdir(folder)).includes('original'))
    expect(await ringline(['backup', original], settingsOf('first'))).toMatchObject({ code: 0 });
  const copy = path.join(folder, name);
  await rm(copy, { recursive: true, force: true });
  await cp(original, copy, { recursive: true });
  return copy;
}

async function rewrite(backupFolder: string, change: (text: string) => string): Promise<void> {
  const file = path.join(backupFolder, 'manifest.json');
  const changed = change(await readFile(file, 'utf8'));
  const handle = await open(file, 'w');
  await handle.writeFile(changed);
  await handle.close();
}
