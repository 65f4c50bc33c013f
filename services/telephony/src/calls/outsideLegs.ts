/** What billing is told of phones outside before, or after, their call is over. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { OutsideLegEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { forwardedLeg } from './callView.ts';
import type { CallInput } from './engine/inputs.ts';
import { type CallState, type ForwardAttempt, isFinal } from './engine/state.ts';

/**
 * Legs of phones outside that ended in this step while their call goes on. Their credit need not wait for its end: a guest's
 * hold covers the guest, not the hours after.
 */
export function outsideLegsEnded(
  before: CallState,
  after: CallState,
): MessageInitShape<typeof OutsideLegEndedSchema>[] {
  if (after.endedAt !== null) return [];
  const isOver = ({ legs }: CallState, { legId, acceptedAt, endedAt }: ForwardAttempt) =>
    acceptedAt === null ? legs[legId]?.status === 'ENDED' : endedAt !== undefined;
  const over = new Set((before.forwards ?? []).filter((phone) => isOver(before, phone)).map(({ legId }) => legId));
  return (after.forwards ?? [])
    .filter((phone) => isOver(after, phone) && !over.has(phone.legId))
    .map((phone) => ({
      callId: after.id,
      leg: forwardedLeg(after, phone),
      workspaceNumber: after.workspaceNumber,
      isTestNumber: after.isTestNumber,
    }));
}

/**
 * A hold that was asked for when the call was over already, or for which nobody knows whether it was placed: the end of the
 * call, which lets go of all holds, may have been told of before it was there. A hold that was captured stays so.
 */
export function heldTooLate(before: CallState, input: CallInput): MessageInitShape<typeof OutsideLegEndedSchema>[] {
  if (!isFinal(before) || (input.type !== 'COMMAND_DONE' && input.type !== 'COMMAND_FAILED')) return [];
  const [kind, legId = ''] = (before.inFlight[input.commandId] ?? '').split(':');
  if (kind !== 'HOLD_CREDIT') return [];
  const { id, outsideLegId, peerNumber, workspaceNumber, isTestNumber } = before;
  // That of a callback is named by its call.
  const leg = { legId: legId === outsideLegId ? id : legId, to: peerNumber, billableSeconds: 0 };
  return [{ callId: id, leg, workspaceNumber, isTestNumber }];
}
