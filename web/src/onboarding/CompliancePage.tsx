import { Button } from '@mantine/core';
import { IconClockPause, IconMessage2Check, IconMessage2Off, IconPhoneCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Onboarding.module.css';
import { StepPage } from './StepPage.tsx';
import { useStep } from './useStep.ts';

/** What works without a registration, and what does not. */
const FACTS = [
  { name: 'calls', icon: IconPhoneCheck, off: false },
  { name: 'test', icon: IconMessage2Check, off: false },
  { name: 'texts', icon: IconMessage2Off, off: true },
  { name: 'later', icon: IconClockPause, off: true },
] as const;

/** Says what registering is for, and that it can wait. */
export function CompliancePage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const step = useStep('compliance');
  return (
    <StepPage
      page="compliance"
      title={t('compliance.title')}
      lead={t('compliance.lead')}
      step={step}
      skips
      primary={
        <Button loading={step.pending} onClick={() => void step.skip()} data-testid="onboarding-continue">
          {t('compliance.later')}
        </Button>
      }
    >
      <ul className={styles['facts']}>
        {FACTS.map(({ name, icon: FactIcon, off }) => (
          <li key={name} data-off={off || undefined}>
            <FactIcon size={18} aria-hidden />
            {t(`compliance.${name}Fact`)}
          </li>
        ))}
      </ul>
    </StepPage>
  );
}
