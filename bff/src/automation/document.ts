/** The document of a call flow between GraphQL and telephony. */
import type { CallFlowDocument, CallFlowNode } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { CallQueueChanges } from '@ringline/proto/telephony/v1/telephony_pb';
import { given } from '../graphql/given.ts';
import { prompt } from '../numbers/prompt.ts';
import { membersOf, USUAL_PAUSE } from '../numbers/queue.ts';
import type { CallFlowDocumentInput, CallFlowNodeInput, CallFlowQueueInput } from '../generated/resolverTypes.ts';

export const documentOf = ({ start, nodes }: CallFlowDocumentInput) => ({
  start: start ?? '',
  nodes: nodes.map(nodeOf),
});

function nodeOf(node: CallFlowNodeInput) {
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

const queueOf = ({ maxWait, pause, wrapUp, announcePosition, members, ...queue }: CallFlowQueueInput) =>
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
  start: ({ document }: { document?: CallFlowDocument | undefined }) => document?.start || null,
  nodes: ({ document }: { document?: CallFlowDocument | undefined }) => document?.nodes ?? [],
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
