import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '../counted.ts';
import styles from './ResourceTable.module.css';
import { isSelected, type Selection, selectedCount } from './selection.ts';

/** What can be done to the rows that are selected, and the way to all that match. */
export function BulkBar({
  selection,
  loaded,
  total,
  isLeast,
  onAll,
  onNone,
  children,
}: {
  selection: Selection;
  /** The rows that are here. */
  loaded: readonly string[];
  total: number;
  /** There are `total` or more. */
  isLeast: boolean;
  onAll: () => void;
  onNone: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const chosen = selectedCount(selection, total);
  const isMore = !selection.all && loaded.length < total && loaded.every((id) => isSelected(selection, id));
  return (
    <div className={styles['bulk']} role="toolbar" aria-label={t('list.bulk')} data-testid="bulk-bar">
      <p role="status">{t('list.selected', { count: chosen, written: counted(chosen, selection.all && isLeast) })}</p>
      {isMore ? (
        <Button size="xs" variant="subtle" onClick={onAll} data-testid="select-all">
          {t('list.selectAll', { count: total, written: counted(total, isLeast) })}
        </Button>
      ) : null}
      {children}
      <Button size="xs" variant="subtle" onClick={onNone}>
        {t('list.selectNone')}
      </Button>
    </div>
  );
}
