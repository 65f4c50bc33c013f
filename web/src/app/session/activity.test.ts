import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleSeconds, idleState, noteActivity } from './activity.ts';

const MINUTE = 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['active', 13.9, { kind: 'active' }],
  ['warned in the last minute', 14, { kind: 'warned', secondsLeft: 60 }],
  ['warned to the last second', 14.99, { kind: 'warned', secondsLeft: 1 }],
  ['signed out then', 15, { kind: 'over' }],
  ['signed out when the computer slept', 600, { kind: 'over' }],
])('who did nothing is %s (%d of 15 minutes)', (_what, minutes, state) => {
  expect(idleState(minutes * MINUTE, 0, 15)).toEqual(state);
});

it('where no workspace asks for it nobody is signed out', () => {
  expect(idleState(9_999 * MINUTE, 0, 0)).toEqual({ kind: 'active' });
});

it('activity of any tab counts, and is noted now and then', () => {
  expect(idleSeconds(1_000_000)).toBeUndefined();
  noteActivity(1_000_000);
  noteActivity(1_004_000);
  expect(idleSeconds(1_010_000)).toBe(10);
  noteActivity(1_006_000);
  expect(idleSeconds(1_010_000)).toBe(4);
  // A clock that was set back.
  noteActivity(900_000);
  expect(idleSeconds(901_000)).toBe(1);
});
