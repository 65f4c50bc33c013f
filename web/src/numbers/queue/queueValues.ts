/** A queue as the form has it, and as the server takes it (defaults 11.4). */
import type {
  QueueCounterReset,
  QueueJoinWhenEmpty,
  QueueRingStrategy as Strategy,
} from '../../__generated__/NumberFormMutation.graphql.ts';

import type { QueueMember } from './queueMembers.ts';

export interface SavedQueue {
  readonly queueRingStrategy: Strategy;
  readonly queueJoinWhenEmpty: QueueJoinWhenEmpty;
  readonly queueCounterReset: QueueCounterReset;
  readonly queueSize: number;
  readonly queueRetryCount: number;
  readonly queueMaxWait: number;
  readonly queuePause: number;
  readonly queueWrapUp: number;
  readonly queueAnnouncePosition: number;
  readonly queueEstimatedWait: boolean;
  readonly queuePriority: number;
  readonly queueCallbackKey: string | null | undefined;
  readonly queueMembers: readonly QueueMember[];
}

// An alias, since a form takes records, and an interface is none.
export type QueueValues = {
  queueRingStrategy: string;
  queueJoinWhenEmpty: string;
  queueCounterReset: string;
  /** As they are typed. */
  queueSize: string;
  queueRetryCount: string;
  queueMaxWait: string;
  queuePause: string;
  queueWrapUp: string;
  queueAnnouncePosition: string;
  queueEstimatedWait: boolean;
  queuePriority: string;
  /** Empty: callbacks are not offered. */
  queueCallbackKey: string;
  queueMembers: readonly QueueMember[];
};

/** Whom an attempt rings, in the order in which they are offered. */
export const STRATEGIES = ['RINGALL', 'RRMEMORY', 'LINEAR', 'LEASTRECENT', 'FEWESTCALLS', 'RANDOM'] as const;
/** Keys with which a caller may keep the place. */
export const CALLBACK_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;
export const JOIN_RULES = ['LOOSE', 'STRICT', 'ANY'] as const;
export const RESETS = ['DAILY', 'WEEKLY', 'NEVER'] as const;

/** What may be typed; 0 besides where it switches off or sets no limit. */
export const FIGURES = {
  queueSize: { least: 1, most: 100, none: true },
  queueMaxWait: { least: 10, most: 7200, none: true },
  queueRetryCount: { least: 1, most: 100, none: true },
  queuePause: { least: 1, most: 120, none: false },
  queueWrapUp: { least: 0, most: 600, none: false },
  queueAnnouncePosition: { least: 15, most: 600, none: true },
  queuePriority: { least: 0, most: 10, none: false },
} as const;
export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** Strategies that are offered; ROUNDROBIN alone where it is set already, since RRMEMORY is what people mean by it. */
export const strategiesFor = (saved: string): readonly Strategy[] =>
  saved === 'ROUNDROBIN' ? [...STRATEGIES, 'ROUNDROBIN'] : STRATEGIES;

export function queueOf(flow: SavedQueue | null | undefined): QueueValues {
  return {
    queueRingStrategy: flow?.queueRingStrategy ?? 'RINGALL',
    queueJoinWhenEmpty: flow?.queueJoinWhenEmpty ?? 'LOOSE',
    queueCounterReset: flow?.queueCounterReset ?? 'DAILY',
    queueSize: String(flow?.queueSize ?? 10),
    queueRetryCount: String(flow?.queueRetryCount ?? 3),
    queueMaxWait: String(flow?.queueMaxWait ?? 600),
    queuePause: String(flow?.queuePause ?? 5),
    queueWrapUp: String(flow?.queueWrapUp ?? 5),
    queueAnnouncePosition: String(flow?.queueAnnouncePosition ?? 60),
    queueEstimatedWait: flow?.queueEstimatedWait ?? false,
    queuePriority: String(flow?.queuePriority ?? 0),
    queueCallbackKey: flow?.queueCallbackKey ?? '',
    queueMembers: (flow?.queueMembers ?? []).map(({ userId, penalty }) => ({ userId, penalty })),
  };
}

/** The first figure that cannot be. */
export function wrongFigure(queue: QueueValues): Figure | undefined {
  return FIGURE_NAMES.find((name) => {
    const { least, most, none } = FIGURES[name];
    const value = Number(queue[name].trim() || 'nothing');
    return !(Number.isInteger(value) && ((value >= least && value <= most) || (none && value === 0)));
  });
}

export const queueInput = (queue: QueueValues) => ({
  queueRingStrategy: queue.queueRingStrategy as Strategy,
  queueJoinWhenEmpty: queue.queueJoinWhenEmpty as QueueJoinWhenEmpty,
  queueCounterReset: queue.queueCounterReset as QueueCounterReset,
  queueSize: Number(queue.queueSize),
  queueRetryCount: Number(queue.queueRetryCount),
  queueMaxWait: Number(queue.queueMaxWait),
  queuePause: Number(queue.queuePause),
  queueWrapUp: Number(queue.queueWrapUp),
  queueAnnouncePosition: Number(queue.queueAnnouncePosition),
  queueEstimatedWait: queue.queueEstimatedWait,
  queuePriority: Number(queue.queuePriority),
  queueCallbackKey: queue.queueCallbackKey,
  queueMembers: queue.queueMembers,
});
