import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.tsx';
import { countryName } from '../../ui/countryName.ts';
import { formatMoney } from '../../ui/money.ts';
import { monthlyCosts, type NumberRow } from './numberRows.ts';
import styles from './NumberTable.module.css';

/** How many numbers the plan holds, and what they cost each month. */
export function NumberCosts({
  rows,
  plan,
}: {
  rows: readonly NumberRow[];
  plan: { readonly name: string; readonly included: number; readonly most: number | null | undefined } | undefined;
}) {
  const { t, i18n } = useTranslation('buyNumber');
  const { kinds, price } = monthlyCosts(rows);
  const own = rows.filter(({ isTestNumber }) => !isTestNumber).length;
  if (own === 0) return null;
  const most = plan?.most ?? undefined;
  return (
    <div className={styles['sums']} data-testid="number-costs">
      {plan === undefined ? null : (
        <Card
          title={t('list.plan')}
          aside={
            <span className="tabular">
              {most === undefined ? t('found', { count: own }) : t('list.of', { count: own, most })}
            </span>
          }
        >
          <div className={styles['plan']}>
            {most === undefined || most <= 0 ? null : (
              <Progress value={Math.min(100, (own / most) * 100)} aria-label={t('list.of', { count: own, most })} />
            )}
            <p>{t('list.includes', { plan: plan.name, count: plan.included })}</p>
          </div>
        </Card>
      )}
      {kinds.length === 0 ? null : (
        <Card title={t('list.eachMonth')}>
          <dl className={styles['costs']}>
            {kinds.map((kind) => (
              <div key={`${kind.country} ${kind.type}`}>
                <dt>
                  {t(`list.kind.${kind.type as 'LOCAL'}`, {
                    count: kind.count,
                    country: countryName(kind.country, i18n.language),
                  })}
                </dt>
                <dd>{formatMoney(kind.price, 'USD')}</dd>
              </div>
            ))}
            <div className={styles['total']}>
              <dt>{t('list.together')}</dt>
              <dd>{formatMoney(price, 'USD')}</dd>
            </div>
          </dl>
        </Card>
      )}
    </div>
  );
}
