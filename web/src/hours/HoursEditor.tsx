import { ActionIcon, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Blocks } from './Blocks.tsx';
import styles from './Week.module.css';
import { weekdayName } from './weekdayName.ts';
import { type Block, MOST_BLOCKS, nextBlock, type WorkingDay } from './workingHours.ts';

/** Seven rows: the day, and its blocks, each from when until when. */
export function HoursEditor({
  days,
  onChange,
  error,
}: {
  days: readonly WorkingDay[];
  onChange: (days: readonly WorkingDay[]) => void;
  error: ReactNode;
}) {
  const { t, i18n } = useTranslation('notifications');
  const change = (weekday: number, blocks: readonly Block[]) =>
    onChange(days.map((day) => (day.weekday === weekday ? { ...day, blocks } : day)));
  return (
    <div>
      <ul className={styles['week']}>
        {days.map(({ weekday, blocks }) => {
          const day = weekdayName(weekday, i18n.language);
          return (
            <li key={weekday} data-testid={`hours-${weekday}`}>
              <span>{day}</span>
              <span className={styles['blocks']}>
                {blocks.length === 0 ? <span className={styles['off']}>{t('hours.off')}</span> : null}
                <Blocks day={day} blocks={blocks} onChange={(next) => change(weekday, next)} />
              </span>
              {blocks.length < MOST_BLOCKS ? (
                <ActionIcon
                  aria-label={t('hours.add', { day })}
                  onClick={() => change(weekday, [...blocks, nextBlock(blocks)])}
                >
                  <IconPlus size={16} stroke={1.75} />
                </ActionIcon>
              ) : (
                <span />
              )}
            </li>
          );
        })}
      </ul>
      {error === undefined || error === null ? null : (
        <Input.Error role="alert" data-testid="hours-error">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
