import { featureMissing, type Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

/**
 * Starts or stops the recording of a running call; only the person on it may.
 * @throws Refusal FEATURE_NOT_IN_PLAN when it is started, NOT_FOUND, CALL_ENDED, INVALID_TRANSITION where the number records
 */
export function recordCall(deps: Deps, apply: ApplyInput) {
  return async (input: { callId: string; on: boolean }, principal: Principal): Promise<CallState> => {
    if (input.on && !principal.features.includes('CALL_RECORDING')) throw featureMissing(principal, 'CALL_RECORDING');
    const call = await findCall(deps, principal, input.callId, 'own');
    const { workspaceId, userId } = principal;
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `record:${deps.ids.uuid()}`,
      input: { type: 'RECORD', userId, userName: await nameOf(deps, principal), on: input.on },
    });
    return applied?.call ?? call;
  };
}

/** Pauses the recording while card data is spoken, or lets it go on. @throws Refusal NOT_FOUND, CALL_ENDED, INVALID_TRANSITION */
export function pauseCallRecording(deps: Deps, apply: ApplyInput) {
  return async (input: { callId: string; paused: boolean }, principal: Principal): Promise<CallState> => {
    const call = await findCall(deps, principal, input.callId, 'own');
    const { workspaceId, userId } = principal;
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `pause:${deps.ids.uuid()}`,
      input: { type: 'PAUSE_RECORDING', userId, userName: await nameOf(deps, principal), paused: input.paused },
    });
    return applied?.call ?? call;
  };
}

/** The name under which the workspace knows a person. */
export async function nameOf(deps: Deps, { workspaceId, userId }: Principal): Promise<string> {
  const member = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.memberCopy.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } }),
  );
  return member?.name ?? 'Somebody';
}
