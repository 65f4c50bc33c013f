import { Checkbox, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Delayed } from '../Delayed.tsx';
import { FailedView } from '../FailedView.tsx';
import { useHotkeys } from '../hotkeys.ts';
import { MoreRows } from '../MoreRows.tsx';
import { BulkBar } from './BulkBar.tsx';
import { entriesOf, type Entry, headBefore, sectionsOf } from './entries.ts';
import { listAct } from './listKeys.ts';
import styles from './ResourceTable.module.css';
import { RowContext, type RowPlace } from './rowContext.ts';
import { among, EVERYTHING, extend, isSelected, NOTHING, type Selection, toggle, toggleLoaded } from './selection.ts';
import { nextSort, type Sort } from './sort.ts';
import { useWindowedRows } from './useWindowedRows.ts';

/** So few rows before the end of what was read, the keys that walk the list have more read. */
const NEAR_END = 5;
const SKELETONS = 8;
const HEAD_PX = 30;

export interface Column {
  /** `data-column` of its cells, and its name in a sort. */
  readonly name: string;
  readonly label: string;
  /** The heading is for screen readers alone. */
  readonly hidden?: boolean;
  readonly sortable?: boolean;
}

/** The rows that are not there yet. */
export interface More {
  readonly hasNext: boolean;
  readonly loading: boolean;
  /** Reading on has failed: it waits for the reader. */
  readonly failed?: boolean;
  readonly load: () => void;
}

export interface ResourceTableProps<Row extends { readonly id: string }> {
  /** What the table is, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** How many rows there are with those that are not read yet. */
  readonly total: number;
  /** Nobody counted on from there: there are so many or more. */
  readonly totalIsLeast?: boolean;
  /** One `ResourceRow`; the same function while nothing else changes, or each row is drawn anew. */
  readonly renderRow: (row: Row) => ReactNode;
  /** Names the group of a row, and what its heading says; rows of a group stand together. */
  readonly groupOf?: (row: Row) => string;
  readonly renderGroup?: (first: Row, columns: number) => ReactNode;
  /** Marks the groups for tests. */
  readonly groupTestId?: string;
  readonly more?: More;
  /** Old rows are shown while other ones are read. */
  readonly pending?: boolean;
  /** Nothing was read yet. */
  readonly loading?: boolean;
  readonly error?: { readonly message: string; readonly onRetry: () => void } | undefined;
  readonly empty: ReactNode;
  readonly chosen?: string | undefined;
  readonly onOpen?: (id: string) => void;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort | undefined) => void;
  /** What narrows the list: when it changes, nothing is selected any more. */
  readonly filter?: unknown;
  /** Actions for the rows that are selected; without it none can be. */
  readonly bulk?: (selection: Selection, done: () => void) => ReactNode;
  /** 44 px for one line, 48 for two. */
  readonly rowHeight?: 44 | 48;
  readonly moreLabel?: string;
  readonly className?: string | undefined;
}

/** A list of things as a grid: drawn as far as it is in sight, walked by keys, sorted, selected, read on at its end. */
export function ResourceTable<Row extends { readonly id: string }>(props: ResourceTableProps<Row>) {
  const { rows, pending = false, loading = false, error, empty } = props;
  if (rows.length > 0) return <Grid {...props} />;
  if (error !== undefined) return <FailedView {...error} />;
  if (loading || pending)
    return (
      <Delayed>
        <div className={styles['skeletons']} aria-hidden>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} height={20} width={`${88 - (index % 3) * 12}%`} />
          ))}
        </div>
      </Delayed>
    );
  return empty;
}

function Grid<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  total,
  totalIsLeast = false,
  renderRow,
  groupOf,
  renderGroup,
  groupTestId,
  more,
  pending = false,
  error,
  chosen,
  onOpen,
  sort,
  onSort,
  filter,
  bulk,
  rowHeight = 44,
  moreLabel,
  className = '',
}: ResourceTableProps<Row>) {
  const { t } = useTranslation(['ui', 'common']);
  const table = useRef<HTMLTableElement>(null);
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const entries = useMemo(() => entriesOf(rows, groupOf), [rows, groupOf]);
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const entryOf = useMemo(() => {
    const found = new Map<string, number>();
    for (const [at, entry] of entries.entries()) if (entry.kind === 'row') found.set(entry.row.id, at);
    return found;
  }, [entries]);
  const [selection, setSelection] = useState(NOTHING);
  const [selectedIn, setSelectedIn] = useState(filter);
  if (selectedIn !== filter) {
    setSelectedIn(filter);
    setSelection(NOTHING);
  }
  const [active, setActive] = useState<string>();
  const chosenAt = chosen === undefined ? -1 : order.indexOf(chosen);
  const activeAt = active === undefined ? -1 : order.indexOf(active);
  /** The row that Tab comes to. */
  const stop = activeAt !== -1 ? activeAt : Math.max(0, chosenAt);
  const stopId = order[stop];

  const selected = useMemo(() => among(selection, order), [selection, order]);
  const selecting = bulk !== undefined;

  const { drawn, measure } = useWindowedRows({
    list: table,
    keys,
    estimate: (index) => (entries[index]?.kind === 'head' ? HEAD_PX : rowHeight),
    kept: (first) => [
      ...(groupOf === undefined ? [] : [headBefore(entries, first)]),
      entryOf.get(stopId ?? '') ?? -1,
      entryOf.get(chosen ?? '') ?? -1,
    ],
  });

  const select = useCallback(
    (id: string, range: boolean) => setSelection((before) => (range ? extend(before, order, id) : toggle(before, id))),
    [order],
  );
  const openNow = useRef(onOpen);
  useLayoutEffect(() => {
    openNow.current = onOpen;
  });
  const open = useCallback((id: string) => openNow.current?.(id), []);

  const wanted = useRef<string>(undefined);
  const focus = (id: string): boolean => {
    const row = table.current?.querySelector<HTMLElement>(`tr[data-index="${entryOf.get(id)}"] [data-row-open]`);
    row?.focus();
    return row !== undefined && row !== null;
  };
  const focusWanted = useEffectEvent(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined;
  });
  useLayoutEffect(() => focusWanted());
  const go = (to: number) => {
    const id = order[to];
    if (id === undefined) return;
    // One that is out of sight is drawn first.
    if (!focus(id)) wanted.current = id;
    setActive(id);
    if (more?.hasNext && !more.loading && to >= order.length - NEAR_END) more.load();
  };
  /** With a drawer beside the table the keys walk what it shows, else the rows. */
  const step = (by: 1 | -1) => {
    if (chosenAt !== -1 && onOpen !== undefined) {
      const next = order[chosenAt + by];
      if (next === undefined) return;
      setActive(next);
      onOpen(next);
      if (more?.hasNext && !more.loading && chosenAt + by >= order.length - NEAR_END) more.load();
    } else go(active === undefined ? stop : Math.min(Math.max(stop + by, 0), order.length - 1));
  };
  useHotkeys([
    ['next', () => step(1)],
    ['previous', () => step(-1)],
  ]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('tbody tr[data-index]');
    const at = row === null ? undefined : entries[Number(row.dataset['index'])];
    if (at?.kind !== 'row') return;
    // A button in the row is pressed with Space; only where the row itself is meant does it select.
    if (event.key === ' ' && !target.matches('[data-row-open]')) return;
    const act = listAct(event, at.index, order.length, selecting, selected.all || selected.ids.size > 0);
    if (act === undefined) return;
    event.preventDefault();
    if (act.kind === 'none') {
      // The drawer stays for another Escape.
      event.nativeEvent.stopPropagation();
      setSelection(NOTHING);
    } else if (act.kind === 'all') setSelection(toggleLoaded(NOTHING, order));
    else if (act.kind === 'toggle') select(at.row.id, false);
    else {
      if (act.kind === 'extend') {
        const to = order[act.to] ?? at.row.id;
        setSelection((before) => extend(before.anchor === undefined ? toggle(before, at.row.id) : before, order, to));
      }
      go(act.to);
    }
  };

  const width = columns.length + (selecting ? 1 : 0);
  const body = (entry: Entry<Row>, at: number) =>
    entry.kind === 'head' ? null : (
      <Slot
        key={entry.key}
        row={entry.row}
        entry={at}
        index={entry.index}
        chosen={entry.row.id === chosen}
        selected={selecting ? isSelected(selected, entry.row.id) : undefined}
        tabbed={entry.row.id === stopId}
        measure={measure}
        open={open}
        select={select}
        renderRow={renderRow as (row: { readonly id: string }) => ReactNode}
      />
    );
  const sections = sectionsOf(drawn, entries);
  return (
    <div
      className={styles['list']}
      data-pending={pending || undefined}
      style={{ '--row-height': `${rowHeight}px` } as React.CSSProperties}
    >
      {bulk === undefined || (!selected.all && selected.ids.size === 0) ? null : (
        <BulkBar
          selection={selected}
          loaded={order}
          total={total}
          isLeast={totalIsLeast}
          onAll={() => setSelection(EVERYTHING)}
          onNone={() => setSelection(NOTHING)}
        >
          {bulk(selected, () => setSelection(NOTHING))}
        </BulkBar>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that walk the rows within it */}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of rows
        role="grid"
        className={`${styles['table']} ${className}`}
        // -1 says that it is not known.
        aria-rowcount={totalIsLeast ? -1 : total + 1}
        aria-multiselectable={selecting || undefined}
        aria-busy={pending || undefined}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('tbody tr[data-index]')?.dataset['index'];
          const entry = at === undefined ? undefined : entries[Number(at)];
          if (entry?.kind === 'row') setActive(entry.row.id);
        }}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {selecting ? (
              <th scope="col" className={styles['check']}>
                <Checkbox
                  size="xs"
                  aria-label={t('list.selectLoaded')}
                  data-testid="select-loaded"
                  checked={order.every((id) => isSelected(selected, id))}
                  indeterminate={
                    order.some((id) => isSelected(selected, id)) && !order.every((id) => isSelected(selected, id))
                  }
                  onChange={() => setSelection(toggleLoaded(selected, order))}
                />
              </th>
            ) : null}
            {columns.map(({ name, label, hidden, sortable }) => (
              <th
                key={name}
                scope="col"
                data-column={name}
                aria-sort={sort?.by === name ? (sort.descending ? 'descending' : 'ascending') : undefined}
              >
                {hidden ? (
                  <span className="visually-hidden">{label}</span>
                ) : sortable && onSort !== undefined ? (
                  <button type="button" className={styles['sort']} onClick={() => onSort(nextSort(sort, name))}>
                    {label}
                    {sort?.by === name ? (
                      sort.descending ? (
                        <IconArrowDown size={14} stroke={2} aria-hidden />
                      ) : (
                        <IconArrowUp size={14} stroke={2} aria-hidden />
                      )
                    ) : null}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ key, headed, parts }) => (
          <tbody key={key} data-testid={headed ? groupTestId : undefined}>
            {parts.map((part) => {
              if (part.gap) return <Gap key={part.key} height={part.height} columns={width} />;
              const entry = entries[part.index];
              if (entry === undefined) return null;
              if (entry.kind === 'row') return body(entry, part.index);
              return (
                <tr key={entry.key} ref={measure} data-index={part.index} className={styles['group']}>
                  {renderGroup?.(entry.row, width)}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {error === undefined ? null : <FailedView {...error} />}
      {more?.hasNext && error === undefined ? (
        <MoreRows
          loading={more.loading}
          failed={more.failed ?? false}
          label={moreLabel ?? t('list.more')}
          onMore={more.load}
        />
      ) : null}
    </div>
  );
}

/** A row, which is drawn anew only when something of it changes, not with each step of scrolling. */
const Slot = memo(function Slot({
  row,
  renderRow,
  tabbed,
  ...place
}: Omit<RowPlace, 'id' | 'tabIndex'> & {
  row: { readonly id: string };
  tabbed: boolean;
  renderRow: (row: { readonly id: string }) => ReactNode;
}) {
  return <RowContext value={{ ...place, id: row.id, tabIndex: tabbed ? 0 : -1 }}>{renderRow(row)}</RowContext>;
});

/** As high as the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className={styles['gap']} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but room */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
