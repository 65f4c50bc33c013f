import { Environment, Network, RecordSource, Store, type Variables } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { NetworkError, RefusedError } from '../base/relay/refusal.ts';
import { NO_FILTER } from './callFilter.ts';
import { pause } from '../ui/export/again.ts';
import { exportCalls, type Exporting } from './exportCalls.ts';

/** A history of so many calls, whose pages fail as it is told: `fail` gets how often anything was asked so far. */
function history(count: number, fail: (asked: number) => unknown = () => undefined, most = Infinity) {
  const asked: Variables[] = [];
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(async (_params, variables) => {
      asked.push(variables);
      const failed = fail(asked.length);
      if (failed instanceof Error) throw failed;
      const begin = Number(variables['after'] ?? 0);
      const end = Math.min(begin + Number(variables['count']), count);
      const data = Array.from({ length: end - begin }, (_, index) => ({ id: String(begin + index), call: null }));
      const counted = { count: Math.min(count, most), countIsLeast: count > most };
      return {
        ...(failed ? { errors: [failed] } : {}),
        data: {
          fetchConversations: {
            ...(variables['isFirst'] ? { metadata: counted } : {}),
            pageInfo: { hasNextPage: end < count, endCursor: String(end) },
            data,
          },
        },
      } as never;
    }),
  });
  const ids: string[] = [];
  const told: (number | undefined)[] = [];
  const run = (more: Partial<Exporting> = {}) =>
    exportCalls(environment, NO_FILTER, {
      onCalls: (calls, all) => {
        ids.push(...calls.map(({ id }) => id));
        told.push(all);
      },
      onFailed: () => expect.unreachable('it fails'),
      signal: new AbortController().signal,
      wait: async () => undefined,
      ...more,
    });
  return { asked, environment, ids, told, run };
}
const all = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const passing = () =>
  new RefusedError([{ message: 'busy', extensions: { code: 'DEPENDENCY_UNAVAILABLE', retryable: true } }]);

it('hands on each page as it comes, has them counted once, and keeps none of them in the store', async () => {
  const { asked, environment, ids, told, run } = history(250);
  await run();
  expect(ids).toEqual(all(250));
  expect(told).toEqual([250, 250, 250]);
  expect(asked.map(({ after, isFirst, count }) => [after, isFirst, count])).toEqual([
    [null, true, 100],
    ['100', false, 100],
    ['200', false, 100],
  ]);
  expect(environment.getStore().getSource().getRecordIDs()).toEqual(['client:root']);
});

it('does not say of how many where nobody counted to the end', async () => {
  const { told, run } = history(250, undefined, 120);
  await run();
  expect(told).toEqual([undefined, undefined, undefined]);
});

it('asks for a page that failed again, from its own beginning, and waits longer each time', async () => {
  const { asked, ids, run } = history(250, (n) =>
    n === 2 ? new NetworkError() : n === 3 ? passing() : n === 4 ? passing().errors[0] : undefined,
  );
  const wait = vi.fn(async () => undefined);
  await run({ wait });
  expect(ids).toEqual(all(250));
  expect(asked.map(({ after }) => after)).toEqual([null, '100', '100', '100', '100', '200']);
  const waits = wait.mock.calls.map(([milliseconds]: unknown[]) => Number(milliseconds));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(new Set(waits).size).toBe(3);
});

it('asks whoever reads when it goes on failing, and goes on from there', async () => {
  const { asked, ids, run } = history(250, (n) => (n > 1 && n < 9 ? new NetworkError() : undefined));
  const onFailed = vi.fn(async () => undefined);
  await run({ onFailed });
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(ids).toEqual(all(250));
  expect(new Set(asked.slice(1, 9).map(({ after }) => after))).toEqual(new Set(['100']));
});

it('asks at once about what is refused, which no waiting mends', async () => {
  const refusal = new RefusedError([{ message: 'no', extensions: { code: 'FORBIDDEN' } }]);
  const { run } = history(250, () => refusal);
  const wait = vi.fn(async () => undefined);
  await expect(run({ wait, onFailed: (error) => Promise.reject(error as Error) })).rejects.toBe(refusal);
  expect(wait).not.toHaveBeenCalled();
});

it('ends when it is stopped, also while it waits to ask again', async () => {
  const stop = new AbortController();
  const { asked, ids, run } = history(250, (n) => {
    if (n === 1) return undefined;
    setTimeout(() => stop.abort());
    return new NetworkError();
  });
  await expect(run({ signal: stop.signal, wait: pause })).rejects.toThrow('aborted');
  expect(ids).toEqual(all(100));
  expect(asked).toHaveLength(2);
});

it('hands on those that are wanted alone, and ends with the last of them', async () => {
  const some = history(250);
  await some.run({ wanted: { has: (id) => id === '7' || id === '120', count: 2 } });
  expect([some.ids, some.told, some.asked.length]).toEqual([['7', '120'], [2, 2], 2]);
  const most = history(250);
  await most.run({ wanted: { has: (id) => id !== '7', without: 1 } });
  expect([most.ids.length, most.told[0], most.asked.length]).toEqual([249, 249, 3]);
});
