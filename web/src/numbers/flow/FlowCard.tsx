import { SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.tsx';
import { PlanGate } from '../../ui/PlanGate.tsx';
import type { SettingsForm } from '../../ui/useSettingsForm.ts';
import styles from '../Numbers.module.css';
import type { NumberValues } from '../numberValues.ts';
import { QueueFields } from '../queue/QueueFields.tsx';
import { MenuFields } from './MenuFields.tsx';
import { OwnFlow } from './OwnFlow.tsx';
import { PromptField } from './PromptField.tsx';
import { refusedAt } from './refusedAt.ts';
import { SmartAgentField } from './SmartAgentField.tsx';
import { inType } from './unanswered.ts';
import { UnansweredFields } from './UnansweredFields.tsx';
import { type Everybody, PhoneFields } from './WhoFields.tsx';

const TYPES = ['CLASSIC', 'QUEUE', 'IVR', 'SOUND'] as const;
/** Of a number that has published a flow of its own. */
const WITH_OWN = ['CUSTOM', ...TYPES] as const;

/** How calls are led: to a team at once, through a menu, or to an announcement; and what happens when nobody takes them. */
export default function FlowCard({
  settings,
  everybody,
  numberId,
  hasOwn,
}: {
  settings: SettingsForm<NumberValues>;
  everybody: Everybody;
  numberId: string;
  /** Its own flow is live. */
  hasOwn: boolean;
}) {
  const { t } = useTranslation('numbers');
  const { values, set, field } = settings;
  const { type, ivr, sound, callForward, fallback, smartAgent } = values;
  const menuError =
    refusedAt(settings, 'ivrPrompt') ??
    (settings.refusal?.field === 'ivrChoices' ? settings.refusal.message : undefined);
  return (
    <Card title={t('cards.flow')}>
      <div className={styles['rows']}>
        <div>
          <p id="flow-type" className={styles['label']}>
            {t('type.label')}
          </p>
          <SegmentedControl
            aria-labelledby="flow-type"
            className={styles['choice'] ?? ''}
            withItemsBorders={false}
            value={type}
            onChange={(value) => {
              set('type', value);
              set('fallback', inType(fallback, type, value));
              // Nobody rings after an announcement, before whom an agent could answer.
              if (value === 'SOUND' && smartAgent === 'FIRST') set('smartAgent', 'FALLBACK');
            }}
            data={(hasOwn ? WITH_OWN : TYPES).map((value) => ({ value, label: t(`type.${value}`) }))}
            data-testid="number-type"
          />
          {type === 'CUSTOM' ? null : (
            <p className={styles['note']}>{t(`type.hint.${type as (typeof TYPES)[number]}`)}</p>
          )}
          {field('type').error === undefined ? null : (
            <p role="alert" className={styles['error']} data-testid="number-type-error">
              {field('type').error}
            </p>
          )}
        </div>
        {hasOwn ? (
          <Suspense>
            <OwnFlow numberId={numberId} leaving={type !== 'CUSTOM'} />
          </Suspense>
        ) : null}
        {type === 'CLASSIC' ? (
          <PhoneFields
            label={t('forward.label')}
            hint={t('forward.hint')}
            value={callForward}
            onChange={(change) => set('callForward', { ...callForward, ...change })}
            error={refusedAt(settings, 'callForward')}
            testId="forward"
          />
        ) : null}
        {type === 'QUEUE' ? (
          <Suspense>
            <PlanGate feature="WAIT_QUEUES">
              <QueueFields settings={settings} />
            </PlanGate>
          </Suspense>
        ) : null}
        {type === 'IVR' ? (
          <Suspense>
            <PlanGate feature="IVR">
              <div className={styles['stack']}>
                <PromptField
                  label={t('flow.menuSays')}
                  hint={t('flow.standard')}
                  value={ivr.prompt}
                  onChange={(prompt) => set('ivr', { ...ivr, prompt })}
                  error={refusedAt(settings, 'ivrPrompt')}
                  testId="ivr-prompt"
                />
                <MenuFields
                  menu={ivr}
                  onChange={(menu) => set('ivr', menu)}
                  everybody={everybody}
                  errorAt={(path) =>
                    settings.refusal?.field === `ivrChoices.${path}` ? settings.refusal.message : undefined
                  }
                />
                {menuError === undefined && field('ivr').error === undefined ? null : (
                  <p role="alert" className={styles['error']} data-testid="ivr-error">
                    {menuError ?? field('ivr').error}
                  </p>
                )}
              </div>
            </PlanGate>
          </Suspense>
        ) : null}
        {type === 'SOUND' ? (
          <Suspense>
            <PromptField
              label={t('flow.soundSays')}
              hint={t('flow.standard')}
              value={sound}
              onChange={(value) => set('sound', value)}
              error={refusedAt(settings, 'sound')}
              testId="number-sound"
            />
          </Suspense>
        ) : null}
        {type === 'CUSTOM' ? null : (
          <>
            <UnansweredFields settings={settings} everybody={everybody} />
            <SmartAgentField settings={settings} />
          </>
        )}
      </div>
    </Card>
  );
}
