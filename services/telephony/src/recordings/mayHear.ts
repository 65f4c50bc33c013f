import type { Principal } from '@ringline/kit/auth';
import type { CallState } from '../calls/engine/state.ts';

/**
 * Whoever may hear a recording may read it: who was on the call, managers and above (defaults 2.2, HANDLERS_AND_MANAGERS); a
 * message after the tone is for whoever sees that it was left.
 */
export const mayHear = (call: CallState, { role, userId }: Principal): boolean =>
  (call.recording?.isMessage ?? false) || role !== 'MEMBER' || call.agentUserId === userId;
