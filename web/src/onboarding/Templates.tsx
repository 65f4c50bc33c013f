import { Button } from '@mantine/core';
import { IconCheck, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay';
import type { answerWithQuery } from '../__generated__/answerWithQuery.graphql.ts';
import { useMe } from '../people/useMe.ts';
import { samplesOf } from '../sounds/ourSounds.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { answerWith, FIRST_NUMBER, type MenuWords, type Template } from './answerWith.ts';
import styles from './Onboarding.module.css';
import { useSamples } from './useSamples.ts';
import type { useStep } from './useStep.ts';

/** The templates of spec 000 §2, in its order, with what of the plan they need. */
const TEMPLATES = [
  { type: 'QUEUE', mark: 'recommended', feature: 'WAIT_QUEUES' },
  { type: 'CLASSIC', mark: 'popular', feature: undefined },
  { type: 'IVR', mark: undefined, feature: 'IVR' },
] as const;

/** How the first number can answer: each template is heard first, then applied, with which the step is done. */
export function Templates({ step }: { step: ReturnType<typeof useStep> }) {
  const { t, i18n } = useTranslation('onboarding');
  const [applied, setApplied] = useState<Template>();
  const me = useMe();
  const { fetchWorkspacePhoneNumbers, getWorkspaceWithSettings } = useLazyLoadQuery<answerWithQuery>(
    FIRST_NUMBER,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: usePaneKey() },
  );
  const [number] = fetchWorkspacePhoneNumbers.data;
  const spoken = number?.callWorkFlow?.promptLanguage || (getWorkspaceWithSettings.setting.language ?? '');
  const { playing, play, stop } = useSamples(samplesOf(TEMPLATES, { language: spoken, number: number?.number ?? '' }));
  // What a new number begins with.
  const current = number === undefined ? 'CLASSIC' : number.callWorkFlow?.type;
  const inScope = me.teamIds.includes(number?.callWorkFlow?.team?.teamId ?? '');
  const right = me.whyNot('PHONE_NUMBERS', 'UPDATE', inScope) === undefined ? 'AUTOMATIONS' : 'PHONE_NUMBERS';
  const whyNot = number === undefined ? t('flow.noNumber') : me.whyNot(right, 'UPDATE', inScope);

  const menuWords = async (): Promise<MenuWords> => {
    const language = number?.callWorkFlow?.promptLanguage || i18n.language;
    if (language !== i18n.language) await i18n.loadLanguages(language);
    const words = i18n.getFixedT(language, 'onboarding');
    return {
      language,
      say: words('flow.menu.say'),
      sales: words('flow.menu.sales'),
      support: words('flow.menu.support'),
    };
  };
  const apply = (type: Template) => {
    stop();
    setApplied(type);
    void step.finish(async () => {
      if (number !== undefined) await answerWith(number, type, menuWords);
    });
  };

  return (
    <div className={styles['flows']}>
      {TEMPLATES.map(({ type, mark, feature }, index) => (
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
            {type === current ? (
              <StatusChip icon={<IconCheck size={14} aria-hidden />}>{t('flow.inUse')}</StatusChip>
            ) : null}
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
          <Gate feature={feature}>
            <Disabled
              why={type === current ? t('flow.already') : whyNot}
              {...(number === undefined || type === current ? {} : { access: rightTo(right, 'UPDATE') })}
            >
              <Button
                variant="light"
                size="sm"
                fullWidth
                loading={step.pending && applied === type}
                disabled={step.pending && applied !== type}
                onClick={() => apply(type)}
                aria-describedby={`flow-${type}`}
                data-testid={`flow-apply-${type}`}
              >
                {t('flow.apply')}
              </Button>
            </Disabled>
          </Gate>
        </section>
      ))}
    </div>
  );
}

/** A template that the plan lacks is heard all the same, and says which plan has it. */
function Gate({ feature, children }: { feature: 'WAIT_QUEUES' | 'IVR' | undefined; children: ReactNode }) {
  if (feature === undefined) return children;
  return (
    <div className={styles['gate']}>
      <PlanGate feature={feature}>{children}</PlanGate>
    </div>
  );
}
