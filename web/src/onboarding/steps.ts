import type { OnboardingStep } from '../__generated__/useStepMutation.graphql.ts';

/**
 * The screens that set a workspace up, each with the step that it finishes. The first ones are the way from a new workspace to
 * Home; the others are optional, and are come to from Home, which they lead back to.
 */
export const STEPS = [
  { page: 'selectNumber', path: '/onboarding/select-number', step: 'SELECT_PHONE_NUMBER' },
  { page: 'goalAction', path: '/onboarding/goal-action', step: 'TEST_PHONE_NUMBER' },
  { page: 'setupWorkspace', path: '/onboarding/setup-workspace', step: 'WORKSPACE_DETAILS', optional: true },
  { page: 'selectCallFlow', path: '/onboarding/select-call-flow', step: 'TEST_SETUP_CALLFLOW', optional: true },
  { page: 'compliance', path: '/onboarding/compliance', step: 'COMPLIANCE', optional: true },
  { page: 'setGoals', path: '/onboarding/set-goals', step: 'SET_GOALS', optional: true },
] as const satisfies readonly { page: string; path: string; step: OnboardingStep; optional?: true }[];

export type StepPageName = (typeof STEPS)[number]['page'];

/** The way from a new workspace to Home. */
export const WAY = STEPS.filter((entry) => !('optional' in entry));

/** A screen and its neighbors on the way; Home is before and after an optional one. */
export function placeOf(page: StepPageName) {
  // The array is never empty, and the page is one of its own.
  const current = STEPS.find((entry) => entry.page === page) ?? STEPS[0];
  const index = WAY.findIndex((entry) => entry.page === page);
  const optional = index === -1;
  return {
    current,
    optional,
    previous: optional ? '/' : WAY[index - 1]?.path,
    next: optional ? '/' : (WAY[index + 1]?.path ?? '/'),
  };
}
