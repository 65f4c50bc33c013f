import { expect, test, vi } from 'vitest';
import { keepAlive } from './index.ts';

function watched(again: () => Promise<void>) {
  const told: string[] = [];
  const kept = keepAlive({
    name: 'PostgreSQL',
    again,
    told: (sentence) => told.push(sentence),
    givenUp: (sentence) => told.push(`given up: ${sentence}`),
  });
  return { told, kept };
}

test('what dies is started again, with a sentence before and after', async () => {
  const again = vi.fn(async () => undefined);
  const { told, kept } = watched(again);
  kept.died('SIGKILL');
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual(['PostgreSQL ended unexpectedly (SIGKILL). Starting it again …', 'PostgreSQL is back.']);
  expect(again).toHaveBeenCalledTimes(1);
});

test('what does not come back is given up after five failures in a minute', async () => {
  vi.useFakeTimers();
  const again = vi.fn(async () => {
    throw new Error('no space left');
  });
  const { told, kept } = watched(again);
  kept.died('exit code 1');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(told.at(-1)).toBe(
    'given up: PostgreSQL ended 5 times within a minute (no space left); it is not started again.',
  );
  expect(again).toHaveBeenCalledTimes(4);
});

test('what is stopped is not started again', async () => {
  const again = vi.fn(async () => undefined);
  const { kept } = watched(again);
  kept.died('SIGKILL');
  await kept.stop();
  expect(again).not.toHaveBeenCalled();
});
