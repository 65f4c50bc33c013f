import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilNew } from './anew.ts';
import { threadChanged } from './useThreadChanged.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again for a list that was under way as a thread changed, whoever shows it', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asks = 0;
  const heard: string[] = [];
  untilNew(() => answers[asks++]!.promise).subscribe({ next: (answer) => heard.push(answer) });

  threadChanged();
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.resolve('without the call');
  answers[1]?.resolve('with the call');
  await vi.runAllTimersAsync();
  expect({ heard, asks }).toEqual({ heard: ['without the call', 'with the call'], asks: 2 });
});
