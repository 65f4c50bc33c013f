import type { PhoneState } from './PhoneContext.ts';

/** Whether a call goes on, whoever placed it: nobody is signed out during one. A phone that only rings is no call yet. */
export const isInCall = (state: PhoneState): boolean =>
  ['OUTGOING_CALL', 'RINGING', 'IN_CALL', 'INCOMING_TRANSFER'].includes(state);

/** Whether leaving the page now asks first (spec 001 §4): in a call, on the way into one, and while one is offered. */
export const holdsPage = (state: PhoneState): boolean => isInCall(state) || state === 'INCOMING_CALL';
