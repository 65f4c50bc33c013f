/** Files whose upload broke off: known, and perhaps stored, but never confirmed. Nobody has their ids. */
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { z } from 'zod';
import type { Deps } from '../context.ts';

type PurgeDependencies = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;

/** Files that are looked for at once. */
const BATCH = 100;

/** Each hour. Several replicas at once, or one again after a crash, do no harm. */
export const purgeAwaitedMediaJob = (deps: PurgeDependencies): Job =>
  job({
    name: 'purge-awaited-media',
    schema: z.object({}),
    cron: '23 * * * *',
    handler: () => purgeAwaitedMedia(deps),
  });

/** @throws Error when some of them could not be deleted; the others are */
export async function purgeAwaitedMedia(deps: PurgeDependencies): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  let failed = 0;
  for (let after: string | undefined; ;) {
    const late = await db.platform('files whose upload broke off', ({ tx }) =>
      tx.media.findMany({
        where: { awaitedUntil: { lte: now }, ...(after ? { id: { gt: after } } : {}) },
        orderBy: { id: 'asc' },
        take: BATCH,
        select: { id: true },
      }),
    );
    for (const { id } of late) {
      try {
        await purge(deps, id, now);
      } catch (error) {
        failed += 1;
        repeated(log).warn(
          { err: error, mediaId: id },
          'a file whose upload broke off could not be deleted; it is tried again',
        );
      }
    }
    after = late.at(-1)?.id;
    if (late.length < BATCH) break;
  }
  if (failed > 0) throw new Error(`${failed} files whose upload broke off could not be deleted`);
}

/** The row is locked while the file goes: whoever confirms it at this moment comes too late, and is told so. */
async function purge({ db, storage }: PurgeDependencies, id: string, now: Date): Promise<void> {
  await db.platform('a file whose upload broke off', async ({ tx }) => {
    const [late] = await tx.$queryRaw<{ storage_key: string }[]>`
      SELECT storage_key FROM media WHERE id = ${id}::uuid AND awaited_until <= ${now} FOR UPDATE`;
    if (!late) return;
    await storage.delete(late.storage_key);
    await tx.media.delete({ where: { id } });
  });
}
