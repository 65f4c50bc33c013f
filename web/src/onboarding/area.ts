import GoalActionPageQueryParameters from '../__generated__/GoalActionPageQuery$parameters.ts';
import SelectNumberPageQueryParameters from '../__generated__/SelectNumberPageQuery$parameters.ts';
import SetGoalsPageQueryParameters from '../__generated__/SetGoalsPageQuery$parameters.ts';
import SetupWorkspacePageQueryParameters from '../__generated__/SetupWorkspacePageQuery$parameters.ts';
import { defineArea, onboardingStep, part, reads } from '../base/area.ts';
import { SETS_UP } from '../base/places.ts';
import type onboarding from './texts/en.json';

export const area = defineArea({
  routes: [
    onboardingStep(
      '/onboarding/setup-workspace',
      { page: 'setupWorkspace', in: 'onboarding', order: 10, needs: SETS_UP },
      part(() => import('./SetupWorkspacePage.tsx'), 'SetupWorkspacePage'),
      reads(SetupWorkspacePageQueryParameters),
    ),
    onboardingStep(
      '/onboarding/select-number',
      { page: 'selectNumber', in: 'onboarding', order: 20, needs: SETS_UP },
      part(() => import('./SelectNumberPage.tsx'), 'SelectNumberPage'),
      reads(SelectNumberPageQueryParameters),
    ),
    onboardingStep(
      '/onboarding/select-call-flow',
      { page: 'selectCallFlow', in: 'onboarding', order: 30, needs: SETS_UP },
      part(() => import('./SelectCallFlowPage.tsx'), 'SelectCallFlowPage'),
    ),
    onboardingStep(
      '/onboarding/compliance',
      { page: 'compliance', in: 'onboarding', order: 40, needs: SETS_UP },
      part(() => import('./CompliancePage.tsx'), 'CompliancePage'),
    ),
    onboardingStep(
      '/onboarding/set-goals',
      { page: 'setGoals', in: 'onboarding', order: 50, needs: SETS_UP },
      part(() => import('./SetGoalsPage.tsx'), 'SetGoalsPage'),
      reads(SetGoalsPageQueryParameters),
    ),
    onboardingStep(
      '/onboarding/goal-action',
      { page: 'goalAction', in: 'onboarding', order: 60, needs: SETS_UP },
      part(() => import('./GoalActionPage.tsx'), 'GoalActionPage'),
      reads(GoalActionPageQueryParameters),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    onboarding: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    onboarding: typeof onboarding;
  }
}
