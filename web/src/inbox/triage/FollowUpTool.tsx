import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBellPlus, IconBellRinging } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FollowUpToolQuery } from '../../__generated__/FollowUpToolQuery.graphql.ts';
import { viewerZone } from '../../base/i18n/viewerZone.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { serverNow } from '../../base/relay/serverClock.ts';
import { comingMoment } from '../../ui/dates.ts';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { setFollowUp } from './followUpActions.ts';
import styles from './Triage.module.css';

const FollowUpDialog = lazyPart(() => import('./FollowUpDialog.tsx'));

/** Reminds the reader if nobody answers: F opens it, and where the head has no room the menu of snooze does. */
export function FollowUpTool({
  threadId,
  name,
  opened,
  onOpen,
  failed,
}: {
  threadId: string;
  name: string;
  opened: boolean;
  onOpen: (opened: boolean) => void;
  failed: (error: unknown) => void;
}) {
  const { t } = useTranslation('inbox');
  const { fetchFollowUps: followUps } = useLazyLoadQuery<FollowUpToolQuery>(
    graphql`
      query FollowUpToolQuery {
        fetchFollowUps {
          id
          threadId
          dueAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const present = followUps.find((one) => one.threadId === threadId);
  const dueAt = present && new Date(String(present.dueAt));
  const zone = viewerZone();
  const now = new Date(serverNow());
  const moment = (at: Date) => comingMoment(at, now, { timeZone: zone });
  useHotkeys([['followUp', () => onOpen(true)]]);
  const set = (at: Date | undefined) => {
    onOpen(false);
    setFollowUp(threadId, at).catch(failed);
    undoToast({
      text: at ? t('followUp.done', { moment: moment(at) }) : t('followUp.removed'),
      undo: t('done.undo'),
      kind: 'follow-up',
      onUndo: () => void setFollowUp(threadId, dueAt).catch(failed),
    });
  };
  const label = dueAt ? t('followUp.set', { moment: moment(dueAt) }) : t('followUp.action');
  const Icon = dueAt ? IconBellRinging : IconBellPlus;
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon
          size={36}
          className={dueAt ? '' : (styles['pin'] ?? '')}
          variant={dueAt ? 'light' : 'subtle'}
          aria-label={label}
          data-testid="thread-follow-up"
          onClick={() => onOpen(true)}
        >
          <Icon size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {opened ? (
        <Suspense fallback={null}>
          <FollowUpDialog
            name={name}
            zone={zone}
            now={now}
            dueAt={dueAt}
            onChoose={set}
            onClose={() => onOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
