/** How a number's queue is set up: what is given, checked; what is in force; and both in words (defaults 11.4). */
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { CallQueueChanges, CallQueueMember } from '@ringline/proto/telephony/v1/telephony_pb';
import {
  COUNTER_RESETS,
  type CounterReset,
  defaultQueue,
  JOIN_RULES,
  type JoinRule,
  type ListedMember,
  PAUSE_SECONDS,
  type QueueSettings,
} from '../calls/engine/queue/queueSettings.ts';
import { RING_STRATEGIES, type RingStrategy } from '../calls/engine/queue/strategy.ts';

type Stored = Partial<QueueSettings> | undefined;

/** Figures and what they may be; `none`: 0 switches it off, or is no limit. */
const LIMITS = {
  queueSize: { least: 1, most: 100, none: true, unit: 'callers' },
  queueRetryCount: { least: 1, most: 100, none: true, unit: 'passes' },
  queueMaxWait: { least: 10, most: 7200, none: true, unit: 'seconds' },
  queuePause: { least: 1, most: 120, none: false, unit: 'seconds' },
  queueWrapUp: { least: 0, most: 600, none: false, unit: 'seconds' },
  queueAnnouncePosition: { least: 15, most: 600, none: true, unit: 'seconds' },
  queuePriority: { least: 0, most: 10, none: false, unit: 'as the priority' },
} as const;

/** What is kept of a queue after these changes. @throws Refusal VALIDATION_FAILED at the field */
export function readQueue(given: CallQueueChanges, before: Stored): Partial<QueueSettings> {
  const changes: Partial<QueueSettings> = {
    ...choice('strategy', 'queueRingStrategy', given.ringStrategy as RingStrategy | undefined, RING_STRATEGIES),
    ...figure('size', 'queueSize', given.size),
    ...figure('passes', 'queueRetryCount', given.retryCount),
    ...figure('maxWaitSeconds', 'queueMaxWait', given.maxWaitSeconds),
    ...choice('join', 'queueJoinWhenEmpty', given.joinWhenEmpty as JoinRule | undefined, JOIN_RULES),
    ...figure('pauseSeconds', 'queuePause', given.pauseSeconds),
    ...figure('wrapUpSeconds', 'queueWrapUp', given.wrapUpSeconds),
    ...figure('announceSeconds', 'queueAnnouncePosition', given.announcePositionSeconds),
    ...(given.estimatedWait === undefined ? {} : { estimatedWait: given.estimatedWait }),
    ...figure('priority', 'queuePriority', given.priority),
    ...callbackKey(given.callbackKey),
    ...(given.members ? { members: readMembers(given.members.members) } : {}),
    ...choice('counterReset', 'queueCounterReset', given.counterReset as CounterReset | undefined, COUNTER_RESETS),
  };
  return { ...before, ...changes };
}

const KEY = /^[0-9*#]$/;
const MOST_MEMBERS = 200;
const HIGHEST_PENALTY = 10;

function callbackKey(key: string | undefined): Partial<QueueSettings> {
  if (key === undefined) return {};
  if (key !== '' && !KEY.test(key)) throw invalid('queueCallbackKey', 'A key is one of 0 to 9, * and #.');
  return { callbackKey: key };
}

/** Who has left the team since stays in the list and counts for nothing. */
function readMembers(given: readonly CallQueueMember[]): ListedMember[] {
  const field = 'queueMembers';
  if (given.length > MOST_MEMBERS) throw invalid(field, `A queue lists ${MOST_MEMBERS} members at most.`);
  const seen = new Set<string>();
  return given.map(({ userId, penalty }) => {
    if (!isUuid(userId)) throw invalid(field, 'Choose members of the team.');
    if (seen.has(userId)) throw invalid(field, 'List each member once.');
    seen.add(userId);
    if (penalty < 0 || penalty > HIGHEST_PENALTY) throw invalid(field, `A penalty is 0 to ${HIGHEST_PENALTY}.`);
    return { userId, penalty };
  });
}

function choice<Key extends keyof QueueSettings>(
  key: Key,
  field: string,
  value: QueueSettings[Key] | undefined,
  known: readonly QueueSettings[Key][],
): Partial<QueueSettings> {
  if (value === undefined) return {};
  if (!known.includes(value)) throw invalid(field, `Choose one of ${known.join(', ')}.`);
  return { [key]: value };
}

function figure(
  key: 'size' | 'passes' | 'maxWaitSeconds' | 'pauseSeconds' | 'wrapUpSeconds' | 'announceSeconds' | 'priority',
  field: keyof typeof LIMITS,
  value: number | undefined,
): Partial<QueueSettings> {
  if (value === undefined) return {};
  const { least, most, none, unit } = LIMITS[field];
  if ((value >= least && value <= most) || (none && value === 0)) return { [key]: value };
  throw invalid(field, `Choose ${least} to ${most} ${unit}${none ? ', or 0 for none' : ''}.`);
}

const inForce = (stored: Stored): QueueSettings => ({ ...defaultQueue, ...stored });

export function queueInit(stored: Stored) {
  const queue = inForce(stored);
  return {
    ringStrategy: queue.strategy,
    size: queue.size,
    retryCount: queue.passes,
    maxWaitSeconds: queue.maxWaitSeconds,
    joinWhenEmpty: queue.join,
    pauseSeconds: queue.pauseSeconds ?? PAUSE_SECONDS,
    wrapUpSeconds: queue.wrapUpSeconds,
    announcePositionSeconds: queue.announceSeconds,
    estimatedWait: queue.estimatedWait ?? false,
    counterReset: queue.counterReset,
    priority: queue.priority ?? 0,
    callbackKey: queue.callbackKey ?? '',
    members: (queue.members ?? []).map(({ userId, penalty }) => ({ userId, penalty })),
  };
}

/** Field by field, for the audit log. */
export function queueInWords(stored: Stored): Record<string, string> {
  const queue = inForce(stored);
  return {
    queueRingStrategy: queue.strategy,
    queueSize: String(queue.size),
    queueRetryCount: String(queue.passes),
    queueMaxWait: String(queue.maxWaitSeconds),
    queueJoinWhenEmpty: queue.join,
    queuePause: String(queue.pauseSeconds ?? PAUSE_SECONDS),
    queueWrapUp: String(queue.wrapUpSeconds),
    queueAnnouncePosition: String(queue.announceSeconds),
    queueEstimatedWait: String(queue.estimatedWait ?? false),
    queueCounterReset: queue.counterReset,
    queuePriority: String(queue.priority ?? 0),
    queueCallbackKey: queue.callbackKey ?? '',
    queueMembers: (queue.members ?? []).map(({ userId, penalty }) => `${userId} ${penalty}`).join(', '),
  };
}
