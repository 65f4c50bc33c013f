import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoicePaid_invoice$key } from '../__generated__/InvoicePaid_invoice.graphql.ts';
import { formatMoney } from '../ui/money.ts';
import styles from './Invoice.module.css';
import { invoiceDay } from './invoiceDay.ts';

const INVOICE = '/settings/billing-and-payments/invoices/$invoiceId';

/** What was paid when and by which card, what is due, and what was given back. */
export function InvoicePaid({ invoice }: { invoice: InvoicePaid_invoice$key }) {
  const { t } = useTranslation('invoice');
  const data = useFragment(
    graphql`
      fragment InvoicePaid_invoice on Invoice {
        status
        writtenOff
        invoiceDate
        amountDue
        amountPaid
        currency
        payment {
          paidAt
          brand
          last4
        }
        credits {
          id
          number
        }
        creditNotes {
          id
          number
          amount
          invoiceDate
        }
      }
    `,
    invoice,
  );
  const { payment, credits, creditNotes, amountDue, amountPaid, currency } = data;
  const money = (amount: number) => formatMoney(amount, currency);
  const said = (): [string, string] => {
    if (amountDue < 0) return [t('noteTitle', { number: credits?.number ?? '' }), t('noteHint')];
    if (data.writtenOff) return [t('writtenOff'), t('writtenOffHint')];
    if (data.status !== 'PAID') return [t('due', { amount: money(amountDue - amountPaid) }), t('dueHint')];
    const date = invoiceDay(payment?.paidAt ?? data.invoiceDate);
    const last4 = payment?.last4;
    const brand = (payment?.brand ?? '').replace(/^./, (first) => first.toUpperCase());
    return [last4 ? t('paidByCard', { date, brand, last4 }) : t('paidOn', { date }), t('nothingDue')];
  };
  const [title, hint] = said();
  return (
    <div className={styles['paid']} data-testid="invoice-paid">
      <div>
        <b>{title}</b>
        <p>{hint}</p>
        {amountDue < 0 && credits ? (
          <Link className="link" to={INVOICE} params={{ invoiceId: credits.id }}>
            {credits.number}
          </Link>
        ) : null}
        {creditNotes.map(({ id, number, amount, invoiceDate }) => (
          <p key={id}>
            {`${t('takenBack', { amount: money(-amount), date: invoiceDay(invoiceDate) })} · `}
            <Link className="link" to={INVOICE} params={{ invoiceId: id }}>
              {number}
            </Link>
          </p>
        ))}
      </div>
      {data.status !== 'PAID' && !data.writtenOff ? (
        <Link className="link" to="/settings/billing-and-payments">
          {t('pay')}
        </Link>
      ) : (
        <b>{money(amountPaid)}</b>
      )}
    </div>
  );
}
