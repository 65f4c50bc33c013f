/** Offers of a call to people: whoever can take it rings, the first answer wins (defaults 11.2). */
import { limitOf } from '../../presence/limit.ts';
import type { Candidate } from './candidate.ts';
import type { LegOutcome } from './inputs.ts';
import { bridge } from './bridge.ts';
import { agentTookCallback } from './callback/callback.ts';
import { endLeg, learnSid, raise } from './legs.ts';
import { forwardTimedOut, withdrawForwards } from './flow/forwards.ts';
import { queueOver } from './queue/waiting.ts';
import { RING_AT_ONCE, ringLimit } from './ringLimit.ts';
import { type CallState, isLedByFlow, type Leg, type Offer } from './state.ts';
import type { Step } from './step.ts';
import { heardBy, tellCaller } from './tellCaller.ts';

/** The carrier's own ring limit lies behind ours, which is a timer of the call. */
export const CARRIER_RING_MARGIN_SECONDS = 10;

interface Ringing {
  seconds: number;
  /** Also who is BUSY or OFFLINE by choice, though not who cannot be reached, talks, or declined this call. */
  everybody?: boolean;
  /** The call is for this one person: they may be offered it during another one (defaults 8.6). */
  direct?: boolean;
  /** Who has no page open is sent a push, where one can reach them: the call waits for them as for a device. */
  push?: boolean;
}

/** Rings everybody who can take the call, and says of the others why not. Returns how many devices ring. */
export function offerTo(
  step: Step,
  candidates: readonly Candidate[],
  { seconds, everybody = false, direct = false, push = false }: Ringing,
): number {
  const { call } = step;
  const rung = rungNow(step);
  let ringing = 0;
  for (const person of candidates) {
    const tooMany = rung.size >= RING_AT_ONCE && !rung.has(person.userId);
    const why = whyNot(step, person, { everybody, direct, push }) ?? (tooMany ? ringLimit(person.name) : null);
    if (why) {
      step.say('skipped', 'offer.skipped', why.sentence, {
        userId: person.userId,
        name: person.name,
        reason: why.reason,
        ...why.parameters,
      });
      continue;
    }
    rung.add(person.userId);
    if (person.devices.length === 0) {
      ringing += 1;
      pushTo(step, person);
      continue;
    }
    pageOpened(step, person);
    const second = saidAsSecond(step, person);
    for (const device of person.devices) {
      ringing += 1;
      const leg = step.addLeg('OFFER', { userId: person.userId, identity: device.identity });
      call.offers.push({
        id: leg.id,
        userId: person.userId,
        userName: person.name,
        label: device.label,
        state: 'RINGING',
        at: step.now,
        ...second,
      });
      step.command({
        kind: 'PLACE_OFFER',
        legId: leg.id,
        identity: device.identity,
        from: call.peerNumber,
        timeoutSeconds: seconds + CARRIER_RING_MARGIN_SECONDS,
      });
    }
  }
  return ringing;
}

/** Their browser is sent a push (workspace does so, hearing of this offer): with a page open they are rung like everybody else. */
function pushTo(step: Step, { userId, name }: Candidate): void {
  const offer = { id: step.nextId(), userId, userName: name, label: PUSH, state: 'RINGING', at: step.now } as const;
  step.call.offers.push({ ...offer, pushed: true });
  step.say('fact', 'offer.pushed', `No page of ${name} is open: a push notification is sent`, { userId, name });
}

/** What a person is rung on who has no page open. */
const PUSH = 'Push';

/** No browser of theirs took the push: the call waits for them no longer, and goes on at once where it waited for nobody else. */
export function pushFailed(step: Step, userId: string, reason: string): void {
  const offer = step.call.offers.find((found) => found.userId === userId && found.pushed && found.state === 'RINGING');
  if (!offer) return;
  offer.state = 'WITHDRAWN';
  offer.unreached = true;
  const { userName: name } = offer;
  step.say('skipped', 'offer.push_failed', `No push notification reached ${name}`, { userId, name, reason });
  step.change('OFFER_CLOSED');
  step.nobodyRings = true;
}

/** No browser of theirs took a push of this call. */
export const notReached = ({ offers }: CallState, userId: string): boolean =>
  offers.some((offer) => offer.userId === userId && offer.unreached);

/** Whoever opened a page for a push has so long to take the call, in ms, also where it would have rung no longer. */
const OPENED_MS = 10_000;

/** The push of this person did what it was for. */
function pageOpened(step: Step, { userId }: Candidate): void {
  const { offers, timers } = step.call;
  const asked = offers.filter((offer) => offer.userId === userId && offer.pushed && offer.state === 'RINGING');
  for (const offer of asked) offer.state = 'WITHDRAWN';
  if (asked.length > 0 && timers.ring !== undefined) step.setTimer('ring', Math.max(timers.ring, step.now + OPENED_MS));
}

/** What an offer says of who is on another call while it rings (call waiting), of which the call's timeline tells as well. */
export function saidAsSecond(step: Step, { engaged, userId, name }: Candidate): { second?: true } {
  if (engaged !== 'CALL') return {};
  const what = `${name} is on a call and is offered this one: call waiting is on`;
  step.say('fact', 'offer.call_waiting', what, { userId, name });
  return { second: true };
}

/** Who is rung for this call now, by user id; filled up by whoever rings further people. */
export const rungNow = ({ call }: Step): Set<string> =>
  new Set(call.offers.filter(({ state }) => state === 'RINGING').map(({ userId }) => userId));

/** The people who are being rung, by name. */
export function ringingNames(call: CallState): string[] {
  const rings = call.offers.filter(({ state, pushed }) => state === 'RINGING' && !pushed);
  const names = rings.map(({ userName }) => userName);
  return [...new Set(names)];
}

/** Why a person is not offered this call now; null: can be. */
export const whyNot = ({ call, now }: Step, person: Candidate, how: Asked): CannotRing | null =>
  cannotRing(person, now, how) ?? declinedBefore(call, person);

type Asked = Pick<Ringing, 'everybody' | 'direct' | 'push'>;

export interface CannotRing {
  reason: string;
  sentence: string;
  parameters?: Record<string, string>;
}

function declinedBefore(call: CallState, { userId, name }: Candidate): CannotRing | null {
  const declined = call.offers.some((offer) => offer.userId === userId && offer.state === 'DECLINED');
  return declined ? { reason: 'declined', sentence: `Skipped ${name}: declined this call` } : null;
}

/** Why a person cannot be offered a call now; null: they can. */
export function cannotRing(
  person: Candidate,
  now: number,
  { everybody = false, direct = false, push = false }: Asked = {},
): CannotRing | null {
  const { name } = person;
  const limit = limitOf(person, now);
  if (!person.active) return { reason: 'inactive', sentence: `Skipped ${name}: not an active member` };
  if (!person.hasSeat) return { reason: 'no_seat', sentence: `Skipped ${name}: has no seat` };
  const waits = direct && person.callWaiting === true;
  if ((person.engaged === 'CALL' && !waits) || person.engaged === 'ASIDE')
    return { reason: 'on_call', sentence: `Skipped ${name}: on a call` };
  if (person.engaged === 'OFFER') return { reason: 'offered', sentence: `Skipped ${name}: another call is ringing` };
  if (limit?.reason === 'OUTSIDE_HOURS' && !everybody) {
    const until = limit.until === null ? {} : { until: new Date(limit.until).toISOString() };
    return { reason: 'outside_hours', sentence: `Skipped ${name}: outside own hours`, parameters: until };
  }
  const hasDevice = person.devices.length > 0;
  if (!hasDevice && !(push && person.push)) return { reason: 'unreachable', sentence: `No device of ${name} can ring` };
  // Who is not there by choice is rung where a page of theirs is open, and left alone where it would be a push.
  if (everybody && hasDevice) return null;
  if (person.presence !== 'AVAILABLE') {
    const presence = person.presence.toLowerCase();
    return { reason: presence, sentence: `Skipped ${name}: ${presence}` };
  }
  if (limit?.reason === 'AUTO_PAUSED') {
    const missed = String(limit.missedCalls);
    return {
      reason: 'auto_paused',
      sentence: `Skipped ${name}: paused, missed ${missed} calls`,
      parameters: { missed },
    };
  }
  return null;
}

/** Whether people may be rung for this call now. */
const asksPeople = ({ phase }: CallState): boolean => phase === 'RINGING' || phase === 'QUEUED';

/** A device picked up: the first one wins, every later one hears that it was taken. */
export function offerAnswered(step: Step, leg: Leg, sid: string, engaged: boolean): void {
  const { call } = step;
  learnSid(step, leg, sid);
  const offer = call.offers.find((found) => found.id === leg.id);
  if (!offer || offer.state === 'ACCEPTED') return;
  raise(leg, 'ANSWERED');
  if (!isLedByFlow(call) || offer.state !== 'RINGING' || !asksPeople(call) || engaged) {
    if (offer.state === 'RINGING') offer.state = engaged ? 'WITHDRAWN' : 'TAKEN';
    step.say('skipped', 'offer.too_late', `${offer.userName} picked up too late`, {
      userId: offer.userId,
      name: offer.userName,
    });
    endLeg(step, leg);
    step.nobodyRings = true;
    return;
  }
  const before = heardBy(call);
  offer.state = 'ACCEPTED';
  step.closedOffers.push({ userId: offer.userId, missed: false });
  leg.role = 'AGENT';
  closeOffersBut(step, leg.id);
  withdrawForwards(step);
  queueOver(step, offer.userId);
  if (call.callback) return agentTookCallback(step, leg, offer.userName);
  const seconds = Math.round((step.now - call.startedAt) / 1000);
  step.say('good', 'call.answered', `${offer.userName} answered after ${seconds} s`, {
    userId: offer.userId,
    name: offer.userName,
    seconds: String(seconds),
  });
  bridge(step, leg);
  tellCaller(step, before);
}

/** Somebody took the call: every other device that rings hears so. */
export function closeOffersBut(step: Step, legId: string): void {
  for (const other of step.call.offers) {
    if (other.id === legId || other.state !== 'RINGING') continue;
    other.state = 'TAKEN';
    const loser = step.call.legs[other.id];
    if (loser) endLeg(step, loser);
  }
}

/** Decline stops that member's devices alone (defaults 11.5). */
export function offerDeclined(step: Step, userId: string): void {
  const rings = step.call.offers.filter((offer) => offer.userId === userId && offer.state === 'RINGING');
  const mine = rings.length > 0 ? rings : askedBefore(step.call, userId);
  if (mine.length === 0) return;
  for (const offer of mine) {
    offer.state = 'DECLINED';
    const leg = step.call.legs[offer.id];
    if (leg) endLeg(step, leg);
  }
  const name = mine[0]?.userName ?? '';
  step.say('skipped', 'offer.declined', `${name} declined`, { userId, name });
  step.change('OFFER_CLOSED');
  step.nobodyRings = true;
}

/** A queue asked them by push and goes on to others: their notification may still stand there, and says what they want. */
const askedBefore = ({ phase, offers }: CallState, userId: string): Offer[] =>
  phase === 'QUEUED'
    ? offers.filter((offer) => offer.userId === userId && offer.pushed && offer.state === 'TIMED_OUT').slice(-1)
    : [];

/** The leg of an offer ended by itself: rejected on the device, not there, or rung out at the carrier. */
export function offerLegEnded(step: Step, leg: Leg, how: LegOutcome | null): void {
  const offer = step.call.offers.find((found) => found.id === leg.id);
  if (!offer || offer.state !== 'RINGING') return;
  const parameters = { userId: offer.userId, name: offer.userName, device: offer.label };
  if (how === 'busy') {
    offer.state = 'DECLINED';
    step.say('skipped', 'offer.declined', `${offer.userName} declined on ${offer.label}`, parameters);
  } else if (how === 'no-answer') {
    offer.state = 'TIMED_OUT';
    noteMissed(step, new Set([offer.userId]));
    step.say('waited', 'offer.timed_out', `${offer.userName} did not answer on ${offer.label}`, parameters);
  } else {
    offer.state = 'WITHDRAWN';
    step.say('skipped', 'offer.failed', `Couldn’t ring ${offer.label} of ${offer.userName}`, parameters);
  }
  step.change('OFFER_CLOSED');
  step.nobodyRings = true;
}

/** They rang as long as the flow says. */
export function ringTimedOut(step: Step): void {
  if (!asksPeople(step.call)) return;
  step.clearTimer('wrapUp');
  const rang = new Set<string>();
  for (const offer of step.call.offers) {
    if (offer.state !== 'RINGING') continue;
    const leg = step.call.legs[offer.id];
    // A device that never rang did not fail to answer. Of another one of the person the carrier may have said that it did.
    const other = step.call.offers.some(
      ({ userId, state, pushed }) => userId === offer.userId && state === 'TIMED_OUT' && !pushed,
    );
    if (!offer.pushed && (leg?.status === 'RINGING' || other)) rang.add(offer.userId);
    offer.state = 'TIMED_OUT';
    if (leg) endLeg(step, leg);
    const { userId, userName: name, label: device } = offer;
    if (offer.pushed)
      step.say('waited', 'offer.not_opened', `${name} did not open a page after the push`, { userId, name });
    else step.say('waited', 'offer.timed_out', `${name} did not answer on ${device}`, { userId, name, device });
  }
  noteMissed(step, rang);
  forwardTimedOut(step);
  step.change('OFFER_CLOSED');
  step.nobodyRings = true;
}

/**
 * These let it ring on every device that rang; not who declined on one, and not while another one still rings. Whoever talks on
 * while a second call rings has not missed it: three of those pause nobody.
 */
function noteMissed(step: Step, userIds: ReadonlySet<string>): void {
  for (const userId of userIds) {
    const open = step.call.offers.some(
      (offer) => offer.userId === userId && (offer.state === 'RINGING' || offer.state === 'DECLINED' || offer.second),
    );
    if (!open) step.closedOffers.push({ userId, missed: true });
  }
}
