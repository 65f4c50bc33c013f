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

it('a skipped step is neither open nor lost', () => {
  const { open, skipped } = sortSteps(new Map([['COMPLIANCE', 'SKIPPED']]), new Set(), true);
  expect(names(open)).not.toContain('COMPLIANCE');
  expect(names(skipped)).toEqual(['COMPLIANCE']);
});

it('what is not built yet does not count', () => {
  const { all, open, soon } = sortSteps(new Map(), new Set(), true);
  expect(open.length).toBe(all);
  expect(names(soon)).toEqual(['CUSTOMIZE_WIDGET', 'SETUP_AUTOMATION']);
});

it('a member has only what they can do themselves, and nothing when that is done', () => {
  const steps = sortSteps(new Map([['COMPLIANCE', 'SKIPPED']]), new Set(), false);
  expect(names(steps.open)).toEqual(['TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS', 'ADD_CONTACTS']);
  expect([steps.all, steps.skipped, steps.soon]).toEqual([3, [], []]);
  const facts = new Set(['TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS', 'ADD_CONTACTS']);
  expect(sortSteps(new Map(), facts, false).open).toEqual([]);
});
