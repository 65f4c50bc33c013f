import { Checkbox, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../hours/Week.module.css';
import { weekdayName } from '../ui/dates.ts';
import { TimeField } from '../ui/TimeField.tsx';

/** One day of the week: 1 is Monday; wall times, an end before its start is on the next day. */
export interface Day {
  readonly weekday: number;
  readonly enabled: boolean;
  readonly start: string;
  readonly end: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with a week: a time that is none, a block without length, or no day at all. */
export function scheduleProblem(week: readonly Day[]): 'noDay' | 'badTime' | 'noLength' | undefined {
  const open = week.filter(({ enabled }) => enabled);
  if (open.length === 0) return 'noDay';
  if (open.some(({ start, end }) => !TIME.test(start) || !TIME.test(end))) return 'badTime';
  return open.some(({ start, end }) => start === end) ? 'noLength' : undefined;
}

/** Seven rows: the day, whether it counts, from when until when. */
export function WeekEditor({
  week,
  onChange,
  error,
}: {
  week: readonly Day[];
  onChange: (week: readonly Day[]) => void;
  error: ReactNode;
}) {
  const { t } = useTranslation('notifications');
  const change = (weekday: number, part: Partial<Day>) =>
    onChange(week.map((day) => (day.weekday === weekday ? { ...day, ...part } : day)));
  return (
    <div>
      <ul className={styles['week']}>
        {week.map(({ weekday, enabled, start, end }) => {
          const day = weekdayName(weekday);
          const overnight = enabled && TIME.test(start) && TIME.test(end) && end < start;
          return (
            <li key={weekday} data-testid={`day-${weekday}`}>
              <Checkbox
                size="sm"
                label={day}
                checked={enabled}
                onChange={(event) => change(weekday, { enabled: event.currentTarget.checked })}
              />
              {enabled ? (
                <span className={styles['hours']}>
                  <TimeField
                    size="sm"
                    value={start}
                    onChange={(time) => change(weekday, { start: time })}
                    aria-label={t('schedule.from', { day })}
                  />
                  <span aria-hidden>–</span>
                  <TimeField
                    size="sm"
                    value={end}
                    onChange={(time) => change(weekday, { end: time })}
                    aria-label={t('schedule.until', { day })}
                  />
                  {overnight ? <small>{t('schedule.nextDay')}</small> : null}
                </span>
              ) : (
                <span className={styles['off']}>{t('schedule.off')}</span>
              )}
            </li>
          );
        })}
      </ul>
      {error === undefined || error === null ? null : (
        <Input.Error role="alert" data-testid="schedule-error">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
