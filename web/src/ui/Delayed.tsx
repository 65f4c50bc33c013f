import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Delayed.module.css';
import { useOffline } from './useOffline.ts';

/** What stands in for something that loads: seen only when it takes longer than 150 ms (ux §5). Offline, it says that it can't. */
export function Delayed({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isOffline = useOffline();
  return (
    <div className={styles['delayed']}>
      {isOffline ? <p className={styles['offline']}>{t('loadOffline')}</p> : children}
    </div>
  );
}
