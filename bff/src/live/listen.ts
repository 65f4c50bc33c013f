/** What a subscription listens to: which events make its frames, and what of each somebody gets. */
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { eventType, type Audience } from '@ringline/kit/events';
import type { Principal } from '@ringline/kit/auth';
import { RecordingAccessChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Hub, LiveEvent } from './hub.ts';
import type { FrameCause } from './observe.ts';
import { missedSince, type Again } from './replay.ts';
import type { LiveSocket } from './socket.ts';

/** What a subscription's field resolves from. */
export interface Frame<T = unknown> {
  readonly payload: T;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The event that it tells of, for its trace; undefined when there is none. */
  readonly cause?: FrameCause;
}

/**
 * The part of an event that a subscriber gets, or undefined when it is none of theirs. Subscribers share the frame of a payload
 * that is the same object for them: an object that is made for it comes from `variant`.
 */
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

/** What a socket is told of itself, by no event of the workspace. @returns what ends it */
type Own<T> = (socket: LiveSocket, tell: (frame: Frame<T>) => void) => () => void;

/** Where the frames of a subscription come from: the same for everybody in the workspace who subscribes so. */
export interface Feed<T> extends AsyncIterable<Frame<T>> {
  readonly sources: readonly Source<T>[];
  readonly own: Own<T> | undefined;
  /** Frames that stand for all before them are made at most this often, in milliseconds; left out: one for each event. */
  readonly everyMs?: number;
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
  schema: Desc,
  select: Selector<Desc, T>,
  retelling?: Retelling<Desc, T>,
): Feed<T> {
  return listenToAll([source(schema, select, retelling)]);
}

/** Listens to several types of events that make the same frames. */
export function listenToAll<T>(sources: readonly Source<T>[], own?: Own<T>): Feed<T> {
  return {
    sources,
    own,
    // GraphQL asks of a subscription's source that it looks like this; frames are pushed to all who share them instead.
    [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ value: undefined, done: true }) }),
  };
}

export interface ResyncFrame {
  readonly reason: 'RING_EXCEEDED' | 'ACCESS_CHANGED' | 'FEED_INTERRUPTED';
  readonly at: Date;
}

/** Says when open queries have to be fetched again: frames were missed, or what may be seen has changed, for this client or for all. */
export function listenToResync(hub: Hub, now: () => Date): Feed<ResyncFrame> {
  // Who may hear recordings is shown with each of them, and no event tells of them all.
  const changesAccess = ({ type }: LiveEvent) => type === eventType(RecordingAccessChangedSchema);
  return listenToAll<ResyncFrame>([], (socket, tell) => {
    const say = (reason: ResyncFrame['reason']) => {
      const at = now();
      tell({ payload: { reason, at }, at: at.getTime() });
    };
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
    return () => {
      for (const stop of stops) stop();
    };
  });
}
