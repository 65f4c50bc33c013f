/** Texts that are said to be listened to: who saves one has a file of its own, so that the one that was listened to always goes. */
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import { MIME_TYPES } from './soundName.ts';

/** A preview is kept for a day after somebody last listened to it, in ms. */
const KEPT_MS = 86_400_000;
/** Files that are looked for at once. */
const BATCH = 100;

/** Puts a preview into the store. When it goes is written first: a file without that would stay for good. */
export async function putPreview(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  workspaceId: string,
  storageKey: string,
  wav: Buffer,
): Promise<void> {
  const purgeAt = new Date(clock.now().getTime() + KEPT_MS);
  await db.tenant(workspaceId, ({ tx }) =>
    tx.speechPreview.upsert({ where: { storageKey }, create: { storageKey, purgeAt }, update: { purgeAt } }),
  );
  await storage.put(storageKey, wav, { contentType: MIME_TYPES.wav });
}

/** Each hour. Several replicas at once, or one again after a crash, do no harm. */
export const purgePreviewsJob = (deps: Deps): Job =>
  job({
    name: 'purge-speech-previews',
    schema: z.object({}),
    cron: '47 * * * *',
    handler: () => purgePreviews(deps),
  });

/** @throws Error when some of them could not be deleted; the others are */
export async function purgePreviews(deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  let failed = 0;
  for (let after = ''; ;) {
    const { rows } = await db.pool.query<{ storageKey: string }>(
      `SELECT storage_key AS "storageKey" FROM speech_preview WHERE purge_at <= $1 AND storage_key > $2
       ORDER BY storage_key LIMIT $3`,
      [now, after, BATCH],
    );
    for (const { storageKey } of rows) {
      try {
        await purge(deps, storageKey, now);
      } catch (error) {
        failed += 1;
        repeated(log).warn({ err: error, storageKey }, 'a spoken preview could not be deleted; it is tried again');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.storageKey;
  }
  if (failed > 0) throw new Error(`${failed} spoken previews could not be deleted`);
}

/** The row is locked while the file goes: who says the same words at this moment puts the file after that. */
async function purge({ db, storage }: Pick<Deps, 'db' | 'storage'>, storageKey: string, now: Date): Promise<void> {
  await db.platform('spoken previews that are kept no longer', async ({ tx }) => {
    const due = await tx.$queryRaw<unknown[]>`
      SELECT FROM speech_preview WHERE storage_key = ${storageKey} AND purge_at <= ${now} FOR UPDATE`;
    if (due.length === 0) return;
    await storage.delete(storageKey);
    await tx.speechPreview.delete({ where: { storageKey } });
  });
}
