import { useId } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { refusalOf } from '../base/relay/refusal.ts';
import styles from './Card.module.css';
import { Why } from './Why.tsx';

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

/** A card whose content could not be read. */
export function CardError({ title, error }: { title: ReactNode; error: unknown }) {
  return (
    <Card title={title}>
      <div className={styles['error']}>
        <Why refusal={refusalOf(error)} />
      </div>
    </Card>
  );
}
