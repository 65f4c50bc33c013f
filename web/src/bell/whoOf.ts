import { formatPhone } from '../ui/numbers.ts';

/** Whom a notification is about: the contact's name, else the number; of an emergency call what is said of it. */
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
}): string => (type === 'EMERGENCY_CALL' ? message : contact?.fullName || formatPhone(peerNumber ?? phoneNumber));
