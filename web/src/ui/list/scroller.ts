import type { Range } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { drawnIndexes } from './windowed.ts';

/** Entries that are drawn beyond each edge of what is in sight. */
const OVERSCAN = 8;

export interface Options {
  /** The element that holds the entries; what scrolls is the nearest one around it that can. */
  readonly list: RefObject<HTMLElement | null>;
  /** Keys of all entries in order: heights are remembered by them. */
  readonly keys: readonly string[];
  /** Height of an entry that was not drawn yet, in pixels. */
  readonly estimate: (index: number) => number;
  /** Entries that stay drawn out of sight, such as the one with the focus. @param first the first one in sight */
  readonly kept?: (first: number) => readonly number[];
}

interface Scroller {
  readonly scroller: HTMLElement | null;
  readonly margin: number;
}

/** How the library shall draw a list. @param inSight the entries of a range */
export const settingsOf = (
  { keys, estimate, kept }: Options,
  { scroller, margin }: Scroller,
  inSight: (range: Range) => number[],
) => ({
  count: keys.length,
  enabled: scroller !== null,
  getScrollElement: () => scroller,
  estimateSize: estimate,
  getItemKey: (index: number) => keys[index] ?? index,
  scrollMargin: margin,
  initialOffset: () => scroller?.scrollTop ?? 0,
  overscan: OVERSCAN,
  // The browser lays out by fractions: whole pixels would add up to gaps.
  measureElement: (element: HTMLElement, entry?: ResizeObserverEntry) =>
    entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height,
  rangeExtractor: (range: Range) => drawnIndexes(inSight(range), kept?.(range.startIndex) ?? [], range.count),
});

/** What scrolls a list, and how far from the top of it the list begins, in pixels. */
export function useScroller(list: RefObject<HTMLElement | null>): Scroller {
  const [place, setPlace] = useState<Scroller>({ scroller: null, margin: 0 });
  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      const scroller = scrollerOf(element);
      if (scroller === null || element === null) return;
      const above = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      const head = element instanceof HTMLTableElement ? (element.tHead?.offsetHeight ?? 0) : 0;
      const margin = Math.round(above + head + scroller.scrollTop - scroller.clientTop);
      setPlace((before) => (before.scroller === scroller && before.margin === margin ? before : { scroller, margin }));
    };
    look();
    // What stands above the list, such as filters, may grow; a narrow window may scroll as a whole.
    const observer = new ResizeObserver(look);
    for (let element = list.current; element !== null; element = element.parentElement) {
      observer.observe(element);
      if (element === scrollerOf(list.current)) break;
    }
    for (const child of scrollerOf(list.current)?.children ?? []) observer.observe(child);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, [list]);
  return place;
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return element === null ? null : document.documentElement;
}
