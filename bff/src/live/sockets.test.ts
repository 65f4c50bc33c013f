import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Principals } from '../edge/principals.ts';
import { CLOSE, type LiveSocket } from './socket.ts';
import { createSockets } from './sockets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sockets move away over the whole time of a drain, not all at once, and every one of them', async () => {
  const sockets = createSockets({} as Principals);
  const closed: number[] = [];
  const began = Date.now();
  for (let count = 0; count < 600; count += 1) {
    const close = (code: number) => {
      expect(code).toBe(CLOSE.RESTART);
      closed.push(Date.now() - began);
    };
    sockets.add({ close } as unknown as LiveSocket);
  }
  const moved = sockets.move(30_000);
  await vi.advanceTimersByTimeAsync(30_000);
  await moved;
  expect(closed).toHaveLength(600);
  // A third of the time moves about a third of them: seven standard deviations to either side.
  for (const third of [0, 1, 2]) {
    const share = closed.filter((at) => Math.floor(at / 10_000) === third).length;
    expect(share).toBeGreaterThan(119);
    expect(share).toBeLessThan(281);
  }
});
