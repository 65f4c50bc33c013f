import { Button, Select, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Currency, SetupWorkspacePageMutation } from '../__generated__/SetupWorkspacePageMutation.graphql.ts';
import type { SetupWorkspacePageQuery } from '../__generated__/SetupWorkspacePageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { countryName } from '../ui/countryName.ts';
import { CurrencyPicker } from '../ui/CurrencyPicker.tsx';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import styles from './Onboarding.module.css';
import { changesOf, guessed, reachesEmergency, rebased, valuesOf } from './setupValues.ts';
import { StepPage } from './StepPage.tsx';
import { useStep } from './useStep.ts';

/** Spec 000 §3, team size options. */
const TEAM_SIZES = ['1-49', '50-249', '250-999', '1000+'];

const QUERY = graphql`
  query SetupWorkspacePageQuery @preloadable {
    getWorkspaceWithSettings {
      id
      name
      teamSize
      industry
      version
      setting {
        country
        timezone
        currency
        website
      }
    }
    fetchIndustries {
      value
      label
    }
  }
`;

/** What helps to suggest what fits. Name, country and zone were asked for when the workspace was made: only what is missing is asked for. */
export function SetupWorkspacePage() {
  const { t, i18n } = useTranslation(['onboarding', 'common']);
  const step = useStep('setupWorkspace');
  const environment = useRelayEnvironment();
  const { getWorkspaceWithSettings: workspace, fetchIndustries } = useRouteQuery<SetupWorkspacePageQuery>(QUERY, {});
  const [known, setKnown] = useState(() => valuesOf(workspace));
  const form = useForm({
    initialValues: guessed(known),
    validate: { name: isNotEmpty(t('setup.nameMissing')) },
  });
  /** Reads the workspace anew, under what was typed: the next try counts on what is there now. */
  const readAnew = async () => {
    const data = await fetchQuery<SetupWorkspacePageQuery>(
      environment,
      QUERY,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (data === undefined) return;
    const now = valuesOf(data.getWorkspaceWithSettings);
    form.setValues(rebased(known, form.getValues(), now));
    setKnown(now);
  };
  const errorOf = (name: string) => (step.refusal?.field === name ? step.refusal.message : undefined);
  const input = (name: keyof typeof form.values) => {
    const props = form.getInputProps(name) as { error?: string };
    return { ...props, error: props.error ?? errorOf(name) };
  };

  const submit = form.onSubmit((fields) =>
    step.finish(async () => {
      // The store may know a newer version than the one that filled the form.
      const now = valuesOf(workspace);
      const changes = changesOf(now, rebased(known, { ...fields, name: fields.name.trim() }, now));
      if (Object.keys(changes).length === 0) return;
      const { currency, ...others } = changes;
      await commit<SetupWorkspacePageMutation>(
        graphql`
          mutation SetupWorkspacePageMutation(
            $version: Int
            $name: String
            $country: String
            $timezone: String
            $currency: Currency
            $teamSize: String
            $industry: String
            $website: String
          ) {
            updateWorkspace(
              version: $version
              name: $name
              country: $country
              timezone: $timezone
              currency: $currency
              teamSize: $teamSize
              industry: $industry
              website: $website
            ) {
              id
              name
              teamSize
              industry
              version
              setting {
                country
                timezone
                currency
                website
              }
            }
          }
        `,
        {
          ...others,
          ...(currency === undefined ? {} : { currency: currency as Currency }),
          version: workspace.version,
        },
      ).catch(async (error: unknown) => {
        if (refusalOf(error).code === 'CONFLICT') await readAnew().catch(() => undefined);
        throw error;
      });
    }),
  );

  return (
    <form onSubmit={submit} noValidate>
      <StepPage
        page="setupWorkspace"
        title={t('setup.title')}
        lead={t('setup.lead')}
        step={step}
        primary={
          <Button type="submit" loading={step.pending} data-testid="onboarding-continue">
            {t('common:continue')}
          </Button>
        }
      >
        {known.name === '' ? (
          <TextInput label={t('setup.name')} maxLength={80} autoComplete="organization" {...input('name')} />
        ) : null}
        {known.country === '' || known.timezone === '' ? (
          <div className={styles['pair']}>
            <CountryPicker label={t('setup.country')} {...input('country')} />
            <TimezonePicker label={t('setup.timezone')} {...input('timezone')} />
          </div>
        ) : null}
        {form.values.country === '' || reachesEmergency(form.values.country) ? null : (
          <p className={styles['lead']} role="note" data-testid="no-emergency">
            {t('setup.noEmergency', { country: countryName(form.values.country, i18n.language) })}
          </p>
        )}
        <div className={styles['pair']}>
          <Select
            label={t('setup.teamSize')}
            placeholder={t('setup.choose')}
            data={TEAM_SIZES}
            {...input('teamSize')}
            value={form.values.teamSize || null}
            onChange={(value) => form.setFieldValue('teamSize', value ?? '')}
          />
          <Select
            label={t('setup.industry')}
            placeholder={t('setup.choose')}
            searchable
            data={fetchIndustries.map(({ value, label }) => ({ value, label }))}
            {...input('industry')}
            value={form.values.industry || null}
            onChange={(value) => form.setFieldValue('industry', value ?? '')}
          />
        </div>
        <div className={styles['pair']}>
          <TextInput
            label={t('setup.website')}
            placeholder="https://"
            type="url"
            autoComplete="url"
            {...input('website')}
          />
          <CurrencyPicker label={t('setup.currency')} {...input('currency')} />
        </div>
      </StepPage>
    </form>
  );
}
