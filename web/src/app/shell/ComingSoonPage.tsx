import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PageName } from './areas.ts';
import styles from './ComingSoonPage.module.css';
import { PageHeader } from './PageHeader.tsx';

/** The view of a page that is on its way, in the words of spec 000 §2. */
export function ComingSoonPage({ page }: { page: PageName }) {
  const { t } = useTranslation(['shell', 'common']);
  const title = t(`pages.${page}`);
  return (
    <div className={styles['page']}>
      <PageHeader title={title} />
      <div className={styles['body']}>
        <EmptyState icon={<IconSparkles size={24} stroke={1.5} />}>{t('common:comingSoon', { title })}</EmptyState>
      </div>
    </div>
  );
}
