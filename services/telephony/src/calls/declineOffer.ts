import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

/** Declines an incoming call on all devices of the signed-in user; others go on ringing (defaults 11.5). */
export function declineOffer(deps: Deps, apply: ApplyInput) {
  return async (callId: string, principal: Principal): Promise<CallState> => {
    const call = await findCall(deps, principal, callId, 'own');
    const applied = await apply({
      workspaceId: principal.workspaceId,
      callId: call.id,
      // Somebody may be asked again, for another reason.
      key: `decline:${principal.userId}:${call.offers.findLast(({ userId }) => userId === principal.userId)?.id ?? ''}`,
      input: { type: 'OFFER_DECLINED', userId: principal.userId },
    });
    return applied?.call ?? call;
  };
}
