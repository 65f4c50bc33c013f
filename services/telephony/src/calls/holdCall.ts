import type { Principal } from '@ringline/kit/auth';
import type { Dependencies } from '../dependencies.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

/** Holds the other side with music, or resumes; only the person on the call may (defaults 2.4). */
export function holdCall(deps: Dependencies, apply: ApplyInput) {
  return async (
    input: { callId: string; conferenceFriendlyId: string; hold: boolean },
    principal: Principal,
  ): Promise<CallState> => {
    const callId = input.callId || input.conferenceFriendlyId.replace(/^call-/, '');
    const call = await findCall(deps, principal, callId, 'own');
    const applied = await apply({
      workspaceId: principal.workspaceId,
      callId: call.id,
      key: `hold:${deps.ids.uuid()}`,
      input: { type: 'HOLD', userId: principal.userId, hold: input.hold },
    });
    return applied?.call ?? call;
  };
}
