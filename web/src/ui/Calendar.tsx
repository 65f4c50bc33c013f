import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import styles from './DayInput.module.css';
import { fullDay, monthName, weekdayName } from './dates.ts';
import { firstWeekday } from './firstWeekday.ts';

const control = styles['control'] ?? '';
const classes = {
  weekday: styles['weekday'] ?? '',
  calendarHeaderControl: control,
  calendarHeaderLevel: control,
  day: control,
  monthsListControl: control,
};

/** 1 is Monday, as our weekdays are counted. @param day YYYY-MM-DD */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** A month to choose a day from, with the keyboard too. All its words are the reader's own, by ui/dates.ts. */
export default function Calendar({
  value,
  today,
  max,
  takesFocus,
  onChoose,
}: {
  /** YYYY-MM-DD; empty: none. */
  value: string;
  today: string;
  max: string | undefined;
  /** Whether the day that is chosen, or today, is focused. */
  takesFocus: boolean;
  onChoose: (day: string) => void;
}) {
  const { t } = useTranslation('ui');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
  }, [takesFocus]);
  return (
    <DatePicker
      ref={root}
      __stopPropagation
      size="sm"
      maxLevel="year"
      value={value === '' ? null : value}
      defaultDate={value === '' ? today : value}
      {...(max === undefined ? {} : { maxDate: max })}
      onChange={(day) => day !== null && onChoose(day)}
      allowDeselect={false}
      highlightToday
      weekendDays={[]}
      classNames={classes}
      firstDayOfWeek={firstWeekday(formatLocale())}
      weekdayFormat={(day) => weekdayName(weekdayOf(day), 'short')}
      monthLabelFormat={(day) => monthName(day)}
      monthsListFormat={(day) => monthName(day, 'short', false)}
      getDayAriaLabel={(day) => fullDay(day)}
      ariaLabels={{
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        previousYear: t('date.previousYear'),
        nextYear: t('date.nextYear'),
      }}
      data-testid="calendar"
    />
  );
}
