/** Fifty calls at once through the whole product with audio: rung, answered, heard on both sides all the time, ended. */
import { setTimeout as pause } from 'node:timers/promises';
import { OutsideWorld } from '@ringline/tests/testkit/index.ts';
import { cpuMicros } from '../cost/cpu.ts';
import { quantile, type Bench } from '../figures.ts';
import { until } from '../world/api.ts';
import { signIn } from '../world/people.ts';
import { startTarget, type Target } from '../world/target.ts';
import type { HeardHere, Told } from './calls/phones.ts';
import { askChild, type Asked } from './media/ask.ts';

const CALLS = 50;
const CALLS_SHORT = 6;
const SECONDS = 60;
const SECONDS_SHORT = 8;
/** Between two looks at everybody. */
const LOOK_MS = 5_000;
/** Between two calls that come in. */
const APART_MS = 250;
const HZ = { caller: 700, agent: 440 };
/** Amplitude of a tone that is there: full scale is 32767. */
const LOUD = 3_000;
/** Until a call that came in must be heard on both sides. */
const PATIENCE_MS = 20_000;

interface Caller {
  readonly index: number;
  readonly sid: string;
  readonly called: number;
}

export const bench: Bench = async ({ short, say }) => {
  const [count, seconds] = short ? [CALLS_SHORT, SECONDS_SHORT] : [CALLS, SECONDS];
  say(`Starting the product and ${count} agents …`);
  const target = await startTarget('all-in-one', count);
  const phones = askChild(new URL('./calls/phones.ts', import.meta.url));
  const outside = new OutsideWorld(target.url);
  try {
    await phones.ask('open', target.url, await signIn(target.url, target.people), HZ.agent);
    const failed = new Map<number, string>();
    const twoWay = await callEverybody(target, outside, phones, failed);
    say(`${twoWay.length} of ${count} calls are heard on both sides`);

    const [began, before] = [performance.now(), cpuOf(target)];
    const { heard, looked } = await listen(twoWay, outside, phones, seconds, failed);
    const took = (performance.now() - began) / 1_000;
    const after = cpuOf(target);
    const micros = (of: string) => ((after[of] ?? 0) - (before[of] ?? 0)) / took / count;

    await endEverybody(twoWay, outside, phones);
    for (const { index } of twoWay) {
      const told = await ended(index, phones);
      if (told?.status !== 'COMPLETED' || !told.talkTime) failed.set(index, `ended as ${JSON.stringify(told)}`);
    }
    for (const [index, why] of failed) say(`the call of agent ${index} ${why}`);
    const ms = twoWay.map(({ after: late }) => late);
    return [
      {
        name: 'calls-at-once-failed',
        value: failed.size,
        unit: `of ${count} calls`,
        threshold: { kind: 'at most', value: 0 },
        beside: {
          'seconds of talk': seconds,
          'looks that heard both sides': `${heard} of ${looked}`,
          'to two-way audio p50 ms': quantile(ms, 0.5),
          'to two-way audio p95 ms': quantile(ms, 0.95),
          'product and media CPU µs per call and second': micros('product'),
          'PostgreSQL CPU µs per call and second': micros('PostgreSQL'),
          'calls per core, everything of the product': 1_000_000 / (micros('product') + micros('PostgreSQL')),
        },
      },
    ];
  } finally {
    phones.stop();
    await target.stop();
  }
};

/** Everybody is called, one after the other, and stays on the line. @param failed gets who could not be talked to */
async function callEverybody(
  { people }: Target,
  outside: OutsideWorld,
  phones: Asked,
  failed: Map<number, string>,
): Promise<(Caller & { after: number })[]> {
  const talking: Promise<(Caller & { after: number }) | undefined>[] = [];
  for (const [index, { number }] of people.entries()) {
    const called = performance.now();
    const from = `+1503557${String(index).padStart(4, '0')}`;
    const begin = async () => {
      try {
        const { sid } = await outside.call(from, number, `tone:${HZ.caller}`);
        const caller: Caller = { index, sid, called };
        await until(async () => ((await isTwoWay(caller, outside, phones)) ? true : undefined), PATIENCE_MS);
        return { ...caller, after: performance.now() - called };
      } catch (error) {
        failed.set(index, `was never two-way: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      }
    };
    talking.push(begin());
    await pause(APART_MS);
  }
  return (await Promise.all(talking)).filter((one) => one !== undefined);
}

async function isTwoWay({ sid, index }: Caller, outside: OutsideWorld, phones: Asked): Promise<boolean> {
  const here = (await phones.ask<(HeardHere | undefined)[]>('heard', HZ.caller))[index];
  if ((here?.loudness ?? 0) < LOUD) return false;
  const { heard } = await outside.tones(sid, [HZ.agent]);
  return (heard[String(HZ.agent)] ?? 0) >= LOUD;
}

/** Looks again and again whether everybody still hears everybody. */
async function listen(
  calls: readonly Caller[],
  outside: OutsideWorld,
  phones: Asked,
  seconds: number,
  failed: Map<number, string>,
): Promise<{ heard: number; looked: number }> {
  const end = performance.now() + seconds * 1_000;
  let [heard, looked] = [0, 0];
  while (performance.now() < end) {
    await pause(LOOK_MS);
    for (const call of calls) {
      looked += 1;
      if (await isTwoWay(call, outside, phones)) heard += 1;
      else failed.set(call.index, 'was not heard on both sides all the time');
    }
  }
  return { heard, looked };
}

/** Half of the calls are ended by the agent, half by the caller. */
async function endEverybody(calls: readonly Caller[], outside: OutsideWorld, phones: Asked): Promise<void> {
  for (const { index, sid } of calls) {
    if (index % 2 === 0) await phones.ask('end', index);
    else await outside.hangUp(sid);
  }
}

/** The newest call in the agent's history, as it ended; undefined: it has not. */
function ended(index: number, phones: Asked): Promise<Told | undefined> {
  return until(async () => {
    const [newest] = await phones.ask<Told[]>('history', index);
    return newest?.endReason ? newest : undefined;
  }).catch(() => undefined);
}

/** CPU microseconds so far, by what the processes are. */
function cpuOf({ processes }: Target): Record<string, number> {
  const all = Object.values(processes).flat();
  return Object.fromEntries(Object.entries(processes).map(([of, pids]) => [of, cpuMicros(pids, all)]));
}
