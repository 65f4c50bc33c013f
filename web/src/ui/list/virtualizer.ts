/** What useWindowedRows.ts fetches of the library that windows lists. */
export {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';
