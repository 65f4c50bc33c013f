/** What people do with the recording of a call that is over (defaults 12.2: deletion asks a reason; legal hold wins). */
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { RecordingCustodyChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { findCall } from '../calls/callAccess.ts';
import type { CallInput } from '../calls/engine/inputs.ts';
import type { CallState } from '../calls/engine/state.ts';
import { nameOf } from '../calls/recordCall.ts';
import type { Deps } from '../context.ts';
import { DAY_MS, retentionOf } from './retention.ts';

type Actor = Principal & { readonly ip: string };

/** Days in which a deletion can be taken back (defaults 0: soft for 30 days, then purge). */
const RESTORABLE_DAYS = 30;
const REASON = { least: 3, most: 200 };

/**
 * Deletes the recording of a call, with its words and their summary.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED without a reason, INVALID_TRANSITION where there is none, or a legal hold keeps it
 */
export function deleteRecording(deps: Deps, apply: ApplyInput) {
  const change = changeCustody(deps, apply);
  return async ({ callId, ...input }: { callId: string; reason: string }, principal: Actor): Promise<CallState> => {
    const reason = reasonOf(input.reason);
    return change(callId, principal, { change: 'DELETED', reason }, async (userName, call) => ({
      type: 'DELETE_RECORDING',
      userId: principal.userId,
      userName,
      reason,
      purgeAt: await purgedAt(deps, call),
    }));
  };
}

/** When the file of what is deleted now goes for good, epoch ms: no later than it would have gone without being deleted. */
async function purgedAt({ db, clock }: Deps, { workspaceId, startedAt }: CallState): Promise<number> {
  const now = clock.now();
  const { days } = await db.tenant(workspaceId, ({ tx }) => retentionOf(tx, workspaceId, now));
  const kept = days === null ? Infinity : startedAt + days * DAY_MS;
  return Math.min(now.getTime() + RESTORABLE_DAYS * DAY_MS, Math.max(now.getTime(), kept));
}

/** @throws Refusal NOT_FOUND, INVALID_TRANSITION where it is not deleted, or its file is gone */
export function restoreRecording(deps: Deps, apply: ApplyInput) {
  const change = changeCustody(deps, apply);
  return ({ callId }: { callId: string }, principal: Actor): Promise<CallState> =>
    change(callId, principal, { change: 'RESTORED', reason: '' }, (userName) => ({
      type: 'RESTORE_RECORDING',
      userId: principal.userId,
      userName,
    }));
}

/** @throws Refusal NOT_FOUND, VALIDATION_FAILED without a reason, INVALID_TRANSITION where there is nothing to hold or let go of */
export function setLegalHold(deps: Deps, apply: ApplyInput) {
  const change = changeCustody(deps, apply);
  return async (
    { callId, on, ...input }: { callId: string; on: boolean; reason: string },
    principal: Actor,
  ): Promise<CallState> => {
    const reason = reasonOf(input.reason);
    return change(callId, principal, { change: on ? 'HELD' : 'RELEASED', reason }, (userName) => ({
      type: 'LEGAL_HOLD',
      userId: principal.userId,
      userName,
      on,
      reason,
    }));
  };
}

function reasonOf(text: string): string {
  const reason = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if (reason.length < REASON.least || reason.length > REASON.most)
    throw invalid('reason', `Say why, in ${REASON.least} to ${REASON.most} characters. It’s kept with the call.`);
  return reason;
}

function changeCustody(deps: Deps, apply: ApplyInput) {
  return async (
    callId: string,
    principal: Actor,
    told: { change: 'DELETED' | 'RESTORED' | 'HELD' | 'RELEASED'; reason: string },
    input: (userName: string, call: CallState) => CallInput | Promise<CallInput>,
  ): Promise<CallState> => {
    const call = await findCall(deps, principal, callId, principal.scope('CALLS', 'DELETE'));
    const { workspaceId, userId, ip } = principal;
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `custody:${deps.ids.uuid()}`,
      input: await input(await nameOf(deps, principal), call),
      // What is refused is told of to nobody: the transaction goes with it.
      also: async (_tx, emit) => {
        emit(
          RecordingCustodyChangedSchema,
          { callId: call.id, peerNumber: call.peerNumber, userId, ip, ...told },
          { key: call.id },
        );
      },
    });
    return applied?.call ?? call;
  };
}
