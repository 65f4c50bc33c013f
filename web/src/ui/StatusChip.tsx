import type { ReactNode } from 'react';
import styles from './StatusChip.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'danger' | 'warning' | 'ai' | 'sandbox';

/** A state in a word with an icon and a tint; the colour alone never says it. */
export function StatusChip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
