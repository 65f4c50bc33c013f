import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { Deps, Transaction } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import type { CallInput } from './engine/inputs.ts';
import type { CallState } from './engine/state.ts';
import type { TransferTarget } from './engine/together.ts';
import { invited } from './invited.ts';
import { outsideNumber } from './outsideNumber.ts';

/** Characters that a transfer's message has at most (defaults 12.4). */
const LONGEST_MESSAGE = 200;

interface TransferInput {
  callId: string;
  /** One of the three; a number outside as somebody would dial it. */
  userId: string;
  teamId: string;
  phoneNumber?: string;
  mode: string;
  message: string;
}

/**
 * Hands a call to a person, a team or a number outside; the caller hears music until somebody has it (defaults 12.4).
 * @throws Refusal VALIDATION_FAILED for input that says nothing, NOT_FOUND for a call, person or team that is not the
 * workspace's, INVALID_TRANSITION when the call cannot be transferred now or nobody of those can be rung; for a number what
 * outsideNumber.ts says
 */
export function transferCall(deps: Deps, apply: ApplyInput) {
  return async (input: TransferInput, principal: Principal): Promise<CallState> => {
    const { workspaceId, userId } = principal;
    const { mode } = input;
    if (mode !== 'COLD' && mode !== 'WARM') throw invalid('mode', 'A transfer is COLD or WARM.');
    const message = trimmed(input.message);
    if (message.length > LONGEST_MESSAGE)
      throw invalid('message', `The message is longer than ${LONGEST_MESSAGE} characters. Shorten it.`);
    const phoneNumber = input.phoneNumber?.trim() ?? '';
    if ([input.userId, input.teamId, phoneNumber].filter((given) => given !== '').length !== 1)
      throw invalid('userId', 'Choose one person or one team, or enter one number, to transfer the call to.');
    if (input.userId === userId) throw invalid('userId', 'This is you. Choose someone else.');
    const call = await findCall(deps, principal, input.callId, 'own');
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `transfer:${deps.ids.uuid()}`,
      input: async (tx, locked): Promise<CallInput> => {
        const to =
          phoneNumber === ''
            ? await targetOf(tx, workspaceId, input)
            : await phoneOutside(deps, { tx, workspaceId }, locked, phoneNumber, principal);
        const people = to.people.filter((id) => id !== userId);
        const candidates = people.length === 0 ? [] : await invited(deps, tx, locked, people);
        return {
          type: 'TRANSFER',
          userId,
          userName: await nameOf(tx, principal),
          mode,
          to: to.target,
          message,
          candidates,
        };
      },
    });
    return applied?.call ?? call;
  };
}

/** Completes the transfer, merges it, or goes back to the caller; only the agent who transfers may. */
export function changeTransfer(deps: Deps, apply: ApplyInput) {
  return async (input: { callId: string; change: string }, principal: Principal): Promise<CallState> => {
    const { change } = input;
    if (change !== 'COMPLETE' && change !== 'BACK' && change !== 'MERGE')
      throw invalid('change', 'Say COMPLETE, BACK or MERGE.');
    const { workspaceId, userId } = principal;
    const call = await findCall(deps, principal, input.callId, 'own');
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `transfer:${deps.ids.uuid()}`,
      input: { type: 'CHANGE_TRANSFER', userId, change },
    });
    return applied?.call ?? call;
  };
}

/** The signed-in person's name, as colleagues know it. */
export async function nameOf(tx: Transaction, { workspaceId, userId }: Principal): Promise<string> {
  const member = await tx.memberCopy.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
  return member?.name ?? 'Somebody';
}

async function targetOf(tx: Transaction, workspaceId: string, { userId, teamId }: TransferInput) {
  if (userId !== '') {
    const member = isUuid(userId)
      ? await tx.memberCopy.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } })
      : null;
    if (!member) throw notFound('The person');
    return { target: { kind: 'USER' as const, id: userId, name: member.name }, people: [userId] };
  }
  const team = isUuid(teamId)
    ? await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id: teamId } } })
    : null;
  if (!team || team.deleted) throw notFound('The team');
  return { target: { kind: 'TEAM' as const, id: teamId, name: team.name }, people: team.memberUserIds };
}

async function phoneOutside(
  deps: Deps,
  uow: Parameters<typeof outsideNumber>[1],
  call: CallState,
  given: string,
  principal: Principal,
): Promise<{ target: TransferTarget; people: string[] }> {
  const to = await outsideNumber(deps, uow, { call, given, field: 'phoneNumber', principal });
  return { target: { kind: 'NUMBER', id: to, name: to }, people: [] };
}
