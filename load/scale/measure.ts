/** One read, asked again and again by one person: how long it takes, and how many pages of PostgreSQL it touches. */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { median, quantile } from '../figures.ts';
import type { Asked, Read } from './reads/read.ts';
import type { MeasuredWorkspace, ScaleWorld, Viewer } from './world.ts';

export interface Measured {
  readonly p50: number;
  readonly p95: number;
  /** Of 8 kB, that one request touches, found in memory or not: what neighbors do does not change it. */
  readonly pages: number;
  /** Statements of one request. */
  readonly statements: number;
  /** Those of the last request that touch the most pages, for who looks for an index: `<pages> <statement>`. */
  readonly heaviest: readonly string[];
}

/** What runs by itself: readers of events and queues. */
const AT_REST = 'outbox|inbox_|event|pgboss|pg_stat|listen|notify';
/** Tokens live for fifteen minutes. */
const FRESH_MS = 600_000;
const RENEW =
  'mutation ($refreshToken: String!) { generateNewToken(refreshToken: $refreshToken) { token refreshToken } }';
/** A page that takes so long has failed for who waits for it. */
const SLOW_MS = 1_500;
const HEAVIEST = 6;

export interface Measuring {
  /** @param rounds requests that count; slow ones are asked three times only. @throws Error with the refusal when one fails */
  measure(read: Read, workspace: MeasuredWorkspace, viewer: Viewer, rounds: number): Promise<Measured>;
}

/** Must be called when the databases are filled. */
export async function startMeasuring(world: ScaleWorld): Promise<Measuring> {
  const ids = await operationIds();
  const clients = new Map<string, pg.Client>();
  const clientOf = async (service: string) => {
    const client = clients.get(service) ?? (await world.database(service));
    clients.set(service, client);
    return client;
  };
  const admin = await clientOf('messaging');
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const tokens = new Map<string, { token: string; refreshToken: string; at: number }>();

  async function tokenOf(workspace: MeasuredWorkspace, viewer: Viewer): Promise<string> {
    const person = workspace.people[viewer];
    const known = tokens.get(person.userId);
    if (known && performance.now() - known.at < FRESH_MS) return known.token;
    const refreshToken = known?.refreshToken ?? person.refreshToken;
    const { generateNewToken: renewed } = await person.api.as({ token: '' }).run(RENEW, { refreshToken });
    tokens.set(person.userId, { ...renewed, at: performance.now() });
    return renewed.token as string;
  }

  function askedIn(workspace: MeasuredWorkspace): Asked {
    const filled = world.filled.find(({ id }) => id === workspace.id);
    if (!filled) throw new Error(`Workspace ${workspace.id} was not filled`);
    return {
      workspace: filled,
      async row(service, sql, values) {
        const { rows } = await (await clientOf(service)).query<pg.QueryResultRow>(sql, [...values]);
        if (!rows[0]) throw new Error(`Nothing was filled that this finds: ${sql}`);
        return rows[0];
      },
    };
  }

  return {
    async measure(read, workspace, viewer, rounds) {
      const id = ids.get(read.operation);
      if (!id) throw new Error(`bff/persisted.json has no operation ${read.operation}: run npm run exec relay`);
      const body = JSON.stringify({
        extensions: { id },
        variables: (await read.variables?.(askedIn(workspace))) ?? {},
      });
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf(workspace, viewer)}`,
        'x-workspace': workspace.id,
      };
      const ask = () => request(world.url, read, headers, body);
      const asked = askedIn(workspace);
      // What has to be counted first is refused until it is.
      if (read.isSettled)
        for (await ask().catch(() => undefined); !(await read.isSettled(asked)); await ask().catch(() => undefined))
          await pause(500);
      // What is cold the first time is no matter of the amount of data.
      await ask();
      const took: number[] = [];
      const pages: number[] = [];
      const statements: number[] = [];
      let heaviest: string[] = [];
      for (let round = 0; round < rounds && !(round >= 3 && median(took) > SLOW_MS); round += 1) {
        await admin.query('SELECT pg_stat_statements_reset()');
        took.push(await ask());
        const { rows } = await admin.query<{ pages: string; calls: string; query: string }>(
          `SELECT shared_blks_hit + shared_blks_read AS pages, calls, regexp_replace(query, '\\s+', ' ', 'g') AS query
           FROM pg_stat_statements WHERE query !~* $1 ORDER BY 1 DESC`,
          [AT_REST],
        );
        heaviest = rows.slice(0, HEAVIEST).map((row) => `${row.pages} ${row.query}`);
        pages.push(sumOf(rows.map((row) => Number(row.pages))));
        statements.push(sumOf(rows.map((row) => Number(row.calls))));
      }
      return {
        p50: median(took),
        p95: quantile(took, 0.95),
        // What else happened in one of these moments only adds.
        pages: median(pages),
        statements: median(statements),
        heaviest,
      };
    },
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** @returns milliseconds. Whoever asks too often is asked to wait, and does. */
async function request(url: string, { name }: Read, headers: Record<string, string>, body: string): Promise<number> {
  for (;;) {
    const began = performance.now();
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const text = await response.text();
    const took = performance.now() - began;
    if (response.status === 429) {
      await pause(250);
      continue;
    }
    const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
    if (errors || !data) throw new Error(`${name}: ${text.slice(0, 400)}`);
    return took;
  }
}

async function operationIds(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(new URL('../../bff/persisted.json', import.meta.url), 'utf8');
  const persisted = Object.entries(JSON.parse(text) as Record<string, string>);
  return new Map(
    persisted.flatMap(([id, document]) => {
      const name = /^query (\w+)/.exec(document)?.[1];
      return name ? [[name, id] as const] : [];
    }),
  );
}
