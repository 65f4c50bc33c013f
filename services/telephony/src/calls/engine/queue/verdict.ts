/** What is decided for one caller of a queue. */
import type { Candidate } from '../candidate.ts';
import type { CallerMemory } from './strategy.ts';

/** A member of a queue's team, with what the queue knows of the person. */
export interface LineMember extends Candidate {
  /** Calls of this queue that the member answered since the counters began anew. */
  completed: number;
  /** When the last call of this queue ended, epoch ms. */
  lastEnd: number | null;
  /** 0 to 10, of this queue; absent: 0. */
  penalty?: number;
}

/** Who is not rung, and why. */
export interface PassedOver {
  userId: string;
  name: string;
  reason: string;
  /** The plain English sentence. */
  sentence: string;
  parameters?: Record<string, string>;
}

/** An attempt that begins now. */
export interface QueueAttempt {
  members: readonly LineMember[];
  /** Of everybody who could have been rung. */
  metrics: Readonly<Record<string, number>>;
  endsPass: boolean;
  memory: CallerMemory;
  passedOver: readonly PassedOver[];
}

/** What was decided for one caller. */
export interface QueueVerdict {
  position: number | null;
  /** Whole minutes that the caller is told to wait; null: nothing is said of it. */
  estimate: number | null;
  refused: 'QUEUE_FULL' | 'NOBODY_AVAILABLE' | null;
  /** Whether anybody is there at all. */
  signedIn: boolean;
  declinedByAll: boolean;
  attempt: QueueAttempt | null;
  /** Nobody can be rung now, and why. */
  nobody: readonly PassedOver[] | null;
}

/** What is said of people who cannot be rung, to be compared with what was said before. */
export const sentencesOf = (people: readonly PassedOver[]): string => people.map(({ sentence }) => sentence).join('\n');
