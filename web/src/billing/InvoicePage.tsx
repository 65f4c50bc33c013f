import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFileInvoice, IconX } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { InvoicePageQuery } from '../__generated__/InvoicePageQuery.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { DownloadPdf } from './DownloadPdf.tsx';
import styles from './Invoice.module.css';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { InvoiceState } from './InvoiceState.tsx';

const BILLING = '/settings/billing-and-payments';
const INVOICE = '/settings/billing-and-payments/invoices/$invoiceId';

/** One invoice or credit note, as its PDF has it. */
export function InvoicePage() {
  const { t } = useTranslation('invoice');
  const { invoiceId } = useParams({ from: '/shell/settings/billing-and-payments/invoices/$invoiceId' });
  const [attempt, again] = useFetchKey();
  const whyNot = useMe().whyNot('BILLING', 'CREATE');
  if (whyNot !== undefined)
    return (
      <div className={styles['missing']}>
        <PageHeading>{t('invoice')}</PageHeading>
        <NotAllowed why={whyNot} access={rightTo('BILLING', 'CREATE')} />
      </div>
    );
  return (
    <InvoiceBoundary key={`${invoiceId}.${attempt}`} onRetry={again} fallback={<Loading />}>
      <Loaded key={invoiceId} id={invoiceId} attempt={attempt} />
    </InvoiceBoundary>
  );
}

class InvoiceBoundary extends Boundary<{ onRetry: () => void }> {
  protected override failed(error: unknown) {
    return refusalOf(error).code === 'NOT_FOUND' ? (
      <NotThere />
    ) : (
      <ErrorView inside error={error} onRetry={this.props.onRetry} />
    );
  }
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('invoice');
  const { fetchInvoice } = useRouteQuery<InvoicePageQuery>(
    graphql`
      query InvoicePageQuery($id: ID!) @preloadable {
        fetchInvoice(id: $id) {
          olderId
          newerId
          invoice {
            id
            number
            pdfUrl
            receiptUrl
            ...InvoiceState_invoice
            ...InvoiceSheet_invoice
          }
        }
      }
    `,
    { id },
    attempt,
  );
  const { invoice, olderId, newerId } = fetchInvoice;
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <PageHeading size="h2">{invoice.number}</PageHeading>
        <InvoiceState invoice={invoice} />
        <div className={styles['actions']}>
          <Beside id={olderId} label={t('older')} icon={<IconChevronLeft size={18} />} />
          <Beside id={newerId} label={t('newer')} icon={<IconChevronRight size={18} />} />
          {invoice.receiptUrl ? (
            <DownloadPdf address={invoice.receiptUrl} name={`${invoice.number}-receipt`}>
              {t('receipt')}
            </DownloadPdf>
          ) : null}
          {invoice.pdfUrl ? (
            <DownloadPdf address={invoice.pdfUrl} name={invoice.number} primary>
              {t('download')}
            </DownloadPdf>
          ) : null}
          <ActionIcon component={Link} to={BILLING} variant="subtle" color="gray" size="lg" aria-label={t('close')}>
            <IconX size={18} />
          </ActionIcon>
        </div>
      </header>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}

/** The next invoice in a direction; at the end of the list nothing stands there. */
function Beside({ id, label, icon }: { id: string | null | undefined; label: string; icon: ReactNode }) {
  if (!id) return null;
  return (
    <ActionIcon
      renderRoot={(props) => <Link {...props} to={INVOICE} params={{ invoiceId: id }} />}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
    >
      {icon}
    </ActionIcon>
  );
}

function Loading() {
  const { t } = useTranslation('invoice');
  return (
    <Delayed>
      <output className={styles['page']} aria-label={t('loading')}>
        <div className={styles['paper']}>
          <Skeleton height={32} width="30%" />
          <Skeleton height={56} my={36} />
          <Skeleton height={240} />
        </div>
      </output>
    </Delayed>
  );
}

function NotThere() {
  const { t } = useTranslation('invoice');
  return (
    <div className={styles['missing']}>
      <PageHeading>{t('missingTitle')}</PageHeading>
      <EmptyState
        icon={<IconFileInvoice size={22} stroke={1.5} />}
        action={
          <Button component={Link} to={BILLING} variant="default">
            {t('close')}
          </Button>
        }
      >
        {t('missing')}
      </EmptyState>
    </div>
  );
}
