import { useTranslation } from 'react-i18next';
import { Words } from '../ui/Words.tsx';
import styles from './Spending.module.css';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly amounts: Readonly<Record<string, number>>;
}

/** Rows of months, numbers, people or teams with what each spent on what; the sums stand below. */
export function SpendingTable({
  caption,
  head,
  rows,
  columns,
  names,
  money,
}: {
  caption: string;
  head: string;
  rows: readonly Row[];
  columns: readonly string[];
  names: Readonly<Record<string, string>>;
  money: (amount: number) => string;
}) {
  const { t } = useTranslation('spending');
  if (rows.length === 0) return <p className={styles['none']}>{t('nobody')}</p>;
  // In micros: a sum of fractions would be off now and then.
  const sum = (column: string) =>
    rows.reduce((all, { amounts }) => all + Math.round((amounts[column] ?? 0) * 1_000_000), 0) / 1_000_000;
  const all = [...columns, 'total'];
  const cell = (amount: number) => (amount === 0 ? <span className={styles['zero']}>–</span> : money(amount));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard has to reach it
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles['table']} data-testid="spending-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {all.map((column) => (
              <th key={column} scope="col">
                {column === 'total' ? t('total') : names[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, amounts }) => (
            <tr key={key} data-testid="spending-row">
              <th scope="row">
                <Words>{name}</Words>
              </th>
              {all.map((column) => (
                <td key={column} className="tabular" data-total={column === 'total' || undefined}>
                  {cell(amounts[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              {all.map((column) => (
                <td key={column} className="tabular" data-total={column === 'total' || undefined}>
                  {cell(sum(column))}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
