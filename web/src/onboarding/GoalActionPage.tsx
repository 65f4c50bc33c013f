import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GoalActionPageQuery } from '../__generated__/GoalActionPageQuery.graphql.ts';
import { useSandbox } from '../app/sandbox/useSandbox.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { goalOf } from './goals.ts';
import styles from './Onboarding.module.css';
import { StepPage } from './StepPage.tsx';
import { useStep } from './useStep.ts';

/** Goals that begin with somebody outside: in the sandbox that is its handset. */
const FROM_OUTSIDE = new Set<string>(['ANSWER_CALLS', 'TEXT_CUSTOMERS']);

/** Step 6: the first thing towards the goal, and then the product. */
export function GoalActionPage() {
  const { t } = useTranslation('onboarding');
  const step = useStep('goalAction');
  const sandbox = useSandbox();
  const { getWorkspaceWithSettings: workspace, fetchWorkspacePhoneNumbers } = useLazyLoadQuery<GoalActionPageQuery>(
    graphql`
      query GoalActionPageQuery {
        getWorkspaceWithSettings {
          id
          onBoardingGoal
        }
        fetchWorkspacePhoneNumbers(usable: true, limit: 1) {
          data {
            id
            number
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { goal, icon: GoalIcon, path } = goalOf(workspace.onBoardingGoal);
  const [number] = fetchWorkspacePhoneNumbers.data;
  const outside = FROM_OUTSIDE.has(goal);
  return (
    <StepPage
      page="goalAction"
      title={t('action.title')}
      lead={t(`action.${goal}.text`)}
      step={step}
      primary={
        <Button
          loading={step.pending}
          onClick={() => void step.finish(undefined, path)}
          leftSection={<GoalIcon size={18} stroke={1.75} />}
          data-testid="onboarding-continue"
        >
          {t(`action.${goal}.go`)}
        </Button>
      }
    >
      {outside && number !== undefined ? (
        <div className={styles['well']}>
          <p className={styles['number']}>
            <PhoneNumber number={number.number} />
            <CopyButton value={number.number} size={32} />
          </p>
          {sandbox === undefined ? (
            <p>{t('action.fromAnyPhone')}</p>
          ) : (
            <>
              <p>{t('action.fromHandset')}</p>
              <div>
                <Button
                  component="a"
                  href={sandbox.handsetUrl}
                  target="ringline-handset"
                  variant="default"
                  leftSection={<IconDeviceMobile size={18} stroke={1.75} />}
                >
                  {t('action.handset')}
                </Button>
              </div>
            </>
          )}
        </div>
      ) : (
        <p className={styles['lead']}>{t('action.hint')}</p>
      )}
    </StepPage>
  );
}
