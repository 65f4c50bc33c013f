/** A call flow as people edit it: nodes that name each other by id (defaults 11.2). */

import type { QueueMember } from '../../numbers/queue/queueMembers.ts';

export const KINDS = [
  'HOURS',
  'PLAY',
  'MENU',
  'RING',
  'QUEUE',
  'CALLBACK',
  'AI_AGENT',
  'FORWARD',
  'VOICEMAIL',
  'CONDITION',
  'SET',
  'MESSAGE',
  'TAG',
  'WEBHOOK',
  'GOTO',
  'END',
] as const;
export type Kind = (typeof KINDS)[number];

/** What callers hear: words, a sound of ours by its name, or one of the workspace's. */
export interface Prompt {
  readonly say: string | null;
  readonly sound: string | null;
  readonly mediaId: string | null;
}

export interface Choice {
  /** 0–9, * or #, or an extension of 2–6 digits. */
  readonly key: string;
  readonly label: string;
  readonly next: string | null;
}

export interface Condition {
  readonly subject: string;
  readonly operator: string;
  /** Of VARIABLE. */
  readonly name: string | null;
  readonly values: readonly string[];
}

export interface Hours {
  /** IANA. */
  readonly timezone: string;
  readonly days: readonly {
    readonly weekday: number;
    readonly blocks: readonly { readonly start: string; readonly end: string }[];
  }[];
}

/** What differs from the defaults (defaults 11.4); null: as usual. */
export interface Queue {
  readonly ringStrategy: string | null;
  readonly joinWhenEmpty: string | null;
  readonly counterReset: string | null;
  readonly size: number | null;
  readonly retryCount: number | null;
  readonly maxWait: number | null;
  readonly pause: number | null;
  readonly wrapUp: number | null;
  readonly announcePosition: number | null;
  readonly estimatedWait: boolean | null;
  readonly priority: number | null;
  /** Empty or null: callbacks are not offered. */
  readonly callbackKey: string | null;
  readonly members: readonly QueueMember[] | null;
}

export const USUAL_QUEUE: Queue = {
  ringStrategy: null,
  joinWhenEmpty: null,
  counterReset: null,
  size: null,
  retryCount: null,
  maxWait: null,
  pause: null,
  wrapUp: null,
  announcePosition: null,
  estimatedWait: null,
  priority: null,
  callbackKey: null,
  members: null,
};

/** A step. What its kind has no use for is null. */
export interface Node {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string | null;
  readonly prompt: Prompt | null;
  readonly teamId: string | null;
  readonly userId: string | null;
  readonly seconds: number | null;
  readonly everybody: boolean | null;
  readonly queue: Queue | null;
  /** As typed; the server reads it. */
  readonly phoneNumber: string | null;
  readonly pressOne: boolean | null;
  readonly showCallerNumber: boolean | null;
  readonly choices: readonly Choice[];
  /** Null: the number's own. */
  readonly hours: Hours | null;
  readonly condition: Condition | null;
  readonly variable: { readonly name: string; readonly value: string } | null;
  /** Of WEBHOOK. */
  readonly url: string | null;
  /** Of MESSAGE. */
  readonly text: string | null;
  /** Of TAG. */
  readonly tag: string | null;
  readonly next: string | null;
  readonly otherwise: string | null;
}

export interface Flow {
  readonly start: string;
  readonly nodes: readonly Node[];
}

/** A way out of a step: a key of a menu, or `next` and `otherwise`. */
export interface Port {
  readonly port: string;
  readonly target: string | null;
}

/** Where a step can be put: at a way out of a step, or before all of them. */
export type Place = { readonly of: string; readonly port: string } | 'start';

/** Where a path ends. A GOTO leads elsewhere and ends here all the same. */
const LAST: ReadonlySet<Kind> = new Set(['VOICEMAIL', 'END', 'GOTO']);
const TWO_WAYS: ReadonlySet<Kind> = new Set(['HOURS', 'CONDITION', 'WEBHOOK']);
/** Keys in the order in which they are given out. */
export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;
export const KEY_PORT = 'key:';

export const isLast = (kind: Kind): boolean => LAST.has(kind);

/** The way out that a field of a problem names: `next`, `otherwise` or `choices.1`; undefined: another field. */
export const portOfField = (field: string | null): string | undefined =>
  field === 'next' || field === 'otherwise'
    ? field
    : field?.startsWith('choices.')
      ? field.replace('choices.', KEY_PORT)
      : undefined;

/** The ways out of a step, in the order in which they are read. A GOTO has none: it refers. */
export function portsOf(node: Node): readonly Port[] {
  if (isLast(node.kind)) return [];
  const next = { port: 'next', target: node.next };
  if (node.kind === 'MENU')
    return [...node.choices.map(({ key, next: target }) => ({ port: KEY_PORT + key, target })), next];
  return TWO_WAYS.has(node.kind) ? [next, { port: 'otherwise', target: node.otherwise }] : [next];
}

/** With one way out leading elsewhere. */
export function withPort(node: Node, port: string, target: string | null): Node {
  if (port === 'next') return { ...node, next: target };
  if (port === 'otherwise') return { ...node, otherwise: target };
  const key = port.slice(KEY_PORT.length);
  return {
    ...node,
    choices: node.choices.map((choice) => (choice.key === key ? { ...choice, next: target } : choice)),
  };
}

export const nodeOf = (flow: Flow, id: string | null | undefined): Node | undefined =>
  flow.nodes.find((node) => node.id === id);

/** What stands at a place now. */
export function targetAt(flow: Flow, place: Place): string | null {
  if (place === 'start') return nodeOf(flow, flow.start)?.id ?? null;
  const node = nodeOf(flow, place.of);
  return (node && portsOf(node).find(({ port }) => port === place.port)?.target) ?? null;
}

/** The places that lead to a step; jumps of GOTO are none. */
export const placesOf = (flow: Flow, id: string): readonly Place[] => [
  ...(flow.start === id ? (['start'] as const) : []),
  ...flow.nodes.flatMap((node) =>
    portsOf(node).flatMap(({ port, target }) => (target === id ? [{ of: node.id, port }] : [])),
  ),
];

/** A new step as it begins. Its ways out lead nowhere yet. */
export function newNode(id: string, kind: Kind): Node {
  return {
    id,
    kind,
    name: null,
    prompt: kind === 'PLAY' || kind === 'MENU' ? { say: '', sound: null, mediaId: null } : null,
    teamId: null,
    userId: null,
    seconds: null,
    everybody: null,
    queue: null,
    phoneNumber: kind === 'FORWARD' ? '' : null,
    pressOne: kind === 'FORWARD' ? true : null,
    showCallerNumber: kind === 'FORWARD' ? true : null,
    choices: kind === 'MENU' ? [{ key: '1', label: '', next: null }] : [],
    hours: null,
    condition: kind === 'CONDITION' ? { subject: 'CALLER_ANONYMOUS', operator: 'IS', name: null, values: [] } : null,
    variable: kind === 'SET' ? { name: '', value: '' } : null,
    url: kind === 'WEBHOOK' ? '' : null,
    text: kind === 'MESSAGE' ? '' : null,
    tag: kind === 'TAG' ? '' : null,
    next: null,
    otherwise: null,
  };
}
