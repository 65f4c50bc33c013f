import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NextBillingCard_subscription$key } from '../__generated__/NextBillingCard_subscription.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import styles from './Billing.module.css';
import { LineItems } from './LineItems.tsx';
import { TaxNote } from './TaxNote.tsx';

/** What the end of the paid cycle charges, line by line. Without anything to charge there is no card. */
export function NextBillingCard({ subscription }: { subscription: NextBillingCard_subscription$key }) {
  const { t } = useTranslation('billing');
  const { nextBilling: next } = useFragment(
    graphql`
      fragment NextBillingCard_subscription on WorkspaceSubscription {
        nextBilling {
          date
          amount
          currency
          lineItems {
            ...LineItems_lines
          }
          tax {
            ...TaxNote_tax
          }
        }
      }
    `,
    subscription,
  );
  if (!next) return null;
  return (
    <Card
      title={t('next.title')}
      aside={<span className={styles['muted']}>{writtenDate(new Date(String(next.date)))}</span>}
    >
      <div className={styles['padded']}>
        <LineItems lines={next.lineItems} currency={next.currency} />
        <p className={styles['total']} data-testid="next-billing">
          <span>{t('next.total')}</span>
          <b className="tabular">{formatMoney(next.amount, next.currency)}</b>
        </p>
        <div className={styles['muted']}>
          <TaxNote tax={next.tax} currency={next.currency} />
        </div>
      </div>
    </Card>
  );
}
