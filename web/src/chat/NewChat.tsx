import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NewChatQuery } from '../__generated__/NewChatQuery.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Pane } from '../ui/Pane.tsx';
import { useRows } from '../ui/rows.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Chat.module.css';
import { ChatLoading } from './ChatLoading.tsx';

/** Waits so long after the last key, in milliseconds, before it searches (spec 002 §7). */
const SETTLE_MS = 200;

/** Whom to write to: teammates and own teams, found by typing. */
export function NewChat({ myId }: { myId: string }) {
  const { t } = useTranslation(['chat', 'common']);
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, SETTLE_MS);
  const found = useRef<HTMLDivElement>(null);
  return (
    <section className={styles['main']} aria-label={t('new')} data-testid="chat-new-pane">
      <header className={styles['head']}>
        <Link to="/conversations/user" className={styles['back'] ?? ''} aria-label={t('common:back')}>
          <IconArrowLeft size={20} stroke={1.75} />
        </Link>
        <div className={styles['who']}>
          <h2>{t('new')}</h2>
        </div>
      </header>
      <div className={styles['to']}>
        <TextInput
          label={t('to')}
          placeholder={t('find')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            const first = found.current?.querySelector<HTMLElement>('a');
            if (!first) return;
            event.preventDefault();
            if (event.key === 'Enter') first.click();
            else first.focus();
          }}
          // It is what one comes here for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          data-testid="chat-to"
        />
        <div ref={found}>
          <Pane fallback={<ChatLoading />}>
            <Suspense fallback={<ChatLoading />}>
              <Found text={text.trim()} myId={myId} />
            </Suspense>
          </Pane>
        </div>
      </div>
    </section>
  );
}

function Found({ text, myId }: { text: string; myId: string }) {
  const { t } = useTranslation('chat');
  const { fetchUsersMentionsOnly: people, fetchInternalChats: chats } = useLazyLoadQuery<NewChatQuery>(
    graphql`
      query NewChatQuery($text: String!) {
        fetchUsersMentionsOnly(text: $text) {
          id
          mainUserId
          displayName
          fullName
        }
        fetchInternalChats {
          id
          teamId
          team {
            id
            name
          }
        }
      }
    `,
    { text },
    { fetchPolicy: 'store-and-network' },
  );
  const teams = chats.flatMap(({ team }) =>
    team?.name.toLocaleLowerCase().includes(text.toLocaleLowerCase()) ? [team] : [],
  );
  const others = people.filter(({ mainUserId }) => mainUserId !== myId);
  const { stop, list, listening } = useRows(teams.length + others.length, 0);
  if (teams.length + others.length === 0) return <p className={styles['note']}>{t('none')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the links that it holds
    <ul ref={list} {...listening} aria-label={t('list')}>
      {others.map(({ id, mainUserId, displayName, fullName }, at) => (
        <li key={id} data-index={at}>
          <Link
            to="/conversations/user/$userId"
            params={{ userId: mainUserId }}
            className={styles['row'] ?? ''}
            tabIndex={at === stop ? 0 : -1}
            data-testid="chat-found"
          >
            <Avatar name={displayName || fullName} size={32} />
            <Words className={styles['name']}>{displayName || fullName}</Words>
          </Link>
        </li>
      ))}
      {teams.map(({ id, name }, at) => (
        <li key={id} data-index={others.length + at}>
          <Link
            to="/conversations/team/$teamId"
            params={{ teamId: id }}
            className={styles['row'] ?? ''}
            tabIndex={others.length + at === stop ? 0 : -1}
            data-testid="chat-found"
          >
            <Avatar name={name} size={32} shape="square" />
            <Words className={styles['name']}>{name}</Words>
          </Link>
        </li>
      ))}
    </ul>
  );
}
