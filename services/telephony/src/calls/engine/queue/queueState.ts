/** A caller's stay in a queue, as it lies in the call (defaults 11.4). Plain JSON, times in epoch ms. */
import type { QueueSettings } from './queueSettings.ts';
import type { CallerMemory } from './strategy.ts';

export interface QueueState {
  /** Callers with the same id wait in one line. */
  id: string;
  /** Whose members are rung. */
  teamId: string;
  settings: QueueSettings;
  /** 0 to 10; the higher goes first. */
  priority: number;
  enteredAt: number;
  /** 1: the next one; null while it is not decided whether the caller may wait, and while a callback waits for its next try. */
  position: number | null;
  /** Whole minutes that the caller is told to wait; absent: nothing is said of it. */
  estimate?: number;
  /** When the place in line is told next, epoch ms; absent until the caller was let in. */
  announceAt?: number;
  memory: CallerMemory;
  /** The attempt that rings, and whether the pass ends with it. */
  attempt: { endsPass: boolean } | null;
  /** The next attempt begins no earlier. */
  readyAt: number;
  /** Why nobody could be rung, as it was last said; so that it is said once. */
  saidOfNobody: string;
  leftAt: number | null;
  /** Set where the end of the wait says more than that nobody answered. */
  leftBecause: 'QUEUE_FULL' | 'QUEUE_TIMEOUT' | null;
  /** Who answered. */
  takenBy: string | null;
  /** What the caller waited in queues before this one. */
  waitedBeforeMs: number;
}
