import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';

/** Leads one step back in signing in. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['back']} onClick={onBack}>
      <IconArrowLeft size={16} aria-hidden />
      {t('back')}
    </button>
  );
}
