import type { Principal } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';
import { connectParams, identityOf } from './placeCall.ts';

/** A device that was lost asks for its call back: a new leg into the same conference. */
export function rejoinCall(deps: Deps, apply: ApplyInput) {
  return async (
    input: { callId: string; deviceId: string },
    principal: Principal,
  ): Promise<{ call: CallState; connectParams: Record<string, string> }> => {
    const { workspaceId, userId } = principal;
    const call = await findCall(deps, principal, input.callId, 'own');
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `rejoin:${deps.ids.uuid()}`,
      input: async (tx, locked) => {
        const others = { workspaceId, userId, kind: 'CALL', NOT: { callId: call.id } };
        if (locked.setAside && (await tx.engagement.count({ where: others })) > 0)
          throw new Refusal({
            code: 'CONFLICT',
            message: 'You’re on another call. End it first.',
            why: { check: 'active_calls' },
          });
        return { type: 'REJOIN', userId, identity: identityOf(workspaceId, userId, input.deviceId) };
      },
    });
    if (!applied) throw notFound('The call');
    const leg = Object.values(applied.call.legs).find(({ id }) => !applied.before.legs[id]);
    return { call: applied.call, connectParams: connectParams(applied.call, leg?.id ?? null) };
  };
}
