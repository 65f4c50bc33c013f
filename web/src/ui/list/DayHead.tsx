import { useTranslation } from 'react-i18next';
import { dayHint, dayName } from '../dates.ts';
import styles from './DayHead.module.css';

/** The heading of a day in a list by time: screen readers tell it with each of its rows. */
export function DayHead({ moment, now, columns }: { moment: Date; now: Date; columns: number }) {
  const { t } = useTranslation('common');
  return (
    <th scope="rowgroup" colSpan={columns} className={styles['head']} data-testid="history-day-head">
      {dayName(moment, now, { today: t('today'), yesterday: t('yesterday') })}
      <span>{dayHint(moment, now)}</span>
    </th>
  );
}
