import { expect, it } from 'vitest';
import { editedOf, inputOf, moved, NEW, type Rule } from './rule.ts';

it('moves one up or down, and not over the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('sends what it read, and of a new rule neither id nor version', () => {
  const rule = {
    id: 'r1',
    name: 'Refunds',
    enabled: false,
    handOn: false,
    version: 3,
    conditions: {
      phoneNumberIds: ['n1'],
      channels: ['SMS'],
      teamIds: [],
      tagIds: [],
      words: ['refund'],
      contact: null,
      contactTags: [],
      hours: 'OUTSIDE',
    },
    action: { kind: 'PERSON', targetId: 'u1', targetName: 'Ana', tagIds: ['t1'] },
  } as Rule;
  const { targetName: _name, ...action } = rule.action;
  const { contact: _any, ...conditions } = rule.conditions;
  expect(inputOf(editedOf(rule))).toEqual({
    id: 'r1',
    version: 3,
    name: 'Refunds',
    enabled: false,
    handOn: false,
    conditions,
    action,
  });
  expect(inputOf(NEW)).not.toHaveProperty('id');
  expect(inputOf({ ...NEW, kind: 'NONE', targetId: 't1' }).action).toEqual({ kind: 'NONE', tagIds: [] });
});
