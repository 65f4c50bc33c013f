/** Who takes part in a call beside the agent and the caller (defaults 12.4). Anyone leaves alone. */
import { forwardOf } from './flow/forwards.ts';
import { type CallState, isFinal, isLeftAlone, type Leg } from './state.ts';
import { supervisionsOf } from './together.ts';

/** Everybody of ours who talks: the agent, those who were added or consulted, and a phone outside that was asked to take the call. */
export function ourLegs(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    (leg) =>
      (leg.id === call.agentLegId || leg.role === 'MEMBER' || standsIn(call, leg)) &&
      leg.status !== 'ENDED' &&
      !leg.unwanted,
  );
}

/** A phone outside that accepted to take the call over: it is our side of it. */
export const standsIn = (call: CallState, leg: Leg): boolean =>
  leg.role === 'FORWARD' && forwardOf(call, leg.id)?.state === 'ACCEPTED';

/** Everybody of ours who talks on the call now; the agent also while their device is away. */
export function peopleOnCall(call: CallState): Set<string> {
  if (isFinal(call) || isLeftAlone(call)) return new Set();
  const people = new Set(call.agentUserId === null ? [] : [call.agentUserId]);
  for (const { userId } of ourLegs(call)) if (userId !== null) people.add(userId);
  return people;
}

/** Nobody of ours is on it any longer, and those outside talk on (leftConnected.ts). */
export const isTheirs = ({ leftConnected, status, agentUserId }: CallState): boolean =>
  leftConnected !== undefined && status === 'ON_GOING' && agentUserId === null;

/** Everybody of ours who took part: who placed it or took it, had it before it was handed over, was consulted or added. */
export function tookPart({ legs, agentUserId }: CallState): Set<string> {
  const users = new Set(agentUserId === null ? [] : [agentUserId]);
  for (const { role, userId } of Object.values(legs))
    if (userId !== null && (role === 'AGENT' || role === 'MEMBER')) users.add(userId);
  return users;
}

/** The name of somebody on the call: a person's, or a number. */
export function nameOnCall(call: CallState, leg: Leg): string {
  if (leg.userId === null) return leg.identity ?? forwardOf(call, leg.id)?.to ?? call.peerNumber;
  const supervises = supervisionsOf(call).find(({ legId }) => legId === leg.id);
  if (supervises) return supervises.name;
  if (call.takeover?.userId === leg.userId) return call.takeover.name;
  if (call.transfer?.fromUserId === leg.userId) return call.transfer.fromName;
  return call.offers.findLast(({ userId }) => userId === leg.userId)?.userName ?? '';
}

/** A further party outside, who talks: one who was added, or whom a transfer was merged with. */
export const isGuest = (call: CallState, leg: Leg): boolean =>
  leg.userId === null && leg.status === 'ANSWERED' && othersOnCall(call).includes(leg);

/** Those who take part beside the agent and the caller. */
export function othersOnCall(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    (leg) =>
      (leg.role === 'MEMBER' || leg.role === 'GUEST' || (leg.id !== call.agentLegId && standsIn(call, leg))) &&
      leg.status !== 'ENDED' &&
      !leg.unwanted,
  );
}
