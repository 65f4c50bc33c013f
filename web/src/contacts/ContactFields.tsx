import { Autocomplete, Select, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../base/relay/refusal.ts';
import { type Bound, FormFields } from '../ui/form/FormFields.tsx';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { CONTACT, type FieldName, NEW_CONTACT } from './contactFields.ts';
import { languageName, LANGUAGES } from './contactLanguages.ts';
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
  return <FormFields fields={NEW_CONTACT} {...useBound(form)} refusal={refusal} />;
}

/** All that is known about a person, to be changed. */
export function ContactFields({ form, refusal, known }: { form: Form; refusal: Refusal | undefined; known: Known }) {
  const { t, i18n } = useTranslation('contacts');
  const bound = useBound(form);
  /** A picker has no value rather than an empty one. */
  const choice = (name: FieldName, props: Bound) => ({
    clearable: true,
    placeholder: t('edit.unknown'),
    ...props,
    defaultValue: form.getValues()[name] || null,
  });
  const languages = () => {
    const value = form.getValues().locale;
    const tags = value === '' || value === null || LANGUAGES.includes(value) ? LANGUAGES : [value, ...LANGUAGES];
    return tags.map((tag) => ({ value: tag, label: languageName(tag, i18n.language) }));
  };
  return (
    <>
      <FormFields
        fields={CONTACT}
        {...bound}
        refusal={refusal}
        renderInput={(name, props) => {
          switch (name) {
            case 'company':
              return <Autocomplete size="md" maxLength={80} data={[...known.companies]} limit={8} {...props} />;
            case 'timezone':
              return <TimezonePicker {...choice(name, props)} />;
            case 'locale':
              return <Select searchable data={languages()} {...choice(name, props)} />;
            default:
              return undefined;
          }
        }}
      />
      <TagsInput
        size="md"
        key={form.key('tags')}
        label={bound.label('tags')}
        data-testid="contact-tags"
        data={[...known.tags]}
        maxTags={MOST_TAGS}
        maxDropdownHeight={200}
        placeholder={t('edit.tagHint')}
        acceptValueOnBlur
        comboboxProps={{ position: 'top-start' }}
        {...bound.bind('tags')}
        {...(refusal?.field === 'tags' ? { error: refusal.message } : {})}
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

function useBound(form: Form) {
  const { t } = useTranslation('contacts');
  type Name = FieldName | 'phoneNumber' | 'tags';
  return {
    label: (name: Name) => t(`fields.${name}`),
    bind: (name: Name): Bound => ({ ...form.getInputProps(name) }),
    keyOf: (name: Name) => form.key(name),
    testId: 'contact',
  };
}
