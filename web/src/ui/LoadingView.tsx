import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HoldKeys } from './HoldKeys.tsx';
import { LogoMark } from './Logo.tsx';
import styles from './LoadingView.module.css';
import { useOffline } from './useOffline.ts';

/** The full-screen loading view: logo, bar, optional text (spec 000 §2). Appears only after 150 ms. */
export function LoadingView({ text }: { text?: string }) {
  const { t } = useTranslation();
  const isOffline = useOffline();
  const said = isOffline ? t('loadOffline') : text;
  return (
    <output className={styles['page']} aria-label={said ?? t('loading')}>
      <HoldKeys />
      <LogoMark size={48} />
      <Progress.Root size={4} className={styles['bar'] ?? ''} aria-hidden>
        <Progress.Section value={100} animated withAria={false} />
      </Progress.Root>
      {said === undefined ? null : <p className={styles['text']}>{said}</p>}
    </output>
  );
}
