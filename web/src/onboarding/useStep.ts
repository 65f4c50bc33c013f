import { useNavigate } from '@tanstack/react-router';
import { graphql } from 'react-relay';
import type { useStepMutation } from '../__generated__/useStepMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { placeOf, type StepPageName } from './steps.ts';

/** How a screen ends: done or skipped, both recorded, then the next one. What refuses it is shown, and one stays. */
export function useStep(page: StepPageName) {
  const navigate = useNavigate();
  const { pending, refusal, run } = useCommit();
  const { current, next } = placeOf(page);

  const record = (status: useStepMutation['variables']['status']) =>
    commit<useStepMutation>(
      graphql`
        mutation useStepMutation($step: OnboardingStep!, $status: OnboardingStepStatus!) {
          updateOnBoarding(step: $step, status: $status) {
            id
            setting {
              onboarding {
                step
                status
              }
            }
          }
        }
      `,
      { step: current.step, status },
    );

  return {
    pending,
    refusal,
    /** Does what the screen is for, records it, and goes on (or where `to` says). */
    finish: (work?: () => Promise<unknown>, to: string = next) =>
      run(async () => {
        await work?.();
        await record('COMPLETED');
        await navigate({ to });
      }),
    skip: () =>
      run(async () => {
        await record('SKIPPED');
        await navigate({ to: next });
      }),
  };
}
