import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { InvoicesCard_query$key } from '../__generated__/InvoicesCard_query.graphql.ts';
import type { InvoicesCardPageQuery } from '../__generated__/InvoicesCardPageQuery.graphql.ts';
import type { InvoicePurpose, InvoicesCardQuery, InvoiceStatus } from '../__generated__/InvoicesCardQuery.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../ui/list/filters.tsx';
import { formatMoney } from '../ui/money.ts';
import { MoreRows } from '../ui/MoreRows.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import styles from './Billing.module.css';
import { DownloadPdf } from './DownloadPdf.tsx';
import { invoiceDay } from './invoiceDay.ts';
import { InvoiceState } from './InvoiceState.tsx';

const PAGE = 15;
const STATES = ['PAID', 'PARTIAL', 'UNPAID'] as const;
const PURPOSES = ['COMPLIANCE', 'CREDIT', 'PHONE_NUMBER', 'SEAT', 'SUBSCRIPTION'] as const;
const ALL = { status: null, paymentPurpose: null };

interface Narrowed {
  readonly status: InvoiceStatus | null;
  readonly paymentPurpose: InvoicePurpose | null;
}

/** What was charged and given back, newest first; each leads to its page. */
export function InvoicesCard({ renewed }: { renewed: number | string }) {
  const { t } = useTranslation('billing');
  const [narrowed, setNarrowed] = useState<Narrowed>(ALL);
  const clear = () => setNarrowed(ALL);
  return (
    <Card title={t('invoices.title')}>
      <FilterBar
        narrow={false}
        values={{ ...narrowed }}
        onChange={(part) => setNarrowed((before) => ({ ...before, ...part }))}
        onClear={clear}
      >
        <ChoiceFilter
          name="status"
          label={t('invoices.statusFilter')}
          all={t('invoices.anyStatus')}
          options={STATES.map((value) => ({ value, label: t(`invoices.status.${value}`) }))}
          testId="invoice-status"
        />
        <ChoiceFilter
          name="paymentPurpose"
          label={t('invoices.forFilter')}
          all={t('invoices.anyFor')}
          options={PURPOSES.map((value) => ({ value, label: t(`invoices.for.${value}`) }))}
          testId="invoice-purpose"
        />
      </FilterBar>
      <Pane>
        <Invoices renewed={renewed} narrowed={narrowed} onClear={clear} />
      </Pane>
    </Card>
  );
}

function Invoices({
  renewed,
  narrowed,
  onClear,
}: {
  renewed: number | string;
  narrowed: Narrowed;
  onClear: () => void;
}) {
  const { t } = useTranslation('billing');
  const paneKey = usePaneKey();
  const query = useLazyLoadQuery<InvoicesCardQuery>(
    graphql`
      query InvoicesCardQuery($status: InvoiceStatus, $paymentPurpose: InvoicePurpose) {
        ...InvoicesCard_query @arguments(status: $status, paymentPurpose: $paymentPurpose)
      }
    `,
    narrowed,
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InvoicesCardPageQuery,
    InvoicesCard_query$key
  >(
    graphql`
      fragment InvoicesCard_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 15 }
        cursor: { type: "String" }
        status: { type: "InvoiceStatus" }
        paymentPurpose: { type: "InvoicePurpose" }
      )
      @refetchable(queryName: "InvoicesCardPageQuery") {
        fetchInvoices(first: $count, after: $cursor, status: $status, paymentPurpose: $paymentPurpose)
          @connection(key: "InvoicesCard_fetchInvoices") {
          edges {
            node {
              id
              number
              invoiceDate
              paymentPurpose
              amountDue
              currency
              pdfUrl
              ...InvoiceState_invoice
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.fetchInvoices.edges.map(({ node }) => node);
  const filtered = narrowed.status !== null || narrowed.paymentPurpose !== null;
  if (rows.length === 0)
    return (
      <EmptyState
        compact
        icon={<IconFileInvoice size={22} stroke={1.5} />}
        action={
          filtered ? (
            <Button variant="default" size="sm" onClick={onClear}>
              {t('invoices.clear')}
            </Button>
          ) : undefined
        }
      >
        {t(filtered ? 'invoices.noResults' : 'invoices.empty')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['ledger']}>
        {rows.map((row) => {
          const purpose = PURPOSES.find((one) => one === row.paymentPurpose) ?? 'SUBSCRIPTION';
          return (
            <li key={row.id} className={styles['entry']} data-testid="invoice">
              <div className={styles['head']}>
                <span className={styles['what']}>
                  <Link
                    className="link tabular"
                    to="/settings/billing-and-payments/invoices/$invoiceId"
                    params={{ invoiceId: row.id }}
                    aria-label={t('invoices.open', { number: row.number })}
                  >
                    {row.number}
                  </Link>
                  <small>{`${invoiceDay(row.invoiceDate)} · ${t(`invoices.for.${purpose}`)}`}</small>
                </span>
                <span className="tabular">{formatMoney(row.amountDue, row.currency)}</span>
                <InvoiceState invoice={row} />
                {row.pdfUrl ? (
                  <DownloadPdf
                    small
                    address={row.pdfUrl}
                    name={row.number}
                    label={t('invoices.download', { number: row.number })}
                  >
                    {t('invoices.pdf')}
                  </DownloadPdf>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('ledger.more')} onMore={() => loadNext(PAGE)} /> : null}
    </>
  );
}
