/** Takes the files of deleted recordings out of the store once nobody can restore them, with their words. */
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { z } from 'zod';
import type { ApplyInput } from '../calls/applyInput.ts';
import type { Deps } from '../context.ts';

/** Recordings that are looked for at once. */
const BATCH = 100;

interface Kept {
  callId: string;
  workspaceId: string;
}

/** Each hour. Several replicas at once, or one again after a crash, do no harm: see the engine's purgeRecording. */
export const purgeRecordingsJob = (deps: Deps, apply: ApplyInput): Job =>
  job({
    name: 'purge-recordings',
    schema: z.object({}),
    cron: '23 * * * *',
    handler: () => purgeRecordings(deps, apply),
  });

/** @throws Error when some of them could not be purged; the others are */
export async function purgeRecordings(deps: Deps, apply: ApplyInput): Promise<void> {
  const { db, clock, log } = deps;
  let failed = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.pool.query<Kept>(
      `SELECT call_id AS "callId", workspace_id AS "workspaceId" FROM recording_kept
       WHERE purge_at <= $1 AND call_id > $2 ORDER BY call_id LIMIT $3`,
      [clock.now(), after, BATCH],
    );
    for (const kept of rows) {
      try {
        await purge(deps, apply, kept);
      } catch (error) {
        failed += 1;
        repeated(log).warn({ err: error, callId: kept.callId }, 'a recording could not be purged; it is tried again');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.callId;
  }
  if (failed > 0) throw new Error(`${failed} recordings could not be purged`);
}

async function purge(deps: Deps, apply: ApplyInput, { workspaceId, callId }: Kept): Promise<void> {
  const tell = (isGone: boolean) =>
    apply({
      workspaceId,
      callId,
      key: `purge:${deps.ids.uuid()}`,
      input: { type: 'PURGE_RECORDING', isGone },
    });
  const recording = (await tell(false))?.call.recording;
  // Restored or held meanwhile, or purged by somebody else.
  if (recording?.deletion?.purge !== 'RUNNING') return;
  if (recording.storageKey !== null) await deps.storage.delete(recording.storageKey);
  // Words that were not fetched, or could not be taken away then.
  if (recording.sid !== null && deps.transcriber?.engine === 'carrier') await deps.transcriber.forget(recording.sid);
  await tell(true);
}
