import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function beating(answers: (boolean | undefined)[]) {
  const said: boolean[] = [];
  const report = vi.fn(async () => answers.shift());
  return { said, report, heart: createHeartbeat({ report, reached: (reachable) => said.push(reachable) }) };
}

it('is reached when the server has taken a sign of life, not before, and gives the next one soon', async () => {
  const { said, report, heart } = beating([undefined, undefined, true]);
  await heart.beat();
  expect(said.at(-1)).not.toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(report).toHaveBeenCalledTimes(2);
  expect(said.at(-1)).not.toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said.at(-1)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(report).toHaveBeenCalledTimes(3);
});

it('one that is lost later does not count until the server would have given up, too', async () => {
  const { said, heart } = beating([true]);
  await heart.beat();
  await vi.advanceTimersByTimeAsync(10_000);
  await heart.beat();
  expect(said).toEqual([true]);
  await vi.advanceTimersByTimeAsync(28_000);
  expect(said.at(-1)).toBe(false);
});

it('an answer to what was said before the line was lost says nothing of the line after it', async () => {
  let answer: (reachable: boolean) => void = () => {};
  const said: boolean[] = [];
  const heart = createHeartbeat({
    report: () => new Promise((resolve) => (answer = resolve)),
    reached: (reachable) => said.push(reachable),
  });
  const beating = heart.beat();
  heart.lost();
  answer(true);
  await beating;
  expect(said).toEqual([false]);
});
