import { IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { CreditLedger_query$key } from '../__generated__/CreditLedger_query.graphql.ts';
import type { CreditLedgerPageQuery } from '../__generated__/CreditLedgerPageQuery.graphql.ts';
import type { CreditLedgerQuery } from '../__generated__/CreditLedgerQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MoreRows } from '../ui/MoreRows.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import styles from './Billing.module.css';
import { CreditEntryRow } from './CreditEntryRow.tsx';

const PAGE = 25;

/** What changed the credit, newest first. @param version of the balance: a new one has new entries */
export function CreditLedger({ version }: { version: number }) {
  const { t } = useTranslation('billing');
  const paneKey = usePaneKey();
  const [fetchKey] = useFetchKey();
  const query = useLazyLoadQuery<CreditLedgerQuery>(
    graphql`
      query CreditLedgerQuery {
        ...CreditLedger_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${fetchKey}.${version}` },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CreditLedgerPageQuery,
    CreditLedger_query$key
  >(
    graphql`
      fragment CreditLedger_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "CreditLedgerPageQuery") {
        fetchCreditEntries(first: $count, after: $cursor) @connection(key: "CreditLedger_fetchCreditEntries") {
          edges {
            node {
              id
              ...CreditEntryRow_entry
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.fetchCreditEntries.edges.map(({ node }) => node);
  return (
    <>
      <h3 className={styles['ledgerTitle']}>{t('ledger.title')}</h3>
      {rows.length === 0 ? (
        <EmptyState compact icon={<IconReceipt size={22} stroke={1.5} />}>
          {t('ledger.empty')}
        </EmptyState>
      ) : (
        <ul className={styles['ledger']}>
          {rows.map((entry) => (
            <CreditEntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('ledger.more')} onMore={() => loadNext(PAGE)} /> : null}
    </>
  );
}
