import { ActionIcon, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconMailOpened } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { ChatPane_query$key } from '../__generated__/ChatPane_query.graphql.ts';
import type { ChatPanePaginationQuery } from '../__generated__/ChatPanePaginationQuery.graphql.ts';
import type { ChatPaneQuery } from '../__generated__/ChatPaneQuery.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { CommentBox } from '../comments/CommentBox.tsx';
import { groupByDay } from '../inbox/days.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { MoreRows } from '../ui/MoreRows.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { presenceOf } from '../ui/presence.ts';
import { toast } from '../ui/toast.ts';
import { useNow } from '../ui/useNow.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Chat.module.css';
import { changeRead, type ChatTarget, sendMessage } from './chatActions.ts';
import { ChatMessage } from './ChatMessage.tsx';

const PAGE = 50;
/** So many messages back a link is followed. */
const MOST_FOLLOWED = 1_000;

/** One conversation: newest at the bottom, and the field beneath it. */
export function ChatPane({ target, myId }: { target: ChatTarget; myId: string }) {
  const { t } = useTranslation(['chat', 'common']);
  const paneKey = usePaneKey();
  const data = useLazyLoadQuery<ChatPaneQuery>(
    graphql`
      query ChatPaneQuery($userId: ID, $teamId: ID) {
        getInternalChat(userId: $userId, teamId: $teamId) {
          id
          unreadCount
          readAt
          user {
            id
            displayName
            availabilityStatus
          }
          team {
            id
            name
            totalMembers
          }
        }
        ...ChatPane_query @arguments(userId: $userId, teamId: $teamId)
      }
    `,
    target,
    { fetchPolicy: 'store-and-network', fetchKey: paneKey },
  );
  const { unreadCount, readAt, user, team } = data.getInternalChat;
  const name = team?.name ?? user?.displayName ?? t('former');
  const textOf = useRefusalText();
  const navigate = useNavigate();
  const wide = useMediaQuery('(min-width: 901px)', true, { getInitialValueInEffect: false });
  const { targetNode } = useSearch({ strict: false });
  const [key, renew] = useIdempotencyKey();
  // Whoever says that it is unread means it, until they come again.
  const [kept, setKept] = useState(false);
  const whose = JSON.stringify(target);
  useEffect(() => {
    const look = () => {
      if (unreadCount === 0 || kept || document.visibilityState !== 'visible') return;
      // Unread stays unread when it cannot be said; the next look tries again.
      changeRead(JSON.parse(whose) as ChatTarget, true).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [whose, unreadCount, kept]);
  const setUnread = () => {
    setKept(true);
    changeRead(target, false).catch((error: unknown) => toast.error(textOf(refusalOf(error))));
  };
  return (
    <section className={styles['main']} aria-label={t('messages', { name })} data-testid="chat">
      <header className={styles['head']}>
        <Link to="/conversations/user" className={styles['back'] ?? ''} aria-label={t('common:back')}>
          <IconArrowLeft size={20} stroke={1.75} />
        </Link>
        {team ? (
          <Avatar name={name} size={36} shape="square" />
        ) : (
          <Avatar name={name} size={36} presence={user ? presenceOf(user.availabilityStatus) : undefined} />
        )}
        <div className={styles['who']}>
          <Words as="h2">{name}</Words>
          {team ? <p>{t('members', { count: team.totalMembers })}</p> : null}
        </div>
        <Tooltip label={t('unreadAction')}>
          <ActionIcon size={36} aria-label={t('unreadAction')} onClick={setUnread} data-testid="chat-mark-unread">
            <IconMailOpened size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </header>
      <Messages query={data} myId={myId} readAt={readAt === null ? '' : String(readAt)} />
      <footer className={styles['write']}>
        {team || user ? (
          <CommentBox
            label={t('write', { name })}
            placeholder={t('write', { name })}
            action={t('send')}
            box={whose}
            initial={drafts.get(whose) ?? ''}
            focused={wide && targetNode === undefined}
            onChange={(document) => drafts.set(whose, document)}
            onSend={async (document, mediaIds) => {
              await sendMessage(target, document, mediaIds, key);
              drafts.delete(whose);
              setKept(false);
              renew();
            }}
            onLeave={() => {
              const row = document.querySelector<HTMLElement>('a[data-testid=chat-row][data-chosen]');
              if (row?.checkVisibility()) row.focus();
              else void navigate({ to: '/conversations/user' });
            }}
          />
        ) : (
          <p className={styles['note']}>{t('gone', { name })}</p>
        )}
      </footer>
    </section>
  );
}

/** What was begun in each chat, while the page stays open. */
const drafts = new Map<string, string>();

function Messages({ query, myId, readAt }: { query: ChatPane_query$key; myId: string; readAt: string }) {
  const { t } = useTranslation(['chat', 'common']);
  const now = useNow();
  const { node, targetNode } = useSearch({ strict: false });
  // Where the reader was when they came.
  const [since] = useState(readAt);
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<ChatPanePaginationQuery, ChatPane_query$key>(
    graphql`
      fragment ChatPane_query on Query
      @argumentDefinitions(
        userId: { type: "ID" }
        teamId: { type: "ID" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ChatPanePaginationQuery") {
        fetchInternalConversations(userId: $userId, teamId: $teamId, first: $count, after: $cursor)
          @connection(key: "ChatPane_fetchInternalConversations", filters: ["userId", "teamId"]) {
          edges {
            node {
              id
              fromUser {
                id
                mainUserId
              }
              post {
                id
                createdAt
              }
              comments {
                id
              }
              ...ChatMessage_message
            }
          }
        }
      }
    `,
    query,
  );
  const messages = data.fetchInternalConversations.edges.map(({ node: message }) => message).toReversed();
  const meant = [node, targetNode];
  const isThere = messages.some(
    ({ id, comments }) => meant.includes(id) || comments.some((one) => meant.includes(one.id)),
  );
  const wanted = (node ?? targetNode) !== undefined && !isThere;
  useEffect(() => {
    if (wanted && hasNext && !isLoadingNext && messages.length < MOST_FOLLOWED) loadNext(PAGE);
  }, [wanted, hasNext, isLoadingNext, messages.length, loadNext]);
  const isGone = wanted && !isLoadingNext && (!hasNext || messages.length >= MOST_FOLLOWED);
  const firstNew = messages.find(
    ({ fromUser, post }) => since !== '' && String(post.createdAt) > since && fromUser?.mainUserId !== myId,
  );
  const days = groupByDay(messages, ({ post }) => new Date(String(post.createdAt)), now, {
    today: t('common:today'),
    yesterday: t('common:yesterday'),
  });
  return (
    <>
      {/* It can be scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['stream']} tabIndex={0} role="log" aria-label={t('list')} data-testid="chat-messages">
        <div>
          {hasNext ? <MoreRows loading={isLoadingNext} label={t('earlier')} onMore={() => loadNext(PAGE)} /> : null}
          {messages.length === 0 ? <p className={styles['first']}>{t('first')}</p> : null}
          {days.map(({ name: dayName, items }) => (
            <Fragment key={items[0]?.id}>
              <p className={styles['day']}>{dayName}</p>
              {items.map((message) => (
                <Fragment key={message.id}>
                  {message === firstNew ? <p className={styles['new']}>{t('newLine')}</p> : null}
                  <ChatMessage message={message} target={meant} />
                </Fragment>
              ))}
            </Fragment>
          ))}
        </div>
      </div>
      {isGone ? (
        <p className={styles['linkGone']} role="status" data-testid="chat-link-gone">
          {t('linkGone')}
        </p>
      ) : null}
    </>
  );
}
