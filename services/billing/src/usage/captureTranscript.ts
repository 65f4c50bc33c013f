import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import { TRANSCRIPT_STEP_SECONDS } from '../holds/holdForTranscript.ts';
import { chargeCall } from '../rating/charge.ts';
import { captureUsage, releaseHold } from './captureUsage.ts';

/**
 * Captures what the words of a recording cost, once for each recording however often it is listened to (defaults 5.2); where there
 * came to be no words, nothing.
 */
export const captureTranscript =
  (deps: Deps) =>
  async (
    uow: Unit,
    { callId, recordingId, seconds, made }: { callId: string; recordingId: string; seconds: number; made: boolean },
    at?: Date,
  ): Promise<void> => {
    if (!made) return releaseHold(deps)(uow, 'TRANSCRIPT', recordingId);
    const rate = {
      rateMicros: deps.rates.data.transcriptMicros,
      initialSeconds: TRANSCRIPT_STEP_SECONDS,
      incrementSeconds: TRANSCRIPT_STEP_SECONDS,
      freePool: false,
    };
    const { billedSeconds, costMicros } = chargeCall(Math.max(1, seconds), 0n, rate);
    // Of whom the call was, where it was charged before.
    const call = isUuid(callId)
      ? await uow.tx.usage.findFirst({ where: { workspaceId: uow.workspaceId, kind: 'CALL', referenceId: callId } })
      : null;
    await captureUsage(deps)(uow, {
      kind: 'TRANSCRIPT',
      referenceId: recordingId,
      at,
      phoneNumberId: call?.phoneNumberId ?? '',
      userId: call?.userId ?? '',
      teamId: call?.teamId ?? '',
      pool: undefined,
      price: () => ({ poolUnits: 0n, costMicros }),
      billingDurationSeconds: billedSeconds,
      rateMicros: rate.rateMicros,
      overdraftMicros: 0n,
    });
  };
