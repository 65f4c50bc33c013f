import { useEffect, useState } from 'react';

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
