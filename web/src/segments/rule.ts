/** A rule while it is built: groups and conditions with keys, so that each keeps its place on the page. */
import type { LiveCountQuery$variables } from '../__generated__/LiveCountQuery.graphql.ts';
import { entryOf, KINDS, kindOfProperty, TESTS, type Kind, type SegmentField, type SegmentTest } from './fields.ts';

type GroupInput = LiveCountQuery$variables['rule'];
export type { SegmentField, SegmentTest } from './fields.ts';
export type Match = GroupInput['match'];

export const MOST_LEVELS = 3;
export const MOST_CONDITIONS = 20;

export interface Condition {
  readonly key: string;
  readonly field: SegmentField;
  readonly propertyId: string | null;
  readonly test: SegmentTest;
  readonly values: readonly string[];
}
export interface Group {
  readonly key: string;
  readonly match: Match;
  readonly rules: readonly (Condition | Group)[];
}

/** A rule as the server sends it. */
export interface Told {
  readonly match: string;
  readonly rules: readonly {
    readonly condition?:
      | {
          readonly field: string;
          readonly propertyId: string | null | undefined;
          readonly test: string;
          readonly values: readonly string[];
        }
      | null
      | undefined;
    readonly group?: Told | null | undefined;
  }[];
}

let made = 0;
const newKey = (): string => `rule-${(made += 1)}`;

export const isGroup = (rule: Condition | Group): rule is Group => 'rules' in rule;

export const newCondition = (
  field: SegmentField = 'TAG',
  propertyId: string | null = null,
  kind: Kind = 'set',
): Condition => ({
  key: newKey(),
  field,
  propertyId,
  test: TESTS[kind][0] ?? 'IS',
  values: [],
});
export const newGroup = (match: Match = 'ALL'): Group => ({ key: newKey(), match, rules: [newCondition()] });

export const fromTold = ({ match, rules }: Told): Group => ({
  key: newKey(),
  match: match as Match,
  rules: rules.flatMap(({ condition, group }): (Condition | Group)[] => {
    if (group) return [fromTold(group)];
    if (!condition) return [];
    const { field, propertyId, test, values } = condition;
    return [
      {
        key: newKey(),
        values,
        field: field as SegmentField,
        propertyId: propertyId ?? null,
        test: test as SegmentTest,
      },
    ];
  }),
});

/** The conditions as they are read, by which the server counts them. */
export const conditionsOf = ({ rules }: Group): Condition[] =>
  rules.flatMap((rule) => (isGroup(rule) ? conditionsOf(rule) : [rule]));

export type PropertyTypes = ReadonlyMap<string, string>;

export const kindOf = ({ field, propertyId }: Pick<Condition, 'field' | 'propertyId'>, types: PropertyTypes): Kind =>
  field === 'PROPERTY' ? kindOfProperty(types.get(propertyId ?? '') ?? '') : KINDS[field];

/** Whether a condition has the value that its test needs. */
export const isComplete = (condition: Condition, types: PropertyTypes): boolean =>
  entryOf(kindOf(condition, types), condition.test) === undefined ||
  condition.values.some((value) => value.trim() !== '');

/** The rule without what is not filled in yet; undefined where nothing is. */
export function complete(group: Group, types: PropertyTypes): Group | undefined {
  const rules = group.rules.flatMap((rule): (Condition | Group)[] => {
    if (!isGroup(rule)) return isComplete(rule, types) ? [rule] : [];
    const inner = complete(rule, types);
    return inner ? [inner] : [];
  });
  return rules.length === 0 ? undefined : { ...group, rules };
}

/** The rule as the server takes it. */
export const toInput = ({ match, rules }: Group): GroupInput => ({
  match,
  rules: rules.map((rule) => {
    if (isGroup(rule)) return { group: toInput(rule) };
    const { field, propertyId, test, values } = rule;
    return { condition: { field, propertyId, test, values } };
  }),
});

/** Changes the rule with a key; undefined takes it away, and with the last of a group the group, except the outermost. */
export function changed(
  group: Group,
  key: string,
  change: (rule: Condition | Group) => Condition | Group | undefined,
): Group {
  const rules = group.rules.flatMap((rule) => {
    if (rule.key === key) return change(rule) ?? [];
    if (!isGroup(rule)) return [rule];
    const inner = changed(rule, key, change);
    return inner.rules.length === 0 ? [] : [inner];
  });
  return { ...group, rules };
}

/** Adds a rule at the end of a group. */
export const added = (group: Group, key: string, rule: Condition | Group): Group =>
  group.key === key
    ? { ...group, rules: [...group.rules, rule] }
    : { ...group, rules: group.rules.map((one) => (isGroup(one) ? added(one, key, rule) : one)) };

/** Moves a rule up or down among those of its group. */
export function moved(group: Group, key: string, by: -1 | 1): Group {
  const at = group.rules.findIndex((rule) => rule.key === key);
  if (at < 0) return { ...group, rules: group.rules.map((rule) => (isGroup(rule) ? moved(rule, key, by) : rule)) };
  const rules = [...group.rules];
  const [rule] = rules.splice(at, 1);
  if (rule) rules.splice(Math.max(0, at + by), 0, rule);
  return { ...group, rules };
}
