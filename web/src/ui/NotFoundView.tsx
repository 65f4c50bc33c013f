import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHeading } from './PageHeading.tsx';
import styles from './ErrorView.module.css';
import { LogoMark } from './Logo.tsx';

/** An address without a page. */
export function NotFoundView() {
  const { t } = useTranslation('errors');
  return (
    <main className={styles['page']}>
      <LogoMark size={40} />
      <PageHeading>{t('missing.title')}</PageHeading>
      <p className={styles['text']}>{t('missing.message')}</p>
      <div className={styles['actions']}>
        <Button component="a" href="/">
          {t('missing.home')}
        </Button>
      </div>
    </main>
  );
}
