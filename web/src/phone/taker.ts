import { formatPhone } from '../ui/numbers.ts';
import { targetName } from './transfer/targetName.ts';
import type { CallSnapshot } from './types.ts';

/** What became of a call that was offered to this person and not taken here: it may well go on. */
export function notTaken({
  phase,
  myOffer,
  endReason,
}: Pick<CallSnapshot, 'phase' | 'myOffer' | 'endReason'>): 'declined' | 'missed' | 'callerGone' | 'withdrawn' {
  // One that rings here and is left was declined a moment ago.
  if (myOffer?.state === 'DECLINED' || myOffer?.state === 'RINGING') return 'declined';
  if (myOffer?.state === 'TIMED_OUT') return 'missed';
  return phase === 'ENDED' && endReason?.startsWith('CALLER_HANGUP') ? 'callerGone' : 'withdrawn';
}

/** Who took a call that rang here as well, by name (defaults 11.2); undefined where that is not known, or was this person elsewhere. */
export function takerOf(
  { myOffer, transfer, participants }: CallSnapshot,
  myUserId: string | undefined,
): string | undefined {
  if (myOffer?.state !== 'TAKEN') return undefined;
  // Asked first, the call is still that of the one who hands it over.
  if (myOffer.purpose === 'TRANSFER')
    return transfer?.targetName && transfer.targetUserId !== myUserId ? targetName(transfer) : undefined;
  const agent = participants.find(({ role }) => role === 'AGENT');
  if (!agent?.name || agent.userId === myUserId) return undefined;
  return agent.userId ? agent.name : formatPhone(agent.name);
}
