import { useEffect, useMemo, useState } from 'react';

/** The most that the API gives at once (defaults 0). */
const PAGE = 100;
/** Milliseconds until a page that could not be read is asked for again. */
const AGAIN_MS = 5_000;

interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Reads a list page after page to its end, and a page that could not be read again after a while.
 * @returns why the last page could not be read, until it is
 */
export function useAllPages({ hasNext, isLoadingNext, loadNext }: Pages): Error | undefined {
  const [failed, setFailed] = useState<Error>();
  useEffect(() => {
    if (!hasNext || isLoadingNext) return undefined;
    const read = () => loadNext(PAGE, { onComplete: (error) => setFailed(error ?? undefined) });
    if (!failed) return void read();
    const timer = setTimeout(read, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [hasNext, isLoadingNext, loadNext, failed]);
  return failed;
}

/**
 * The rows of a list that is read anew from its beginning: those whose page is not there again yet stay as they were, so that
 * whoever has one of them open keeps it, and counts don't jump back to the first page.
 */
export function useKeptRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { hasNext }: Pick<Pages, 'hasNext'>,
): readonly Row[] {
  const [whole, setWhole] = useState(rows);
  // Until the next whole one: a state that is set while rendering costs no frame in which rows are missing.
  if (!hasNext && whole !== rows) setWhole(rows);
  return useMemo(() => (hasNext ? withoutGap(rows, whole) : rows), [hasNext, rows, whole]);
}

/** What has been read, and behind it what was there before and has not been read again. */
export function withoutGap<Row extends { readonly id: string }>(
  read: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const known = new Set(read.map(({ id }) => id));
  return [...read, ...before.filter(({ id }) => !known.has(id))];
}
