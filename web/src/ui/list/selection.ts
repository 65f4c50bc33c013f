/** Which rows of a list are chosen for an action: some by their ids, or all that match but some. */
export interface Selection {
  /** All that match the list's filter, also those that nobody scrolled to. */
  readonly all: boolean;
  /** The chosen rows; with `all`, those that were taken out again. */
  readonly ids: ReadonlySet<string>;
  /** Where a range begins. */
  readonly anchor: string | undefined;
}

export const NOTHING: Selection = { all: false, ids: new Set(), anchor: undefined };
export const EVERYTHING: Selection = { all: true, ids: new Set(), anchor: undefined };

export const isSelected = ({ all, ids }: Selection, id: string): boolean => all !== ids.has(id);

/** @param total how many match @returns how many are chosen */
export const selectedCount = ({ all, ids }: Selection, total: number): number =>
  all ? Math.max(0, total - ids.size) : ids.size;

const changed = (selection: Selection, rows: readonly string[], on: boolean, anchor: string | undefined): Selection => {
  const ids = new Set(selection.ids);
  for (const id of rows) {
    if (on === selection.all) ids.delete(id);
    else ids.add(id);
  }
  return ids.size === 0 && !selection.all ? { ...NOTHING, anchor } : { all: selection.all, ids, anchor };
};

/** Chooses a row or takes it out again. */
export const toggle = (selection: Selection, id: string): Selection =>
  changed(selection, [id], !isSelected(selection, id), id);

/** Gives all rows from where the last one was chosen to this one the state of the first (Shift and a click, or Shift and arrows). */
export function extend(selection: Selection, order: readonly string[], id: string): Selection {
  const [from, to] = [order.indexOf(selection.anchor ?? ''), order.indexOf(id)];
  if (from === -1 || to === -1) return toggle(selection, id);
  const rows = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return changed(
    selection,
    rows,
    selection.anchor === undefined || isSelected(selection, selection.anchor),
    selection.anchor,
  );
}

/** Chooses the rows that are here, or, when all of them are chosen, nothing. */
export function toggleLoaded(selection: Selection, order: readonly string[]): Selection {
  return order.every((id) => isSelected(selection, id)) ? NOTHING : changed(selection, order, true, undefined);
}

/** Lets go of rows that have left the list. */
export function among(selection: Selection, order: readonly string[]): Selection {
  if (selection.all || selection.ids.size === 0) return selection;
  const here = new Set(order);
  const left = [...selection.ids].filter((id) => !here.has(id));
  return left.length === 0 ? selection : changed(selection, left, false, selection.anchor);
}
