import type { Principal } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

interface Input {
  readonly callId: string;
  readonly conferenceFriendlyId: string;
  readonly hold: boolean;
  /** Who is to be held, by sid or leg; empty: the other side. */
  readonly participantId?: string;
  /** E.164; empty: whichever the call has. */
  readonly workspaceNumber?: string;
}

/**
 * Holds the other side with music, or resumes; only the person on the call may (defaults 2.4).
 * @throws Refusal NOT_FOUND for a participant or a number that the call does not have, INVALID_TRANSITION for one who is not the other side
 */
export function holdCall(deps: Dependencies, apply: ApplyInput) {
  return async (input: Input, principal: Principal): Promise<CallState> => {
    const callId = input.callId || input.conferenceFriendlyId.replace(/^call-/, '');
    const call = await findCall(deps, principal, callId, 'own');
    assertOtherSide(call, input);
    const applied = await apply({
      workspaceId: principal.workspaceId,
      callId: call.id,
      key: `hold:${deps.ids.uuid()}`,
      input: { type: 'HOLD', userId: principal.userId, hold: input.hold },
    });
    return applied?.call ?? call;
  };
}

/** Nobody is held instead of who was named: the other side would hear music, and nobody would know. */
function assertOtherSide(call: CallState, { participantId = '', workspaceNumber = '' }: Input): void {
  if (workspaceNumber !== '' && workspaceNumber !== call.workspaceNumber) throw notFound('A call of this number');
  if (participantId === '') return;
  const named = Object.values(call.legs).find(({ id, sid }) => id === participantId || sid === participantId);
  if (!named) throw notFound('The participant');
  if (named.id === call.outsideLegId) return;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'Only the other side of a call can be put on hold, not somebody who was added to it.',
    field: 'participantId',
    why: { check: 'hold', required: 'the other side', current: 'another participant' },
  });
}
