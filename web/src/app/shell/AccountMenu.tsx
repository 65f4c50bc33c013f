import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountMenu_profile$key } from '../../__generated__/AccountMenu_profile.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { roleKey } from '../../ui/roleKey.ts';
import { Words } from '../../ui/Words.tsx';
import { type Language, LANGUAGES } from '../../base/i18n/languages.ts';
import { signOut } from '../../base/session/signOut.ts';
import styles from './AccountMenu.module.css';
import { useChooseLanguage } from './useChooseLanguage.ts';

const THEMES = [
  { scheme: 'light', name: 'light', icon: IconSun },
  { scheme: 'dark', name: 'dark', icon: IconMoon },
  { scheme: 'auto', name: 'system', icon: IconDeviceDesktop },
] as const;

/** Who is signed in: profile, theme, shortcuts, sign out. */
export function AccountMenu({ profile, onShortcuts }: { profile: AccountMenu_profile$key; onShortcuts: () => void }) {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const choose = useChooseLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const me = useFragment(
    graphql`
      fragment AccountMenu_profile on UserProfile {
        firstName
        lastName
        email
        role {
          name
        }
      }
    `,
    profile,
  );
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ');
  return (
    <Menu position="bottom-end" width={260} closeOnItemClick>
      <Menu.Target>
        <UnstyledButton className={styles['button']}>
          <Avatar name={name} size={32} />
          <span className="visually-hidden">{t('top.account')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['who']}>
          <Avatar name={name} size={36} />
          <div>
            <Words as="b">{name}</Words>
            <p>{me.email}</p>
            <p>{t(`common:role.${roleKey(me.role?.name)}`)}</p>
          </div>
        </div>
        <Menu.Divider />
        <Menu.Label>{t('top.theme')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {THEMES.map(({ scheme, name, icon: ThemeIcon }) => (
            <Menu.RadioItem key={scheme} value={scheme} rightSection={<ThemeIcon size={16} aria-hidden />}>
              {t(`top.${name}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('top.language')}</Menu.Label>
        <Menu.RadioGroup value={i18n.language} onChange={(value) => void choose(value as Language)}>
          <div className={styles['languages']}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <Menu.RadioItem dir="auto" key={code} value={code} lang={code}>
                {name}
              </Menu.RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account-settings/profile" leftSection={<IconUserCircle size={16} />}>
          {t('top.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onShortcuts}>
          {t('top.shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          {t('top.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
