import { useId } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A card on a page: head with title and controls at the right, then its content. */
export function Card({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
