import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceLines_invoice$data,
  InvoiceLines_invoice$key,
} from '../__generated__/InvoiceLines_invoice.graphql.ts';
import { formatMoney } from '../ui/money.ts';
import styles from './Invoice.module.css';
import { lineTitle } from './lineTitles.ts';
import { TaxNote } from './TaxNote.tsx';

type Line = InvoiceLines_invoice$data['lineItems'][number];

/** A factor of one is a whole cycle. */
const WHOLE = 1;
/** What stands below the table, between subtotal and total. */
const BELOW: ReadonlySet<string> = new Set(['COUPON', 'TAX']);

/** The lines with the arithmetic behind each, then what is taken off and added to their sum. */
export function InvoiceLines({ invoice }: { invoice: InvoiceLines_invoice$key }) {
  const { t } = useTranslation('invoice');
  const { t: b } = useTranslation('billing');
  const { lineItems, amountDue, currency, tax } = useFragment(
    graphql`
      fragment InvoiceLines_invoice on Invoice {
        amountDue
        currency
        lineItems {
          kind
          name
          displayName
          quantity
          unitPrice
          amount
          proRateFactor
        }
        tax {
          ...TaxNote_tax
        }
      }
    `,
    invoice,
  );
  const money = (amount: number) => formatMoney(amount, currency);
  const rows = lineItems.filter(({ kind }) => !BELOW.has(kind));
  const below = lineItems.filter(({ kind }) => BELOW.has(kind));
  // In cents: a sum of fractions would be off by one now and then.
  const subtotal = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const share = ({ quantity, unitPrice, proRateFactor }: Line) =>
    t('share', { quantity, price: money(unitPrice), factor: proRateFactor.toFixed(6) });
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('description')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('unitPrice')}</th>
            <th scope="col">{t('lineAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={`${line.kind} ${line.name} ${line.amount}`} data-testid="line-item">
              <th scope="row">
                <b>{lineTitle(b, line)}</b>
                {line.proRateFactor === WHOLE ? null : <small>{share(line)}</small>}
              </th>
              <td>{line.quantity}</td>
              <td>{money(line.unitPrice)}</td>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        {below.map((line) => (
          <div key={`${line.kind} ${line.name}`}>
            <dt>{lineTitle(b, line)}</dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{money(amountDue)}</dd>
        </div>
      </dl>
      <div className={styles['taxNote']}>
        <TaxNote tax={tax} currency={currency} />
      </div>
    </>
  );
}
