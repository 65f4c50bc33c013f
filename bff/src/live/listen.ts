/** Turns a workspace's events into the frames of one subscription. */
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { eventType, type Audience } from '@ringline/kit/events';
import type { Principal } from '@ringline/kit/auth';
import { RecordingAccessChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Hub, LiveEvent } from './hub.ts';
import type { FrameCause } from './observe.ts';
import { FrameQueue } from './queue.ts';
import { missedFrames, missedSince, type Again } from './replay.ts';
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
  readonly again: Again<T>;
  select(event: LiveEvent, principal: Principal): T | undefined;
}

/** What an event tells the whole state of, by its id; see `Again`. */
export interface Retelling<Desc extends DescMessage, T> extends Pick<Again<T>, 'tell'> {
  stateOf(message: MessageShape<Desc>): string | undefined;
}

/** @param retelling left out: each event tells something of its own, and all that were missed are told */
export function source<Desc extends DescMessage, T>(
  schema: Desc,
  select: Selector<Desc, T>,
  retelling?: Retelling<Desc, T>,
): Source<T> {
  return {
    type: eventType(schema),
    select: ({ message, audience }, principal) => select(message as MessageShape<Desc>, audience, principal),
    again: retelling
      ? { ...retelling, stateOf: ({ message }) => retelling.stateOf(message as MessageShape<Desc>) }
      : {},
  };
}

/**
 * Listens to one type of event, beginning with what the client missed. Of a state it gets the newest that is for it: a phone
 * that heard of all again would ring for a call that has been over for seconds, and a list would show what is no longer so.
 */
export function listen<Desc extends DescMessage, T>(
  hub: Hub,
  socket: LiveSocket,
  schema: Desc,
  select: Selector<Desc, T>,
  retelling?: Retelling<Desc, T>,
): AsyncIterableIterator<Frame<T>> {
  return listenToAll(hub, socket, [source(schema, select, retelling)]);
}

/** Listens to several types of events that make the same frames. */
export function listenToAll<T>(
  hub: Hub,
  socket: LiveSocket,
  sources: readonly Source<T>[],
): AsyncIterableIterator<Frame<T>> {
  const queue = new FrameQueue<Frame<T>>(MAX_WAITING, () => {
    for (const stop of stops) stop();
  });
  const sourceOf = (event: LiveEvent) => sources.find(({ type }) => type === event.type);
  // Rights are checked again at each event: they may have changed since the subscription began.
  const select = (event: LiveEvent) => sourceOf(event)?.select(event, socket.principal);
  const push = ({ type, at, stored }: LiveEvent, payload: T, time: number | undefined) => {
    // Too slow to follow: it connects again and resumes from its last frame.
    if (!queue.push({ payload, at, cause: { ...stored, type, time } }))
      socket.close(CLOSE.TOO_SLOW, 'Frames are not read fast enough');
  };
  for (const { event, payload } of missedFrames(hub, socket, select, (event) => sourceOf(event)?.again))
    push(event, payload, undefined);
  const deliver = (event: LiveEvent) => {
    if (socket.closed) return;
    const payload = select(event);
    if (payload !== undefined) push(event, payload, event.stored.time.getTime());
  };
  const stops = [socket.follow(() => queue.oldest?.at), hub.listen(socket.principal.workspaceId, { deliver })];
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
    socket.onMissedTooMuch(() => say('RING_EXCEEDED'), hub.now()),
    hub.listen(workspaceId, {
      deliver: (event) => {
        if (changesAccess(event)) say('ACCESS_CHANGED');
      },
      interrupted: () => say('FEED_INTERRUPTED'),
    }),
  ];
  const from = missedSince(hub, socket);
  if (from !== undefined) {
    const missed = hub.since(workspaceId, from);
    if (!missed.complete) say('RING_EXCEEDED');
    else if (missed.events.some(changesAccess)) say('ACCESS_CHANGED');
  }
  return queue;
}
