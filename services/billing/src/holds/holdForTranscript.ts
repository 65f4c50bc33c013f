import type { Deps } from '../context.ts';
import { priceOfSeconds } from '../rating/charge.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { placeHold } from './placeHold.ts';

/** Seconds in which a recording is counted; begun ones count. */
export const TRANSCRIPT_STEP_SECONDS = 60;
/** Engines that are away are asked again for hours; after a day nobody waits for the words. */
const LIFETIME_SECONDS = 24 * 60 * 60;

interface Input {
  readonly workspaceId: string;
  readonly recordingId: string;
  /** Length of the recording. */
  readonly seconds: number;
}

/** Holds what the words of a recording cost, before anybody listens. A recording whose words were paid is listened to again for nothing. */
export const holdForTranscript =
  (deps: Deps) =>
  async ({
    workspaceId,
    recordingId,
    seconds,
  }: Input): Promise<{ allowed: boolean; code: string; reason: string; priceMicros: bigint }> => {
    const refuse = (code: string, reason: string) => ({ allowed: false, code, reason, priceMicros: 0n });
    if (deps.catalogue.unbilled) return { allowed: true, code: '', reason: '', priceMicros: 0n };
    const { status } = await deps.db.tenant(workspaceId, (uow) => openAccount(deps)(uow));
    if (status === 'SUSPENDED') {
      return refuse(
        'WORKSPACE_SUSPENDED',
        'Transcripts are paused because the last payment failed. The owner can settle it under Billing.',
      );
    }
    const answer = await placeHold(deps)({
      workspaceId,
      kind: 'TRANSCRIPT',
      referenceId: recordingId,
      pool: undefined,
      units: Math.max(1, seconds),
      step: TRANSCRIPT_STEP_SECONDS,
      stepMicros: priceOfSeconds(BigInt(TRANSCRIPT_STEP_SECONDS), deps.rates.data.transcriptMicros),
      money: true,
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    return answer.state === 'refused'
      ? refuse('INSUFFICIENT_BALANCE', 'Not enough credit for this transcript. Top up to continue.')
      : { allowed: true, code: '', reason: '', priceMicros: answer.micros };
  };
