import { RecordingAccessedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps, Unit } from '../context.ts';

/**
 * Seconds within which the same again is the same act, and noted once. Each play and each download is noted (defaults 2.2): only a
 * double click, or a request that is sent again, is none of its own. Words are asked for whenever a page draws them anew, which is
 * no act of anybody: who looks at them again within ten minutes goes on reading.
 */
const SAME_ACT_SECONDS = { HEARD: 2, DOWNLOADED: 2, READ: 600 };

/** Who hears or reads, with the network address for the audit log. */
export interface Listener {
  readonly userId: string;
  readonly ip: string;
}

/**
 * Tells that a person was given what was said in these calls (defaults 2.2: each play or download is audited), in the transaction in
 * which that is found for them.
 */
export async function noteAccess(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId, emit }: Unit,
  access: keyof typeof SAME_ACT_SECONDS,
  calls: readonly Pick<CallState, 'id' | 'peerNumber'>[],
  { userId, ip }: Listener,
): Promise<void> {
  if (calls.length === 0) return;
  const now = clock.now();
  const before = new Date(now.getTime() - SAME_ACT_SECONDS[access] * 1_000);
  // In one order, so that two who open the same calls never wait for each other.
  const ids = calls.map(({ id }) => id).toSorted();
  const noted = await tx.$queryRaw<{ callId: string }[]>`
    INSERT INTO recording_access (workspace_id, call_id, user_id, access, noted_at)
    SELECT ${workspaceId}::uuid, id::uuid, ${userId}::uuid, ${access}, ${now} FROM unnest(${ids}::text[]) AS id
    ON CONFLICT (workspace_id, call_id, user_id, access) DO UPDATE SET noted_at = excluded.noted_at
    WHERE recording_access.noted_at <= ${before}
    RETURNING call_id AS "callId"`;
  for (const { callId } of noted) {
    const peerNumber = calls.find(({ id }) => id === callId)?.peerNumber ?? '';
    emit(RecordingAccessedSchema, { callId, peerNumber, userId, access, ip }, { key: callId });
  }
}
