import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceSheet_invoice$data,
  InvoiceSheet_invoice$key,
} from '../__generated__/InvoiceSheet_invoice.graphql.ts';
import { LogoMark } from '../ui/Logo.tsx';
import { formatMoney } from '../ui/money.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Invoice.module.css';
import { invoiceDay } from './invoiceDay.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePaid } from './InvoicePaid.tsx';

type Party = InvoiceSheet_invoice$data['billTo'];

/** The invoice as a sheet of paper: the same in both themes, as its PDF is. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceSheet_invoice$key }) {
  const { t } = useTranslation('invoice');
  const data = useFragment(
    graphql`
      fragment InvoiceSheet_invoice on Invoice {
        number
        invoiceDate
        cycleStart
        cycleEnd
        amountDue
        currency
        issuer {
          name
          lines
          email
          taxId
        }
        billTo {
          name
          lines
          email
          taxId
        }
        ...InvoiceLines_invoice
        ...InvoicePaid_invoice
      }
    `,
    invoice,
  );
  const { cycleStart, cycleEnd, issuer, billTo } = data;
  const facts: [string, string][] = [
    [t('number'), data.number],
    [t('date'), invoiceDay(data.invoiceDate)],
    ...(cycleStart && cycleEnd
      ? ([[t('period'), `${invoiceDay(cycleStart)} – ${invoiceDay(cycleEnd)}`]] satisfies [string, string][])
      : []),
    [t('amount'), formatMoney(data.amountDue, data.currency)],
  ];
  return (
    <article className={styles['paper']} data-testid="invoice-sheet" aria-label={data.number}>
      <div className={styles['top']}>
        <span className={styles['issuer']}>
          <LogoMark size={32} />
          <Words>{issuer.name}</Words>
        </span>
        <h2>{t(data.amountDue < 0 ? 'creditNote' : 'invoice')}</h2>
      </div>
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['parties']}>
        <PartyBlock title={t('billedBy')} party={issuer} />
        <PartyBlock title={t('billTo')} party={billTo} />
      </div>
      <InvoiceLines invoice={data} />
      <InvoicePaid invoice={data} />
      {issuer.email ? <p className={styles['foot']}>{t('questions', { email: issuer.email })}</p> : null}
    </article>
  );
}

function PartyBlock({ title, party: { name, lines, email, taxId } }: { title: string; party: Party }) {
  const { t } = useTranslation('invoice');
  return (
    <section>
      <h3>{title}</h3>
      {name === '' ? null : (
        <b>
          <Words>{name}</Words>
        </b>
      )}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an address may say the same twice, and never changes here
        <p key={index}>
          <Words>{line}</Words>
        </p>
      ))}
      {email ? <p>{email}</p> : null}
      {taxId ? <p>{t('taxId', { id: taxId })}</p> : null}
    </section>
  );
}
