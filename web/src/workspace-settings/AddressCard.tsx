import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressAutocomplete } from '../ui/AddressAutocomplete.tsx';
import { Card } from '../ui/Card.tsx';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import type { WorkspaceValues } from './workspaceValues.ts';

const PARTS = ['address2', 'city', 'state', 'zip'] as const;

/** Where the workspace is: a street with suggestions that fill the rest in. */
export function AddressCard({
  settings,
  labels,
  readOnly,
}: {
  settings: SettingsForm<WorkspaceValues>;
  labels: Record<'address1' | 'addressCountry' | (typeof PARTS)[number], string>;
  readOnly: boolean;
}) {
  const { t } = useTranslation('workspaceSettings');
  const country = settings.values.addressCountry || settings.values.country;
  const street = settings.field('address1');
  return (
    <Card title={t('cards.address')}>
      <SettingsFields>
        <div data-wide>
          <AddressAutocomplete
            label={labels.address1}
            value={street.value}
            error={street.error}
            country={country === '' ? undefined : country}
            readOnly={readOnly}
            onChange={(text) => settings.set('address1', text)}
            onPick={({ address1, city, state, zip, country: picked }) => {
              settings.set('address1', address1);
              settings.set('city', city);
              settings.set('state', state);
              settings.set('zip', zip);
              settings.set('addressCountry', picked);
            }}
          />
        </div>
        {PARTS.map((part) => (
          <TextInput key={part} label={labels[part]} readOnly={readOnly} maxLength={100} {...settings.field(part)} />
        ))}
        <CountryPicker
          label={labels.addressCountry}
          readOnly={readOnly}
          {...settings.field('addressCountry')}
          value={country === '' ? null : country}
        />
      </SettingsFields>
    </Card>
  );
}
