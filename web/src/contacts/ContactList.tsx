import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { ContactList_query$data, ContactList_query$key } from '../__generated__/ContactList_query.graphql.ts';
import ContactListPaginationQueryNode, {
  type ContactListPaginationQuery,
} from '../__generated__/ContactListPaginationQuery.graphql.ts';
import { useResync } from '../base/relay/resync.ts';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { useMore } from '../ui/list/useMore.ts';
import type { ContactKind } from './contactKind.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './ContactsPage.module.css';

const PAGE = 30;
const MOST = 100;
const COLUMNS = ['name', 'phone', 'email', 'company', 'added', 'actions'] as const;
const IS_LEAD: Record<ContactKind, boolean | null> = { all: null, saved: false, leads: true };

/** The rows that fit the search, as many as were scrolled to, live. */
export function ContactList({
  query,
  search,
  kind,
  changes,
  chosen,
  onOpen,
  onRows,
  onClear,
  empty,
}: {
  query: ContactList_query$key;
  search: string;
  kind: ContactKind;
  /** Grows when somebody was added or changed. */
  changes: number;
  chosen: string | undefined;
  onOpen: (id: string) => void;
  /** Told the ids in order whenever they change. */
  onRows: (ids: readonly string[]) => void;
  onClear: () => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('contacts');
  const environment = useRelayEnvironment();
  const [switching, startTransition] = useTransition();
  const { data, refetch, ...pages } = usePaginationFragment<ContactListPaginationQuery, ContactList_query$key>(
    graphql`
      fragment ContactList_query on Query
      @argumentDefinitions(
        filters: { type: "ContactFilters" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ContactListPaginationQuery") {
        fetchContacts(filters: $filters, first: $count, after: $cursor)
          @connection(key: "ContactList_fetchContacts", filters: ["filters"]) {
          metadata {
            count
            countIsLeast
          }
          edges {
            node {
              id
              ...ContactRow_contact
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, metadata } = data.fetchContacts;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const filtered = search !== '' || kind !== 'all';
  const filters = filtered
    ? { ...(search === '' ? {} : { query: search }), ...(IS_LEAD[kind] === null ? {} : { isLead: IS_LEAD[kind] }) }
    : null;

  const asked = useRef('');
  const apply = useEffectEvent((key: string) => {
    if (asked.current === key || (asked.current === '' && !filtered)) return;
    asked.current = key;
    startTransition(() => {
      refetch({ filters, count: PAGE }, { fetchPolicy: 'store-and-network' });
    });
  });
  useEffect(() => apply(`${search}\n${kind}`), [search, kind]);

  const refresh = () => {
    const count = Math.min(MOST, Math.max(PAGE, rows.length));
    // What cannot be read anew stays as it is; the connection banner says why.
    fetchQuery<ContactListPaginationQuery>(
      environment,
      ContactListPaginationQueryNode,
      { filters, count },
      {
        networkCacheConfig: { force: true },
      },
    ).subscribe({ error: () => undefined });
  };
  const refreshNow = useEffectEvent(refresh);
  useResync(refresh);
  useEffect(() => {
    if (changes > 0) refreshNow();
  }, [changes]);

  const ids = rows.map(({ id }) => id).join(' ');
  const tell = useEffectEvent((inOrder: string) => onRows(inOrder.split(' ')));
  useEffect(() => tell(ids), [ids]);

  const icon = <IconAddressBook size={22} stroke={1.5} />;
  return (
    <>
      <ResourceTable
        caption={t('table')}
        className={styles['table']}
        columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), hidden: name === 'actions' }))}
        rows={rows}
        total={metadata.count}
        totalIsLeast={metadata.countIsLeast}
        rowHeight={48}
        renderRow={renderRow}
        more={useMore(pages, PAGE)}
        pending={switching}
        chosen={chosen}
        onOpen={onOpen}
        empty={
          filtered ? (
            <EmptyState
              icon={icon}
              action={
                <Button variant="default" onClick={onClear}>
                  {t('clear')}
                </Button>
              }
            >
              {t('noResults')}
            </EmptyState>
          ) : (
            <EmptyState icon={icon} action={empty}>
              {t('empty')}
            </EmptyState>
          )
        }
      />
      {rows.length === 0 ? null : (
        <p className={styles['count']} aria-live="polite">
          {t('count', { count: metadata.count, written: counted(metadata.count, metadata.countIsLeast) })}
        </p>
      )}
    </>
  );
}

type ContactOfList = ContactList_query$data['fetchContacts']['edges'][number]['node'];

const renderRow = (row: ContactOfList) => <ContactRow contact={row} />;
