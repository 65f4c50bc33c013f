import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallFilters_numbers$key } from '../__generated__/CallFilters_numbers.graphql.ts';
import { formatPhone } from '../ui/numbers.ts';
import { type CallFilter, NO_FILTER, type ResultFilter, RESULTS } from './callFilter.ts';
import styles from './CallHistoryPage.module.css';

const ALL = 'all';
const DIRECTIONS = ['INBOUND', 'OUTBOUND'] as const;

/** Narrows the history by direction, result and number. */
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
  const common = {
    size: 'sm',
    allowDeselect: false,
    comboboxProps: { width: 'max-content', position: 'bottom-start' },
  } as const;
  return (
    <div className={styles['filters']}>
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
      {filter === NO_FILTER ? null : (
        <Button size="sm" variant="subtle" onClick={() => onChange(NO_FILTER)}>
          {t('history.clear')}
        </Button>
      )}
    </div>
  );
}
