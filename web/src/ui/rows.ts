/** Lists of links that are one stop of the Tab key: arrows, Home and End lead from row to row. */
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Where a key leads in a list of so many rows; undefined: it is no key of lists. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > li > a')];

/**
 * Makes a list of links one stop.
 * @param count how many rows it has
 * @param usual the row that Tab comes to before another one had the focus
 * @returns that row as it is now, and what the list listens to
 */
export function useRows(count: number, usual: number) {
  const [focused, setFocused] = useState<number>();
  return {
    stop: Math.max(0, Math.min(focused ?? usual, count - 1)),
    listening: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const at = rowsOf(currentTarget).indexOf(target);
        if (at !== -1) setFocused(at);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const rows = rowsOf(event.currentTarget);
        const at = rows.indexOf(event.target as HTMLElement);
        const next = at === -1 ? undefined : rowAfter(event.key, at, rows.length);
        if (next === undefined) return;
        event.preventDefault();
        rows[next]?.focus();
      },
    },
  };
}
