import { ActionIcon, Popover, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAddressBook, IconPhone } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CardToolCallsQuery } from '../../__generated__/CardToolCallsQuery.graphql.ts';
import { useContactMatches } from '../../phone/views/useContactMatches.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { listDate } from '../../ui/dates.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { Pane, usePaneKey } from '../../ui/Pane.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Words } from '../../ui/Words.tsx';
import type { CardAttributes } from './cardNode.ts';
import styles from './Cards.module.css';

/** Waits so long after the last key, in milliseconds, before it searches (spec 002 §7). */
const SETTLE_MS = 200;
const CALLS = 5;

/** Shares a contact that is searched for, or one of the last calls. */
export function CardTool({ onChoose }: { onChoose: (card: CardAttributes) => void }) {
  const { t } = useTranslation('comments');
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useRef<HTMLDivElement>(null);
  const choose = (card: CardAttributes) => {
    setOpened(false);
    setTyped('');
    onChoose(card);
  };
  /** Arrows lead from the field through the choices, and back. */
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choices = [...(found.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Enter' && at === -1) {
      event.preventDefault();
      choices[0]?.click();
    }
    if (step === undefined) return;
    event.preventDefault();
    choices[Math.max(0, Math.min(choices.length - 1, at + step))]?.focus();
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus returnFocus shadow="md" width={320}>
      <Popover.Target>
        <Tooltip label={t('cards.share')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('cards.share')}
            onClick={() => setOpened(!opened)}
            data-testid="card-tool"
          >
            <IconAddressBook size={16} stroke={2} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('cards.share')} onKeyDown={press}>
        <TextInput
          label={t('cards.find')}
          placeholder={t('cards.findHint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
          data-testid="card-search"
        />
        <div ref={found} className={styles['found']}>
          {!opened ? null : typed.trim() === '' ? (
            <Pane fallback={null}>
              <Suspense>
                <Calls onChoose={choose} />
              </Suspense>
            </Pane>
          ) : (
            <Contacts typed={typed} onChoose={choose} />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Contacts({ typed, onChoose }: { typed: string; onChoose: (card: CardAttributes) => void }) {
  const { t } = useTranslation('comments');
  const [query] = useDebouncedValue(typed.trim(), SETTLE_MS);
  const [matches] = useContactMatches(query);
  if (matches === undefined) return null;
  if (matches.rows === null) return <p className={styles['none']}>{t('cards.failed')}</p>;
  if (matches.rows.length === 0) return <p className={styles['none']}>{t('cards.none')}</p>;
  return matches.rows.map(({ id, fullName, phoneNumber }) => (
    <button
      key={id}
      type="button"
      className={styles['choice']}
      onClick={() => onChoose({ kind: 'CONTACT', id, label: t('cards.contact'), shown: fullName })}
      data-testid="card-choice"
    >
      <Avatar name={fullName} size={24} />
      <Words>{fullName}</Words>
      <small>{formatPhone(phoneNumber)}</small>
    </button>
  ));
}

function Calls({ onChoose }: { onChoose: (card: CardAttributes) => void }) {
  const { t } = useTranslation(['comments', 'common']);
  const now = useNow();
  const paneKey = usePaneKey();
  const { fetchConversations } = useLazyLoadQuery<CardToolCallsQuery>(
    graphql`
      query CardToolCallsQuery($limit: Int!) {
        fetchConversations(channel: call, limit: $limit) {
          data {
            id
            createdAt
            peerNumber
            contact {
              id
              fullName
            }
          }
        }
      }
    `,
    { limit: CALLS },
    { fetchPolicy: 'store-and-network', fetchKey: paneKey },
  );
  const calls = fetchConversations.data;
  if (calls.length === 0) return null;
  return (
    <>
      <h4>{t('cards.calls')}</h4>
      {calls.map(({ id, createdAt, peerNumber, contact }) => {
        const name = contact?.fullName ? contact.fullName : formatPhone(peerNumber);
        const at = listDate(new Date(String(createdAt)), now, { yesterday: t('common:yesterday') });
        return (
          <button
            key={id}
            type="button"
            className={styles['choice']}
            onClick={() =>
              onChoose({ kind: 'CALL', id, label: t('cards.callCard'), shown: t('cards.callShown', { name, at }) })
            }
            data-testid="card-choice"
          >
            <IconPhone size={16} stroke={1.75} aria-hidden />
            <Words>{name}</Words>
            <small>{at}</small>
          </button>
        );
      })}
    </>
  );
}
