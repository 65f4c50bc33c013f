import type { LegAddress } from '../carrier/addresses.ts';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';

/** A leg that left its conference usually ends; when nobody says so, the carrier is asked after this time, in ms. */
const ASK_AFTER_LEAVE_MS = 2_000;

/** Something happened in the conference of a call. */
export function conferenceReported(deps: Deps, apply: ApplyInput) {
  return async (
    call: Omit<LegAddress, 'legId'>,
    report: { event: string; conferenceSid: string; callSid: string },
  ): Promise<void> => {
    if (report.conferenceSid === '') return;
    await apply({
      ...call,
      key: `conference:${report.conferenceSid}`,
      input: { type: 'CONFERENCE', conferenceSid: report.conferenceSid, legId: null, joined: null },
    });
    if (report.event !== 'participant-leave') return;
    await deps.db.platform('leg watch', ({ tx }) =>
      tx.legWatch.updateMany({
        where: { callId: call.callId, sid: report.callSid },
        data: { askAt: new Date(deps.clock.now().getTime() + ASK_AFTER_LEAVE_MS) },
      }),
    );
  };
}
