import type { OnboardingStep } from '../__generated__/useStepMutation.graphql.ts';

/** The screens that set a workspace up, in order (ux §8), each with the step that it finishes. */
export const STEPS = [
  { page: 'setupWorkspace', path: '/onboarding/setup-workspace', step: 'WORKSPACE_DETAILS' },
  { page: 'selectNumber', path: '/onboarding/select-number', step: 'SELECT_PHONE_NUMBER' },
  { page: 'selectCallFlow', path: '/onboarding/select-call-flow', step: 'TEST_SETUP_CALLFLOW' },
  { page: 'compliance', path: '/onboarding/compliance', step: 'COMPLIANCE' },
  { page: 'setGoals', path: '/onboarding/set-goals', step: 'SET_GOALS' },
  { page: 'goalAction', path: '/onboarding/goal-action', step: 'TEST_PHONE_NUMBER' },
] as const satisfies readonly { page: string; path: string; step: OnboardingStep }[];

export type StepPageName = (typeof STEPS)[number]['page'];

/** Where a screen stands: its number from 0, and its neighbours; after the last one comes Home. */
export function placeOf(page: StepPageName) {
  const index = STEPS.findIndex((entry) => entry.page === page);
  return {
    index,
    // The array is never empty, and the page is one of its own.
    current: STEPS[index] ?? STEPS[0],
    previous: STEPS[index - 1]?.path,
    next: STEPS[index + 1]?.path ?? '/',
  };
}
