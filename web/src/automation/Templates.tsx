import { Button, Select } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import { useSamples } from '../onboarding/useSamples.ts';
import type { Me } from '../people/useMe.ts';
import { type HeardAs, samplesOf } from '../sounds/ourSounds.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Automation.module.css';
import { applyTemplate, readFlow } from './flowApi.ts';
import { ReplaceDraft } from './ReplaceDraft.tsx';

/** The templates of spec 000 §3, in its order. */
const TEMPLATES = [
  { type: 'QUEUE', mark: 'recommended' },
  { type: 'CLASSIC', mark: 'popular' },
  { type: 'IVR', mark: undefined },
] as const;
type Template = (typeof TEMPLATES)[number]['type'];

/** A number that a template can be applied to, with how its callers hear our words. */
interface Target extends HeardAs {
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
}

/** A draft that a template would do away with. */
interface InTheWay {
  readonly type: Template;
  readonly revision: number;
  readonly changes: number;
}

const CHANGE = rightTo('AUTOMATIONS', 'UPDATE');
const TO_NOBODY: HeardAs = { language: '', number: '' };

/** What a flow can begin with: heard before it is applied to a number's draft, which is asked for where it would be lost (ux §7). */
export function Templates({ numbers, me }: { numbers: readonly Target[]; me: Me }) {
  const { t } = useTranslation(['automation', 'onboarding']);
  const navigate = useNavigate();
  const { pending, refusal, run, clear } = useCommit();
  // Of several numbers none is meant before somebody says which.
  const [chosen, setChosen] = useState(numbers.length === 1 ? numbers[0]?.id : undefined);
  const [inTheWay, setInTheWay] = useState<InTheWay>();
  const number = numbers.find(({ id }) => id === chosen);
  const { playing, play, stop } = useSamples(samplesOf(TEMPLATES, number ?? numbers[0] ?? TO_NOBODY));
  // Who may change no draft at all need not choose one first to learn it.
  const mayNot = me.whyNot('AUTOMATIONS', 'UPDATE', number === undefined || me.teamIds.includes(number.teamId));
  const chooseFirst = number === undefined ? t('template.chooseFirst') : undefined;

  const apply = async ({ id, name }: Target, type: Template, revision: number) => {
    await applyTemplate(id, type, revision);
    toast.success(t('template.applied', { name }));
    await navigate({ to: '/channels/calls/automation/$numberId', params: { numberId: id } });
  };
  const draftOf = async ({ id }: Target) => {
    const read = await readFlow(id);
    if (read === undefined) throw new Error('The server gave no answer');
    return read.fetchCallFlow.draft;
  };
  const begin = (type: Template) =>
    run(async () => {
      stop();
      if (number === undefined) return;
      const { revision, changes } = await draftOf(number);
      if (changes > 0) setInTheWay({ type, revision, changes });
      else await apply(number, type, revision);
    });
  const replace = (of: Target, { type, revision }: InTheWay) =>
    run(async () => {
      try {
        await apply(of, type, revision);
      } catch (error) {
        // Somebody went on with the draft meanwhile: what is lost is another draft than was asked about.
        if (refusalOf(error).code === 'CONFLICT') setInTheWay({ type, ...(await draftOf(of)) });
        throw error;
      }
    });
  const keep = () => {
    setInTheWay(undefined);
    clear();
  };
  return (
    <section aria-labelledby="automation-templates">
      <div className={styles['templatesHead']}>
        <div>
          <h2 id="automation-templates">{t('template.title')}</h2>
          <p>{t('template.hint')}</p>
        </div>
        <Select
          label={t('template.number')}
          placeholder={t('template.choose')}
          data={numbers.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen ?? null}
          onChange={(id) => id && setChosen(id)}
          allowDeselect={false}
          data-testid="template-number"
        />
      </div>
      <div className={styles['whyNot']} data-testid="template-why-not">
        <NotAllowed why={mayNot} access={CHANGE} />
        {mayNot === undefined ? chooseFirst : null}
      </div>
      {refusal === undefined || inTheWay !== undefined ? null : <Why refusal={refusal} />}
      <div className={styles['templates']}>
        {TEMPLATES.map(({ type, mark }, index) => (
          <section
            key={type}
            className={styles['template']}
            aria-labelledby={`template-${type}`}
            data-testid={`template-${type}`}
          >
            <div className={styles['mark']}>
              {mark === undefined ? null : (
                <StatusChip tone={mark === 'recommended' ? 'accent' : 'success'}>
                  {t(`onboarding:flow.${mark}`)}
                </StatusChip>
              )}
            </div>
            <h3 id={`template-${type}`}>{t(`onboarding:flow.${type}.name`)}</h3>
            <p>{t(`onboarding:flow.${type}.text`)}</p>
            <div className={styles['actions']}>
              <Button
                variant="default"
                size="sm"
                leftSection={
                  playing === index ? (
                    <IconPlayerStop size={16} aria-hidden />
                  ) : (
                    <IconPlayerPlay size={16} aria-hidden />
                  )
                }
                onClick={() => (playing === index ? stop() : play(index))}
                aria-describedby={`template-${type}`}
              >
                {t(playing === index ? 'onboarding:flow.stop' : 'onboarding:flow.play')}
              </Button>
              <Disabled why={mayNot ?? chooseFirst} {...(mayNot === undefined ? {} : { access: CHANGE })}>
                <Button
                  variant="light"
                  size="sm"
                  loading={pending}
                  onClick={() => void begin(type)}
                  aria-describedby={`template-${type}`}
                  data-testid={`apply-${type}`}
                >
                  {t('onboarding:flow.apply')}
                </Button>
              </Disabled>
            </div>
          </section>
        ))}
      </div>
      {number === undefined || inTheWay === undefined ? null : (
        <ReplaceDraft
          number={number}
          changes={inTheWay.changes}
          pending={pending}
          refusal={refusal}
          onReplace={() => void replace(number, inTheWay)}
          onKeep={keep}
        />
      )}
    </section>
  );
}
