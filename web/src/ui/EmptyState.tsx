import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** What will stand here, why it does not yet, and the one thing to do about it (ux §5). */
export function EmptyState({
  icon,
  title,
  children,
  action,
  compact = false,
}: {
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
}) {
  return (
    <div className={styles['empty']} data-compact={compact || undefined}>
      {icon === undefined ? null : (
        <span className={styles['icon']} aria-hidden>
          {icon}
        </span>
      )}
      {title === undefined ? null : <p className={styles['title']}>{title}</p>}
      {children === undefined ? null : <p className={styles['text']}>{children}</p>}
      {action}
    </div>
  );
}
