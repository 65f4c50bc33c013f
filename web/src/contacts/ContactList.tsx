import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { ContactList_query$key } from '../__generated__/ContactList_query.graphql.ts';
import ContactListPaginationQueryNode, {
  type ContactListPaginationQuery,
} from '../__generated__/ContactListPaginationQuery.graphql.ts';
import { useResync } from '../app/relay/resync.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MoreRows } from '../ui/MoreRows.tsx';
import type { ContactKind } from './contactKind.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './ContactsPage.module.css';

const PAGE = 30;
const MOST = 100;
const IS_LEAD: Record<ContactKind, boolean | null> = { all: null, saved: false, leads: true };

/** The rows that fit the search, as many as were scrolled to, live. */
export function ContactList({
  query,
  search,
  kind,
  changes,
  pending,
  chosen,
  onOpen,
  onClear,
  empty,
}: {
  query: ContactList_query$key;
  search: string;
  kind: ContactKind;
  /** Grows when somebody was added or changed. */
  changes: number;
  pending: boolean;
  chosen: string | undefined;
  onOpen: (id: string) => void;
  onClear: () => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('contacts');
  const environment = useRelayEnvironment();
  const [switching, startTransition] = useTransition();
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ContactListPaginationQuery,
    ContactList_query$key
  >(
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
  const rows = data.fetchContacts.edges;
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

  if (rows.length === 0 && !pending && !switching) {
    return filtered ? (
      <EmptyState
        icon={<IconAddressBook size={22} stroke={1.5} />}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      >
        {t('noResults')}
      </EmptyState>
    ) : (
      <EmptyState icon={<IconAddressBook size={22} stroke={1.5} />} action={empty}>
        {t('empty')}
      </EmptyState>
    );
  }
  return (
    <div className={styles['list']} data-pending={pending || switching || undefined}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.phone')}</th>
            <th scope="col" data-column="email">
              {t('columns.email')}
            </th>
            <th scope="col" data-column="company">
              {t('columns.company')}
            </th>
            <th scope="col" data-column="added">
              {t('columns.added')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ node }) => (
            <ContactRow key={node.id} contact={node} chosen={node.id === chosen} onOpen={() => onOpen(node.id)} />
          ))}
        </tbody>
      </table>
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('more')} onMore={() => loadNext(PAGE)} /> : null}
      <p className={styles['count']} aria-live="polite">
        {t('count', { count: data.fetchContacts.metadata.count })}
      </p>
    </div>
  );
}
