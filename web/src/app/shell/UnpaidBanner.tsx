import { IconCreditCardOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnpaidBanner_subscription$key } from '../../__generated__/UnpaidBanner_subscription.graphql.ts';
import { useMe } from '../../people/useMe.ts';
import styles from '../../ui/Banner.module.css';
import { writtenDate } from '../../ui/dates.ts';
import { unpaidState } from './unpaidState.ts';

/** Empty where there is no such moment in this state. */
const day = (moment: unknown) => (typeof moment === 'string' ? writtenDate(new Date(moment)) : '');

/**
 * Says what becomes of a plan that nobody paid, and when, on every page. Who may buy sees it from the first failed charge; everybody
 * once it stops their calls. It names no price.
 */
export function UnpaidBanner({ subscription }: { subscription: UnpaidBanner_subscription$key }) {
  const { t } = useTranslation('shell');
  const me = useMe();
  const row = useFragment(
    graphql`
      fragment UnpaidBanner_subscription on WorkspaceSubscription {
        status
        isPaymentFailing
        suspendsAt
        endsAt
        numbersEndAt
      }
    `,
    subscription,
  );
  const buys = me.whyNot('BILLING', 'CREATE') === undefined;
  const state = unpaidState(row, buys);
  if (state === undefined) return null;
  const dates = { suspends: day(row.suspendsAt), ends: day(row.endsAt), numbers: day(row.numbersEndAt) };
  const words = t(`unpaid.${state}`, dates);
  return (
    <output className={styles['live']}>
      <div className={styles['banner']} data-testid="unpaid-banner">
        <IconCreditCardOff size={16} aria-hidden />
        <span>{buys ? words : `${words} ${t('unpaid.ask', { owner: me.ownerName })}`}</span>
        {buys ? (
          <Link to="/settings/billing-and-payments" className={styles['now']}>
            {t('unpaid.open')}
          </Link>
        ) : null}
      </div>
    </output>
  );
}
