import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SetGoalsPageMutation } from '../__generated__/SetGoalsPageMutation.graphql.ts';
import type { SetGoalsPageQuery } from '../__generated__/SetGoalsPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { commit } from '../base/relay/useCommit.ts';
import { type Goal, goalOf, GOALS } from './goals.ts';
import styles from './Onboarding.module.css';
import { StepPage } from './StepPage.tsx';
import { useStep } from './useStep.ts';

/** What comes first; the page that it begins on is next. */
export function SetGoalsPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const step = useStep('setGoals');
  const { getWorkspaceWithSettings: workspace } = useRouteQuery<SetGoalsPageQuery>(
    graphql`
      query SetGoalsPageQuery @preloadable {
        getWorkspaceWithSettings {
          id
          onBoardingGoal
        }
      }
    `,
    {},
  );
  const [chosen, setChosen] = useState<Goal>();
  const goal = chosen ?? goalOf(workspace.onBoardingGoal).goal;

  const save = () =>
    step.finish(async () => {
      if (goal === workspace.onBoardingGoal) return;
      await commit<SetGoalsPageMutation>(
        graphql`
          mutation SetGoalsPageMutation($onBoardingGoal: String) {
            updateWorkspace(onBoardingGoal: $onBoardingGoal) {
              id
              onBoardingGoal
            }
          }
        `,
        { onBoardingGoal: goal },
      );
    }, goalOf(goal).path);

  return (
    <StepPage
      page="setGoals"
      title={t('goals.title')}
      lead={t('goals.lead')}
      step={step}
      primary={
        <Button loading={step.pending} onClick={() => void save()} data-testid="onboarding-continue">
          {t('common:continue')}
        </Button>
      }
    >
      <Radio.Group value={goal} onChange={(value) => setChosen(goalOf(value).goal)} aria-label={t('goals.title')}>
        <div className={styles['goals']}>
          {GOALS.map(({ goal: name, icon: GoalIcon }) => (
            <Radio.Card key={name} value={name} className={styles['goal'] ?? ''}>
              <Radio.Indicator />
              <span aria-hidden>
                <GoalIcon size={18} stroke={1.75} />
              </span>
              <span>
                <b>{t(`goals.${name}.name`)}</b>
                <small>{t(`goals.${name}.text`)}</small>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </StepPage>
  );
}
