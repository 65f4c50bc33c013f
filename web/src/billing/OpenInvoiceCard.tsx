import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OpenInvoiceCard_subscription$key } from '../__generated__/OpenInvoiceCard_subscription.graphql.ts';
import type { Me } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { Pane } from '../ui/Pane.tsx';
import styles from './Billing.module.css';
import { LineItems } from './LineItems.tsx';
import { PayOpenInvoice } from './PayOpenInvoice.tsx';

/** A renewal that waits for its money: what happens when, and the way to pay it. */
export function OpenInvoiceCard({
  subscription,
  me,
  renewed,
  onPaid,
}: {
  subscription: OpenInvoiceCard_subscription$key;
  me: Me;
  renewed: number | string;
  onPaid: () => void;
}) {
  const { t } = useTranslation('billing');
  const { status, openInvoice: open } = useFragment(
    graphql`
      fragment OpenInvoiceCard_subscription on WorkspaceSubscription {
        status
        openInvoice {
          nextAttemptAt
          suspendsAt
          endsAt
          invoice {
            id
            number
            amountDue
            currency
            lineItems {
              ...LineItems_lines
            }
          }
        }
      }
    `,
    subscription,
  );
  if (!open) return null;
  const { invoice } = open;
  const amount = formatMoney(invoice.amountDue, invoice.currency);
  const day = (moment: unknown) => writtenDate(new Date(String(moment)));
  return (
    <Card title={t('open.title')}>
      <div className={styles['padded']} data-testid="open-invoice">
        <p role="status">
          {status === 'SUSPENDED'
            ? t('open.suspended', { ends: day(open.endsAt) })
            : t('open.waits', { suspends: day(open.suspendsAt), ends: day(open.endsAt) })}
          {open.nextAttemptAt ? ` ${t('open.again', { date: day(open.nextAttemptAt) })}` : ''}
        </p>
        <LineItems lines={invoice.lineItems} currency={invoice.currency} />
        <Pane>
          <PayOpenInvoice invoice={invoice.id} amount={amount} me={me} renewed={renewed} onPaid={onPaid} />
        </Pane>
      </div>
    </Card>
  );
}
