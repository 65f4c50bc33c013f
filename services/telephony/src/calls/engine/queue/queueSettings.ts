/** How a queue is set up (defaults 11.4). */
import type { OwnSoundName } from '../../../sounds/soundName.ts';
import type { RingStrategy } from './strategy.ts';

/**
 * When a caller may join. LOOSE: somebody is signed in, if only busy. STRICT: somebody can be rung now. ANY: always.
 */
export const JOIN_RULES = ['LOOSE', 'STRICT', 'ANY'] as const;
export type JoinRule = (typeof JOIN_RULES)[number];
/** When the counters of FEWESTCALLS begin anew, at midnight of the flow's zone; weeks begin on Monday. */
export const COUNTER_RESETS = ['DAILY', 'WEEKLY', 'NEVER'] as const;
export type CounterReset = (typeof COUNTER_RESETS)[number];

/** 0 to 10: who has a higher penalty rings when nobody with less can. */
export interface ListedMember {
  userId: string;
  penalty: number;
}

export interface QueueSettings {
  strategy: RingStrategy;
  /** Seconds that one attempt rings. */
  attemptSeconds: number;
  /** Full passes through the members that can be rung; 0: no limit. */
  passes: number;
  /** Most callers that wait; 0: no limit. */
  size: number;
  /** 0: no limit. */
  maxWaitSeconds: number;
  join: JoinRule;
  /** Between two attempts for one caller. Queues of before have none: PAUSE_SECONDS. */
  pauseSeconds?: number;
  /** After a call a member is not rung for this long. */
  wrapUpSeconds: number;
  /** Between two announcements of the place in line; 0: none, and never less than 15 (defaults 11.4). */
  announceSeconds: number;
  /** With the place callers hear how long they will wait (estimate.ts); absent: no (defaults 11.4). */
  estimatedWait?: boolean;
  counterReset: CounterReset;
  /** 0 to 10: whose members work for several queues serve the callers of the higher one first. Queues of before have none. */
  priority?: number;
  /** The key with which a caller keeps the place and is called back; none: it is not offered. */
  callbackKey?: string;
  /** The members in the order of the queue, with what keeps each back; who is not in it comes after them. */
  members?: readonly ListedMember[];
  /** What callers hear while they wait; absent: what they hear on hold. */
  music?: OwnSoundName;
  /** IANA zone in which the counters' days begin. */
  timezone: string;
}

/** Between two attempts for one caller, unless the queue says otherwise (defaults 11.4). */
export const PAUSE_SECONDS = 5;

/** Defaults 11.4. */
export const defaultQueue: QueueSettings = {
  strategy: 'RINGALL',
  attemptSeconds: 20,
  passes: 3,
  size: 10,
  maxWaitSeconds: 600,
  join: 'LOOSE',
  pauseSeconds: PAUSE_SECONDS,
  wrapUpSeconds: 5,
  announceSeconds: 60,
  counterReset: 'DAILY',
  priority: 0,
  timezone: 'UTC',
};
