import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AddToListMutation } from '../__generated__/AddToListMutation.graphql.ts';
import type { AddToListQuery } from '../__generated__/AddToListQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { sideBySide } from '../base/words.ts';
import { formatPhone } from '../ui/numbers.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Lists.module.css';

/** Waits so long after the last key, in milliseconds, before it searches. */
const SETTLE_MS = 200;

/** Picks from existing contacts who joins the list; those who are chosen stay chosen while others are searched for. */
export function AddToList({ listId, onClose, onAdded }: { listId: string; onClose: () => void; onAdded: () => void }) {
  const { t } = useTranslation(['lists', 'common']);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), SETTLE_MS);
  const shown = useDeferredValue(search);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { pending, refusal, run } = useCommit();
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const add = () =>
    run(async () => {
      const { addContactsToList } = await commit<AddToListMutation>(
        graphql`
          mutation AddToListMutation($id: ID!, $contacts: [ID!]!) {
            addContactsToList(id: $id, contacts: $contacts) {
              changed
              list {
                id
                contactCount
              }
            }
          }
        `,
        { id: listId, contacts: [...chosen] },
      );
      const { changed } = addContactsToList;
      toast.success(changed === 0 ? t('add.doneNone') : t('add.done', { count: changed }));
      onAdded();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={<span className={styles['dialogTitle']}>{t('add.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <div className={styles['form']} data-testid="list-add-dialog">
        <TextInput
          type="search"
          leftSection={<IconSearch size={16} />}
          placeholder={t('add.search')}
          aria-label={t('add.search')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
          data-testid="list-add-search"
        />
        <div className={styles['found']} data-pending={shown !== search || undefined}>
          <Suspense fallback={<p className={styles['noGrowth']}>{t('add.loading')}</p>}>
            <Found listId={listId} search={shown} chosen={chosen} onToggle={toggle} />
          </Suspense>
        </div>
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={pending} disabled={chosen.size === 0} onClick={() => void add()} data-testid="list-add-save">
            {chosen.size === 0 ? t('add.saveNone') : t('add.save', { count: chosen.size })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Found({
  listId,
  search,
  chosen,
  onToggle,
}: {
  listId: string;
  search: string;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  const { t } = useTranslation('lists');
  const { fetchContacts } = useLazyLoadQuery<AddToListQuery>(
    graphql`
      query AddToListQuery($filters: ContactFilters) {
        fetchContacts(first: 50, filters: $filters) {
          pageInfo {
            hasNextPage
          }
          data {
            id
            fullName
            phoneNumber
            subscriberLists {
              subscriberList {
                id
              }
            }
          }
        }
      }
    `,
    { filters: search === '' ? null : { query: search } },
    { fetchPolicy: 'store-and-network' },
  );
  if (fetchContacts.data.length === 0)
    return <p className={styles['noGrowth']}>{t(search === '' ? 'add.nobody' : 'add.noResults')}</p>;
  return (
    <>
      <ul aria-label={t('add.found')}>
        {fetchContacts.data.map(({ id, fullName, phoneNumber, subscriberLists }) => {
          const isOn = subscriberLists.some(({ subscriberList }) => subscriberList.id === listId);
          const number = fullName === '' ? undefined : formatPhone(phoneNumber);
          return (
            <li key={id}>
              <Checkbox
                checked={isOn || chosen.has(id)}
                disabled={isOn}
                onChange={() => onToggle(id)}
                label={<Words>{fullName === '' ? formatPhone(phoneNumber) : fullName}</Words>}
                description={isOn ? sideBySide([number, t('add.isOn')]) : number}
                data-testid="list-add-contact"
              />
            </li>
          );
        })}
      </ul>
      {fetchContacts.pageInfo.hasNextPage ? <p className={styles['noGrowth']}>{t('add.more')}</p> : null}
    </>
  );
}
