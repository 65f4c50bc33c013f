import type { ReactNode } from 'react';
import styles from './Delayed.module.css';

/** What stands in for something that loads: seen only when it takes longer than 150 ms (ux §5). */
export function Delayed({ children }: { children: ReactNode }) {
  return <div className={styles['delayed']}>{children}</div>;
}
