/** What conditions of segments look at, which tests fit, and how a test becomes SQL. Values are bound, never written into the text. */
import { startOfDay } from '@ringline/kit/zones';

export const TESTS = [
  'IS',
  'IS_NOT',
  'CONTAINS',
  'STARTS_WITH',
  'IS_EMPTY',
  'IS_NOT_EMPTY',
  'AT_LEAST',
  'AT_MOST',
  'IN_LAST_DAYS',
  'NOT_IN_LAST_DAYS',
  'BEFORE',
  'AFTER',
] as const;
export type Test = (typeof TESTS)[number];

export type Kind = 'TEXT' | 'CHOICE' | 'SET' | 'NUMBER' | 'INSTANT' | 'DAY' | 'BOOLEAN';

const DATE_TESTS: readonly Test[] = ['IN_LAST_DAYS', 'NOT_IN_LAST_DAYS', 'BEFORE', 'AFTER', 'IS_EMPTY', 'IS_NOT_EMPTY'];

/** The tests that fit what a field holds. */
export const TESTS_OF: Readonly<Record<Kind, readonly Test[]>> = {
  TEXT: ['IS', 'IS_NOT', 'CONTAINS', 'STARTS_WITH', 'IS_EMPTY', 'IS_NOT_EMPTY'],
  CHOICE: ['IS', 'IS_NOT', 'IS_EMPTY', 'IS_NOT_EMPTY'],
  SET: ['IS', 'IS_NOT'],
  NUMBER: ['IS', 'AT_LEAST', 'AT_MOST'],
  INSTANT: DATE_TESTS,
  DAY: DATE_TESTS,
  BOOLEAN: ['IS'],
};

/** The tests whose answer changes because time passes. */
export const TIMED: ReadonlySet<Test> = new Set(['IN_LAST_DAYS', 'NOT_IN_LAST_DAYS']);

/** Collects bound values; the statement around it may have bound some already. */
export interface Binder {
  /** @returns the placeholder with its type, such as `$3::text[]` */
  readonly bind: (value: unknown, type: string) => string;
}

export interface Moment {
  readonly now: Date;
  readonly timezone: string;
}

interface Field {
  readonly kind: Kind;
  /** Of a contact that the statement calls `c`; the text of a SET is a subquery of names. */
  readonly sql: string;
  /** All that it can be; without it, any words. */
  readonly among?: readonly string[];
  /** Only of a plan that has it. */
  readonly feature?: string;
  /** Without it, every test is made of `sql`. */
  readonly holds?: (values: readonly string[], binder: Binder) => string;
}

export const PREDICTIONS = 'PREDICTIVE_SEGMENTATION';
const BANDS = ['HIGH', 'MEDIUM', 'LOW'];
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
/** How a call ends (defaults 8.1). */
const CALL_RESULTS = ['COMPLETED', 'MISSED', 'VOICEMAIL', 'ABANDONED', 'REJECTED', 'FAILED'];

const OF_CONTACT = 'k.workspace_id = c.workspace_id AND k.contact_id = c.id';
const customer = (what: string) => `(SELECT max(${what}) FROM customer AS k WHERE ${OF_CONTACT})`;

/** What happened with the contact's own number. */
const activity = (what: string) =>
  `(SELECT k.${what} FROM contact_activity AS k WHERE k.workspace_id = c.workspace_id AND k.match_key = c.match_key)`;

/** A figure of the predictive models: whoever has none is in no condition that asks for one. */
const score = (column: string, type: string, among: readonly string[]) => ({
  kind: 'SET' as const,
  among,
  feature: PREDICTIONS,
  sql: `(SELECT k.${column} FROM contact_score AS k WHERE ${OF_CONTACT})`,
  holds: (values: readonly string[], { bind }: Binder) =>
    `EXISTS (SELECT 1 FROM contact_score AS k WHERE ${OF_CONTACT} AND k.${column} = ANY (${bind([...values], type)}))`,
});

/** A person without a row was never asked. */
function consentIn(values: readonly string[], { bind }: Binder): string {
  const known = `SELECT 1 FROM contact_consent AS k WHERE k.workspace_id = c.workspace_id AND k.match_key = c.match_key AND`;
  const states = bind(values, 'text[]');
  return values.includes('NOT_ASKED')
    ? `NOT EXISTS (${known} k.state <> ALL (${states}))`
    : `EXISTS (${known} k.state = ANY (${states}))`;
}

/** The fields beside the workspace's own properties. */
export const FIELDS = {
  FIRST_NAME: { kind: 'TEXT', sql: 'c.first_name' },
  LAST_NAME: { kind: 'TEXT', sql: 'c.last_name' },
  EMAIL: { kind: 'TEXT', sql: 'c.email' },
  CITY: { kind: 'TEXT', sql: 'c.city' },
  STATE: { kind: 'TEXT', sql: 'c.state' },
  ZIP: { kind: 'TEXT', sql: 'c.zip' },
  COMPANY: { kind: 'CHOICE', sql: 'c.company' },
  COUNTRY: { kind: 'CHOICE', sql: 'c.country_code' },
  TIMEZONE: { kind: 'CHOICE', sql: 'c.timezone' },
  LANGUAGE: { kind: 'CHOICE', sql: 'c.locale' },
  SOURCE: { kind: 'CHOICE', sql: 'c.source' },
  IS_LEAD: { kind: 'BOOLEAN', sql: 'c.is_lead' },
  CREATED_AT: { kind: 'INSTANT', sql: 'c.created_at' },
  LAST_CONTACTED: { kind: 'INSTANT', sql: 'c.last_contacted_at' },
  TAG: {
    kind: 'SET',
    sql: `(SELECT string_agg(k.name, ', ' ORDER BY k.name) FROM contact_tag AS k WHERE ${OF_CONTACT})`,
    holds: (values, { bind }) =>
      `EXISTS (SELECT 1 FROM contact_tag AS k WHERE ${OF_CONTACT} AND k.name = ANY (${bind(values, 'text[]')}))`,
  },
  LIST: {
    kind: 'SET',
    sql: `(SELECT string_agg(l.name, ', ' ORDER BY l.name) FROM subscription AS k JOIN subscriber_list AS l ON l.workspace_id = k.workspace_id AND l.id = k.list_id
      WHERE ${OF_CONTACT} AND k.left_at IS NULL AND NOT k.hidden AND l.deleted_at IS NULL AND l.type = 'LIST')`,
    holds: (values, { bind }) =>
      `EXISTS (SELECT 1 FROM subscription AS k WHERE ${OF_CONTACT} AND k.list_id = ANY (${bind(values, 'uuid[]')}) AND k.left_at IS NULL AND NOT k.hidden)`,
  },
  CONSENT: {
    kind: 'SET',
    sql: `coalesce((SELECT k.state FROM contact_consent AS k WHERE k.workspace_id = c.workspace_id AND k.match_key = c.match_key), 'NOT_ASKED')`,
    holds: consentIn,
  },
  // A contact may be known to several shops: the one where they bought most, or last, counts.
  ORDERS: { kind: 'NUMBER', sql: `coalesce(${customer('k.orders')}, 0)` },
  TOTAL_SPENT: { kind: 'NUMBER', sql: `coalesce(${customer('k.total_spent_micros')}, 0) / 1000000.0` },
  LAST_ORDER: { kind: 'INSTANT', sql: customer(`(k.latest_order->>'placedAt')::timestamptz`) },
  LAST_REPLIED: { kind: 'INSTANT', sql: activity('last_replied_at') },
  CALL_RESULT: {
    kind: 'SET',
    among: CALL_RESULTS,
    sql: activity('call_result'),
    holds: (values, { bind }) =>
      `EXISTS (SELECT 1 FROM contact_activity AS k WHERE k.workspace_id = c.workspace_id AND k.match_key = c.match_key AND k.call_result = ANY (${bind(values, 'text[]')}))`,
  },
  BUY_AGAIN: score('buy_again', 'text[]', BANDS),
  CHURN_RISK: score('churn_risk', 'text[]', BANDS),
  BEST_HOUR: score('best_hour', 'smallint[]', HOURS),
} satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS | 'PROPERTY';

/** Types of the workspace's own properties. */
const KIND_OF_PROPERTY: Readonly<Record<string, Kind>> = {
  TEXT: 'TEXT',
  NUMBER: 'NUMBER',
  DATE: 'DAY',
  BOOLEAN: 'BOOLEAN',
  SELECT: 'CHOICE',
};

/** What a property holds. */
export const kindOfProperty = (type: string): Kind => KIND_OF_PROPERTY[type] ?? 'TEXT';

/** A field with what its tests are made of; an empty text stands for no value. */
export function fieldOf(name: FieldName, property: { id: string; type: string } | undefined, { bind }: Binder): Field {
  if (name !== 'PROPERTY') return FIELDS[name];
  // One that is gone has no value for anybody.
  const text = property ? `coalesce(c.properties->>${bind(property.id, 'text')}, '')` : `''`;
  const kind = kindOfProperty(property?.type ?? 'TEXT');
  if (kind === 'NUMBER') {
    return { kind, sql: `CASE WHEN pg_input_is_valid(${text}, 'numeric') THEN (${text})::numeric END` };
  }
  return { kind, sql: kind === 'BOOLEAN' ? `(${text} = 'true')` : text };
}

/** SQL of one condition, true or false and never unknown, so that a group can turn it round. */
export function testSql(
  field: Field,
  test: Test,
  values: readonly string[],
  binder: Binder,
  { now, timezone }: Moment,
): string {
  const { kind, sql } = field;
  if (field.holds) {
    const holds = field.holds(values, binder);
    return test === 'IS' ? holds : `NOT ${holds}`;
  }
  const first = values[0] ?? '';
  if (kind === 'BOOLEAN') return first === 'true' ? sql : `NOT ${sql}`;
  if (kind === 'NUMBER') {
    const operator = { IS: '=', AT_LEAST: '>=', AT_MOST: '<=' }[test as 'IS' | 'AT_LEAST' | 'AT_MOST'];
    return `coalesce(${sql} ${operator} ${binder.bind(first, 'numeric')}, false)`;
  }
  if (kind === 'INSTANT' || kind === 'DAY') return dateSql(field, test, first, binder, { now, timezone });
  const lowered = () => first.toLowerCase();
  switch (test) {
    case 'IS_EMPTY':
      return `${sql} = ''`;
    case 'IS_NOT_EMPTY':
      return `${sql} <> ''`;
    case 'CONTAINS':
      return `position(${binder.bind(lowered(), 'text')} IN lower(${sql})) > 0`;
    case 'STARTS_WITH':
      return `starts_with(lower(${sql}), ${binder.bind(lowered(), 'text')})`;
    default: {
      const exact = kind === 'CHOICE';
      const among = binder.bind(exact ? values : values.map((value) => value.toLowerCase()), 'text[]');
      const text = exact ? sql : `lower(${sql})`;
      return test === 'IS' ? `${text} = ANY (${among})` : `${text} <> ALL (${among})`;
    }
  }
}

const DAY_MS = 86_400_000;

function dateSql({ kind, sql }: Field, test: Test, value: string, { bind }: Binder, { now, timezone }: Moment): string {
  const has = kind === 'DAY' ? `${sql} <> ''` : `${sql} IS NOT NULL`;
  if (test === 'IS_EMPTY') return `NOT (${has})`;
  if (test === 'IS_NOT_EMPTY') return has;
  const instant = TIMED.has(test)
    ? now.getTime() - Number(value) * DAY_MS
    : kind === 'DAY'
      ? Date.parse(`${value}T00:00:00Z`)
      : startOfDay(timezone, value, 0);
  const bound =
    kind === 'DAY'
      ? bind(new Date(instant).toISOString().slice(0, 10), 'text')
      : bind(new Date(instant).toISOString(), 'timestamptz');
  switch (test) {
    case 'NOT_IN_LAST_DAYS':
      return `(NOT (${has}) OR ${sql} < ${bound})`;
    case 'BEFORE':
      return `(${has} AND ${sql} < ${bound})`;
    default:
      return `(${has} AND ${sql} >= ${bound})`;
  }
}

/** SQL of what a person has in a field, as text. */
export function valueSql({ kind, sql }: Field): string {
  return kind === 'INSTANT'
    ? `coalesce(to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`
    : `coalesce((${sql})::text, '')`;
}
