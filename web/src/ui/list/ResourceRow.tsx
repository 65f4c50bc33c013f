import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ResourceTable.module.css';
import { useRow } from './rowContext.ts';

/** One row of a ResourceTable: its cells are `Cell`s, one of which holds a `RowOpen`. */
export function ResourceRow({
  label,
  children,
  ...marks
}: {
  /** Names the row where it is selected. */
  label: string;
  children: ReactNode;
} & Record<`data-${string}`, string | boolean | undefined>) {
  const { t } = useTranslation('ui');
  const { id, entry, index, chosen, selected, tabIndex, measure, select } = useRow();
  return (
    <tr
      {...marks}
      ref={measure}
      className={styles['row']}
      data-index={entry}
      data-chosen={chosen || undefined}
      data-selected={selected || undefined}
      aria-rowindex={index + 2}
      aria-selected={selected}
    >
      {selected === undefined ? null : (
        <td className={styles['check']}>
          <Checkbox
            size="xs"
            tabIndex={tabIndex}
            checked={selected}
            aria-label={t('list.select', { name: label })}
            data-testid="row-select"
            onChange={(event) => select(id, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {children}
    </tr>
  );
}

/** A cell, which stands under the column of its name. */
export function Cell({
  column,
  className = '',
  title,
  dir,
  testId,
  children,
}: {
  column: string;
  className?: string | undefined;
  title?: string | undefined;
  dir?: 'auto';
  testId?: string;
  children?: ReactNode;
}) {
  return (
    <td data-column={column} className={className} title={title} dir={dir} data-testid={testId}>
      {children}
    </td>
  );
}

/** What opens a row: the whole row can be pressed, and the keyboard stands here. */
export function RowOpen({ label, testId, children }: { label: string; testId?: string; children: ReactNode }) {
  const { id, chosen, tabIndex, open } = useRow();
  return (
    <button
      dir="auto"
      type="button"
      className={styles['open']}
      tabIndex={tabIndex}
      aria-label={label}
      aria-expanded={chosen}
      data-row-open
      data-testid={testId}
      onClick={() => open?.(id)}
    >
      {children}
    </button>
  );
}
