/**
 * An agent's leg that disappears without End: tone, 20 s for a new leg into the same conference, then the person's other devices
 * ring, and then the team (defaults 12.4). The caller is not hung up on: whom nobody takes may leave a message.
 */
import { goOnInFlow } from './fallback.ts';
import type { RingNode } from './flow/graph.ts';
import { graphOf, nodeOf } from './flow/position.ts';
import { endLeg } from './legs.ts';
import { holdMusicOf, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';

const RETURN_MS = 20_000;
/** As long as a transfer that comes back rings its agent. */
const DEVICES_RING_SECONDS = 20;
/** Nodes that no flow of people has: a call may come to them as often as a device is lost. */
const DEVICES = '$devices';
const TEAM = '$team';

export function agentLost(step: Step): void {
  const { call } = step;
  call.agentLegId = null;
  const outside = call.legs[call.outsideLegId];
  if (outside?.sid)
    step.command({ kind: 'HOLD_LEG', legId: outside.id, sid: outside.sid, hold: true, sound: 'lost-agent' });
  step.enter('AGENT_LOST');
  step.setTimer('lostAgent', step.now + RETURN_MS);
  step.say('waited', 'agent.lost', 'The agent’s connection was lost: the caller hears a tone for up to 20 s');
  step.change('AGENT_LOST');
}

/** The person asks for the call back; returns the leg that the device must connect with, or null when refused. */
export function rejoin(step: Step, userId: string, identity: string): Leg | null {
  const { call } = step;
  if (call.agentUserId !== userId) {
    step.refuse('NOT_FOUND', 'take_part', 'You’re not on this call.');
    return null;
  }
  if (call.status !== 'ON_GOING' || isLeftAlone(call)) {
    step.refuse('CALL_ENDED', 'ended', 'The call has ended.');
    return null;
  }
  const leg = step.addLeg('AGENT', { userId, identity });
  step.say('fact', 'agent.rejoining', 'The agent is reconnecting');
  return leg;
}

/** The person took the call along to another device while they talked, or came back before anybody noticed that they were lost. */
function goneOnElsewhere(step: Step, before: Leg | undefined, now: Leg): void {
  if (before?.identity !== now.identity) step.say('fact', 'agent.moved', 'The agent continued on another device');
  step.change('AGENT_RETURNED');
}

/** The new leg is there: it takes the place of the old one. */
export function agentReturned(step: Step, leg: Leg): void {
  const { call } = step;
  const before = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  call.agentLegId = leg.id;
  if (before) endLeg(step, before);
  if (call.phase !== 'AGENT_LOST') return goneOnElsewhere(step, before, leg);
  step.clearTimer('lostAgent');
  const outside = call.legs[call.outsideLegId];
  const held = call.heldSince !== null;
  if (outside?.sid)
    step.command({ kind: 'HOLD_LEG', legId: outside.id, sid: outside.sid, hold: held, sound: holdMusicOf(call) });
  const seconds = Math.round((step.now - call.phaseSince) / 1000);
  step.enter(held ? 'HELD' : 'TALKING');
  step.say('good', 'agent.returned', `The agent reconnected after ${seconds} s`, { seconds: String(seconds) });
  step.change('AGENT_RETURNED');
}

/** The person's devices ring, then the team of the number or of where the flow was; then it is as if nobody had taken the call. */
export function nobodyCameBack(step: Step): void {
  const { call } = step;
  const graph = graphOf(call);
  const node = call.direction === 'INBOUND' ? nodeOf(call) : undefined;
  const ring: RingNode = {
    do: 'ring',
    teamId: node && 'teamId' in node && node.teamId !== null ? node.teamId : call.flow.teamId,
    userId: null,
    everybody: false,
    seconds: call.flow.timeoutSeconds,
    forward: null,
    unanswered: node && 'unanswered' in node ? node.unanswered : graph.last,
  };
  step.say('skipped', 'agent.not_back', 'No one came back within 20 s');
  // Lost again while the team's ring had found somebody: it goes on from where the flow had been before.
  const team = call.flowAt?.node === TEAM || call.flowAt?.node === DEVICES ? (graph.nodes[TEAM] ?? ring) : ring;
  const devices: RingNode = {
    ...ring,
    teamId: null,
    userId: call.agentUserId,
    everybody: true,
    seconds: DEVICES_RING_SECONDS,
    unanswered: TEAM,
  };
  call.graph = { ...graph, nodes: { ...graph.nodes, [DEVICES]: devices, [TEAM]: team } };
  if (call.agentUserId !== null) call.lostUserId = call.agentUserId;
  call.heldSince ??= step.now;
  step.change('AGENT_LOST');
  goOnInFlow(step, call.agentUserId === null ? TEAM : DEVICES);
}
