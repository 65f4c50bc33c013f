import { expect, it } from 'vitest';
import { editedOf, inputOf, moved, movedAmong, NEW, type Rule } from './rule.ts';

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
      listIds: ['l1'],
      hours: 'OUTSIDE',
    },
    action: { kind: 'PERSON', targetId: 'u1', targetName: 'Ana', tagIds: ['t1'], text: null },
  } as Rule;
  const { targetName: _name, text: _text, ...action } = rule.action;
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

it('sends a reply with its words and nobody whom work is for', () => {
  const reply = { ...NEW, kind: 'REPLY', text: 'We are closed.', targetId: 't1', addTagIds: ['x'] } as const;
  expect(inputOf(reply).action).toEqual({ kind: 'REPLY', text: 'We are closed.' });
});

it('moves one among its own kind and leaves the others in their places', () => {
  expect(movedAmong(['r1', 'a', 'r2', 'b'], ['r1', 'r2'], 1, -1)).toEqual(['r2', 'a', 'r1', 'b']);
  expect(movedAmong(['r1', 'a', 'b'], ['a', 'b'], 0, 1)).toEqual(['r1', 'b', 'a']);
});
