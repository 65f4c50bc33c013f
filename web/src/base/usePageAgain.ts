import { useRouter } from '@tanstack/react-router';
import { pageFailed } from './relay/resync.ts';

/** Tries a page again that could not be read, with what its route itself had begun to read. @param reset of its error boundary */
export function usePageAgain(reset: () => void): () => void {
  const router = useRouter();
  return () => {
    pageFailed();
    void router.invalidate().then(reset);
  };
}
