import { type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CountryPickerQuery } from '../__generated__/CountryPickerQuery.graphql.ts';
import { countryName } from './countryName.ts';
import { Flag } from './Flag.tsx';
import styles from './pickers.module.css';
import { hasWords } from './search.ts';

type Props = Omit<SelectProps, 'data' | 'filter' | 'renderOption' | 'leftSection' | 'searchable' | 'multiple'>;

/**
 * All countries with their flags, the suggested ones first (spec 000 §9). Found by name, by code and by dial prefix;
 * the value is ISO 3166-1 alpha-2.
 */
export function CountryPicker(props: Props) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Countries {...props} />
    </Suspense>
  );
}

/** The same field, with the chosen country's name alone, until the list is here. */
function Waiting({ label, description, value, size, placeholder }: Props) {
  const { i18n } = useTranslation('ui');
  const code = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <Select
      label={label}
      description={description}
      placeholder={placeholder ?? ''}
      {...(size === undefined ? {} : { size })}
      leftSection={<Flag country={code} />}
      data={code === undefined ? [] : [{ value: code, label: countryName(code, i18n.language) }]}
      value={code ?? null}
      aria-busy
      readOnly
    />
  );
}

function Countries(props: Props) {
  const { t, i18n } = useTranslation('ui');
  const { fetchCountries } = useLazyLoadQuery<CountryPickerQuery>(
    graphql`
      query CountryPickerQuery {
        fetchCountries {
          code
          name
          dialPrefix
          isSuggested
        }
      }
    `,
    {},
    // Names come in the language of the screen.
    { fetchPolicy: 'store-and-network', fetchKey: i18n.language },
  );
  const { groups, prefixes } = useMemo(() => {
    const sorted = fetchCountries.toSorted((a, b) => a.name.localeCompare(b.name, i18n.language));
    const items = (suggested: boolean) =>
      sorted
        .filter(({ isSuggested }) => isSuggested === suggested)
        .map(({ code, name }) => ({ value: code, label: name }));
    return {
      groups: [
        { group: t('country.suggested'), items: items(true) },
        { group: t('country.all'), items: items(false) },
      ],
      prefixes: new Map(sorted.map(({ code, dialPrefix }) => [code, dialPrefix])),
    };
  }, [fetchCountries, i18n.language, t]);
  const matches = (code: string, name: string, wanted: string) =>
    hasWords(name, wanted) ||
    code.toLowerCase() === wanted.toLowerCase() ||
    (/^\+?\d/.test(wanted) && (prefixes.get(code) ?? '').replace('+', '').startsWith(wanted.replace('+', '')));
  return (
    <Select
      allowDeselect={false}
      nothingFoundMessage={t('country.none')}
      maxDropdownHeight={280}
      {...props}
      searchable
      leftSection={<Flag country={typeof props.value === 'string' ? props.value : undefined} />}
      data={groups}
      filter={({ options, search }) => {
        const wanted = search.trim();
        return options.flatMap((option): ComboboxParsedItem[] => {
          if (!('group' in option)) return [option];
          const items = option.items.filter(({ value, label }) => matches(value, label, wanted));
          return items.length === 0 ? [] : [{ group: option.group, items }];
        });
      }}
      renderOption={({ option }) => (
        <span className={styles['option']}>
          <Flag country={option.value} width={18} />
          <span className={styles['name']}>{option.label}</span>
          <span className={styles['aside']}>{prefixes.get(option.value)}</span>
        </span>
      )}
    />
  );
}
