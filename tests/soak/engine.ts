/** The call engine in seeded random scenarios, on every core: each call ends, and no invariant is broken. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { outcome, secondsSince, type Outcome } from '../figures/figures.ts';
import type { RunOptions } from '../figures/run.ts';
import { DAY_ENDS, SCENARIO_ENDS } from '@ringline/telephony/scenarios/ends';
import type { Share } from './engineWorker.ts';

const SCENARIOS = 100_000;
const SCENARIOS_SHORT = 5_000;
/** So many scenarios for each day of a queue, which has dozens of calls. */
const SCENARIOS_PER_DAY = 20;
/** Failing seeds that are written down; each is replayed by `runScenario(seed, reduce)`. */
const SHOWN = 10;

export async function engine({ short }: Pick<RunOptions, 'short'>): Promise<Outcome> {
  const count = short ? SCENARIOS_SHORT : SCENARIOS;
  const lastDay = count / SCENARIOS_PER_DAY;
  const began = performance.now();
  const workers = availableParallelism();
  const shares = await Promise.all(
    Array.from({ length: workers }, (_, first) => share({ first: first + 1, step: workers, last: count, lastDay })),
  );
  const ends = new Map<string, number>();
  for (const [end, times] of shares.flatMap((each) => each.ends)) ends.set(end, (ends.get(end) ?? 0) + times);
  const broken = shares.flatMap((each) => each.broken);
  const run = shares.reduce((sum, each) => sum + each.run, 0);
  const days = shares.reduce((sum, each) => sum + each.days, 0);
  const never = [...SCENARIO_ENDS, ...DAY_ENDS.map((end) => `in a queue: ${end}`)].filter((end) => !ends.has(end));
  return outcome(
    [
      {
        title: 'Engine: seeded random scenarios',
        columns: ['scenarios', 'days of a queue', 'steps', 'broken', 'ways to end', 's'],
        rows: [
          [run, days, shares.reduce((sum, each) => sum + each.steps, 0), broken.length, ends.size, secondsSince(began)],
        ],
      },
      {
        title: 'How they ended',
        columns: ['direction, status, reason', 'calls'],
        rows: [...ends].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      },
    ],
    [
      ...(run === count && days === lastDay ? [] : [`${run} of ${count} scenarios and ${days} of ${lastDay} days ran`]),
      ...never.map((end) => `no call ended as ${end}`),
      ...broken.slice(0, SHOWN).map(({ seed, why }) => `seed ${seed}: ${why}`),
    ],
  );
}

function share(workerData: { first: number; step: number; last: number; lastDay: number }): Promise<Share> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./engineWorker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
