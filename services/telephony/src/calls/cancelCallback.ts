import type { Principal, Scope } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { Deps, Transaction } from '../context.ts';
import { ofTheirTeams } from './addressed.ts';
import type { ApplyInput } from './applyInput.ts';
import { tryKeys } from './callBack.ts';
import { findCall } from './callAccess.ts';
import { readCall } from './callStore.ts';
import { MOST_TRIES } from './engine/callback/tries.ts';
import { peopleOnCall } from './engine/participants.ts';
import { type CallState, isFinal } from './engine/state.ts';
import { nameOf } from './transferCall.ts';

/**
 * Nobody calls the caller back any more: what waits leaves the queue, what rings stops ringing. `callId`: any try of it, or the
 * call in which the caller asked for it. One that is over, in whatever way, stays as it is.
 * @returns its last try; the caller's own call while that goes on
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, INVALID_TRANSITION for a call that calls nobody back and once the caller was reached
 */
export function cancelCallback(deps: Deps, apply: ApplyInput) {
  return async ({ callId }: { callId: string }, principal: Principal): Promise<CallState> => {
    const { workspaceId, userId } = principal;
    const scope = principal.scope('CALLS', 'UPDATE');
    let call = await findCall(deps, principal, callId, scope);
    if (!call.callback && !call.callbackWanted)
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'This call has no callback.',
        why: { check: 'no_callback' },
      });
    const given = call.id;
    // While it is decided a try may end and the next one begin; there are so many of them.
    for (let looks = 0; looks <= MOST_TRIES; looks += 1) {
      call = await deps.db.tenant(workspaceId, ({ tx }) => standing(tx, workspaceId, given));
      if (isFinal(call) || call.callbackWanted?.cancelled) return call;
      if (!mayCancel(call, principal, scope))
        throw new Refusal({
          code: 'OUT_OF_SCOPE',
          message: 'You’re not part of this callback. Anyone on it, or a manager of its team, can cancel it.',
          why: { check: 'callback_scope', required: 'team', current: scope ?? 'none', whoCanFix: ['MANAGER'] },
        });
      const applied = await apply({
        workspaceId,
        callId: call.id,
        key: `cancel-callback:${deps.ids.uuid()}`,
        input: async (tx) => ({ type: 'CANCEL_CALLBACK', userId, userName: await nameOf(tx, principal) }),
      });
      if (applied && !isFinal(applied.before)) return applied.call;
    }
    return call;
  };
}

/** Whether a callback is this person's to cancel: addressed to a team of theirs, or they are on it. */
export function mayCancel(call: CallState, principal: Principal, scope: Scope | undefined): boolean {
  if (scope === 'all') return true;
  if (scope === 'team' && ofTheirTeams(call, principal)) return true;
  return scope !== undefined && peopleOnCall(call).has(principal.userId);
}

/** The call with which a callback stands now: its last try, or the caller's own call where none began. */
async function standing(tx: Transaction, workspaceId: string, callId: string): Promise<CallState> {
  const given = await readCall(tx, workspaceId, callId);
  if (!given) throw notFound('The callback');
  const keys = tryKeys(given.callback?.ofCallId ?? given.id);
  const [last] = await tx.$queryRaw<{ state: CallState }[]>`
    SELECT state FROM call WHERE workspace_id = ${workspaceId}::uuid AND idempotency_key = ANY(${keys})
    ORDER BY idempotency_key DESC LIMIT 1`;
  if (last) return last.state;
  const { callbackWanted: wanted, peerNumber } = given;
  if (!wanted) return given;
  // Who asks again while a callback is open has that one, and no other begins.
  const [open] = await tx.$queryRaw<{ state: CallState }[]>`
    SELECT state FROM call WHERE workspace_id = ${workspaceId}::uuid AND NOT final AND direction = 'OUTBOUND'
      AND peer_number = ${peerNumber} AND state -> 'queue' ->> 'id' = ${wanted.queue.id}
      AND (state -> 'callback' ->> 'askedAt')::bigint <= ${wanted.askedAt} LIMIT 1`;
  return open?.state ?? given;
}
