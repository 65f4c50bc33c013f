import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { fetchPart } from '../../base/fetchPart.ts';
import { type Options, settingsOf, useScroller } from './scroller.ts';
import type { Windowed } from './useWindowed.ts';
import type * as virtualizers from './virtualizer.ts';
import { withGaps } from './windowed.ts';

type Library = typeof virtualizers;

/** Once it was fetched. */
let fetched: Library | undefined;

const unmeasured = () => undefined;

/**
 * As `useWindowed`, for lists that are read from their beginning: the first rows, which are few, do not wait for the library. It
 * is fetched once they are drawn, and until it is there all that was read is drawn.
 */
export function useWindowedRows(options: Options): Pick<Windowed, 'drawn' | 'measure'> {
  const place = useScroller(options.list);
  const redraw = useReducer((times: number) => times + 1, 0)[1];
  const settings = (library: Library) => ({
    ...settingsOf(options, place, library.defaultRangeExtractor),
    scrollToFn: library.elementScroll,
    observeElementOffset: library.observeElementOffset,
    observeElementRect: library.observeElementRect,
    onChange: redraw,
  });
  const begun = (library: Library) => ({
    library,
    virtualizer: new library.Virtualizer<HTMLElement, HTMLElement>(settings(library)),
  });
  const [begunWith] = useState(fetched);
  const [windowing, setWindowing] = useState(() => (fetched === undefined ? undefined : begun(fetched)));
  const begin = useEffectEvent((library: Library) => setWindowing(begun(library)));
  useEffect(() => {
    if (begunWith !== undefined) return undefined;
    let left = false;
    fetchPart(() => import('./virtualizer.ts')).then(
      (library) => {
        fetched = library;
        if (!left) begin(library);
      },
      // A list that is drawn as a whole works, too.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [begunWith]);

  const virtualizer = windowing?.virtualizer;
  if (windowing !== undefined) windowing.virtualizer.setOptions(settings(windowing.library));
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());

  // What is drawn already stays, with the focus in it, until the library has seen what scrolls.
  if (virtualizer === undefined || (begunWith === undefined && virtualizer.scrollElement === null))
    return { drawn: options.keys.map((_, index) => ({ gap: false, index })), measure: unmeasured };
  return {
    drawn: withGaps(virtualizer.getVirtualItems(), place.margin, place.margin + virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
  };
}
