import { Button, Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FieldsIndustriesQuery } from '../__generated__/FieldsIndustriesQuery.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import styles from './Compliance.module.css';
import {
  COMPANY_TYPES,
  type Field,
  has,
  IDENTIFIER_TYPES,
  MOST_SAMPLES,
  OPT_INS,
  POSITIONS,
  REGIONS,
  type RegistrationType,
  USE_CASES,
  type Values,
} from './registration.ts';

/** The hint stands below its field, so that fields beside each other stand in line. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface Props {
  settings: SettingsForm<Values>;
  labels: Readonly<Record<Field, string>>;
  type: RegistrationType;
  readOnly: boolean;
}
type TextField = Exclude<{ [Name in Field]: Values[Name] extends string ? Name : never }[Field], 'type'>;

/** How what has a form of its own is written. */
const EXAMPLES: Partial<Record<Field, string>> = { phone: '+14155550142', website: 'https://' };

function Line({ name, settings, labels, type, readOnly }: Props & { name: TextField }) {
  if (!has(type, name)) return null;
  return (
    <TextInput
      label={labels[name]}
      readOnly={readOnly}
      maxLength={500}
      placeholder={EXAMPLES[name] ?? ''}
      {...settings.field(name)}
      data-testid={`registration-${name}`}
    />
  );
}

/** A choice of one; the words of the values stand under `choices` in the texts. */
function Choice({
  name,
  choices,
  ...props
}: Props & { name: TextField; choices: readonly { value: string; label: string }[] }) {
  const { settings, labels, type, readOnly } = props;
  if (!has(type, name)) return null;
  const { value, onChange, error } = settings.field(name);
  return (
    <Select
      label={labels[name]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
      readOnly={readOnly}
      data={[...choices]}
      data-testid={`registration-${name}`}
    />
  );
}

function Several({
  name,
  choices,
  ...props
}: Props & { name: 'useCases' | 'regionsOfOperation'; choices: readonly { value: string; label: string }[] }) {
  const { settings, labels, type, readOnly } = props;
  if (!has(type, name)) return null;
  const { value, error } = settings.field(name);
  return (
    <MultiSelect
      label={labels[name]}
      value={value}
      onChange={(chosen) => settings.set(name, chosen)}
      error={error}
      readOnly={readOnly}
      data={[...choices]}
      data-testid={`registration-${name}`}
    />
  );
}

/** Who texts. */
export function BusinessFields(props: Props) {
  const { t } = useTranslation('compliance');
  const { settings, labels, type, readOnly } = props;
  const { fetchIndustries } = useLazyLoadQuery<FieldsIndustriesQuery>(
    graphql`
      query FieldsIndustriesQuery {
        fetchIndustries {
          value
          label
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return (
    <Card title={t(type === 'SOLE_PROPRIETOR' ? 'parts.person' : 'parts.business')}>
      <SettingsFields>
        <Line name="businessName" {...props} />
        <Choice
          name="identifierType"
          choices={IDENTIFIER_TYPES.map((value) => ({ value, label: t(`identifiers.${value}`) }))}
          {...props}
        />
        <Line name="identifier" {...props} />
        <Choice
          name="companyType"
          choices={COMPANY_TYPES.map((value) => ({ value, label: t(`companies.${value}`) }))}
          {...props}
        />
        <Choice name="industry" choices={fetchIndustries.map(({ value, label }) => ({ value, label }))} {...props} />
        <Several
          name="regionsOfOperation"
          choices={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
          {...props}
        />
        <Line name="website" {...props} />
        <Line name="privacyPolicyUrl" {...props} />
        <Line name="address1" {...props} />
        <Line name="address2" {...props} />
        <Line name="city" {...props} />
        <Line name="state" {...props} />
        <Line name="zip" {...props} />
        <CountryPicker
          label={labels.country}
          value={settings.values.country}
          onChange={(code) => settings.set('country', code ?? '')}
          readOnly={readOnly}
        />
      </SettingsFields>
    </Card>
  );
}

/** Whom the carriers ask. */
export function ContactFields(props: Props) {
  const { t } = useTranslation('compliance');
  return (
    <Card title={t('parts.contact')}>
      <SettingsFields>
        <Line name="firstName" {...props} />
        <Line name="lastName" {...props} />
        <Line name="email" {...props} />
        <Line name="phone" {...props} />
        <Choice
          name="jobPosition"
          choices={POSITIONS.map((value) => ({ value, label: t(`positions.${value}`) }))}
          {...props}
        />
      </SettingsFields>
    </Card>
  );
}

/** What is sent. */
export function TextFields(props: Props) {
  const { t } = useTranslation('compliance');
  const { settings, labels, type, readOnly } = props;
  const { messageSamples: samples } = settings.values;
  const setSample = (place: number, text: string) => settings.set('messageSamples', samples.with(place, text));
  return (
    <Card title={t('parts.texts')}>
      <SettingsFields>
        <Several
          name="useCases"
          choices={USE_CASES.map((value) => ({ value, label: t(`useCases.${value}`) }))}
          {...props}
        />
        <TextInput
          label={labels.messageVolume}
          inputMode="numeric"
          maxLength={8}
          value={settings.values.messageVolume === 0 ? '' : settings.values.messageVolume}
          onChange={({ currentTarget }) =>
            settings.set('messageVolume', Number(currentTarget.value.replaceAll(/\D/g, '')))
          }
          readOnly={readOnly}
          data-testid="registration-messageVolume"
        />
        <div data-wide>
          <Textarea
            label={labels.description}
            description={t('hints.description')}
            inputWrapperOrder={HINT_BELOW}
            autosize
            minRows={2}
            readOnly={readOnly}
            {...settings.field('description')}
            data-testid="registration-description"
          />
        </div>
        <div data-wide className={styles['samples']}>
          {samples.map((sample, place) => (
            <Textarea
              // Samples are told apart by their place alone.
              // eslint-disable-next-line react/no-array-index-key
              key={place}
              label={t('sample', { n: place + 1 })}
              description={place === 0 ? t('hints.sample') : undefined}
              inputWrapperOrder={HINT_BELOW}
              autosize
              minRows={2}
              readOnly={readOnly}
              value={sample}
              onChange={({ currentTarget }) => setSample(place, currentTarget.value)}
              data-testid={`registration-sample-${place}`}
            />
          ))}
          {readOnly || samples.length >= MOST_SAMPLES ? null : (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              onClick={() => settings.set('messageSamples', [...samples, ''])}
            >
              {t('addSample')}
            </Button>
          )}
        </div>
        {(['hasEmbeddedLinks', 'hasEmbeddedPhone'] as const).map((name) =>
          has(type, name) ? (
            <Checkbox
              key={name}
              label={labels[name]}
              checked={settings.values[name]}
              readOnly={readOnly}
              aria-readonly={readOnly}
              onChange={({ currentTarget }) => {
                if (!readOnly) settings.set(name, currentTarget.checked);
              }}
            />
          ) : null,
        )}
      </SettingsFields>
    </Card>
  );
}

/** How people agree to it. */
export function ConsentFields(props: Props) {
  const { t } = useTranslation('compliance');
  const { settings, labels, type, readOnly } = props;
  return (
    <Card title={t('parts.consent')}>
      <SettingsFields>
        <div data-wide>
          <Textarea
            label={labels.messageFlow}
            description={t('hints.messageFlow')}
            inputWrapperOrder={HINT_BELOW}
            autosize
            minRows={3}
            readOnly={readOnly}
            {...settings.field('messageFlow')}
            data-testid="registration-messageFlow"
          />
        </div>
        <Choice
          name="optInType"
          choices={OPT_INS.map((value) => ({ value, label: t(`optIns.${value}`) }))}
          {...props}
        />
        {has(type, 'optInImageUrls') ? (
          <TextInput
            label={labels.optInImageUrls}
            description={t('hints.optInImageUrls')}
            inputWrapperOrder={HINT_BELOW}
            readOnly={readOnly}
            maxLength={500}
            value={settings.values.optInImageUrls[0] ?? ''}
            onChange={({ currentTarget }) =>
              settings.set('optInImageUrls', currentTarget.value === '' ? [] : [currentTarget.value])
            }
            data-testid="registration-optInImageUrls"
          />
        ) : null}
      </SettingsFields>
    </Card>
  );
}
