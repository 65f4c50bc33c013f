import { createHash } from 'node:crypto';
import type { Clock, Ids } from '../clock/index.ts';

/** A clock that stands until the test moves it. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
  set(time: Date | string): void;
}

export function fakeClock(start: Date | string = '2026-03-02T10:00:00Z'): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => void (now += milliseconds),
    set: (time) => void (now = new Date(time).getTime()),
  };
}

/** Ids that are the same in every run, in order of their making; another seed gives others. */
export function fakeIds(seed = 'ids'): Ids {
  const tail = createHash('sha256').update(seed).digest('hex').slice(0, 12);
  let made = 0;
  return {
    uuid() {
      const count = (++made).toString(16).padStart(12, '0');
      return `${count.slice(0, 8)}-${count.slice(8)}-7000-8000-${tail}`;
    },
  };
}
