import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallInput } from './engine/inputs.ts';
import type { CallState } from './engine/state.ts';
import { liveSupervision } from './engine/together.ts';
import { connectParams, identityOf } from './placeCall.ts';
import { nameOf } from './transferCall.ts';

/**
 * Listens to a call, whispers to its agent, or talks along; asked again, it changes the way (defaults 12.5).
 * @returns the call, and what the device connects with; nothing for a device that is on the call already
 * @throws Refusal FORBIDDEN_ROLE below MANAGER, OUT_OF_SCOPE without calls of a team, NOT_FOUND, INVALID_TRANSITION
 */
export function superviseCall(deps: Dependencies, apply: ApplyInput) {
  return async (
    input: { callId: string; mode: string; deviceId: string },
    principal: Principal,
  ): Promise<{ call: CallState; connectParams: Record<string, string> }> => {
    const { mode } = input;
    if (mode !== 'LISTEN' && mode !== 'WHISPER' && mode !== 'BARGE')
      throw invalid('mode', 'Say LISTEN, WHISPER or BARGE.');
    const { workspaceId, userId, role } = principal;
    if (role === 'MEMBER')
      throw new Refusal({
        code: 'FORBIDDEN_ROLE',
        message: 'Only managers, admins and the owner can listen to calls.',
        why: { check: 'role', required: 'MANAGER', current: role },
      });
    const scope = principal.scope('CALLS', 'UPDATE');
    if (scope !== 'team' && scope !== 'all')
      throw new Refusal({
        code: 'OUT_OF_SCOPE',
        message: 'Your role lets you act on your own calls alone.',
        why: { check: 'scope', required: 'team', current: scope ?? 'none' },
      });
    const identity = identityOf(workspaceId, userId, input.deviceId);
    const found = await findCall(deps, principal, input.callId, scope);
    const applied = await apply({
      workspaceId,
      callId: found.id,
      key: `supervise:${deps.ids.uuid()}`,
      input: async (tx): Promise<CallInput> => {
        const engaged = await tx.engagement.count({
          where: { workspaceId, userId, kind: 'CALL', NOT: { callId: found.id } },
        });
        if (engaged > 0)
          throw new Refusal({
            code: 'CONFLICT',
            message: 'You are on a call. End it first.',
            why: { check: 'active_calls', required: '0', current: String(engaged) },
          });
        return { type: 'SUPERVISE', userId, userName: await nameOf(tx, principal), mode, identity };
      },
    });
    if (!applied) throw notFound('The call');
    const { call, before } = applied;
    const legId = liveSupervision(call)?.legId ?? null;
    const begun = legId !== null && !before.legs[legId];
    return { call, connectParams: begun ? connectParams(call, legId) : {} };
  };
}
