import { Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DateField } from '../DateField.tsx';
import { writtenDate } from '../dates.ts';
import { Words } from '../Words.tsx';
import styles from './FilterBar.module.css';
import { useFilterBar } from './filterContext.ts';

const ALL = 'all';

/** A filter that takes one of a few values, or all. */
export function ChoiceFilter({
  name,
  label,
  all,
  options,
  searchable = false,
  testId,
}: {
  /** Of the value in the bar's `values`. */
  name: string;
  label: string;
  /** What stands in the field while nothing is chosen. */
  all: string;
  options: readonly { readonly value: string; readonly label: string }[];
  searchable?: boolean;
  testId?: string;
}) {
  const { values, change } = useFilterBar();
  const value = values[name] ?? undefined;
  const shown = options.find((option) => option.value === value);
  return (
    <>
      <Select
        size="sm"
        allowDeselect={false}
        searchable={searchable}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        className={styles['filter'] ?? ''}
        aria-label={label}
        data-testid={testId}
        data={[{ value: ALL, label: all }, ...options]}
        value={shown?.value ?? ALL}
        onChange={(next) => change({ [name]: next === ALL ? null : next })}
      />
      {shown === undefined ? null : <Chip name={name} label={label} value={shown.label} />}
    </>
  );
}

/** A filter that takes a day, YYYY-MM-DD. */
export function DayFilter({ name, label, testId }: { name: string; label: string; testId?: string }) {
  const { values, change } = useFilterBar();
  const day = values[name] ?? '';
  return (
    <div className={styles['day']}>
      <span aria-hidden>{label}</span>
      <DateField
        size="sm"
        aria-label={label}
        data-testid={testId}
        value={day}
        onChange={(next) => change({ [name]: next === '' ? null : next })}
      />
      {day === '' ? null : <Chip name={name} label={label} value={writtenDate(new Date(`${day}T12:00:00`))} />}
    </div>
  );
}

/** Says what is chosen, and takes it back when it is pressed. */
function Chip({ name, label, value }: { name: string; label: string; value: string }) {
  const { t } = useTranslation('ui');
  const { chips, change, refocus } = useFilterBar();
  if (chips === null) return null;
  const remove = () => {
    change({ [name]: null });
    refocus();
  };
  return createPortal(
    <button
      type="button"
      className={styles['chip']}
      aria-label={t('list.removeFilter', { filter: label, value })}
      data-testid={`filter-chip-${name}`}
      onClick={remove}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') remove();
      }}
    >
      <span>{label}</span> <Words>{value}</Words>
      <IconX size={14} stroke={2} aria-hidden />
    </button>,
    chips,
  );
}
