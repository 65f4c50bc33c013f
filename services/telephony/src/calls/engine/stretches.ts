/**
 * Who had the call, and from when to when: the people of ours who were connected to the party outside. Read off the state after each
 * step, so that no way of handing a call over can forget it.
 *
 * Whoever supervises does not have the call, also while they talk along: barging in leaves it with its agent, and taking it over is
 * what makes it theirs (defaults 12.5). Nor does who is consulted before a warm transfer is done, as the party outside hears music.
 */
import { peopleOnCall } from './participants.ts';
import { type CallState, isFinal, type Stretch } from './state.ts';
import type { Step } from './step.ts';
import { liveTransfer } from './together.ts';

/** One time in which somebody had the call, as far as it goes. */
interface Had {
  userId: string;
  from: number;
  to: number;
  heldMs: number;
}

/** Keeps who has the call after this step. A call that was answered before this was kept has none: its one agent had all of it. */
export function keepStretches({ call, now }: Step, before: CallState): void {
  if (isFinal(before) || call.answeredAt === null) return;
  if (call.stretches === undefined && before.answeredAt !== null) return;
  const end = isFinal(call) ? (call.endedAt ?? now) : now;
  const having = new Set(isFinal(call) ? [] : connected(call));
  const kept = (call.stretches ?? []).map((stretch): Stretch => {
    const goesOn = !('to' in stretch) && having.delete(stretch.userId);
    return goesOn ? stretch : within(closed(stretch, call, end), end);
  });
  const begun = [...having].map((userId) => ({ userId, from: now, heldBefore: heldUntil(call, now) }));
  call.stretches = [...kept, ...begun];
}

/** Who had the call when; undefined: nobody kept it. What still goes on lasts until `now`, epoch ms. */
export const stretchesOf = (call: CallState, now: number): Had[] | undefined =>
  call.stretches?.map((stretch) => closed(stretch, call, call.endedAt ?? now));

/** Who of ours had the call last; null: nobody, or nobody kept it. */
export function lastToHave({ stretches = [] }: CallState): string | null {
  const until = (stretch: Stretch) => ('to' in stretch ? stretch.to : Infinity);
  return stretches.toSorted((a, b) => until(a) - until(b)).at(-1)?.userId ?? null;
}

function connected(call: CallState): string[] {
  const consulted = liveTransfer(call)?.target?.legId;
  const up = Object.values(call.legs).filter(
    ({ id, role, status, unwanted }) =>
      (id === call.agentLegId || role === 'MEMBER') && id !== consulted && status === 'ANSWERED' && !unwanted,
  );
  const people = peopleOnCall(call);
  return up.flatMap(({ userId }) => (userId !== null && people.has(userId) ? [userId] : []));
}

function closed(stretch: Stretch, call: CallState, to: number): Had {
  if ('to' in stretch) return stretch;
  const { userId, from, heldBefore } = stretch;
  return { userId, from, to, heldMs: heldUntil(call, to) - heldBefore };
}

/** The end of a call may be earlier than the moment in which it is seen. */
function within({ userId, from, to, heldMs }: Had, end: number): Had {
  const until = Math.min(to, end);
  const since = Math.min(from, until);
  return { userId, from: since, to: until, heldMs: Math.max(0, Math.min(heldMs, until - since)) };
}

/** For how long the party outside was on hold until then, in ms. */
const heldUntil = ({ heldMs, heldSince }: CallState, at: number): number =>
  heldMs + (heldSince === null ? 0 : Math.max(0, at - heldSince));
