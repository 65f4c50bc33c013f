import type { Principal } from '@ringline/kit/auth';
import type { FrameCause, ObservedFrames } from './observe.ts';
import { CLOSE, type LiveSocket } from './socket.ts';
import { resultOf } from '../graphql/observe.ts';
import type { GraphQLError } from 'graphql';

/** A frame may wait for its turn behind this many; then the client connects again and resumes. */
const MAX_WAITING = 1_000;
/** Bytes that a client may leave unread. */
const MAX_UNREAD = 1024 * 1024;

/** A frame as it is written, without its envelope: the same text for all who may see the same. */
export interface Made {
  /** `"data":{…}`, with errors if there are any. */
  readonly text: string;
  readonly errors: readonly GraphQLError[] | undefined;
}

/** The place of a frame in the order in which one subscription gets its frames. */
export interface Seat {
  readonly member: Member;
  /** Whose rights it was selected with: with others it does not leave. */
  readonly principal: Principal;
  readonly at: number;
  readonly cause: FrameCause | undefined;
  /** Undefined while it is made; null when it must not leave. */
  made: Made | null | undefined;
}

/** One socket's subscription: it gets its frames in order, whenever each of them is made. */
export class Member {
  readonly socket: LiveSocket;
  /** As JSON. */
  readonly #id: string;
  readonly #observed: ObservedFrames;
  readonly #seats: Seat[] = [];
  #left = false;

  /** @param id that the client calls it by */
  constructor(socket: LiveSocket, id: string, observed: ObservedFrames) {
    this.socket = socket;
    this.#id = JSON.stringify(id);
    this.#observed = observed;
    socket.follow(this);
  }

  /** When the oldest of its frames happened that have not left; milliseconds since 1970. */
  get oldest(): number | undefined {
    return this.#seats[0]?.at;
  }

  /** Nothing leaves any more. */
  leave(): void {
    this.#left = true;
    this.#seats.length = 0;
    this.socket.unfollow(this);
  }

  /** A place for a frame that is going to be made; undefined when the client does not follow, and its socket ends. */
  take(at: number, cause: FrameCause | undefined): Seat | undefined {
    if (this.#left || this.socket.closed) return undefined;
    if (this.#seats.length >= MAX_WAITING || this.socket.unread > MAX_UNREAD) {
      this.socket.close(CLOSE.TOO_SLOW, 'Frames are not read fast enough');
      return undefined;
    }
    const seat = { member: this, principal: this.socket.principal, at, cause, made: undefined };
    this.#seats.push(seat);
    return seat;
  }

  /** The frame is made, or nobody may have it: whatever waited for it leaves as well. */
  settle(seat: Seat, made: Made | null): void {
    seat.made = made;
    for (let next = this.#seats[0]; next?.made !== undefined; next = this.#seats[0]) {
      this.#send(next, next.made);
      this.#seats.shift();
    }
  }

  #send(seat: Seat, made: Made | null): void {
    // Closed while the frame was made, or with other rights now: nothing leaves that was decided before.
    if (made === null || !mayLeave(seat)) return this.#observed.left('held', seat.cause);
    const at = new Date(this.socket.leftUpTo(seat.at)).toISOString();
    this.socket.send(`{"id":${this.#id},"type":"next","payload":{${made.text},"extensions":{"at":"${at}"}}}`);
    this.#observed.left(resultOf(made.errors), seat.cause);
  }
}

/** Whether a frame may still leave that was selected a moment ago. */
export const mayLeave = ({ member: { socket }, principal }: Seat): boolean =>
  !socket.closed && socket.principal === principal;
