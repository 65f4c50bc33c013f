/** A caller who is called back instead of waiting on the line, as it lies in the two calls (defaults 11.4). Plain JSON. */
import type { QueueState } from '../queue/queueState.ts';

/** In the caller's own call: the place in line that is kept when the call is over. */
export interface CallbackWanted {
  /** Epoch ms. */
  askedAt: number;
  queue: QueueState;
  /** Somebody of ours decided, while the caller was still on the line, that nobody calls back. */
  cancelled?: boolean;
}

/** In the call to the outside that calls the caller back. */
export interface CallbackState {
  /** The call whose caller asked for it. */
  ofCallId: string;
  askedAt: number;
  /** 1: the first time that it is tried. Each try is a call of its own: paid by itself, and a row of the history. */
  attempt: number;
  /** It is not tried again: it waited too long, or somebody decided so. */
  over?: boolean;
  /** The caller was not reached, and is not called again. */
  givenUp?: boolean;
}
