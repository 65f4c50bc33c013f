import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MoreRows.module.css';

/** The end of a list that goes on: asks for more as soon as it comes into view, or when it is pressed. */
export function MoreRows({
  loading,
  failed = false,
  label,
  onMore,
}: {
  loading: boolean;
  /** Reading on has failed: it is asked for again when it is pressed, not by itself. */
  failed?: boolean;
  label: string;
  onMore: () => void;
}) {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection<HTMLDivElement>({ threshold: 0 });
  const more = useEffectEvent(onMore);
  const seen = entry?.isIntersecting === true;
  useEffect(() => {
    if (seen && !loading && !failed) more();
  }, [seen, loading, failed]);
  return (
    <div ref={ref} className={styles['more']}>
      <Button variant="subtle" size="sm" loading={loading} onClick={onMore}>
        {failed ? t('tryAgain') : label}
      </Button>
    </div>
  );
}
