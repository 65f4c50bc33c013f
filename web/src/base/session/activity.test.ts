import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleSeconds, idleState, lastActiveAt, noteActivity, watchActivity } from './activity.ts';

const MINUTE = 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

describe('what somebody does', () => {
  const page = new EventTarget();
  let stop: () => void;

  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    stop = watchActivity(() => 15);
  });
  afterEach(() => stop());
  const after = (minutes: number) => {
    vi.setSystemTime(1_000_000 + minutes * MINUTE);
    page.dispatchEvent(new Event('pointermove'));
    return (Number(lastActiveAt()) - 1_000_000) / MINUTE;
  };

  it('is noted from when the page opens until the watch ends', () => {
    expect(lastActiveAt()).toBe(1_000_000);
    expect(after(13)).toBe(13);
    stop();
    expect(after(14)).toBe(13);
  });

  it.each([
    ['the warning asks', 14.5],
    ['the computer slept past the limit, and no timer has looked yet', 600],
  ])('is not noted while %s', (_what, minutes) => {
    expect(after(minutes)).toBe(0);
  });

  it('is not noted by the watch of another frame that opens past the limit', () => {
    vi.setSystemTime(1_000_000 + 600 * MINUTE);
    watchActivity(() => 15)();
    expect(lastActiveAt()).toBe(1_000_000);
  });
});
