import { useTranslation } from 'react-i18next';
import styles from '../views/views.module.css';
import type { Trouble } from './mediaWatch.ts';

/** What is bad about the line right now, and what to do about it: calm, and gone when it is well again. */
export function QualityHint({ trouble, name }: { trouble: Trouble; name: string }) {
  const { t } = useTranslation('phoneExtra');
  return (
    <p className={styles['notice']} role="status" data-testid="call-quality-hint" data-trouble={trouble}>
      <strong>{t(`hint.${trouble}.title`, { name })}</strong>
      <br />
      {t(`hint.${trouble}.todo`, { name })}
    </p>
  );
}
