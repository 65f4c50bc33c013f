/** By which column a list is sorted. */
export interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

/** What pressing a column's heading leads to: up, down, and back to the list's own order. */
export const nextSort = (sort: Sort | undefined, by: string): Sort | undefined =>
  sort?.by !== by ? { by, descending: false } : sort.descending ? undefined : { by, descending: true };

/** A sort as an address has it: the column, with a minus sign where it goes down. @param columns those that may be sorted by */
export function sortOf(text: string | undefined, columns: readonly string[]): Sort | undefined {
  const by = text?.replace(/^-/, '');
  return by !== undefined && columns.includes(by) ? { by, descending: text !== by } : undefined;
}

export const sortText = (sort: Sort | undefined): string | null =>
  sort === undefined ? null : `${sort.descending ? '-' : ''}${sort.by}`;

/** Sorts rows that are all here; equal ones keep their order. @param valueOf what a row is sorted by */
export function sorted<Row>(
  rows: readonly Row[],
  sort: Sort | undefined,
  valueOf: (row: Row, by: string) => string | number,
): readonly Row[] {
  if (sort === undefined) return rows;
  const { by, descending } = sort;
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const compare = (one: Row, other: Row) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  };
  return rows.toSorted((one, other) => (descending ? compare(other, one) : compare(one, other)));
}
