import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linksOf, tabsOf } from '../base/places.ts';
import { PageHeading } from './PageHeading.tsx';
import { activeIntoView } from './activeIntoView.ts';
import styles from './PageHeader.module.css';

/** A page's white header: title, one line of meta, controls at the right, and the tabs beside it. */
export function PageHeader({ title, meta, children }: { title: ReactNode; meta?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { routesById } = useRouter();
  const tabs = tabsOf(pathname, linksOf(Object.values(routesById)));
  return (
    <header className={styles['header']} data-tabs={tabs === undefined ? undefined : true}>
      <div className={styles['row']}>
        <div className={styles['title']}>
          <PageHeading>{title}</PageHeading>
          {meta === undefined ? null : <p className={styles['meta']}>{meta}</p>}
        </div>
        {children === undefined ? null : <div className={styles['controls']}>{children}</div>}
      </div>
      {tabs === undefined ? null : (
        <nav
          ref={activeIntoView}
          className={styles['tabs']}
          aria-label={typeof title === 'string' ? title : t('nav.main')}
        >
          {tabs.map(({ path, page }) => (
            <Link key={path} to={path} className={styles['tab']} activeOptions={{ exact: true, includeSearch: false }}>
              {t(`pages.${page}`)}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
