import { IconAt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ChatRow_chat$key } from '../__generated__/ChatRow_chat.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { fullMoment, listDate } from '../ui/dates.ts';
import { presenceOf } from '../ui/presence.ts';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Chat.module.css';

/** A team or a person: what came last, when, and how much of it is unread. */
export function ChatRow({
  chat: key,
  myId,
  chosen,
  tabbed,
}: {
  chat: ChatRow_chat$key;
  /** The reader's user id. */
  myId: string;
  chosen: boolean;
  tabbed: boolean;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const now = useNow();
  const chat = useFragment(
    graphql`
      fragment ChatRow_chat on InternalChat {
        id
        userId
        teamId
        lastMessageAt
        unreadCount
        mentioned
        user {
          id
          displayName
          availabilityStatus
        }
        team {
          id
          name
        }
        lastMessage {
          id
          fromUser {
            id
            mainUserId
            firstName
          }
          message {
            body
          }
        }
      }
    `,
    key,
  );
  const { userId, teamId, user, team, unreadCount, lastMessage } = chat;
  const name = team?.name ?? user?.displayName ?? t('former');
  const moment = chat.lastMessageAt === null ? undefined : new Date(String(chat.lastMessageAt));
  const preview = () => {
    if (!lastMessage) return '';
    const text = lastMessage.message.body.replace(/\s+/gu, ' ');
    const { fromUser } = lastMessage;
    if (fromUser?.mainUserId === myId) return t('you', { text });
    return teamId === null ? text : t('by', { name: fromUser?.firstName ?? t('former'), text });
  };
  const shared = {
    tabIndex: tabbed ? 0 : -1,
    className: styles['row'] ?? '',
    'data-testid': 'chat-row',
    'data-unread': unreadCount > 0 || undefined,
    'data-chosen': chosen || undefined,
    'aria-current': chosen || undefined,
  };
  const inside = (
    <>
      {teamId === null ? (
        <Avatar name={name} size={36} presence={user ? presenceOf(user.availabilityStatus) : undefined} />
      ) : (
        <Avatar name={name} size={36} shape="square" />
      )}
      <span>
        <span className={styles['line']}>
          <Words className={styles['name'] ?? ''}>{name}</Words>
          {moment === undefined ? null : (
            <time dateTime={moment.toISOString()} title={fullMoment(moment)}>
              {listDate(moment, now, { yesterday: t('common:yesterday') })}
            </time>
          )}
        </span>
        <span className={styles['line']}>
          <Words className={styles['preview'] ?? ''}>{preview()}</Words>
          {chat.mentioned && unreadCount > 0 ? (
            <IconAt className={styles['at'] ?? ''} size={16} stroke={2} aria-label={t('mentioned')} />
          ) : null}
          {unreadCount > 0 ? (
            <span className={styles['pill']} data-testid="chat-unread">
              <span aria-hidden>{unreadCount > 99 ? '99+' : unreadCount}</span>
              <span className="visually-hidden">{t('unread', { count: unreadCount })}</span>
            </span>
          ) : null}
        </span>
      </span>
    </>
  );
  return teamId == null ? (
    <Link to="/conversations/user/$userId" params={{ userId: userId ?? '' }} {...shared}>
      {inside}
    </Link>
  ) : (
    <Link to="/conversations/team/$teamId" params={{ teamId }} {...shared}>
      {inside}
    </Link>
  );
}
