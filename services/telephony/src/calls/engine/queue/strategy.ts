/** Whom an attempt of a queue rings: the seven strategies of defaults 11.4, as a metric of which the lowest wins. Pure. */
import { createHash } from 'node:crypto';
import { RING_AT_ONCE } from '../ringLimit.ts';

export const RING_STRATEGIES = [
  'RINGALL',
  'LINEAR',
  'ROUNDROBIN',
  'RRMEMORY',
  'LEASTRECENT',
  'FEWESTCALLS',
  'RANDOM',
] as const;
export type RingStrategy = (typeof RING_STRATEGIES)[number];

/** A penalty outweighs every metric, and a try outweighs every penalty (defaults 11.4). */
const PER_PENALTY = 1_000_000;
const PER_TRY = 1_000_000_000;
/** LEASTRECENT: what a member has who ended a call just now; falls by one a second, and no lower than 1. */
const JUST_ENDED = 1_000_000;

/** A member of the queue's team, in list order. */
export interface QueueMember {
  readonly userId: string;
  /** Adds 1,000,000 for each: who has one rings when nobody with less can. */
  readonly penalty: number;
  /** Calls of this queue that the member answered since the counters began anew. */
  readonly completed: number;
  /** When the member's last call of this queue ended, epoch ms; null: never. */
  readonly lastEnd: number | null;
}

/** Where turns go on: after this member, or at this place of the list when the member has left it. */
export interface Turn {
  readonly userId: string;
  readonly position: number;
}

/** What a caller's attempts so far mean for the next one. */
export interface CallerMemory {
  /** Attempts so far. */
  readonly attempts: number;
  /** Passes that ended without an answer. */
  readonly passes: number;
  /** How often each member was tried in the current pass. */
  readonly tries: Readonly<Record<string, number>>;
  /** LINEAR: the last one tried for this caller. */
  readonly turn: Turn | null;
}

export const freshMemory: CallerMemory = { attempts: 0, passes: 0, tries: {}, turn: null };

export interface Question {
  readonly strategy: RingStrategy;
  readonly callId: string;
  /** Everybody in the list, in its order. */
  readonly members: readonly QueueMember[];
  /** Who can be rung now. */
  readonly eligible: ReadonlySet<string>;
  /** Who has no page open: where members take turns, those are asked in each pass after everybody who has one. Absent: nobody. */
  readonly byPush?: ReadonlySet<string>;
  readonly memory: CallerMemory;
  /** RRMEMORY: the last one tried in this queue, for whichever caller. */
  readonly queueTurn: Turn | null;
  /** Epoch ms. */
  readonly now: number;
}

export interface Attempt {
  /** Who rings, in list order. */
  readonly ring: readonly string[];
  /** Who would ring along if not so many did already. */
  readonly overLimit: readonly string[];
  /** The metric of everybody who could have been rung. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Everybody who can be rung has then been tried: the pass ends with this attempt (RINGALL: each attempt is a pass). */
  readonly endsPass: boolean;
  /** What the caller is remembered by once the attempt began. */
  readonly memory: CallerMemory;
  /** What the queue is remembered by. */
  readonly queueTurn: Turn | null;
}

/** The next attempt of a caller; null when nobody can be rung. */
export function nextAttempt(question: Question): Attempt | null {
  const { strategy, members, eligible, memory, queueTurn } = question;
  const { tier, startsAnew } = inTheirTurn(question);
  const metricOf = metrics(startsAnew ? { ...question, memory: { ...memory, turn: null } } : question);
  const able = members.flatMap(({ userId, penalty }, position) =>
    eligible.has(userId)
      ? [{ userId, position, metric: metricOf(position) + PER_PENALTY * penalty + penaltyOfTries(question, userId) }]
      : [],
  );
  if (able.length === 0) return null;
  const asked = able.filter(({ userId }) => tier.has(userId));
  const lowest = Math.min(...asked.map(({ metric }) => metric));
  const first = asked.filter(({ metric }) => metric === lowest);
  const winners = first.slice(0, strategy === 'RINGALL' ? RING_AT_ONCE : 1);
  const ring = winners.map(({ userId }) => userId);
  const tries = { ...memory.tries };
  for (const userId of ring) tries[userId] = (tries[userId] ?? 0) + 1;
  const last = winners.at(-1);
  const turn = last ? { userId: last.userId, position: last.position } : null;
  return {
    ring,
    overLimit: strategy === 'RINGALL' ? first.slice(RING_AT_ONCE).map(({ userId }) => userId) : [],
    metrics: Object.fromEntries(able.map(({ userId, metric }) => [userId, metric])),
    endsPass: strategy === 'RINGALL' || able.every(({ userId }) => (tries[userId] ?? 0) > 0),
    memory: { ...memory, attempts: memory.attempts + 1, tries, turn },
    queueTurn: strategy === 'RRMEMORY' ? turn : queueTurn,
  };
}

/**
 * A push asks somebody to open a page first: where members take turns, the caller waits for that no longer than for those who sit
 * before one. So a pass goes to the members with a page, and then to the others, each time from the head of the list.
 */
function inTheirTurn({ strategy, eligible, byPush, memory: { tries } }: Question): {
  tier: ReadonlySet<string>;
  startsAnew: boolean;
} {
  const others = new Set([...eligible].filter((userId) => byPush?.has(userId)));
  if (others.size === 0 || strategy === 'RINGALL') return { tier: eligible, startsAnew: false };
  const there = new Set([...eligible].filter((userId) => !others.has(userId)));
  const tried = (userId: string) => tries[userId] !== undefined;
  const tier = [there, others].find((some) => ![...some].every(tried)) ?? eligible;
  return { tier, startsAnew: ![...tier].some(tried) };
}

/** Nobody answered the attempt. */
export function afterAttempt(memory: CallerMemory, endsPass: boolean): CallerMemory {
  return endsPass ? { ...memory, passes: memory.passes + 1, tries: {} } : memory;
}

/** The metric of the member at a place of the list, by the strategy alone. */
function metrics({ strategy, callId, members, memory, queueTurn, now }: Question): (position: number) => number {
  const fromTurn = (turn: Turn | null) => {
    const start = placeAfter(members, turn);
    return (position: number) => (position - start + members.length) % members.length;
  };
  switch (strategy) {
    case 'RINGALL':
      return () => 0;
    case 'LINEAR':
    case 'ROUNDROBIN':
      return fromTurn(memory.turn);
    case 'RRMEMORY':
      return fromTurn(queueTurn);
    case 'LEASTRECENT':
      return (position) => {
        const lastEnd = members[position]?.lastEnd ?? null;
        return lastEnd === null ? 0 : Math.max(1, JUST_ENDED - Math.floor(Math.max(0, now - lastEnd) / 1000));
      };
    case 'FEWESTCALLS':
      return (position) => members[position]?.completed ?? 0;
    case 'RANDOM': {
      const drawn = draw(`${callId}:${memory.attempts}`, members.length);
      return (position) => drawn[position] ?? 0;
    }
  }
}

/** Without it FEWESTCALLS and LEASTRECENT would ring the same silent phone again and again (ours, defaults 11.4). */
function penaltyOfTries({ strategy, memory }: Question, userId: string): number {
  if (strategy !== 'FEWESTCALLS' && strategy !== 'LEASTRECENT') return 0;
  return PER_TRY * (memory.tries[userId] ?? 0);
}

function placeAfter(members: readonly QueueMember[], turn: Turn | null): number {
  if (!turn || members.length === 0) return 0;
  const found = members.findIndex(({ userId }) => userId === turn.userId);
  return (found === -1 ? turn.position : found + 1) % members.length;
}

/** Numbers from 0 to 999,999 that depend on the seed and the place alone. */
function draw(seed: string, count: number): number[] {
  return Array.from(
    { length: count },
    (_, place) => createHash('sha256').update(`${seed}:${place}`).digest().readUInt32BE(0) % PER_PENALTY,
  );
}
