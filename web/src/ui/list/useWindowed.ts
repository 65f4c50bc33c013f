import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Drawn, drawnIndexes, withGaps } from './windowed.ts';

/** So near the end of a timeline, in pixels, the reader follows what comes. */
const NEAR_END = 80;

/** Entries that are drawn beyond each edge of what is in sight. */
const OVERSCAN = 8;

interface Options {
  /** The element that holds the entries; what scrolls is the nearest one around it that can. */
  readonly list: RefObject<HTMLElement | null>;
  /** Keys of all entries in order: heights are remembered by them. */
  readonly keys: readonly string[];
  /** Height of an entry that was not drawn yet, in pixels. */
  readonly estimate: (index: number) => number;
  /** Entries that stay drawn out of sight, such as the one with the focus. @param first the first one in sight */
  readonly kept?: (first: number) => readonly number[];
  /** Of a timeline: begins at its end, and stays there when something comes. */
  readonly fromEnd?: boolean;
}

export interface Windowed {
  readonly drawn: readonly Drawn[];
  /** The ref of each drawn entry's element, which has its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly toEnd: () => void;
}

/** Draws only the entries of a long list that are in sight: a page that was scrolled far stays as light as a short one. */
export function useWindowed({ list, keys, estimate, kept, fromEnd = false }: Options): Windowed {
  const { scroller, margin } = useScroller(list);
  // oxlint-disable-next-line react/incompatible-library -- it is asked anew at each render
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
    estimateSize: estimate,
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: margin,
    initialOffset: () => (fromEnd ? Number.MAX_SAFE_INTEGER : (scroller?.scrollTop ?? 0)),
    overscan: OVERSCAN,
    // The browser lays out by fractions: whole pixels would add up to gaps.
    measureElement: (element, entry) => entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height,
    rangeExtractor: (range) => drawnIndexes(defaultRangeExtractor(range), kept?.(range.startIndex) ?? [], range.count),
    // What is measured is measured outside of rendering; a frame later is soon enough.
    useFlushSync: false,
    ...(fromEnd ? { anchorTo: 'end' as const, followOnAppend: true, scrollEndThreshold: NEAR_END } : {}),
  });
  return {
    drawn: withGaps(virtualizer.getVirtualItems(), margin, margin + virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    toEnd: () => virtualizer.scrollToEnd(),
  };
}

/** What scrolls a list, and how far from the top of it the list begins, in pixels. */
function useScroller(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ scroller: HTMLElement | null; margin: number }>({ scroller: null, margin: 0 });
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
