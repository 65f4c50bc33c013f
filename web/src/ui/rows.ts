/** Lists of links that are one stop of the Tab key: arrows, Home and End lead from row to row. */
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** Where a key leads in a list of so many rows; undefined: it is no key of lists. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The place of a drawn row in its list: rows out of sight are not in the page. */
const placeOf = (target: EventTarget): number => {
  const at = (target as HTMLElement).closest<HTMLElement>('li[data-index]')?.dataset['index'];
  return at === undefined ? -1 : Number(at);
};

/**
 * Makes a list of links one stop. Its rows are `li` elements with their place as `data-index`, the one that is the stop is
 * always drawn, and so is one that a key leads to.
 * @param count how many rows it has
 * @param usual the row that Tab comes to before another one had the focus
 * @returns that row as it is now, and what the list listens to
 */
export function useRows(count: number, usual: number) {
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`:scope > li[data-index="${wanted.current}"] > a`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });
  return {
    stop: Math.max(0, Math.min(focused ?? usual, count - 1)),
    list,
    listening: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const at = placeOf(target);
        if (at !== -1) setFocused(at);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const at = placeOf(event.target);
        const next = at === -1 ? undefined : rowAfter(event.key, at, count);
        if (next === undefined) return;
        event.preventDefault();
        if (next === at) return;
        wanted.current = next;
        setFocused(next);
      },
    },
  };
}
