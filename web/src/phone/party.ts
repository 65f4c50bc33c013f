import { formatPhone } from '../ui/numbers.ts';
import type { CallSnapshot } from './types.ts';

/** How the other side of a call is called: the contact's name, or the number. */
export function partyOf(call: Pick<CallSnapshot, 'contact' | 'peerNumber'>): { name: string; known: boolean } {
  const name = call.contact?.fullName?.trim();
  return name ? { name, known: true } : { name: formatPhone(call.peerNumber), known: false };
}
