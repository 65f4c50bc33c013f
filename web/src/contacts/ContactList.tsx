import { Button } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { IconAddressBook } from '@tabler/icons-react';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useTransition,
} from 'react';
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
import { lazyPart } from '../base/lazyPart.ts';
import type { Sort } from '../ui/list/sort.ts';
import { type ContactColumn, SORTED } from './contactColumns.ts';
import type { ContactFilters } from './contactFilters.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './ContactsPage.module.css';

const PAGE = 30;
const MOST = 100;
/** However many contacts change, the list is read again at most this often, in milliseconds. */
const AT_MOST_EVERY_MS = 700;

const BulkContacts = lazyPart(async () => ({ default: (await import('./BulkContacts.tsx')).BulkContacts }));

/** The rows that fit the search, as many as were scrolled to, live. */
export function ContactList({
  query,
  filters,
  sort,
  onSort,
  columns,
  changes,
  chosen,
  onOpen,
  onRows,
  onClear,
  empty,
}: {
  query: ContactList_query$key;
  filters: ContactFilters | null;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  columns: readonly ContactColumn[];
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
        sort: { type: "ContactSort" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ContactListPaginationQuery") {
        fetchContacts(filters: $filters, sort: $sort, first: $count, after: $cursor)
          @connection(key: "ContactList_fetchContacts", filters: ["filters", "sort"]) {
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
  const filtered = filters !== null;
  const key = filters === null ? '' : JSON.stringify(filters);
  const by = (Object.keys(SORTED) as (keyof typeof SORTED)[]).find((name) => name === sort?.by);
  const order = by === undefined ? null : { by: SORTED[by], descending: sort?.descending ?? false };
  const wanted = `${key} ${order === null ? '' : JSON.stringify(order)}`;

  const asked = useRef(' ');
  const apply = useEffectEvent((next: string) => {
    if (asked.current === next) return;
    asked.current = next;
    startTransition(() => {
      refetch({ filters, sort: order, count: PAGE }, { fetchPolicy: 'store-and-network' });
    });
  });
  useEffect(() => apply(wanted), [wanted]);

  const refresh = () => {
    const count = Math.min(MOST, Math.max(PAGE, rows.length));
    // What cannot be read anew stays as it is; the connection banner says why.
    fetchQuery<ContactListPaginationQuery>(
      environment,
      ContactListPaginationQueryNode,
      { filters, sort: order, count },
      {
        networkCacheConfig: { force: true },
      },
    ).subscribe({ error: () => undefined });
  };
  const refreshSoon = useThrottledCallback(refresh, AT_MOST_EVERY_MS);
  const refreshNow = useEffectEvent(() => refreshSoon());
  useResync(refresh);
  useEffect(() => {
    if (changes > 0) refreshNow();
  }, [changes]);

  const ids = rows.map(({ id }) => id).join(' ');
  const tell = useEffectEvent((inOrder: string) => onRows(inOrder.split(' ')));
  useEffect(() => tell(ids), [ids]);

  const renderRow = useCallback((row: ContactOfList) => <ContactRow contact={row} columns={columns} />, [columns]);
  const icon = <IconAddressBook size={22} stroke={1.5} />;
  return (
    <>
      <ResourceTable
        caption={t('table')}
        className={styles['table']}
        columns={(['name', ...columns, 'actions'] as const).map((name) => ({
          name,
          label: t(`columns.${name}`),
          hidden: name === 'actions',
          sortable: name in SORTED,
        }))}
        rows={rows}
        total={metadata.count}
        totalIsLeast={metadata.countIsLeast}
        rowHeight={48}
        renderRow={renderRow}
        more={useMore(pages, PAGE)}
        pending={switching}
        sort={sort}
        onSort={onSort}
        chosen={chosen}
        onOpen={onOpen}
        filter={key}
        // oxlint-disable-next-line react/no-unstable-nested-components -- no component: called for what it returns
        bulk={(selection, done) => (
          <Suspense>
            <BulkContacts selection={selection} filters={filters} total={metadata.count} onDone={done} />
          </Suspense>
        )}
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
