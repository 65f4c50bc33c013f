import { useTranslation } from 'react-i18next';
import styles from './Spending.module.css';

export interface Month {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly amounts: Readonly<Record<string, number>>;
}

/**
 * Months as bars of their parts. Each bar says its own figures, so that a screen reader reads what the eye sees; the table below has the
 * same ones. What was taken off or given back shortens no bar: it is told, and stands in the table.
 */
export function SpendingPlot({
  months,
  parts,
  names,
  money,
}: {
  months: readonly Month[];
  /** From below. */
  parts: readonly string[];
  names: Readonly<Record<string, string>>;
  money: (amount: number) => string;
}) {
  const { t } = useTranslation('spending');
  const shown = parts.filter((part) => months.some(({ amounts }) => (amounts[part] ?? 0) > 0));
  const heightOf = ({ amounts }: Month) => shown.reduce((sum, part) => sum + Math.max(0, amounts[part] ?? 0), 0);
  const most = Math.max(0.01, ...months.map(heightOf));
  const says = ({ name, amounts }: Month) =>
    [
      t('bar', { month: name, amount: money(amounts['total'] ?? 0) }),
      ...parts
        .filter((part) => (amounts[part] ?? 0) !== 0)
        .map((part) => t('barPart', { part: names[part] ?? part, amount: money(amounts[part] ?? 0) })),
    ].join(' ');
  return (
    <div className={styles['plot']}>
      <ul className={styles['legend']} aria-hidden>
        {shown.map((part) => (
          <li key={part} data-part={parts.indexOf(part)}>
            {names[part]}
          </li>
        ))}
      </ul>
      <ol className={styles['bars']} aria-label={t('overview')} data-most={money(most)} data-testid="spending-plot">
        {months.map((month) => (
          <li key={month.key}>
            <div role="img" aria-label={says(month)} title={says(month)} className={styles['bar']}>
              {shown
                .filter((part) => (month.amounts[part] ?? 0) > 0)
                .toReversed()
                .map((part) => (
                  <i
                    key={part}
                    data-part={parts.indexOf(part)}
                    style={{ height: `${((month.amounts[part] ?? 0) / most) * 100}%` }}
                  />
                ))}
            </div>
            <span aria-hidden>{month.short}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
