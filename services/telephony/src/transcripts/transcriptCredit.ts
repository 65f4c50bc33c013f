/** Words of a call are paid by the minute (defaults 5.2); those of a message after the tone are the plan's. */
import { TranscriptionFailure } from '@ringline/kit/transcription';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';

/** The words are not paid for: nobody listens. */
export class NoCredit extends Error {}

/** What billing is told of in the end; undefined: nothing is paid for these words. */
export function paidRecording({
  id,
  recording,
}: CallState): { callId: string; recordingId: string; seconds: number } | undefined {
  if (!recording || recording.isMessage) return undefined;
  return { callId: id, recordingId: recording.id, seconds: recording.durationSeconds };
}

/**
 * Holds what the words cost before anybody listens.
 * @returns the price in millionths of a dollar; 0 where they are the plan's or were paid before
 * @throws NoCredit, or TranscriptionFailure UNREACHABLE while billing is away
 */
export async function holdCredit({ rpc }: Pick<Deps, 'rpc'>, call: CallState): Promise<number> {
  const paid = paidRecording(call);
  if (!paid) return 0;
  const { recordingId, seconds } = paid;
  const answer = await rpc
    .client(BillingService)
    .holdForTranscript({ workspaceId: call.workspaceId, recordingId, seconds })
    .catch((error: unknown) => {
      throw new TranscriptionFailure('UNREACHABLE', `Billing could not be asked: ${String(error)}`);
    });
  if (!answer.allowed) throw new NoCredit(answer.code);
  return Number(answer.priceMicros);
}
