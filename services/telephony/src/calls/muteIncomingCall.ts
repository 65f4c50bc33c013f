import { IncomingCallMutedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import { findCall } from './callAccess.ts';

/** Silences the ringing on the user's own devices; the offer stays open (defaults 11.5). */
export function muteIncomingCall(deps: Deps) {
  return async (callId: string, principal: Principal): Promise<void> => {
    const call = await findCall(deps, principal, callId, 'own');
    const { workspaceId, userId } = principal;
    await deps.db.tenant(workspaceId, async (uow) => {
      uow.emit(
        IncomingCallMutedSchema,
        { callId: call.id, userId },
        { key: call.id, audience: { teams: [], users: [userId] } },
      );
    });
  };
}
