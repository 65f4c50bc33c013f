/** A flow as a list that is read from top to bottom: what the keyboard and screen readers work with. */
import { type Flow, type Node, nodeOf, type Place, portsOf, targetAt } from './nodes.ts';

interface RowOf {
  readonly key: string;
  /** 1 is the trunk; steps of a branch lie one deeper than the step that forks. */
  readonly level: number;
  /** The way that leads here. */
  readonly place: Place;
}

export type Row = RowOf &
  (
    | { readonly what: 'node'; readonly node: Node }
    /** Goes on with a step that is listed elsewhere. */
    | { readonly what: 'reference'; readonly node: Node }
    /** Nothing comes here yet. */
    | { readonly what: 'empty' }
  );

const keyOf = (place: Place) => (place === 'start' ? 'start' : `${place.of}.${place.port}`);

/** Every step once, each branch after the step that forks; a step met again is a reference. */
export function outlineOf(flow: Flow): readonly Row[] {
  const rows: Row[] = [];
  const met = new Set<string>();
  const walk = (place: Place, level: number) => {
    const node = nodeOf(flow, targetAt(flow, place));
    const at = { key: keyOf(place), level, place };
    if (node === undefined) {
      rows.push({ ...at, what: 'empty' });
      return;
    }
    if (met.has(node.id)) {
      rows.push({ ...at, what: 'reference', node });
      return;
    }
    met.add(node.id);
    rows.push({ ...at, what: 'node', node });
    const ports = portsOf(node);
    for (const { port } of ports) walk({ of: node.id, port }, ports.length > 1 ? level + 1 : level);
  };
  walk('start', 1);
  return rows;
}

/** The rows that are one step of their fork: where a row is among them, for who hears the list. */
export function positionOf(rows: readonly Row[], index: number): { readonly place: number; readonly of: number } {
  const level = rows[index]?.level ?? 1;
  let first = index;
  while (first > 0 && (rows[first - 1]?.level ?? 0) >= level) first -= 1;
  let last = index;
  while (last + 1 < rows.length && (rows[last + 1]?.level ?? 0) >= level) last += 1;
  const same = rows.slice(first, last + 1).filter((row) => row.level === level);
  const row = rows[index];
  return { place: row === undefined ? 0 : same.indexOf(row) + 1, of: same.length };
}

/** Where an arrow key leads: up and down a row, left to the step that forks, right into its first branch. */
export function stepFrom(rows: readonly Row[], index: number, key: string): number {
  const level = rows[index]?.level ?? 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, rows.length - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      return (rows[index + 1]?.level ?? 0) > level ? index + 1 : index;
    case 'ArrowLeft': {
      const parent = rows.slice(0, index).findLastIndex((row) => row.level < level);
      return parent === -1 ? index : parent;
    }
    default:
      return index;
  }
}
