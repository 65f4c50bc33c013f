import { expect, it } from 'vitest';
import { placeOf, STEPS, WAY } from './steps.ts';

it('leads from a new workspace by its number, and a call and a text on it, to Home', () => {
  expect(WAY.map(({ path }) => path)).toEqual(['/onboarding/select-number', '/onboarding/goal-action']);
  expect(placeOf('selectNumber')).toMatchObject({ previous: undefined, next: '/onboarding/goal-action' });
  expect(placeOf('goalAction')).toMatchObject({ previous: '/onboarding/select-number', next: '/' });
});

it('leads from each optional screen back to Home', () => {
  const optional = STEPS.filter((step) => !WAY.includes(step));
  expect(optional.map(({ page }) => page)).toEqual(['setupWorkspace', 'selectCallFlow', 'compliance', 'setGoals']);
  for (const { page } of optional) expect(placeOf(page)).toMatchObject({ previous: '/', next: '/', optional: true });
});
