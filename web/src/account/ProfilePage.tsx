import { Select, TextInput } from '@mantine/core';
import { isNotEmpty } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { ProfilePageMutation } from '../__generated__/ProfilePageMutation.graphql.ts';
import type { ProfilePagePictureMutation } from '../__generated__/ProfilePagePictureMutation.graphql.ts';
import type { ProfilePageQuery } from '../__generated__/ProfilePageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { chooseLanguage } from '../base/i18n/index.ts';
import { languageOf, LANGUAGES } from '../base/i18n/languages.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import { AddressAutocomplete } from '../ui/AddressAutocomplete.tsx';
import { Card } from '../ui/Card.tsx';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SettingsFields, SettingsPage } from '../ui/SettingsPage.tsx';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { toast } from '../ui/toast.ts';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import styles from './account.module.css';
import { EmailRow } from './EmailRow.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';

/** What may be changed here; empty where nothing is known. */
type Fields = Record<'firstName' | 'lastName' | 'country' | 'city' | 'address' | 'timezone' | 'language', string>;

const QUERY = graphql`
  query ProfilePageQuery @preloadable {
    getCurrentUserTopLevel {
      id
      version
      firstName
      lastName
      fullName
      country
      city
      address
      timezone
      language
      profileImageMedia {
        id
        url
      }
      ...EmailRow_user
      ...PhoneRow_user
      ...PreferencesCard_user
    }
  }
`;

/** /account-settings/profile: who one is, in all workspaces alike. */
export function ProfilePage() {
  const { t, i18n } = useTranslation('account');
  const { getCurrentUserTopLevel: user } = useRouteQuery<ProfilePageQuery>(QUERY, {}, usePaneKey());
  const settings = useSettingsForm<Fields>({
    values: {
      firstName: user.firstName,
      lastName: user.lastName,
      country: user.country ?? '',
      city: user.city ?? '',
      address: user.address ?? '',
      timezone: user.timezone ?? '',
      language: languageOf(user.language) ?? languageOf(i18n.language) ?? 'en',
    },
    version: user.version,
    rules: {
      firstName: isNotEmpty(t('profile.firstNameMissing')),
      lastName: isNotEmpty(t('profile.lastNameMissing')),
    },
    save: async (changes, version) => {
      await commit<ProfilePageMutation>(
        graphql`
          mutation ProfilePageMutation($input: UpdateUserInput!) {
            updateUser(input: $input) {
              id
              version
              firstName
              lastName
              fullName
              country
              city
              address
              timezone
              language
            }
          }
        `,
        { input: { ...changes, version } },
      );
      toast.success(t('profile.saved'));
      const language = languageOf(changes.language);
      if (language !== undefined) await chooseLanguage(language);
    },
    reload: () =>
      fetchQuery<ProfilePageQuery>(environment, QUERY, {}, { networkCacheConfig: { force: true } }).toPromise(),
  });
  const labels = {
    firstName: t('profile.firstName'),
    lastName: t('profile.lastName'),
    country: t('profile.country'),
    city: t('profile.city'),
    address: t('profile.address'),
    timezone: t('profile.timezone'),
    language: t('profile.language'),
  };

  const setPicture = async (mediaId: string) => {
    await commit<ProfilePagePictureMutation>(
      graphql`
        mutation ProfilePagePictureMutation($input: UpdateUserInput!) {
          updateUser(input: $input) {
            id
            version
            profileImageMedia {
              id
              url
            }
          }
        }
      `,
      { input: { profileImageMediaId: mediaId } },
    );
  };

  return (
    <form onSubmit={settings.submit} noValidate>
      <SettingsPage title={t('profile.title')} lead={t('profile.lead')}>
        <Card title={t('profile.you')}>
          <SettingsFields>
            <div data-wide>
              <PictureField name={user.fullName} url={user.profileImageMedia?.url} onChange={setPicture} />
            </div>
            <TextInput
              label={labels.firstName}
              autoComplete="given-name"
              maxLength={80}
              {...settings.field('firstName')}
            />
            <TextInput
              label={labels.lastName}
              autoComplete="family-name"
              maxLength={80}
              {...settings.field('lastName')}
            />
          </SettingsFields>
        </Card>
        <Card title={t('profile.reach')}>
          <EmailRow user={user} />
          <PhoneRow user={user} />
        </Card>
        <Card title={t('profile.place')}>
          <SettingsFields>
            <Select
              label={labels.language}
              description={t('profile.languageHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              allowDeselect={false}
              data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
              {...settings.field('language')}
            />
            <TimezonePicker label={labels.timezone} {...settings.field('timezone')} />
            <CountryPicker label={labels.country} {...settings.field('country')} />
            <TextInput label={labels.city} autoComplete="address-level2" maxLength={80} {...settings.field('city')} />
            <div data-wide>
              <AddressAutocomplete
                label={labels.address}
                country={settings.values.country === '' ? undefined : settings.values.country}
                onPick={({ address1, city, country }) => {
                  settings.set('address', address1);
                  if (city !== '') settings.set('city', city);
                  if (country !== '') settings.set('country', country);
                }}
                {...settings.field('address')}
              />
            </div>
          </SettingsFields>
        </Card>
        <PreferencesCard user={user} />
        <SaveBar settings={settings} labels={labels} />
        <button type="submit" hidden aria-hidden tabIndex={-1} className={styles['screenOnly']} />
      </SettingsPage>
    </form>
  );
}
