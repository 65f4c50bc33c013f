import { useState } from 'react';
import type { More } from './ResourceTable.tsx';

interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/** A pagination fragment's further pages, as a list reads them. @param page how many rows at a time */
export function useMore({ hasNext, isLoadingNext, loadNext }: Pages, page: number): More {
  const [failed, setFailed] = useState(false);
  return {
    hasNext,
    loading: isLoadingNext,
    failed,
    load: () => {
      setFailed(false);
      loadNext(page, { onComplete: (error) => setFailed(error !== null) });
    },
  };
}
