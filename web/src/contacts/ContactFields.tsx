import { Autocomplete, Select, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../base/relay/refusal.ts';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { type FieldName, ROWS } from './contactFields.ts';
import { languageName, LANGUAGES } from './contactLanguages.ts';
import styles from './forms.module.css';
import { PropertyField, type Property } from './PropertyField.tsx';
import type { useContactForm } from './useContactForm.ts';

type Form = ReturnType<typeof useContactForm>;

/** What is in use in the workspace, to choose from. */
export interface Known {
  readonly tags: readonly string[];
  readonly companies: readonly string[];
  readonly properties: readonly Property[];
}

const MOST_TAGS = 20;

/** Who a new contact is, to be typed. */
export function NewContactFields({ form, refusal }: { form: Form; refusal: Refusal | undefined }) {
  const field = useField(form, refusal);
  return (
    <>
      <div className={styles['pair']}>
        <TextInput key={form.key('firstName')} maxLength={80} {...field('firstName')} />
        <TextInput key={form.key('lastName')} maxLength={80} {...field('lastName')} />
      </div>
      <TextInput key={form.key('phoneNumber')} type="tel" required {...field('phoneNumber')} />
      <TextInput key={form.key('email')} type="email" {...field('email')} />
    </>
  );
}

/** All that is known about a person, to be changed. */
export function ContactFields({ form, refusal, known }: { form: Form; refusal: Refusal | undefined; known: Known }) {
  const { t, i18n } = useTranslation('contacts');
  const field = useField(form, refusal);
  /** A picker has no value rather than an empty one. */
  const choice = (name: FieldName) => ({ ...field(name), defaultValue: form.getValues()[name] || null });
  const input = (name: FieldName) => {
    const key = form.key(name);
    switch (name) {
      case 'email':
        return <TextInput key={key} type="email" {...field(name)} />;
      case 'company':
        return (
          <Autocomplete key={key} size="md" maxLength={80} data={[...known.companies]} limit={8} {...field(name)} />
        );
      case 'timezone':
        return <TimezonePicker key={key} clearable placeholder={t('edit.unknown')} {...choice(name)} />;
      case 'locale': {
        const value = form.getValues().locale;
        const tags = value === '' || value === null || LANGUAGES.includes(value) ? LANGUAGES : [value, ...LANGUAGES];
        const data = tags.map((tag) => ({ value: tag, label: languageName(tag, i18n.language) }));
        return <Select key={key} clearable searchable placeholder={t('edit.unknown')} data={data} {...choice(name)} />;
      }
      default:
        return (
          <TextInput key={key} maxLength={80} data-autofocus={name === 'firstName' || undefined} {...field(name)} />
        );
    }
  };
  return (
    <>
      {ROWS.map((row) =>
        row.length === 1 ? (
          input(row[0])
        ) : (
          <div key={row.join()} className={styles['pair']}>
            {row.map((name) => input(name))}
          </div>
        ),
      )}
      <TagsInput
        size="md"
        key={form.key('tags')}
        data={[...known.tags]}
        maxTags={MOST_TAGS}
        maxDropdownHeight={200}
        placeholder={t('edit.tagHint')}
        acceptValueOnBlur
        comboboxProps={{ position: 'top-start' }}
        {...field('tags')}
      />
      {known.properties.map((property) => (
        <PropertyField
          key={property.id}
          property={property}
          form={form}
          error={refusal?.field === `properties.${property.id}` ? refusal.message : undefined}
        />
      ))}
    </>
  );
}

function useField(form: Form, refusal: Refusal | undefined) {
  const { t } = useTranslation('contacts');
  return (name: FieldName | 'phoneNumber' | 'tags') => ({
    label: t(`fields.${name}`),
    'data-testid': `contact-${name}`,
    ...form.getInputProps(name),
    ...(refusal?.field === name ? { error: refusal.message } : {}),
  });
}
