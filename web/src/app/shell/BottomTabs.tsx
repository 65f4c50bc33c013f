import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../base/lazyPart.ts';
import type { Sandbox } from '../../sandbox/useSandbox.ts';
import styles from './BottomTabs.module.css';
import { RAIL } from '../areas.ts';
import { isIn } from './railEntries.ts';

const MoreSheet = lazyPart(async () => ({ default: (await import('./MoreSheet.tsx')).MoreSheet }));

const TABS = RAIL.filter(({ name }) => ['home', 'inbox', 'calls', 'contacts'].includes(name));
const OTHERS = RAIL.filter((entry) => !TABS.includes(entry));

/** The rail of narrow screens: four areas and the way to everything else. */
export function BottomTabs({ sandbox, onShortcuts }: { sandbox: Sandbox | undefined; onShortcuts: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  // Undefined until it was asked for: its code is fetched then.
  const [more, setMore] = useState<boolean>();
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
      <button type="button" className={styles['tab']} onClick={() => setMore(true)} aria-haspopup="dialog">
        <IconMenu2 size={22} stroke={1.6} />
        {t('nav.more')}
      </button>
      <Suspense>
        {more === undefined ? null : (
          <MoreSheet
            opened={more}
            onClose={() => setMore(false)}
            areas={OTHERS}
            sandbox={sandbox}
            onShortcuts={onShortcuts}
          />
        )}
      </Suspense>
    </nav>
  );
}
