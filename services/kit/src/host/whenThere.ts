import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../telemetry/index.ts';

/** Between two looks, in milliseconds. */
const LOOK_MS = 1_000;

interface Asked {
  query(text: string): Promise<unknown>;
}

/** Whether the database answers. */
export const isThere = async (pool: Asked): Promise<boolean> => pool.query('SELECT 1').then(yes, no);

/**
 * Begins once the database answers, which is looked for every second, beside whatever the process does without it. A beginning that
 * fails although it answers ends the process: nobody knows then how far it came.
 * @returns gives up waiting, or waits for a beginning that is under way
 */
export function beginWhenThere(pool: Asked, log: Log, begin: () => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  log.warn('the database is away: what can be answered without it is, the rest begins when it is there');
  const done = (async () => {
    while (!(await isThere(pool))) await pause(LOOK_MS, undefined, { signal });
    if (signal.aborted) return;
    await begin();
    log.info('the database is there, and everything has begun');
  })().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return async () => {
    ending.abort();
    await done;
  };
}

const yes = () => true;
const no = () => false;
