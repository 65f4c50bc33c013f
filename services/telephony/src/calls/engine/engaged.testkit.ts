/** Whom a call rings and whom it keeps, for the random scenarios: nobody is rung while busy, nobody is kept busy without a connection. */
import type { Candidate } from './candidate.ts';
import { nodeOf } from './flow/position.ts';
import type { CallInput } from './inputs.ts';
import { peopleOnCall } from './participants.ts';
import { type CallState, isFinal, type Leg, type Offer } from './state.ts';
import type { StepResult } from './step.ts';
import { liveSupervisions, liveTransfer } from './together.ts';

type Fail = (text: string) => never;

/** The people whom the world handed in with an input: nobody else can be rung by it. */
const handedIn = (input: CallInput): readonly Candidate[] =>
  'candidates' in input ? (input.candidates ?? []) : input.type === 'QUEUE' ? (input.attempt?.members ?? []) : [];

/** Whoever is rung by a step is free: of other calls the world says so, of this one the call itself does. */
export function checkRung(before: CallState, input: CallInput, { call, commands }: StepResult, fail: Fail): void {
  const rung = commands.flatMap((command) => (command.kind === 'PLACE_OFFER' ? [command.legId] : []));
  const offers = call.offers.filter(({ id }) => !before.offers.some((old) => old.id === id));
  // Who has no page open is sent a push.
  const byDevice = offers.filter(({ pushed }) => !pushed);
  if (rung.length !== byDevice.length || byDevice.some(({ id }) => !rung.includes(id)))
    fail('a device rings without an offer, or is offered a call without ringing');
  for (const offer of offers) {
    const person = handedIn(input).find(({ userId }) => userId === offer.userId);
    if (!person) return fail(`${offer.userId} is rung, of whom nobody knows whether they are free`);
    checkFree(input, call, offer, person, fail);
    checkNotHere(before, call, offer, fail);
  }
  const { legId } = input.type === 'OFFER_ANSWERED' && input.engaged ? input : {};
  const late = call.offers.find(({ id, state }) => id === legId && state === 'ACCEPTED');
  if (late && !before.offers.some(({ id, state }) => id === legId && state === 'ACCEPTED'))
    fail(`${late.userId} took a call while on another`);
}

/** Of other calls, and of what the person chose. */
function checkFree(input: CallInput, call: CallState, offer: Offer, person: Candidate, fail: Fail): void {
  const { engaged, presence, callWaiting = false } = person;
  const isSecond = engaged === 'CALL' && callWaiting && isAskedAlone(input, offer);
  if (engaged !== null && !isSecond) fail(`${offer.userId} is rung while busy (${engaged})`);
  if ((offer.second === true) !== isSecond) fail(`an offer does not say whether ${offer.userId} is on a call`);
  const node = nodeOf(call);
  const goesToAll = offer.purpose === undefined && node?.do === 'ring' && node.everybody;
  // Whom a call comes back to may have chosen not to be rung: it is their own.
  if (presence !== 'AVAILABLE' && offer.purpose !== 'RETURN' && !goesToAll)
    fail(`${offer.userId} is rung while busy (chose ${presence})`);
}

/** For this one person, so that they may be offered it during another call (defaults 8.6). */
function isAskedAlone(input: CallInput, { purpose }: Offer): boolean {
  if (purpose === 'TRANSFER') return input.type === 'TRANSFER' && input.to.kind === 'USER';
  const isInFlow = input.type !== 'QUEUE' && !(input.type === 'TIMER' && input.name === 'wrapUp');
  return purpose === undefined && isInFlow && handedIn(input).length === 1;
}

/** Of this call: who takes part in it, supervises it, or is rung for it already is not rung for it. */
function checkNotHere(before: CallState, call: CallState, { userId, purpose }: Offer, fail: Fail): void {
  const comesBack =
    purpose === 'RETURN' &&
    userId === liveTransfer(call)?.fromUserId &&
    call.agentLegId === null &&
    !isUp(call, userId);
  if (!comesBack && (isOn(call, userId) || isUp(call, userId))) fail(`${userId} is rung for a call that they are on`);
  // A page that is opened for a push rings in its place.
  const stillRings = before.offers.some(
    (old) => old.userId === userId && old.state === 'RINGING' && isRinging(call, old.id),
  );
  if (stillRings) fail(`${userId} is rung for a call that rings for them already`);
}

const isRinging = ({ offers }: CallState, offerId: string): boolean =>
  offers.some(({ id, state }) => id === offerId && state === 'RINGING');

const isOn = (call: CallState, userId: string): boolean =>
  peopleOnCall(call).has(userId) || liveSupervisions(call).some((one) => one.userId === userId);

/** Whether a leg of theirs is in the conference, whatever the call says of them. */
const isUp = (call: CallState, userId: string): boolean =>
  Object.values(call.legs).some((leg) => leg.userId === userId && isConnected(leg));

const isConnected = ({ status, unwanted }: Leg): boolean => status === 'ANSWERED' && !unwanted;

/** A lost agent has 20 s to come back (defaults 12.4), and what frees them then may be a step or two away. */
const KEPT_BUSY_MS = 35_000;
/** So long whoever set a call aside is taken for busy after they were seen on the other one: until the next look, and 20 s to come back. */
const ASIDE_MS = 40_000;
/**
 * So long whoever hands a call over has it without a connection: while it rings at the target for 30 s, and 20 s more where a phone
 * that picked up is to press 1; while they are rung back for 20 s, up to three times, 3 s apart.
 */
const HANDING_OVER_MS = { RINGING: 50_000, RETURNING: 66_000 } as const;
/** A device that is to connect for a call that its person places has this long. */
const PLACING_MS = 45_000;

/** Whether a call keeps people busy whose connection to it is gone. */
export class Busy {
  /** Since when people of the call have no leg, epoch ms. */
  private readonly gone = new Map<string, number>();
  /** When whoever set the call aside was last known to be on another one, epoch ms. */
  private busyElsewhere = 0;
  private readonly dead: ReadonlyMap<string, number>;
  /** Of those the ones that the carrier ended by itself. */
  private readonly ended = new Set<string>();

  /** @param dead legs whose pages are gone, which the carrier counts as there: since when, epoch ms */
  constructor(dead: ReadonlyMap<string, number>) {
    this.dead = dead;
  }

  /** @param now of the step that led to `call`, epoch ms */
  look(seed: string, input: CallInput, call: CallState, now: number): void {
    if (isFinal(call)) return this.gone.clear();
    this.noteAside(input, now);
    this.noteEnd(input, call);
    const people = peopleOnCall(call);
    for (const { userId } of liveSupervisions(call)) people.add(userId);
    for (const { userId, state } of call.offers) if (state === 'RINGING') people.add(userId);
    for (const userId of this.gone.keys()) if (!people.has(userId)) this.gone.delete(userId);
    for (const userId of people) {
      if (this.isThere(call, userId) || isRung(call, userId) || this.isExcused(call, userId, now)) {
        this.gone.delete(userId);
        continue;
      }
      const since = this.gone.get(userId) ?? this.diedAt(call, userId) ?? now;
      this.gone.set(userId, since);
      if (now - since > KEPT_BUSY_MS)
        throw new Error(
          `${seed}: ${userId} is kept busy ${(now - since) / 1000} s after their connection was lost (${call.status}, ${call.phase})`,
        );
    }
  }

  private isThere({ legs }: CallState, userId: string): boolean {
    return Object.values(legs).some((leg) => leg.userId === userId && isConnected(leg) && !this.dead.has(leg.id));
  }

  /** Of a page that is gone while its leg is up, the fault is older than the step by which it is seen. */
  private diedAt({ legs }: CallState, userId: string): number | undefined {
    const up = Object.values(legs).filter((leg) => leg.userId === userId && isConnected(leg));
    return up.map(({ id }) => this.dead.get(id)).find((at) => at !== undefined);
  }

  /** The carrier may notice before anybody of ours does: that a leg ended by itself is a fault of its own, with 20 s of its own. */
  private noteEnd(input: CallInput, call: CallState): void {
    if (input.type !== 'LEG_STATUS' || input.status !== 'ENDED') return;
    const leg = call.legs[input.legId];
    if (!leg || leg.unwanted || !this.dead.has(leg.id) || this.ended.has(leg.id)) return;
    this.ended.add(leg.id);
    this.gone.delete(leg.userId ?? '');
  }

  private noteAside(input: CallInput, now: number): void {
    if (input.type === 'SET_ASIDE') this.busyElsewhere = now;
    const [person] = input.type === 'TIMER' && input.name === 'setAside' ? (input.candidates ?? []) : [];
    if (person?.engaged === 'CALL' || person?.engaged === 'OFFER') this.busyElsewhere = now;
  }

  /** Without a leg a call is somebody's only for as long as a rule says: each has a clock of its own. */
  private isExcused(call: CallState, userId: string, now: number): boolean {
    if (call.status === 'PENDING') return userId === call.agentUserId && now <= call.startedAt + PLACING_MS;
    // Who takes another call has this one as well, for as long as they are on that.
    if (call.setAside !== undefined) return userId === call.agentUserId && now <= this.busyElsewhere + ASIDE_MS;
    // Who hands a call over has it until it is taken: it may come back to them.
    const transfer = liveTransfer(call);
    if (transfer?.fromUserId !== userId || transfer.stage === 'CONSULTING') return false;
    return (
      now <= transfer.stageSince + (transfer.stage === 'RINGING' ? HANDING_OVER_MS.RINGING : HANDING_OVER_MS.RETURNING)
    );
  }
}

/** Whether a device of theirs is asked: an offer of a leg that has ended asks nobody. */
const isRung = ({ offers, legs }: CallState, userId: string): boolean =>
  offers.some(
    ({ id, userId: whose, state }) =>
      whose === userId && state === 'RINGING' && legs[id] && legs[id].status !== 'ENDED',
  );
