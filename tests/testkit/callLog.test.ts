import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LONGEST_NOTHING_MS } from './callerEar.ts';
import { classifiedEntries, heardByLog, type LogEntry } from './callLog.ts';

const ANSWERED = Date.parse('2026-11-27T10:00:00Z');
type Happened = readonly [afterMs: number, name: string, parameters?: Record<string, string>];

/** An inbound call that Ana answers, with what comes then, in ms since that. */
const callOf = (...happened: readonly Happened[]): LogEntry[] =>
  [
    [-2_000, 'call.arrived'] as const,
    [-2_000, 'offer.ringing', { names: 'Ana' }] as const,
    [0, 'call.answered', { name: 'Ana' }] as const,
    ...happened,
  ].map(([afterMs, name, parameters = {}]) => ({
    at: new Date(ANSWERED + afterMs).toISOString(),
    name,
    description: '',
    parameters,
  }));
const nothingMs = (...happened: readonly Happened[]) => heardByLog(callOf(...happened)).longestNothingMs;

/** What leaves the caller with nothing, and what ends that. */
const gaps: readonly [string, readonly Happened[], readonly [atMs: number, name: string]][] = [
  [
    'a transfer that nobody took, until the mailbox',
    [
      [5_000, 'transfer.warm', { from: 'Ana', to: 'Ben' }],
      [35_000, 'transfer.returned', { name: 'Ben' }],
      [60_000, 'transfer.fallback'],
    ],
    [60_000, 'voicemail.offered'],
  ],
  [
    'a lost agent, until the team rings',
    [
      [5_000, 'agent.lost'],
      [25_000, 'agent.not_back'],
    ],
    [25_000, 'offer.ringing'],
  ],
  [
    'a queue that is over, until the step after it',
    [
      [1_000, 'transfer.fallback'],
      [1_000, 'queue.joined'],
      [9_000, 'queue.timeout'],
    ],
    [9_000, 'flow.sound'],
  ],
  ['the last of our people, who leaves', [[5_000, 'participant.left', { name: 'Ana' }]], [5_000, 'queue.joined']],
  [
    'the two who talked along, who leave one after the other',
    [
      [2_000, 'transfer.warm', { from: 'Ana', to: 'Ben' }],
      [4_000, 'transfer.accepted', { name: 'Ben' }],
      [6_000, 'transfer.merged'],
      [8_000, 'participant.left', { name: 'Ana' }],
      [8_000, 'participant.takes_over', { name: 'Ben' }],
      [9_000, 'participant.left', { name: 'Ben' }],
    ],
    [9_000, 'voicemail.offered'],
  ],
  ['a page that is loaded anew', [[5_000, 'device.loaded_anew', { name: 'Ana' }]], [5_000, 'agent.lost']],
  ['somebody who pressed End', [[5_000, 'call.end_pressed', { name: 'Ana' }]], [5_000, 'call.ended']],
];

describe('by its log, a caller', () => {
  test.each(gaps)('is left with nothing by %s', (_what, before, [at, name]) => {
    const after = (ms: number) => nothingMs(...before, [at + ms, name], [at + 60_000, 'call.ended']);
    expect([after(0), after(2_000), after(4_000)]).toEqual([0, 2_000, 4_000]);
    expect(after(2_000)).toBeLessThanOrEqual(LONGEST_NOTHING_MS);
    expect(after(4_000)).toBeGreaterThan(LONGEST_NOTHING_MS);
  });

  test('has somebody as long as one of several is there, and music while they wait', () => {
    const { order, longestNothingMs } = heardByLog(
      callOf(
        [1_000, 'participant.joined', { name: 'Ben' }],
        [2_000, 'participant.left', { name: 'Ana' }],
        [2_000, 'participant.takes_over', { name: 'Ben' }],
        [9_000, 'call.held'],
        [19_000, 'call.resumed', { seconds: '10' }],
        [29_000, 'recording.started'],
        [40_000, 'agent.lost'],
        [45_000, 'agent.returned', { seconds: '5' }],
        [90_000, 'call.ended'],
      ),
    );
    expect(order).toEqual(['PERSON', 'TONE', 'PERSON', 'TONE', 'PERSON']);
    expect(longestNothingMs).toBe(0);
  });

  test('had nothing while the device of who alone had them was silent', () => {
    const silent = [60_000, 'device.silent', { name: 'Ana' }] as const;
    const lost = [60_000, 'agent.lost'] as const;
    expect(nothingMs(silent, lost)).toBe(30_000);
    expect(nothingMs([9_000, 'participant.joined', { name: 'Ben' }], silent)).toBe(0);
  });

  test('hears what nobody knows after an entry that is new', () => {
    expect(() => heardByLog(callOf([1_000, 'parrot.joined']))).toThrow(/what the caller hears after parrot\.joined/);
  });
});

test('it is known of every entry what it says of the caller', () => {
  const { reasons: _, ...words } = JSON.parse(readFileSync('web/src/calls/texts/en.json', 'utf8')).timeline;
  const worded = Object.entries<Record<string, unknown> | string>(words).flatMap(([group, texts]) =>
    typeof texts === 'string' ? [] : 'title' in texts ? [group] : Object.keys(texts).map((name) => `${group}.${name}`),
  );
  const said = globSync('services/telephony/src/calls/engine/**/*.ts', {
    exclude: (file) => /\.test(kit)?\./.test(file),
  })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.say\(\s*'\w+',\s*'([a-z_.]+)'/g)])
    .map(([, name = '']) => name);
  expect(said.length).toBeGreaterThan(100);
  expect(worded.length).toBeGreaterThan(150);
  expect([...new Set([...worded, ...said])].filter((name) => !classifiedEntries.has(name))).toEqual([]);
});
