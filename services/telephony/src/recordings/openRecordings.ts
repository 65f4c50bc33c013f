import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { OpenedRecordingSchema } from '@ringline/proto/telephony/v1/recordings_pb';
import { findCalls } from '../calls/callAccess.ts';
import type { Deps } from '../context.ts';
import { mayHear } from './mayHear.ts';
import { noteAccess } from './noteAccess.ts';
import { recordingAccessOf } from './recordingAccess.ts';

/** Calls that are asked about at once. */
export const MOST_CALLS = 100;

/**
 * Where the recordings of those calls lie that the person may hear, who is noted as having heard, or downloaded, them (defaults 2.2).
 * The note is of the question, not of the file's bytes: those come in as many ranges as a player likes.
 * @throws Refusal VALIDATION_FAILED
 */
export function openRecordings(deps: Deps) {
  return async (
    callIds: readonly string[],
    principal: Principal & { readonly ip: string },
    access: 'HEARD' | 'DOWNLOADED' = 'HEARD',
  ): Promise<MessageInitShape<typeof OpenedRecordingSchema>[]> => {
    if (callIds.length > MOST_CALLS) throw invalid('callIds', `Ask for ${MOST_CALLS} calls at a time at most.`);
    const found = await findCalls(deps, principal, callIds, principal.scope('CALLS', 'READ'));
    const ready = found.filter((call) => call.recording?.state === 'READY');
    if (ready.length === 0) return [];
    const open = await deps.db.tenant(principal.workspaceId, async (uow) => {
      const chosen = await recordingAccessOf(uow.tx, uow.workspaceId);
      const heard = ready.filter((call) => mayHear(call, chosen, principal));
      await noteAccess(deps, uow, access, heard, principal);
      return heard;
    });
    return open.map(({ id, recording }) => ({
      callId: id,
      storageKey: recording?.storageKey ?? '',
      sha256: recording?.sha256 ?? '',
    }));
  };
}
