/** Turns a workspace's events into the frames of one subscription. */
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { eventType, type Audience } from '@ringline/kit/events';
import type { Principal } from '@ringline/kit/auth';
import { RecordingAccessChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Hub, LiveEvent } from './hub.ts';
import type { FrameCause } from './observe.ts';
import { FrameQueue } from './queue.ts';
import { CLOSE, type LiveSocket } from './socket.ts';

/** What a subscription's field resolves from. */
export interface Frame<T = unknown> {
  readonly payload: T;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The event that it tells of, for its trace; undefined when there is none. */
  readonly cause?: FrameCause;
}

/** A frame may wait for a slow client behind this many; then the client is told to fetch again. */
const MAX_WAITING = 1_000;

/** The part of an event that a subscriber gets, or undefined when it is none of theirs. */
export type Selector<Desc extends DescMessage, T> = (
  message: MessageShape<Desc>,
  audience: Audience | null,
  principal: Principal,
) => T | undefined;

/** A type of event with what of it makes a frame. */
export interface Source<T> {
  readonly type: string;
  select(event: LiveEvent, principal: Principal): T | undefined;
  /** Whose whole state an event tells, when it does. */
  snapshotOf?(event: LiveEvent): string | undefined;
}

export function source<Desc extends DescMessage, T>(schema: Desc, select: Selector<Desc, T>): Source<T> {
  return {
    type: eventType(schema),
    select: ({ message, audience }, principal) => select(message as MessageShape<Desc>, audience, principal),
  };
}

/** Listens to one type of event, beginning with what the client missed. */
export function listen<Desc extends DescMessage, T>(
  hub: Hub,
  socket: LiveSocket,
  schema: Desc,
  select: Selector<Desc, T>,
): AsyncIterableIterator<Frame<T>> {
  return listenToAll(hub, socket, [source(schema, select)]);
}

/**
 * Listens to a type of event that tells the whole state of something each time. Of what the client missed it gets the newest
 * that is for it of each: a phone that heard of all again would ring for a call that has been over for seconds.
 *
 * @param snapshotOf the id of what an event tells the state of
 */
export function listenToSnapshots<Desc extends DescMessage, T>(
  hub: Hub,
  socket: LiveSocket,
  schema: Desc,
  snapshotOf: (message: MessageShape<Desc>) => string | undefined,
  select: Selector<Desc, T>,
): AsyncIterableIterator<Frame<T>> {
  const snapshots = { snapshotOf: ({ message }: LiveEvent) => snapshotOf(message as MessageShape<Desc>) };
  return listenToAll(hub, socket, [{ ...source(schema, select), ...snapshots }]);
}

/** Listens to several types of events that make the same frames. */
export function listenToAll<T>(
  hub: Hub,
  socket: LiveSocket,
  sources: readonly Source<T>[],
): AsyncIterableIterator<Frame<T>> {
  const queue = new FrameQueue<Frame<T>>(MAX_WAITING, () => stop());
  // Rights are checked again at each event: they may have changed since the subscription began.
  const selected = (event: LiveEvent) =>
    sources.find(({ type }) => type === event.type)?.select(event, socket.principal);
  const deliver = (event: LiveEvent, again = false) => {
    if (socket.closed) return;
    const payload = selected(event);
    if (payload === undefined) return;
    // Too slow to follow: it connects again and resumes from its last frame.
    const { type, at, stored } = event;
    const cause = { ...stored, type, time: again ? undefined : stored.time.getTime() };
    if (!queue.push({ payload, at, cause })) socket.close(CLOSE.TOO_SLOW, 'Frames are not read fast enough');
  };
  const newest = (events: readonly LiveEvent[]): readonly LiveEvent[] => {
    const last = new Map<string, LiveEvent>();
    const idOf = (event: LiveEvent) => sources.find(({ type }) => type === event.type)?.snapshotOf?.(event);
    for (const event of events) {
      const id = idOf(event);
      // The last that is for this client: what follows may be for others alone.
      if (id !== undefined && selected(event) !== undefined) last.set(id, event);
    }
    return events.filter((event) => {
      const id = idOf(event);
      return id === undefined || last.get(id) === event;
    });
  };
  const { workspaceId } = socket.principal;
  if (socket.resumeFrom !== undefined) {
    const replay = hub.since(workspaceId, socket.resumeFrom);
    if (replay.complete) for (const event of newest(replay.events)) deliver(event, true);
  }
  const stop = hub.listen(workspaceId, { deliver: (event) => deliver(event) });
  return queue;
}

export interface ResyncFrame {
  readonly reason: 'RING_EXCEEDED' | 'ACCESS_CHANGED' | 'FEED_INTERRUPTED';
  readonly at: Date;
}

/** Says when open queries have to be fetched again: frames were missed, or what may be seen has changed, for this client or for all. */
export function listenToResync(
  hub: Hub,
  socket: LiveSocket,
  now: () => Date,
): AsyncIterableIterator<Frame<ResyncFrame>> {
  const queue = new FrameQueue<Frame<ResyncFrame>>(MAX_WAITING, () => {
    for (const stop of stops) stop();
  });
  const say = (reason: ResyncFrame['reason']) => {
    const at = now();
    queue.push({ payload: { reason, at }, at: at.getTime() });
  };
  // Who may hear recordings is shown with each of them, and no event tells of them all.
  const changesAccess = ({ type }: LiveEvent) => type === eventType(RecordingAccessChangedSchema);
  const { workspaceId } = socket.principal;
  const stops = [
    socket.onAccessChanged(() => say('ACCESS_CHANGED')),
    hub.listen(workspaceId, {
      deliver: (event) => {
        if (changesAccess(event)) say('ACCESS_CHANGED');
      },
    }),
  ];
  if (socket.resumeFrom !== undefined) {
    const missed = hub.since(workspaceId, socket.resumeFrom);
    if (!missed.complete) say('RING_EXCEEDED');
    else if (missed.events.some(changesAccess)) say('ACCESS_CHANGED');
  }
  return queue;
}
