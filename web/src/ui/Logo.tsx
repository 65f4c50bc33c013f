import { useTranslation } from 'react-i18next';
import styles from './Logo.module.css';

/** The mark alone: a line that goes into a ring. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="8" fill="var(--accent-solid)" />
      <path d="M14 7.25a6.75 6.75 0 1 1-6.2 4.1" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M5.2 14H14" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="14" cy="14" r="1.7" fill="#fff" />
    </svg>
  );
}

/** The mark with the name. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <span className={styles['wordmark']}>
      <LogoMark size={32} />
      {t('product')}
    </span>
  );
}
