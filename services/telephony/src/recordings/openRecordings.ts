import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { OpenedRecordingSchema } from '@ringline/proto/telephony/v1/recordings_pb';
import { findCalls } from '../calls/callAccess.ts';
import type { Dependencies } from '../dependencies.ts';
import { mayHear } from './mayHear.ts';
import { noteAccess } from './noteAccess.ts';

/** Calls that are asked about at once. */
export const MOST_CALLS = 100;

/**
 * Where the recordings of those calls lie that the person may hear, who is noted as having opened them (defaults 2.2).
 * @throws Refusal VALIDATION_FAILED
 */
export function openRecordings(deps: Dependencies) {
  return async (
    callIds: readonly string[],
    principal: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof OpenedRecordingSchema>[]> => {
    if (callIds.length > MOST_CALLS) throw invalid('callIds', `Ask for ${MOST_CALLS} calls at a time at most.`);
    const found = await findCalls(deps, principal, callIds, principal.scope('CALLS', 'READ'));
    const open = found.filter((call) => call.recording?.state === 'READY' && mayHear(call, principal));
    if (open.length > 0)
      await deps.db.tenant(principal.workspaceId, (uow) => noteAccess(deps, uow, 'HEARD', open, principal));
    return open.map(({ id, recording }) => ({ callId: id, storageKey: recording?.storageKey ?? '' }));
  };
}
