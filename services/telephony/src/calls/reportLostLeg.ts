import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

/**
 * A page of somebody's was loaded anew, and the leg of the page before it is gone, which the carrier may notice minutes later.
 * @throws Refusal NOT_FOUND for a call or a leg that is not theirs
 */
export function reportLostLeg(deps: Deps, apply: ApplyInput) {
  return async (input: { callId: string; legId: string }, principal: Principal): Promise<CallState> => {
    const { workspaceId, userId } = principal;
    const { id: callId, legs } = await findCall(deps, principal, input.callId, 'own');
    const leg = Object.hasOwn(legs, input.legId) ? legs[input.legId] : undefined;
    if (leg?.userId !== userId) throw notFound('This part of the call');
    const key = `anew:${leg.id}`;
    const applied = await apply({
      workspaceId,
      callId,
      key,
      input: { type: 'DEVICE_LOST', legId: leg.id, why: 'LOADED_ANEW' },
    });
    if (!applied) throw notFound('The call');
    return applied.call;
  };
}
