/** The world of the numbers soak: a PostgreSQL, the sandbox as carrier and gateway, workspaces that buy, and what became of it. */
import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { service as billing } from '@ringline/billing/money';
import { composeAll, SERVICES } from '@ringline/deploy/compose';
import { environment } from '@ringline/deploy/environment';
import { parseEnvironment } from '@ringline/kit/config';
import { createHttpServer } from '@ringline/kit/http';
import { freePort } from '@ringline/kit/ports';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile, ownPostgres, temporaryFolder, testDatabase } from '@ringline/kit/testing';
import { sandbox } from '@ringline/sandbox';
import { telephony } from '@ringline/telephony';
import pg from 'pg';
import { OutsideWorld } from '../testkit/outsideWorld.ts';
import { startCrew } from './numbersCrew.ts';
import { startFront } from './numbersFront.ts';
import { createStops } from './numbersStops.ts';

const CREW = 3;
const AREAS = ['415', '510', '628', '503', '206', '303', '512', '615', '416', '604', '514', '403'];
const TOLL_FREE = ['800', '833', '844', '855', '866', '877', '888'];
const PER_AREA = 100;
const PER_TOLL_FREE = 60;
/** Milliseconds until a purchase that was paid must have ended (issue: five minutes), and until no one is waited for any longer. */
const ENDS_WITHIN_MS = 5 * 60_000;
const PATIENCE_MS = 8 * 60_000;
/** Milliseconds for what happens at once: a workspace is opened, the gateway's page answers. */
const SOON_MS = 60_000;
/** Milliseconds between two words about what is waited for. */
const TOLD_MS = 15_000;

export interface Buyer {
  readonly workspaceId: string;
  readonly userId: string;
}

/** A purchase as all who know of it have it at the end. */
interface Ended {
  readonly id: string;
  readonly workspaceId: string;
  readonly number: string;
  readonly status: string;
  readonly phoneNumberId: string | null;
  readonly owned: boolean;
  readonly booked: readonly string[];
  /** Payments that the gateway has taken, and that it gave back. */
  readonly taken: number;
  readonly back: number;
  readonly ms: number | undefined;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop() {
  const dataDir = temporaryFolder('soak-numbers');
  chmodSync(dataDir, 0o711);
  const { adminUrl } = await ownPostgres();
  const made = {
    billing: await testDatabase(billing, { adminUrl, connections: 2 }),
    telephony: await testDatabase(telephony, { adminUrl, connections: 2 }),
    sandbox: await testDatabase(sandbox, { adminUrl, connections: 2 }),
  };
  const asAdmin = (name: keyof typeof made) => {
    const url = new URL(adminUrl);
    url.pathname = new URL(made[name].urls.runtime).pathname;
    return url.href;
  };
  const front = await startFront();
  await openSandbox(front, dataDir, made.sandbox.urls.runtime);
  const named = (url: string, name: string) => {
    const target = new URL(url);
    target.searchParams.set('application_name', name);
    return target.href;
  };
  const crew = await startCrew(CREW, (name) => ({
    dataDir,
    url: `${front.url}/${name}`,
    databases: {
      billing: named(made.billing.urls.runtime, name),
      telephony: named(made.telephony.urls.runtime, name),
    },
  }));
  front.living = crew.living;
  const stops = await createStops({ telephony: asAdmin('telephony'), billing: asAdmin('billing') }, (worker) =>
    crew.kill(worker),
  );
  front.passes = (...at) => stops.passes(...at);
  const outside = new pg.Client({ connectionString: asAdmin('sandbox') });
  await outside.connect();
  const { telephony: phones, billing: till } = stops.clients;
  const world = new OutsideWorld(front.url);
  atEndOfFile(async () => {
    crew.stop();
    front.close();
    await stops.stop();
    await outside.end();
  });

  const stock = [
    ...AREAS.flatMap((area) => linesOf(area, PER_AREA)),
    ...TOLL_FREE.flatMap((area) => linesOf(area, PER_TOLL_FREE)),
  ];
  const paidAt = new Map<string, number>();

  /** A workspace on a plan; with the numbers that the plan pays, so that the next one costs money, or without. */
  async function buyer({ free = false } = {}): Promise<Buyer> {
    const [workspaceId, teamId, userId] = [randomUUID(), randomUUID(), randomUUID()];
    await soon(`workspace ${workspaceId} opens`, async () => {
      const { refused } = await crew.run({ what: 'open', workspaceId, userId });
      return refused === undefined;
    });
    await phones.query(
      `INSERT INTO workspace_copy (workspace_id, default_team_id, country, status, is_demo, version)
       VALUES ($1, $2, 'US', 'ACTIVE', false, 1)`,
      [workspaceId, teamId],
    );
    await phones.query(
      `INSERT INTO team_copy (workspace_id, id, name, member_user_ids, version) VALUES ($1, $2, 'Team', $3, 1)`,
      [workspaceId, teamId, [userId]],
    );
    for (let index = 0; index < (free ? 0 : 2); index += 1)
      await phones.query(
        `INSERT INTO phone_number (workspace_id, id, number, name, status, country, type, is_test_number, is_free, team_id, created_at)
         VALUES ($1, $2, '', 'Included', 'AVAILABLE', 'US', 'LOCAL', false, true, $3, now())`,
        [workspaceId, randomUUID(), teamId],
      );
    await soon(`the plan of workspace ${workspaceId} is told`, async () => {
      const { rowCount } = await phones.query('SELECT FROM plan_copy WHERE workspace_id = $1', [workspaceId]);
      return rowCount !== 0;
    });
    return { workspaceId, userId };
  }

  /** The buyer pays on the gateway's page. */
  async function pay(purchaseId: string, confirmationUrl: string): Promise<void> {
    const answer = await fetch(confirmationUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(SOON_MS),
    });
    if (answer.status !== 303) throw new Error(`The gateway's page answered with ${answer.status}`);
    if (!paidAt.has(purchaseId)) paidAt.set(purchaseId, Date.now());
  }

  /** Waits until each purchase that took money, or that costs none, has ended. */
  async function settled(say: (line: string) => void): Promise<void> {
    const began = Date.now();
    for (let told = began; ;) {
      const { rows } = await phones.query<{ status: string; count: string }>(
        `SELECT status, count(*) FROM number_purchase
         WHERE status IN ('PAID', 'BUYING', 'REFUNDING') OR (status = 'PAYING' AND id = ANY($1)) GROUP BY status`,
        [[...paidAt.keys()]],
      );
      if (rows.length === 0 || Date.now() > began + PATIENCE_MS) return;
      if (Date.now() > told + TOLD_MS) {
        told = Date.now();
        say(
          `after ${Math.round((told - began) / 1000)} s: ${rows.map((row) => `${row.count} ${row.status}`).join(', ')}`,
        );
      }
      await pause(500);
    }
  }

  /** The gateway's page of a purchase, and the payment that it is for. */
  async function paymentOf(purchaseId: string): Promise<{ paymentId: string; page: string } | undefined> {
    const { rows } = await till.query<{ paymentId: string; page: string }>(
      `SELECT id AS "paymentId", external_id AS page FROM payment WHERE reference_id = $1`,
      [purchaseId],
    );
    return rows[0];
  }

  async function ends(): Promise<Ended[]> {
    const { rows: payments } = await till.query<{ reference: string; status: string; session: string }>(
      `SELECT reference_id AS reference, status, external_id AS session FROM payment`,
    );
    const { rows: objects } = await outside.query<{ kind: string; record: Record<string, string> }>(
      `SELECT kind, record FROM gateway_object WHERE kind IN ('checkout.session', 'refund')`,
    );
    const sessions = objects.filter(({ kind }) => kind === 'checkout.session').map(({ record }) => record);
    const refunds = objects.filter(({ kind }) => kind === 'refund').map(({ record }) => record['payment_intent']);
    const { rows: purchases } = await phones.query<
      Omit<Ended, 'taken' | 'back' | 'booked' | 'ms'> & { at: Date | null }
    >(
      `SELECT p.id, p.workspace_id AS "workspaceId", p.number, p.status, p.phone_number_id AS "phoneNumberId",
         EXISTS (SELECT FROM phone_number n WHERE n.workspace_id = p.workspace_id AND n.id = p.phone_number_id) AS owned,
         (SELECT min(at) FROM soak.seen s WHERE s.id = p.id AND s.state IN ('DONE', 'FAILED')) AS at
       FROM number_purchase p`,
    );
    return purchases.map(({ at, ...purchase }) => {
      const mine = payments.filter(({ reference }) => reference === purchase.id);
      const paid = sessions.filter(
        (session) => session['payment_status'] === 'paid' && mine.some((one) => one.session === session['id']),
      );
      const from = paidAt.get(purchase.id);
      return {
        ...purchase,
        booked: mine.map(({ status }) => status),
        taken: paid.length,
        back: paid.filter((session) => refunds.includes(session['payment_intent'])).length,
        ms: at && from ? at.getTime() - from : undefined,
      };
    });
  }

  /** What is not as it must be: paid and owned, or neither; nobody's number at the carrier; nothing that never ended. */
  async function audit(): Promise<{ wrong: string[]; ended: Ended[] }> {
    const ended = await ends();
    const { rows: held } = await outside.query<{ number: string; sid: string }>(
      'SELECT phone_number AS number, sid FROM number',
    );
    const { rows: owned } = await phones.query<{ number: string; sid: string | null; id: string }>(
      `SELECT number, carrier_sid AS sid, id FROM phone_number WHERE number <> ''`,
    );
    const { rows: routes } = await phones.query<{ number: string; id: string }>(
      'SELECT number, phone_number_id AS id FROM number_route',
    );
    const wrong = ended.flatMap(({ id, number, status, owned: has, booked, taken, back, ms }) => {
      const what = `${number} (${id}, ${status}, ${booked.join(' and ') || 'nothing to pay'})`;
      const costs = booked.length > 0;
      return [
        ...(has === (status === 'DONE') ? [] : [`${what}: owned is ${String(has)}`]),
        ...(costs && taken - back !== (has ? 1 : 0)
          ? [`${what}: ${taken} taken, ${back} given back, owned is ${String(has)}`]
          : []),
        ...(taken > 1 ? [`${what}: paid ${taken} times`] : []),
        ...(taken > 0 && status !== 'DONE' && status !== 'FAILED' ? [`${what}: never ended`] : []),
        ...(status === 'PAID' || status === 'BUYING' || status === 'REFUNDING' ? [`${what}: goes on for ever`] : []),
        ...(booked.includes('SUCCESSFUL') && back > 0 ? [`${what}: its books say that it is kept`] : []),
        ...(booked.includes('REFUNDED') && back === 0 ? [`${what}: its books say that it went back`] : []),
        ...(ms !== undefined && ms > ENDS_WITHIN_MS ? [`${what}: took ${Math.round(ms / 1000)} s`] : []),
      ];
    });
    for (const number of new Set([...held, ...owned, ...routes].map((one) => one.number))) {
      const at = owned.filter((one) => one.number === number);
      const route = routes.find((one) => one.number === number);
      const sid = held.find((one) => one.number === number)?.sid;
      if (at.length > 1) wrong.push(`${number} has ${at.length} owners`);
      if (at[0]?.sid !== sid)
        wrong.push(`${number} is ${sid ?? 'nobody’s'} at the carrier, and ${at[0]?.sid ?? 'nobody’s'} here`);
      if (at[0]?.id !== route?.id)
        wrong.push(`${number} leads to ${route?.id ?? 'nobody'} instead of ${at[0]?.id ?? 'nobody'}`);
    }
    for (const [name, client] of Object.entries(stops.clients)) {
      const { rows } = await client.query<{ consumer: string; error: string }>(
        'SELECT consumer, error FROM kit.parked_key',
      );
      for (const { consumer, error } of rows) wrong.push(`${name}: an event was not taken by ${consumer}: ${error}`);
    }
    return { wrong: [...wrong, ...crew.troubles()], ended };
  }

  return {
    crew,
    stops,
    world,
    buyer,
    pay,
    paymentOf,
    settled,
    audit,
    /** A number that nobody has asked for yet. */
    next: (): string => stock.pop() ?? '',
    /** One that a plan includes. */
    nextLocal: (): string => stock.shift() ?? '',
    left: () => stock.length,
    /** The ten minutes for which a number is kept are over. */
    timeIsUp: (number: string) =>
      phones.query(`UPDATE number_reservation SET held_until = now() - interval '1 second' WHERE number = $1`, [
        number,
      ]),
    ownersOf: async (number: string) =>
      (
        await phones.query<{ workspaceId: string }>(
          'SELECT workspace_id AS "workspaceId" FROM phone_number WHERE number = $1',
          [number],
        )
      ).rows.map(({ workspaceId }) => workspaceId),
    taken: () => paidAt.size,
  };
}

/** @throws Error with what has not come about in time */
async function soon(what: string, there: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + SOON_MS; !(await there()); await pause(50))
    if (Date.now() > until) throw new Error(`Within ${SOON_MS / 1000} s it did not happen that ${what}`);
}

const linesOf = (area: string, count: number) =>
  Array.from({ length: count }, (_, line) => `+1${area}55501${String(line).padStart(2, '0')}`);

async function openSandbox(front: Awaited<ReturnType<typeof startFront>>, dataDir: string, databaseUrl: string) {
  const log = createLog('soak', 'silent');
  const source = { PORT: '0', DATA_DIR: dataDir, DEMO_WORKSPACE: 'false' };
  const { services, adapters } = await composeAll({
    source,
    env: parseEnvironment('Ringline', environment, source),
    log,
    dataDir,
    url: front.url,
    smtpPort: await freePort(),
    databaseUrl: () => databaseUrl,
    definitions: SERVICES.filter(({ name }) => name === 'sandbox'),
  });
  const app = await createHttpServer({ log, metrics: adapters.metrics, ready: async () => undefined });
  for (const service of services) await app.register((scope) => service.http(scope));
  front.sandbox = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  for (const service of services) {
    await service.prepare();
    await service.start();
  }
  atEndOfFile(async () => {
    await app.close();
    for (const service of services) await service.stop();
  });
}
