/** A flow as the server has it and takes it. */
import type { CallFlowNodeInput } from '../__generated__/flowApiSaveMutation.graphql.ts';
import type { flowApiQuery } from '../__generated__/flowApiQuery.graphql.ts';
import type { Outcome, Problem, Secret, Test, Version } from './data.ts';
import type { Flow, Node, Prompt, Queue } from './flow/nodes.ts';
import type { SavedDraft } from './useFlowEditor.ts';

export type SavedFlow = flowApiQuery['response']['fetchCallFlow'];
type Saved = SavedFlow;

/** null: not for this reader. */
export const secretOf = ({ id, webhookSecret, formerWebhookSecretUntil }: Saved): Secret | null =>
  webhookSecret ? { flowId: id, value: webhookSecret, formerUntil: formerWebhookSecretUntil ?? null } : null;
type SavedNode = Saved['draft']['nodes'][number];

type SavedPrompt = NonNullable<SavedNode['prompt']>;

export const promptOf = ({ say, sound, media }: SavedPrompt): Prompt => ({
  say: say ?? null,
  sound: sound ?? null,
  mediaId: media?.id ?? null,
});

function nodeOf(node: SavedNode): Node {
  const { condition } = node;
  return {
    id: node.id,
    kind: node.kind,
    name: node.name ?? null,
    prompt: node.prompt ? promptOf(node.prompt) : null,
    teamId: node.teamId ?? null,
    userId: node.userId ?? null,
    seconds: node.seconds ?? null,
    everybody: node.everybody,
    queue: node.queue
      ? { ...node.queue, callbackKey: node.queue.callbackKey ?? null, members: node.queue.members }
      : null,
    phoneNumber: node.phoneNumber ?? null,
    pressOne: node.pressOne,
    showCallerNumber: node.showCallerNumber,
    choices: node.choices.map(({ key, label, next }) => ({ key, label, next: next ?? null })),
    hours: node.hours ? { timezone: node.hours.timezone, days: node.hours.days } : null,
    condition: condition ? { ...condition, name: condition.name ?? null } : null,
    variable: node.variable ?? null,
    url: node.url ?? null,
    text: node.text ?? null,
    tag: node.tag ?? null,
    next: node.next ?? null,
    otherwise: node.otherwise ?? null,
  };
}

export const flowOf = ({ start, nodes }: { start: string | null | undefined; nodes: readonly SavedNode[] }): Flow => ({
  start: start ?? '',
  nodes: nodes.map(nodeOf),
});

export const draftOf = (draft: Saved['draft']): SavedDraft => ({ revision: draft.revision, flow: flowOf(draft) });

/** Words where there are some; a menu or a sound that nobody worded yet has none. */
function promptInput({ say, sound, mediaId }: Prompt): CallFlowNodeInput['prompt'] {
  if (mediaId !== null) return { mediaId };
  if (say !== null && say.trim() !== '') return { say };
  return sound === null ? undefined : { sound };
}

/** What is as usual is left out. */
const queueInput = (queue: Queue) =>
  Object.fromEntries(Object.entries(queue).filter(([, value]) => value !== null)) as CallFlowNodeInput['queue'];

/** A step as the server takes it: of what its kind has a use for. */
export function inputOf(node: Node): CallFlowNodeInput {
  const { id, kind, seconds, next, otherwise } = node;
  const prompt = node.prompt === null ? undefined : promptInput(node.prompt);
  const dials = kind === 'FORWARD' || kind === 'RING';
  return {
    id,
    kind,
    ...(node.name === null || node.name.trim() === '' ? {} : { name: node.name }),
    ...(prompt ? { prompt } : {}),
    ...(node.teamId === null ? {} : { teamId: node.teamId }),
    ...(node.userId === null ? {} : { userId: node.userId }),
    ...(seconds === null ? {} : { seconds }),
    ...(node.everybody === null || kind !== 'RING' ? {} : { everybody: node.everybody }),
    ...(node.queue === null || kind !== 'QUEUE' ? {} : { queue: queueInput(node.queue) }),
    ...(node.phoneNumber === null || node.phoneNumber.trim() === '' ? {} : { phoneNumber: node.phoneNumber.trim() }),
    ...(node.pressOne === null || !dials ? {} : { pressOne: node.pressOne }),
    ...(node.showCallerNumber === null || !dials ? {} : { showCallerNumber: node.showCallerNumber }),
    ...(kind === 'MENU' ? { choices: node.choices } : {}),
    ...(node.hours === null ? {} : { hours: { enabled: true, ...node.hours } }),
    ...(node.condition === null ? {} : { condition: node.condition as NonNullable<CallFlowNodeInput['condition']> }),
    ...(node.variable === null ? {} : { variable: node.variable }),
    ...(node.url === null || kind !== 'WEBHOOK' ? {} : { url: node.url.trim() }),
    ...(node.text === null || kind !== 'MESSAGE' ? {} : { text: node.text }),
    ...(node.tag === null || kind !== 'TAG' ? {} : { tag: node.tag.trim() }),
    ...(next === null ? {} : { next }),
    ...(otherwise === null ? {} : { otherwise }),
  };
}

const outcomeOf = ({ end, answeredBy, path }: Saved['tests'][number]['expected']): Outcome => ({
  end,
  answeredBy: answeredBy ?? null,
  path,
});

export const testsOf = (saved: Saved): readonly Test[] =>
  saved.tests.map((test) => ({
    id: test.id,
    name: test.name,
    at: String(test.at),
    timezone: test.timezone,
    caller: test.caller,
    availableUserIds: test.availableUserIds,
    offlineUserIds: test.offlineUserIds,
    answers: test.answers ?? null,
    keys: test.keys,
    expected: outcomeOf(test.expected),
    lastResult: test.lastResult ? { passed: test.lastResult.passed, got: outcomeOf(test.lastResult.got) } : null,
  }));

export const versionsOf = (saved: Saved): readonly Version[] =>
  saved.versions.map((version) => ({
    version: version.version,
    publishedAt: String(version.publishedAt),
    publishedBy: version.publishedBy?.displayName ?? null,
    note: version.note ?? null,
    restoredVersion: version.restoredVersion ?? null,
    isLive: version.isLive,
  }));

export const problemsOf = (saved: Saved): readonly Problem[] =>
  saved.draft.problems.map(({ nodeId, field, severity, code, message }) => ({
    nodeId: nodeId ?? null,
    field: field ?? null,
    severity,
    code,
    message,
  }));
