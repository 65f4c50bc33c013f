import { formatPhone } from '../ui/numbers.ts';
import { partyOf } from './party.ts';
import type { CallSnapshot } from './types.ts';

/** Who calls, and which of our numbers. Apart from the phone's engine, since numbers are not formatted before a call rings. */
export const noticeWords = (call: CallSnapshot): { name: string; number: string } => ({
  name: partyOf(call).name,
  number: [call.workspaceNumberName, formatPhone(call.workspaceNumber)].filter(Boolean).join(' · '),
});
