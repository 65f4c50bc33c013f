import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { Optional } from '../ui/Optional.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './Onboarding.module.css';
import { RecordCalls } from './RecordCalls.tsx';
import { StepPage } from './StepPage.tsx';
import { useSamples } from './useSamples.ts';
import { useStep } from './useStep.ts';

/** The templates of spec 000 §2, in its order. Classic is what every number has; the other two cannot be applied yet. */
const TEMPLATES = [
  { type: 'QUEUE', mark: 'recommended', available: false, sample: '/sounds/sample-queue.wav' },
  { type: 'CLASSIC', mark: 'popular', available: true, sample: '/sounds/sample-classic.wav' },
  { type: 'IVR', mark: undefined, available: false, sample: '/sounds/sample-ivr.wav' },
] as const;

const SAMPLES = TEMPLATES.map(({ sample }) => sample);

/** Step 3: how calls are answered. */
export function SelectCallFlowPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const step = useStep('selectCallFlow');
  const { playing, play, stop } = useSamples(SAMPLES);
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
      <div className={styles['flows']}>
        {TEMPLATES.map(({ type, mark, available }, index) => (
          <section
            key={type}
            className={styles['flow']}
            aria-labelledby={`flow-${type}`}
            data-playing={playing === index || undefined}
            data-testid={`flow-${type}`}
          >
            <div className={styles['chips']}>
              {mark === undefined ? null : (
                <StatusChip tone={mark === 'recommended' ? 'accent' : 'success'}>{t(`flow.${mark}`)}</StatusChip>
              )}
              {available ? null : <StatusChip>{t('common:comingSoonChip')}</StatusChip>}
            </div>
            <h2 id={`flow-${type}`}>{t(`flow.${type}.name`)}</h2>
            <p>{t(`flow.${type}.text`)}</p>
            <Button
              variant="default"
              size="sm"
              leftSection={playing === index ? <IconPlayerStop size={16} /> : <IconPlayerPlay size={16} />}
              onClick={() => (playing === index ? stop() : play(index))}
              aria-describedby={`flow-${type}`}
            >
              {playing === index ? t('flow.stop') : t('flow.play')}
            </Button>
            <Disabled why={available ? undefined : t('flow.notYet')}>
              <Button
                variant="light"
                size="sm"
                onClick={() => void step.finish()}
                aria-describedby={`flow-${type}`}
                data-testid={`flow-apply-${type}`}
              >
                {t('flow.apply')}
              </Button>
            </Disabled>
          </section>
        ))}
      </div>
      <Optional>
        <RecordCalls />
      </Optional>
    </StepPage>
  );
}
