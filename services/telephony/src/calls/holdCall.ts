import type { Principal } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';

interface Input {
  readonly callId: string;
  readonly conferenceFriendlyId: string;
  readonly hold: boolean;
  /** Who is to be held, by sid or leg: the other side or a further party outside; empty: the other side. */
  readonly participantId?: string;
  /** E.164; empty: whichever the call has. */
  readonly workspaceNumber?: string;
}

/**
 * Holds one who is outside with music, or resumes (defaults 12.4); only the person on the call may (defaults 2.4).
 * @throws Refusal NOT_FOUND for a participant or a number that the call does not have, INVALID_TRANSITION for one of ours
 */
export function holdCall(deps: Deps, apply: ApplyInput) {
  return async (input: Input, principal: Principal): Promise<CallState> => {
    const callId = input.callId || input.conferenceFriendlyId.replace(/^call-/, '');
    const call = await findCall(deps, principal, callId, 'own');
    const guestId = guestOf(call, input);
    const applied = await apply({
      workspaceId: principal.workspaceId,
      callId: call.id,
      key: `hold:${deps.ids.uuid()}`,
      input: {
        type: 'HOLD',
        userId: principal.userId,
        hold: input.hold,
        ...(guestId === undefined ? {} : { guestId }),
      },
    });
    return applied?.call ?? call;
  };
}

/**
 * The leg of the guest who is named; undefined: the other side is meant. Nobody is held instead of who was named: somebody would hear
 * music, and nobody would know.
 */
function guestOf(call: CallState, { participantId = '', workspaceNumber = '' }: Input): string | undefined {
  if (workspaceNumber !== '' && workspaceNumber !== call.workspaceNumber) throw notFound('A call of this number');
  if (participantId === '') return undefined;
  const named = Object.values(call.legs).find(({ id, sid }) => id === participantId || sid === participantId);
  if (!named) throw notFound('The participant');
  if (named.id === call.outsideLegId) return undefined;
  if (named.userId === null) return named.id;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'Only people outside your workspace can be put on hold, not a teammate.',
    field: 'participantId',
    why: { check: 'hold', required: 'someone outside', current: 'a colleague' },
  });
}
