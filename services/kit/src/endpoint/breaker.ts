/** An engine that keeps failing is left alone for a while, so that every call that ends does not wait for its time-out. */

export interface Breaker {
  /** Milliseconds until the next try may be made; 0: now. One at a time is let through after a pause. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
}

/** Failures in a row after which nobody asks any more. */
const MOST_FAILURES = 5;
/** Milliseconds without a try. */
const PAUSE_MS = 30_000;

/** @param now milliseconds, of any clock that only goes forward */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    waitMs() {
      if (failures < MOST_FAILURES) return 0;
      const left = openUntil - now();
      if (left > 0) return left;
      // This one may try; the others wait for what becomes of it.
      openUntil = now() + PAUSE_MS;
      return 0;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      openUntil = now() + PAUSE_MS;
    },
  };
}
