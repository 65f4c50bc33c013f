import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallFilters_numbers$key } from '../__generated__/CallFilters_numbers.graphql.ts';
import { DateField } from '../ui/DateField.tsx';
import { Optional } from '../ui/Optional.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { type CallFilter, NO_FILTER, type ResultFilter, RESULTS } from './callFilter.ts';
import styles from './CallHistoryPage.module.css';
import { CALL_OUTCOMES } from './outcomes.ts';
import { WhoFilters } from './WhoFilters.tsx';

const ALL = 'all';
const DIRECTIONS = ['INBOUND', 'OUTBOUND'] as const;

/** Milliseconds that a search waits for the next key (spec 001 §9). */
const SEARCH_WAIT_MS = 200;

/** Narrows the history by a number or a name, direction, result, number, person, team and days. */
export function CallFilters({
  numbers: key,
  filter,
  onChange,
}: {
  numbers: CallFilters_numbers$key;
  filter: CallFilter;
  onChange: (filter: CallFilter) => void;
}) {
  const { t } = useTranslation('calls');
  const { data: numbers } = useFragment(
    graphql`
      fragment CallFilters_numbers on WorkspacePhoneNumberList {
        data {
          id
          name
          number
        }
      }
    `,
    key,
  );
  const change = (part: Partial<CallFilter>) => {
    const next = { ...filter, ...part };
    onChange(Object.values(next).every((value) => value === null) ? NO_FILTER : next);
  };
  const [text, setText] = useState(filter.text ?? '');
  const [opened, setOpened] = useState(false);
  const chosen = Object.entries(filter).filter(([name, value]) => name !== 'text' && value !== null).length;
  const search = useDebouncedCallback(
    (wanted: string) => change({ text: wanted === '' ? null : wanted }),
    SEARCH_WAIT_MS,
  );
  const common = {
    size: 'sm',
    allowDeselect: false,
    comboboxProps: { width: 'max-content', position: 'bottom-start' },
  } as const;
  return (
    <div className={styles['filters']} data-opened={opened || undefined}>
      <TextInput
        size="sm"
        className={styles['search'] ?? ''}
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        data-testid="history-filter-text"
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          search(currentTarget.value.trim());
        }}
      />
      <Button
        size="sm"
        variant="default"
        className={styles['toggle'] ?? ''}
        aria-expanded={opened}
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(!opened)}
      >
        {chosen === 0 ? t('history.filters') : t('history.filtersChosen', { count: chosen })}
      </Button>
      <Select
        {...common}
        className={styles['filter'] ?? ''}
        aria-label={t('history.direction.label')}
        data-testid="history-filter-direction"
        data={[
          { value: ALL, label: t('history.direction.all') },
          ...DIRECTIONS.map((value) => ({ value, label: t(`history.direction.${value}`) })),
        ]}
        value={filter.direction ?? ALL}
        onChange={(value) => change({ direction: DIRECTIONS.find((known) => known === value) ?? null })}
      />
      <Select
        {...common}
        className={styles['filter'] ?? ''}
        aria-label={t('history.resultFilter.label')}
        data-testid="history-filter-result"
        data={[
          { value: ALL, label: t('history.resultFilter.all') },
          ...(Object.keys(RESULTS) as ResultFilter[]).map((value) => ({
            value,
            label: t(`history.resultFilter.${value}`),
          })),
        ]}
        value={filter.result ?? ALL}
        onChange={(value) => change({ result: value === null || value === ALL ? null : value })}
      />
      <Select
        {...common}
        className={styles['filter'] ?? ''}
        aria-label={t('note.outcome')}
        data-testid="history-filter-outcome"
        data={[
          { value: ALL, label: t('history.outcomeFilter.all') },
          ...CALL_OUTCOMES.map((value) => ({ value, label: t(`note.outcomes.${value}`) })),
        ]}
        value={filter.outcome ?? ALL}
        onChange={(value) => change({ outcome: CALL_OUTCOMES.find((known) => known === value) ?? null })}
      />
      {numbers.length > 1 ? (
        <Select
          {...common}
          className={styles['filter'] ?? ''}
          aria-label={t('history.numberFilter.label')}
          data={[
            { value: ALL, label: t('history.numberFilter.all') },
            ...numbers.map(({ id, name, number }) => ({ value: id, label: name === '' ? formatPhone(number) : name })),
          ]}
          value={filter.phoneNumberId ?? ALL}
          onChange={(value) => change({ phoneNumberId: value === ALL ? null : value })}
        />
      ) : null}
      <Optional>
        <WhoFilters filter={filter} onChange={change} />
      </Optional>
      {(['from', 'until'] as const).map((end) => (
        <div key={end} className={styles['day']}>
          <span aria-hidden>{t(`history.dates.${end}`)}</span>
          <DateField
            size="sm"
            aria-label={t(`history.dates.${end}`)}
            data-testid={`history-filter-${end}`}
            value={filter[end] ?? ''}
            onChange={(day) => change({ [end]: day === '' ? null : day })}
          />
        </div>
      ))}
      {filter === NO_FILTER ? null : (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            setText('');
            onChange(NO_FILTER);
          }}
        >
          {t('history.clear')}
        </Button>
      )}
    </div>
  );
}
