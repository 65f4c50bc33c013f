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

/** A call of this person's that this page has no part in keeps other calls away, also where its card was put aside. */
const ofLost = ({ setAside, elsewhere }: NonNullable<Phone['context']['lost']>) =>
  setAside ? 'onHold' : elsewhere ? 'inCall' : 'left';

/**
 * What the phone does, or whether it can ring here and why not, as the texts know it: "ready" only where a call would be heard and
 * could be taken.
 */
export function phoneStatus({
  state,
  hasSeat,
  role,
  context,
  reachable,
  microphoneBlocked,
  ringBlocked,
  wrapUp,
  offline = false,
}: Pick<Phone, 'state' | 'hasSeat' | 'role' | 'reachable' | 'microphoneBlocked' | 'ringBlocked' | 'wrapUp'> & {
  context: Pick<Phone['context'], 'registered' | 'lost' | 'microphoneDenied'>;
  /** The server is out of reach: nothing rings, whatever the phone itself knows. */
  offline?: boolean;
}) {
  if (!hasSeat) return 'noSeat';
  if (role === 'elsewhere') return 'elsewhere';
  const busy = BUSY[state] ?? (context.lost ? ofLost(context.lost) : undefined);
  if (offline && !busy) return 'offline';
  if (!context.registered || !reachable) return 'connecting';
  if (busy) return busy;
  if (wrapUp) return 'wrapUp';
  if (microphoneBlocked || context.microphoneDenied) return 'noMicrophone';
  return ringBlocked ? 'noSound' : 'ready';
}

type Status = ReturnType<typeof phoneStatus>;

/** What is said at length of a phone that cannot ring; where nothing is, its button says that it opens the phone. */
export const statusReason = (status: Status) =>
  status in REASONS ? REASONS[status as keyof typeof REASONS] : undefined;

const REASONS = {
  elsewhere: 'elsewhereLong',
  offline: 'offlineLong',
  noSeat: 'noSeatLong',
  left: 'call.left.title',
  noMicrophone: 'microphone.text',
  noSound: 'sound.blocked',
} as const satisfies Partial<Record<Status, string>>;

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
