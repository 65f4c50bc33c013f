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

/** Whether this tab needs a device: it holds the phone, and its member has a seat or still talks after losing it. */
export const needsDevice = ({
  hasSeat,
  role,
  context,
}: Pick<Phone, 'hasSeat' | 'role'> & { context: Pick<Phone['context'], 'mediaHere'> }): boolean =>
  role === 'phone' && (hasSeat || context.mediaHere);
