/** Who takes part in a call beside the agent and the caller (defaults 12.4). Anyone leaves alone. */
import { type CallState, isFinal, isLeftAlone, type Leg } from './state.ts';

/** Everybody of ours who talks: the agent, and those who were added or consulted. */
export function ourLegs(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    (leg) => (leg.id === call.agentLegId || leg.role === 'MEMBER') && leg.status !== 'ENDED' && !leg.unwanted,
  );
}

/** Everybody of ours who talks on the call now; the agent also while their device is away. */
export function peopleOnCall(call: CallState): Set<string> {
  if (isFinal(call) || isLeftAlone(call)) return new Set();
  const people = new Set(call.agentUserId === null ? [] : [call.agentUserId]);
  for (const { userId } of ourLegs(call)) if (userId !== null) people.add(userId);
  return people;
}

/** The name of somebody on the call: a person's, or a number. */
export function nameOnCall(call: CallState, leg: Leg): string {
  if (leg.userId === null) return leg.identity ?? call.peerNumber;
  if (call.supervision?.legId === leg.id) return call.supervision.name;
  if (call.transfer?.fromUserId === leg.userId) return call.transfer.fromName;
  return call.offers.findLast(({ userId }) => userId === leg.userId)?.userName ?? '';
}

/** Those who take part beside the agent and the caller. */
export function othersOnCall(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    (leg) => (leg.role === 'MEMBER' || leg.role === 'GUEST') && leg.status !== 'ENDED' && !leg.unwanted,
  );
}
