/** An outbound call: the device connects first, then the far end is dialled into the conference. */
import { digitsAfterAnswer, readPeer } from '@ringline/kit/phone';
import { bridge } from './bridge.ts';
import { finish } from './ending.ts';
import { backFromAside } from './callWaiting.ts';
import { agentReturned } from './lostAgent.ts';
import { endLeg, learnSid, raise } from './legs.ts';
import { type CallState, type EndReason, isFinal, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { supervisorConnected } from './supervision.ts';
import { agentTookBack } from './transfer.ts';

/** Ring time-out of an outbound call (defaults 8.1). */
const RING_SECONDS = 60;
/** An emergency service is let ring for as long as somebody waits. */
const EMERGENCY_RING_SECONDS = 300;

/** The credit is held: the call goes out if our side is there, and else waits for its device. */
export function creditHeld(step: Step, coveredSeconds: number | null, capSeconds: number): void {
  const { call } = step;
  if (!isUndecided(call)) return;
  delete call.awaitsCredit;
  call.coveredSeconds = coveredSeconds;
  call.capSeconds = capSeconds;
  const ours = call.legs[call.agentLegId ?? ''];
  if (call.callback ? call.phase === 'CONNECTING' : ours?.status === 'ANSWERED') dialFarEnd(step);
}

/** Whether billing's answer is news: of a request that was repeated, the first answer counts. */
function isUndecided({ status, callback, awaitsCredit }: CallState): boolean {
  return status === 'PENDING' && (callback !== undefined || awaitsCredit === true);
}

export function creditRefused(step: Step, code: string, reason: string): void {
  if (!isUndecided(step.call)) return;
  delete step.call.awaitsCredit;
  step.say('skipped', 'call.refused', reason, { code });
  const known: Readonly<Record<string, EndReason>> = {
    INSUFFICIENT_BALANCE: 'INSUFFICIENT_BALANCE',
    SPEND_CAP: 'INSUFFICIENT_BALANCE',
    DESTINATION_NOT_SUPPORTED: 'DESTINATION_NOT_SUPPORTED',
    UNAVAILABLE: 'SETUP_ERROR',
  };
  finish(step, { status: 'FAILED', reason: known[code] ?? 'FORBIDDEN' });
}

/** A device of our side connected through the TwiML app, for a new call or to return to one. */
export function deviceConnected(step: Step, leg: Leg, sid: string, userId: string): void {
  const { call } = step;
  learnSid(step, leg, sid);
  // Given up before it came, and ended now that it has a sid: whoever has the call meanwhile keeps it.
  if (!raise(leg, 'ANSWERED') || leg.unwanted) return;
  if (leg.role === 'SUPERVISOR' && leg.userId === userId && !isFinal(call)) return supervisorConnected(step, leg);
  if (leg.userId !== userId || leg.role !== 'AGENT' || isFinal(call)) {
    endLeg(step, leg);
    return;
  }
  if (call.status === 'ON_GOING') {
    // The call may have gone to somebody else meanwhile.
    if (call.agentUserId !== userId || isLeftAlone(call)) return endLeg(step, leg);
    if (backFromAside(step, leg)) return;
    agentReturned(step, leg);
    agentTookBack(step, leg);
    return;
  }
  if (call.status !== 'PENDING' || call.awaitsCredit) return;
  dialFarEnd(step);
}

/** Nobody was dialled in time: our device is missing, or billing's word is. */
export function setUpTooLong(step: Step): void {
  const { call } = step;
  const ours = call.legs[call.agentLegId ?? ''];
  if (call.awaitsCredit && ours?.status === 'ANSWERED')
    return creditRefused(step, 'UNAVAILABLE', 'The credit could not be checked in time');
  if (!call.callback) step.say('skipped', 'call.device_absent', 'The device did not connect in time');
  finish(step, { status: 'FAILED', reason: 'SETUP_ERROR' });
}

function dialFarEnd(step: Step): void {
  const { call } = step;
  const far = call.legs[call.outsideLegId];
  if (!far) return;
  call.status = 'OUTGOING';
  step.clearTimer('setup');
  const timeoutSeconds = call.emergency ? EMERGENCY_RING_SECONDS : RING_SECONDS;
  step.setTimer('dial', step.now + (timeoutSeconds + 5) * 1000);
  step.command({
    kind: 'DIAL_OUT',
    legId: far.id,
    from: call.workspaceNumber,
    to: call.peerNumber,
    timeoutSeconds,
  });
  step.say('fact', 'call.dialling', `Dialing ${call.peerNumber}`, { to: call.peerNumber });
  step.change('DIALLED');
}

/** The far end rings or answers. */
export function farEndMoved(step: Step, leg: Leg): void {
  const { call } = step;
  if (call.status !== 'OUTGOING') return;
  if (leg.status === 'RINGING') {
    call.ringingAt = step.now;
    step.enter('RINGING');
    step.say('fact', 'call.ringing', `${call.peerNumber} rings`, { to: call.peerNumber });
    step.change('DIALLED');
  }
  if (leg.status !== 'ANSWERED') return;
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (!agent || agent.status === 'ENDED') return;
  const seconds = Math.round((step.now - call.startedAt) / 1000);
  step.say('good', 'call.answered', `${call.peerNumber} answered after ${seconds} s`, { seconds: String(seconds) });
  bridge(step, agent);
  dialExtension(step, leg);
}

/** The extension that was called: its keys are pressed before anything else is heard there. */
function dialExtension(step: Step, leg: Leg): void {
  const peer = readPeer(step.call.peerNumber);
  if (peer.kind !== 'NUMBER' || peer.extension === '' || leg.sid === null) return;
  const keys = digitsAfterAnswer(peer.extension);
  // A second announcement would cut the first one off.
  const announced = step.commands.find((command) => command.kind === 'ANNOUNCE' && command.legId === leg.id);
  if (announced?.kind === 'ANNOUNCE') announced.keys = keys;
  else step.command({ kind: 'PRESS_KEYS', legId: leg.id, sid: leg.sid, keys });
  const { extension } = peer;
  step.say('fact', 'call.extension', `Extension ${extension} is dialed`, { extension });
}
