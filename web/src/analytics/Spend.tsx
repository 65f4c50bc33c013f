import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Spend_summary$key } from '../__generated__/Spend_summary.graphql.ts';
import { formatLocale } from '../app/i18n/formatLocale.ts';
import { useDuration } from '../calls/useDuration.ts';
import { Card } from '../ui/Card.tsx';
import { formatMoney } from '../ui/money.ts';
import styles from './Analytics.module.css';
import { Changed } from './Changed.tsx';
import { changeOf } from './change.ts';

/** What calls cost in these days, by kind; for those who may see money, and of all numbers together. */
export function Spend({ summary: key }: { summary: Spend_summary$key }) {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  const { spend, previous } = useFragment(
    graphql`
      fragment Spend_summary on AnalyticsSummary {
        spend {
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
  if (!spend) return null;
  const { currency, total, kinds } = spend;
  const change = changeOf(total, previous.spend?.total);
  const count = new Intl.NumberFormat(formatLocale());
  const most = Math.max(...kinds.map(({ amount }) => amount));
  return (
    <Card title={t('spend.title')}>
      <div className={styles['plot']} data-testid="spend">
        {kinds.length === 0 ? (
          <p className={styles['sum']}>{t('spend.none')}</p>
        ) : (
          <>
            <p className={styles['sum']}>
              <b className="tabular">{formatMoney(total, currency)}</b> {change ? <Changed change={change} /> : null}
            </p>
            <ul className={styles['spend']}>
              {kinds.map(({ kind, amount, items, freeUnits }) => (
                <li key={kind} data-testid={`spend-${kind}`}>
                  <span>{t(`spend.kind.${kind}`)}</span>
                  <span className={styles['share']} aria-hidden>
                    <i style={{ width: `${most === 0 ? 0 : (amount / most) * 100}%` }} />
                  </span>
                  <span className="tabular">{formatMoney(amount, currency)}</span>
                  <small>
                    {t('spend.charges', { items: count.format(items) })}
                    {freeUnits > 0 ? ` · ${t('spend.allowance', { time: duration(freeUnits) })}` : null}
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
