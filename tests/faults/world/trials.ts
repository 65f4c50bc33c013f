/** Tries of one feature while an engine is away, and after: what came of each, and how soon it works again. */
import { setTimeout as pause } from 'node:timers/promises';
import { ApiRefusal } from '../../testkit/api.ts';
import { quantile, secondsSince } from '../../figures/figures.ts';
import { Otherwise, type Feature } from './features.ts';

/** Looked at again after this, once the engine is back. */
const AGAIN_AFTER_MS = 250;
/** A try after the return that takes longer than this has failed. */
const WORKS_WITHIN_MS = 20_000;
/** What was accepted or begun during the outage has come about by then, or is lost. */
export const DONE_WITHIN_MS = 120_000;

/** `waits`: done after the engine's return. `otherwise`: another end than the usual one. `fails`: an error without a reason. */
export type Kind = 'works' | 'waits' | 'refused' | 'otherwise' | 'fails' | 'lost';

interface Try {
  kind: Kind;
  /** Of a refusal. */
  reason: string;
  /** Until it worked or was refused; for what waited, from the engine's return. */
  seconds: number;
}

export interface Trial {
  readonly feature: string;
  readonly tries: readonly Try[];
  /** From the engine's return until a new try worked; undefined when it never did. */
  readonly again: number | undefined;
}

/** Tries again and again until `over`, then until it works again. @param back resolves when the engine is back */
export async function trial(
  feature: Feature,
  { every, over, back }: { every: number; over: AbortSignal; back: Promise<void> },
): Promise<Trial> {
  const tries: Promise<Try>[] = [];
  let returned: number | undefined;
  const noted = back.then(() => void (returned = performance.now()));
  while (!over.aborted) {
    const one = attempt(feature, () => returned);
    tries.push(one);
    await Promise.race([pause(every), ended(over)]);
    if (feature.alone) await Promise.race([one, noted]);
  }
  await noted;
  // What waits is let go first where only one can be: it holds the line.
  if (feature.alone) await Promise.all(tries);
  const again = await worksAgain(feature, returned ?? performance.now());
  return { feature: feature.name, tries: await Promise.all(tries), again };
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  );

async function attempt({ attempt: run }: Feature, returned: () => number | undefined): Promise<Try> {
  const began = performance.now();
  try {
    const free = await run(AbortSignal.timeout(DONE_WITHIN_MS));
    const back = returned();
    const done: Try =
      back === undefined
        ? { kind: 'works', reason: '', seconds: secondsSince(began) }
        : { kind: 'waits', reason: '', seconds: secondsSince(back) };
    await free?.();
    return done;
  } catch (error) {
    const seconds = secondsSince(began);
    if (error instanceof ApiRefusal) return { kind: 'refused', reason: error.refusal.code, seconds };
    if (error instanceof Otherwise) return { kind: 'otherwise', reason: error.message, seconds };
    if ((error as Error).name === 'AbortError') return { kind: 'lost', reason: '', seconds };
    return { kind: 'fails', reason: error instanceof Error ? error.message.slice(0, 80) : String(error), seconds };
  }
}

async function worksAgain({ attempt: run }: Feature, since: number): Promise<number | undefined> {
  while (performance.now() - since < DONE_WITHIN_MS) {
    try {
      const free = await run(AbortSignal.timeout(WORKS_WITHIN_MS));
      const seconds = secondsSince(since);
      await free?.();
      return seconds;
    } catch {
      await pause(AGAIN_AFTER_MS);
    }
  }
  return undefined;
}

/** One cell of the table: what was seen, the commonest first. */
export function describe({ tries, again }: Trial): string {
  const groups = [...Map.groupBy(tries, ({ kind, reason }) => `${kind} ${reason}`.trim())]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([what, of]) => {
      const seconds = quantile(
        of.map((one) => one.seconds),
        1,
      );
      const times = of.length === tries.length ? '' : ` (${of.length} of ${tries.length})`;
      if (of[0]?.kind === 'waits') return `delayed, done ${seconds} s after${times}`;
      return `${what.replace('otherwise ', '')}, ${seconds} s${times}`;
    });
  const worksThroughout = tries.every(({ kind }) => kind === 'works');
  const after = again === undefined ? 'NOT AGAIN' : worksThroughout ? '' : `again ${again} s after`;
  return [...groups, after].filter(Boolean).join('; ');
}
