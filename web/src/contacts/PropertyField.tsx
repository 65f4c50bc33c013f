import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/DateField.tsx';
import type { useContactForm } from './useContactForm.ts';

export interface Property {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** One field that the workspace made up, by its type. */
export function PropertyField({
  property,
  form,
  error,
}: {
  property: Property;
  form: ReturnType<typeof useContactForm>;
  error: string | undefined;
}) {
  const { t } = useTranslation('contacts');
  const { id, name, type, options } = property;
  const path = `properties.${id}`;
  const [day, setDay] = useState(form.getValues().properties[id] ?? '');
  const common = { label: name, 'data-testid': `contact-property-${name}`, ...(error === undefined ? {} : { error }) };
  if (type === 'DATE')
    return (
      <DateField
        {...common}
        value={day}
        onChange={(next) => {
          setDay(next);
          form.setFieldValue(path, next);
        }}
      />
    );
  const input = { ...form.getInputProps(path), ...common };
  const key = form.key(path);
  if (type === 'BOOLEAN' || type === 'SELECT') {
    const current = form.getValues().properties[id];
    // A choice that was taken away since stays choosable for who has it.
    const choices = current && !options.includes(current) ? [current, ...options] : options;
    const data =
      type === 'SELECT'
        ? [...choices]
        : (['true', 'false'] as const).map((value) => ({ value, label: t(`properties.values.${value}`) }));
    return <Select key={key} clearable placeholder={t('edit.unknown')} data={data} {...input} />;
  }
  return <TextInput key={key} maxLength={500} inputMode={type === 'NUMBER' ? 'decimal' : undefined} {...input} />;
}
