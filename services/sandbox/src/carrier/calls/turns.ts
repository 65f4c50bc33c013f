/** The calls-per-second limit: REST calls wait in a queue for their turn, as at the provider. */
import type { Clock } from '@ringline/kit/clock';
import { tooManyRequests } from '../faultCodes.ts';

/** Beyond this many waiting calls the API says 429 rather than let them wait for minutes. */
const longestQueue = 100;

export interface Turns {
  /** @throws CarrierError 20429 when the queue is full. */
  admit(): void;
  /** Resolves when the next call may be placed. */
  wait(): Promise<void>;
  stop(): void;
}

export function createTurns(clock: Clock, callsPerSecond: number): Turns {
  const gap = 1_000 / callsPerSecond;
  const timers = new Set<NodeJS.Timeout>();
  let free = 0;
  return {
    admit() {
      if (timers.size >= longestQueue) throw tooManyRequests();
    },
    wait() {
      const now = clock.now().getTime();
      const at = Math.max(now, free);
      free = at + gap;
      if (at === now) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, at - now);
      timers.add(timer);
      return promise;
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
