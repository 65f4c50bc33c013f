import { Button } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { IconAddressBook, IconArrowMerge, IconFileImport, IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useSubscription } from 'react-relay';
import type { ContactsPageChangedSubscription } from '../__generated__/ContactsPageChangedSubscription.graphql.ts';
import type { ContactsQuery as ContactsQueryType } from '../__generated__/ContactsQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { Pane } from '../ui/Pane.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { dayIn } from '../ui/clocks.ts';
import { useNow } from '../ui/useNow.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { rememberColumns, rememberedColumns, SORTED_NAMES } from './contactColumns.ts';
import { ContactFilterBar } from './ContactFilterBar.tsx';
import { FILTERS, filtersOf } from './contactFilters.ts';
import { ContactList } from './ContactList.tsx';
import { sortOf, sortText } from '../ui/list/sort.ts';
import { stepsOf } from '../ui/list/steps.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { useMe } from '../people/useMe.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { useImports } from './import/useImports.ts';

/** Fetched when they open: the list stands without them. */
const ContactDrawer = lazyPart(async () => ({ default: (await import('./ContactDrawer.tsx')).ContactDrawer }));
const AddContact = lazyPart(async () => ({ default: (await import('./AddContact.tsx')).AddContact }));

const ImportContacts = lazyPart(async () => ({
  default: (await import('./import/ImportContacts.tsx')).ImportContacts,
}));
const ImportProgress = lazyPart(async () => ({
  default: (await import('./import/ImportProgress.tsx')).ImportProgress,
}));
const ImportReport = lazyPart(async () => ({ default: (await import('./import/ImportReport.tsx')).ImportReport }));

const ContactViews = lazyPart(async () => ({ default: (await import('./views/ContactViews.tsx')).ContactViews }));
const ExportContacts = lazyPart(async () => ({
  default: (await import('./export/ExportContacts.tsx')).ExportContacts,
}));
const Duplicates = lazyPart(async () => ({ default: (await import('./merge/Duplicates.tsx')).Duplicates }));

const OPEN = ['contactId', 'targetNode'] as const;
const SORT = ['sort'] as const;

/** Everybody the workspace knows: search, add, open. */
export function ContactsPage() {
  const { t } = useTranslation('contacts');
  const { whyNot } = useMe();
  const { query: reference } = useLoaderData({ from: '/shell/connections/contacts' });
  const [{ contactId, targetNode }, setOpen] = useAddress(OPEN, { history: true });
  const [address, setAddress] = useAddress(FILTERS);
  const [{ sort }, setSort] = useAddress(SORT);
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
  // Names and numbers stand in no address.
  const [search, setSearch] = useState('');
  const [columns, setColumns] = useState(rememberedColumns);
  const today = dayIn(viewerZone(), useNow());
  const filters = useMemo(() => filtersOf(address, search, today), [address, search, today]);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  // Stays once it was opened, so that it closes as it opened.
  const [added, setAdded] = useState(false);
  if (adding && !added) setAdded(true);
  const [merging, setMerging] = useState(false);
  const [importing, setImporting] = useState(false);
  const [reported, setReported] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const [started, setStarted] = useState<string>();
  const imports = useImports(whyNot('CONTACT_IMPORT', 'READ') === undefined, started === undefined ? 0 : 1);
  // One goes on while its page is away, and is shown again on the next.
  const shown = started ?? imports.find(({ state }) => state === 'IMPORTING')?.id;
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

  const open = (id: string | null) => {
    setAdding(false);
    setOpen({ contactId: id, ...(targetNode === undefined ? {} : { targetNode: null }) });
  };
  const clear = () => {
    setSearch('');
    setAddress({ kind: null, tag: null, company: null, contacted: null });
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
    <ListPage
      drawer={
        contactId === undefined ? null : (
          <Suspense>
            <ContactDrawer
              id={contactId}
              note={targetNode}
              onClose={() => open(null)}
              steps={stepsOf(ids, contactId, open)}
            />
          </Suspense>
        )
      }
    >
      <PageHeader title={t('title')}>
        <Button
          variant="default"
          leftSection={<IconArrowMerge size={18} stroke={1.75} />}
          data-testid="contact-duplicates"
          onClick={() => setMerging(true)}
        >
          {t('duplicates')}
        </Button>
        <Disabled why={whyNot('CONTACT_IMPORT', 'CREATE')}>
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} stroke={1.75} />}
            data-testid="contact-import"
            onClick={() => setImporting(true)}
          >
            {t('import')}
          </Button>
        </Disabled>
        {add}
      </PageHeader>
      <ContactFilterBar
        search={search}
        onSearch={setSearch}
        values={address}
        onChange={setAddress}
        onClear={clear}
        columns={columns}
        onColumns={(next) => {
          setColumns(next);
          rememberColumns(next);
        }}
        changes={changes}
        aside={
          <>
            <Pane>
              <ContactViews
                values={address}
                columns={columns}
                onShow={(next, shown) => {
                  setSearch('');
                  setAddress(next);
                  setColumns(shown);
                  rememberColumns(shown);
                }}
              />
            </Pane>
            <Suspense>
              <ExportContacts filters={filters} />
            </Suspense>
          </>
        }
      />
      <ContactList
        query={data}
        filters={filters}
        sort={sortOf(sort, SORTED_NAMES)}
        onSort={(next) => setSort({ sort: sortText(next) })}
        columns={columns}
        changes={changes}
        chosen={contactId}
        onOpen={open}
        onRows={setIds}
        onClear={clear}
        empty={
          <Button leftSection={<IconAddressBook size={18} stroke={1.75} />} onClick={() => setAdding(true)}>
            {t('add.action')}
          </Button>
        }
      />
      {added || adding ? (
        <Suspense>
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
        </Suspense>
      ) : null}
      <Suspense>
        {merging ? (
          <Duplicates opened onClose={() => setMerging(false)} onChanged={() => setChanges((last) => last + 1)} />
        ) : null}
        {importing ? (
          <ImportContacts
            opened
            imports={imports}
            onClose={() => setImporting(false)}
            onReport={(id) => {
              setImporting(false);
              setReported(id);
            }}
            onStarted={(id) => {
              setImporting(false);
              setStarted(id);
            }}
          />
        ) : null}
        {shown === undefined || shown === closed ? null : (
          <ImportProgress
            id={shown}
            onDone={() => setChanges((last) => last + 1)}
            onReport={() => {
              setClosed(shown);
              setReported(shown);
            }}
            onClose={() => setClosed(shown)}
          />
        )}
        {reported === undefined ? null : (
          <ImportReport
            id={reported}
            onClose={() => setReported(undefined)}
            onChanged={() => setChanges((last) => last + 1)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
