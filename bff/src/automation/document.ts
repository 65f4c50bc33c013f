/** The document of a call flow between GraphQL and telephony. */
import type { CallFlowDocument, CallFlowNode } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { CallQueueChanges } from '@ringline/proto/telephony/v1/telephony_pb';
import { given } from '../graphql/given.ts';
import type { WorkingHoursInput } from '../people/settings.ts';
import { prompt, type PromptInput } from '../numbers/prompt.ts';
import { membersOf, type QueueMemberInput, USUAL_PAUSE } from '../numbers/queue.ts';

interface NodeInput {
  readonly id: string;
  readonly kind: string;
  readonly name?: string | null;
  readonly prompt?: PromptInput | null;
  readonly teamId?: string | null;
  readonly userId?: string | null;
  readonly seconds?: number | null;
  readonly everybody?: boolean | null;
  readonly queue?: QueueInput | null;
  readonly phoneNumber?: string | null;
  readonly pressOne?: boolean | null;
  readonly showCallerNumber?: boolean | null;
  readonly choices?: readonly { key: string; label: string; next?: string | null }[] | null;
  readonly hours?: WorkingHoursInput | null;
  readonly condition?: {
    readonly subject: string;
    readonly operator: string;
    readonly name?: string | null;
    readonly values: readonly string[];
  } | null;
  readonly variable?: { readonly name: string; readonly value: string } | null;
  readonly url?: string | null;
  readonly text?: string | null;
  readonly tag?: string | null;
  readonly next?: string | null;
  readonly otherwise?: string | null;
}

interface QueueInput {
  readonly size?: number | null;
  readonly ringStrategy?: string | null;
  readonly retryCount?: number | null;
  readonly maxWait?: number | null;
  readonly joinWhenEmpty?: string | null;
  readonly pause?: number | null;
  readonly wrapUp?: number | null;
  readonly announcePosition?: number | null;
  readonly estimatedWait?: boolean | null;
  readonly counterReset?: string | null;
  readonly priority?: number | null;
  readonly callbackKey?: string | null;
  readonly members?: readonly QueueMemberInput[] | null;
}

export interface DocumentInput {
  readonly start?: string | null;
  readonly nodes: readonly NodeInput[];
}

export const documentOf = ({ start, nodes }: DocumentInput) => ({ start: start ?? '', nodes: nodes.map(nodeOf) });

function nodeOf(node: NodeInput) {
  const { id, kind, queue, choices, condition, variable, hours, prompt: says, ...fields } = node;
  return {
    ...given(fields),
    id,
    kind,
    ...(says ? { prompt: prompt(says) } : {}),
    ...(queue ? { queue: queueOf(queue) } : {}),
    choices: (choices ?? []).map(({ key, label, next }) => ({ key, label, next: next ?? '' })),
    ...(hours ? { hours } : {}),
    ...(condition ? { condition: { ...condition, name: condition.name ?? '', values: [...condition.values] } } : {}),
    ...(variable ? { variable: { ...variable } } : {}),
  };
}

const queueOf = ({ maxWait, pause, wrapUp, announcePosition, members, ...queue }: QueueInput) =>
  given({
    ...queue,
    members: membersOf(members),
    maxWaitSeconds: maxWait,
    pauseSeconds: pause,
    wrapUpSeconds: wrapUp,
    announcePositionSeconds: announcePosition,
  });

/** Drafts and versions are documents with something about them. */
export const documentFields = {
  start: ({ document }: { document?: CallFlowDocument }) => document?.start || null,
  nodes: ({ document }: { document?: CallFlowDocument }) => document?.nodes ?? [],
};

export const nodeFields = {
  seconds: ({ seconds }: CallFlowNode) => seconds || null,
  pressOne: ({ pressOne }: CallFlowNode) => pressOne ?? true,
  showCallerNumber: ({ showCallerNumber }: CallFlowNode) => showCallerNumber ?? true,
};

export const queueFields = {
  size: ({ size }: CallQueueChanges) => size ?? 0,
  priority: ({ priority }: CallQueueChanges) => priority ?? 0,
  retryCount: ({ retryCount }: CallQueueChanges) => retryCount ?? 0,
  ringStrategy: ({ ringStrategy }: CallQueueChanges) => ringStrategy || 'RINGALL',
  joinWhenEmpty: ({ joinWhenEmpty }: CallQueueChanges) => joinWhenEmpty || 'LOOSE',
  counterReset: ({ counterReset }: CallQueueChanges) => counterReset || 'DAILY',
  maxWait: ({ maxWaitSeconds }: CallQueueChanges) => maxWaitSeconds ?? 0,
  pause: ({ pauseSeconds }: CallQueueChanges) => pauseSeconds || USUAL_PAUSE,
  wrapUp: ({ wrapUpSeconds }: CallQueueChanges) => wrapUpSeconds ?? 0,
  announcePosition: ({ announcePositionSeconds }: CallQueueChanges) => announcePositionSeconds ?? 0,
  estimatedWait: ({ estimatedWait }: CallQueueChanges) => estimatedWait ?? false,
  callbackKey: ({ callbackKey }: CallQueueChanges) => callbackKey || null,
  members: ({ members }: CallQueueChanges) => members?.members ?? [],
};
