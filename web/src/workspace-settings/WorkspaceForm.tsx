import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { WorkspaceForm_workspace$key } from '../__generated__/WorkspaceForm_workspace.graphql.ts';
import type { WorkspaceFormChoicesQuery } from '../__generated__/WorkspaceFormChoicesQuery.graphql.ts';
import type { WorkspaceFormMutation } from '../__generated__/WorkspaceFormMutation.graphql.ts';
import type { WorkspaceFormPictureMutation } from '../__generated__/WorkspaceFormPictureMutation.graphql.ts';
import type { WorkspaceFormQuery } from '../__generated__/WorkspaceFormQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { CurrencyPicker } from '../ui/CurrencyPicker.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { AccessCard } from './AccessCard.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './WorkspaceSettings.module.css';
import { changedFields, isServiceLevel, SERVICE_LEVEL, valuesOf, WEBSITE } from './workspaceValues.ts';

const TEAM_SIZES = ['1-49', '50-249', '250-999', '1000+'];
const LANGUAGES = ['en', 'es', 'fr', 'de'];
const FORMATS = ['SYMBOL', 'CODE', 'NAME'] as const;
/** The hint stands below its field, so that fields beside each other stand in line. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const NUMBER_TYPES = ['LOCAL', 'MOBILE', 'TOLL_FREE'] as const;

const WORKSPACE = graphql`
  fragment WorkspaceForm_workspace on Workspace {
    id
    version
    name
    staticUniqueName
    vanityUrl
    email
    phoneNumber
    teamSize
    industry
    allowSignupFromDomain
    joinNeedsApproval
    requireMfa
    strictPasswords
    idleSignOutMinutes
    serviceLevelSeconds
    address {
      address1
      address2
      city
      state
      zip
      country
    }
    setting {
      displayName
      language
      website
      country
      currency
      currencyFormat
      preferredNumberType
      ringToneId
      timezone
      profileImageMedia {
        id
        url
      }
    }
  }
`;

/** All that a workspace is known by, in one form: saved together, with what somebody else changed meanwhile told. */
export function WorkspaceForm({ workspace: key, me }: { workspace: WorkspaceForm_workspace$key; me: Me }) {
  const { t, i18n } = useTranslation(['workspaceSettings', 'common']);
  const workspace = useFragment(WORKSPACE, key);
  const { fetchIndustries, fetchConfigurations } = useLazyLoadQuery<WorkspaceFormChoicesQuery>(
    graphql`
      query WorkspaceFormChoicesQuery {
        fetchIndustries {
          value
          label
        }
        fetchConfigurations {
          ringTones {
            id
            label
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const saved = valuesOf(workspace);
  const settings = useSettingsForm({
    values: saved,
    version: workspace.version,
    rules: {
      name: (name) => (name.trim() === '' ? t('name.missing') : null),
      staticUniqueName: (name) => (/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(name.trim()) ? null : t('uniqueName.wrong')),
      serviceLevelSeconds: (text) => (isServiceLevel(text) ? null : t('serviceLevel.wrong')),
      website: (text) => (text.trim() === '' || WEBSITE.test(text.trim()) ? null : t('website.wrong')),
    },
    save: async (changes, version) => {
      await commit<WorkspaceFormMutation>(
        graphql`
          mutation WorkspaceFormMutation(
            $version: Int
            $name: String
            $displayName: String
            $timezone: String
            $ringToneId: String
            $email: String
            $phoneNumber: String
            $teamSize: String
            $industry: String
            $staticUniqueName: String
            $vanityUrl: String
            $website: String
            $language: String
            $country: String
            $currency: Currency
            $currencyFormat: String
            $preferredNumberType: PhoneNumberType
            $address: WorkspaceAddressInput
            $allowSignupFromDomain: String
            $joinNeedsApproval: Boolean
            $requireMfa: Boolean
            $strictPasswords: Boolean
            $idleSignOutMinutes: Int
            $serviceLevelSeconds: Int
          ) {
            updateWorkspace(
              version: $version
              name: $name
              displayName: $displayName
              timezone: $timezone
              ringToneId: $ringToneId
              email: $email
              phoneNumber: $phoneNumber
              teamSize: $teamSize
              industry: $industry
              staticUniqueName: $staticUniqueName
              vanityUrl: $vanityUrl
              website: $website
              language: $language
              country: $country
              currency: $currency
              currencyFormat: $currencyFormat
              preferredNumberType: $preferredNumberType
              address: $address
              allowSignupFromDomain: $allowSignupFromDomain
              joinNeedsApproval: $joinNeedsApproval
              requireMfa: $requireMfa
              strictPasswords: $strictPasswords
              idleSignOutMinutes: $idleSignOutMinutes
              serviceLevelSeconds: $serviceLevelSeconds
            ) {
              id
              ...WorkspaceForm_workspace
            }
          }
        `,
        { version, ...changedFields(changes, { ...saved, ...changes }) },
      );
    },
    reload: () =>
      fetchQuery<WorkspaceFormQuery>(
        environment,
        graphql`
          query WorkspaceFormQuery {
            getWorkspaceWithSettings {
              id
              ...WorkspaceForm_workspace
            }
          }
        `,
        {},
        { networkCacheConfig: { force: true } },
      ).toPromise(),
  });

  const whyNot = me.whyNot('WORKSPACE', 'UPDATE');
  const readOnly = whyNot !== undefined;
  const { field, values } = settings;
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const labels = {
    name: t('name.label'),
    displayName: t('displayName.label'),
    staticUniqueName: t('uniqueName.label'),
    vanityUrl: t('vanity.label'),
    email: t('email'),
    phoneNumber: t('phone'),
    teamSize: t('teamSize'),
    industry: t('industry'),
    website: t('website.label'),
    country: t('country'),
    timezone: t('timezone'),
    language: t('language'),
    currency: t('currency'),
    currencyFormat: t('format.label'),
    preferredNumberType: t('numberType.label'),
    ringToneId: t('ringtone.label'),
    serviceLevelSeconds: t('serviceLevel.label'),
    requireMfa: t('mfa.label'),
    strictPasswords: t('strict.label'),
    idleSignOutMinutes: t('idle.label'),
    allowSignupFromDomain: t('domain.label'),
    joinNeedsApproval: t('domain.approval'),
    address1: t('address.street'),
    address2: t('address.more'),
    city: t('address.city'),
    state: t('address.state'),
    zip: t('address.zip'),
    addressCountry: t('address.country'),
  };
  const text = (name: keyof typeof labels) => ({
    label: labels[name],
    readOnly,
    inputWrapperOrder: HINT_BELOW,
  });
  const setPicture = async (profileImageMediaId: string) => {
    await commit<WorkspaceFormPictureMutation>(
      graphql`
        mutation WorkspaceFormPictureMutation($profileImageMediaId: ID) {
          updateWorkspace(profileImageMediaId: $profileImageMediaId) {
            id
            ...WorkspaceForm_workspace
          }
        }
      `,
      { profileImageMediaId },
    );
  };

  return (
    <form onSubmit={settings.submit} noValidate className={styles['form']} data-testid="workspace-form">
      <NotAllowed why={whyNot} access={rightTo('WORKSPACE', 'UPDATE')} />
      <Card title={t('cards.identity')}>
        <SettingsFields>
          <div data-wide>
            <PictureField
              name={workspace.name}
              url={workspace.setting.profileImageMedia?.url}
              shape="square"
              onChange={setPicture}
              whyNot={whyNot}
            />
          </div>
          <TextInput {...text('name')} {...field('name')} maxLength={80} required data-testid="workspace-name" />
          <TextInput
            {...text('displayName')}
            description={t('displayName.hint')}
            {...field('displayName')}
            maxLength={80}
          />
          <TextInput
            {...text('staticUniqueName')}
            description={t('uniqueName.hint')}
            {...field('staticUniqueName')}
            maxLength={40}
            spellCheck={false}
            data-testid="workspace-unique-name"
          />
          <TextInput
            {...text('vanityUrl')}
            description={t('vanity.hint')}
            {...field('vanityUrl')}
            maxLength={40}
            spellCheck={false}
          />
          <TextInput {...text('website')} {...field('website')} type="url" data-testid="workspace-website" />
          <TextInput {...text('email')} {...field('email')} type="email" />
          <TextInput {...text('phoneNumber')} {...field('phoneNumber')} type="tel" />
          <Select
            {...text('industry')}
            {...field('industry')}
            value={values.industry || null}
            searchable
            clearable={!readOnly}
            data={fetchIndustries.map(({ value, label }) => ({ value, label }))}
          />
          <Select
            {...text('teamSize')}
            {...field('teamSize')}
            value={values.teamSize || null}
            data={TEAM_SIZES.map((size) => ({ value: size, label: t('people', { size }) }))}
          />
        </SettingsFields>
      </Card>
      <AddressCard settings={settings} labels={labels} readOnly={readOnly} />
      <Card title={t('cards.region')}>
        <SettingsFields>
          <CountryPicker {...text('country')} {...field('country')} />
          <TimezonePicker {...text('timezone')} {...field('timezone')} />
          <Select
            {...text('language')}
            {...field('language')}
            allowDeselect={false}
            data={LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code }))}
          />
          <CurrencyPicker {...text('currency')} {...field('currency')} />
          <Select
            {...text('currencyFormat')}
            {...field('currencyFormat')}
            allowDeselect={false}
            data={FORMATS.map((format) => ({ value: format as string, label: t(`format.${format}`) }))}
          />
        </SettingsFields>
      </Card>
      <Card title={t('cards.calls')}>
        <SettingsFields>
          <Select
            {...text('ringToneId')}
            {...field('ringToneId')}
            value={values.ringToneId || null}
            description={t('ringtone.hint')}
            data={fetchConfigurations.ringTones.map(({ id, label }) => ({ value: id, label }))}
          />
          <Select
            {...text('preferredNumberType')}
            {...field('preferredNumberType')}
            value={values.preferredNumberType || null}
            description={t('numberType.hint')}
            data={NUMBER_TYPES.map((type) => ({ value: type as string, label: t(`numberType.${type}`) }))}
          />
          <TextInput
            {...text('serviceLevelSeconds')}
            {...field('serviceLevelSeconds')}
            type="number"
            min={SERVICE_LEVEL.shortest}
            max={SERVICE_LEVEL.longest}
            description={t('serviceLevel.hint')}
            data-testid="workspace-service-level"
          />
        </SettingsFields>
      </Card>
      <AccessCard settings={settings} labels={labels} whyNot={whyNot} isOwner={me.role === 'OWNER'} />
      <SaveBar settings={settings} labels={labels} />
    </form>
  );
}
