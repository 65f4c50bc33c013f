import { ActionIcon, Button, RingProgress, Tooltip } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SetupChecklist_workspace$key } from '../__generated__/SetupChecklist_workspace.graphql.ts';
import type { SetupChecklistMutation } from '../__generated__/SetupChecklistMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/Why.tsx';
import styles from './SetupChecklist.module.css';
import { isOutside, type SetupEntry, sortSteps } from './setupSteps.ts';
import { useSetupFacts } from './useSetupFacts.ts';

/** At most this many open steps are offered at a time. */
const OFFERED = 3;
const HIDDEN_KEY = 'ringline.setup.hidden';

/** What is left to set up, and is the reader's to do. Steps can be skipped and come back to; the card can be closed on this device. */
export function SetupChecklist({
  workspace,
  sandbox,
}: {
  workspace: SetupChecklist_workspace$key;
  sandbox: Sandbox | undefined;
}) {
  const { t } = useTranslation(['home', 'common']);
  const textOf = useRefusalText();
  const { id, setting } = useFragment(
    graphql`
      fragment SetupChecklist_workspace on Workspace {
        id
        setting {
          onboarding {
            step
            status
          }
        }
      }
    `,
    workspace,
  );
  const { facts, whole } = useSetupFacts();
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) === id);
  const [expanded, setExpanded] = useState(false);
  const recorded = new Map<string, string>(setting.onboarding.map(({ step, status }) => [step, status]));
  const { open, completed, skipped, soon } = sortSteps(recorded, facts, whole);
  // What others skipped is nothing that a member has left to do.
  if (hidden || (open.length === 0 && (skipped.length === 0 || !whole))) return null;
  // What was skipped is neither done nor left to do.
  const finished = completed.length;
  const all = finished + open.length;
  const minutes = open.reduce((sum, step) => sum + step.minutes, 0);

  const skip = (step: SetupChecklistMutation['variables']['step']) =>
    commit<SetupChecklistMutation>(
      graphql`
        mutation SetupChecklistMutation($step: OnboardingStep!) {
          updateOnBoarding(step: $step, status: SKIPPED) {
            id
            ...SetupChecklist_workspace
          }
        }
      `,
      { step },
    ).catch((error: unknown) => {
      toast.error(textOf(refusalOf(error)));
    });

  const hide = () => {
    localStorage.setItem(HIDDEN_KEY, id);
    setHidden(true);
  };

  return (
    <section className={styles['card']} aria-labelledby="setup-title" data-testid="setup-checklist">
      <div className={styles['left']}>
        <RingProgress
          size={56}
          thickness={5}
          roundCaps
          rootColor="var(--surface-2)"
          sections={[{ value: (finished / Math.max(1, all)) * 100, color: 'var(--accent)' }]}
          label={<span className={styles['count']} aria-hidden>{`${finished}/${all}`}</span>}
        />
        <div>
          <h2 id="setup-title">{t('setup.title')}</h2>
          <p>
            <span className="visually-hidden">{t('setup.progress', { done: finished, all })} </span>
            {open.length === 0
              ? t('setup.onlySkipped', { count: skipped.length })
              : t('setup.minutes', { count: minutes })}
          </p>
          {finished + skipped.length + soon.length === 0 ? null : (
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={expanded}
              onClick={() => setExpanded(!expanded)}
              data-testid="setup-toggle"
            >
              {expanded
                ? t('setup.hideFinished')
                : finished === 0
                  ? t('setup.showLater')
                  : t('setup.showFinished', { count: finished })}
            </button>
          )}
        </div>
      </div>
      <ol className={styles['steps']}>
        {open.slice(0, OFFERED).map((entry, index) => (
          <Step key={entry.step} entry={entry}>
            <Start entry={entry} sandbox={sandbox} primary={index === 0} />
            {entry.step === 'ADD_CONTACTS' || !whole ? null : <Skip step={entry.step} onSkip={skip} />}
          </Step>
        ))}
      </ol>
      <Tooltip label={t('setup.close')}>
        <ActionIcon className={styles['close'] ?? ''} size={28} aria-label={t('setup.close')} onClick={hide}>
          <IconX size={16} />
        </ActionIcon>
      </Tooltip>
      {expanded ? (
        <ul className={styles['finished']} aria-label={t('setup.finished')}>
          {completed.map((entry) => (
            <li key={entry.step}>
              <IconCheck size={16} aria-hidden />
              {t(`setup.steps.${entry.step}`)}
              <StatusChip tone="success">{t('setup.done')}</StatusChip>
            </li>
          ))}
          {skipped.map((entry) => (
            <li key={entry.step} data-testid={`skipped-${entry.step}`}>
              <IconMinus size={16} aria-hidden />
              {t(`setup.steps.${entry.step}`)}
              <StatusChip>{t('setup.skipped')}</StatusChip>
              <Link to={entry.path} className="link">
                {t('setup.doNow')}
                <span className="visually-hidden">: {t(`setup.steps.${entry.step}`)}</span>
              </Link>
            </li>
          ))}
          {soon.map((entry) => (
            <li key={entry.step}>
              <entry.icon size={16} aria-hidden />
              {t(`setup.steps.${entry.step}`)}
              <StatusChip>{t('common:comingSoonChip')}</StatusChip>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Step({ entry, children }: { entry: SetupEntry; children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <li data-testid={`setup-${entry.step}`}>
      <span className={styles['icon']} aria-hidden>
        <entry.icon size={18} stroke={1.75} />
      </span>
      <div>
        <b>{t(`setup.steps.${entry.step}`)}</b>
        <p>{t(`setup.steps.${entry.step}_hint`)}</p>
      </div>
      <div className={styles['actions']}>{children}</div>
    </li>
  );
}

function Start({ entry, sandbox, primary }: { entry: SetupEntry; sandbox: Sandbox | undefined; primary: boolean }) {
  const { t } = useTranslation('home');
  const look = { size: 'xs', variant: primary ? 'filled' : 'default' } as const;
  const name = <span className="visually-hidden">: {t(`setup.steps.${entry.step}`)}</span>;
  return sandbox !== undefined && isOutside(entry) ? (
    <Button {...look} component="a" href={sandbox.handsetUrl} target="ringline-handset">
      {t('setup.start')}
      {name}
    </Button>
  ) : (
    <Button {...look} component={Link} to={entry.path}>
      {t('setup.start')}
      {name}
    </Button>
  );
}

type Recorded = SetupChecklistMutation['variables']['step'];

function Skip({
  step,
  onSkip,
}: {
  step: Exclude<SetupEntry['step'], 'ADD_CONTACTS'>;
  onSkip: (step: Recorded) => Promise<unknown>;
}) {
  const { t } = useTranslation('home');
  return (
    <Tooltip label={t('setup.skip')}>
      <ActionIcon
        size={28}
        aria-label={t('setup.skipStep', { step: t(`setup.steps.${step}`) })}
        onClick={() => void onSkip(step)}
      >
        <IconX size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
