/** One core's share of the scenarios: every so many-th seed. */
import { parentPort, workerData } from 'node:worker_threads';
import { reduce } from '@ringline/telephony/engine';
import { runScenario } from '@ringline/telephony/scenarios';

export interface Share {
  readonly run: number;
  readonly steps: number;
  readonly ends: readonly (readonly [string, number])[];
  readonly broken: readonly { readonly seed: number; readonly why: string }[];
}

const { first, step, last } = workerData as { first: number; step: number; last: number };
const ends = new Map<string, number>();
const broken: { seed: number; why: string }[] = [];
let run = 0;
let steps = 0;
const counted: typeof reduce = (...given) => {
  steps += 1;
  return reduce(...given);
};
for (let seed = first; seed <= last; seed += step) {
  run += 1;
  try {
    const { final } = runScenario(seed, counted);
    const end = `${final.direction} ${final.status} ${final.endReason}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  } catch (error) {
    broken.push({ seed, why: error instanceof Error ? error.message : String(error) });
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
parentPort?.postMessage({ run, steps, ends: [...ends], broken } satisfies Share);
