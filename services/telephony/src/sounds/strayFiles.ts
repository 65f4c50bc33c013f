/**
 * Files of sounds that no workspace has. A file is stored before its sound is told of, and deleted after its sound is: whatever
 * crashes in between leaves a file that nobody would find again.
 */
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import { firstIdSince } from '../live/liveScope.ts';
import { ownSoundOf } from './soundName.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>;
type File = NonNullable<ReturnType<typeof ownSoundOf>>;

/** So long a file waits for its sound, in ms: far longer than any request that tells of it lasts. */
const WAITS_MS = 86_400_000;
/** Files that are looked for at once. */
const BATCH = 1_000;

/** Each night. Several replicas at once, or one again after a crash, do no harm. */
export const sweepSoundFilesJob = (deps: Needs): Job =>
  job({ name: 'sweep-sound-files', schema: z.object({}), cron: '40 4 * * *', handler: () => sweepSoundFiles(deps) });

/** @throws Error when some of them could not be deleted; the others are */
export async function sweepSoundFiles(deps: Needs): Promise<void> {
  const { clock, storage } = deps;
  // The ids of sounds tell when they were made.
  const before = firstIdSince(new Date(clock.now().getTime() - WAITS_MS));
  let failed = 0;
  let batch: File[] = [];
  for await (const key of storage.list('sounds')) {
    const file = ownSoundOf(key.replace(/^sounds/, 'own'));
    if (!file || file.id >= before) continue;
    batch.push(file);
    if (batch.length < BATCH) continue;
    failed += await sweep(deps, batch);
    batch = [];
  }
  failed += await sweep(deps, batch);
  if (failed > 0) throw new Error(`${failed} files of no sound could not be deleted`);
}

/** @returns how many could not be deleted */
async function sweep({ db, storage, log }: Needs, files: File[]): Promise<number> {
  let failed = 0;
  for (const [workspaceId, its] of Map.groupBy(files, (file) => file.workspaceId)) {
    const kept = await db.tenant(workspaceId, ({ tx }) =>
      tx.sound.findMany({ where: { workspaceId, id: { in: its.map(({ id }) => id) } }, select: { id: true } }),
    );
    const known = new Set(kept.map(({ id }) => id));
    for (const { id, storageKey } of its) {
      if (known.has(id)) continue;
      try {
        await storage.delete(storageKey);
        log.info({ workspaceId, storageKey }, 'a file of no sound is deleted');
      } catch (error) {
        failed += 1;
        repeated(log).warn({ err: error, storageKey }, 'a file of no sound could not be deleted; it is tried again');
      }
    }
  }
  return failed;
}
