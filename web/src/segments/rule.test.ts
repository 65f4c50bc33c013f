import { expect, test } from 'vitest';
import {
  added,
  changed,
  complete,
  conditionsOf,
  fromTold,
  moved,
  newCondition,
  newGroup,
  toInput,
  type Condition,
  type Group,
} from './rule.ts';

const TOLD = {
  match: 'ALL',
  rules: [
    { condition: { field: 'TAG', propertyId: null, test: 'IS', values: ['Trade'] } },
    {
      group: {
        match: 'ANY',
        rules: [
          { condition: { field: 'CITY', propertyId: null, test: 'IS_EMPTY', values: [] } },
          { condition: { field: 'PROPERTY', propertyId: 'p1', test: 'AT_LEAST', values: ['3'] } },
        ],
      },
    },
  ],
};
const types = new Map([['p1', 'NUMBER']]);
const fields = (group: Group | undefined) => (group ? conditionsOf(group).map(({ field }) => field) : []);
const keyOf = (group: Group, at: number) => conditionsOf(group)[at]?.key ?? '';

test('a rule goes to the server as it came', () => {
  expect(toInput(fromTold(TOLD))).toEqual(TOLD);
});

test('what is not filled in yet is left out, and a group of nothing else with it', () => {
  const rule = fromTold(TOLD);
  const emptied = changed(rule, keyOf(rule, 2), (one) => ({ ...(one as Condition), values: [' '] }));
  expect(fields(complete(emptied, types))).toEqual(['TAG', 'CITY']);
  expect(complete(newGroup(), types)).toBeUndefined();
  expect(fields(complete(added(rule, rule.key, newGroup('ANY')), types))).toEqual(['TAG', 'CITY', 'PROPERTY']);
});

test('conditions are added, moved within their group and removed with a group that is empty', () => {
  const rule = fromTold(TOLD);
  const inner = rule.rules[1] as Group;
  const more = added(rule, inner.key, newCondition('EMAIL', null, 'text'));
  expect(fields(more)).toEqual(['TAG', 'CITY', 'PROPERTY', 'EMAIL']);
  expect(fields(moved(more, keyOf(more, 3), -1))).toEqual(['TAG', 'CITY', 'EMAIL', 'PROPERTY']);
  expect(fields(moved(more, keyOf(more, 0), 1))).toEqual(['CITY', 'PROPERTY', 'EMAIL', 'TAG']);
  const less = [1, 2].reduce((group) => changed(group, keyOf(group, 1), () => undefined), rule);
  expect(less.rules).toHaveLength(1);
});
