import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { AnyUnit, Database } from '../db/index.ts';
import { job, type Job, type Jobs } from '../jobs/index.ts';

/** What is asked for at once, in ms: a long outage is caught up in pieces that are done for good. */
const PIECE_MS = 600_000;
/** Something was not over when we looked: looked at again after this. */
const AGAIN_MS = 15_000;
/** While the database is away a doubt cannot be written down: tried again after this. */
const RETRY_MS = 1_000;

export interface LookBackOptions<Client> {
  readonly db: Database<Client>;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Name of the job. */
  readonly name: string;
  /** Its row in the service's table `carrier_look (what, looked_until)`. */
  readonly what: string;
  /** Clocks differ, the carrier may list late, and we may have been unable to tell what belonged to us: this much is looked at twice, in ms. */
  readonly overlapMs: number;
  /**
   * Looks at what the carrier has of this time and takes in what we do not know; to take in the same twice must do no harm.
   * @returns since when something is not over, epoch ms
   */
  look(from: Date, until: Date): Promise<number | undefined>;
}

export interface LookBack {
  readonly job: Job;
  /** Says that something may have passed us by. Never throws. */
  suspect(): void;
  stop(): void;
}

/**
 * Finds what webhooks should have told us and did not: the carrier's own list is looked at every ten minutes, and soon after
 * each doubt. How far we have looked is kept, so that nothing is left out however long we were away.
 */
export function createLookBack<Client>(options: LookBackOptions<Client>): LookBack {
  const { db, jobs, clock, name, what } = options;
  let doubt: NodeJS.Timeout | undefined;
  let stopped = false;

  const enqueue = (startAfter?: Date): Promise<void> =>
    db.platform('what the carrier has is a matter of all workspaces', ({ tx }) =>
      jobs.enqueue({ tx: tx as unknown as AnyUnit['tx'] }, name, {}, { singletonKey: 'look', startAfter }),
    );

  function suspect(): void {
    if (doubt || stopped) return;
    doubt = setTimeout(() => {
      enqueue().then(
        () => (doubt = undefined),
        () => {
          doubt = undefined;
          suspect();
        },
      );
    }, RETRY_MS);
  }

  async function lookBack(): Promise<void> {
    const now = clock.now().getTime();
    const { rows } = await db.pool.query<{ looked_until: Date }>(
      'SELECT looked_until FROM carrier_look WHERE what = $1',
      [what],
    );
    let from = rows[0]?.looked_until.getTime() ?? now;
    let open: number | undefined;
    while (from < now) {
      const until = Math.min(from + PIECE_MS, now);
      const unfinished = await options.look(new Date(from - options.overlapMs), new Date(until));
      if (unfinished !== undefined) open ??= Math.max(from, unfinished);
      from = until;
      await db.pool.query('UPDATE carrier_look SET looked_until = $2 WHERE what = $1', [
        what,
        new Date(open === undefined ? until : Math.min(open, until)),
      ]);
    }
    if (open !== undefined) await enqueue(new Date(clock.now().getTime() + AGAIN_MS));
  }

  return {
    job: job({
      name,
      schema: z.object({}),
      cron: '*/10 * * * *',
      retry: { limit: 20, delaySeconds: 2 },
      handler: lookBack,
    }),
    suspect,
    stop() {
      stopped = true;
      clearTimeout(doubt);
    },
  };
}
