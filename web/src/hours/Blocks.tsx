import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { wallTime } from '../ui/dates.ts';
import { TimeField } from '../ui/TimeField.tsx';
import styles from './Week.module.css';
import { type Block, overnight } from './workingHours.ts';

/** The blocks of one day, each from when until when, and to be taken away. */
export function Blocks({
  day,
  blocks,
  onChange,
}: {
  /** What the fields are named after. */
  day: string;
  blocks: readonly Block[];
  onChange: (blocks: readonly Block[]) => void;
}) {
  const { t } = useTranslation('notifications');
  const put = (at: number, part: Partial<Block>) =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...part } : block)));
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a block has no name but its place
    <span key={index} className={styles['hours']}>
      <TimeField
        size="sm"
        value={block.start}
        onChange={(start) => put(index, { start })}
        aria-label={t('schedule.from', { day })}
      />
      <span aria-hidden>–</span>
      <TimeField
        size="sm"
        value={block.end}
        onChange={(end) => put(index, { end })}
        aria-label={t('schedule.until', { day })}
      />
      {overnight(block) ? <small>{t('schedule.nextDay')}</small> : null}
      <ActionIcon
        size={24}
        aria-label={t('hours.remove', { from: wallTime(block.start), until: wallTime(block.end), day })}
        onClick={() => onChange(blocks.toSpliced(index, 1))}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </span>
  ));
}
