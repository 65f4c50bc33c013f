import { IconChevronRight, IconFileInvoice } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { InvoicesCard_query$key } from '../__generated__/InvoicesCard_query.graphql.ts';
import type { InvoicesCardPageQuery } from '../__generated__/InvoicesCardPageQuery.graphql.ts';
import type { InvoicesCardQuery } from '../__generated__/InvoicesCardQuery.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatMoney } from '../ui/money.ts';
import { MoreRows } from '../ui/MoreRows.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './Billing.module.css';
import { LineItems } from './LineItems.tsx';

const PAGE = 15;
const TONES = { PAID: 'success', PARTIAL: 'warning', UNPAID: 'danger' } as const;
const STATES = ['PAID', 'PARTIAL', 'UNPAID'] as const;
const PURPOSES = ['COMPLIANCE', 'CREDIT', 'PHONE_NUMBER', 'SEAT', 'SUBSCRIPTION'] as const;

/** What was charged, newest first; each opens to its lines. */
export function InvoicesCard({ renewed }: { renewed: number | string }) {
  const { t } = useTranslation('billing');
  return (
    <Card title={t('invoices.title')}>
      <Pane>
        <Invoices renewed={renewed} />
      </Pane>
    </Card>
  );
}

function Invoices({ renewed }: { renewed: number | string }) {
  const { t } = useTranslation('billing');
  const paneKey = usePaneKey();
  const query = useLazyLoadQuery<InvoicesCardQuery>(
    graphql`
      query InvoicesCardQuery {
        ...InvoicesCard_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InvoicesCardPageQuery,
    InvoicesCard_query$key
  >(
    graphql`
      fragment InvoicesCard_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 15 }, cursor: { type: "String" })
      @refetchable(queryName: "InvoicesCardPageQuery") {
        fetchInvoices(first: $count, after: $cursor) @connection(key: "InvoicesCard_fetchInvoices") {
          edges {
            node {
              id
              number
              invoiceDate
              status
              paymentPurpose
              amountDue
              currency
              cycleStart
              cycleEnd
              writtenOff
              lineItems {
                ...LineItems_lines
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.fetchInvoices.edges.map(({ node }) => node);
  const day = (moment: unknown) => writtenDate(new Date(String(moment)));
  if (rows.length === 0)
    return (
      <EmptyState compact icon={<IconFileInvoice size={22} stroke={1.5} />}>
        {t('invoices.empty')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['ledger']}>
        {rows.map((row) => (
          <li key={row.id} className={styles['entry']} data-testid="invoice">
            <details>
              <summary className={styles['head']}>
                <IconChevronRight size={16} className={styles['chevron']} aria-hidden />
                <span className={styles['what']}>
                  <b className="tabular">{row.number}</b>
                  <small>
                    {`${day(row.invoiceDate)} · ${t(`invoices.for.${PURPOSES.find((one) => one === row.paymentPurpose) ?? 'SUBSCRIPTION'}`)}`}
                  </small>
                </span>
                <span className="tabular">{formatMoney(row.amountDue, row.currency)}</span>
                <StatusChip
                  tone={row.writtenOff ? 'neutral' : TONES[STATES.find((one) => one === row.status) ?? 'UNPAID']}
                >
                  {row.writtenOff
                    ? t('invoices.writtenOff')
                    : t(`invoices.status.${STATES.find((one) => one === row.status) ?? 'UNPAID'}`)}
                </StatusChip>
              </summary>
              <div className={styles['padded']}>
                {row.cycleStart && row.cycleEnd ? (
                  <p className={styles['muted']}>
                    {t('invoices.period', { from: day(row.cycleStart), until: day(row.cycleEnd) })}
                  </p>
                ) : null}
                <LineItems lines={row.lineItems} currency={row.currency} />
                <p className={styles['total']}>
                  <span>{t('next.total')}</span>
                  <b className="tabular">{formatMoney(row.amountDue, row.currency)}</b>
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('ledger.more')} onMore={() => loadNext(PAGE)} /> : null}
    </>
  );
}
