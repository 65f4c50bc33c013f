import { ActionIcon, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Week.module.css';
import { weekdayName } from './weekdayName.ts';
import { type Block, MOST_BLOCKS, nextBlock, overnight, type WorkingDay } from './workingHours.ts';

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
          const put = (at: number, part: Partial<Block>) =>
            change(
              weekday,
              blocks.map((block, index) => (index === at ? { ...block, ...part } : block)),
            );
          return (
            <li key={weekday} data-testid={`hours-${weekday}`}>
              <span>{day}</span>
              <span className={styles['blocks']}>
                {blocks.length === 0 ? <span className={styles['off']}>{t('hours.off')}</span> : null}
                {blocks.map((block, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a block has no name but its place
                  <span key={index} className={styles['hours']}>
                    <TextInput
                      type="time"
                      size="sm"
                      value={block.start}
                      onChange={(event) => put(index, { start: event.currentTarget.value })}
                      aria-label={t('schedule.from', { day })}
                    />
                    <span aria-hidden>–</span>
                    <TextInput
                      type="time"
                      size="sm"
                      value={block.end}
                      onChange={(event) => put(index, { end: event.currentTarget.value })}
                      aria-label={t('schedule.until', { day })}
                    />
                    {overnight(block) ? <small>{t('schedule.nextDay')}</small> : null}
                    <ActionIcon
                      aria-label={t('hours.remove', { from: block.start, until: block.end, day })}
                      onClick={() => change(weekday, blocks.toSpliced(index, 1))}
                    >
                      <IconX size={16} stroke={1.75} />
                    </ActionIcon>
                  </span>
                ))}
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
