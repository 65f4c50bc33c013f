import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft, IconMessagePlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NewMessageQuery } from '../__generated__/NewMessageQuery.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone, toE164 } from '../ui/numbers.ts';
import { Words } from '../ui/Words.tsx';
import { Composer } from './Composer.tsx';
import { NEW_MESSAGE } from './drafts.ts';
import { useInbox } from './inboxContext.ts';
import styles from './NewMessage.module.css';
import { useOutbox } from './outbox.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';

/** Waits so long after the last key, in milliseconds, before it searches. */
const SETTLE_MS = 200;

/**
 * A message to somebody new: a contact by name, or any number.
 * @param to the number to begin with, E.164
 */
export function NewMessage({ to, onBack }: { to?: string | undefined; onBack: () => void }) {
  const { t } = useTranslation(['inbox', 'common', 'ui']);
  const { country, open, leave } = useInbox();
  const [typed, setTyped] = useState(to ?? '');
  const [query] = useDebouncedValue(typed.trim(), SETTLE_MS);
  const number = toE164(typed, country);
  const waiting = useOutbox(number ?? '');
  return (
    <section className={styles['new']} aria-label={t('new.title')} data-testid="new-message">
      <header className={styles['head']}>
        <ActionIcon size={36} aria-label={t('common:back')} onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
        <h2>{t('new.title')}</h2>
      </header>
      <div className={styles['to']}>
        <TextInput
          label={t('new.to')}
          placeholder={t('new.placeholder')}
          value={typed}
          data-autofocus
          data-testid="new-message-to"
          // The field is the only purpose of what was opened.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') leave();
          }}
        />
      </div>
      <div className={styles['matches']}>
        {query === '' ? (
          <EmptyState compact icon={<IconMessagePlus size={22} stroke={1.5} />}>
            {t('new.hint')}
          </EmptyState>
        ) : (
          <Suspense>
            <Matches query={query} isNumber={number !== undefined} />
          </Suspense>
        )}
        {waiting.map((text) => (
          <OutgoingBubble key={text.key} text={text} threadKey={number ?? ''} />
        ))}
      </div>
      {number === undefined ? null : (
        <Composer
          threadKey={number}
          draftKey={NEW_MESSAGE}
          target={{ to: number }}
          peerNumber={number}
          whyNot={number.includes(';ext=') ? t('ui:peer.reply.EXTENSION') : undefined}
          onSent={({ id, contactId }) => open(contactId ? { contactId } : { conversationId: id })}
        />
      )}
    </section>
  );
}

function Matches({ query, isNumber }: { query: string; isNumber: boolean }) {
  const { t } = useTranslation('inbox');
  const { open } = useInbox();
  const { fetchContacts } = useLazyLoadQuery<NewMessageQuery>(
    graphql`
      query NewMessageQuery($query: String!) {
        fetchContacts(limit: 8, filters: { query: $query }) {
          data {
            id
            fullName
            phoneNumber
          }
        }
      }
    `,
    { query },
    { fetchPolicy: 'store-and-network' },
  );
  const found = fetchContacts.data;
  if (found.length === 0) return isNumber ? null : <p className={styles['none']}>{t('new.none')}</p>;
  return (
    <ul className={styles['list']}>
      {found.map(({ id, fullName, phoneNumber }) => (
        <li key={id}>
          <button type="button" data-testid="new-message-match" onClick={() => open({ contactId: id })}>
            <Avatar name={fullName} size={32} />
            <span>
              <Words as="b">{fullName === '' ? formatPhone(phoneNumber) : fullName}</Words>
              <small>{formatPhone(phoneNumber)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
