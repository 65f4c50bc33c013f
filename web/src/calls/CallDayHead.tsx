import { useTranslation } from 'react-i18next';
import { dayHint, dayName } from '../ui/dates.ts';
import styles from './CallHistoryPage.module.css';

/** The heading of a day's calls: screen readers tell it with each of its rows. */
export function CallDayHead({ moment, now, columns }: { moment: Date; now: Date; columns: number }) {
  const { t } = useTranslation('common');
  return (
    <th scope="rowgroup" colSpan={columns} className={styles['dayHead']} data-testid="history-day-head">
      {dayName(moment, now, { today: t('today'), yesterday: t('yesterday') })}
      <span>{dayHint(moment, now)}</span>
    </th>
  );
}
