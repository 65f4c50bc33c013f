import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlayerPlay, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../base/relay/refusal.ts';
import { useCommit } from '../../base/relay/useCommit.ts';
import type { Everybody } from '../../numbers/flow/WhoFields.tsx';
import type { HeardAs } from '../../sounds/ourSounds.ts';
import { clock } from '../../ui/dates.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { toast } from '../../ui/toast.ts';
import { Why } from '../../ui/Why.tsx';
import type { TrialResult } from '../data.ts';
import type { Flow } from '../flow/nodes.ts';
import styles from './Trial.module.css';
import { TrialForm, type TrialValues } from './TrialForm.tsx';
import { TrialPath } from './TrialPath.tsx';
import { useHearing } from './useHearing.ts';
import type { Walk } from './walk.ts';

export interface TrialState {
  readonly result: TrialResult | undefined;
  readonly walk: Walk | undefined;
  /** Whether the live version ends the same call likewise; undefined: there is none. */
  readonly sameAsLive: boolean | undefined;
  readonly pending: boolean;
  readonly refusal: Refusal | undefined;
  readonly wrong: 'caller' | 'at' | undefined;
}

/** A call that is tried on the draft: what it is, which way it goes and why, and how it sounds. */
export function TryPanel({
  flow,
  everybody,
  heardAs,
  values,
  onChange,
  trial,
  onRun,
  onChoose,
  onSave,
  whyNot,
  live,
  answererOf,
}: {
  flow: Flow;
  everybody: Everybody;
  heardAs: HeardAs;
  values: TrialValues;
  onChange: (part: Partial<TrialValues>) => void;
  trial: TrialState;
  onRun: () => void;
  onChoose: (nodeId: string) => void;
  onSave: (name: string) => Promise<void>;
  /** Why the member may not keep tests. */
  whyNot: string | undefined;
  live: number | undefined;
  answererOf: (answeredBy: string | null) => string;
}) {
  const { t } = useTranslation(['automation', 'sounds', 'common']);
  const { result, walk, sameAsLive, pending, refusal, wrong } = trial;
  const [naming, setNaming] = useState(false);
  const hearing = useHearing(heardAs, () => toast.error(t('sounds:failed')));
  const heard = result?.heard ?? [];
  const entries = result?.entries ?? [];
  const lasts =
    entries.length === 0 ? 0 : (Date.parse(entries.at(-1)?.at ?? '') - Date.parse(entries[0]?.at ?? '')) / 1000;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== undefined) head.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  const run = (event: SubmitEvent) => {
    event.preventDefault();
    hearing.stop();
    setNaming(false);
    onRun();
  };
  return (
    <div className={styles['panel']} data-testid="try-panel">
      <div className={styles['scroll']}>
        <form id="try" onSubmit={run} noValidate>
          <TrialForm flow={flow} values={values} onChange={onChange} everybody={everybody} wrong={wrong} />
        </form>
        {refusal === undefined ? null : (
          <div className={styles['note']}>
            <Why refusal={refusal} />
          </div>
        )}
        {result === undefined || walk === undefined ? (
          <p className={styles['note']}>{t('try.lead')}</p>
        ) : (
          <>
            <div className={styles['head']} ref={head}>
              <h2>{t('try.path')}</h2>
              <span>
                {t('try.steps', { count: walk.order.size + 1 })}, {clock(lasts)}
              </span>
              <Disabled why={heard.length === 0 ? t('try.silent') : undefined}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={
                    hearing.heard === undefined ? <IconVolume size={16} /> : <IconPlayerStop size={16} aria-hidden />
                  }
                  onClick={() => (hearing.heard === undefined ? void hearing.play(heard) : hearing.stop())}
                  data-testid="try-hear"
                >
                  {t(hearing.heard === undefined ? 'try.hear' : 'try.stop')}
                </Button>
              </Disabled>
            </div>
            {heard.some(({ prompt: { say } }) => say) ? (
              <p className={styles['voice']}>{t('sounds:words.trial')}</p>
            ) : null}
            <TrialPath entries={entries} order={walk.order} onChoose={onChoose} />
          </>
        )}
      </div>
      {result === undefined ? null : (
        <div className={styles['result']} data-end={result.end} role="status" data-testid="try-result">
          <IconCheck size={18} aria-hidden />
          <span>
            <b>
              {t(`end.${result.end as 'ANSWERED'}`, { who: answererOf(result.answeredBy) })}
              {result.end === 'ANSWERED' ? ` · ${clock(lasts)}` : ''}
            </b>
            {sameAsLive === undefined || live === undefined
              ? null
              : t(sameAsLive ? 'try.same' : 'try.differs', { version: live })}
          </span>
        </div>
      )}
      {naming ? (
        <NameTest onSave={onSave} onDone={() => setNaming(false)} keys={values.keys} />
      ) : (
        <div className={styles['foot']}>
          <Button
            size="sm"
            variant={result === undefined ? 'filled' : 'default'}
            type="submit"
            form="try"
            loading={pending}
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
            data-testid="try-run"
          >
            {t(result === undefined ? 'try.run' : 'try.again')}
          </Button>
          {result === undefined ? null : (
            <Disabled why={whyNot}>
              <Button size="sm" onClick={() => setNaming(true)} data-testid="try-save">
                {t('try.save')}
              </Button>
            </Disabled>
          )}
        </div>
      )}
    </div>
  );
}

/** Keeps the trial, with what came of it as what shall come of it. */
function NameTest({
  onSave,
  onDone,
  keys,
}: {
  onSave: (name: string) => Promise<void>;
  onDone: () => void;
  keys: string;
}) {
  const { t } = useTranslation(['automation', 'common']);
  const [name, setName] = useState(keys === '' ? t('try.nameOf') : t('try.nameOfKeys', { keys }));
  const { pending, refusal, run } = useCommit();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await onSave(name.trim());
      onDone();
    });
  };
  return (
    <form onSubmit={save} noValidate>
      <div className={styles['form']}>
        <TextInput
          size="sm"
          label={t('try.name')}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={refusal?.field === 'name' ? refusal.message : undefined}
          data-autofocus
          data-testid="test-name"
        />
        {refusal === undefined || refusal.field === 'name' ? null : <Why refusal={refusal} />}
      </div>
      <div className={styles['foot']}>
        <Button size="sm" variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button size="sm" type="submit" loading={pending} data-testid="test-save">
          {t('try.keep')}
        </Button>
      </div>
    </form>
  );
}
