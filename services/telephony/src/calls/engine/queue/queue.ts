/** A caller waits in a queue: what the decisions about the queue mean for this call (defaults 11.4). */
import { holidayAt, isOpen, nextChange } from '../../../hours/hours.ts';
import type { QueueNode } from '../flow/graph.ts';
import { nobodyTookCallback } from '../callback/callback.ts';
import { greetedPath } from '../flow/closedGreeting.ts';
import { graphOf, nodeOf, positionOf } from '../flow/position.ts';
import type { Candidate } from '../candidate.ts';
import { endLeg } from '../legs.ts';
import { offerTo } from '../offers.ts';
import type { CallState } from '../state.ts';
import type { Step } from '../step.ts';
import { announceWhatIsDue, firstAnnouncement, putOffAnnouncement } from './announce.ts';
import { PAUSE_SECONDS } from './queueSettings.ts';
import type { QueueState } from './queueState.ts';
import { type PassedOver, type QueueAttempt, type QueueVerdict, sentencesOf } from './verdict.ts';
import { afterAttempt, freshMemory } from './strategy.ts';
import { queueMs, queueOver, waitingIn } from './waiting.ts';

/** A caller leaves after nobody has been signed in for this long, in ms. */
const EMPTY_MS = 30_000;
/** A caller whom the queue forgot is looked at again after this long, in ms: its look may have died with a process. */
const FORGOTTEN_MS = 30_000;
/** Likewise of a callback, which may wait for hours. */
const FORGOTTEN_CALLBACK_MS = 300_000;
/** Likewise while it is not decided whether the caller may wait. */
const UNDECIDED_MS = 2_000;
/** Offers that the state keeps, of a caller who waits long. */
const OFFERS_KEPT = 60;
/** A callback that everybody lets ring so often is tried again later, where the queue has no limit of its own. */
const CALLBACK_PASSES = 3;

/** The caller comes to a queue. Whether there is room is decided with the others who wait, at once. */
export function enterQueue(step: Step, { teamId, settings }: QueueNode): void {
  const { call, now } = step;
  call.queue = {
    id: `${call.phoneNumberId}/${positionOf(step).node}`,
    teamId,
    settings,
    priority: settings.priority ?? 0,
    enteredAt: now,
    position: null,
    memory: freshMemory,
    attempt: null,
    readyAt: now,
    saidOfNobody: '',
    leftAt: null,
    leftBecause: null,
    takenBy: null,
    waitedBeforeMs: queueMs(call),
  };
  step.enter('QUEUED');
  // Due at once: if whoever took the call dies now, the sweeper goes on.
  step.setTimer('queue', now);
  if (settings.maxWaitSeconds > 0) step.setTimer('queueWait', now + settings.maxWaitSeconds * 1000);
  const hours = graphOf(call).queueHours?.hours;
  const closes = hours && isOpen(hours, now) ? nextChange(hours, now) : null;
  if (closes !== null) step.setTimer('queueClose', closes);
}

/** What was decided for this caller, together with all others. */
export function queueDecided(step: Step, verdict: QueueVerdict): void {
  const queue = waitingIn(step.call);
  if (!queue) return;
  if (verdict.refused) {
    const full = verdict.refused === 'QUEUE_FULL';
    const size = String(queue.settings.size);
    if (full) step.say('skipped', 'queue.full', `The queue is full: ${size} callers wait`, { size });
    else step.say('skipped', 'queue.unstaffed', 'No one is there to take calls in the queue');
    return leaveQueue(step, full ? 'QUEUE_FULL' : null);
  }
  moveTo(step, queue, verdict);
  if (!verdict.declinedByAll) tellEstimate(step, queue, verdict.estimate);
  if (verdict.declinedByAll) {
    step.say('skipped', 'queue.declined', 'Everyone available has declined');
    return leaveQueue(step, null, true);
  }
  staffed(step, verdict.signedIn);
  if (verdict.attempt) startAttempt(step, queue, verdict.attempt);
  else if (verdict.nobody) sayNobody(step, queue, verdict.nobody);
}

/** Somebody who was asked by push has opened a page: it rings there, in the attempt that asked them. */
export function pageOpenedInQueue(step: Step, people: readonly Candidate[], userId: string): void {
  const { call } = step;
  const queue = waitingIn(call);
  const asked = call.offers.some((offer) => offer.userId === userId && offer.pushed && offer.state === 'RINGING');
  const person = people.find((one) => one.userId === userId && one.devices.length > 0);
  if (!queue?.attempt || !asked || !person) return;
  offerTo(step, [person], { seconds: queue.settings.attemptSeconds });
  step.change('OFFERED');
}

/** The attempt closed without an answer. */
export function attemptEnded(step: Step): void {
  const queue = waitingIn(step.call);
  if (!queue) return;
  if (!queue.attempt) return;
  step.clearTimer('ring');
  queue.memory = afterAttempt(queue.memory, queue.attempt.endsPass);
  queue.attempt = null;
  queue.readyAt = step.now + (queue.settings.pauseSeconds ?? PAUSE_SECONDS) * 1000;
  const passes = step.call.callback ? queue.settings.passes || CALLBACK_PASSES : queue.settings.passes;
  if (passes === 0 || queue.memory.passes < passes) return announceWhatIsDue(step, queue);
  step.say('waited', 'queue.passes_over', `Everyone available was tried ${passes} times`, {
    passes: String(passes),
  });
  leaveQueue(step);
}

export function waitedTooLong(step: Step): void {
  const queue = waitingIn(step.call);
  if (!queue) return;
  if (step.call.callback) {
    step.say('skipped', 'callback.expired', 'No one could call back in eight hours: the callback is given up');
    step.call.callback.givenUp = true;
    return nobodyTookCallback(step, true);
  }
  const seconds = String(queue.settings.maxWaitSeconds);
  step.say('waited', 'queue.timeout', `Waited ${seconds} s, the longest that this queue allows`, { seconds });
  leaveQueue(step, 'QUEUE_TIMEOUT');
}

/**
 * The hours of the number end, and nobody waits beyond them: the call goes where calls go that come now (defaults 10). It came
 * within the hours all the same, which are judged once, at arrival: if nobody takes it, the team missed a call for which its queue
 * had no more time. Else it would be one of those outside the hours by its reason, and none of them by its mark, which figures
 * go by.
 */
export function closedMeanwhile(step: Step): void {
  const { call, now } = step;
  const { queueHours, custom, closed: path } = graphOf(call);
  if (!waitingIn(call) || !queueHours) return;
  step.say('waited', 'queue.closed', 'The number has closed: callers do not wait any longer');
  // People drew where a custom flow goes on when nobody answers; it asks for the hours where they chose to.
  if (custom) return leaveQueue(step, 'QUEUE_TIMEOUT');
  const today = holidayAt(queueHours.hours, now);
  const holiday = today && queueHours.holidays.find(({ date }) => date === today.date);
  leaveQueue(step, 'QUEUE_TIMEOUT', false, greetedPath(call, holiday, path));
}

export function nobodySignedIn(step: Step): void {
  if (!waitingIn(step.call)) return;
  step.say('skipped', 'queue.deserted', 'No one came back to the queue within 30 s');
  leaveQueue(step);
}

/** Looked at once in a while, so that a caller is never forgotten. */
export function queueLookedAt(step: Step): void {
  const queue = waitingIn(step.call);
  if (!queue) return;
  const undecided = queue.position === null;
  const callback = step.call.callback !== undefined;
  const after = callback ? (undecided ? FORGOTTEN_MS : FORGOTTEN_CALLBACK_MS) : undecided ? UNDECIDED_MS : FORGOTTEN_MS;
  step.setTimer('queue', step.now + after);
}

/** The caller waits no longer. @param to where the call goes on; undefined: where its queue says */
export function leaveQueue(step: Step, because: QueueState['leftBecause'] = null, declined = false, to?: string): void {
  const { call } = step;
  if (call.callback) return nobodyTookCallback(step, false, declined);
  queueOver(step);
  if (call.queue) call.queue.leftBecause = because;
  let closed = false;
  for (const offer of call.offers) {
    if (offer.state !== 'RINGING') continue;
    offer.state = 'WITHDRAWN';
    const leg = call.legs[offer.id];
    if (leg) endLeg(step, leg);
    closed = true;
  }
  step.change(closed ? 'OFFER_CLOSED' : 'QUEUED');
  const node = nodeOf(call);
  step.goTo(to ?? (node?.do === 'queue' ? node.unanswered : 'unavailable'));
}

function moveTo(step: Step, queue: QueueState, { position, attempt }: QueueVerdict): void {
  if (position === null || position === queue.position) return;
  const joined = queue.position === null;
  queue.position = position;
  if (joined) {
    queueLookedAt(step);
    firstAnnouncement(step, queue, attempt !== null);
  }
  const sentence = joined ? `Joined the queue at place ${position}` : `Now at place ${position} of the queue`;
  step.say('waited', joined ? 'queue.joined' : 'queue.moved', sentence, { position: String(position) });
  step.change('QUEUED');
}

/** The caller hears it with the place, the next time that it is told. */
function tellEstimate(step: Step, queue: QueueState, estimate: number | null): void {
  if (estimate === (queue.estimate ?? null)) return;
  if (estimate === null) {
    delete queue.estimate;
    return;
  }
  queue.estimate = estimate;
  const minutes = String(estimate);
  step.say('waited', 'queue.estimate', `The estimated wait is about ${minutes} min`, { minutes });
}

function staffed(step: Step, signedIn: boolean): void {
  const { timers } = step.call;
  if (signedIn) {
    if (timers.queueEmpty !== undefined) step.say('fact', 'queue.staffed', 'Someone is back at the queue');
    return step.clearTimer('queueEmpty');
  }
  if (timers.queueEmpty !== undefined) return;
  step.setTimer('queueEmpty', step.now + EMPTY_MS);
  step.say('waited', 'queue.empty', 'Everyone has signed out; the caller waits another 30 s');
}

function startAttempt(step: Step, queue: QueueState, attempt: QueueAttempt): void {
  const { call } = step;
  forgetOldOffers(call);
  queue.memory = attempt.memory;
  queue.attempt = { endsPass: attempt.endsPass };
  putOffAnnouncement(step);
  queue.saidOfNobody = '';
  saySkipped(step, attempt.passedOver);
  const seconds = queue.settings.attemptSeconds;
  offerTo(step, attempt.members, { seconds, push: !call.callback });
  const names = attempt.members.map(({ name }) => name).join(', ');
  const because = why(attempt, queue, step.now);
  const number = String(queue.memory.attempts);
  step.say('fact', 'queue.attempt', `Attempt ${number}: ringing ${names} for ${seconds} s (${because.sentence})`, {
    names,
    attempt: number,
    pass: String(queue.memory.passes + 1),
    seconds: String(seconds),
    strategy: queue.settings.strategy,
    metric: String(attempt.metrics[attempt.members[0]?.userId ?? ''] ?? 0),
    reason: because.reason,
    value: String(because.value),
  });
  call.ringingAt ??= step.now;
  step.setTimer('ring', step.now + seconds * 1000);
  step.change('OFFERED');
}

/** Why these are rung: the reason's key, its figure, and the English words. */
function why(
  { members: [first] }: QueueAttempt,
  { settings: { strategy } }: QueueState,
  now: number,
): { reason: string; value: number; sentence: string } {
  const reason = strategy;
  switch (strategy) {
    case 'RINGALL':
      return { reason, value: 0, sentence: 'everyone who is free' };
    case 'LINEAR':
    case 'ROUNDROBIN':
      return { reason, value: 0, sentence: 'next in the list' };
    case 'RRMEMORY':
      return { reason, value: 0, sentence: 'next after the last one tried' };
    case 'FEWESTCALLS': {
      const value = first?.completed ?? 0;
      return { reason, value, sentence: `fewest calls of this queue: ${value}` };
    }
    case 'LEASTRECENT': {
      if (first?.lastEnd == null) return { reason: 'NO_CALL_YET', value: 0, sentence: 'had no call of this queue yet' };
      const value = Math.max(0, Math.round((now - first.lastEnd) / 1000));
      return { reason, value, sentence: `longest since a call of this queue: ${value} s` };
    }
    case 'RANDOM':
      return { reason, value: 0, sentence: 'drawn at random' };
  }
}

function sayNobody(step: Step, queue: QueueState, nobody: readonly PassedOver[]): void {
  const said = sentencesOf(nobody);
  if (said === queue.saidOfNobody) return;
  queue.saidOfNobody = said;
  saySkipped(step, nobody);
  step.say('waited', 'queue.nobody_free', 'No one is free: the caller waits');
}

function saySkipped(step: Step, people: readonly PassedOver[]): void {
  for (const { sentence, name, reason, parameters, userId } of people)
    step.say('skipped', 'offer.skipped', sentence, { userId, name, reason, ...parameters });
}

/** A caller who waits for hours gathers offers; who declined stays known, and whom no push reached. */
function forgetOldOffers(call: CallState): void {
  if (call.offers.length < OFFERS_KEPT) return;
  call.offers = call.offers.filter(({ id, state, pushed, unreached }) => {
    if (state === 'DECLINED' || state === 'RINGING' || unreached) return true;
    if (!pushed && call.legs[id]?.status !== 'ENDED') return true;
    delete call.legs[id];
    return false;
  });
}
