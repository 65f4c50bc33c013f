/** Random flows, and a world that answers what they ask for, for the seeded scenarios. */
import { callbackKeyOf } from '../callback/ask.ts';
import type { Candidate } from '../candidate.ts';
import type { Command } from '../commands.ts';
import type { CallInput, WebhookAnswer } from '../inputs.ts';
import type { CallState } from '../state.ts';
import type { Fallback, FlowConfig, Menu, MenuTarget } from './config.ts';
import { type DocumentNode, type FlowDocument, NODE_KINDS, type NodeKind } from './document.ts';
import { type Forward, SUBJECTS } from './graph.ts';

export interface Chance {
  chance(p: number): boolean;
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

/** What a number may be set to; half of them are the plain CLASSIC flow. */
export function randomFlow(world: Chance, base: Omit<FlowConfig, 'type'>): FlowConfig {
  if (world.chance(0.5)) return { ...base, type: 'CLASSIC' };
  const type = world.pick(['CLASSIC', 'IVR', 'IVR', 'IVR', 'SOUND', 'QUEUE'] as const);
  const closed = world.chance(0.5) ? randomFallback(world) : null;
  return {
    ...base,
    type,
    closedFallback: closed?.action ?? base.closedFallback,
    closed,
    fallback: world.chance(0.7) ? randomFallback(world) : null,
    callForward: type === 'CLASSIC' && world.chance(0.6) ? randomForward(world) : null,
    menu: type === 'IVR' ? randomMenu(world, 1) : null,
    sound: type === 'SOUND' ? { sound: 'greeting' } : null,
    ...(type === 'QUEUE' && world.chance(0.5) ? { queue: { callbackKey: '1' } } : {}),
  };
}

/** Nodes that lead anywhere, also in circles and nowhere: what a draft may be, and more than a published flow can. */
function randomDocument(world: Chance): FlowDocument {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].slice(0, world.between(1, 10));
  const somewhere = (): string => world.pick([...ids, ...ids, 'nowhere']);
  return { start: 'a', nodes: ids.map((id) => randomNode(world, id, world.pick(NODE_KINDS), somewhere)) };
}

function randomNode(world: Chance, id: string, kind: NodeKind, somewhere: () => string): DocumentNode {
  const { to, pressOne } = randomForward(world);
  return {
    id,
    kind,
    ...(world.chance(0.9) ? { prompt: { say: 'Hello.' } } : {}),
    ...(world.chance(0.7) ? { teamId: 'team' } : { userId: 'ben' }),
    everybody: world.chance(0.2),
    ...(kind === 'FORWARD' || world.chance(0.2) ? { phoneNumber: to, pressOne } : {}),
    choices: ['1', '2', '9', ...(world.chance(0.3) ? ['10', '123456'] : [])].map((key) => ({
      key,
      label: `key ${key}`,
      next: somewhere(),
    })),
    hours: { enabled: world.chance(0.8), timezone: 'UTC', days: world.chance(0.5) ? ALL_DAY : MONDAYS },
    condition: {
      subject: world.pick(SUBJECTS),
      operator: world.pick(['IS', 'IS_NOT', 'STARTS_WITH', 'ONE_OF']),
      name: 'vip',
      values: world.pick([['US'], ['+1415', 'yes'], ['1', '2'], ['caller', 'VIP']]),
    },
    variable: { name: 'vip', value: world.pick(['yes', 'no']) },
    url: 'https://hooks.example.com/calls',
    text: 'Thank you for your call.',
    tag: 'Caller',
    ...(world.chance(0.95) ? { next: somewhere() } : {}),
    ...(world.chance(0.95) ? { otherwise: somewhere() } : {}),
  };
}

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ start: '00:00', end: '24:00' }] }));

/** Calls of the scenarios come on a Thursday. */
const MONDAYS = [{ weekday: 1, blocks: [{ start: '09:00', end: '10:00' }] }];

export const randomCustomFlow = (world: Chance, base: Omit<FlowConfig, 'type'>): FlowConfig => ({
  ...base,
  type: 'CUSTOM',
  custom: { version: 1, document: randomDocument(world) },
});

const randomForward = (world: Chance): Forward => ({
  to: world.pick(['+14155550190', '+14155550191']),
  pressOne: world.chance(0.7),
});

function randomFallback(world: Chance): Fallback {
  return world.pick<Fallback>([
    { action: 'VOICEMAIL' },
    { action: 'LET_CALL_THROUGH' },
    { action: 'PHONE_NUMBER', forward: randomForward(world) },
    { action: 'TEAM_TEAMMATE', teamId: world.pick(['team', 'other']), userId: null },
    { action: 'TEAM_TEAMMATE', teamId: null, userId: 'ana' },
  ]);
}

function randomMenu(world: Chance, depth: number): Menu {
  const keys = ['1', '2', '3', '*', '#', '0', '9'].slice(0, world.between(1, 8));
  if (!keys.includes('#') && world.chance(0.3)) keys.push('10', '123456');
  return {
    prompt: world.chance(0.5) ? { sound: 'ivr-welcome' } : { say: 'Press a key.' },
    choices: keys.map((key) => ({ key, label: `key ${key}`, target: randomTarget(world, depth) })),
  };
}

function randomTarget(world: Chance, depth: number): MenuTarget {
  return world.pick<() => MenuTarget>([
    () => ({ kind: 'TEAM', teamId: 'team' }),
    () => ({ kind: 'TEAM', teamId: 'other' }),
    () => ({ kind: 'QUEUE', teamId: 'team' }),
    () => ({ kind: 'USER', userId: 'ben' }),
    () => ({ kind: 'PHONE_NUMBER', forward: randomForward(world) }),
    () => ({ kind: 'VOICEMAIL' }),
    () => (depth < 5 ? { kind: 'MENU', menu: randomMenu(world, depth + 1) } : { kind: 'HANG_UP' }),
    () => ({ kind: 'SOUND', prompt: { sound: 'greeting' } }),
    () => ({ kind: 'HANG_UP' }),
    () => ({ kind: 'BACK' }),
    () => ({ kind: 'OPERATOR' }),
    () => ({ kind: 'AI_AGENT' }),
  ])();
}

/** What comes of a command of the flow, and when (ms after it). */
interface Later {
  after: number;
  input: CallInput;
}

/** The credit of a forwarded phone. */
function creditAnswer(world: Chance, { legId }: Extract<Command, { kind: 'HOLD_CREDIT' }>): Later {
  return {
    after: world.between(10, 900),
    input: world.chance(0.1)
      ? { type: 'FORWARD_REFUSED', legId, reason: 'No credit.' }
      : { type: 'FORWARD_COVERED', legId, coveredSeconds: world.pick([null, 120]), capSeconds: 3600 },
  };
}

/** A web service that answers, refuses, is late, or of which nobody ever hears. */
function serviceAnswer(world: Chance, { visit }: Extract<Command, { kind: 'ASK_WEBHOOK' }>): Later[] {
  if (world.chance(0.1)) return [];
  const after = world.between(20, 6_000);
  const answer: WebhookAnswer = world.chance(0.7)
    ? { state: 'ANSWERED', status: 200, variables: { vip: world.pick(['yes', 'no']) } }
    : { state: 'FAILED', reason: world.pick(['STATUS', 'UNREACHABLE', 'LATE'] as const), status: null };
  return [{ after, input: { type: 'WEBHOOK', visit, answer } }];
}

/** What messaging says of a text. */
const textAnswer = (world: Chance): Later => ({
  after: world.between(20, 2_000),
  input: { type: 'TEXT', refused: world.chance(0.3) ? '+14155550001 opted out.' : null },
});

/** A phone outside that may pick up, be a voicemail, or ring out. */
function phoneOutside(world: Chance, legId: string, sid: string, from: number): Later[] {
  const ended = (after: number): Later => ({
    after,
    input: {
      type: 'LEG_STATUS',
      legId,
      sid,
      status: 'ENDED',
      outcome: world.pick(['busy', 'no-answer', 'failed', 'completed'] as const),
      sipCode: null,
    },
  });
  const picksUp = from + world.between(800, 28_000);
  if (world.chance(0.25)) return [ended(picksUp)];
  const pickedUp: Later = { after: picksUp, input: { type: 'OFFER_ANSWERED', legId, sid, engaged: false } };
  const keys = [0, 1].map((asked): Later => ({
    after: picksUp + (asked + 1) * world.between(500, 6_000),
    input: { type: 'KEY', legId, asked, key: world.pick(['1', '1', '', '5']) },
  }));
  return world.chance(0.8) ? [pickedUp, ...keys, ended(picksUp + world.between(5_000, 200_000))] : [pickedUp];
}

/** What comes of a command that the flow gave to somebody outside. @param sid of the leg that it made, after `wait` ms */
export function worldOutside(world: Chance, command: Command, sid: string, wait: number): Later[] {
  switch (command.kind) {
    case 'HOLD_CREDIT':
      return [creditAnswer(world, command)];
    case 'DIAL_FORWARD':
      return phoneOutside(world, command.legId, sid, wait);
    case 'ASK_WEBHOOK':
      return serviceAnswer(world, command);
    case 'SEND_TEXT':
      return [textAnswer(world)];
    default:
      return [];
  }
}

/** What the caller does with what the flow plays; nothing: no report of it ever comes. */
export function callerDoes(world: Chance, call: CallState): Later[] {
  const { flowAt, outsideLegId: legId } = call;
  if (!flowAt || world.chance(0.05)) return [];
  const after = world.between(500, 12_000);
  if (call.phase === 'ANNOUNCEMENT') return [{ after, input: { type: 'PLAYED', legId, visit: flowAt.visit } }];
  if (call.phase === 'QUEUED' && callbackKeyOf(call) !== null)
    return [
      { after: after * 10, input: { type: 'KEY', legId, asked: flowAt.visit, key: world.pick(['1', '1', '4']) } },
    ];
  if (call.phase !== 'MENU') return [];
  const key = world.pick(['1', '2', '3', '0', '9', '*', '#', '', '', '7', '10', '123456', '12']);
  return [{ after, input: { type: 'KEY', legId, asked: flowAt.visit, key } }];
}

/** Who may be rung: some of three people, with whatever may keep each from it. */
export const randomPeople = (world: Chance): Candidate[] =>
  ['ana', 'ben', 'cyd'].slice(0, world.pick([0, 1, 1, 2, 3])).map((userId) => ({
    userId,
    name: userId,
    active: world.chance(0.97),
    hasSeat: world.chance(0.95),
    hours: null,
    availableUntil: null,
    paused: world.chance(0.05),
    missedInARow: 3,
    presence: world.pick(['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'BUSY']),
    engaged: world.pick([null, null, null, null, null, null, 'CALL', 'OFFER']),
    devices: [1, 2]
      .slice(0, world.pick([0, 1, 1, 1, 2]))
      .map((n) => ({ identity: `${userId}_${n}`, label: `Device ${n}` })),
  }));
