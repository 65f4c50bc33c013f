import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type Options, settingsOf, useScroller } from './scroller.ts';
import { type Drawn, withGaps } from './windowed.ts';

/** So near the end of a timeline, in pixels, the reader follows what comes. */
const NEAR_END = 80;

export interface Windowed {
  readonly drawn: readonly Drawn[];
  /** The ref of each drawn entry's element, which has its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly toEnd: () => void;
}

/**
 * Draws only the entries of a long list that are in sight: a page that was scrolled far stays as light as a short one.
 * @param options `fromEnd`, of a timeline: begins at its end, and stays there when something comes
 */
export function useWindowed({ fromEnd = false, ...options }: Options & { readonly fromEnd?: boolean }): Windowed {
  const place = useScroller(options.list);
  const settings = settingsOf(options, place, defaultRangeExtractor);
  // oxlint-disable-next-line react/incompatible-library -- it is asked anew at each render
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...settings,
    // What is measured is measured outside of rendering; a frame later is soon enough.
    useFlushSync: false,
    ...(fromEnd
      ? {
          initialOffset: () => Number.MAX_SAFE_INTEGER,
          anchorTo: 'end' as const,
          followOnAppend: true,
          scrollEndThreshold: NEAR_END,
        }
      : {}),
  });
  return {
    drawn: withGaps(virtualizer.getVirtualItems(), place.margin, place.margin + virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    toEnd: () => virtualizer.scrollToEnd(),
  };
}
