import type { Phone } from './PhoneContext.ts';

/** Whether the phone can ring here, and why not, as the texts know it. */
export function phoneStatus({
  hasSeat,
  role,
  context,
  reachable,
  wrapUp,
}: Pick<Phone, 'hasSeat' | 'role' | 'reachable' | 'wrapUp'> & { context: Pick<Phone['context'], 'registered'> }) {
  if (!hasSeat) return 'noSeat';
  if (role === 'elsewhere') return 'elsewhere';
  if (!context.registered || !reachable) return 'connecting';
  return wrapUp ? 'wrapUp' : 'ready';
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
