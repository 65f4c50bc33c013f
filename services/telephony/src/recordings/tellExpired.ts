/** What the nights deleted, told once for each night and workspace: the workspace's audit log has it (defaults 2.2, 3.1). */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { RecordingsExpiredSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps, Transaction } from '../context.ts';

/** The night that a moment is in, as its date in UTC. */
export const nightOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Counts a recording that is being deleted, in the same transaction. `until`: what began up to then is kept no longer. */
export async function countExpired(
  tx: Transaction,
  { workspaceId, transcript }: CallState,
  { night, until }: { night: string; until: Date },
): Promise<void> {
  const words = (transcript?.version ?? 0) > 0 ? 1 : 0;
  await tx.$executeRaw`
    INSERT INTO recording_expiry AS e (workspace_id, night, recordings, transcripts, recorded_until)
    VALUES (${workspaceId}::uuid, ${night}::date, 1, ${words}, ${until})
    ON CONFLICT (workspace_id, night) DO UPDATE SET recordings = e.recordings + 1,
      transcripts = e.transcripts + excluded.transcripts, recorded_until = greatest(e.recorded_until, excluded.recorded_until)`;
}

/**
 * Tells what was deleted: in nights that are over, and in this one once it has deleted everything (`isDone`). A night that breaks
 * off is told of when it was tried again, or by the next one.
 */
export async function tellExpired({ db, clock }: Deps, isDone: boolean): Promise<void> {
  const night = nightOf(clock.now());
  const { rows } = await db.pool.query<{ workspaceId: string }>(
    `SELECT DISTINCT workspace_id AS "workspaceId" FROM recording_expiry WHERE night < $1::date OR $2 ORDER BY 1`,
    [night, isDone],
  );
  for (const { workspaceId } of rows) {
    await db.tenant(workspaceId, async ({ tx, emit }) => {
      const told = await tx.$queryRaw<{ recordings: number; transcripts: number; recordedUntil: Date }[]>`
        DELETE FROM recording_expiry WHERE workspace_id = ${workspaceId}::uuid AND (night < ${night}::date OR ${isDone})
        RETURNING recordings, transcripts, recorded_until AS "recordedUntil"`;
      for (const { recordings, transcripts, recordedUntil } of told) {
        const counted = { recordings, transcripts, recordedUntil: timestampFromDate(recordedUntil) };
        emit(RecordingsExpiredSchema, counted, { key: workspaceId });
      }
    });
  }
}
