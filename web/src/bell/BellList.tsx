import { ActionIcon, Button, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconAt,
  IconBell,
  IconBellRinging,
  IconCheck,
  IconMessage,
  IconMessageCircle,
  IconMessages,
  IconPhoneX,
  IconUserCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BellList_notification$key } from '../__generated__/BellList_notification.graphql.ts';
import { fullMoment, listDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { toast } from '../ui/toast.ts';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import { AskForPush } from './AskForPush.tsx';
import styles from './Bell.module.css';
import { markCallDone, markRead } from './readState.ts';
import { whoOf } from './whoOf.ts';

const NOTIFICATION = graphql`
  fragment BellList_notification on WorkspaceNotification {
    id
    type
    read
    done
    peerNumber
    phoneNumber
    url
    message
    excerpt
    createdAt
    contact {
      id
      fullName
    }
  }
`;

/** All others are a warning. */
const ICONS: Readonly<Record<string, typeof IconPhoneX>> = {
  ASSIGNED: IconUserCheck,
  FOLLOW_UP: IconBellRinging,
  INTERNAL_MESSAGE: IconMessages,
  MENTION: IconAt,
  MISSED_CALL: IconPhoneX,
  NEW_MESSAGE: IconMessage,
  VOICEMAIL: IconMessageCircle,
};
const DEALT_WITH: ReadonlySet<string> = new Set(['MISSED_CALL', 'VOICEMAIL']);

type Open = (id: string, url: string) => void;

/** The newest of what the person was told, each of which leads to its conversation or number. */
export function BellList({
  notifications,
  unread,
  onOpen,
}: {
  notifications: readonly (BellList_notification$key & { readonly id: string })[];
  unread: number;
  onOpen: Open;
}) {
  const { t } = useTranslation('bell');
  if (notifications.length === 0)
    return (
      <>
        <EmptyState compact icon={<IconBell size={22} stroke={1.5} />} title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
        <AskForPush />
      </>
    );
  return (
    <>
      <div className={styles['head']}>
        <p>{t('title')}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={unread === 0}
          onClick={() => void markRead(null).catch(() => toast.error(t('failed')))}
          data-testid="bell-all"
        >
          {t('readAll')}
        </Button>
      </div>
      <AskForPush />
      <ul className={styles['list']}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <Row notification={notification} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ notification: key, onOpen }: { notification: BellList_notification$key; onOpen: Open }) {
  const { t } = useTranslation(['bell', 'common']);
  const { id, type, read, done, peerNumber, phoneNumber, message, excerpt, url, createdAt, contact } = useFragment(
    NOTIFICATION,
    key,
  );
  const [busy, setBusy] = useState(false);
  const now = useNow();
  const at = new Date(String(createdAt));
  const Icon = ICONS[type] ?? IconAlertTriangle;
  const who = whoOf({ type, message, excerpt, contact, peerNumber, phoneNumber });
  const dealtWith = async () => {
    setBusy(true);
    try {
      await markCallDone(id);
      toast.success(t('doneForAll'));
    } catch {
      toast.error(t('failed'));
    } finally {
      setBusy(false);
    }
  };
  const row = (
    <UnstyledButton
      className={styles['row']}
      data-unread={read ? undefined : true}
      onClick={() => onOpen(id, url)}
      data-testid="bell-row"
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={styles['what']}>
        <span>{t(type as 'MISSED_CALL')}</span>
        <Words as="small">{who}</Words>
      </span>
      <time dateTime={at.toISOString()} title={fullMoment(at)}>
        {listDate(at, now, { yesterday: t('common:yesterday') })}
      </time>
      {read ? null : <span className="visually-hidden">{t('isUnread')}</span>}
    </UnstyledButton>
  );
  // Of calls that nobody took alone.
  if (done || !DEALT_WITH.has(type)) return row;
  // Beside the conversation's own Done, which a team to which the call was led has not: the conversation is not theirs.
  return (
    <div className={styles['open']}>
      {row}
      <Tooltip label={t('done')}>
        <ActionIcon
          aria-label={t('doneWith', { who })}
          loading={busy}
          onClick={() => void dealtWith()}
          data-testid="bell-done"
        >
          <IconCheck size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
