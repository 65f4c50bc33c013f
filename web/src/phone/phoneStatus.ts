import type { Phone, PhoneState } from './PhoneContext.ts';

/** States in which the phone is not free, whatever it could do; a call that is over stays one until its wrap-up is known. */
const BUSY: Partial<Record<PhoneState, 'calling' | 'rings' | 'inCall'>> = {
  OUTGOING_CALL: 'calling',
  RINGING: 'calling',
  INCOMING_CALL: 'rings',
  INCOMING_TRANSFER: 'rings',
  IN_CALL: 'inCall',
  HANGUP: 'inCall',
};

/** What the phone does, or whether it can ring here and why not, as the texts know it. */
export function phoneStatus({
  state,
  hasSeat,
  role,
  context,
  reachable,
  wrapUp,
}: Pick<Phone, 'state' | 'hasSeat' | 'role' | 'reachable' | 'wrapUp'> & {
  context: Pick<Phone['context'], 'registered'>;
}) {
  if (!hasSeat) return 'noSeat';
  if (role === 'elsewhere') return 'elsewhere';
  if (!context.registered || !reachable) return 'connecting';
  return BUSY[state] ?? (wrapUp ? 'wrapUp' : 'ready');
}

/**
 * Whether this tab needs a device: it holds the phone, and its member has a seat, still talks after losing it, or is about to call an
 * emergency service, which nobody needs a seat for.
 */
export const needsDevice = ({
  hasSeat,
  role,
  context,
}: Pick<Phone, 'hasSeat' | 'role'> & { context: Pick<Phone['context'], 'mediaHere' | 'emergency'> }): boolean =>
  role === 'phone' && (hasSeat || context.mediaHere || context.emergency === true);
