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

it('tells at least each second where threads change all the time', async () => {
  let asks = 0;
  const ask = () => {
    const answer = Promise.withResolvers<string>();
    asks += 1;
    setTimeout(() => answer.resolve('a list'), 5_000);
    return answer.promise;
  };
  untilNew(ask).subscribe({});
  // Fifty texts a second; a list that is under way is asked again, because a change was told meanwhile.
  for (let texts = 0; texts < 200; texts += 1) {
    threadChanged();
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asks).toBe(2);
});
