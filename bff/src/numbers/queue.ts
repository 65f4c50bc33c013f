/** The queue of a number's flow: one message between services, fields of the flow for clients. */
import type { CallWorkFlow } from '@ringline/proto/telephony/v1/telephony_pb';
import { given } from '../graphql/given.ts';
import type { CallQueueMemberInput, UpdatePhoneNumberSettingsInput } from '../generated/resolverTypes.ts';

/** Seconds (defaults 11.4), where a number has no queue yet. */
export const USUAL_PAUSE = 5;

/** What of the queue is given; nothing at all where nothing is. */
export function queueChanges(input: UpdatePhoneNumberSettingsInput) {
  const queue = given({
    ringStrategy: input.queueRingStrategy,
    size: input.queueSize,
    retryCount: input.queueRetryCount,
    maxWaitSeconds: input.queueMaxWait,
    joinWhenEmpty: input.queueJoinWhenEmpty,
    pauseSeconds: input.queuePause,
    wrapUpSeconds: input.queueWrapUp,
    announcePositionSeconds: input.queueAnnouncePosition,
    estimatedWait: input.queueEstimatedWait,
    counterReset: input.queueCounterReset,
    priority: input.queuePriority,
    callbackKey: input.queueCallbackKey,
    members: membersOf(input.queueMembers),
  });
  return Object.keys(queue).length === 0 ? {} : { queue };
}

/** The whole list in a message of its own: an empty one is not none. */
export const membersOf = (members: readonly CallQueueMemberInput[] | null | undefined) =>
  members ? { members: members.map(({ userId, penalty }) => ({ userId, penalty })) } : undefined;

export const queueFields = {
  queueSize: ({ queue }: CallWorkFlow) => queue?.size ?? 0,
  queueRingStrategy: ({ queue }: CallWorkFlow) => queue?.ringStrategy || 'RINGALL',
  queueRetryCount: ({ queue }: CallWorkFlow) => queue?.retryCount ?? 0,
  queueMaxWait: ({ queue }: CallWorkFlow) => queue?.maxWaitSeconds ?? 0,
  queueJoinWhenEmpty: ({ queue }: CallWorkFlow) => queue?.joinWhenEmpty || 'LOOSE',
  queuePause: ({ queue }: CallWorkFlow) => queue?.pauseSeconds || USUAL_PAUSE,
  queueWrapUp: ({ queue }: CallWorkFlow) => queue?.wrapUpSeconds ?? 0,
  queueAnnouncePosition: ({ queue }: CallWorkFlow) => queue?.announcePositionSeconds ?? 0,
  queueEstimatedWait: ({ queue }: CallWorkFlow) => queue?.estimatedWait ?? false,
  queueCounterReset: ({ queue }: CallWorkFlow) => queue?.counterReset || 'DAILY',
  queuePriority: ({ queue }: CallWorkFlow) => queue?.priority ?? 0,
  queueCallbackKey: ({ queue }: CallWorkFlow) => queue?.callbackKey || null,
  queueMembers: ({ queue }: CallWorkFlow) => queue?.members ?? [],
};
