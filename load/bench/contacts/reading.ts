/**
 * A million contacts of one workspace: the list, what is searched for, and the counts of segments, each over a plan that is written
 * by hand for it, without row-level security. Ratios are of PostgreSQL's own time; people wait for the whole call.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contacts } from '@ringline/contacts';
import { withDatabase } from '@ringline/kit/db';
import { ContactBulkService } from '@ringline/proto/contacts/v1/bulk_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { SegmentService } from '@ringline/proto/contacts/v1/segments_pb';
import pg from 'pg';
import { median, quantile, type Bench, type Figure } from '../../figures.ts';
import { benchPlace } from '../place.ts';
import { hostContacts, type ContactsHost } from './host.ts';

const DATABASE = 'load_contacts_million';
const CONTACTS = 1_000_000;
const ROUNDS = 30;
/** Counts take longer, and vary less. */
const ROUNDS_OF_COUNTS = 7;
const PAGE = 30;
const SECOND_MS = 1_000;

interface Case {
  readonly name: string;
  readonly most: number;
  readonly rounds: number;
  readonly ours: () => Promise<unknown>;
  /** Statements that answer the same. */
  readonly byHand: readonly [text: string, values: unknown[]][];
}

export const bench: Bench = async ({ short, say }) => {
  const people = short ? 20_000 : CONTACTS;
  const workspaceId = randomUUID();
  const place = await benchPlace({ statements: true });
  const { runtime } = await place.databaseOf({
    name: contacts.name,
    migrations: contacts.migrations,
    database: DATABASE,
  });
  const admin = new pg.Client({ connectionString: withDatabase(place.adminUrl, DATABASE) });
  await admin.connect();
  try {
    say(`filling ${people} contacts …`);
    await fill(admin, workspaceId, people);
    const host = await hostContacts(runtime);
    try {
      const figures: Figure[] = [];
      for (const one of casesOf(host, workspaceId)) {
        const rounds = short ? 3 : one.rounds;
        const ours = await measured(admin, rounds, one.ours);
        const hand = await measured(admin, rounds, async () => {
          for (const [text, values] of one.byHand) await admin.query(text, values);
        });
        say(`${one.name}: ${ours.sql.toFixed(1)} ms, by hand ${hand.sql.toFixed(1)} ms`);
        figures.push(
          {
            name: one.name,
            value: ours.sql / hand.sql,
            threshold: { kind: 'at most', value: 2 },
            beside: { 'PostgreSQL ms': ours.sql, 'by hand ms': hand.sql },
          },
          {
            name: `${one.name}-p95`,
            value: ours.p95,
            unit: 'ms',
            threshold: { kind: 'at most', value: one.most },
            beside: { 'p50 ms': ours.p50, contacts: people },
          },
        );
      }
      figures.push(await entering(host, workspaceId, admin, short ? 3 : ROUNDS_OF_COUNTS));
      return figures;
    } finally {
      await host.stop();
    }
  } finally {
    await admin.end();
    await place.close();
  }
};

interface Measured {
  readonly sql: number;
  readonly p50: number;
  readonly p95: number;
}

/** What runs by itself: readers of events and queues, and this measurement. */
const AT_REST = 'outbox|inbox_|pgboss|pg_stat|listen|notify|^(begin|commit|rollback|set )|set_config';

async function measured(admin: pg.Client, rounds: number, ask: () => Promise<unknown>): Promise<Measured> {
  await ask();
  const took: number[] = [];
  const sql: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await admin.query('SELECT pg_stat_statements_reset()');
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
    const { rows } = await admin.query<{ ms: number }>(
      'SELECT coalesce(sum(total_exec_time), 0)::float8 AS ms FROM pg_stat_statements WHERE query !~* $1',
      [AT_REST],
    );
    sql.push(rows[0]?.ms ?? 0);
  }
  return { sql: median(sql), p50: median(took), p95: quantile(took, 0.95) };
}

/** What people type, and what a text of theirs has to hold. */
const SOUGHT: Readonly<Record<string, readonly [query: string, parts: readonly string[]]>> = {
  prefix: ['johan', [' johan']],
  middle: ['itcom', ['itcom']],
  accents: ['Tomás Muñ', [' tomas', ' mun']],
  digits: ['3004321', ['3004321']],
  none: ['zzqxv', ['zzqxv']],
};

const LISTED = 'workspace_id = $1 AND deleted_at IS NULL';
const counted = (order: string) =>
  `SELECT count(*) FROM (SELECT 1 FROM contact WHERE ${LISTED} ORDER BY ${order} LIMIT 10001) AS c`;
const NEWEST = 'created_at DESC, id DESC';

function casesOf(host: ContactsHost, workspaceId: string): Case[] {
  const list = host.as(ContactsService, workspaceId);
  const segments = host.as(SegmentService, workspaceId);
  const page = { limit: PAGE };
  const listed = (name: string, asked: object, order: string, known = 'id'): Case => ({
    name: `contacts-list${name}`,
    most: 50,
    rounds: ROUNDS,
    ours: () => list.listContacts({ page, ...asked }),
    byHand: [
      [
        `SELECT * FROM contact WHERE ${LISTED} AND ${known} IS NOT NULL ORDER BY ${order} LIMIT ${PAGE + 1}`,
        [workspaceId],
      ],
      [counted(NEWEST), [workspaceId]],
    ],
  });
  const searched = Object.entries(SOUGHT).map(([name, [query, parts]]): Case => {
    const holds = parts.map((_, at) => `text LIKE $${at + 1}`).join(' AND ');
    const values = parts.map((part) => `%${part}%`);
    return {
      name: `contacts-search-${name}`,
      most: 50,
      rounds: ROUNDS,
      ours: () => list.listContacts({ page, query }),
      byHand: [
        [
          `SELECT c.* FROM (SELECT id FROM by_hand WHERE ${holds} ORDER BY ${NEWEST} LIMIT ${PAGE + 1}) AS f JOIN contact AS c ON c.id = f.id`,
          values,
        ],
        [`SELECT count(*) FROM (SELECT 1 FROM by_hand WHERE ${holds} LIMIT 1001) AS c`, values],
      ],
    };
  });
  const condition = (field: string, test: string, ...values: string[]) => ({
    rule: { case: 'condition' as const, value: { field, test, values } },
  });
  const counting = (name: string, rules: object[], where: string): Case => {
    const fits = `c.workspace_id = $1 AND c.deleted_at IS NULL AND ${where}`;
    return {
      name: `contacts-segment-${name}`,
      most: 2_000,
      rounds: ROUNDS_OF_COUNTS,
      ours: () => segments.previewSegment({ rule: { match: 'ALL', rules: rules as never }, timezone: 'UTC' }),
      byHand: [
        [
          `SELECT count(*), count(*) FILTER (WHERE a.state = 'SUBSCRIBED'), count(*) FILTER (WHERE a.state IS NULL), count(*) FILTER (WHERE a.state = 'UNSUBSCRIBED')
           FROM contact AS c LEFT JOIN contact_consent AS a ON a.workspace_id = c.workspace_id AND a.match_key = c.match_key WHERE ${fits}`,
          [workspaceId],
        ],
        [`SELECT count(*) FROM contact WHERE ${LISTED}`, [workspaceId]],
        [`SELECT * FROM contact AS c WHERE ${fits} ORDER BY c.created_at DESC, c.id DESC LIMIT 3`, [workspaceId]],
      ],
    };
  };
  const has = (what: string) => `EXISTS (SELECT 1 FROM ${what} AND k.workspace_id = c.workspace_id`;
  return [
    listed('', {}, NEWEST),
    listed('-by-name', { sortBy: 'NAME' }, 'sort_name, id'),
    listed(
      '-by-last-contact',
      { sortBy: 'LAST_CONTACTED', descending: true },
      'last_contacted_at DESC, id DESC',
      'last_contacted_at',
    ),
    ...searched,
    counting(
      'tag-and-consent',
      [condition('TAG', 'IS', 'VIP'), condition('CONSENT', 'IS_NOT', 'UNSUBSCRIBED')],
      `${has("contact_tag AS k WHERE k.name = 'VIP'")} AND k.contact_id = c.id) AND NOT ${has("contact_consent AS k WHERE k.state = 'UNSUBSCRIBED'")} AND k.match_key = c.match_key)`,
    ),
    counting(
      'silent-in-a-city',
      [condition('CITY', 'IS', 'Oakland'), condition('LAST_CONTACTED', 'NOT_IN_LAST_DAYS', '90')],
      `lower(c.city) = 'oakland' AND (c.last_contacted_at IS NULL OR c.last_contacted_at < now() - interval '90 days')`,
    ),
    counting(
      'likely-to-buy-again',
      [condition('BUY_AGAIN', 'IS', 'HIGH')],
      `${has("contact_score AS k WHERE k.buy_again = 'HIGH'")} AND k.contact_id = c.id)`,
    ),
    counting('everyone', [condition('CITY', 'IS_NOT', 'Nowhere')], `lower(c.city) <> 'nowhere'`),
  ];
}

/** By SQL, behind the service's back, with what triggers keep; a second of a core for each 10,000. */
async function fill(admin: pg.Client, workspaceId: string, people: number): Promise<void> {
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await admin.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await admin.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'`,
  );
  await admin.query(
    `INSERT INTO contact (id, workspace_id, first_name, last_name, phone_number, match_key, email, is_lead, country_code, city, company, tags, created_at, updated_at, last_contacted_at, sort_name)
     SELECT ('0190e000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, $1, first, last, number, number, 'person.' || i || '@example.com', i % 7 = 0, 'US',
       (ARRAY['Oakland','Berkeley','Portland','Salem','Eugene'])[1 + i % 5], 'Company ' || i % 500, CASE WHEN i % 20 = 0 THEN ARRAY['VIP'] ELSE '{}'::text[] END,
       now() - i * interval '20 seconds', now(), CASE WHEN i % 3 = 0 THEN NULL ELSE now() - (i % 400) * interval '1 day' END, kit.fold_name(first || ' ' || last)
     FROM generate_series(1, $2::integer) AS i CROSS JOIN LATERAL (SELECT '+1628' || lpad((2000000 + i)::text, 7, '0') AS number,
       (ARRAY['Ana','Ben','Cora','Dan','Élodie','Tomás','Zoë','Jürgen','Maria','John','Olga','Priya','Wei','Fatima','Søren','Łukasz','Chloé','Nora','Ivan','Grace'])[1 + i % 20] AS first,
       (ARRAY['Smith','Muñoz','Okafor','Nguyen','Johansson','Whitcombe','Raman','Eklund','Lowe','Pryce','Njoroge','Solheim','Garcia','Kim','Petrov','Dubois','Rossi','Tanaka','Haddad','Brown'])[1 + (i / 20) % 20] || (i / 400) % 500 AS last) AS n`,
    [workspaceId, people],
  );
  for (const statement of [
    `INSERT INTO contact_search (workspace_id, contact_id, created_at, is_lead, text)
     SELECT workspace_id, id, created_at, is_lead, kit.search_text(phone_number, concat_ws(' ', first_name, last_name, email)) FROM contact`,
    `INSERT INTO contact_tag (workspace_id, name, created_at, contact_id) SELECT workspace_id, 'VIP', created_at, id FROM contact WHERE tags <> '{}'`,
    `INSERT INTO contact_consent (workspace_id, match_key, state, version)
     SELECT workspace_id, match_key, CASE WHEN id::text < '0190e000-0000-7000-8000-000000020000' THEN 'UNSUBSCRIBED' ELSE 'SUBSCRIBED' END, 1 FROM contact WHERE is_lead`,
    `INSERT INTO contact_score (workspace_id, contact_id, buy_again, churn_risk, best_hour)
     SELECT workspace_id, id, CASE WHEN city = 'Salem' AND tags <> '{}' THEN 'HIGH' ELSE 'LOW' END, '', NULL FROM contact WHERE city IN ('Salem', 'Oakland')`,
    // What a plan by hand searches: the pieces of pg_trgm, in a table without policies.
    'CREATE TABLE by_hand AS SELECT contact_id AS id, created_at, text FROM contact_search',
    'CREATE INDEX ON by_hand USING gin (text gin_trgm_ops)',
    'CREATE INDEX ON by_hand (created_at DESC, id DESC)',
    'SET session_replication_role = origin; SET synchronous_commit = on',
    'VACUUM ANALYZE',
  ])
    await admin.query(statement);
}

/** Seconds until somebody who is tagged is in the segment that asks for it: the event, its consumer and the write. */
async function entering(host: ContactsHost, workspaceId: string, admin: pg.Client, rounds: number): Promise<Figure> {
  const segments = host.as(SegmentService, workspaceId);
  const bulk = host.as(ContactBulkService, workspaceId);
  const rule = {
    match: 'ALL',
    rules: [{ rule: { case: 'condition' as const, value: { field: 'TAG', test: 'IS', values: ['Entered'] } } }],
  };
  const { segment } = await segments.createSegment({
    name: 'Entered',
    rule,
    timezone: 'UTC',
    idempotencyKey: randomUUID(),
  });
  const listId = segment?.list?.id ?? '';
  const { rows } = await admin.query<{ id: string }>('SELECT id FROM contact WHERE workspace_id = $1 LIMIT $2', [
    workspaceId,
    rounds,
  ]);
  const took: number[] = [];
  for (const { id } of rows) {
    const began = performance.now();
    await bulk.tagContacts({ ids: [id], add: ['Entered'] });
    for (;;) {
      const found = await admin.query('SELECT 1 FROM subscription WHERE list_id = $1 AND contact_id = $2', [
        listId,
        id,
      ]);
      if (found.rowCount) break;
      if (performance.now() - began > 30 * SECOND_MS) throw new Error('Nobody entered the segment within 30 s');
      await pause(10);
    }
    took.push(performance.now() - began);
  }
  return {
    name: 'contacts-enter-segment',
    value: Math.max(...took) / SECOND_MS,
    unit: 's',
    threshold: { kind: 'at most', value: 5 },
    beside: { 'p50 ms': median(took) },
  };
}
