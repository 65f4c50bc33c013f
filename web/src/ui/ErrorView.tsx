import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { LogoMark } from './Logo.tsx';
import { PageHeading } from './PageHeading.tsx';
import styles from './ErrorView.module.css';
import { useRetryWhenBack } from './useRetryWhenBack.ts';

/** The generic error page (spec 000 §2), which goes by itself where only the server was away. `inside` fills a panel of the shell instead of the window. */
export function ErrorView({
  error,
  onRetry,
  inside = false,
}: {
  error?: unknown;
  onRetry: () => void;
  inside?: boolean;
}) {
  const { t } = useTranslation('errors');
  const { code } = refusalOf(error);
  useRetryWhenBack(error, onRetry);
  const Frame = inside ? 'div' : 'main';
  return (
    <Frame className={styles['page']} data-inside={inside || undefined}>
      {inside ? null : <LogoMark size={40} />}
      <PageHeading>{t('page.title')}</PageHeading>
      <p className={styles['text']}>{t(code === 'NETWORK' ? 'network' : 'page.message')}</p>
      <div className={styles['actions']}>
        <Button onClick={onRetry}>{t('page.again')}</Button>
        <Button variant="default" component="a" href="/">
          {t('page.home')}
        </Button>
      </div>
      {error === undefined ? null : <p className={styles['code']}>{t('code', { code })}</p>}
    </Frame>
  );
}
