/** Who takes part in a call beside the agent and the caller (defaults 12.4). Anyone leaves alone. */
import type { CallState, Leg } from './state.ts';

/** Everybody of ours who talks: the agent, and those who were added or consulted. */
export function ourLegs(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    (leg) => (leg.id === call.agentLegId || leg.role === 'MEMBER') && leg.status !== 'ENDED' && !leg.unwanted,
  );
}

/** The name of somebody on the call: a person's, or a number. */
export function nameOnCall(call: CallState, leg: Leg): string {
  if (leg.userId === null) return leg.identity ?? call.peerNumber;
  if (call.transfer?.fromUserId === leg.userId) return call.transfer.fromName;
  return call.offers.findLast(({ userId }) => userId === leg.userId)?.userName ?? '';
}

/** Those who take part beside the agent and the caller. */
export function othersOnCall(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    (leg) => (leg.role === 'MEMBER' || leg.role === 'GUEST') && leg.status !== 'ENDED' && !leg.unwanted,
  );
}
