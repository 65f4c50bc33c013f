/** What a step was in the version that is live, setting by setting. */
import { queueOf } from '../../numbers/queue/queueValues.ts';
import type { Node, Queue } from './nodes.ts';
import { FORWARD_SECONDS, RING_SECONDS } from './sentence.ts';

const usual = queueOf(null);
type QueueFigure = Exclude<keyof Queue, 'members' | 'estimatedWait'>;
/** What a null stands for. */
const USUAL: { readonly [Key in QueueFigure]: NonNullable<Queue[Key]> } = {
  ringStrategy: usual.queueRingStrategy,
  joinWhenEmpty: usual.queueJoinWhenEmpty,
  counterReset: usual.queueCounterReset,
  size: Number(usual.queueSize),
  retryCount: Number(usual.queueRetryCount),
  maxWait: Number(usual.queueMaxWait),
  pause: Number(usual.queuePause),
  wrapUp: Number(usual.queueWrapUp),
  announcePosition: Number(usual.queueAnnouncePosition),
  priority: Number(usual.queuePriority),
  callbackKey: usual.queueCallbackKey,
};
const FIGURES = Object.keys(USUAL) as QueueFigure[];

/** Settings that are said with the whole step's sentence. */
const BY_SENTENCE = [
  'prompt',
  'teamId',
  'userId',
  'everybody',
  'phoneNumber',
  'hours',
  'condition',
  'variable',
] as const;
const SWITCHES = ['pressOne', 'showCallerNumber'] as const;
const OUTSIDE = ['url', 'text', 'tag'] as const;
export type WasKey =
  | 'name'
  | 'step'
  | 'seconds'
  | (typeof SWITCHES)[number]
  | 'choices'
  | 'music'
  | (typeof OUTSIDE)[number]
  | keyof Queue;

export interface Was {
  readonly key: WasKey;
  /** What it was; null: as usual, or nothing. */
  readonly value: string | number | boolean | null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const secondsOf = ({ kind, seconds }: Node): number => seconds ?? (kind === 'FORWARD' ? FORWARD_SECONDS : RING_SECONDS);
/** The server says of every step that what it leaves open is on. */
const isOn = (node: Node, key: (typeof SWITCHES)[number]): boolean => node[key] ?? true;
const membersOf = ({ queue }: Node) => queue?.members ?? [];
const saysWait = ({ queue }: Node): boolean => queue?.estimatedWait ?? false;
const figureOf = ({ queue }: Node, key: QueueFigure): string | number => queue?.[key] ?? USUAL[key];

/** The settings in which a step differs from the live one of the same id; of another kind it is another step. */
export function whatItWas(node: Node, live: Node | undefined): readonly Was[] {
  if (live === undefined || live.kind !== node.kind) return [];
  const differs = (key: keyof Node) => !same(node[key], live[key]);
  const keys = (of: Node) => of.choices.map(({ key, label }) => `${key} ${label}`).join(', ');
  return [
    ...(differs('name') ? [{ key: 'name', value: live.name } as const] : []),
    ...(node.kind === 'QUEUE' && differs('prompt')
      ? [{ key: 'music', value: live.prompt?.mediaId ?? null } as const]
      : []),
    ...(BY_SENTENCE.some((key) => differs(key) && !(key === 'prompt' && node.kind === 'QUEUE'))
      ? [{ key: 'step', value: null } as const]
      : []),
    ...(secondsOf(node) === secondsOf(live) ? [] : [{ key: 'seconds', value: secondsOf(live) } as const]),
    ...SWITCHES.filter((key) => isOn(node, key) !== isOn(live, key)).map((key) => ({ key, value: isOn(live, key) })),
    ...(keys(node) === keys(live) ? [] : [{ key: 'choices', value: keys(live) } as const]),
    ...OUTSIDE.filter(differs).map((key) => ({ key, value: live[key] })),
    ...(same(membersOf(node), membersOf(live)) ? [] : [{ key: 'members', value: null } as const]),
    ...(saysWait(node) === saysWait(live) ? [] : [{ key: 'estimatedWait', value: saysWait(live) } as const]),
    ...FIGURES.filter((key) => figureOf(node, key) !== figureOf(live, key)).map((key) => ({
      key,
      value: figureOf(live, key),
    })),
  ];
}
