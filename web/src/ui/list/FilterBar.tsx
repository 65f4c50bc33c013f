import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilterBar.module.css';
import { FilterContext } from './filterContext.ts';

/** Milliseconds that a search waits for the next key (spec 001 §9). */
const SEARCH_WAIT_MS = 200;

interface Search {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly testId?: string;
}

/**
 * What narrows a list: a search, its filters, and a chip for each that is chosen. The values are the page's, which keeps them in
 * the address (`useAddress`). Escape empties the search, Arrow Down leads from it into the list.
 */
export function FilterBar({
  search,
  values,
  onChange,
  onClear,
  narrow = true,
  flush = false,
  aside,
  children,
}: {
  search?: Search;
  /** By the names of the filters within. */
  values: Readonly<Record<string, string | null | undefined>>;
  onChange: (part: Record<string, string | null>) => void;
  onClear: () => void;
  /** In a narrow window the filters open on demand: the rows are what the page is for. */
  narrow?: boolean;
  /** Stands in a column that has its own edges. */
  flush?: boolean;
  /** Stands at the end. */
  aside?: ReactNode;
  /** `ChoiceFilter`s and `DayFilter`s. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const [chips, setChips] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const chosen = Object.values(values).filter((value) => value !== null && value !== undefined).length;
  const bar = useRef<HTMLDivElement>(null);
  const filtered = chosen > 0 || (search !== undefined && search.value !== '');
  const context = useMemo(
    () => ({
      values,
      change: onChange,
      chips,
      refocus: () =>
        void requestAnimationFrame(() =>
          (chips?.querySelector('button') ?? bar.current?.querySelector<HTMLElement>('input, button'))?.focus(),
        ),
    }),
    [values, onChange, chips],
  );
  return (
    <FilterContext value={context}>
      <div
        ref={bar}
        role="search"
        className={styles['bar']}
        data-opened={opened || undefined}
        data-narrow={narrow || undefined}
        data-flush={flush || undefined}
      >
        {search === undefined ? null : <SearchField {...search} />}
        {narrow ? (
          <Button
            size="sm"
            variant="default"
            className={styles['toggle'] ?? ''}
            aria-expanded={opened}
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            {chosen === 0 ? t('list.filters') : t('list.filtersChosen', { count: chosen })}
          </Button>
        ) : null}
        {children}
        {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
        <div className={styles['chosen']} hidden={!filtered}>
          <div ref={setChips} className={styles['chips']} />
          <Button
            size="xs"
            variant="subtle"
            data-testid="filters-clear"
            onClick={() => {
              onClear();
              bar.current?.querySelector<HTMLElement>('input')?.focus();
            }}
          >
            {t('list.clear')}
          </Button>
        </div>
      </div>
    </FilterContext>
  );
}

function SearchField({ label, value, onChange, testId }: Search) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  // Emptied from elsewhere, such as by "Clear filters" in place of the rows.
  if (value !== told) {
    setTold(value);
    setText(value);
  }
  const tell = (wanted: string) => {
    setTold(wanted);
    onChange(wanted);
  };
  const settle = useDebouncedCallback(tell, SEARCH_WAIT_MS);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== '') {
      // The drawer beside the list stays.
      event.nativeEvent.stopPropagation();
      setText('');
      settle.cancel();
      tell('');
    } else if (event.key === 'ArrowDown') {
      const row = document.querySelector<HTMLElement>('[role=grid] [data-row-open][tabindex="0"]');
      if (row === null) return;
      event.preventDefault();
      row.focus();
    }
  };
  return (
    <TextInput
      size="sm"
      className={styles['search'] ?? ''}
      aria-label={label}
      placeholder={label}
      data-testid={testId}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      value={text}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        settle(currentTarget.value.trim());
      }}
    />
  );
}
