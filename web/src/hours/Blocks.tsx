import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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
        onClick={() => onChange(blocks.toSpliced(index, 1))}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </span>
  ));
}
