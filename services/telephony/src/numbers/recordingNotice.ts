/** Who may choose how people are told that a number records (defaults 12.2). */
import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import type { FlowDetails } from '../calls/engine/flow/config.ts';
import type { RecordingNotice } from '../calls/engine/state.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';

export interface RecordingNoticeSettings {
  /** ANNOUNCEMENT, BEEP or OFF. */
  recordingNotice?: string | undefined;
  /** To switch the notice off: the number, typed by the owner. */
  recordingNoticeConfirmation?: string | undefined;
}

const NOTICES = ['ANNOUNCEMENT', 'BEEP', 'OFF'] as const satisfies readonly RecordingNotice[];
const FIELD = 'recordingNotice';

/**
 * Keeps the choice with the flow. One that is made already is nobody's new decision, so that others can save the form.
 * @throws Refusal VALIDATION_FAILED for no such notice, and without the typed number; FORBIDDEN_ROLE for who is not the owner
 */
export function setRecordingNotice(
  flow: FlowDetails,
  { recordingNotice: given, recordingNoticeConfirmation: typed }: RecordingNoticeSettings,
  { number, name }: Pick<PhoneNumber, 'number' | 'name'>,
  principal: Principal,
): void {
  const notice = NOTICES.find((one) => one === given);
  if (!notice)
    throw invalid(FIELD, `People are told that they are recorded in one of these ways: ${NOTICES.join(', ')}.`);
  if (notice === 'OFF' && flow.recordingNotice !== 'OFF') {
    if (principal.role !== 'OWNER')
      throw new Refusal({
        code: 'FORBIDDEN_ROLE',
        message: `Only the owner of the workspace can turn the recording notice off. Ask ${principal.ownerName || 'them'}, or choose the beep.`,
        field: FIELD,
        why: {
          check: 'role',
          required: 'OWNER',
          current: principal.role,
          whoCanFix: [principal.ownerName || 'OWNER'],
        },
      });
    // A web number has a name alone.
    const wanted = number || name;
    if (typed !== wanted) throw invalid(FIELD, `To turn the recording notice off, confirm by typing ${wanted}.`);
  }
  if (notice === 'ANNOUNCEMENT') delete flow.recordingNotice;
  else flow.recordingNotice = notice;
}
