import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { RecordingRightsSchema } from '@ringline/proto/telephony/v1/recordings_pb';
import { findCalls, inScope } from '../calls/callAccess.ts';
import type { Deps } from '../context.ts';
import { mayHear } from './mayHear.ts';
import { MOST_CALLS } from './openRecordings.ts';
import { recordingAccessOf } from './recordingAccess.ts';

/**
 * What a person may do with the recordings of those calls that they may see (defaults 2.1, 2.2).
 * @throws Refusal VALIDATION_FAILED
 */
export function listRecordingRights(deps: Deps) {
  return async (
    callIds: readonly string[],
    principal: Principal,
  ): Promise<MessageInitShape<typeof RecordingRightsSchema>[]> => {
    if (callIds.length > MOST_CALLS) throw invalid('callIds', `Ask for ${MOST_CALLS} calls at a time at most.`);
    const seen = await findCalls(deps, principal, callIds, principal.scope('CALLS', 'READ'));
    if (seen.length === 0) return [];
    const { workspaceId } = principal;
    const access = await deps.db.tenant(workspaceId, ({ tx }) => recordingAccessOf(tx, workspaceId));
    const changes = principal.scope('CALLS', 'UPDATE');
    return seen.map((call) => {
      const hears = mayHear(call, access, principal);
      return {
        callId: call.id,
        mayHear: hears,
        mayChangeWords: hears && inScope(call, principal, changes),
        ...(call.recording && !call.recording.isMessage ? { recordedByNumber: !call.recording.onDemand } : {}),
      };
    });
  };
}
