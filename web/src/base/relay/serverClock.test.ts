import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNow, serverTold } from './serverClock.ts';

const at = (time: string) => Date.parse(`2026-11-25T${time}Z`);
const header = (time: string) => new Date(at(time)).toUTCString();

beforeEach(() => vi.useFakeTimers({ now: at('10:00:00.400') }));
afterEach(() => vi.useRealTimers());

it('is the own clock where that is right, within what a header can tell', () => {
  serverTold(header('10:00:00'));
  expect(serverNow()).toBe(at('10:00:00.400'));
  serverTold(header('09:59:59'));
  expect(serverNow()).toBe(at('10:00:00.400'));
});

it('is the server’s where the own clock is wrong, and does not jump with every answer', () => {
  serverTold(header('10:03:00'));
  expect(serverNow()).toBe(at('10:03:00.500'));
  vi.advanceTimersByTime(60_000);
  serverTold(header('10:03:59'));
  expect(serverNow()).toBe(at('10:04:00.500'));
  serverTold('no date');
  serverTold(null);
  expect(serverNow()).toBe(at('10:04:00.500'));
});

it('follows a clock that was set right meanwhile', () => {
  serverTold(header('10:03:00'));
  vi.setSystemTime(at('10:03:02.000'));
  serverTold(header('10:03:02'));
  expect(serverNow()).toBe(at('10:03:02.000'));
});
