/** What a platform engineer sees of single processes: how they start, what they say of themselves, how they end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cluster } from '@ringline/deploy/cluster';
import { OutsideWorld, anOwner, openPhone, startClusterProduct, type Owner } from '../testkit/index.ts';

const PEER = '+15035550174';
/** Loudness of a tone that is there. */
const AUDIBLE = 4_000;
/** Less than a process of this cluster may take to drain. */
const WAITED_MS = 3_000;
const SERVICES = ['identity', 'workspace', 'billing', 'contacts', 'telephony', 'messaging'];

let cluster: Cluster;
let outside: OutsideWorld;
let ana: Owner;

beforeAll(async () => {
  cluster = await startClusterProduct();
  outside = new OutsideWorld(cluster.url);
  ana = await anOwner(cluster.url, 'Ana');
});

/** A service's main.ts with these variables alone. */
function start(service: string, environment: Record<string, string>): Promise<{ code: number | null; says: string }> {
  const main = fileURLToPath(new URL(`../../services/${service}/src/main.ts`, import.meta.url));
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let says = '';
  child.stdout.on('data', (chunk: Buffer) => (says += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (says += chunk.toString()));
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; says: string }>();
  child.once('close', (code) => resolve({ code, says }));
  return promise;
}

const texts = async (): Promise<string[]> => {
  const { fetchConversations } = await ana.api.run(
    '{ fetchConversations(channel: message, limit: 100) { data { message { body } } } }',
  );
  return fetchConversations.data.map(({ message }: { message: { body: string } }) => message.body);
};

describe('a process', () => {
  it('without its configuration does not start, and names every variable that it misses', async () => {
    const { code, says } = await start('contacts', {});
    expect(code).toBe(1);
    for (const name of ['KAFKA_BROKERS', 'REDIS_URL', 'STORAGE_URL', 'DATABASE_URL']) expect(says).toContain(name);
    expect(says).not.toMatch(/\n {4}at /);
  });

  it('without a key ring says how to get one', async () => {
    const { code, says } = await start('contacts', {
      KAFKA_BROKERS: '127.0.0.1:1',
      REDIS_URL: 'redis://127.0.0.1:1',
      STORAGE_URL: 'file:///tmp',
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
    });
    expect(code).toBe(1);
    expect(says).toMatch(/KEY_RING_FILE or KEY_RING/);
  });

  it.each([...SERVICES, 'bff', 'sandbox'])(
    '%s says that it lives, that it is ready, and how it fares',
    async (name) => {
      const { ports, metricsPorts } = cluster.member(name);
      const ask = (path: string, port = ports[0]) => fetch(`http://127.0.0.1:${port}${path}`);
      expect((await ask('/healthz')).status).toBe(200);
      expect((await ask('/readyz')).status).toBe(200);
      expect((await ask('/metrics')).status).toBe(404);
      expect(await (await ask('/metrics', metricsPorts[0])).text()).toContain('process_cpu_seconds_total');
    },
  );

  it('is reached by its own paths from outside, and its RPC is not', async () => {
    const rpc = await fetch(`${cluster.url}/ringline.identity.v1.IdentityService/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(rpc.status).toBe(404);
    expect(await statusOf('/carrier/voice/../../ringline.telephony.v1.TelephonyService/ListCalls')).toBe(404);
    expect(await statusOf('/carrier/voice/%2e%2e/%2e%2e/ringline.telephony.v1.TelephonyService/ListCalls')).toBe(404);
    // Telephony answers, and refuses what the carrier did not sign.
    expect((await fetch(`${cluster.url}/carrier/voice/inbound`, { method: 'POST' })).status).toBe(403);
  });
});

/** Of a path that is sent as it is written: `fetch` would resolve it first. */
async function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(cluster.url);
  const headers = { 'content-type': 'application/json' };
  const asked = request({ host: hostname, port, path, method: 'POST', agent: false, headers });
  asked.end('{}');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('two replicas of everything', () => {
  /** The world outside is one: it is not ours to scale. */
  const ALL = [...SERVICES, 'bff'];
  beforeAll(async () => {
    for (const name of ALL) await cluster.member(name).start();
  });

  it('handle each text and each call once', async () => {
    const phone = await openPhone(ana.api, { tone: 1_300 });
    const sent = Array.from({ length: 30 }, (_, index) => `text ${index}`);
    for (const body of sent) await outside.text(PEER, ana.number.number, body);
    const call = await outside.call(PEER, ana.number.number, 'tone:700');
    const talk = await (await phone.ring()).accept();
    await eventually(async () =>
      expect((await outside.tones(call.sid, [1_300])).heard[1_300]).toBeGreaterThan(AUDIBLE),
    );
    talk.hangUp();
    await outside.hangUp(call.sid);
    await eventually(async () => expect((await texts()).toSorted()).toEqual(sent.toSorted()), 30_000);
    phone.lose();
  });

  it('can end one by one: exit code 0, and nothing that was said meanwhile is missing', async () => {
    const before = (await texts()).length;
    for (const name of ALL) {
      expect(await cluster.member(name).roll()).toEqual([0, 0]);
      await outside.text(PEER, ana.number.number, `while ${name} was rolled`);
    }
    await eventually(async () => expect((await texts()).length).toBe(before + ALL.length), 30_000);
  });

  it('one that is killed comes back by itself', async () => {
    const [pid] = cluster.member('messaging').pids;
    await cluster.member('messaging').signal('SIGKILL');
    await outside.text(PEER, ana.number.number, 'after the kill');
    await eventually(async () => expect(await texts()).toContain('after the kill'), 30_000);
    expect(cluster.member('messaging').pids).not.toContain(pid);
  });
});

describe('telephony that is started while the database is away', () => {
  it('answers who calls, begins the rest when it is back, and ends in order', async () => {
    const member = cluster.member('telephony');
    const calls = async () =>
      (await ana.api.run('{ fetchConversations(channel: call, limit: 100) { data { id } } }')).fetchConversations.data
        .length as number;
    const before = await calls();
    await cluster.engines.postgres.kill();
    await member.kill();
    await member.start();
    const { sid } = await outside.call(PEER, ana.number.number, 'silence');
    await eventually(async () => expect((await outside.callOf(sid)).status).toBe('in-progress'), 30_000);
    await cluster.engines.postgres.start();
    // The call that only the carrier knew of is in the history: jobs run, and so do timers.
    await eventually(async () => expect(await calls()).toBe(before + 1), 60_000);
    await outside.hangUp(sid);
    expect(await member.stop()).toEqual([0]);
    await member.start();
  }, 180_000);
});

describe('the world outside', () => {
  it('that is told to end waits for its calls: they are heard until they hang up', async () => {
    const member = cluster.member('sandbox');
    const phone = await openPhone(ana.api, { tone: 1_300 });
    await outside.call(PEER, ana.number.number, 'tone:700');
    const talk = await (await phone.ring()).accept();
    const heard = () => talk.audio.hears([700])[700];
    await eventually(() => expect(heard()).toBeGreaterThan(AUDIBLE));
    let over = false;
    const ending = member.stop().finally(() => (over = true));
    await pause(WAITED_MS);
    expect({ over, heard: heard() }).toEqual({ over: false, heard: expect.toSatisfy((one: number) => one > AUDIBLE) });
    talk.hangUp();
    expect(await ending).toEqual([0]);
    await member.start();
  });
});
