import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { BillingDetailsPageMutation } from '../__generated__/BillingDetailsPageMutation.graphql.ts';
import type { BillingDetailsPageQuery } from '../__generated__/BillingDetailsPageQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { AddressAutocomplete } from '../ui/AddressAutocomplete.tsx';
import { Card } from '../ui/Card.tsx';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SettingsFields, SettingsPage } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { BillingOff } from './BillingOff.tsx';
import { TaxNote } from './TaxNote.tsx';
import { useUnbilled } from '../ui/useUnbilled.ts';

const DETAILS = graphql`
  query BillingDetailsPageQuery @preloadable {
    getBillingProfile {
      id
      version
      company
      address1
      address2
      city
      region
      postalCode
      country
      taxId
      taxIdForms {
        country
        name
        example
      }
      tax {
        ...TaxNote_tax
      }
    }
  }
`;

/** The hint stands below its field, so that fields beside each other stand in line. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
/** As the server has it. */
const LONGEST = 120;

/** Company, address and tax ID that the next invoices are made out to. */
export function BillingDetailsPage() {
  const { t } = useTranslation('billing');
  const whyNot = useMe().whyNot('BILLING', 'UPDATE');
  if (useUnbilled()) return <BillingOff title={t('details.title')} />;
  return (
    <SettingsPage title={t('details.title')} lead={t('details.lead')}>
      {whyNot === undefined ? <Form /> : <NotAllowed why={whyNot} access={rightTo('BILLING', 'UPDATE')} />}
    </SettingsPage>
  );
}

function Form() {
  const { t } = useTranslation('billing');
  const { getBillingProfile: profile } = useRouteQuery<BillingDetailsPageQuery>(DETAILS, {});
  const { company, address1, address2, city, region, postalCode } = profile;
  const own = { company, address1, address2, city, region, postalCode };
  const before = { ...own, country: profile.country ?? '', taxId: profile.taxId };
  const settings = useSettingsForm({
    values: before,
    version: profile.version,
    save: async (changes, version) => {
      await commit<BillingDetailsPageMutation>(
        graphql`
          mutation BillingDetailsPageMutation($input: BillingProfileInput!) {
            setBillingProfile(input: $input) {
              id
              version
              company
              address1
              address2
              city
              region
              postalCode
              country
              taxId
              tax {
                ...TaxNote_tax
              }
            }
          }
        `,
        { input: { ...before, ...changes, version } },
      );
      toast.success(t('details.saved'));
    },
    reload: () => fetchQuery<BillingDetailsPageQuery>(environment, DETAILS, {}).toPromise(),
  });
  const labels = {
    company: t('details.company'),
    address1: t('details.address1'),
    address2: t('details.address2'),
    city: t('details.city'),
    region: t('details.region'),
    postalCode: t('details.postalCode'),
    country: t('details.country'),
    taxId: t('details.taxId'),
  };
  const { country } = settings.values;
  const form = profile.taxIdForms.find((each) => each.country === country);
  const street = settings.field('address1');
  const taxId = settings.field('taxId');
  const hint = form ? t('details.taxIdHint', { example: form.example }) : t('details.taxIdOptional');
  return (
    <form onSubmit={settings.submit} noValidate data-testid="billing-details-form">
      <Card title={t('details.address')}>
        <SettingsFields>
          <div data-wide>
            <TextInput
              label={labels.company}
              description={t('details.companyHint')}
              inputWrapperOrder={HINT_BELOW}
              autoComplete="organization"
              maxLength={LONGEST}
              {...settings.field('company')}
              data-testid="details-company"
            />
          </div>
          <div data-wide>
            <AddressAutocomplete
              label={labels.address1}
              value={street.value}
              error={street.error}
              country={country === '' ? undefined : country}
              readOnly={false}
              onChange={(text) => settings.set('address1', text)}
              onPick={(picked) => {
                settings.set('address1', picked.address1);
                settings.set('city', picked.city);
                settings.set('region', picked.state);
                settings.set('postalCode', picked.zip);
                settings.set('country', picked.country);
              }}
            />
          </div>
          {(['address2', 'city', 'region', 'postalCode'] as const).map((name) => (
            <TextInput
              key={name}
              label={labels[name]}
              maxLength={name === 'postalCode' ? 20 : LONGEST}
              {...settings.field(name)}
              data-testid={`details-${name}`}
            />
          ))}
          <CountryPicker
            label={labels.country}
            {...settings.field('country')}
            value={country === '' ? null : country}
            data-testid="details-country"
          />
          <TextInput
            label={form ? t('details.taxIdOf', { name: form.name }) : labels.taxId}
            description={taxId.error ? undefined : hint}
            inputWrapperOrder={HINT_BELOW}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...taxId}
            data-testid="details-taxId"
          />
          <div data-wide>
            <TaxNote tax={profile.tax} currency="USD" />
          </div>
        </SettingsFields>
      </Card>
      <SaveBar settings={settings} labels={labels} />
    </form>
  );
}
