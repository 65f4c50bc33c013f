import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LineItems_lines$key } from '../__generated__/LineItems_lines.graphql.ts';
import { formatMoney } from '../ui/money.ts';
import styles from './Billing.module.css';
import { lineTitle } from './lineTitles.ts';

/** A factor of one is a whole cycle. */
const WHOLE = 1;

/** Lines of an invoice or an offer, each with the arithmetic behind its amount. */
export function LineItems({ lines, currency }: { lines: LineItems_lines$key; currency: string }) {
  const { t } = useTranslation('billing');
  const items = useFragment(
    graphql`
      fragment LineItems_lines on LineItem @relay(plural: true) {
        kind
        name
        displayName
        quantity
        unitPrice
        amount
        proRateFactor
      }
    `,
    lines,
  );
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <ul className={styles['lines']}>
      {items.map((line) => (
        <li key={`${line.kind} ${line.name} ${line.amount}`} data-testid="line-item">
          <span className={styles['what']}>
            <b>{lineTitle(t, line)}</b>
            {line.kind === 'PLAN' || line.kind === 'USER' ? (
              <small className="tabular">
                {`${line.quantity} × ${money(line.unitPrice)}`}
                {line.proRateFactor === WHOLE ? '' : ` × ${line.proRateFactor.toFixed(6)}`}
              </small>
            ) : null}
          </span>
          <span className="tabular" data-gain={line.amount < 0 || undefined}>
            {money(line.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
