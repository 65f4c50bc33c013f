/** Deletes recordings that are kept no longer (defaults 3.1), workspace by workspace. A legal hold wins. */
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { z } from 'zod';
import type { ApplyInput } from '../calls/applyInput.ts';
import type { Deps } from '../context.ts';
import { purgeRecordings } from './purgeRecordings.ts';
import { keptSince, retentionOf } from './retention.ts';
import { countExpired, nightOf, tellExpired } from './tellExpired.ts';

/** Recordings that are looked for at once. */
const BATCH = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Each night. Several replicas at once, or one again after a crash, do no harm: what is deleted is not deleted again. */
export const expireRecordingsJob = (deps: Deps, apply: ApplyInput): Job =>
  job({
    name: 'expire-recordings',
    schema: z.object({}),
    cron: '40 3 * * *',
    handler: () => expireRecordings(deps, apply),
  });

/** @throws Error when some of them could not be deleted; the others are */
export async function expireRecordings(deps: Deps, apply: ApplyInput): Promise<void> {
  const { db, log } = deps;
  let failed = 0;
  const { rows } = await db.pool.query<{ workspaceId: string }>(
    'SELECT DISTINCT workspace_id AS "workspaceId" FROM recording_kept WHERE purge_at IS NULL ORDER BY 1',
  );
  for (const { workspaceId } of rows) {
    try {
      failed += await expireOf(deps, apply, workspaceId);
    } catch (error) {
      failed += 1;
      repeated(log).warn(
        { err: error, workspaceId },
        'the recordings of a workspace could not be looked through; tried again',
      );
    }
  }
  await tellExpired(deps, failed === 0);
  await purgeRecordings(deps, apply);
  if (failed > 0) throw new Error(`${failed} recordings that are kept no longer could not be deleted`);
}

/** @returns how many could not be deleted */
async function expireOf(deps: Deps, apply: ApplyInput, workspaceId: string): Promise<number> {
  const { db, clock, ids, log } = deps;
  const now = clock.now();
  const { days } = await db.tenant(workspaceId, ({ tx }) => retentionOf(tx, workspaceId, now));
  if (days === null) return 0;
  const expired = { night: nightOf(now), until: keptSince(now, days) };
  let failed = 0;
  for (let after = FIRST; ;) {
    const { rows } = await db.pool.query<{ callId: string }>(
      `SELECT call_id AS "callId" FROM recording_kept
       WHERE workspace_id = $1 AND purge_at IS NULL AND recorded_at <= $2 AND call_id > $3 ORDER BY call_id LIMIT $4`,
      [workspaceId, expired.until, after, BATCH],
    );
    for (const { callId } of rows) {
      try {
        await apply({
          workspaceId,
          callId,
          key: `expire:${ids.uuid()}`,
          input: async (tx, call) => {
            if (call.recording?.state !== 'READY' || call.recording.legalHold) return null;
            await countExpired(tx, call, expired);
            return { type: 'DELETE_RECORDING', userId: null, userName: '', reason: '', purgeAt: now.getTime() };
          },
        });
      } catch (error) {
        failed += 1;
        repeated(log).warn(
          { err: error, callId },
          'a recording that is kept no longer could not be deleted; it is tried again',
        );
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return failed;
    after = last.callId;
  }
}
