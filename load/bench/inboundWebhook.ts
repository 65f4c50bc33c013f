/** An inbound call's webhook on telephony beside a bare route that reads once and inserts once. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { telephony } from '@ringline/telephony';
import pg from 'pg';
import { cpuMicros } from '../cost/cpu.ts';
import { pin } from '../cost/pin.ts';
import { median, quantile, type Bench, type Figure } from '../figures.ts';
import { benchPlace, type Place } from './place.ts';
import { alternate, medianRatio } from './rounds.ts';
import {
  CALLERS,
  type ClientOrder,
  type ClientReport,
  type ServerCosts,
  type ServerReady,
} from './webhook/protocol.ts';
import { CONTACTS, contactKeys, flowsFor, SET_FLOWS } from './flowMix.ts';
import { numbersOf, OFFICES } from './offices.ts';

const ROUNDS = 7;
const REQUESTS = 3_000;
const AT_ONCE = 64;
const CONNECTIONS = 10;
const MANY_OFFICES = 100;
/** At half of the peak so many answers, none of which may take longer than SLOW_MS. */
const STEADY_REQUESTS = 20_000;
const SLOW_MS = 1_000;

interface Round {
  readonly perSecond: number;
  readonly cpuMicros: number;
  readonly postgresMicros: number;
  readonly roundTrips: number;
  readonly relayRoundTrips: number;
}

export const bench: Bench = async ({ short, say }) => {
  const [rounds, requests, steady] = short ? [3, 500, 2_000] : [ROUNDS, REQUESTS, STEADY_REQUESTS];
  const place = await benchPlace();
  const children: ChildProcess[] = [];
  try {
    pin(place.postgresPid, 1);
    const start = async (file: string, core: number, env: Record<string, string> = {}) => {
      const child = fork(fileURLToPath(new URL(`./webhook/${file}.ts`, import.meta.url)), {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.push(child);
      pin(child.pid ?? 0, core);
      return child;
    };
    const client = await start('client', 1);
    const ours = await server(start, 'telephonyServer', await telephonyDatabase(place));
    const bare = await server(start, 'bareServer', await bareDatabase(place));
    const [greetings, flows] = [numbersOf(MANY_OFFICES, 'greeting'), numbersOf(MANY_OFFICES, 'flow')];
    const drive = (name: string, side: Server, to: readonly string[]) => async (round: number) => {
      const found = await measured(place, client, side, { requests, atOnce: AT_ONCE, numbers: to });
      say(`round ${round + 1}, ${name}: ${describe(found)}`);
      return found;
    };
    const warm = { requests: Math.min(requests, 1_000), atOnce: AT_ONCE, numbers: [...greetings, ...flows] };
    for (const side of [ours, bare]) await measured(place, client, side, warm);
    await administrator(place, 'ringline_telephony', mixIsWalked);
    // As autovacuum would within a minute: plans made for empty tables are of no use.
    for (const database of ['ringline_telephony', 'ringline_bare'])
      await administrator(place, database, async (admin) => void (await admin.query('ANALYZE')));
    const greeting = await alternate(
      rounds,
      drive('telephony, greeting', ours, greetings),
      drive('bare route', bare, greetings),
    );
    const mix = await alternate(
      rounds,
      drive('telephony, mix of flows', ours, flows),
      drive('bare route', bare, flows),
    );
    const peak = median(mix.one.map(({ perSecond }) => perSecond));
    const { latencies, failures } = await told<ClientReport>(client, {
      port: ours.port,
      requests: steady,
      perSecond: peak / 2,
      numbers: flows,
    });
    const slow = latencies.filter((latency) => latency > SLOW_MS).length + failures;
    const all = [...greeting.one, ...mix.one];
    return [
      ratio('inbound-webhook', greeting),
      ratio('inbound-webhook-flows', mix),
      {
        name: 'inbound-webhook-sql-round-trips',
        value: median(all.map(({ roundTrips }) => roundTrips)),
        threshold: { kind: 'at most', value: 2 },
        beside: { 'of the relay': median(all.map(({ relayRoundTrips }) => relayRoundTrips)) },
      },
      {
        name: `inbound-webhook-slow-of-${steady}`,
        value: slow,
        threshold: { kind: 'at most', value: 0 },
        beside: {
          'calls/s': peak / 2,
          'p50 ms': quantile(latencies, 0.5),
          'p99 ms': quantile(latencies, 0.99),
          'longest ms': Math.max(...latencies),
        },
      },
    ];
  } finally {
    for (const child of children) {
      if (!child.connected) continue;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    }
    await place.close();
  }
};

function ratio(name: string, { one, other }: { one: readonly Round[]; other: readonly Round[] }): Figure {
  return {
    name,
    value: medianRatio(
      one.map(({ perSecond }) => perSecond),
      other.map(({ perSecond }) => perSecond),
    ),
    threshold: { kind: 'at least', value: 0.6 },
    beside: { ...beside('telephony', one), ...beside('bare', other) },
  };
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

async function server(
  start: (file: string, core: number, env: Record<string, string>) => Promise<ChildProcess>,
  file: string,
  databaseUrl: string,
): Promise<Server> {
  const settings = { databaseUrl, connections: CONNECTIONS, carrierUrl: 'http://127.0.0.1:9' };
  const child = await start(file, 0, { BENCH_SERVER: JSON.stringify(settings) });
  const { port } = await heard<ServerReady>(child);
  return { child, port };
}

async function measured(
  place: Place,
  client: ChildProcess,
  { child, port }: Server,
  order: Omit<ClientOrder, 'port'>,
): Promise<Round> {
  await told<ServerCosts>(child, {});
  const before = cpuMicros([place.postgresPid]);
  const { seconds, failures } = await told<ClientReport>(client, { ...order, port });
  const costs = await told<ServerCosts>(child, {});
  if (failures > 0) throw new Error(`${failures} of ${order.requests} requests failed`);
  return {
    perSecond: order.requests / seconds,
    cpuMicros: costs.cpuMicros / order.requests,
    postgresMicros: (cpuMicros([place.postgresPid]) - before) / order.requests,
    roundTrips: costs.roundTrips / order.requests,
    relayRoundTrips: costs.relayRoundTrips / order.requests,
  };
}

async function told<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answer = heard<Answer>(child);
  child.send(message);
  return answer;
}

async function heard<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('A process of the benchmark ended'));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as Answer);
    });
  });
}

const describe = ({ perSecond, cpuMicros: own, postgresMicros, roundTrips }: Round): string =>
  `${perSecond.toFixed(0)}/s, ${own.toFixed(0)} µs, PostgreSQL ${postgresMicros.toFixed(0)} µs, ${roundTrips.toFixed(2)} round trips`;

const beside = (side: string, found: readonly Round[]): Record<string, number> => ({
  [`${side} requests/s`]: median(found.map(({ perSecond }) => perSecond)),
  [`${side} CPU µs`]: median(found.map((round) => round.cpuMicros)),
  [`${side} PostgreSQL CPU µs`]: median(found.map(({ postgresMicros }) => postgresMicros)),
  [`${side} SQL round trips`]: median(found.map(({ roundTrips }) => roundTrips)),
});

async function telephonyDatabase(place: Place): Promise<string> {
  const { runtime } = await place.databaseOf({ name: telephony.name, migrations: telephony.migrations });
  await administrator(place, 'ringline_telephony', async (admin) => {
    await admin.query(OFFICES, [MANY_OFFICES]);
    const { rows } = await admin.query<{ number: string; team: string }>(
      'SELECT number, team_id AS team FROM phone_number WHERE number = ANY ($1) ORDER BY number',
      [numbersOf(MANY_OFFICES, 'flow')],
    );
    await admin.query(SET_FLOWS, [JSON.stringify(flowsFor(rows))]);
    await admin.query(CONTACTS, [contactKeys(CALLERS)]);
  });
  return runtime;
}

/** @throws Error when a part of the mix did not lead its callers where it should: what is measured would be something else */
async function mixIsWalked(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ at: string }>(`
    SELECT DISTINCT n.flow_type || ' ' || (c.state->>'phase') AS at FROM call c JOIN phone_number n ON n.id = c.phone_number_id`);
  const seen = rows.map(({ at }) => at).toSorted();
  const missing = ['CLASSIC GREETING', 'CUSTOM ANNOUNCEMENT', 'CUSTOM MENU', 'IVR MENU', 'QUEUE GREETING'].filter(
    (at) => !seen.includes(at),
  );
  if (missing.length > 0) throw new Error(`No call came to ${missing.join(', ')}, only to ${seen.join(', ')}`);
}

async function bareDatabase(place: Place): Promise<string> {
  const { owner } = await place.databaseOf({ name: 'bare' });
  await administrator(place, 'ringline_bare', async (admin) => {
    await admin.query(`
      SET ROLE ringline_bare_owner;
      CREATE TABLE number_route (number text PRIMARY KEY, workspace_id uuid NOT NULL, phone_number_id uuid NOT NULL);
      CREATE TABLE call (id uuid PRIMARY KEY, workspace_id uuid NOT NULL, phone_number_id uuid NOT NULL, sid text NOT NULL UNIQUE,
        peer_number text NOT NULL, started_at timestamptz NOT NULL);
      CREATE TABLE outbox (part smallint NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY, id uuid NOT NULL, type text NOT NULL,
        key text NOT NULL, workspace_id uuid NOT NULL, time timestamptz NOT NULL DEFAULT now(), payload jsonb NOT NULL, PRIMARY KEY (part, position));`);
    await admin.query('INSERT INTO number_route SELECT unnest($1::text[]), gen_random_uuid(), gen_random_uuid()', [
      [...numbersOf(MANY_OFFICES, 'greeting'), ...numbersOf(MANY_OFFICES, 'flow')],
    ]);
  });
  return owner;
}

async function administrator(place: Place, database: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const url = new URL(place.adminUrl);
  url.pathname = `/${database}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
