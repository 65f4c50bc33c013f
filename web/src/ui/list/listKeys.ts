/** What the keys of a list do, apart from any element (ux §3). J and K are shortcuts by name: useHotkeys. */
import { rowAfter } from '../rows.ts';

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type ListAct =
  | { readonly kind: 'go'; readonly to: number }
  /** Goes there, and chooses all rows up to it. */
  | { readonly kind: 'extend'; readonly to: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'all' }
  /** Chooses nothing any more. */
  | { readonly kind: 'none' };

/** Rows that Page Up and Page Down go. */
const PAGE = 10;

/**
 * @param at the row that has the focus, of `count`
 * @param selecting whether rows can be chosen @param chosen whether any is
 * @returns what the key does; undefined: it is not the list's
 */
export function listAct(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  at: number,
  count: number,
  selecting: boolean,
  chosen: boolean,
): ListAct | undefined {
  if (altKey || count === 0) return undefined;
  if (ctrlKey || metaKey) return selecting && key.toLowerCase() === 'a' && !shiftKey ? { kind: 'all' } : undefined;
  if (key === 'Escape') return chosen ? { kind: 'none' } : undefined;
  if (key === ' ') return selecting ? (shiftKey ? { kind: 'extend', to: at } : { kind: 'toggle' }) : undefined;
  const to =
    key === 'PageDown'
      ? Math.min(at + PAGE, count - 1)
      : key === 'PageUp'
        ? Math.max(at - PAGE, 0)
        : rowAfter(key, at, count);
  if (to === undefined) return undefined;
  if (!shiftKey) return { kind: 'go', to };
  return selecting ? { kind: 'extend', to } : undefined;
}
