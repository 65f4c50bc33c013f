/**
 * The carrier's webhooks with bodies that no carrier sends: without its signature, and signed over nonsense. None may be
 * answered by a failure of ours, and none may leave a trace in what calls and messages are.
 */
import { endAll } from '@ringline/kit/testing';
import twilio from 'twilio';
import { startProduct, type RunningProduct } from '../testkit/index.ts';
import { outcome, secondsSince, type Outcome } from '../figures/figures.ts';
import type { RunOptions } from '../figures/run.ts';
import { Fuzz, PATHS, type FuzzedRequest } from './fuzz.ts';
import { seedCalls } from './seedCalls.ts';

const BODIES = 100_000;
const BODIES_SHORT = 3_000;
const AT_ONCE = 24;
/** Tables in which a call or a message leaves its trace; what else is written goes on by itself (jobs, watches). */
const TRACES: Readonly<Record<string, readonly string[]>> = {
  telephony: [
    'call',
    'call_leg',
    'call_input',
    'pending_input',
    'call_timeline',
    'carrier_command',
    'call_graph',
    'outbox',
  ],
  messaging: ['thread', 'item', 'usage_copy', 'outbox'],
};
/** PostgreSQL's counters come from each connection with a delay. */
const STATISTICS_MS = 2_500;

export async function webhooks({ short, say }: Pick<RunOptions, 'short' | 'say'>): Promise<Outcome> {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  try {
    const count = short ? BODIES_SHORT : BODIES;
    const token = product.secrets.hmac('sandbox-carrier', 'auth-token');
    const before = await traces(product);
    const began = performance.now();
    const statuses = new Map<string, number>();
    const failed: string[] = [];
    const passed: string[] = [];
    const throwAt = (fuzz: Fuzz, most: number) => {
      let left = most;
      const one = async () => {
        while (left > 0) {
          left -= 1;
          const request = fuzz.next();
          const status = await send(product.url, request, token);
          const kind = `${request.signed ? 'signed nonsense' : 'no signature of the carrier'} | ${status}`;
          statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
          if (status >= 500) failed.push(`${request.path} ${status}: ${request.body.slice(0, 200)}`);
          if (!request.signed && status < 400) passed.push(`${request.path} ${status}: ${request.body.slice(0, 200)}`);
          done += 1;
          if (done % 10_000 === 0) say(`${done} bodies`);
        }
      };
      return Promise.all(Array.from({ length: AT_ONCE }, one));
    };
    let done = 0;
    const third = Math.ceil(count / 3);
    // Where nothing exists, nothing may come of any of them; of what exists, nothing without the signature.
    await throwAt(new Fuzz(1), third);
    const empty = await traces(product);
    const known = await seedCalls(product);
    const seeded = await traces(product);
    await throwAt(new Fuzz(2, { known, signed: 0 }), third);
    const after = await traces(product);
    // With it, a call may take its course: but no failure of ours.
    await throwAt(new Fuzz(3, { known, signed: 1 }), third);
    const seconds = secondsSince(began);
    const rows = [...after].map(([table, written]) => {
      const nothing = (empty.get(table) ?? 0) - (before.get(table) ?? 0);
      return [table, nothing + written - (seeded.get(table) ?? 0)] as const;
    });
    return outcome(
      [
        {
          title: 'Webhooks: what was answered',
          columns: ['body', 'status', 'requests'],
          rows: [...statuses]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([kind, times]) => [...kind.split(' | '), times]),
        },
        {
          title: `What it left behind: ${count} bodies to ${PATHS.length} addresses in ${seconds} s`,
          columns: ['table', 'rows written'],
          rows,
        },
      ],
      [
        ...[...new Set(failed)].slice(0, 20).map((line) => `a failure of ours: ${line}`),
        ...passed.slice(0, 5).map((line) => `taken without a signature: ${line}`),
        ...rows
          .filter(([, written]) => written > 0)
          .map(([table, written]) => `${written} rows were written into ${table}`),
      ],
    );
  } finally {
    await endAll();
  }
}

async function send(url: string, { path, body, contentType, signed, signature, form }: FuzzedRequest, token: string) {
  const own = signed ? twilio.getExpectedTwilioSignature(token, url + path, form ?? {}) : signature;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': contentType, ...(own === undefined ? {} : { 'x-twilio-signature': own }) },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Rows that were ever inserted, changed or deleted, by table. */
async function traces({ services }: RunningProduct): Promise<Map<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
  const found = new Map<string, number>();
  for (const [service, tables] of Object.entries(TRACES)) {
    const pool = services.find(({ name }) => name === service)?.db.pool;
    if (!pool) throw new Error(`There is no ${service}`);
    const { rows } = await pool.query<{ name: string; written: string }>(
      `SELECT relname AS name, n_tup_ins + n_tup_upd + n_tup_del AS written FROM pg_stat_user_tables WHERE relname = ANY($1)`,
      [tables],
    );
    if (rows.length !== tables.length)
      throw new Error(`${service} has ${rows.length} of the tables ${tables.join(', ')}`);
    for (const { name, written } of rows) found.set(`${service}.${name}`, Number(written));
  }
  return found;
}
