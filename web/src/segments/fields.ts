import type { LiveCountQuery$variables } from '../__generated__/LiveCountQuery.graphql.ts';

type ConditionInput = NonNullable<LiveCountQuery$variables['rule']['rules'][number]['condition']>;
export type SegmentField = ConditionInput['field'];
export type SegmentTest = ConditionInput['test'];

/** What a field holds: which tests fit it, and how its value is typed. */
export type Kind = 'text' | 'choice' | 'set' | 'number' | 'date' | 'boolean';

export const KINDS: Readonly<Record<Exclude<SegmentField, 'PROPERTY'>, Kind>> = {
  TAG: 'set',
  LIST: 'set',
  CONSENT: 'set',
  LAST_CONTACTED: 'date',
  CREATED_AT: 'date',
  IS_LEAD: 'boolean',
  FIRST_NAME: 'text',
  LAST_NAME: 'text',
  EMAIL: 'text',
  COMPANY: 'choice',
  CITY: 'text',
  STATE: 'text',
  ZIP: 'text',
  COUNTRY: 'choice',
  TIMEZONE: 'choice',
  LANGUAGE: 'choice',
  SOURCE: 'choice',
  ORDERS: 'number',
  TOTAL_SPENT: 'number',
  LAST_ORDER: 'date',
  LAST_REPLIED: 'date',
  CALL_RESULT: 'set',
  BUY_AGAIN: 'set',
  CHURN_RISK: 'set',
  BEST_HOUR: 'set',
};

const OF_PROPERTY: Readonly<Record<string, Kind>> = {
  TEXT: 'text',
  NUMBER: 'number',
  DATE: 'date',
  BOOLEAN: 'boolean',
  SELECT: 'choice',
};

export const kindOfProperty = (type: string): Kind => OF_PROPERTY[type] ?? 'text';

/** The first one is what a new condition begins with. */
export const TESTS: Readonly<Record<Kind, readonly SegmentTest[]>> = {
  text: ['IS', 'IS_NOT', 'CONTAINS', 'STARTS_WITH', 'IS_EMPTY', 'IS_NOT_EMPTY'],
  choice: ['IS', 'IS_NOT', 'IS_EMPTY', 'IS_NOT_EMPTY'],
  set: ['IS', 'IS_NOT'],
  number: ['AT_LEAST', 'AT_MOST', 'IS'],
  date: ['NOT_IN_LAST_DAYS', 'IN_LAST_DAYS', 'BEFORE', 'AFTER', 'IS_EMPTY', 'IS_NOT_EMPTY'],
  boolean: ['IS'],
};

/** How the value of a test is typed; undefined: it has none. */
export type Entry = 'several' | 'text' | 'number' | 'days' | 'day' | 'boolean';

export function entryOf(kind: Kind, test: SegmentTest): Entry | undefined {
  if (test === 'IS_EMPTY' || test === 'IS_NOT_EMPTY') return undefined;
  if (test === 'IN_LAST_DAYS' || test === 'NOT_IN_LAST_DAYS') return 'days';
  if (kind === 'date') return 'day';
  if (kind === 'number') return 'number';
  if (kind === 'boolean') return 'boolean';
  return test === 'IS' || test === 'IS_NOT' ? 'several' : 'text';
}
