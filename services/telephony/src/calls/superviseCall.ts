import { planWord, type Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { Deps, Transaction } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import { findCall } from './callAccess.ts';
import { ON_A_CALL } from './callStore.ts';
import type { CallInput } from './engine/inputs.ts';
import type { CallState } from './engine/state.ts';
import { supervisionBy } from './engine/together.ts';
import { connectParams, identityOf } from './placeCall.ts';
import { notifiesAgent } from '../recordings/notifiesAgent.ts';
import { nameOf } from './transferCall.ts';

/**
 * Listens to a call, whispers to its agent, or talks along; asked again, it changes the way (defaults 12.5). One at a time may, two
 * where the plan has it: asked of the plan when somebody begins, so that a smaller one ends nobody's listening.
 * @returns the call, and what the device connects with; nothing for a device that is on the call already
 * @throws Refusal FORBIDDEN_ROLE below MANAGER, OUT_OF_SCOPE without calls of a team, NOT_FOUND, INVALID_TRANSITION,
 * LIMIT_REACHED with the names of those who supervise it
 */
export function superviseCall(deps: Deps, apply: ApplyInput) {
  return async (
    input: { callId: string; mode: string; deviceId: string },
    principal: Principal,
  ): Promise<{ call: CallState; connectParams: Record<string, string> }> => {
    const { mode } = input;
    if (mode !== 'LISTEN' && mode !== 'WHISPER' && mode !== 'BARGE')
      throw invalid('mode', 'Say LISTEN, WHISPER or BARGE.');
    const { workspaceId, userId } = principal;
    const scope = supervisorScope(principal);
    const identity = identityOf(workspaceId, userId, input.deviceId);
    const found = await findCall(deps, principal, input.callId, scope);
    const applied = await apply({
      workspaceId,
      callId: found.id,
      key: `supervise:${deps.ids.uuid()}`,
      input: async (tx): Promise<CallInput> => {
        const engaged = await tx.engagement.count({
          where: { workspaceId, userId, kind: { in: ON_A_CALL }, NOT: { callId: found.id } },
        });
        if (engaged > 0)
          throw new Refusal({
            code: 'CONFLICT',
            message: 'You’re on a call. End it first.',
            why: { check: 'active_calls', required: '0', current: String(engaged) },
          });
        const hidden = !(await notifiesAgent(tx, workspaceId));
        const userName = await nameOf(tx, principal);
        return { type: 'SUPERVISE', userId, userName, mode, identity, hidden, ...placesOf(principal) };
      },
    });
    if (!applied) throw notFound('The call');
    const { call, before } = applied;
    const legId = supervisionBy(call, userId)?.legId ?? null;
    const begun = legId !== null && !before.legs[legId];
    return { call, connectParams: begun ? connectParams(call, legId) : {} };
  };
}

/**
 * Makes whoever supervises a call its agent; who was that leaves it as soon as everybody hears the other (defaults 12.5). Asked
 * again it changes nothing.
 * @throws Refusal as superviseCall; INVALID_TRANSITION for whoever does not supervise it, and while it is being transferred
 */
export function takeOverCall(deps: Deps, apply: ApplyInput) {
  return async ({ callId }: { callId: string }, principal: Principal): Promise<CallState> => {
    const { workspaceId, userId } = principal;
    const found = await findCall(deps, principal, callId, supervisorScope(principal));
    const applied = await apply({
      workspaceId,
      callId: found.id,
      key: `takeover:${deps.ids.uuid()}`,
      input: async (tx, call): Promise<CallInput> => ({
        type: 'TAKE_OVER',
        userId,
        userName: await nameOf(tx, principal),
        agentName: await agentName(tx, call),
      }),
    });
    if (!applied) throw notFound('The call');
    return applied.call;
  };
}

/** How many may supervise a call at once, and on which plan two may where this one has one place (defaults 12.5). */
function placesOf({ features, plansWith }: Principal): { places: number; planWithMore?: string } {
  if (features.includes(SECOND)) return { places: 2 };
  const plan = plansWith?.[SECOND];
  return { places: 1, ...(plan ? { planWithMore: planWord(plan) } : {}) };
}

const SECOND = 'SECOND_SUPERVISOR';

/** Whose calls somebody may supervise. @throws Refusal FORBIDDEN_ROLE below MANAGER, OUT_OF_SCOPE without calls of a team */
function supervisorScope(principal: Principal): 'team' | 'all' {
  const { role } = principal;
  if (role === 'MEMBER')
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      message: 'Only managers, admins and the owner can listen to calls.',
      why: { check: 'role', required: 'MANAGER', current: role },
    });
  const scope = principal.scope('CALLS', 'UPDATE');
  if (scope === 'team' || scope === 'all') return scope;
  throw new Refusal({
    code: 'OUT_OF_SCOPE',
    message: 'Your role covers only your own calls.',
    why: { check: 'scope', required: 'team', current: scope ?? 'none' },
  });
}

/** Who has the call, as colleagues know them; the number of a phone outside. */
async function agentName(tx: Transaction, { workspaceId, agentUserId: userId, agentLegId, ...call }: CallState) {
  const member = userId
    ? await tx.memberCopy.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } })
    : null;
  return member?.name ?? call.forwards?.find(({ legId }) => legId === agentLegId)?.to ?? '';
}
