import type { Principal } from '@ringline/kit/auth';
import { ofTheirTeams } from '../calls/addressed.ts';
import { tookPart } from '../calls/engine/participants.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { RecordingAccess } from './recordingAccess.ts';

/**
 * Whether somebody who may see a call may hear its recording, and read what was said in it (defaults 2.2): OWNER and ADMIN always;
 * else as the workspace chose:
 * HANDLERS_AND_MANAGERS: who took part in the call, and the MANAGERs of the teams that it is addressed to;
 * TEAM: they, and everybody in these teams;
 * ADMINS: nobody else.
 *
 * A voicemail is for whoever sees that it was left, whatever the workspace chose: it is a message to the team (defaults 12.1), as a
 * text to it is, and recorded by the caller's own will. The setting is about talks that were recorded; a team that could not hear
 * who wants to be called back could not do its work.
 */
export function mayHear(call: CallState, access: RecordingAccess, principal: Principal): boolean {
  const { role, userId } = principal;
  if (call.recording?.isMessage === true || role === 'OWNER' || role === 'ADMIN') return true;
  if (access === 'ADMINS') return false;
  if (tookPart(call).has(userId)) return true;
  return (access === 'TEAM' || role === 'MANAGER') && ofTheirTeams(call, principal);
}
