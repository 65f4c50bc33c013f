import { ActionIcon, Button, Input, VisuallyHidden } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '../ui/dates.ts';
import { Blocks } from './Blocks.tsx';
import styles from './Week.module.css';
import { type Block, copiedToAll, MOST_BLOCKS, nextBlock, sameBlocks, type WorkingDay } from './workingHours.ts';

/** Seven rows: the day, and its blocks, each from when until when; and how one day's hours become those of all. */
export function HoursEditor({
  days,
  onChange,
  error,
}: {
  days: readonly WorkingDay[];
  onChange: (days: readonly WorkingDay[]) => void;
  error: ReactNode;
}) {
  const { t } = useTranslation('notifications');
  const [touched, setTouched] = useState<number>();
  const change = (weekday: number, blocks: readonly Block[]) => {
    setTouched(weekday);
    onChange(days.map((day) => (day.weekday === weekday ? { ...day, blocks } : day)));
  };
  // The day that was changed last, as long as it has hours, or else the first that has some.
  const open = days.filter(({ blocks }) => blocks.length > 0);
  const model = open.find(({ weekday }) => weekday === touched) ?? open[0];
  const allAlike = model === undefined || days.every(({ blocks }) => sameBlocks(blocks, model.blocks));
  return (
    <div>
      <ul className={styles['week']}>
        {days.map(({ weekday, blocks }) => {
          const day = weekdayName(weekday);
          return (
            <li key={weekday} data-testid={`hours-${weekday}`}>
              <span className={styles['day']}>
                <span aria-hidden>{weekdayName(weekday, 'short')}</span>
                <VisuallyHidden>{day}</VisuallyHidden>
              </span>
              <span className={styles['blocks']}>
                {blocks.length === 0 ? <span className={styles['off']}>{t('hours.off')}</span> : null}
                <Blocks day={day} blocks={blocks} onChange={(next) => change(weekday, next)} />
              </span>
              {blocks.length < MOST_BLOCKS ? (
                <ActionIcon
                  size={28}
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
      {allAlike ? null : (
        <Button
          size="xs"
          variant="subtle"
          mt={4}
          leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange(copiedToAll(days, model))}
          data-testid="hours-copy"
        >
          {t('hours.copy', { day: weekdayName(model.weekday) })}
        </Button>
      )}
      {error === undefined || error === null ? null : (
        <Input.Error role="alert" data-testid="hours-error">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
