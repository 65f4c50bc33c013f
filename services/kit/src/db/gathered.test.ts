import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { gathered, type Gathering } from './gathered.ts';

const refusal = new pg.DatabaseError('a value that is none', 0, 'error');

/** Doubles numbers, tells which were asked together, and refuses what holds a 13. */
function doubling(gathering: Partial<Gathering> = {}, hold?: () => Promise<unknown>) {
  const together: number[][] = [];
  const ask = gathered<number, number>(
    async (items) => {
      together.push([...items]);
      await hold?.();
      if (items.includes(13)) throw refusal;
      return items.map((item) => item * 2);
    },
    { atOnce: 1, slow: 0, most: 4, patience: 5_000, ...gathering },
  );
  return { ask, together };
}

test('who asks alone is answered at once; who asks while a statement is on its way goes with the next', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, together } = doubling({}, () => gate.promise);
  const first = ask(1);
  await turn();
  const others = [2, 3, 4, 5, 6].map(ask);
  gate.resolve();
  expect(await first).toBe(2);
  expect(await Promise.all(others)).toEqual([4, 6, 8, 10, 12]);
  expect(together).toEqual([[1], [2, 3, 4, 5], [6]]);
});

test('a further statement goes beside one that is slow, and not before', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const gate = Promise.withResolvers<void>();
  const { ask, together } = doubling({ atOnce: 2, slow: 20 }, () => gate.promise);
  const all = [ask(1)];
  await turn();
  all.push(ask(2));
  vi.advanceTimersByTime(19);
  all.push(ask(3));
  await turn();
  expect(together).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  await turn();
  expect(together).toEqual([[1], [2, 3]]);
  // Two at once are the most, however slow they are.
  all.push(ask(4));
  vi.advanceTimersByTime(1_000);
  await turn();
  expect(together).toEqual([[1], [2, 3]]);
  gate.resolve();
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
  expect(together).toEqual([[1], [2, 3], [4]]);
  vi.useRealTimers();
});

test('a refusal is of the one whom it concerns', async () => {
  const { ask, together } = doubling();
  const answers = await Promise.allSettled([1, 13, 2].map(ask));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason))).toEqual([
    2,
    refusal,
    4,
  ]);
  expect(together).toEqual([[1, 13, 2], [1], [13], [2]]);
});

test('a database that is away is asked once for all of them, and again for the next', async () => {
  const lost = new Error('Connection terminated unexpectedly');
  let away = true;
  let asked = 0;
  const ask = gathered<number, number>(
    async (items) => {
      asked += 1;
      if (away) throw lost;
      return [...items];
    },
    { atOnce: 1, slow: 0, most: 10, patience: 5_000 },
  );
  const answers = await Promise.allSettled([1, 2, 3].map(ask));
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([lost, lost, lost]);
  expect(asked).toBe(1);
  away = false;
  expect(await ask(4)).toBe(4);
});

test('who waited longer than anybody listens is not asked for any more', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const gate = Promise.withResolvers<void>();
  const { ask, together } = doubling({ patience: 20 }, () => gate.promise);
  const first = ask(1);
  await turn();
  const late = ask(2);
  vi.advanceTimersByTime(21);
  gate.resolve();
  await expect(late).rejects.toThrow('The database took no question for 20 ms');
  expect(await first).toBe(2);
  expect(together).toEqual([[1]]);
  vi.useRealTimers();
});
