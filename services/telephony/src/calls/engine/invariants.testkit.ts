/** Invariants of a call, for the random scenarios: each says what would be wrong. */
import { scriptProblems } from '../../carrier/scripts.testkit.ts';
import { checkRung } from './engaged.testkit.ts';
import { forwardRings, isOpen } from './flow/forwards.ts';
import type { CallInput } from './inputs.ts';
import { legScript } from './legScript.ts';
import { type CallState, isFinal, isLeftAlone, type LegStatus } from './state.ts';
import type { StepResult } from './step.ts';
import { isGuest, isTheirs, standsIn } from './participants.ts';
import { carrierCost } from './price.ts';
import { hasOwnHold } from './phoneTime.ts';
import { stretchesOf } from './stretches.ts';
import { liveSupervisions, liveTransfer, supervisionsOf } from './together.ts';

const ranks: Record<LegStatus, number> = { EXPECTED: 0, INITIATED: 1, RINGING: 2, ANSWERED: 3, ENDED: 4 };

/** Nobody has a button that could end the hold, and the carrier refused to: it is tried again after so long. */
const TAKEN_OFF_AGAIN_MS = 5_000;

/** What must hold after every step, whatever the world does. */
export function checkInvariants(seed: string, before: CallState, input: CallInput, result: StepResult): void {
  const { call, changes, commands } = result;
  const fail = (text: string): never => {
    throw new Error(`${seed}: ${text} (${call.status}, ${call.phase})`);
  };
  if (!isFinal(call) && Object.keys(call.timers).length === 0 && Object.keys(call.inFlight).length === 0) {
    fail('a call was left with no command and no timer');
  }
  if (!isFinal(call) && Object.keys(call.timers).length === 0) fail('a running call has no timer');
  if (call.status === 'INCOMING' && call.phase === 'RINGING') {
    const later = call.timers.wrapUp !== undefined;
    if (!later && !call.offers.some((offer) => offer.state === 'RINGING') && !forwardRings(call))
      fail('a caller hears ringing and nobody is called');
    if (call.timers.ring === undefined) fail('ringing without a limit');
  }
  const having = call.legs[call.agentLegId ?? ''];
  const takenOffAgain = (call.timers.holdTone ?? Infinity) <= (call.heldSince ?? 0) + TAKEN_OFF_AGAIN_MS;
  if (call.phase === 'HELD' && having !== undefined && having.userId === null && !takenOffAgain)
    fail('a caller is on hold whom nobody takes off it');
  const outside = call.legs[call.outsideLegId];
  if (call.status === 'INCOMING' && outside?.status !== 'ENDED' && legScript(call, call.outsideLegId).do === 'HANG_UP')
    fail('a caller is hung up on before the call came to its end');
  if ((call.flowAt?.hops ?? 0) > 3) fail('a call fell back more than three times');
  const visits = Object.entries(Object.groupBy(call.flowAt?.trail ?? [], (id) => id));
  if (visits.some(([id, times = []]) => times.length > 3 && !id.startsWith('$'))) fail('a call went in circles');
  if (isFinal(call) && (call.toneAt ?? 0) > (call.endedAt ?? 0)) fail('a message began after its call');
  if (isFinal(call) && forwardRings(call)) fail('a forwarded phone outlived its call');
  if (isFinal(call) && call.callToken !== undefined) fail('the token of a call outlived it');
  if (call.awaitsCredit && commands.some(({ kind }) => kind === 'DIAL_OUT')) fail('a call was dialled on no credit');
  for (const command of commands) {
    if (command.kind !== 'DIAL_FORWARD') continue;
    const shown = command.asCaller ? call.peerNumber : call.workspaceNumber;
    if (command.from !== shown || (command.asCaller && call.callToken === undefined))
      fail('a phone outside is shown a number that may not be shown');
  }
  const winners = call.offers.filter((offer) => offer.state === 'ACCEPTED' && offer.purpose === undefined);
  // A call whose agent was lost for good is offered once more: then the first one's leg has ended.
  const up = winners.filter(({ id }) => call.legs[id]?.status !== 'ENDED' && !call.legs[id]?.unwanted);
  if (up.length > 1 || new Set(winners.map(({ at }) => at)).size < winners.length) fail('two people won one offer');
  checkRung(before, input, result, fail);
  checkAnnouncement(call, fail);
  checkCapture(before, commands, fail);
  const [problem] = scriptProblems(call);
  if (problem !== undefined) fail(`a leg is told what is no TwiML: ${problem}`);
  checkTransfer(call, fail);
  checkTakeover(before, call, fail);
  checkSupervisions(before, call, fail);
  checkLeftConnected(call, fail);
  checkGuestsHeld(call, fail);
  checkSetAside(call, fail);
  checkStretches(before, call, fail);
  if (isFinal(before) && (call.status !== before.status || call.endedAt !== before.endedAt))
    fail('a final status changed');
  if (isFinal(call) && call.offers.some((offer) => offer.state === 'RINGING')) fail('an offer outlived its call');
  const paused = call.recording?.capture === 'PAUSED' && call.recording.state === 'PENDING';
  if (!isFinal(call) && paused !== (call.timers.recordingPaused !== undefined)) fail('a pause without an end');
  const bumped = new Set(changes.map(({ version }) => version).filter((version) => version > before.version)).size;
  if (call.version !== before.version + bumped) fail('the version does not count the changes');
  const told = changes.filter(({ cause }) => cause !== 'SUPERVISION');
  if (!supervisionsOf(call).some(({ hidden }) => hidden) ? bumped !== changes.length : bumped < told.length)
    fail('a change that people see has no version');
  checkTranscript(before, call, fail);
  checkSummary(before, call, fail);
  checkPrices(before, call, fail);
  for (const [id, leg] of Object.entries(before.legs)) {
    const after = call.legs[id];
    if (!after || ranks[after.status] < ranks[leg.status]) fail(`the status of leg ${id} fell`);
  }
}

/** Who waits is told the place in line again and again, and never while somebody is rung. */
export function checkAnnouncement(call: CallState, fail: (text: string) => never): void {
  const { queue, timers } = call;
  const isToldSomeTime = call.phase === 'QUEUED' && queue?.leftAt === null && queue.position !== null && !call.callback;
  const isDue = isToldSomeTime && queue.attempt === null && queue.settings.announceSeconds > 0;
  if (isDue !== (timers.queueAnnounce !== undefined)) fail('the place in line is not told, or told during a ring');
}

/** One recording runs on a leg at most: another is begun only where the one before came to nothing. */
function checkCapture(
  { recording, inFlight }: CallState,
  commands: StepResult['commands'],
  fail: (text: string) => never,
): void {
  const begun = commands.filter(({ kind }) => kind === 'START_RECORDING');
  const runs = (recording !== null && recording.state !== 'MISSING') || beginsStill(inFlight);
  if (begun.length > 1 || (begun.length === 1 && runs)) fail('two recordings run on one leg');
}

const beginsStill = (inFlight: CallState['inFlight']): boolean =>
  Object.values(inFlight).some((what) => what.startsWith('START_RECORDING'));

/** Whose person takes another call hears music, and is never forgotten. */
function checkSetAside(call: CallState, fail: (text: string) => never): void {
  if (call.setAside === undefined) {
    if (call.timers.setAside !== undefined) fail('it is looked after a call that nobody set aside');
    return;
  }
  if (isFinal(call)) fail('a call that has ended waits');
  if (call.phase !== 'HELD' || call.heldSince === null) fail('a call that waits hears no music');
  if (call.agentLegId !== null || call.agentUserId === null) fail('a call waits for nobody, or its person is on it');
  if (call.timers.setAside === undefined) fail('a call that waits is forgotten');
}

/** Who had the call when: within the time that it was answered, nobody twice at once, and the one whose it is had it last. */
function checkStretches(before: CallState, call: CallState, fail: (text: string) => never): void {
  if ((call.stretches === undefined) !== (call.answeredAt === null)) fail('nobody keeps who has an answered call');
  const { answeredAt, endedAt, stretches = [] } = call;
  const had = stretchesOf(call, endedAt ?? Infinity) ?? [];
  for (const [n, { userId, from, to, heldMs }] of had.entries()) {
    if (from < (answeredAt ?? Infinity) || to < from || to > (endedAt ?? Infinity))
      fail('somebody had a call while there was none');
    if (heldMs < 0 || heldMs > to - from) fail('somebody was longer on hold than they had the call');
    if (had.slice(0, n).some((other) => other.userId === userId && other.to > from)) fail('somebody had a call twice');
  }
  const kept = JSON.stringify(stretches.filter((stretch) => 'to' in stretch));
  if (isFinal(before) && JSON.stringify(before.stretches ?? []) !== kept) fail('who had a call changed after its end');
  if (!isFinal(call)) return;
  if (stretches.some((stretch) => !('to' in stretch))) fail('somebody has a call that is over');
  const last = had.filter(({ to }) => to === Math.max(...had.map((one) => one.to)));
  if (call.agentUserId !== null && had.length > 0 && !last.some(({ userId }) => userId === call.agentUserId))
    fail('the call is of somebody who did not have it last');
}

/** Whoever outside hears music has somebody of ours who hears that they wait, or is taken off it again. */
function checkGuestsHeld(call: CallState, fail: (text: string) => never): void {
  if (isFinal(call)) return;
  for (const leg of Object.values(call.legs)) {
    if (leg.heldSince === undefined) continue;
    if (!isGuest(call, leg) && leg.id !== call.agentLegId) fail('somebody is on hold who is no guest');
    if (call.timers.guestTone === undefined) fail('a guest on hold is forgotten');
    const again = (call.timers.guestTone ?? Infinity) <= leg.heldSince + TAKEN_OFF_AGAIN_MS;
    if (call.agentUserId === null && !again) fail('a guest is on hold whom nobody takes off it');
  }
}

/** Without anybody of ours a call goes on between two outside at least, where its number lets it, and nobody listens or records. */
function checkLeftConnected(call: CallState, fail: (text: string) => never): void {
  if (!call.leftConnected || call.status !== 'ON_GOING') return;
  if (!call.flow.leaveOutsidersConnected) fail('those outside talk on where their number does not let them');
  const guest = call.legs[call.agentLegId ?? ''];
  if (guest?.role !== 'GUEST' || guest.status !== 'ANSWERED' || guest.unwanted) fail('a caller was left with nobody');
  if (call.legs[call.outsideLegId]?.status === 'ENDED') fail('a guest was left with nobody');
  // Where the carrier failed to take them off it, it is told again.
  const again = call.heldSince !== null && (call.timers.holdTone ?? Infinity) <= call.heldSince + TAKEN_OFF_AGAIN_MS;
  if (!again && (call.heldSince !== null || call.phase !== 'TALKING'))
    fail('those who were left to each other hear music');
  if (call.agentUserId !== null || call.offers.some(({ state }) => state === 'RINGING'))
    fail('somebody of ours is asked to a call that is not ours any longer');
}

/** A summary is of words that were there, and what people see of it never gets older. */
function checkSummary(before: CallState, { summary, transcript }: CallState, fail: (text: string) => never): void {
  if (!summary) return before.summary && fail('a summary went away');
  if ((transcript?.version ?? 0) === 0) fail('a summary without words');
  if (summary.version < (before.summary?.version ?? 0)) fail('an older summary came back');
  if ((summary.state === 'FAILED') !== (summary.reason !== null)) fail('a failed summary without a reason');
}

/** Words come from a recording that is there, and never get fewer while nobody asks anew. */
function checkTranscript(before: CallState, { recording, transcript }: CallState, fail: (text: string) => never): void {
  if (transcript && recording?.state !== 'READY') fail('words of a recording that is not there');
  if (!transcript || !before.transcript) return;
  if (transcript.version < before.transcript.version) fail('an older transcript came back');
  const goesOn = transcript.state === 'WORKING' && before.transcript.state === 'WORKING';
  if (goesOn && transcript.percent < before.transcript.percent) fail('a transcript went backwards');
  if ((transcript.state === 'FAILED') !== (transcript.reason !== null)) fail('a failure without a reason');
}

/** What a call cost us is told when all of it is known, and a price that was told stands. */
function checkPrices(before: CallState, call: CallState, fail: (text: string) => never): void {
  const all = Object.values(call.legs).filter(({ sid }) => sid !== null);
  const sum = all.reduce((total, { price }) => total + (price?.micros ?? 0), 0);
  const cost = carrierCost(call);
  if (cost && (all.some(({ price }) => !price) || cost.phonesMicros + cost.browsersMicros !== sum))
    fail('a cost of which a part is not known');
  if (Object.values(before.legs).some(({ id, price }) => price && price.micros !== call.legs[id]?.price?.micros))
    fail('the price of a leg changed');
  if (isFinal(call) && !isFinal(before) && call.timers.askPrices === undefined) fail('nobody asks what a call cost');
}

/** Two supervise at most, each once and with a leg that is up; who is about to have the call gets it, and is one. */
function checkSupervisions(before: CallState, call: CallState, fail: (text: string) => never): void {
  const live = liveSupervisions(call);
  if (live.length > 2) fail('three supervise');
  const legs = live.map(({ legId }) => call.legs[legId]);
  if (new Set(live.map(({ userId }) => userId)).size < live.length) fail('somebody supervises twice');
  if (live.length > 0 && (isFinal(call) || legs.some((leg) => !leg || leg.status === 'ENDED' || leg.unwanted)))
    fail('somebody supervises who is not there');
  if (legs.some((leg) => leg?.status !== 'ANSWERED') !== (call.timers.supervisor !== undefined))
    fail('a device that supervises is awaited for ever, or was given up');
  const takers = live.flatMap(({ takeover }) => takeover ?? []);
  if (takers.length > 1) fail('two are about to have one call');
  const [taker] = takers;
  if (taker && (liveTransfer(call) || call.agentLegId === null || !(taker.commandId in call.inFlight)))
    fail('somebody is about to take the call over and does not get it');
  if (live.length > 0 && (isLeftAlone(call) || isTheirs(call))) fail('a call that nobody has is supervised');
  // Whoever takes a call over, or leaves it, ends nobody else's supervision.
  const gone = liveSupervisions(before).filter(({ legId }) => !live.some((one) => one.legId === legId));
  if (
    gone.length > 1 &&
    !isFinal(call) &&
    !isLeftAlone(call) &&
    !isTheirs(call) &&
    before.timers.supervisor === undefined
  )
    fail('two ceased to supervise at once');
}

/** Who took a call over has it, and is there. */
function checkTakeover(before: CallState, call: CallState, fail: (text: string) => never): void {
  if (!call.takeover || call.takeover.at === before.takeover?.at) return;
  const leg = call.legs[call.agentLegId ?? ''];
  if (leg?.userId !== call.takeover.userId || leg.status !== 'ANSWERED' || leg.unwanted || call.phase !== 'TALKING')
    fail('a call was taken over by somebody who is not there');
}

/** Somebody, music or a message: a caller who was connected is never left with nothing. */
function checkTransfer(call: CallState, fail: (text: string) => never): void {
  const transfer = liveTransfer(call);
  if (Boolean(transfer) !== (call.phase === 'TRANSFERRING')) fail('the phase does not tell of the transfer');
  if (transfer) {
    if (call.heldSince === null) fail('a caller who is transferred hears no music');
    if (transfer.stage !== 'CONSULTING' && call.timers.transfer === undefined) fail('a transfer without a limit');
    const target = transfer.target && call.legs[transfer.target.legId];
    if (transfer.stage === 'CONSULTING' && (!target || target.status === 'ENDED' || call.agentLegId === null))
      fail('two talk and one of them is not there');
  }
  const people = Object.values(call.legs).filter(
    (leg) =>
      (['MEMBER', 'AGENT', 'GUEST'].includes(leg.role) || standsIn(call, leg)) &&
      leg.status === 'ANSWERED' &&
      !leg.unwanted,
  );
  if (people.length > 4) fail('more than five talk');
  checkPhones(call, fail);
  if (call.returnedToFlow && (call.agentLegId !== null || call.heldSince === null || transfer))
    fail('a call has an agent and is led by its flow at once');
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  const connected = call.phase === 'TALKING' || (call.phase === 'HELD' && call.setAside === undefined);
  if (connected && (!agent || agent.status === 'ENDED')) fail('a caller is connected to nobody');
}

/** A phone outside talks on credit that is held for it, for as long as that lasts, and rings no longer than it may. */
function checkPhones(call: CallState, fail: (text: string) => never): void {
  for (const attempt of call.forwards ?? []) {
    const leg = call.legs[attempt.legId];
    const isUp = leg !== undefined && leg.status !== 'ENDED' && !leg.unwanted;
    if (isOpen(attempt) && attempt.purpose === 'TRANSFER' && liveTransfer(call)?.stage !== 'RINGING')
      fail('a phone rings for a transfer that is over');
    if (isOpen(attempt) && attempt.purpose === 'JOIN' && call.timers.join === undefined)
      fail('a guest is asked without a limit');
    if (isUp && !isFinal(call) && hasOwnHold(call, attempt) && call.timers.phoneEnds === undefined)
      fail('a phone talks without a limit');
    if (leg?.status === 'ENDED' && attempt.state === 'ACCEPTED' && hasOwnHold(call, attempt) && !isFinal(call)) {
      if (attempt.endedAt === undefined) fail('nobody knows how long a phone talked');
    }
  }
}
