/** No call is final by webhook alone: legs that have been silent for 30 s are asked about (design: call-engine). */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import type { ApplyInput } from '../calls/applyInput.ts';
import { readCall } from '../calls/callStore.ts';
import { legReported, readLegStatus } from '../calls/legStatus.ts';
import { isFinal } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import type { LegAddress } from './addresses.ts';
import { endLeg } from './perform.ts';

/** Milliseconds until a leg that is up is asked about again, if nothing is heard of it (write_call_step says the same of one that is). */
const SILENT_MS = 30_000;

export type AskAboutLeg = (leg: LegAddress, sid: string) => Promise<void>;

/** Asks the carrier how a leg stands, tells the call, and ends a leg that nobody wants any longer. */
export function askAboutLeg(deps: Deps, apply: ApplyInput): AskAboutLeg {
  return async (leg, sid) => {
    const { workspaceId, callId, legId } = leg;
    const { word, endedAt } = await statusAtCarrier(deps, sid);
    const call = await deps.db.tenant(workspaceId, ({ tx }) => readCall(tx, workspaceId, callId));
    const known = call?.legs[legId];
    const status = readLegStatus(word)?.status;
    const news = status !== known?.status;
    if (!call || !known || (status === 'ENDED' && !news)) {
      await deps.db.platform('leg watch', ({ tx }) => tx.legWatch.deleteMany({ where: { legId } }));
      return;
    }
    if (news)
      await legReported(apply)(leg, { sid, word, sipCode: null, ...(endedAt === undefined ? {} : { endedAt }) });
    if (status === 'ENDED') return;
    if (isFinal(call) || known.unwanted) {
      deps.log.warn({ callId, legId }, 'an unwanted leg was up; it is ended');
      return endLeg(deps, sid, word === 'in-progress');
    }
    const askAt = new Date(deps.clock.now().getTime() + SILENT_MS);
    await deps.db.platform('leg watch', ({ tx }) => tx.legWatch.updateMany({ where: { legId }, data: { askAt } }));
  };
}

/** A call that the carrier does not know is over. */
async function statusAtCarrier(deps: Deps, sid: string): Promise<{ word: string; endedAt?: number }> {
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
