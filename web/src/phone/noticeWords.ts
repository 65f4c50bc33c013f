import { formatPhone } from '../ui/numbers.ts';
import { partyOf } from './party.ts';
import type { CallSnapshot } from './types.ts';
import { sideBySide } from '../base/words.ts';

/**
 * Who calls, who of us would like to hand the call over, and which of our numbers. Apart from the phone's engine, since numbers
 * are not formatted before a call rings.
 */
export const noticeWords = (call: CallSnapshot): { name: string; from: string | undefined; number: string } => ({
  name: partyOf(call).name,
  from: call.myOffer?.purpose === 'TRANSFER' ? call.transfer?.fromAgentName : undefined,
  number: sideBySide([call.workspaceNumberName, formatPhone(call.workspaceNumber)]),
});
