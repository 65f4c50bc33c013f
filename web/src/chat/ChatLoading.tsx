import { Skeleton } from '@mantine/core';
import { Delayed } from '../ui/Delayed.tsx';
import styles from './Chat.module.css';

/** Lines where messages will be. */
export function ChatLoading() {
  return (
    <Delayed>
      <div className={styles['loading']}>
        {[220, 340, 280, 180].map((width) => (
          <Skeleton key={width} height={36} width={width} radius="md" />
        ))}
      </div>
    </Delayed>
  );
}
