import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../people/useMe.ts';
import styles from '../../ui/Banner.module.css';
import { formatMoney } from '../../ui/money.ts';
import { creditState } from './creditState.ts';
import { useCredit } from './useCredit.ts';

/** Says on every page that credit runs out, or has, to those who see the figures (defaults 5.4). */
export function LowCreditBanner() {
  const { t } = useTranslation('shell');
  const me = useMe();
  const { balance, currency } = useCredit().getCreditBalance;
  const state = creditState(balance);
  if (state === undefined) return null;
  const words = t(`lowCredit.${state}`, { amount: formatMoney(balance ?? 0, currency ?? 'USD') });
  const buys = me.whyNot('BILLING', 'CREATE') === undefined;
  return (
    <output className={styles['live']}>
      <div className={styles['banner']} data-testid="low-credit-banner">
        <IconAlertTriangle size={16} aria-hidden />
        <span>{buys ? words : `${words} ${t('unpaid.ask', { owner: me.ownerName })}`}</span>
        {buys ? (
          <Link to="/settings/billing-and-payments" className={styles['now']}>
            {t('lowCredit.buy')}
          </Link>
        ) : null}
      </div>
    </output>
  );
}
