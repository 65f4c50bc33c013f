/** Alternating runs of two sides, and what is concluded from them. */
import { cpuMicros } from '../cost/cpu.ts';
import type { SqlWatch } from '../cost/sql.ts';
import { median } from '../figures.ts';

/** One run of one side. */
export interface Run<T> {
  readonly result: T;
  /** CPU microseconds of this process, for the whole run. */
  readonly own: number;
  /** CPU microseconds of the engines by name. */
  readonly engines: Readonly<Record<string, number>>;
  readonly roundTrips: number;
  readonly seconds: number;
}

/** Measures what one run costs. */
export async function measured<T>(
  engines: Readonly<Record<string, number>>,
  sql: SqlWatch,
  work: () => Promise<T>,
): Promise<Run<T>> {
  const enginesBefore = Object.entries(engines).map(([name, pid]) => [name, pid, cpuMicros([pid])] as const);
  const roundTripsBefore = sql.roundTrips;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    result,
    own: user + system,
    engines: Object.fromEntries(enginesBefore.map(([name, pid, before]) => [name, cpuMicros([pid]) - before])),
    roundTrips: sql.roundTrips - roundTripsBefore,
    seconds,
  };
}

/**
 * Runs one side, then the other, again and again; who begins changes with each round, so that what grows over time (tables,
 * caches, heat) falls on both alike.
 */
export async function alternate<A, B>(
  rounds: number,
  one: (round: number) => Promise<A>,
  other: (round: number) => Promise<B>,
): Promise<{ one: A[]; other: B[] }> {
  const found: { one: A[]; other: B[] } = { one: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) found.one.push(await one(round));
    found.other.push(await other(round));
    if (round % 2 === 1) found.one.push(await one(round));
  }
  return found;
}

/** Median over the rounds of the first side's value over the second's. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

/** Medians of what one operation costs, to be printed beside a figure. */
export function costsOf(side: string, runs: readonly Run<unknown>[], operations: number): Record<string, number> {
  const per = (pick: (run: Run<unknown>) => number) => median(runs.map(pick)) / operations;
  const names = Object.keys(runs[0]?.engines ?? {});
  return {
    [`${side} CPU µs`]: per(({ own }) => own),
    ...Object.fromEntries(names.map((name) => [`${side} ${name} CPU µs`, per(({ engines }) => engines[name] ?? 0)])),
    [`${side} SQL round trips`]: per(({ roundTrips }) => roundTrips),
  };
}
