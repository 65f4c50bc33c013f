import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PlanCard_subscription$key } from '../__generated__/PlanCard_subscription.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Billing.module.css';

const TONES: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  PAST_DUE: 'warning',
  SUSPENDED: 'danger',
  CANCELLED: 'warning',
  EXPIRED: 'danger',
};
const STATES = ['TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const;

/** The plan, its seats, and when what it includes starts again. */
export function PlanCard({ subscription }: { subscription: PlanCard_subscription$key }) {
  const { t } = useTranslation('billing');
  const {
    subscriptionPlan: plan,
    status,
    userSlots,
    nextFreeMonthlyCallMinutesResetDate: reset,
  } = useFragment(
    graphql`
      fragment PlanCard_subscription on WorkspaceSubscription {
        status
        userSlots
        nextFreeMonthlyCallMinutesResetDate
        subscriptionPlan {
          displayName
          price
          currency
          period
        }
      }
    `,
    subscription,
  );
  const state = STATES.find((known) => known === status);
  return (
    <Card
      title={t('plan.title')}
      aside={state ? <StatusChip tone={TONES[state] ?? 'neutral'}>{t(`plan.status.${state}`)}</StatusChip> : undefined}
    >
      <div className={styles['plan']}>
        <Words as="p" className={styles['planName']}>
          {plan.displayName}
        </Words>
        <p>{t(`plan.price.${plan.period}`, { price: formatMoney(plan.price, plan.currency) })}</p>
        <p className={styles['muted']}>
          {t('plan.seats', { count: userSlots })}
          {reset ? ` ${t('plan.reset', { date: writtenDate(new Date(String(reset))) })}` : ''}
        </p>
      </div>
    </Card>
  );
}
