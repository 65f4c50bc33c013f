import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { EmergencyAddressCard_number$key } from '../__generated__/EmergencyAddressCard_number.graphql.ts';
import type { EmergencyAddressCardMutation } from '../__generated__/EmergencyAddressCardMutation.graphql.ts';
import type { EmergencyAddressCardQuery } from '../__generated__/EmergencyAddressCardQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { AddressAutocomplete } from '../ui/AddressAutocomplete.tsx';
import { Card } from '../ui/Card.tsx';
import { countryName } from '../ui/countryName.ts';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Numbers.module.css';

const NUMBER = graphql`
  fragment EmergencyAddressCard_number on WorkspacePhoneNumber {
    id
    version
    country
    isTestNumber
    emergencyCalls
    emergencyAddress {
      address1
      address2
      city
      state
      zip
    }
  }
`;

const PARTS = ['address1', 'address2', 'city', 'state', 'zip'] as const;
type Part = (typeof PARTS)[number];
type Address = Record<Part, string>;

const filled = (address: { readonly [Name in Part]?: string | null | undefined } | null | undefined): Address =>
  Object.fromEntries(PARTS.map((part) => [part, address?.[part] ?? ''])) as Address;

/** Where responders are sent when somebody calls an emergency number with this number, or why it cannot call one. */
export default function EmergencyAddressCard({
  number: key,
  whyNot,
}: {
  number: EmergencyAddressCard_number$key;
  /** Why the person may not change it; undefined: they may. */
  whyNot: string | undefined;
}) {
  const { t, i18n } = useTranslation('numbers');
  const number = useFragment(NUMBER, key);
  const { country, emergencyCalls, isTestNumber } = number;
  const where = countryName(country, i18n.language);
  return (
    <Card title={t('emergency.title')}>
      {emergencyCalls ? (
        <AddressForm key={number.id} number={number} readOnly={whyNot !== undefined} />
      ) : (
        <p className={styles['cardNote']} data-testid="emergency-impossible">
          {t(isTestNumber ? 'emergency.test' : 'emergency.impossible', { country: where })}
        </p>
      )}
    </Card>
  );
}

function AddressForm({
  number: { id, version, country, emergencyAddress },
  readOnly,
}: {
  number: {
    readonly id: string;
    readonly version: number;
    readonly country: string;
    readonly emergencyAddress: Parameters<typeof filled>[0];
  };
  readOnly: boolean;
}) {
  const { t } = useTranslation(['numbers', 'workspaceSettings', 'common']);
  const { getWorkspaceWithSettings: workspace } = useLazyLoadQuery<EmergencyAddressCardQuery>(
    graphql`
      query EmergencyAddressCardQuery {
        getWorkspaceWithSettings {
          id
          address {
            address1
            address2
            city
            state
            zip
            country
          }
        }
      }
    `,
    {},
  );
  const own = workspace.address?.country === country ? workspace.address : null;
  const proposed = !emergencyAddress && own !== null && Boolean(own.address1);
  const [address, setAddress] = useState(() => filled(emergencyAddress ?? own));
  const { pending, refusal, run, clear } = useCommit();
  const set = (change: Partial<Address>) => {
    clear();
    setAddress((current) => ({ ...current, ...change }));
  };
  const errorOf = (part: Part) => (refusal?.field === `emergencyAddress.${part}` ? refusal.message : undefined);
  const isAtField = PARTS.some((part) => errorOf(part) !== undefined);
  const saved = emergencyAddress && PARTS.every((part) => filled(emergencyAddress)[part] === address[part]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(async () => {
      const { updatePhoneNumberSettings: after } = await commit<EmergencyAddressCardMutation>(
        graphql`
          mutation EmergencyAddressCardMutation($input: UpdatePhoneNumberSettingsInput!) {
            updatePhoneNumberSettings(input: $input) {
              id
              emergencyAddress {
                address1
                address2
                city
                state
                zip
              }
              ...EmergencyAddressCard_number
              ...NumberForm_number
            }
          }
        `,
        { input: { id, version, emergencyAddress: { ...address, country } } },
      );
      // As responders read it.
      setAddress(filled(after.emergencyAddress));
    });
    if (done) toast.success(t('emergency.saved'));
  };
  return (
    <form
      onSubmit={(event) => void save(event)}
      className={styles['emergency']}
      noValidate
      data-testid="emergency-form"
    >
      <p className={styles['cardNote']} data-tone={emergencyAddress ? undefined : 'warning'} role="status">
        {t(emergencyAddress ? 'emergency.known' : proposed ? 'emergency.proposed' : 'emergency.missing')}
      </p>
      <SettingsFields>
        <div data-wide>
          <AddressAutocomplete
            label={t('workspaceSettings:address.street')}
            value={address.address1}
            error={errorOf('address1')}
            country={country}
            readOnly={readOnly}
            maxLength={100}
            onChange={(address1) => set({ address1 })}
            onPick={({ address1, city, state, zip }) => set({ address1, city, state, zip })}
            data-testid="emergency-address1"
          />
        </div>
        {PARTS.slice(1).map((part) => (
          <TextInput
            key={part}
            label={t(
              `workspaceSettings:address.${part === 'address2' ? 'more' : part}` as 'workspaceSettings:address.city',
            )}
            value={address[part]}
            error={errorOf(part)}
            readOnly={readOnly}
            maxLength={100}
            onChange={({ currentTarget }) => set({ [part]: currentTarget.value })}
            data-testid={`emergency-${part}`}
          />
        ))}
      </SettingsFields>
      {refusal && !isAtField ? <Why refusal={refusal} /> : null}
      {readOnly || saved === true ? null : (
        <Button type="submit" variant="default" loading={pending} data-testid="emergency-save">
          {t('emergency.save')}
        </Button>
      )}
    </form>
  );
}
