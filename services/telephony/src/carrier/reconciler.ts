/** No call is final by webhook alone: legs that have been silent for 30 s are asked about (architecture: The call engine). */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import type { ApplyInput } from '../calls/applyInput.ts';
import { readCall } from '../calls/callStore.ts';
import { legReported, readLegStatus } from '../calls/legStatus.ts';
import { isFinal } from '../calls/engine/state.ts';
import type { Dependencies } from '../dependencies.ts';
import type { LegAddress } from './addresses.ts';
import { endLeg } from './perform.ts';

export type AskAboutLeg = (leg: LegAddress, sid: string) => Promise<void>;

/** Asks the carrier how a leg stands, tells the call, and ends a leg that nobody wants any longer. */
export function askAboutLeg(deps: Dependencies, apply: ApplyInput): AskAboutLeg {
  return async (leg, sid) => {
    const { workspaceId, callId, legId } = leg;
    const { word, endedAt } = await statusAtCarrier(deps, sid);
    const call = await deps.db.tenant(workspaceId, ({ tx }) => readCall(tx, workspaceId, callId));
    const known = call?.legs[legId];
    if (!call || !known) {
      await deps.db.platform('leg watch', ({ tx }) => tx.legWatch.deleteMany({ where: { legId } }));
      return;
    }
    await legReported(apply)(leg, { sid, word, sipCode: null, ...(endedAt === undefined ? {} : { endedAt }) });
    const live = readLegStatus(word)?.status !== 'ENDED';
    if (live && (isFinal(call) || known.unwanted)) {
      deps.log.warn({ callId, legId }, 'a leg was up that nobody wants; it is ended');
      await endLeg(deps, sid, word === 'in-progress');
    }
  };
}

/** A call that the carrier does not know is over. */
async function statusAtCarrier(deps: Dependencies, sid: string): Promise<{ word: string; endedAt?: number }> {
  try {
    const { status, endTime } = await deps.carrier.rest.calls(sid).fetch();
    const endedAt = endTime instanceof Date ? endTime.getTime() : Number.NaN;
    return { word: status, ...(Number.isNaN(endedAt) ? {} : { endedAt }) };
  } catch (error) {
    const failure = carrierFailure(error);
    if (isGone(failure)) return { word: 'completed' };
    throw error;
  }
}
