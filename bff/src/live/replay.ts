/** What a new subscription is told first: the events that its client missed, as few frames of them as tell the same. */
import type { Hub, LiveEvent } from './hub.ts';
import type { LiveSocket } from './socket.ts';

/**
 * Subscriptions made this soon after their socket take up what the ones of the socket before missed; milliseconds. Later
 * ones belong to pages that have just been read: what their page already knows would undo what has happened since.
 */
const TAKES_UP_MS = 10_000;
/** More than this is fetched anew faster than it is told, and does not fit a queue of frames. */
const MOST_REPLAYED = 500;

/** A missed event with what of it makes a frame. */
export interface Missed<T> {
  readonly event: LiveEvent;
  readonly payload: T;
}

/** How the events of one type are told when they are told again. */
export interface Again<T> {
  /** Whose whole state an event tells, when it does: only the newest of each is told that is for this client. */
  readonly stateOf?: (event: LiveEvent) => string | undefined;
  /**
   * The newest of a state.
   * @param earlier frames of the same state that it stands for
   * @param later all events of the workspace after it
   */
  tell?(payload: T, earlier: readonly T[], later: readonly LiveEvent[]): T;
}

/**
 * The frames of what a client missed, oldest first. Where they are too many the client is told to fetch again instead.
 * @param againOf undefined: a type that this subscription does not listen to
 */
export function missedFrames<T>(
  hub: Hub,
  socket: LiveSocket,
  select: (event: LiveEvent) => T | undefined,
  againOf: (event: LiveEvent) => Again<T> | undefined,
): readonly Missed<T>[] {
  const from = missedSince(hub, socket);
  if (from === undefined) return [];
  const replay = hub.since(socket.principal.workspaceId, from);
  // `resync` says so: it looks at the same ring.
  if (!replay.complete) return [];
  // By its state, or by its place where it tells none; in the order of the newest of each.
  const missed = new Map<string | number, { index: number; payload: T; earlier: T[] }>();
  for (const [index, event] of replay.events.entries()) {
    const payload = select(event);
    if (payload === undefined) continue;
    const state = againOf(event)?.stateOf?.(event) ?? index;
    const before = missed.get(state);
    const earlier = before?.earlier ?? [];
    if (before) earlier.push(before.payload);
    missed.delete(state);
    missed.set(state, { index, payload, earlier });
  }
  if (missed.size > MOST_REPLAYED) {
    socket.missedTooMuch(hub.now());
    return [];
  }
  return [...missed.values()].map(({ index, payload, earlier }) => {
    const event = replay.events[index] as LiveEvent;
    return { event, payload: againOf(event)?.tell?.(payload, earlier, replay.events.slice(index + 1)) ?? payload };
  });
}

/** From when on a subscription that begins now is told; milliseconds since 1970, undefined for a client that missed nothing. */
export function missedSince(hub: Hub, { resumeFrom, openedAt }: LiveSocket): number | undefined {
  if (resumeFrom === undefined) return undefined;
  const now = hub.now();
  // The hub's overlap is long enough for what came between the answer to a page's query and its subscription.
  return now - openedAt <= TAKES_UP_MS ? resumeFrom : now;
}
