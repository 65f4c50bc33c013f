import { TextInput } from '@mantine/core';
import {
  IconBell,
  IconBuildingStore,
  IconCertificate,
  IconCreditCard,
  IconHash,
  IconLayoutGrid,
  IconMail,
  IconMessageCircle2,
  IconPlug,
  IconSearch,
  IconSettings2,
  IconShieldLock,
  IconStack2,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeIntoView } from '../app/shell/activeIntoView.ts';
import { type PageName, SETTINGS } from '../app/shell/areas.ts';
import styles from './SettingsLayout.module.css';

const ICONS: Partial<Record<PageName, Icon>> = {
  profile: IconUserCircle,
  accountSecurity: IconShieldLock,
  notifications: IconBell,
  manageWorkspaces: IconLayoutGrid,
  joinWorkspace: IconUserPlus,
  workspaceProfile: IconBuildingStore,
  workspaceSettings: IconSettings2,
  users: IconUsers,
  teams: IconUsersGroup,
  numbersAndChannels: IconHash,
  widget: IconMessageCircle2,
  integrations: IconPlug,
  compliance: IconCertificate,
  emailAlerts: IconMail,
  billing: IconCreditCard,
  changePlan: IconStack2,
};

/** Settings: a menu of 240 px with a search, and the page beside it. */
export function SettingsLayout() {
  const { t, i18n } = useTranslation('shell');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(i18n.language);
  const sections = Object.entries(SETTINGS).map(([section, links]) => ({
    section: section as keyof typeof SETTINGS,
    links: links.filter(({ page }) => t(`pages.${page}`).toLocaleLowerCase(i18n.language).includes(wanted)),
  }));
  const found = sections.filter(({ links }) => links.length > 0);
  return (
    <div className={styles['layout']}>
      <nav ref={activeIntoView} className={styles['menu']} aria-label={t('settings.title')}>
        <h2>{t('settings.title')}</h2>
        <TextInput
          size="sm"
          type="search"
          leftSection={<IconSearch size={16} />}
          placeholder={t('settings.find')}
          aria-label={t('settings.find')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {found.length === 0 ? <p className={styles['none']}>{t('settings.none')}</p> : null}
        {found.map(({ section, links }) => (
          <section key={section}>
            <h3>{t(`sections.${section}`)}</h3>
            {links.map(({ path, page }) => {
              const PageIcon = ICONS[page];
              return (
                <Link key={path} to={path} className={styles['link']} activeOptions={{ exact: true }}>
                  {PageIcon === undefined ? null : <PageIcon size={18} stroke={1.75} aria-hidden />}
                  {t(`pages.${page}`)}
                </Link>
              );
            })}
          </section>
        ))}
      </nav>
      <div className={styles['content']}>
        <Outlet />
      </div>
    </div>
  );
}
