/** Asking people into a call that is going on: offers as for a new call, with a purpose (defaults 12.4). */
import type { Candidate } from './candidate.ts';
import { forwardRings, forwardTimedOut, withdrawForwards } from './flow/forwards.ts';
import type { LegOutcome } from './inputs.ts';
import { endLeg, learnSid, raise } from './legs.ts';
import { CARRIER_RING_MARGIN_SECONDS, cannotRing, rungNow, saidAsSecond } from './offers.ts';
import { RING_AT_ONCE, ringLimit } from './ringLimit.ts';
import type { Leg, Offer } from './state.ts';
import type { Step } from './step.ts';
import type { OfferPurpose } from './together.ts';

/**
 * Offers the call to everybody who can take it; says why the others can't. Returns the names of those who ring.
 * @param direct it is for this one person: they may be offered it during another call (call waiting, defaults 8.6)
 */
export function invite(
  step: Step,
  candidates: readonly Candidate[],
  purpose: OfferPurpose,
  seconds: number,
  direct = false,
): { ringing: string[]; skipped: string[] } {
  const { call } = step;
  const ringing: string[] = [];
  const skipped: string[] = [];
  const rung = rungNow(step);
  for (const person of candidates) {
    // Whom the call comes back to may have chosen BUSY: it is their own.
    const why =
      cannotRing(
        purpose === 'RETURN' ? { ...person, presence: 'AVAILABLE', paused: false, hours: null } : person,
        step.now,
        { direct },
      ) ?? (rung.size >= RING_AT_ONCE ? ringLimit(person.name) : null);
    if (why) {
      skipped.push(why.sentence);
      step.say('skipped', 'offer.skipped', why.sentence, {
        userId: person.userId,
        name: person.name,
        reason: why.reason,
        ...why.parameters,
      });
      continue;
    }
    rung.add(person.userId);
    const second = saidAsSecond(step, person);
    for (const device of person.devices) {
      const leg = step.addLeg('OFFER', { userId: person.userId, identity: device.identity });
      const offer = { id: leg.id, userId: person.userId, userName: person.name, label: device.label };
      call.offers.push({ ...offer, state: 'RINGING', purpose, at: step.now, ...second });
      step.command({
        kind: 'PLACE_OFFER',
        legId: leg.id,
        identity: device.identity,
        from: call.peerNumber,
        timeoutSeconds: seconds + CARRIER_RING_MARGIN_SECONDS,
      });
    }
    ringing.push(person.name);
  }
  return { ringing, skipped };
}

/** The offer of an invitation that this leg rings for; undefined: it is an offer of the call as it came. */
export function invitationOf(step: Step, leg: Leg): Offer | undefined {
  return step.call.offers.find(({ id, purpose }) => id === leg.id && purpose !== undefined);
}

/** Whether somebody still rings for this, or a phone outside is asked. */
export function rings({ call }: Step, purpose: OfferPurpose): boolean {
  if (purpose !== 'RETURN' && forwardRings(call, purpose)) return true;
  return call.offers.some((offer) => offer.purpose === purpose && offer.state === 'RINGING');
}

/** A device picked up. Returns whether it takes the call; a later one hears that it was taken. */
export function pickedUp(step: Step, offer: Offer, leg: Leg, sid: string, engaged: boolean): boolean {
  learnSid(step, leg, sid);
  if (offer.state === 'ACCEPTED' || leg.status === 'ENDED') return false;
  // The carrier may have told of the answer before the leg asks what to do.
  raise(leg, 'ANSWERED');
  const outside = step.call.legs[step.call.outsideLegId];
  if (offer.state === 'RINGING' && !engaged && step.call.status === 'ON_GOING' && outside?.status !== 'ENDED') {
    offer.state = 'ACCEPTED';
    step.closedOffers.push({ userId: offer.userId, missed: false });
    return true;
  }
  if (offer.state === 'RINGING') offer.state = 'WITHDRAWN';
  step.say('skipped', 'offer.too_late', `${offer.userName} picked up too late`, {
    userId: offer.userId,
    name: offer.userName,
  });
  endLeg(step, leg);
  return false;
}

/** Stops what rings for this purpose; `of`: on the devices of one person alone. */
export function stopRinging(step: Step, purpose: OfferPurpose, state: 'TAKEN' | 'WITHDRAWN', of?: string): void {
  if (purpose !== 'RETURN' && of === undefined) withdrawForwards(step, purpose);
  for (const offer of step.call.offers) {
    if (offer.purpose !== purpose || offer.state !== 'RINGING' || (of !== undefined && offer.userId !== of)) continue;
    offer.state = state;
    const leg = step.call.legs[offer.id];
    if (leg) endLeg(step, leg);
  }
}

/** Declined on one device: all of this person's stop, others go on ringing. Returns what was declined. */
export function declined(step: Step, userId: string): OfferPurpose | undefined {
  const mine = step.call.offers.filter((offer) => offer.userId === userId && offer.state === 'RINGING');
  for (const offer of mine) {
    offer.state = 'DECLINED';
    const leg = step.call.legs[offer.id];
    if (leg) endLeg(step, leg);
  }
  const [first] = mine;
  if (!first?.purpose) return undefined;
  step.say('skipped', 'offer.declined', `${first.userName} declined`, { userId, name: first.userName });
  step.change('OFFER_CLOSED');
  return first.purpose;
}

/** The leg of an invitation ended by itself: rejected on the device, not there, or rung out at the carrier. */
export function ringingEnded(step: Step, offer: Offer, how: LegOutcome | null): boolean {
  if (offer.state !== 'RINGING') return false;
  const parameters = { userId: offer.userId, name: offer.userName, device: offer.label };
  if (how === 'busy') {
    offer.state = 'DECLINED';
    stopRinging(step, offer.purpose ?? 'JOIN', 'WITHDRAWN', offer.userId);
    step.say('skipped', 'offer.declined', `${offer.userName} declined on ${offer.label}`, parameters);
  } else if (how === 'no-answer') {
    offer.state = 'TIMED_OUT';
    step.say('waited', 'offer.timed_out', `${offer.userName} did not answer on ${offer.label}`, parameters);
  } else {
    offer.state = 'WITHDRAWN';
    step.say('skipped', 'offer.failed', `Couldn’t ring ${offer.label} of ${offer.userName}`, parameters);
  }
  step.change('OFFER_CLOSED');
  return true;
}

/** It rang as long as it may. Who let it ring on a device that rang has missed it. */
export function ringingTimedOut(step: Step, purpose: OfferPurpose): void {
  if (purpose !== 'RETURN') forwardTimedOut(step, purpose);
  const missed = new Set<string>();
  for (const offer of step.call.offers) {
    if (offer.purpose !== purpose || offer.state !== 'RINGING') continue;
    const leg = step.call.legs[offer.id];
    if (leg?.status === 'RINGING' && purpose !== 'RETURN' && !offer.second) missed.add(offer.userId);
    offer.state = 'TIMED_OUT';
    if (leg) endLeg(step, leg);
    step.say('waited', 'offer.timed_out', `${offer.userName} did not answer on ${offer.label}`, {
      userId: offer.userId,
      name: offer.userName,
      device: offer.label,
    });
  }
  for (const userId of missed) step.closedOffers.push({ userId, missed: true });
}
