/** The first state of a call, before its first input. */
import type { CallbackState } from './callback/callbackState.ts';
import { LONGEST_WAIT_MS } from './callback/tries.ts';
import type { FlowGraph } from './flow/graph.ts';
import { showsCallers } from './flow/shownNumber.ts';
import { seededUuid } from './ids.ts';
import type { QueueState } from './queue/queueState.ts';
import type { CallState, Direction, Flow, Leg } from './state.ts';

/** An outbound call whose device has not connected after this time has failed. */
const SETUP_MS = 45_000;

interface CallInit {
  id: string;
  workspaceId: string;
  peerNumber: string;
  phoneNumberId: string;
  workspaceNumber: string;
  isTestNumber: boolean;
  flow: Flow;
  recordCall: boolean;
  recordingNotInPlan?: true;
  emergency?: true;
  besideCall?: true;
  capSeconds: number;
  now: number;
  seed: string;
}

/** An inbound call: the outside party is on the line. */
export function newInboundCall(
  init: CallInit & { sid: string; graph?: FlowGraph; callToken?: string; contactTags?: readonly string[] },
): CallState {
  const call = blank(init, 'INBOUND');
  const outside = leg(call, init.seed, { role: 'OUTSIDE', sid: init.sid, status: 'ANSWERED' });
  const inbound = { ...call, outsideLegId: outside.id, status: 'INCOMING', phase: 'GREETING' } as const;
  return {
    ...inbound,
    ...(init.graph ? { graph: init.graph } : {}),
    ...(init.contactTags ? { contactTags: [...init.contactTags] } : {}),
    ...(init.callToken !== undefined && showsCallers(init.graph) ? { callToken: init.callToken } : {}),
  };
}

/**
 * An outbound call: waits for its device, `agentLegId` is the leg with which the device connects, and with `awaitsCredit` for
 * billing's word as well.
 */
export function newOutboundCall(init: CallInit & { userId: string; identity: string; awaitsCredit?: true }): CallState {
  const call = blank(init, 'OUTBOUND');
  const agent = leg(call, init.seed, { role: 'AGENT', userId: init.userId, identity: init.identity });
  const far = leg(call, init.seed, { role: 'OUTSIDE' });
  return {
    ...call,
    outsideLegId: far.id,
    agentLegId: agent.id,
    agentUserId: init.userId,
    status: 'PENDING',
    phase: 'CONNECTING',
    timers: { setup: init.now + SETUP_MS },
    ...(init.awaitsCredit ? { awaitsCredit: true } : {}),
  };
}

/** A call that calls the other side of `of` back: it waits in a queue for somebody of ours, then dials. */
export function newCallback(
  of: CallState,
  { id, now, queue, callback }: { id: string; now: number; queue: QueueState; callback: CallbackState },
): CallState {
  const { workspaceId, peerNumber, phoneNumberId, workspaceNumber, isTestNumber } = of;
  const { flow, recordCall, capSeconds } = of;
  const notInPlan = of.recordingNotInPlan ? { recordingNotInPlan: true as const } : {};
  const number = { phoneNumberId, workspaceNumber, isTestNumber, flow, recordCall, ...notInPlan, capSeconds };
  const call = blank({ id, workspaceId, peerNumber, ...number, now, seed: id }, 'OUTBOUND');
  const far = leg(call, id, { role: 'OUTSIDE' });
  return {
    ...call,
    outsideLegId: far.id,
    phase: 'QUEUED',
    queue,
    callback,
    // Due at once: if whoever began it dies now, the sweeper goes on.
    timers: { queue: now, queueWait: callback.askedAt + LONGEST_WAIT_MS },
  };
}

function blank(init: CallInit, direction: Direction): CallState {
  return {
    id: init.id,
    workspaceId: init.workspaceId,
    version: 0,
    direction,
    status: 'PENDING',
    outcome: null,
    endReason: null,
    peerNumber: init.peerNumber,
    phoneNumberId: init.phoneNumberId,
    workspaceNumber: init.workspaceNumber,
    isTestNumber: init.isTestNumber,
    flow: init.flow,
    recordCall: init.recordCall,
    ...(init.recordingNotInPlan ? { recordingNotInPlan: true } : {}),
    ...(init.emergency ? { emergency: true } : {}),
    ...(init.besideCall ? { besideCall: true } : {}),
    outsideHours: false,
    startedAt: init.now,
    ringingAt: null,
    answeredAt: null,
    endedAt: null,
    heldSince: null,
    heldMs: 0,
    phase: 'CONNECTING',
    phaseSince: init.now,
    agentUserId: null,
    agentLegId: null,
    outsideLegId: '',
    legs: {},
    offers: [],
    conferenceSid: null,
    recording: null,
    coveredSeconds: null,
    capSeconds: init.capSeconds,
    timers: {},
    inFlight: {},
    sequence: 0,
  };
}

function leg(call: CallState, seed: string, init: Partial<Leg> & Pick<Leg, 'role'>): Leg {
  call.sequence += 1;
  const made: Leg = {
    id: seededUuid(seed, call.sequence),
    sid: null,
    status: 'EXPECTED',
    userId: null,
    identity: null,
    unwanted: false,
    ...init,
  };
  call.legs[made.id] = made;
  return made;
}
