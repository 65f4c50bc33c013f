/** When a number's AI agent is to answer (defaults 11.2): as long as none is ready, what calls come to instead. */
import { describe, expect, it, test } from 'vitest';
import { compileFlow } from './compile.ts';
import type { FlowConfig } from './config.ts';
import type { SmartAgentMode } from './graph.ts';
import { type Trial, tryFlow } from './simulate.ts';

const NUMBER = { teamId: 'desk', timeoutSeconds: 20, voicemail: true, closedFallback: 'VOICEMAIL' } as const;
const CLASSIC: FlowConfig = { ...NUMBER, type: 'CLASSIC' };
const QUEUE: FlowConfig = { ...NUMBER, type: 'QUEUE', queue: { passes: 1 } };
const SOUND: FlowConfig = { ...NUMBER, type: 'SOUND', sound: { say: 'We have moved.' } };
const IVR: FlowConfig = {
  ...NUMBER,
  type: 'IVR',
  menu: {
    prompt: { say: 'Press 1 or 2.' },
    choices: [
      { key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: 'sales' } },
      { key: '2', label: 'Riva', target: { kind: 'AI_AGENT' } },
    ],
  },
};
const FORWARDED: FlowConfig = {
  ...CLASSIC,
  fallback: { action: 'PHONE_NUMBER', forward: { to: '+14155550177', pressOne: true } },
};

/** What decides in such a call, in order; the agent with why it was asked. */
function told(config: FlowConfig, smartAgentMode: SmartAgentMode | undefined, change: Partial<Trial> = {}): string[] {
  const { lines, end } = tryFlow({
    config: { ...config, ...(smartAgentMode ? { smartAgentMode } : {}) },
    playGreeting: false,
    recordCall: false,
    at: 1_760_000_000_000,
    closed: null,
    caller: '+14155550123',
    number: '+14155550100',
    peopleAt: ({ teamId, userId }) => [
      {
        userId: userId ?? teamId ?? '',
        name: userId ?? teamId ?? '',
        active: true,
        hasSeat: true,
        hours: null,
        availableUntil: null,
        paused: false,
        missedInARow: 0,
        presence: 'AVAILABLE',
        engaged: null,
        devices: [{ identity: 'one', label: 'Laptop' }],
      },
    ],
    answers: '',
    keys: [],
    ...change,
  });
  const marks: Record<string, string> = {
    'flow.menu': 'menu',
    'flow.sound': 'sound',
    'offer.ringing': 'rings',
    'queue.joined': 'queue',
    'queue.attempt': 'rings',
    'forward.ringing': 'forward',
  };
  const path = lines.flatMap(({ name, parameters }) =>
    name === 'flow.no_agent' ? [`agent ${parameters['reason'] ?? 'of the key'}`] : (marks[name] ?? []),
  );
  return [...path.filter((mark, place) => mark !== path[place - 1]), end];
}

test.each<[string, FlowConfig, string[]]>([
  ['a team', CLASSIC, ['agent FIRST', 'rings', 'VOICEMAIL']],
  ['a queue', QUEUE, ['agent FIRST', 'queue', 'rings', 'VOICEMAIL']],
  ['a menu', IVR, ['agent FIRST', 'menu', 'VOICEMAIL']],
])('FIRST: the agent is asked before %s', (_name, config, expected) => {
  expect(told(config, 'FIRST')).toEqual(expected);
});

test.each<[string, FlowConfig, Partial<Trial>, string[]]>([
  ['the message of a team', CLASSIC, {}, ['rings', 'agent FALLBACK', 'VOICEMAIL']],
  ['the phone that a team falls back to', FORWARDED, {}, ['rings', 'agent FALLBACK', 'forward', 'VOICEMAIL']],
  ['the message of a queue', QUEUE, {}, ['queue', 'rings', 'agent FALLBACK', 'VOICEMAIL']],
  ['a menu in which nobody presses', IVR, {}, ['menu', 'agent FALLBACK', 'VOICEMAIL']],
  ['a team of a menu', IVR, { keys: ['1'] }, ['menu', 'rings', 'agent FALLBACK', 'VOICEMAIL']],
  ['hanging up after an announcement', SOUND, {}, ['sound', 'agent FALLBACK', 'ENDED']],
])('FALLBACK: the agent is asked before %s', (_name, config, change, expected) => {
  expect(told(config, 'FALLBACK', change)).toEqual(expected);
});

describe('FALLBACK', () => {
  it('is asked no second time by who chose the agent in a menu', () => {
    expect(told(IVR, 'FALLBACK', { keys: ['2'] })).toEqual(['menu', 'agent of the key', 'VOICEMAIL']);
  });

  it('is asked before the team of the menu rings once more, and once', () => {
    const again: FlowConfig = { ...IVR, fallback: { action: 'LET_CALL_THROUGH' } };
    expect(told(again, 'FALLBACK', { keys: ['1'] })).toEqual(['menu', 'rings', 'agent FALLBACK', 'rings', 'VOICEMAIL']);
  });

  it('takes nothing from the fallbacks: nobody was tried', () => {
    expect(compileFlow({ ...FORWARDED, smartAgentMode: 'FALLBACK' }).nodes['agent']).toEqual({
      do: 'aiAgent',
      mode: 'FALLBACK',
      next: 'fallback',
    });
  });
});

describe('AFTER_HOURS', () => {
  const closed = { opensAt: null };

  it('is asked before what happens to calls outside the hours, and within them never', () => {
    expect(told(CLASSIC, 'AFTER_HOURS', { closed })).toEqual(['agent AFTER_HOURS', 'VOICEMAIL']);
    expect(told(CLASSIC, 'AFTER_HOURS')).toEqual(['rings', 'VOICEMAIL']);
  });

  it('is asked before whoever takes calls then', () => {
    const sales: FlowConfig = {
      ...CLASSIC,
      closedFallback: 'TEAM_TEAMMATE',
      closed: { action: 'TEAM_TEAMMATE', teamId: 'sales', userId: null },
    };
    expect(told(sales, 'AFTER_HOURS', { closed })).toEqual(['agent AFTER_HOURS', 'rings', 'VOICEMAIL']);
  });

  it('is never asked where calls are treated as if it were open', () => {
    const through: FlowConfig = { ...CLASSIC, closedFallback: 'LET_CALL_THROUGH' };
    expect(told(through, 'AFTER_HOURS', { closed })).toEqual(['rings', 'VOICEMAIL']);
  });
});

it('outside the hours asks no agent of the other modes, and without a mode none ever', () => {
  const closed = { opensAt: null };
  expect(told(CLASSIC, 'FIRST', { closed })).toEqual(['VOICEMAIL']);
  expect(told(CLASSIC, 'FALLBACK', { closed })).toEqual(['VOICEMAIL']);
  expect(told(CLASSIC, undefined)).toEqual(['rings', 'VOICEMAIL']);
  expect(told(CLASSIC, undefined, { closed })).toEqual(['VOICEMAIL']);
});
