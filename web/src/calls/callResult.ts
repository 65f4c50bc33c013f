import type { CallStatus } from '../__generated__/CallResult_item.graphql.ts';

/** How a call ended, or what it does, as the texts know it (ux §7): the enumeration value is never shown. */
export type ResultName =
  | 'answered'
  | 'missed'
  | 'noAnswer'
  | 'voicemail'
  | 'declined'
  | 'blocked'
  | 'busy'
  | 'hungUp'
  | 'cancelled'
  | 'failed'
  | 'outsideHours'
  | 'callbackAsked'
  | 'callbackWaits'
  | 'callbackPending'
  | 'ringing'
  | 'waiting'
  | 'calling'
  | 'onCall';

export type ResultTone = 'good' | 'bad' | 'wait' | 'info' | 'quiet' | 'live';

export interface CallResult {
  name: ResultName;
  tone: ResultTone;
}

/** All of them, always: without the phase a caller at the tone seems to ring, without the place one in a queue. */
interface Facts {
  status: CallStatus;
  direction: 'INBOUND' | 'OUTBOUND';
  endReason: string | null | undefined;
  phase: string | null | undefined;
  inQueue: boolean;
  /** The place in line of a caller who waits in a queue; null before it is known, and of a callback that waits for its next try. */
  queuePosition: number | null | undefined;
}

/** The word for a call's status, seen from our side: nobody answering us is not a call that we missed (defaults 8.1). */
export function resultOf({ status, direction, endReason, phase, inQueue, queuePosition }: Facts): CallResult {
  const outbound = direction === 'OUTBOUND';
  switch (status) {
    case 'COMPLETED':
      if (endReason === 'CALLBACK_REQUESTED') return { name: 'callbackAsked', tone: 'info' };
      return { name: 'answered', tone: 'good' };
    case 'VOICEMAIL':
      return { name: 'voicemail', tone: 'info' };
    case 'MISSED':
      if (outbound) return { name: 'noAnswer', tone: 'quiet' };
      return endReason === 'OUTSIDE_HOURS' ? { name: 'outsideHours', tone: 'quiet' } : { name: 'missed', tone: 'bad' };
    case 'REJECTED':
      if (endReason === 'BLOCKED') return { name: 'blocked', tone: 'quiet' };
      return { name: outbound && endReason === 'BUSY' ? 'busy' : 'declined', tone: 'quiet' };
    case 'ABANDONED':
      return outbound ? { name: 'cancelled', tone: 'quiet' } : { name: 'hungUp', tone: 'wait' };
    case 'FAILED':
      return { name: 'failed', tone: 'bad' };
    case 'INCOMING':
      if (queuePosition != null) return { name: 'waiting', tone: 'live' };
      // Nobody can take it any more; the caller hears why, or leaves a message.
      return phase === 'ENDED' ? { name: 'missed', tone: 'bad' } : { name: 'ringing', tone: 'live' };
    case 'PENDING':
      // A call to the outside that waits in a queue calls somebody back.
      if (inQueue) return { name: queuePosition == null ? 'callbackPending' : 'callbackWaits', tone: 'live' };
      return { name: 'calling', tone: 'live' };
    case 'OUTGOING':
      return { name: 'calling', tone: 'live' };
    case 'ON_GOING':
      return { name: 'onCall', tone: 'live' };
  }
}
