/**
 * `kill -9` in the middle of everything: what was accepted is there once, nothing is sent twice, nothing stays open for ever.
 *
 * @area calls, sending, webhooks, kit/events, kit/jobs, carrier
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Api,
  OutsideWorld,
  freePort,
  openPhone,
  spawnProduct,
  temporaryDataDir,
  type Payload,
  type SpawnedProduct,
} from '../testkit/index.ts';

const INBOUND = 500;
const OUTBOUND = 30;
/** Texts that are under way at once. */
const AT_ONCE = 16;
/** The kill comes when the carrier has taken this many. */
const KILL_AFTER = 200;
const CALLER = '+15035550174';
const writer = (index: number) => `+1202555${2_000 + (index % 10)}`;
const reader = (index: number) => `+1202555${3_000 + (index % 3)}`;
/** A text that the carrier was being given is asked about after 30 s, and not before: until then it may be on its way. */
const SETTLED_WITHIN_MS = 60_000;

let settings: Readonly<Record<string, string>>;
let product: SpawnedProduct;
let outside: OutsideWorld;
let demo: Api;
let number: { id: string; number: string };
let callSid: string;
let orphan: number;
const accepted: string[] = [];

const bodies = async (peer: string): Promise<string[]> => {
  const { fetchInbox } = await demo.run('query ($q: String!) { fetchInbox(query: $q) { data { id } } }', { q: peer });
  const [thread] = fetchInbox.data as { id: string }[];
  if (!thread) return [];
  const { fetchConversations } = await demo.run(
    'query ($id: ID!) { fetchConversations(threadId: $id, limit: 100) { data { message { body } } } }',
    { id: thread.id },
  );
  return fetchConversations.data.map(({ message }: Payload) => message?.body as string);
};
const send = (index: number) =>
  demo.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { phoneNumberId: number.id, to: reader(index), body: `out ${index}`, idempotencyKey: `crash-${index}` },
  });
const clusterOf = (file: string) => readFile(path.join(settings['DATA_DIR'] ?? '', file), 'utf8');

async function database(name: string): Promise<pg.Client> {
  const { password, port } = JSON.parse(await clusterOf('postgres.json')) as { password: string; port: number };
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: `ringline_${name}` });
  client.on('error', () => undefined);
  await client.connect();
  atEndOfFile(() => client.end());
  return client;
}

beforeAll(async () => {
  settings = { PORT: String(await freePort()), DATA_DIR: await temporaryDataDir(), DEMO_WORKSPACE: 'true' };
  product = await spawnProduct(settings);
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
});

describe('a product that is killed in a call and in a burst of texts', () => {
  test('is up again on the same data without hand work, and the orphaned PostgreSQL is gone', async () => {
    const phone = await openPhone(demo, { tone: 1_300 });
    const call = await outside.call(CALLER, number.number, 'tone:700');
    callSid = call.sid;
    const talk = await (await phone.ring()).accept();
    await eventually(() => expect(talk.audio.hears([700])[700]).toBeGreaterThan(4_000));

    let next = 0;
    const killed = Promise.withResolvers<void>();
    const writers = Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < INBOUND; index = next++) {
        const body = `in ${index}`;
        try {
          await outside.text(writer(index), number.number, body);
          accepted.push(body);
          if (accepted.length === KILL_AFTER) killed.resolve();
        } catch {
          // Not accepted: the world outside was told so.
          return;
        }
      }
    });
    const answers = (async () => {
      for (let index = 0; index < OUTBOUND; index += 1) await send(index).catch(() => undefined);
    })();
    await killed.promise;
    orphan = Number((await clusterOf('postgres/postmaster.pid')).split('\n', 1)[0]);
    await product.kill();
    await Promise.all([...writers, answers]);
    phone.lose();
    expect(accepted.length).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(accepted.length).toBeLessThan(INBOUND);
    expect(() => process.kill(orphan, 0)).not.toThrow();

    product = await spawnProduct(settings);
    expect(() => process.kill(orphan, 0)).toThrow(/ESRCH/);
  });

  test('has every accepted text exactly once', async () => {
    await eventually(async () => {
      const there = (await Promise.all(Array.from({ length: 10 }, (_, index) => bodies(writer(index))))).flat();
      expect(accepted.filter((body) => !there.includes(body))).toEqual([]);
      expect(there.length).toBe(new Set(there).size);
    }, 30_000);
  });

  test('has the rest of the burst too, when the world outside writes again', async () => {
    const missing = Array.from({ length: INBOUND }, (_, index) => index).filter(
      (index) => !accepted.includes(`in ${index}`),
    );
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      await Promise.all(
        missing.slice(at, at + AT_ONCE).map((index) => outside.text(writer(index), number.number, `again ${index}`)),
      );
    }
    await eventually(async () => {
      const there = (await Promise.all(Array.from({ length: 10 }, (_, index) => bodies(writer(index))))).flat();
      expect(missing.filter((index) => !there.includes(`again ${index}`))).toEqual([]);
      expect(there.length).toBe(new Set(there).size);
    }, 30_000);
  });

  test('ends the call that was cut off: no call stays open', async () => {
    await eventually(async () => {
      expect((await demo.run('{ getMyLiveCalls { id } }')).getMyLiveCalls).toEqual([]);
      const { fetchConversations } = await demo.run(
        '{ fetchConversations(channel: call, limit: 5) { data { peerNumber call { status endReason } } } }',
      );
      const [last] = fetchConversations.data;
      expect(last).toMatchObject({ peerNumber: CALLER, call: { status: 'COMPLETED' } });
    }, 40_000);
    expect(await outside.liveCalls()).toEqual([]);
    expect((await outside.callOf(callSid)).status).toBe('completed');
  });

  test('sends no text twice, also when its answer was lost and the same is asked again', async () => {
    const messaging = await database('messaging');
    const ids: string[] = [];
    // An answer that does not come in time asks for another try, which the key makes harmless.
    for (let index = 0; index < OUTBOUND; index += 1)
      ids.push((await eventually(() => send(index))).sendMessage.id as string);
    expect(new Set(ids).size).toBe(OUTBOUND);
    await eventually(async () => {
      const arrived = (await Promise.all([0, 1, 2].map((index) => outside.textsOf(reader(index)))))
        .flat()
        .map(({ body }) => body);
      expect(arrived.toSorted()).toEqual(Array.from({ length: OUTBOUND }, (_, index) => `out ${index}`).toSorted());
      const { rows } = await messaging.query<{ delivery_status: string }>(
        'SELECT delivery_status FROM item WHERE id = ANY($1::uuid[])',
        [ids],
      );
      expect(rows.map((row) => row.delivery_status)).toEqual(ids.map(() => 'DELIVERED'));
    }, SETTLED_WITHIN_MS);
  }, 120_000);

  test('has a ledger that balances, charges each text once, and holds nothing for what is over', async () => {
    const billing = await database('billing');
    await eventually(async () => {
      const held = await billing.query('SELECT kind, reference_id FROM hold WHERE state = $1', ['HELD']);
      expect(held.rows).toEqual([]);
    }, SETTLED_WITHIN_MS);
    const unbalanced = await billing.query(
      'SELECT transaction_id, commodity FROM ledger_entry GROUP BY 1, 2 HAVING sum(amount) <> 0',
    );
    expect(unbalanced.rows).toEqual([]);
    const wrong = await billing.query(`
      SELECT a.name, a.commodity FROM ledger_account AS a
      LEFT JOIN ledger_entry AS e ON e.workspace_id = a.workspace_id AND e.account = a.name AND e.commodity = a.commodity
      GROUP BY a.workspace_id, a.name, a.commodity, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)`);
    expect(wrong.rows).toEqual([]);
    const usage = await billing.query<{ count: string }>(
      `SELECT count(*) FROM usage WHERE kind = 'MESSAGE' AND pool_units + amount_micros > 0`,
    );
    expect(Number(usage.rows[0]?.count)).toBeGreaterThanOrEqual(OUTBOUND);
  }, 90_000);

  test('left no event behind that its listeners could not take', async () => {
    for (const name of ['identity', 'workspace', 'billing', 'contacts', 'telephony', 'messaging']) {
      const { rows } = await (await database(name)).query('SELECT * FROM kit.parked_key');
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
  });
});
