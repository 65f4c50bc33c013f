import type { Drawn } from './windowed.ts';

/** A row of a list, or the heading of the group that begins with it. */
export type Entry<Row> =
  | { readonly kind: 'head'; readonly key: string; readonly row: Row }
  | { readonly kind: 'row'; readonly key: string; readonly row: Row; readonly index: number };

/** Rows in their order, a heading before each group; a group that a further page goes on with stays one. */
export function entriesOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  groupOf?: (row: Row) => string,
): Entry<Row>[] {
  const entries: Entry<Row>[] = [];
  let group: string | undefined;
  for (const [index, row] of rows.entries()) {
    const own = groupOf?.(row);
    if (own !== undefined && own !== group) entries.push({ kind: 'head', key: `group ${own}`, row });
    group = own;
    entries.push({ kind: 'row', key: row.id, row, index });
  }
  return entries;
}

/** Where the heading is that an entry stands under; -1 where there is none. */
export function headBefore(entries: readonly Entry<unknown>[], at: number): number {
  let head = Math.min(at, entries.length - 1);
  while (head >= 0 && entries[head]?.kind !== 'head') head -= 1;
  return head;
}

type Part =
  | { readonly gap: true; readonly key: string; readonly height: number }
  | { readonly gap: false; readonly index: number };

/** What is drawn of a group, its heading first where that is drawn. */
export interface Section {
  readonly key: string;
  /** Whether it begins with a heading. */
  readonly headed: boolean;
  readonly parts: readonly Part[];
}

/** What is drawn, by group: each is a body of the table. */
export function sectionsOf(drawn: readonly Drawn[], entries: readonly Entry<unknown>[]): Section[] {
  const sections: { key: string; headed: boolean; parts: Part[] }[] = [];
  for (const [at, each] of drawn.entries()) {
    const part: Part = each.gap ? { ...each, key: `gap ${at}` } : each;
    const entry = each.gap ? undefined : entries[each.index];
    const last = sections.at(-1);
    if (entry?.kind === 'head') sections.push({ key: entry.key, headed: true, parts: [part] });
    else if (last === undefined) sections.push({ key: 'first', headed: false, parts: [part] });
    else last.parts.push(part);
  }
  return sections;
}
