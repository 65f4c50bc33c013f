import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Analytics.module.css';
import type { Change } from './change.ts';

const ICONS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight };

/**
 * How a figure has changed against the days before.
 * @param good which direction people like; absent: neither
 */
export function Changed({
  change: { direction, by },
  good,
  inPerCent = false,
}: {
  change: Change;
  good?: 'up' | 'down' | undefined;
  inPerCent?: boolean;
}) {
  const { t } = useTranslation('analytics');
  const Icon = ICONS[direction];
  const tone = good === undefined || direction === 'same' ? undefined : direction === good ? 'good' : 'bad';
  return (
    <span className={`${styles['change']} tabular`} data-tone={tone}>
      <Icon size={14} aria-hidden />
      <span aria-hidden>{t(inPerCent ? 'changed.points' : 'changed.percent', { by })}</span>
      <span className={styles['unseen']}>{t(`changed.${direction}${inPerCent ? 'Points' : ''}`, { by })}</span>
    </span>
  );
}
