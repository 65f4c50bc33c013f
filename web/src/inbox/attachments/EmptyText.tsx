import { useTranslation } from 'react-i18next';
import styles from './Attachments.module.css';

/** What stands in the bubble of a text with neither words nor files. */
export function EmptyText() {
  const { t } = useTranslation('inbox');
  return <span className={styles['empty']}>{t('message.empty')}</span>;
}
