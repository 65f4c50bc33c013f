import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowLeft,
  IconCheck,
  IconLayoutSidebarRight,
  IconMailOpened,
  IconPhone,
  IconRotate,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ThreadHeader_contact$key } from '../__generated__/ThreadHeader_contact.graphql.ts';
import type { TriageTools_thread$key } from '../__generated__/TriageTools_thread.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { ShortcutKeys } from '../ui/Kbd.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { Optional } from '../ui/Optional.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import type { PeerWords } from '../ui/usePeer.ts';
import { Words } from '../ui/Words.tsx';
import { TagChips } from '../tags/TagChips.tsx';
import { type Tag, tagsOf } from '../tags/tag.ts';
import styles from './Thread.module.css';

const TagPicker = lazyPart(() => import('../tags/TagPicker.tsx'));
const TriageTools = lazyPart(() => import('./triage/TriageTools.tsx'));
const BlockCaller = lazyPart(async () => ({ default: (await import('../blockList/parts.ts')).BlockCaller }));

/** Who the thread is with, and what to do: call, unread, block, details, done. */
export function ThreadHeader({
  contact: key,
  peerNumber,
  peer,
  done,
  thread,
  tags,
  onDone,
  onUnread,
  onDetails,
}: {
  contact: ThreadHeader_contact$key | null;
  peerNumber: string;
  peer: PeerWords;
  done: boolean;
  /** What is to be closed, marked and tagged: there is none before the first item. */
  thread: ({ readonly id: string; readonly tagIds: readonly string[] } & TriageTools_thread$key) | undefined;
  /** All tags of the workspace. */
  tags: readonly Tag[];
  onDone: () => void;
  onUnread: () => void;
  onDetails: (() => void) | undefined;
}) {
  const { t } = useTranslation(['inbox', 'common', 'ui']);
  const phone = usePhone();
  const contact = useFragment(
    graphql`
      fragment ThreadHeader_contact on Contact {
        id
        fullName
        pictureURL
      }
    `,
    key,
  );
  const name = contact?.fullName ? contact.fullName : undefined;
  const who = name ?? formatPhone(peerNumber);
  const call = (
    <ActionIcon
      size={36}
      aria-label={t('thread.call', { name: who })}
      data-testid="thread-call"
      onClick={() => phone.send({ type: 'DIAL', to: peerNumber })}
    >
      <IconPhone size={20} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <header className={styles['head']}>
      <Link to="/inbox" search={{}} className={styles['back'] ?? ''} aria-label={t('common:back')}>
        <IconArrowLeft size={20} stroke={1.75} />
      </Link>
      <Avatar name={name} image={contact?.pictureURL} size={36} />
      <div className={styles['who']}>
        <Words as="h2">{who}</Words>
        {peer.kind === 'SHORT_CODE' || peer.kind === 'NAMED_SENDER' ? (
          <p>{t(`ui:peer.kind.${peer.kind}`)}</p>
        ) : peer.kind === 'HIDDEN' || name === undefined ? null : (
          <p>
            <PhoneNumber number={peerNumber} />
          </p>
        )}
      </div>
      <span className={styles['tags']}>
        <TagChips tags={tagsOf(thread?.tagIds ?? [], tags)} />
      </span>
      {thread ? (
        <Optional>
          <Suspense>
            <TriageTools key={thread.id} thread={thread} name={who} />
          </Suspense>
        </Optional>
      ) : null}
      {peer.whyNoCall === undefined ? (
        <Tooltip label={t('thread.call', { name: who })}>{call}</Tooltip>
      ) : (
        <Disabled why={peer.whyNoCall}>{call}</Disabled>
      )}
      {thread ? (
        <Optional>
          <Suspense>
            <TagPicker key={thread.id} threadId={thread.id} chosen={thread.tagIds} tags={tags} />
          </Suspense>
        </Optional>
      ) : null}
      {thread ? (
        <Tooltip label={t('thread.unreadAction')}>
          <ActionIcon
            size={36}
            className={styles['wide'] ?? ''}
            aria-label={t('thread.unreadAction')}
            data-testid="thread-unread"
            onClick={onUnread}
          >
            <IconMailOpened size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      ) : null}
      <Optional>
        <Suspense>
          <BlockCaller key={peerNumber} number={peerNumber} whyNot={peer.whyNoBlock} size={36} />
        </Suspense>
      </Optional>
      {onDetails === undefined ? null : (
        <Tooltip label={t('details.toggle')}>
          <ActionIcon size={36} aria-label={t('details.toggle')} data-testid="thread-details" onClick={onDetails}>
            <IconLayoutSidebarRight size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      {thread ? (
        <Button
          size="sm"
          variant="default"
          className={styles['done'] ?? ''}
          data-testid="thread-done"
          leftSection={done ? <IconRotate size={16} stroke={2} /> : <IconCheck size={16} stroke={2} />}
          rightSection={<ShortcutKeys of="done" />}
          onClick={onDone}
        >
          <span className={styles['doneWord']}>{t(done ? 'done.reopen' : 'done.action')}</span>
        </Button>
      ) : null}
    </header>
  );
}
