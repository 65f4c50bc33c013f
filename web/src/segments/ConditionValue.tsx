import { MultiSelect, Select, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/DateField.tsx';
import type { Entry } from './fields.ts';
import styles from './Segments.module.css';
import type { Choice } from './useChoices.ts';

const MOST_LETTERS = 200;

/** What a condition is compared with, by how its test takes it. */
export function ConditionValue({
  entry,
  label,
  values,
  choices,
  onChange,
}: {
  entry: Entry;
  label: string;
  values: readonly string[];
  /** Undefined: any words. */
  choices: readonly Choice[] | undefined;
  onChange: (values: readonly string[]) => void;
}) {
  const { t } = useTranslation('segments');
  const [first = ''] = values;
  const one = (value: string | number | bigint | null) =>
    onChange(value === null || value === '' ? [] : [String(value)]);
  const common = {
    'aria-label': label,
    size: 'sm',
    className: styles['value'],
    'data-testid': 'segment-value',
  } as const;
  switch (entry) {
    case 'several': {
      if (choices === undefined)
        return (
          <TagsInput
            {...common}
            placeholder={values.length === 0 ? t('value.type') : ''}
            value={[...values]}
            onChange={onChange}
          />
        );
      // A choice that is gone stays to be seen, and to be taken out.
      const gone = values.filter((value) => !choices.some((choice) => choice.value === value));
      return (
        <MultiSelect
          {...common}
          searchable
          hidePickedOptions
          placeholder={values.length === 0 ? t('value.choose') : ''}
          nothingFoundMessage={t('value.none')}
          data={[...choices, ...gone.map((value) => ({ value, label: value }))]}
          value={[...values]}
          onChange={onChange}
        />
      );
    }
    case 'boolean':
      return (
        <Select
          {...common}
          allowDeselect={false}
          placeholder={t('value.choose')}
          data={(['true', 'false'] as const).map((value) => ({ value, label: t(`value.${value}`) }))}
          value={first === '' ? null : first}
          onChange={one}
        />
      );
    case 'day':
      return <DateField {...common} value={first} onChange={one} />;
    case 'days':
      return (
        <TextInput
          {...common}
          inputMode="numeric"
          maxLength={4}
          rightSection={<span className={styles['days']}>{t('value.days')}</span>}
          rightSectionWidth={64}
          rightSectionPointerEvents="none"
          value={first}
          onChange={(event) => one(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
      );
    case 'number':
      return (
        <TextInput
          {...common}
          inputMode="decimal"
          maxLength={22}
          value={first}
          onChange={(event) => one(event.currentTarget.value.replace(',', '.').replaceAll(/[^\d.-]/g, ''))}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          maxLength={MOST_LETTERS}
          placeholder={t('value.type')}
          value={first}
          onChange={(event) => onChange(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
        />
      );
  }
}
