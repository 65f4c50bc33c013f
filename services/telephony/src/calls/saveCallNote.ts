import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall, inScope } from './callAccess.ts';
import { tookPart } from './engine/participants.ts';
import type { CallOutcome, CallState } from './engine/state.ts';
import { nameOf } from './recordCall.ts';

/** Characters of a note. */
const MOST = 2_000;

interface Input {
  readonly callId: string;
  readonly text: string;
  /** Null: none. */
  readonly outcome: CallOutcome | null;
  /** Of the note that is changed, 0 where there is none. */
  readonly version: number;
}

/**
 * Writes what colleagues should know of a call, or takes it away where both parts are empty.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, VALIDATION_FAILED, CONFLICT where somebody else wrote meanwhile, INVALID_TRANSITION
 */
export function saveCallNote(deps: Deps, apply: ApplyInput) {
  return async (input: Input, principal: Principal): Promise<CallState> => {
    const call = await findCall(deps, principal, input.callId, principal.scope('CALLS', 'READ'));
    if (!mayWriteNote(call, principal)) {
      throw new Refusal({
        code: 'OUT_OF_SCOPE',
        message: 'Only people who took part in this call, and managers of its team, can write its note.',
        why: { check: 'note_scope', required: 'team', current: principal.role, whoCanFix: ['MANAGER'] },
      });
    }
    const text = plainText(input.text);
    if (text.length > MOST) throw invalid('text', `Write the note in ${MOST} characters at most.`);
    const { workspaceId, userId } = principal;
    const { outcome, version } = input;
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `note:${deps.ids.uuid()}`,
      input: { type: 'NOTE', userId, userName: await nameOf(deps, principal), text, outcome, version },
    });
    return applied?.call ?? call;
  };
}

/** Whether a person may write the note of a call: who took part in it, and who leads a team that it is addressed to. */
export function mayWriteNote(call: CallState, principal: Principal): boolean {
  if (tookPart(call).has(principal.userId)) return true;
  const scope = principal.scope('CALLS', 'UPDATE');
  return scope !== undefined && scope !== 'own' && inScope(call, principal, scope);
}

/** Line breaks stay; other control characters go. */
const plainText = (text: string): string =>
  trimmed(text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\p{Cc}--[\n\t]]/gv, ''));
