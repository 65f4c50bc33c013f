import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconEdit, IconMessages } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ChatPageQuery } from '../__generated__/ChatPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Pane } from '../ui/Pane.tsx';
import { useRows } from '../ui/rows.ts';
import styles from './Chat.module.css';
import { ChatLoading } from './ChatLoading.tsx';
import { ChatPane } from './ChatPane.tsx';
import { ChatRow } from './ChatRow.tsx';
import { chatIdOf, type ChatTarget } from './chatActions.ts';
import { NewChat } from './NewChat.tsx';
import { useChatLive } from './useChatLive.ts';

/** What teammates write to each other: teams and people at the left, the conversation beside them. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const { userId, teamId } = useParams({ strict: false });
  const isNew = useLocation({ select: ({ pathname }) => pathname === '/conversations/new' });
  const [fetchKey] = useFetchKey();
  useChatLive();
  const { fetchInternalChats, getWorkspaceUserProfile: me } = useRouteQuery<ChatPageQuery>(
    graphql`
      query ChatPageQuery @preloadable {
        fetchInternalChats {
          id
          lastMessageAt
          teamId
          ...ChatRow_chat
        }
        getWorkspaceUserProfile {
          id
          mainUserId
        }
      }
    `,
    {},
    fetchKey,
  );
  const chats = fetchInternalChats.toSorted((a, b) =>
    String(b.lastMessageAt ?? '').localeCompare(String(a.lastMessageAt ?? '')),
  );
  const groups = [
    { name: 'teams', rows: chats.filter((chat) => chat.teamId !== null) },
    { name: 'people', rows: chats.filter((chat) => chat.teamId === null) },
  ] as const;
  const target: ChatTarget | undefined = teamId ? { teamId } : userId ? { userId } : undefined;
  const chosen = target && chatIdOf(target);
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ id }) => id === chosen);
  const { stop, list, listening } = useRows(rows.length, Math.max(0, at));
  return (
    <div className={styles['page']} data-open={isNew || target !== undefined || undefined}>
      <section className={styles['list']} aria-label={t('list')}>
        <header className={styles['title']}>
          <PageHeading size="h2">{t('title')}</PageHeading>
          <Tooltip label={t('new')}>
            <ActionIcon component={Link} to="/conversations/new" aria-label={t('new')} data-testid="chat-new">
              <IconEdit size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </header>
        <div className={styles['rows']}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the links that it holds */}
          <ul ref={list} {...listening}>
            {groups.map(({ name, rows: some }) =>
              some.length === 0 ? null : (
                <Fragment key={name}>
                  <li className={styles['group']}>
                    <h3>{t(name)}</h3>
                  </li>
                  {some.map((chat) => {
                    const place = rows.indexOf(chat);
                    return (
                      <li key={chat.id} data-index={place}>
                        <ChatRow chat={chat} myId={me.mainUserId} chosen={chat.id === chosen} tabbed={place === stop} />
                      </li>
                    );
                  })}
                </Fragment>
              ),
            )}
          </ul>
          {rows.length === 0 ? (
            <EmptyState
              icon={<IconMessages size={22} stroke={1.5} />}
              action={
                <Button component={Link} to="/conversations/new">
                  {t('new')}
                </Button>
              }
            >
              {t('empty')}
            </EmptyState>
          ) : null}
        </div>
      </section>
      <div className={styles['pane']}>
        {isNew ? (
          <NewChat myId={me.mainUserId} />
        ) : target === undefined ? (
          <EmptyState icon={<IconMessages size={22} stroke={1.5} />} title={t('pick')}>
            {t('empty')}
          </EmptyState>
        ) : (
          <Pane key={chosen} fallback={<ChatLoading />}>
            <ChatPane target={target} myId={me.mainUserId} />
          </Pane>
        )}
      </div>
    </div>
  );
}
