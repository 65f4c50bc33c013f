/** The loop of what is done one after the other from a table of what is due: looked for, claimed, worked on, let go of. */
import { repeated, withSpan } from '@ringline/kit/telemetry';
import type { Deps } from '../context.ts';

/** Between two looks, in milliseconds. */
const LOOK_MS = 1_000;
/** Tries of one thing; what passes is tried again after 5 s, doubled each time. */
export const MOST_ATTEMPTS = 6;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 600_000;

/** Milliseconds until the next try. @param afterMs what the other side asked for */
export const retryAfter = (attempts: number, afterMs: number | undefined): number =>
  Math.min(LONGEST_RETRY_MS, afterMs ?? FIRST_RETRY_MS * 2 ** (attempts - 1));

export interface DueWorker {
  start(): void;
  /** Lets go of what is in hand; another worker goes on with it. */
  stop(): Promise<void>;
  /** Does everything that is due now. */
  look(): Promise<void>;
}

interface DueWork<Claimed extends { callId: string }> {
  /** What one of them is called in logs and spans: `transcript`. */
  name: string;
  /** Of what one process does at a time. */
  atOnce: number;
  /** So many of those that are due, whose time has been moved on: a dead worker's come back by themselves. */
  claim: (most: number) => Promise<Claimed[]>;
  /** @param signal aborted when the worker stops */
  work: (claimed: Claimed, signal: AbortSignal) => Promise<void>;
}

export function createDueWorker<Claimed extends { callId: string }>(
  { log }: Pick<Deps, 'log'>,
  { name, atOnce, claim, work }: DueWork<Claimed>,
): DueWorker {
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function fill(): Promise<number> {
    const free = atOnce - inHand.size;
    if (free <= 0) return 0;
    const claimed = await claim(free);
    for (const one of claimed) {
      const mine = withSpan(name, { kind: 'internal', causes: [] }, () => work(one, stopping.signal)).catch(
        (error: unknown) =>
          repeated(log).error({ err: error, callId: one.callId }, `a ${name} could not be dealt with; it comes again`),
      );
      inHand.add(mine);
      void mine.then(() => inHand.delete(mine));
    }
    return claimed.length;
  }

  function next(): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      looking = fill().then(
        () => next(),
        (error: unknown) => {
          repeated(log).error({ err: error }, `the look for each ${name} that is due failed; it is tried again`);
          next();
        },
      );
    }, LOOK_MS);
  }

  return {
    start: next,
    async look() {
      while ((await fill()) > 0 || inHand.size > 0) await Promise.all(inHand);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(inHand);
    },
  };
}
