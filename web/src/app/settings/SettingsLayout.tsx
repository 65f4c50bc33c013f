import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { Fragment, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeIntoView } from '../../ui/activeIntoView.ts';
import { isOffered } from '../../base/places.ts';
import { SETTINGS } from '../areas.ts';
import { useMe } from '../../people/useMe.ts';
import { hasWords, ICONS, placeOf } from './settingsIndex.ts';
import styles from './SettingsLayout.module.css';
import { useGoToSetting } from './useGoToSetting.ts';
import { useSettings } from './useSettings.ts';

/** Settings: a menu of 240 px with a search for pages, cards and fields, and the page beside it. */
export function SettingsLayout() {
  const { t } = useTranslation('shell');
  const [search, setSearch] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const pagesRow = useCallback((row: HTMLDivElement | null) => {
    pages.current = row;
    activeIntoView(row);
  }, []);
  useGoToSetting(content);
  const hits = useSettings(search);
  const { scope } = useMe();
  const sections = Object.entries(SETTINGS).map(([section, all]) => ({
    section: section as keyof typeof SETTINGS,
    links: all
      .filter((link) => isOffered(link, scope))
      .map(({ path, page }) => ({ path, page, settings: hits.filter((hit) => hit.page === page) }))
      .filter(({ page, settings }) => settings.length > 0 || hasWords(t(`pages.${page}`), search)),
  }));
  const found = sections.filter(({ links }) => links.length > 0);
  return (
    <div className={styles['layout']}>
      <nav className={styles['menu']} aria-label={t('settings.title')}>
        <h2>{t('settings.title')}</h2>
        <TextInput
          size="sm"
          type="search"
          leftSection={<IconSearch size={16} />}
          placeholder={t('settings.find')}
          aria-label={t('settings.find')}
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value);
            // On a narrow screen the pages are a row: what is found begins at its start.
            pages.current?.scrollTo({ left: 0 });
          }}
        />
        {found.length === 0 ? <p className={styles['none']}>{t('settings.none')}</p> : null}
        <div ref={pagesRow} className={styles['pages']}>
          {found.map(({ section, links }) => (
            <section key={section}>
              <h3>{t(`sections.${section}`)}</h3>
              {links.map(({ path, page, settings }) => {
                const PageIcon = ICONS.get(page);
                return (
                  <Fragment key={path}>
                    <Link to={path} className={styles['link']} activeOptions={{ exact: true }}>
                      {PageIcon === undefined ? null : <PageIcon size={18} stroke={1.75} aria-hidden />}
                      {t(`pages.${page}`)}
                    </Link>
                    {settings
                      .filter(({ title }) => title !== undefined)
                      .map((setting) => (
                        <Link
                          key={setting.id}
                          {...placeOf(setting)}
                          className={styles['hit']}
                          activeOptions={{ exact: true, includeHash: true }}
                          data-testid="setting-hit"
                        >
                          {setting.label}
                        </Link>
                      ))}
                  </Fragment>
                );
              })}
            </section>
          ))}
        </div>
      </nav>
      <div ref={content} className={styles['content']}>
        <Outlet />
      </div>
    </div>
  );
}
