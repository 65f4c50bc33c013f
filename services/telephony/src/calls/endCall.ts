import type { Principal } from '@ringline/kit/auth';
import type { Dependencies } from '../dependencies.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

/** Ends a call for both sides. An ended call stays as it is. */
export function endCall(deps: Dependencies, apply: ApplyInput) {
  return async (callId: string, principal: Principal): Promise<CallState> => {
    const call = await findCall(deps, principal, callId, principal.scope('CALLS', 'UPDATE'));
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
