import { Skeleton } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { Delayed } from '../ui/Delayed.tsx';
import { useInbox } from './inboxContext.ts';
import styles from './Thread.module.css';

/** Takes the place of a thread while it is read. */
export function ThreadLoading() {
  const { waits } = useInbox();
  useLayoutEffect(() => {
    waits(true);
    return () => waits(false);
  }, [waits]);
  return (
    <Delayed>
      <div className={styles['loading']}>
        <Skeleton height={36} width="40%" />
        <Skeleton height={72} width="60%" mt={24} />
        <Skeleton height={36} width="45%" ml="auto" />
        <Skeleton height={36} width="55%" />
      </div>
    </Delayed>
  );
}
