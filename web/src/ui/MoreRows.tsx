import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import styles from './MoreRows.module.css';

/** The end of a list that goes on: asks for more as soon as it comes into view, or when it is pressed. */
export function MoreRows({ loading, label, onMore }: { loading: boolean; label: string; onMore: () => void }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ threshold: 0 });
  const more = useEffectEvent(onMore);
  const seen = entry?.isIntersecting === true;
  useEffect(() => {
    if (seen && !loading) more();
  }, [seen, loading]);
  return (
    <div ref={ref} className={styles['more']}>
      <Button variant="subtle" size="sm" loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
