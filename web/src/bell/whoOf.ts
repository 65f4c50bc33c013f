import { formatPhone } from '../ui/numbers.ts';

const SAID: ReadonlySet<string> = new Set([
  'BILLING',
  'EMERGENCY_CALL',
  'INTERNAL_MESSAGE',
  'MENTION',
  'PORTING_ACTION_NEEDED',
  'PORTING_COMPLETED',
  'PORTING_CONFIRMED',
  'PORTING_SIGNATURE',
  'PORTING_STOPPED',
  'REGISTRATION_APPROVED',
  'REGISTRATION_REJECTED',
  'REGISTRATION_SUSPENDED',
]);

/**
 * Whom a notification is about: the contact's name, else the number, with how their text begins; of an emergency call and what a
 * teammate wrote, what is said of it.
 */
export const whoOf = ({
  type,
  message,
  excerpt,
  contact,
  peerNumber,
  phoneNumber,
}: {
  readonly type: string;
  readonly message: string;
  readonly excerpt?: string | null | undefined;
  readonly contact?: { readonly fullName: string } | null | undefined;
  readonly peerNumber?: string | null | undefined;
  readonly phoneNumber: string;
}): string => {
  if (SAID.has(type)) return message;
  const who = contact?.fullName || formatPhone(peerNumber ?? phoneNumber);
  return excerpt ? `${who}: ${excerpt}` : who;
};
