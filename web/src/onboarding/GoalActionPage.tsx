import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { GoalActionPageQuery } from '../__generated__/GoalActionPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useSandbox } from '../sandbox/useSandbox.ts';
import { LiveShell } from '../signed-in/LiveShell.tsx';
import { useSetupFacts } from '../home/useSetupFacts.ts';
import { PhoneProvider } from '../phone/PhoneProvider.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import styles from './Onboarding.module.css';
import { StepPage } from './StepPage.tsx';
import { TryNumber } from './TryNumber.tsx';
import { useStep } from './useStep.ts';

/**
 * The last screen before Home: a call and a text on the new number. No dialog lies over the set-up (spec 001 §2); a call is a
 * part of this page.
 */
export function GoalActionPage() {
  const { t } = useTranslation('onboarding');
  const step = useStep('goalAction');
  const sandbox = useSandbox();
  const { facts } = useSetupFacts();
  const {
    getWorkspaceUserProfile: profile,
    getWorkspaceWithSettings: workspace,
    fetchWorkspacePhoneNumbers,
  } = useRouteQuery<GoalActionPageQuery>(
    graphql`
      query GoalActionPageQuery @preloadable {
        getWorkspaceUserProfile {
          id
          ...PhoneProvider_profile
        }
        getWorkspaceWithSettings {
          id
          ...PhoneProvider_workspace
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
  );
  const [number] = fetchWorkspacePhoneNumbers.data;
  const called = facts.has('TEST_PHONE_NUMBER_CALL');
  return (
    <PhoneProvider profile={profile} workspace={workspace}>
      <LiveShell />
      <StepPage
        page="goalAction"
        title={t('try.title')}
        lead={number === undefined ? t('try.noNumber') : t('try.lead')}
        step={step}
        primary={
          <Button
            variant={called ? 'filled' : 'default'}
            loading={step.pending}
            onClick={() => void (called ? step.finish() : step.skip())}
            data-testid="onboarding-continue"
          >
            {t('leave')}
          </Button>
        }
      >
        {number === undefined ? null : (
          <>
            <p className={styles['number']} data-testid="onboarding-number" data-number={number.number}>
              <PhoneNumber number={number.number} />
              <CopyButton value={number.number} size={32} />
            </p>
            <TryNumber
              number={number.number}
              sandbox={sandbox}
              called={called}
              texted={facts.has('TEST_PHONE_NUMBER_SMS')}
            />
          </>
        )}
      </StepPage>
    </PhoneProvider>
  );
}
