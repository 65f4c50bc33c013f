import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DisputesCardQuery } from '../__generated__/DisputesCardQuery.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './Billing.module.css';

const TONES = { OPEN: 'warning', WON: 'success', LOST: 'danger' } as const;
const day = (moment: unknown) => writtenDate(new Date(String(moment)));

/**
 * Payments that are questioned at the bank, and what that does; nothing where there are none. To be used in a Pane, by those who may
 * buy.
 */
export function DisputesCard({ renewed }: { renewed: number | string }) {
  const { t } = useTranslation('billing');
  const paneKey = usePaneKey();
  const { fetchPaymentDisputes: disputes } = useLazyLoadQuery<DisputesCardQuery>(
    graphql`
      query DisputesCardQuery {
        fetchPaymentDisputes {
          id
          status
          amount
          currency
          paymentPurpose
          invoiceNumber
          openedAt
          closedAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  if (disputes.length === 0) return null;
  return (
    <Card title={t('disputes.title')}>
      <ul className={styles['ledger']}>
        {disputes.map(({ id, status, amount, currency, paymentPurpose, invoiceNumber, openedAt, closedAt }) => {
          const state = status;
          const isCredit = paymentPurpose === 'CREDIT';
          const isPlan = paymentPurpose === 'SUBSCRIPTION' || paymentPurpose === 'SEAT';
          const what = isCredit ? 'CREDIT' : isPlan ? 'PLAN' : 'OTHER';
          return (
            <li key={id} className={styles['entry']} data-testid="dispute">
              <div className={styles['head']}>
                <span className={styles['what']}>
                  <b>
                    {formatMoney(amount, currency)}
                    {invoiceNumber ? ` · ${invoiceNumber}` : ''}
                  </b>
                  <small>
                    {closedAt
                      ? t('disputes.closed', { date: day(closedAt) })
                      : t('disputes.opened', { date: day(openedAt) })}
                  </small>
                  <small>{t(`disputes.does.${state}.${what}`)}</small>
                </span>
                <StatusChip tone={TONES[state]}>{t(`disputes.status.${state}`)}</StatusChip>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
