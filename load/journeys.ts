/** Runs the k6 journeys against a target and turns what k6 says into figures. */
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cpuMicros } from './cost/cpu.ts';
import type { BenchOptions, Figure } from './figures.ts';
import { k6Binary } from './k6/k6.ts';
import { signIn } from './world/people.ts';
import { scratchFolder, type Mode, type Target } from './world/target.ts';

const FOLDER = new URL('./journeys/', import.meta.url);

/** In the order in which they run: the call path first. */
export const JOURNEYS = ['call-path', 'text-to-frame', 'sign-in-storm', 'graphql-mix'] as const;
export type JourneyName = (typeof JOURNEYS)[number];

/** k6's metrics by name, as its summary has them. */
type Metrics = Readonly<
  Record<
    string,
    {
      readonly values: Readonly<Record<string, number>>;
      readonly thresholds?: Readonly<Record<string, { ok: boolean }>>;
    }
  >
>;

export interface JourneyResult {
  readonly name: JourneyName;
  /** Every threshold of the script held. */
  readonly ok: boolean;
  readonly metrics: Metrics;
  /** CPU microseconds by process while it ran. */
  readonly micros: Costs;
  readonly seconds: number;
}

/** CPU microseconds by process. */
type Costs = Readonly<Record<string, number>>;

export interface JourneyOptions {
  /** Seconds of steady load. */
  readonly seconds: number;
  /** Arrivals per second in place of the script's own. */
  readonly rate?: number;
  readonly say: (line: string) => void;
}

/** Begins to count what a target's processes use. @returns what they have used since */
function counting(target: Target): () => Costs {
  const all = Object.values(target.processes).flat();
  const before = Object.entries(target.processes).map(([of, pids]) => [of, pids, cpuMicros(pids, all)] as const);
  return () => Object.fromEntries(before.map(([of, pids, then]) => [of, cpuMicros(pids, all) - then]));
}

/**
 * What a target with people in it and nothing to do uses a second: timers, queues that are looked at, engines' own work. It is
 * printed apart, so that few operations a second do not seem dearer than many.
 */
export async function resting(target: Target, seconds: number): Promise<Costs> {
  const used = counting(target);
  await wait(seconds * 1_000);
  return Object.fromEntries(Object.entries(used()).map(([of, micros]) => [of, micros / seconds]));
}

/** @throws Error with k6's output when it could not run the script; thresholds that were missed are a result, no error */
export async function runJourney(name: JourneyName, target: Target, options: JourneyOptions): Promise<JourneyResult> {
  const k6 = await k6Binary(options.say);
  const folder = await scratchFolder();
  try {
    const [world, summary] = [path.join(folder, 'world.json'), path.join(folder, 'summary.json')];
    // Tokens live for fifteen minutes; the journeys before this one may have taken longer.
    await writeFile(world, JSON.stringify(await signIn(target.url, target.people)));
    const started = performance.now();
    const used = counting(target);
    const result = await run(
      k6,
      ['run', '--quiet', '--no-color', '--no-usage-report', fileURLToPath(new URL(`${name}.js`, FOLDER))],
      {
        URL: target.url,
        WORLD: world,
        SUMMARY: summary,
        SECONDS: String(options.seconds),
        ...(options.rate === undefined ? {} : { RATE: String(options.rate) }),
      },
    );
    const [micros, seconds] = [used(), (performance.now() - started) / 1000];
    // 99: thresholds were missed.
    if (result.code !== 0 && result.code !== 99) throw new Error(`k6 could not run ${name}:\n${result.output}`);
    if (result.output.trim() !== '') options.say(result.output.trim());
    const metrics = JSON.parse(await readFile(summary, 'utf8')) as Metrics;
    return { name, ok: result.code === 0, metrics, micros, seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls a second that are tried one after the other, until one is too many. */
const RATES = [3, 4, 5, 6, 7, 8, 9];
const CLIMB_SECONDS = 12;

/** The most calls a second at which the call path's thresholds held: everything on this machine, k6 included. */
export async function throughput(
  target: Target,
  mode: Mode,
  rest: Costs,
  { short, say }: BenchOptions,
): Promise<Figure> {
  let held: JourneyResult | undefined;
  let most = 0;
  let why = `more than ${RATES.at(-1)} were not tried`;
  for (const rate of short ? RATES.slice(0, 1) : RATES) {
    const result = await runJourney('call-path', target, {
      seconds: short ? 8 : CLIMB_SECONDS,
      rate,
      say: () => undefined,
    });
    say(`${rate} calls a second: ${result.ok ? 'held' : missed(result).join('; ')}`);
    if (!result.ok) {
      why = `at ${rate}: ${missed(result).join('; ')}`;
      break;
    }
    [held, most] = [result, rate];
  }
  return {
    name: `call-path-throughput-${mode}`,
    value: most,
    unit: 'calls/s',
    beside: { ...(held ? perOperation(held, rest, valueOf(held, 'calls', 'count')) : {}), 'what ended the climb': why },
  };
}

/** Thresholds of the script that did not hold, in words. */
export function missed({ metrics }: JourneyResult): string[] {
  return Object.entries(metrics).flatMap(([name, { thresholds }]) =>
    Object.entries(thresholds ?? {}).flatMap(([rule, { ok }]) => (ok ? [] : [`${name} ${rule}`])),
  );
}

const valueOf = ({ metrics }: JourneyResult, metric: string, value: string): number =>
  metrics[metric]?.values[value] ?? 0;

/** What one operation took beyond what the target uses anyway, which is told beside it. */
const perOperation = ({ micros, seconds }: JourneyResult, rest: Costs, operations: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(micros).flatMap(([of, used]) => [
      [`${of} CPU µs`, operations > 0 ? Math.max(0, used - (rest[of] ?? 0) * seconds) / operations : 0],
      [`${of} at rest CPU µs a second`, rest[of] ?? 0],
    ]),
  );

/** What is printed of a journey: absolute values, so without a threshold of their own; k6 judged the script's. */
export function figuresOf(result: JourneyResult, mode: Mode, rest: Costs): Figure[] {
  const thresholds = result.ok ? 'thresholds held' : `missed: ${missed(result).join('; ')}`;
  const of = (metric: string, value: string) => valueOf(result, metric, value);
  switch (result.name) {
    case 'call-path': {
      const calls = of('calls', 'count');
      return [
        {
          name: `call-path-${mode}`,
          value: of('calls_bridged', 'count') / Math.max(calls, 1),
          unit: 'bridged per call',
          beside: {
            calls,
            'to ring p95 ms': of('call_to_ring', 'p(95)'),
            'answer to bridge p95 ms': of('answer_to_bridge', 'p(95)'),
            ...perOperation(result, rest, calls),
            k6: thresholds,
          },
        },
      ];
    }
    case 'text-to-frame': {
      const [sent, seen] = [of('texts_sent', 'count'), of('texts_seen', 'count')];
      return [
        {
          name: `text-to-frame-${mode}`,
          value: of('text_to_frame', 'med'),
          unit: 'ms',
          beside: {
            'p95 ms': of('text_to_frame', 'p(95)'),
            texts: sent,
            'not seen in time': sent - seen,
            ...perOperation(result, rest, sent),
            k6: sent === seen ? thresholds : `${thresholds}; ${sent - seen} texts were in no frame in time`,
          },
        },
      ];
    }
    case 'sign-in-storm': {
      const count = of('iterations', 'count');
      return [
        {
          name: `sign-in-storm-${mode}`,
          value: of('sign_in', 'med'),
          unit: 'ms',
          beside: {
            'p95 ms': of('sign_in', 'p(95)'),
            people: count,
            ...perOperation(result, rest, count),
            k6: thresholds,
          },
        },
      ];
    }
    case 'graphql-mix': {
      const count = of('iterations', 'count');
      return [
        {
          name: `graphql-mix-${mode}`,
          value: of('http_req_duration', 'med'),
          unit: 'ms',
          beside: {
            'p95 ms': of('http_req_duration', 'p(95)'),
            'requests/s': of('http_reqs', 'rate'),
            ...perOperation(result, rest, count),
            k6: thresholds,
          },
        },
      ];
    }
  }
}

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>();
  child.once('error', reject);
  child.once('close', (code) => resolve({ code, output }));
  return promise;
}
