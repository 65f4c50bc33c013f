import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Optional } from '../ui/Optional.tsx';
import { Pane } from '../ui/Pane.tsx';
import { RecordCalls } from './RecordCalls.tsx';
import { StepPage } from './StepPage.tsx';
import { Templates } from './Templates.tsx';
import { useStep } from './useStep.ts';

/** How calls are answered. */
export function SelectCallFlowPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const step = useStep('selectCallFlow');
  return (
    <StepPage
      page="selectCallFlow"
      title={t('flow.title')}
      lead={t('flow.lead')}
      step={step}
      primary={
        <Button loading={step.pending} onClick={() => void step.finish()} data-testid="onboarding-continue">
          {t('common:continue')}
        </Button>
      }
    >
      <Pane fallback={<Skeleton height={248} radius={12} />}>
        <Templates step={step} />
      </Pane>
      <Optional>
        <RecordCalls />
      </Optional>
    </StepPage>
  );
}
