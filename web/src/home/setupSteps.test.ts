import { expect, it } from 'vitest';
import { sortSteps } from './setupSteps.ts';

const names = (entries: readonly { step: string }[]) => entries.map(({ step }) => step);

it('a step that the facts show as done is done, even if it was skipped', () => {
  const { completed, skipped } = sortSteps(
    new Map([['SELECT_PHONE_NUMBER', 'SKIPPED']]),
    new Set(['SELECT_PHONE_NUMBER']),
    true,
  );
  expect(names(completed)).toEqual(['SELECT_PHONE_NUMBER']);
  expect(skipped).toEqual([]);
});

it('a skipped step is neither open nor done nor lost', () => {
  const { open, completed, skipped } = sortSteps(new Map([['SET_GOALS', 'SKIPPED']]), new Set(), true);
  expect(names(open)).not.toContain('SET_GOALS');
  expect(completed).toEqual([]);
  expect(names(skipped)).toEqual(['SET_GOALS']);
});

it('offers no step that cannot be done, and the number, a call and a text first', () => {
  const { open, soon } = sortSteps(new Map(), new Set(), true);
  expect(names(open).slice(0, 3)).toEqual(['SELECT_PHONE_NUMBER', 'TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS']);
  expect(names(soon)).toEqual(['CUSTOMIZE_WIDGET']);
});

it('a member has only what they can do themselves, and nothing when that is done', () => {
  const steps = sortSteps(new Map([['SET_GOALS', 'SKIPPED']]), new Set(), false);
  expect(names(steps.open)).toEqual(['TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS', 'ADD_CONTACTS']);
  expect([steps.skipped, steps.soon]).toEqual([[], []]);
  const facts = new Set(['TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS', 'ADD_CONTACTS']);
  expect(sortSteps(new Map(), facts, false).open).toEqual([]);
});
