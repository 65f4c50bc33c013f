import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import { MOST_ON_CALL } from './engine/adding.ts';
import type { CallInput } from './engine/inputs.ts';
import type { CallState } from './engine/state.ts';
import { invited } from './invited.ts';
import { outsideNumber } from './outsideNumber.ts';
import { nameOf } from './transferCall.ts';

interface AddInput {
  callId: string;
  userIds: readonly string[];
  /** Numbers outside, as somebody would dial them. */
  phoneNumbers?: readonly string[];
}

/**
 * Asks colleagues and phones outside to join a call (defaults 12.4).
 * @throws Refusal VALIDATION_FAILED for nobody or too many, NOT_FOUND for a call or person that is not the workspace's,
 * INVALID_TRANSITION when nobody of them can be rung; for a number what outsideNumber.ts says
 */
export function addToCall(deps: Deps, apply: ApplyInput) {
  return async (input: AddInput, principal: Principal): Promise<CallState> => {
    const { workspaceId, userId } = principal;
    const userIds = [...new Set(input.userIds)];
    const phoneNumbers = [...new Set(input.phoneNumbers ?? [])];
    const wanted = userIds.length + phoneNumbers.length;
    if (wanted === 0) throw invalid('userIds', 'Choose who to add to the call.');
    if (wanted >= MOST_ON_CALL)
      throw invalid('userIds', `At most ${MOST_ON_CALL} people can be on one call, including the caller.`);
    const call = await findCall(deps, principal, input.callId, 'own');
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `add:${deps.ids.uuid()}`,
      input: async (tx, locked): Promise<CallInput> => {
        const numbers = new Set<string>();
        for (const given of phoneNumbers)
          numbers.add(
            await outsideNumber(deps, { tx, workspaceId }, { call: locked, given, field: 'phoneNumbers', principal }),
          );
        const candidates = userIds.every((id) => isUuid(id)) ? await invited(deps, tx, locked, userIds) : [];
        if (candidates.length < userIds.length) throw notFound('The person');
        return { type: 'ADD_PEOPLE', userId, userName: await nameOf(tx, principal), candidates, numbers: [...numbers] };
      },
    });
    return applied?.call ?? call;
  };
}
