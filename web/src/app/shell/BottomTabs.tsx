import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './BottomTabs.module.css';
import { palette } from './palette.ts';
import { isIn, RAIL } from './railEntries.ts';

const TABS = RAIL.filter(({ name }) => ['home', 'inbox', 'calls', 'contacts'].includes(name));

/** The rail of narrow screens: four areas and the way to everything else. */
export function BottomTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <nav className={styles['tabs']} aria-label={t('nav.main')}>
      {TABS.map((entry) => (
        <Link
          key={entry.name}
          to={entry.path}
          className={styles['tab']}
          data-current={isIn(pathname, entry) || undefined}
          aria-current={isIn(pathname, entry) ? 'page' : undefined}
        >
          <entry.icon size={22} stroke={1.6} />
          {t(`nav.${entry.name}`)}
        </Link>
      ))}
      <button type="button" className={styles['tab']} onClick={palette.open}>
        <IconMenu2 size={22} stroke={1.6} />
        {t('nav.more')}
      </button>
    </nav>
  );
}
