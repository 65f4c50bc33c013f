import { formatPhone } from '../ui/numbers.ts';

const SAID: ReadonlySet<string> = new Set(['EMERGENCY_CALL', 'INTERNAL_MESSAGE', 'MENTION']);

/** Whom a notification is about: the contact's name, else the number; of an emergency call and what a teammate wrote, what is said of it. */
export const whoOf = ({
  type,
  message,
  contact,
  peerNumber,
  phoneNumber,
}: {
  readonly type: string;
  readonly message: string;
  readonly contact?: { readonly fullName: string } | null | undefined;
  readonly peerNumber?: string | null | undefined;
  readonly phoneNumber: string;
}): string => (SAID.has(type) ? message : contact?.fullName || formatPhone(peerNumber ?? phoneNumber));
