import { IconSparkles } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './ComingSoonPage.module.css';
import { PageHeader } from '../ui/PageHeader.tsx';

/** The view of a page that is on its way, in the words of spec 000 §2. */
export function ComingSoonPage() {
  const { t } = useTranslation(['shell', 'common']);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const title = page ? t(`pages.${page}`) : '';
  return (
    <div className={styles['page']}>
      <PageHeader title={title} />
      <div className={styles['body']}>
        <EmptyState icon={<IconSparkles size={24} stroke={1.5} />}>{t('common:comingSoon', { title })}</EmptyState>
      </div>
    </div>
  );
}
