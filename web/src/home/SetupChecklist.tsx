import { ActionIcon, Button, RingProgress, Tooltip } from '@mantine/core';
import {
  IconHash,
  IconIdBadge2,
  IconMessage2,
  IconMessageCircle2,
  IconPhoneIncoming,
  IconTarget,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { SetupChecklist_workspace$key } from '../__generated__/SetupChecklist_workspace.graphql.ts';
import type { SetupChecklistFactsQuery } from '../__generated__/SetupChecklistFactsQuery.graphql.ts';
import type { SetupChecklistMutation } from '../__generated__/SetupChecklistMutation.graphql.ts';
import type { Sandbox } from '../app/sandbox/useSandbox.ts';
import { refusalOf } from '../app/relay/refusal.ts';
import { useFetchKey } from '../app/relay/resync.ts';
import { useThreadChanged } from '../app/relay/useThreadChanged.ts';
import { commit } from '../app/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/Why.tsx';
import styles from './SetupChecklist.module.css';

/** The steps of ux §8 that Home offers, in order. */
const STEPS = [
  { step: 'WORKSPACE_DETAILS', icon: IconIdBadge2, path: '/settings/myprofile' },
  { step: 'SELECT_PHONE_NUMBER', icon: IconHash, path: '/settings/channels' },
  { step: 'TEST_PHONE_NUMBER_CALL', icon: IconPhoneIncoming, path: '/channels/calls/history' },
  { step: 'TEST_PHONE_NUMBER_SMS', icon: IconMessage2, path: '/inbox' },
  { step: 'SET_GOALS', icon: IconTarget, path: '/onboarding/set-goals' },
  { step: 'CUSTOMIZE_WIDGET', icon: IconMessageCircle2, path: '/settings/widget' },
] as const satisfies readonly { step: string; icon: Icon; path: string }[];

/** Steps that begin outside: in the sandbox its handset does them. */
const OUTSIDE = new Set<string>(['TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS']);

/** What the workspace already has says that a step is done, whoever did it. */
function useFacts(): ReadonlySet<string> {
  const [fetchKey, renew] = useFetchKey();
  useThreadChanged(renew);
  const { numbers, calls, texts } = useLazyLoadQuery<SetupChecklistFactsQuery>(
    graphql`
      query SetupChecklistFactsQuery {
        numbers: fetchWorkspacePhoneNumbers(limit: 1) {
          metadata {
            count
          }
        }
        calls: fetchConversations(channel: call, limit: 1) {
          metadata {
            count
          }
        }
        texts: fetchConversations(channel: message, limit: 1) {
          metadata {
            count
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const facts = [
    ['SELECT_PHONE_NUMBER', numbers],
    ['TEST_PHONE_NUMBER_CALL', calls],
    ['TEST_PHONE_NUMBER_SMS', texts],
  ] as const;
  return new Set(['WORKSPACE_DETAILS', ...facts.flatMap(([step, { metadata }]) => (metadata.count > 0 ? [step] : []))]);
}

/** At most this many open steps are offered at a time. */
const OFFERED = 3;

/** What is left to set up. A step can be done or skipped; a finished list goes away. */
export function SetupChecklist({
  workspace,
  sandbox,
}: {
  workspace: SetupChecklist_workspace$key;
  sandbox: Sandbox | undefined;
}) {
  const { t } = useTranslation('home');
  const textOf = useRefusalText();
  const { setting } = useFragment(
    graphql`
      fragment SetupChecklist_workspace on Workspace {
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
  const facts = useFacts();
  const finished = new Set<string>([...facts, ...setting.onboarding.map(({ step }) => step)]);
  const open = STEPS.filter(({ step }) => !finished.has(step));
  if (open.length === 0) return null;
  const done = STEPS.length - open.length;

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

  return (
    <section className={styles['card']} aria-labelledby="setup-title">
      <div className={styles['left']}>
        <RingProgress
          size={56}
          thickness={5}
          roundCaps
          rootColor="var(--surface-2)"
          sections={[{ value: (done / STEPS.length) * 100, color: 'var(--accent)' }]}
          label={<span className={styles['count']} aria-hidden>{`${done}/${STEPS.length}`}</span>}
        />
        <div>
          <h2 id="setup-title">{t('setup.title')}</h2>
          <p>{t('setup.progress', { done, all: STEPS.length })}</p>
        </div>
      </div>
      <ol className={styles['steps']}>
        {open.slice(0, OFFERED).map(({ step, icon: StepIcon, path }, index) => (
          <li key={step}>
            <span className={styles['icon']} aria-hidden>
              <StepIcon size={18} stroke={1.75} />
            </span>
            <div>
              <b>{t(`setup.steps.${step}`)}</b>
              <p>{t(`setup.steps.${step}_hint`)}</p>
            </div>
            <div className={styles['actions']}>
              {sandbox !== undefined && OUTSIDE.has(step) ? (
                <Button
                  size="xs"
                  variant={index === 0 ? 'filled' : 'default'}
                  component="a"
                  href={sandbox.handsetUrl}
                  target="ringline-handset"
                >
                  {t('setup.start')}
                </Button>
              ) : (
                <Button size="xs" variant={index === 0 ? 'filled' : 'default'} component={Link} to={path}>
                  {t('setup.start')}
                </Button>
              )}
              <Tooltip label={t('setup.skip')}>
                <ActionIcon
                  size={28}
                  aria-label={t('setup.skipStep', { step: t(`setup.steps.${step}`) })}
                  onClick={() => void skip(step)}
                >
                  <IconX size={16} />
                </ActionIcon>
              </Tooltip>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
