/** One core's share of the scenarios: every so many-th seed; and of the days of a queue that many calls and people share. */
import { parentPort, workerData } from 'node:worker_threads';
import { reduce } from '@ringline/telephony/engine';
import { runScenario } from '@ringline/telephony/scenarios';
import { runDay } from '@ringline/telephony/scenarios/days';
import { dayEndOf, endOf } from '@ringline/telephony/scenarios/ends';

export interface Share {
  readonly run: number;
  readonly days: number;
  readonly steps: number;
  readonly ends: readonly (readonly [string, number])[];
  readonly broken: readonly { readonly seed: number; readonly why: string }[];
}

const { first, step, last, lastDay } = workerData as { first: number; step: number; last: number; lastDay: number };
const ends = new Map<string, number>();
const broken: { seed: number; why: string }[] = [];
const count = (end: string) => void ends.set(end, (ends.get(end) ?? 0) + 1);
let run = 0;
let days = 0;
let steps = 0;
const counted: typeof reduce = (...given) => {
  steps += 1;
  return reduce(...given);
};
for (let seed = first; seed <= last; seed += step) {
  run += 1;
  try {
    const { final } = runScenario(seed, counted);
    count(endOf(final));
  } catch (error) {
    broken.push({ seed, why: error instanceof Error ? error.message : String(error) });
  }
}
for (let seed = first; seed <= lastDay; seed += step) {
  days += 1;
  try {
    for (const call of runDay(seed).calls) count(`in a queue: ${dayEndOf(call)}`);
  } catch (error) {
    broken.push({ seed, why: `day: ${error instanceof Error ? error.message : String(error)}` });
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
parentPort?.postMessage({ run, days, steps, ends: [...ends], broken } satisfies Share);
