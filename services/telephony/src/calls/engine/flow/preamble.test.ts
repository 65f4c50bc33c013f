import { expect, it } from 'vitest';
import type { Hours } from '../../../hours/hours.ts';
import type { Candidate } from '../candidate.ts';
import type { Closed } from '../inputs.ts';
import { legScript } from '../legScript.ts';
import { newInboundCall } from '../newCall.ts';
import { reduce } from '../reduce.ts';
import { compileFlow } from './compile.ts';
import type { FlowConfig } from './config.ts';
import type { DocumentNode } from './document.ts';
import { tryFlow } from './simulate.ts';

const hours: Hours = {
  timezone: 'UTC',
  days: [1, 2, 3, 4, 5, 6, 7].map(() => [{ opens: 540, closes: 1020 }]),
  holidays: [],
};
const AT_NIGHT = Date.parse('2026-12-01T22:00:00Z');
const BY_DAY = Date.parse('2026-12-01T12:00:00Z');
/** Two seconds before closing time. */
const LAST_SECONDS = Date.parse('2026-12-01T16:59:58Z');
const ASKS: DocumentNode[] = [
  { id: 'set', kind: 'SET', variable: { name: 'line', value: 'desk' }, next: 'hours' },
  { id: 'hours', kind: 'HOURS', next: 'desk', otherwise: 'bye' },
  { id: 'desk', kind: 'RING', teamId: 'desk', next: 'bye' },
  { id: 'bye', kind: 'VOICEMAIL' },
];
const number = { teamId: 'desk', timeoutSeconds: 20, voicemail: true, closedFallback: 'VOICEMAIL' } as const;
const ana: Candidate = {
  userId: 'ana',
  name: 'Ana',
  active: true,
  hasSeat: true,
  hours: null,
  availableUntil: null,
  paused: false,
  missedInARow: 0,
  presence: 'AVAILABLE',
  engaged: null,
  devices: [{ identity: 'ana', label: 'Laptop' }],
};
const flowOf = (nodes: DocumentNode[], sounds: FlowConfig['sounds'] = {}): FlowConfig => ({
  ...number,
  type: 'CUSTOM',
  hours,
  sounds,
  custom: { version: 1, document: { start: nodes[0]?.id ?? '', nodes } },
});
/** What is said of a caller who hears that they are recorded, and the greeting. */
function said(at: number, nodes = ASKS, sounds: FlowConfig['sounds'] = {}): string[] {
  const closed: Closed | null = at === AT_NIGHT ? { opensAt: null } : null;
  const more = { caller: '+14155550123', number: '+14155550100', peopleAt: () => [ana], answers: 'ana', keys: ['1'] };
  const config = flowOf(nodes, sounds);
  return tryFlow({ config, playGreeting: true, recordCall: true, at, closed, ...more }).lines.map(({ name }) => name);
}

it('a flow of people’s making asks for its hours before its caller is greeted, and greets whom it takes', () => {
  expect(said(BY_DAY).slice(1, 6)).toEqual([
    'flow.set',
    'flow.open',
    'recording.notice',
    'greeting.played',
    'offer.ringing',
  ]);
  expect(
    said(AT_NIGHT, ASKS, {
      closed: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3',
    }).slice(1),
  ).toEqual(['flow.set', 'flow.closed', 'greeting.closed', 'voicemail.offered']);
});

it('a key skips the greeting of a flow whose menu comes after what it decides', () => {
  const menu: DocumentNode = { id: 'desk', kind: 'MENU', prompt: { say: '1?' }, choices: [{ key: '1', label: 'Us' }] };
  const nodes = ASKS.map((node) => (node.id === 'desk' ? menu : node));
  const { call } = begun(BY_DAY, flowOf(nodes));
  expect(legScript(call, call.outsideLegId)).toMatchObject({ do: 'GREET', skippable: true });
  expect(said(BY_DAY, nodes)).toContain('flow.key');
});

it('the hours are those of the moment in which the call came, until somebody was asked to take it', () => {
  const play: DocumentNode = { id: 'play', kind: 'PLAY', prompt: { say: 'Hello, and welcome.' }, next: 'set' };
  expect(said(LAST_SECONDS, [play, ...ASKS])).toContain('offer.ringing');
});

it('a call outside the hours of its number is marked so when it comes, whatever its flow asks', () => {
  const nodes: DocumentNode[] = ASKS.slice(2);
  expect(begun(AT_NIGHT, flowOf(nodes)).call).toMatchObject({ phase: 'GREETING', outsideHours: true });
  expect(begun(BY_DAY, flowOf(nodes)).call).toMatchObject({ phase: 'GREETING', outsideHours: false });
});

it('a caller is led on when the end of the greeting is never reported', () => {
  const { call } = begun(BY_DAY, flowOf(ASKS));
  const due = call.timers.greeting ?? 0;
  const late = reduce(call, { type: 'TIMER', name: 'greeting' }, due, 'seed');
  const asked = { type: 'PEOPLE', visit: late.call.flowAt?.visit ?? 0, candidates: [ana], callerAsks: false } as const;
  const rings = reduce(late.call, asked, due, 'seed');
  expect([...late.commands, ...rings.commands].map(({ kind }) => kind)).toEqual(['REDIRECT_LEG', 'PLACE_OFFER']);
});

function begun(at: number, config: FlowConfig) {
  const call = newInboundCall({
    id: 'call',
    workspaceId: 'w',
    sid: 'CA1',
    peerNumber: '+14155550123',
    phoneNumberId: 'number',
    workspaceNumber: '+14155550100',
    isTestNumber: false,
    flow: { ...number, playGreeting: true },
    graph: compileFlow(config),
    recordCall: true,
    capSeconds: 3600,
    now: at,
    seed: 'seed',
  });
  const closed: Closed | null = at === AT_NIGHT ? { opensAt: null } : null;
  return reduce(call, { type: 'ARRIVED', sid: 'CA1', candidates: [ana], refused: null, closed }, at, 'seed');
}
