import type { PhoneState } from './PhoneContext.ts';

/** Whether a call goes on, whoever placed it: nobody is signed out during one. A phone that only rings is no call yet. */
export const isInCall = (state: PhoneState): boolean =>
  ['OUTGOING_CALL', 'RINGING', 'IN_CALL', 'INCOMING_TRANSFER'].includes(state);
