import type { LegAddress } from '../carrier/addresses.ts';
import type { ApplyInput } from './applyInput.ts';

/** A recording is finished at the carrier, or there is none. */
export function recordingReported(apply: ApplyInput) {
  return async (
    call: Omit<LegAddress, 'legId'>,
    report: { sid: string; word: string; durationSeconds: number },
  ): Promise<void> => {
    const failed = report.word === 'absent' || report.word === 'failed';
    if (!failed && report.word !== 'completed') return;
    await apply({
      ...call,
      key: `recording:${report.sid}:${report.word}`,
      input: { type: 'RECORDING_AVAILABLE', recordingSid: report.sid, durationSeconds: report.durationSeconds, failed },
    });
  };
}
