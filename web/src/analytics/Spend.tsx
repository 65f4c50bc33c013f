import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Spend_summary$key } from '../__generated__/Spend_summary.graphql.ts';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { formatSmallMoney } from '../calls/formatSmallMoney.ts';
import { useDuration } from '../calls/useDuration.ts';
import { Card } from '../ui/Card.tsx';
import { formatMoney } from '../ui/money.ts';
import styles from './Analytics.module.css';
import { Changed } from './Changed.tsx';
import { changeOf } from './change.ts';

/**
 * What calls cost in these days, by kind; for those who may see money, and of all numbers together. It comes from another service
 * than the other figures: where that cannot be asked, the card says so, and they stand.
 */
export function Spend({ summary: key, onRetry }: { summary: Spend_summary$key; onRetry: () => void }) {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  const { spend, previous } = useFragment(
    graphql`
      fragment Spend_summary on AnalyticsSummary {
        spend @catch(to: RESULT) {
          currency
          total
          kinds {
            kind
            amount
            items
            freeUnits
          }
        }
        previous {
          spend {
            total
          }
        }
      }
    `,
    key,
  );
  if (!spend.ok) return <NotRead onRetry={onRetry} />;
  if (!spend.value) return null;
  const { currency, total, kinds } = spend.value;
  const change = changeOf(total, previous.spend?.total);
  const count = new Intl.NumberFormat(formatLocale());
  // A minute costs tenths of a cent: below a dollar they are told.
  const money = (amount: number) =>
    amount > 0 && amount < 1 ? formatSmallMoney(amount) : formatMoney(amount, currency);
  const most = Math.max(...kinds.map(({ amount }) => amount));
  return (
    <Card title={t('spend.title')}>
      <div className={styles['plot']} data-testid="spend">
        {kinds.length === 0 ? (
          <p className={styles['sum']}>{t('spend.none')}</p>
        ) : (
          <>
            <p className={styles['sum']}>
              <b className="tabular">{money(total)}</b> {change ? <Changed change={change} /> : null}
            </p>
            <ul className={styles['spend']}>
              {kinds.map(({ kind, amount, items, freeUnits }) => (
                <li key={kind} data-testid={`spend-${kind}`}>
                  <span>{t(`spend.kind.${kind}`)}</span>
                  <span className={styles['share']} aria-hidden>
                    <i style={{ width: `${most === 0 ? 0 : (amount / most) * 100}%` }} />
                  </span>
                  <span className="tabular">{money(amount)}</span>
                  <small>
                    {t('spend.charges', { items: count.format(items) })}
                    {freeUnits > 0
                      ? ` · ${kind === 'MESSAGE' ? t('spend.allowanceSegments', { units: count.format(freeUnits) }) : t('spend.allowance', { time: duration(freeUnits) })}`
                      : null}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['analytics', 'common']);
  return (
    <Card title={t('spend.title')}>
      <div className={styles['plot']} role="alert" data-testid="spend-failed">
        <p className={styles['sum']}>{t('spend.failed')}</p>
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      </div>
    </Card>
  );
}
