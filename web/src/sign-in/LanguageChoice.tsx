import { Menu, UnstyledButton } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../base/i18n/index.ts';
import { type Language, languageOf, LANGUAGES } from '../base/i18n/languages.ts';
import styles from './SignedOutLayout.module.css';

/** The language of the screens for who is not signed in; the account takes it over at sign-up. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('access');
  const current = languageOf(i18n.language) ?? 'en';
  return (
    <Menu position="top-start">
      <Menu.Target>
        <UnstyledButton className={styles['language']} data-testid="language">
          <IconLanguage size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">{t('language')}</span>
          {LANGUAGES[current]}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current} onChange={(language) => void chooseLanguage(language as Language)}>
          {Object.entries(LANGUAGES).map(([language, name]) => (
            <Menu.RadioItem key={language} value={language} lang={language}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
