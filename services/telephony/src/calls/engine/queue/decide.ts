/**
 * What the queues of a workspace do now: who may wait, in which order, and whom each caller's next attempt rings. Pure; runs
 * under the lock of the queues, over all callers at once, so that nobody is offered two calls (defaults 11.4).
 */
import { wrapUpEnd } from '../flow/wrapUp.ts';
import { cannotRing, notReached } from '../offers.ts';
import { ringLimit } from '../ringLimit.ts';
import type { CallState } from '../state.ts';
import { estimatedMinutes, isSignedIn } from './estimate.ts';
import type { QueueState } from './queueState.ts';
import { type LineMember, type PassedOver, type QueueAttempt, type QueueVerdict, sentencesOf } from './verdict.ts';
import { nextAttempt, type Turn } from './strategy.ts';
import { waitingIn } from './waiting.ts';

/** One queue: its members in list order, and where RRMEMORY goes on. */
export interface Line {
  members: readonly LineMember[];
  turn: Turn | null;
  /** Seconds that its last calls took; absent: none is known. */
  handled?: readonly number[];
}

export interface QueueDecisions {
  decisions: { call: CallState; verdict: QueueVerdict }[];
  /** Where the turns of queues moved to. */
  turns: Map<string, Turn>;
  /** When the next thing is known to happen, epoch ms. */
  nextAt: number | null;
}

interface Waiting {
  call: CallState;
  queue: QueueState;
}

/** `calls`: everybody who waits, in any order. `lines`: their queues, by id. */
export function decideQueues(
  calls: readonly CallState[],
  lines: ReadonlyMap<string, Line>,
  now: number,
): QueueDecisions {
  const result: QueueDecisions = { decisions: [], turns: new Map(), nextAt: null };
  const rung = new Set<string>();
  const places = new Map<string, number>();
  const callers = new Map<string, number>();
  for (const { call, queue } of inOrder(calls)) {
    const line = lines.get(queue.id);
    if (!line) continue;
    const verdict = decideOne({ call, queue, line, rung, places, callers, result, now });
    if (verdict) result.decisions.push({ call, verdict });
  }
  return result;
}

/** Who was let in first, then by priority, then by arrival: a newcomer takes nobody's place among so many. */
function inOrder(calls: readonly CallState[]): Waiting[] {
  const waiting = calls.flatMap((call) => {
    const queue = waitingIn(call);
    return queue ? [{ call, queue }] : [];
  });
  const rank = (a: Waiting, b: Waiting) =>
    b.queue.priority - a.queue.priority || a.queue.enteredAt - b.queue.enteredAt || (a.call.id < b.call.id ? -1 : 1);
  // Who waits for a callback was let in before, and takes up no room on the line.
  const admitted = waiting.filter(({ call, queue }) => queue.position !== null || call.callback);
  const size = new Map<string, number>();
  for (const { call, queue } of admitted) if (!call.callback) size.set(queue.id, (size.get(queue.id) ?? 0) + 1);
  const fresh = waiting.filter((one) => !admitted.includes(one)).sort(rank);
  const fits = fresh.filter(({ queue }) => {
    const there = size.get(queue.id) ?? 0;
    const room = queue.settings.size === 0 || there < queue.settings.size;
    if (room) size.set(queue.id, there + 1);
    return room;
  });
  return [...[...admitted, ...fits].sort(rank), ...fresh.filter((one) => !fits.includes(one))];
}

interface Turnstile extends Waiting {
  line: Line;
  /** Who is rung by another caller of this look. */
  rung: Set<string>;
  /** The last place given, by queue. */
  places: Map<string, number>;
  /** Callers on the line so far, by queue. */
  callers: Map<string, number>;
  result: QueueDecisions;
  now: number;
}

/** Null: nothing is new for this caller. */
function decideOne(at: Turnstile): QueueVerdict | null {
  const { call, queue, line, places, callers, result, now } = at;
  if (isPutOff({ call, queue }, now)) {
    soonest(result, queue.readyAt);
    return null;
  }
  const place = (places.get(queue.id) ?? 0) + 1;
  const verdict: QueueVerdict = {
    position: place,
    estimate: null,
    refused: null,
    signedIn: true,
    declinedByAll: false,
    attempt: null,
    nobody: null,
  };
  const signedIn = line.members.filter((member) => isSignedIn(reachedFor(call, member), now));
  const passedOver = line.members.flatMap((member) => whyNot(at, member) ?? []);
  const onLine = (callers.get(queue.id) ?? 0) + 1;
  const asks = queue.position === null && !call.callback;
  const refused = asks ? whyRefused(queue, onLine, signedIn.length, passedOver.length, line) : null;
  if (refused) return { ...verdict, position: null, refused };
  verdict.estimate = estimateFor(at, place, signedIn.length);
  const rings = queue.attempt !== null;
  if (!rings && signedIn.length > 0 && signedIn.every(({ userId }) => hasDeclined(call, userId)))
    return { ...verdict, position: queue.position, declinedByAll: true };
  places.set(queue.id, place);
  if (!call.callback) callers.set(queue.id, onLine);
  const moved = place !== queue.position || verdict.estimate !== (queue.estimate ?? null);
  if (rings) return moved ? verdict : null;
  // A callback waits for hours until somebody is there.
  verdict.signedIn = queue.settings.join === 'ANY' || signedIn.length > 0 || call.callback !== undefined;
  const news = moved || verdict.signedIn !== (call.timers.queueEmpty === undefined);
  if (queue.readyAt > now) {
    soonest(result, queue.readyAt);
    return news ? verdict : null;
  }
  const attempt = attemptOf(at, passedOver);
  if (attempt) return { ...verdict, attempt };
  return news || sentencesOf(passedOver) !== queue.saidOfNobody ? { ...verdict, nobody: passedOver } : null;
}

/** What the caller hears with the place in line; whoever is called back hears neither. */
function estimateFor({ call, queue: { settings }, line }: Turnstile, place: number, signedIn: number): number | null {
  if (!settings.estimatedWait || settings.announceSeconds === 0 || call.callback) return null;
  return estimatedMinutes(place, line.handled ?? [], signedIn);
}

/** A callback that waits for its next try stands in nobody's way: it has its place again when its time has come. */
export const isPutOff = ({ call, queue }: Waiting, now: number): boolean =>
  call.callback !== undefined && queue.position === null && queue.readyAt > now;

function whyRefused(
  { settings }: QueueState,
  onLine: number,
  signedIn: number,
  passedOver: number,
  { members }: Line,
): QueueVerdict['refused'] {
  if (settings.size > 0 && onLine > settings.size) return 'QUEUE_FULL';
  const nobody = { LOOSE: signedIn === 0, STRICT: passedOver === members.length, ANY: false }[settings.join];
  return nobody ? 'NOBODY_AVAILABLE' : null;
}

function attemptOf(at: Turnstile, passedOver: readonly PassedOver[]): QueueAttempt | null {
  const { call, queue, line, rung, result, now } = at;
  const skipped = new Set(passedOver.map(({ userId }) => userId));
  const found = nextAttempt({
    strategy: queue.settings.strategy,
    callId: call.id,
    members: line.members.map(({ userId, completed, lastEnd, penalty = 0 }) => ({
      userId,
      completed,
      lastEnd,
      penalty,
    })),
    eligible: new Set(line.members.map(({ userId }) => userId).filter((userId) => !skipped.has(userId))),
    byPush: new Set(line.members.filter(({ devices }) => devices.length === 0).map(({ userId }) => userId)),
    memory: queue.memory,
    queueTurn: result.turns.get(queue.id) ?? line.turn,
    now,
  });
  if (!found) return null;
  for (const userId of found.ring) rung.add(userId);
  if (found.queueTurn && queue.settings.strategy === 'RRMEMORY') result.turns.set(queue.id, found.queueTurn);
  const { metrics, endsPass, memory } = found;
  const members = line.members.filter(({ userId }) => found.ring.includes(userId));
  const tooMany = line.members.filter(({ userId }) => found.overLimit.includes(userId));
  const overLimit = tooMany.map(({ userId, name }) => ({ userId, name, ...ringLimit(name) }));
  return { members, metrics, endsPass, memory, passedOver: [...passedOver, ...overLimit] };
}

/**
 * A member without a page is reached by push where a browser of theirs gets pushes, unless none took one of this very call. Whoever
 * is called back is not there to wait: a callback waits for somebody who has a page, for hours if need be.
 */
const reachedFor = (call: CallState, member: LineMember): LineMember => ({
  ...member,
  push: member.push === true && !call.callback && !notReached(call, member.userId),
});

/** Why a member is not rung for this caller; null: can be. */
function whyNot({ call, rung, result, now }: Turnstile, given: LineMember): PassedOver | null {
  const member = reachedFor(call, given);
  const { userId, name } = member;
  if (hasDeclined(call, userId)) {
    const sentence = `Skipped ${name}: declined this call`;
    return { userId, name, reason: 'declined', sentence };
  }
  const engaged = member.engaged ?? (rung.has(userId) ? 'OFFER' : null);
  const why = cannotRing({ ...member, engaged }, now, { push: true });
  if (why) return { userId, name, ...why };
  const wrapUpEnds = wrapUpEnd(member);
  if (wrapUpEnds <= now) return null;
  soonest(result, wrapUpEnds);
  const sentence = `Skipped ${name}: has just ended a call`;
  return { userId, name, reason: 'wrap_up', sentence };
}

const hasDeclined = (call: CallState, userId: string): boolean =>
  call.offers.some((offer) => offer.userId === userId && offer.state === 'DECLINED');

function soonest(result: QueueDecisions, at: number): void {
  result.nextAt = Math.min(result.nextAt ?? at, at);
}
