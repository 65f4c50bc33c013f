import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { IconAddressBook, IconPlus, IconSearch } from '@tabler/icons-react';
import { useMemo, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useSubscription } from 'react-relay';
import type { ContactsPageChangedSubscription } from '../__generated__/ContactsPageChangedSubscription.graphql.ts';
import type { ContactsQuery as ContactsQueryType } from '../__generated__/ContactsQuery.graphql.ts';
import { PageHeader } from '../app/shell/PageHeader.tsx';
import { AddContact } from './AddContact.tsx';
import { ContactDrawer } from './ContactDrawer.tsx';
import { type ContactKind, KINDS } from './contactKind.ts';
import { ContactList } from './ContactList.tsx';
import styles from './ContactsPage.module.css';

/** Waits so long after the last key, in milliseconds, before it searches. */
const SETTLE_MS = 200;

/** Everybody the workspace knows: search, add, open. */
export function ContactsPage() {
  const { t } = useTranslation('contacts');
  const { query: reference } = useLoaderData({ from: '/shell/connections/contacts' });
  const { contactId } = useSearch({ from: '/shell/connections/contacts' });
  const navigate = useNavigate();
  const data = usePreloadedQuery<ContactsQueryType>(
    graphql`
      query ContactsQuery @preloadable {
        ...ContactList_query
        getWorkspaceWithSettings {
          id
          setting {
            country
          }
        }
      }
    `,
    reference,
  );
  const [changes, setChanges] = useState(0);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ContactKind>('all');
  const [adding, setAdding] = useState(false);
  const [pending, startTransition] = useTransition();
  const settle = useDebouncedCallback((value: string) => startTransition(() => setSearch(value.trim())), SETTLE_MS);
  useSubscription<ContactsPageChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ContactsPageChangedSubscription {
            contactChanged {
              deleted
              contact {
                id
                ...ContactRow_contact
                ...EditContact_contact
              }
            }
          }
        `,
        variables: {},
        onNext: () => setChanges((last) => last + 1),
      }),
      [],
    ),
  );

  const open = (id: string | undefined) => {
    setAdding(false);
    void navigate({ to: '/connections/contacts', search: id === undefined ? {} : { contactId: id } });
  };
  const { country } = data.getWorkspaceWithSettings.setting;
  const add = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.75} />}
      data-testid="contact-add"
      onClick={() => setAdding(true)}
    >
      {t('add.action')}
    </Button>
  );
  return (
    <div className={styles['page']} data-drawer={contactId === undefined ? undefined : true}>
      <div className={styles['main']}>
        <PageHeader title={t('title')}>{add}</PageHeader>
        <div className={styles['filters']}>
          <TextInput
            size="sm"
            className={styles['search'] ?? ''}
            leftSection={<IconSearch size={16} />}
            placeholder={t('search')}
            aria-label={t('search')}
            value={text}
            data-testid="contact-search"
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              settle(currentTarget.value);
            }}
          />
          <SegmentedControl
            withItemsBorders={false}
            size="sm"
            aria-label={t('kind.label')}
            value={kind}
            onChange={(value) => startTransition(() => setKind(value))}
            data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </div>
        <ContactList
          query={data}
          search={search}
          kind={kind}
          changes={changes}
          pending={pending}
          chosen={contactId}
          onOpen={open}
          onClear={() => {
            setText('');
            startTransition(() => {
              setSearch('');
              setKind('all');
            });
          }}
          empty={
            <Button leftSection={<IconAddressBook size={18} stroke={1.75} />} onClick={() => setAdding(true)}>
              {t('add.action')}
            </Button>
          }
        />
      </div>
      <AddContact
        opened={adding}
        country={country ?? undefined}
        onClose={() => setAdding(false)}
        onAdded={(id) => {
          setChanges((last) => last + 1);
          open(id);
        }}
        onExisting={open}
      />
      <ContactDrawer contactId={contactId} onClose={() => open(undefined)} />
    </div>
  );
}
