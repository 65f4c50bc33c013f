import { Drawer } from '@mantine/core';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ContactDetails_contact$key } from '../__generated__/ContactDetails_contact.graphql.ts';
import type { Thread_thread$key } from '../__generated__/Thread_thread.graphql.ts';
import type { ThreadHeader_contact$key } from '../__generated__/ThreadHeader_contact.graphql.ts';
import type { ThreadItems_query$key } from '../__generated__/ThreadItems_query.graphql.ts';
import type { usePeer_peer$key } from '../__generated__/usePeer_peer.graphql.ts';
import type { useWhyNoTexts_contact$key } from '../__generated__/useWhyNoTexts_contact.graphql.ts';
import { lookAt } from '../bell/readState.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useWhyNoTexts } from '../consent/useWhyNoTexts.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Optional } from '../ui/Optional.tsx';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { usePeer } from '../ui/usePeer.ts';
import { useRefusalText } from '../ui/Why.tsx';
import type { ComposerTarget } from './composerTarget.ts';
import { ContactDetails } from './ContactDetails.tsx';
import type { NewerAnswer } from './drafting/Collision.tsx';
import { useInbox } from './inboxContext.ts';
import styles from './Thread.module.css';
import { changeRead, changeState } from './threadActions.ts';
import { PeerDetails } from './PeerDetails.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { ThreadItems } from './ThreadItems.tsx';

const ScheduledMessages = lazyPart(() => import('./scheduled/ScheduledMessages.tsx'));

/** One person's calls and messages, with what to do about them. */
export function Thread({
  id,
  contact,
  details,
  thread: key,
  items,
  peerNumber,
  peer: peerKey,
  consent,
  target,
}: {
  /** Names the thread's draft and outbox. */
  id: string;
  contact: ThreadHeader_contact$key | null;
  details: ContactDetails_contact$key | null;
  thread: Thread_thread$key | null;
  items: ThreadItems_query$key;
  peerNumber: string;
  peer: usePeer_peer$key;
  /** Whose consent decides whether they may be texted. */
  consent: useWhyNoTexts_contact$key | null;
  target: ComposerTarget;
}) {
  const { t } = useTranslation('inbox');
  const { myId, neighbour, withDetails, open, shown, chosen, answers, detailsPlace, tags } = useInbox();
  const textOf = useRefusalText();
  const [drawer, setDrawer] = useState(false);
  const [column, setColumn] = useState(true);
  const peer = usePeer(peerKey);
  const thread = useFragment(
    graphql`
      fragment Thread_thread on Thread {
        id
        state
        unreadCount
        lastActivityAt
        tagIds
        ...TriageTools_thread
        lastConversation {
          id
          channel
          createdAt
          phoneNumber {
            phoneNumberId
          }
          direction
          isAutomatic
          agent {
            id
            firstName
            displayName
          }
        }
      }
    `,
    key,
  );

  const threadId = thread?.id;
  useEffect(() => {
    shown(threadId);
    return () => shown(undefined);
  }, [threadId, shown]);

  // The composer stands below, and was there before.
  const whyNoTexts = useWhyNoTexts(consent);
  const whyNot = peer.whyNoReply;
  const [to, preferredNumberId, newest, lastChannel] = [
    JSON.stringify(target),
    thread?.lastConversation?.phoneNumber.phoneNumberId,
    thread?.lastConversation?.id ?? '',
    thread?.lastConversation?.channel,
  ];
  const last = thread?.lastConversation;
  const sender = last?.direction === 'OUTBOUND' && !last.isAutomatic ? last.agent : undefined;
  const answered =
    last && sender && sender.id !== myId && last.channel !== 'VOICE'
      ? JSON.stringify({ id: last.id, name: sender.firstName || sender.displayName, at: String(last.createdAt) })
      : undefined;
  useLayoutEffect(() => {
    answers(chosen, {
      threadKey: id,
      threadId,
      answered: answered === undefined ? undefined : (JSON.parse(answered) as NewerAnswer),
      target: JSON.parse(to) as ComposerTarget,
      peerNumber,
      whyNot,
      whyNoTexts,
      preferredNumberId,
      newest,
      lastChannel,
    });
  }, [
    answers,
    chosen,
    id,
    threadId,
    answered,
    to,
    peerNumber,
    whyNot,
    whyNoTexts,
    preferredNumberId,
    newest,
    lastChannel,
  ]);
  useLayoutEffect(() => () => answers(chosen, undefined), [answers, chosen]);

  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const done = thread?.state === 'DONE';
  const setState = (state: 'OPEN' | 'DONE') => {
    if (!thread) return;
    changeState(thread.id, state).catch(failed);
    if (state === 'DONE') {
      undoToast({
        text: t('done.toast'),
        undo: t('done.undo'),
        kind: 'done',
        onUndo: () => void changeState(thread.id, 'OPEN').catch(failed),
      });
    }
  };
  // Who says that it is unread means it, until something new comes.
  const keptUnread = useRef<string>(undefined);
  const setUnread = () => {
    if (!thread) return;
    keptUnread.current = String(thread.lastActivityAt);
    changeRead(thread.id, false).catch(failed);
  };
  useEffect(() => (threadId === undefined ? undefined : lookAt(threadId)), [threadId]);
  const [unread, activity] = [thread?.unreadCount ?? 0, String(thread?.lastActivityAt)];
  useEffect(() => {
    const markRead = () => {
      if (threadId === undefined || unread === 0 || document.visibilityState !== 'visible') return;
      if (keptUnread.current === activity) return;
      // Unread stays unread when it cannot be said; the next look tries again.
      changeRead(threadId, true).catch(() => undefined);
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [threadId, unread, activity]);

  const doneAndNext = () => {
    const next = threadId === undefined ? undefined : neighbour(threadId);
    setState('DONE');
    if (thread) open(next ?? {});
  };
  useHotkeys([
    ['done', () => (done ? setState('OPEN') : doneAndNext())],
    ['doneAndNext', doneAndNext],
    ['unread', setUnread],
  ]);

  const { kind } = peer;
  const card =
    details !== null ? (
      <ContactDetails contact={details} />
    ) : kind === 'SHORT_CODE' || kind === 'NAMED_SENDER' || kind === 'HIDDEN' ? (
      <PeerDetails address={peerNumber} kind={kind} />
    ) : null;
  return (
    <>
      <section className={styles['main']} aria-label={t('thread.label')} data-testid="thread">
        <ThreadHeader
          contact={contact}
          peerNumber={peerNumber}
          peer={peer}
          done={done}
          thread={thread ?? undefined}
          tags={tags}
          onDone={() => setState(done ? 'OPEN' : 'DONE')}
          onUnread={setUnread}
          onDetails={card === null ? undefined : () => (withDetails ? setColumn(!column) : setDrawer(true))}
        />
        <ThreadItems query={items} threadKey={id} />
        {threadId === undefined ? null : (
          <Optional>
            <Suspense>
              <ScheduledMessages
                key={threadId}
                threadId={threadId}
                contactId={'contactId' in target ? target.contactId : undefined}
              />
            </Suspense>
          </Optional>
        )}
      </section>
      {card === null ? null : withDetails ? (
        column && detailsPlace !== null ? (
          createPortal(
            <aside className={styles['details']} aria-label={t('details.label')}>
              {card}
            </aside>,
            detailsPlace,
          )
        ) : null
      ) : (
        <Drawer
          opened={drawer}
          onClose={() => setDrawer(false)}
          position="right"
          size={360}
          overlayProps={{ backgroundOpacity: 0.36 }}
          title={t('details.label')}
          closeButtonProps={{ 'aria-label': t('details.close') }}
        >
          {card}
        </Drawer>
      )}
    </>
  );
}
