import type { Principal, Scope } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { ofTheirTeams } from './addressed.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import { peopleOnCall } from './engine/participants.ts';
import { type CallState, isFinal } from './engine/state.ts';

/**
 * Ends a call for both sides; who is one of several on it only leaves. An ended call stays as it is.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE for who was only asked, or has handed it over
 */
export function endCall(deps: Deps, apply: ApplyInput) {
  return async (callId: string, principal: Principal): Promise<CallState> => {
    const scope = principal.scope('CALLS', 'UPDATE');
    const call = await findCall(deps, principal, callId, scope);
    if (!isFinal(call) && !mayEnd(call, principal, scope))
      throw new Refusal({
        code: 'OUT_OF_SCOPE',
        message: 'You’re not on this call. Anyone on it, or a manager of its team, can end it.',
        why: { check: 'call_scope', required: 'team', current: scope ?? 'none', whoCanFix: ['MANAGER'] },
      });
    const { workspaceId, userId } = principal;
    const member = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.memberCopy.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } }),
    );
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `end:${deps.ids.uuid()}`,
      input: { type: 'END', userId, userName: member?.name ?? 'Somebody' },
    });
    return applied?.call ?? call;
  };
}

/** A call is ended by who leads a team that it is addressed to, be it not the number's, and by who is on it. */
function mayEnd(call: CallState, principal: Principal, scope: Scope | undefined): boolean {
  if (scope === 'all' || (scope === 'team' && ofTheirTeams(call, principal))) return true;
  return peopleOnCall(call).has(principal.userId);
}
