import { Popover, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconMessage2, IconWallet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/money.ts';
import styles from './CreditChip.module.css';
import { isBuilt } from '../../base/toCome.ts';
import { useCredit } from './useCredit.ts';

/** Amber under this many units of the currency, red at nothing (ux §2). */
const LOW = 10;

/** What is left: credit, and of the test number its minutes and texts. */
export function CreditChip() {
  const { t } = useTranslation('shell');
  const { getCreditBalance: data, fetchWorkspacePhoneNumbers: numbers } = useCredit();
  const { balance, testMinutesLeft: minutes, testSmsLeft: texts } = data;
  if (balance == null || minutes == null || texts == null) return null;
  const amount = formatMoney(balance, data.currency ?? 'USD');
  const test = numbers.data.some(({ isTestNumber }) => isTestNumber)
    ? {
        minutes: t('top.testMinutes', { count: minutes }),
        texts: t('top.testTexts', { count: texts }),
      }
    : undefined;
  // Who pays with the test allowance alone sees that, not a sum of nothing.
  const shown = test !== undefined && balance === 0 ? undefined : amount;
  // A fresh workspace pays with its test allowance: no credit is then no warning.
  const level = test !== undefined && balance === 0 ? 'fine' : balance <= 0 ? 'empty' : balance < LOW ? 'low' : 'fine';
  const label = level === 'empty' ? 'top.creditEmpty' : level === 'low' ? 'top.creditLow' : 'top.credit';
  const spoken = [
    t(label, { amount }),
    test === undefined ? undefined : `${t('top.creditTest')}: ${t('top.creditTestLeft', test)}`,
  ];
  return (
    <Popover position="bottom-end" width={260} radius="lg" shadow="md">
      <Popover.Target>
        <UnstyledButton className={styles['chip']} data-level={level}>
          {level === 'fine' ? <IconWallet size={16} stroke={1.75} /> : <IconAlertTriangle size={16} stroke={1.75} />}
          {shown === undefined ? null : (
            <span className="tabular" aria-hidden>
              {shown}
            </span>
          )}
          {test === undefined ? null : (
            <span className={styles['test']} aria-hidden>
              <IconClock size={14} />
              {test.minutes}
              <span className={styles['texts']}>
                <IconMessage2 size={14} />
                {test.texts}
              </span>
            </span>
          )}
          <span className="visually-hidden">{spoken.filter(Boolean).join('. ')}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={styles['list']}>
          <div>
            <dt>{t('top.creditTitle')}</dt>
            <dd className="tabular">{amount}</dd>
          </div>
          {test === undefined ? null : (
            <div>
              <dt>{t('top.creditTest')}</dt>
              <dd>{t('top.creditTestLeft', test)}</dd>
            </div>
          )}
        </dl>
        {isBuilt('/settings/billing-and-payments') ? (
          <Link to="/settings/billing-and-payments" className="link">
            {t('top.creditBilling')}
          </Link>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
