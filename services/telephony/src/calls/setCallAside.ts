import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';
import { nameOf } from './recordCall.ts';

/** Puts a call on hold without a device of its person, who takes another one (defaults 8.6). @throws Refusal NOT_FOUND, CALL_ENDED, INVALID_TRANSITION */
export function setCallAside(deps: Deps, apply: ApplyInput) {
  return async (callId: string, principal: Principal): Promise<CallState> => {
    const call = await findCall(deps, principal, callId, 'own');
    const { workspaceId, userId } = principal;
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `aside:${deps.ids.uuid()}`,
      input: { type: 'SET_ASIDE', userId, userName: await nameOf(deps, principal) },
    });
    return applied?.call ?? call;
  };
}
