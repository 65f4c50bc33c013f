/** Whether what the product stands on is there: at its start, and whenever somebody asks. */
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { lostDatabase, ranOutOfTime } from '@ringline/kit/db';
import { isAway } from '@ringline/kit/errors';
import { inTime } from '@ringline/kit/http';

/** Bytes without which PostgreSQL soon cannot write: it takes its log in files of 16 MB. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
/** Milliseconds within which a database has to answer: who looks asks every few seconds. */
const ANSWER_MS = 2_500;
const START_MS = 60_000;
const AGAIN_MS = 1_000;

interface Answering {
  readonly name: string;
  readonly db: { readonly pool: { query(text: string): Promise<unknown> } };
}

/**
 * Returns what `/readyz` asks.
 * @param leastFreeBytes below which the disk counts as full
 * @throws Error that names what is missing
 */
export function readiness(
  services: readonly Answering[],
  dataDir: string,
  leastFreeBytes = LEAST_FREE_BYTES,
): () => Promise<void> {
  return async () => {
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < leastFreeBytes) throw new Error(`The disk of ${dataDir} is full: make room there`);
    await Promise.all(
      services.map(({ name, db }) =>
        inTime(ANSWER_MS, db.pool.query('SELECT 1')).catch((error: unknown) => {
          throw new Error(`The database of ${name} does not answer: ${wordsOf(error)}`, { cause: error });
        }),
      ),
    );
  };
}

/** Does a step of the start, and again for a minute while the database or a service is away or busy. The step must be repeatable. */
export async function untilThere<R>(step: () => Promise<R>): Promise<R> {
  const until = performance.now() + START_MS;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      const passes = lostDatabase(error) || ranOutOfTime(error) || isAway(error);
      if (!passes || performance.now() > until) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** An attempt on several addresses has no words of its own. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message || ((error as NodeJS.ErrnoException).code ?? error.name) : String(error);
