/** The rule of a segment: groups to three levels, with at most 20 conditions in all (defaults 13.3). */
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { findZone } from '@ringline/kit/zones';
import type { SegmentGroup } from '@ringline/proto/contacts/v1/segments_pb';
import { z } from 'zod';
import type { Actor, Unit } from '../context.ts';
import { FIELDS, kindOfProperty, TESTS, TESTS_OF, TIMED, type FieldName, type Kind, type Test } from './fields.ts';

export const MOST_LEVELS = 3;
export const MOST_CONDITIONS = 20;
const MOST_VALUES = 50;
const MOST_LETTERS = 200;
const MOST_DAYS = 3_650;

export interface Condition {
  readonly field: FieldName;
  readonly propertyId: string;
  readonly test: Test;
  readonly values: readonly string[];
}
export type Rule = { readonly condition: Condition } | { readonly group: Group };
export interface Group {
  readonly match: 'ALL' | 'ANY' | 'NONE';
  readonly rules: readonly Rule[];
}

const condition = z.object({
  field: z.enum([...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]), 'PROPERTY']),
  propertyId: z.string(),
  test: z.enum(TESTS),
  values: z.array(z.string()),
});
const group: z.ZodType<Group> = z.object({
  match: z.enum(['ALL', 'ANY', 'NONE']),
  get rules() {
    return z.array(z.union([z.object({ condition }), z.object({ group })]));
  },
});

/** A rule as it is stored. */
export const storedRule = (stored: unknown): Group => group.parse(stored);

/** The conditions of a rule as they are read, from the first to the last. */
export const conditionsOf = ({ rules }: Group): Condition[] =>
  rules.flatMap((rule) => ('condition' in rule ? [rule.condition] : conditionsOf(rule.group)));

/** Whether people enter or leave it because time passes. */
export const isTimed = (rule: Group): boolean => conditionsOf(rule).some(({ test }) => TIMED.has(test));

/** A rule as RPC tells it. */
export const describeRule = ({ match, rules }: Group): object => ({
  match,
  rules: rules.map((rule) =>
    'condition' in rule
      ? { rule: { case: 'condition' as const, value: rule.condition } }
      : { rule: { case: 'group' as const, value: describeRule(rule.group) } },
  ),
});

/** What a rule is checked against. */
export interface Known {
  readonly properties: ReadonlyMap<string, { readonly id: string; readonly type: string }>;
}

/** The workspace's own properties, by id. */
export async function knownIn({ tx, workspaceId }: Unit): Promise<Known> {
  const properties = await tx.contactProperty.findMany({ where: { workspaceId }, select: { id: true, type: true } });
  return { properties: new Map(properties.map((property) => [property.id, property])) };
}

/** Whose rule it is; without features, their plan has none of those that conditions may need. */
export type RuleActor = Actor & Partial<Pick<Principal, 'features' | 'plan' | 'plansWith'>>;

/**
 * Reads the rule of a request.
 * @throws Refusal VALIDATION_FAILED in words for whoever builds it, or FEATURE_NOT_IN_PLAN for a condition that their plan lacks
 */
export async function readRule(uow: Unit, given: SegmentGroup | undefined, actor: RuleActor): Promise<Group> {
  const known = await knownIn(uow);
  const rule = readGroup(given, 1, known);
  const conditions = conditionsOf(rule);
  if (conditions.length > MOST_CONDITIONS)
    throw invalid(
      'rule',
      `A segment has at most ${MOST_CONDITIONS} conditions. Remove ${conditions.length - MOST_CONDITIONS}.`,
    );
  requireFeatures(conditions, actor);
  await requireLists(uow, conditions);
  return rule;
}

function requireFeatures(conditions: readonly Condition[], { plan = '', features = [], plansWith }: RuleActor): void {
  for (const { field } of conditions) {
    const { feature } = field === 'PROPERTY' ? {} : (FIELDS[field] as { feature?: string });
    if (feature && !features.includes(feature))
      throw featureMissing({ plan, ...(plansWith ? { plansWith } : {}) }, feature, 'rule');
  }
}

/** @throws Refusal VALIDATION_FAILED */
export function readZone(text: string): string {
  const zone = findZone(text);
  if (!zone) throw invalid('timezone', 'Send a time zone, such as America/New_York.');
  return zone.name;
}

function readGroup(given: SegmentGroup | undefined, level: number, known: Known): Group {
  if (level > MOST_LEVELS) throw invalid('rule', `Groups nest at most ${MOST_LEVELS} levels deep. Move this group up.`);
  const match = (['ALL', 'ANY', 'NONE'] as const).find((name) => name === given?.match);
  if (!given || !match) throw invalid('rule', 'Say whether all, any or none of the conditions have to hold.');
  if (given.rules.length === 0)
    throw invalid(
      'rule',
      level === 1 ? 'Add at least one condition.' : 'A group is empty. Add a condition to it, or remove it.',
    );
  return {
    match,
    rules: given.rules.map(({ rule }) => {
      if (rule.case === 'group') return { group: readGroup(rule.value, level + 1, known) };
      if (rule.case === 'condition') return { condition: readCondition(rule.value, known) };
      throw invalid('rule', 'Each rule is a condition or a group.');
    }),
  };
}

function readCondition(
  given: { field: string; propertyId: string; test: string; values: string[] },
  known: Known,
): Condition {
  const { propertyId } = given;
  const property = known.properties.get(propertyId);
  const field =
    given.field === 'PROPERTY' ? 'PROPERTY' : (Object.keys(FIELDS) as FieldName[]).find((name) => name === given.field);
  if (!field) throw invalid('rule', `“${given.field}” is not something to look at. Choose a field.`);
  if (field === 'PROPERTY' && !property)
    throw invalid('rule', 'A property of this segment was deleted. Remove its condition, or choose another property.');
  const kind = field === 'PROPERTY' ? kindOfProperty(property?.type ?? '') : FIELDS[field].kind;
  const test = TESTS_OF[kind].find((name) => name === given.test);
  if (!test) throw invalid('rule', `The test ${given.test} does not fit ${field}. Choose another one.`);
  const values = [...new Set(given.values.map((value) => trimmed(value)).filter((value) => value !== ''))];
  checkValues(kind, test, values);
  const among = field === 'PROPERTY' ? undefined : (FIELDS[field] as { among?: readonly string[] }).among;
  const unknown = among && values.find((value) => !among.includes(value));
  if (unknown !== undefined) throw invalid('rule', `“${unknown}” is no choice of ${field}. Choose one of the list.`);
  return { field, propertyId: field === 'PROPERTY' ? propertyId : '', test, values: needsNone(test) ? [] : values };
}

const needsNone = (test: Test): boolean => test === 'IS_EMPTY' || test === 'IS_NOT_EMPTY';
const takesSeveral = (kind: Kind, test: Test): boolean =>
  (test === 'IS' || test === 'IS_NOT') && (kind === 'TEXT' || kind === 'CHOICE' || kind === 'SET');

function checkValues(kind: Kind, test: Test, values: readonly string[]): void {
  if (needsNone(test)) return;
  const [first] = values;
  if (first === undefined) throw invalid('rule', 'A condition has no value. Choose one, or remove the condition.');
  if (values.length > (takesSeveral(kind, test) ? MOST_VALUES : 1))
    throw invalid('rule', takesSeveral(kind, test) ? `Choose at most ${MOST_VALUES} values.` : 'Choose one value.');
  if (values.some((value) => value.length > MOST_LETTERS))
    throw invalid('rule', `Use at most ${MOST_LETTERS} characters.`);
  if (TIMED.has(test)) {
    if (!/^\d{1,4}$/.test(first) || Number(first) < 1 || Number(first) > MOST_DAYS)
      throw invalid('rule', `Enter 1 to ${MOST_DAYS} days.`);
  } else if ((kind === 'INSTANT' || kind === 'DAY') && !isDay(first)) {
    throw invalid('rule', 'Enter a date, such as 2026-11-27.');
  } else if (kind === 'NUMBER' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(first)) {
    throw invalid('rule', 'Enter a number, such as 12.5.');
  } else if (kind === 'BOOLEAN' && first !== 'true' && first !== 'false') {
    throw invalid('rule', 'Choose yes or no.');
  }
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A segment of segments could go round in circles, and a list of another workspace is none. */
async function requireLists({ tx, workspaceId }: Unit, conditions: readonly Condition[]): Promise<void> {
  const named = [...new Set(conditions.filter(({ field }) => field === 'LIST').flatMap(({ values }) => values))];
  const ids = named.filter((id) => isUuid(id));
  const found = await tx.subscriberList.count({
    where: { workspaceId, id: { in: ids }, type: 'LIST', deletedAt: null },
  });
  if (found < named.length)
    throw invalid('rule', 'A list of this segment was deleted. Remove its condition, or choose another list.');
}
