import type { Principal } from '@ringline/kit/auth';
import type { Credentials, Principals, SignedPrincipal } from '../edge/principals.ts';
import { refusalOf } from '@ringline/kit/errors';

/** Close codes of the socket. */
export const CLOSE = {
  /** The session or the right ended: sign in again. */
  UNAUTHORIZED: 4401,
  /** The access token is too old for what is asked: connect again with a fresh one and resume. */
  RENEW: 4205,
  /** The client does not read its frames: connect again and resume. */
  TOO_SLOW: 4429,
  /** Whether there is a right could not be found out: connect again in a moment and resume. */
  TRY_AGAIN: 1013,
  /** This replica ends: connect again, to another one, and resume. */
  RESTART: 1012,
} as const;

/** Subscriptions of a page are made within this time of each other, in milliseconds. */
const TOGETHER_MS = 10_000;

export interface Ending {
  readonly code: number;
  /** For who reads the traffic, in English. */
  readonly reason: string;
}

/** Refusals of the access service that say that the session or the right has ended, and not that it can't say. */
const ENDED = new Set(['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN_ROLE', 'MFA_ENROLMENT_REQUIRED']);

/**
 * How a socket ends whose rights could not be got. A client that hears 4401 leaves the workspace, so a service that does
 * not answer for a moment must not say it.
 */
export function endingFor(error: unknown): Ending {
  const code = refusalOf(error)?.code;
  if (code === 'TOKEN_EXPIRED') return { code: CLOSE.RENEW, reason: 'Connect again with a fresh token' };
  if (code && ENDED.has(code)) return { code: CLOSE.UNAUTHORIZED, reason: 'Your session or your access has ended' };
  return { code: CLOSE.TRY_AGAIN, reason: 'Connect again in a moment' };
}

/** The connection as far as a live socket needs it: what `ws` calls a WebSocket. */
export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What has frames that have not left yet. */
interface Waiting {
  /** The time of the oldest of them; milliseconds since 1970. */
  readonly oldest: number | undefined;
}

/** A client's socket, bound to its session and its rights, not to its token's expiry (defaults 1.4). */
export class LiveSocket {
  readonly credentials: Credentials;
  /** The client's address. */
  readonly ip: string;
  /** Milliseconds since 1970 of the last frame that the client saw; undefined on a first connection. */
  readonly resumeFrom: number | undefined;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  #signed: SignedPrincipal;
  #closed = false;
  readonly #onMissed = new Set<() => void>();
  readonly #waiting = new Set<Waiting>();
  #missedAt = -Infinity;
  /** Counts the changes of rights. */
  #change = 0;
  readonly #wire: Wire;
  readonly #onAccessChanged = new Set<() => void>();

  constructor(
    signed: SignedPrincipal,
    credentials: Credentials,
    {
      ip = '',
      resumeFrom,
      openedAt,
    }: { readonly ip?: string; readonly resumeFrom: number | undefined; readonly openedAt: number },
    wire: Wire,
  ) {
    this.#signed = signed;
    this.credentials = credentials;
    this.ip = ip;
    this.resumeFrom = resumeFrom;
    this.openedAt = openedAt;
    this.#wire = wire;
  }

  get principal(): Principal {
    return this.#signed.principal;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Ends the socket; no frame leaves after it. */
  close(code: number, reason: string): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#wire.close(code, reason);
  }

  /** The client hung up. */
  gone(): void {
    this.#closed = true;
  }

  onAccessChanged(listener: () => void): () => void {
    this.#onAccessChanged.add(listener);
    return () => this.#onAccessChanged.delete(listener);
  }

  /**
   * Called when more was missed than can be told again; at once, where that was found out a moment ago.
   * @param now milliseconds since 1970
   */
  onMissedTooMuch(listener: () => void, now: number): () => void {
    this.#onMissed.add(listener);
    if (now - this.#missedAt < TOGETHER_MS) listener();
    return () => this.#onMissed.delete(listener);
  }

  /**
   * A subscription can't be told of all that it missed. Said once for those that are made together.
   * @param now milliseconds since 1970
   */
  missedTooMuch(now: number): void {
    if (now - this.#missedAt < TOGETHER_MS) return;
    this.#missedAt = now;
    for (const listener of this.#onMissed) listener();
  }

  /** Bytes that the client has not read yet. */
  get unread(): number {
    return this.#wire.bufferedAmount;
  }

  /** Nothing is sent after the end of the socket. */
  send(text: string): void {
    if (!this.#closed) this.#wire.send(text);
  }

  follow(waiting: Waiting): void {
    this.#waiting.add(waiting);
  }

  unfollow(waiting: Waiting): void {
    this.#waiting.delete(waiting);
  }

  /**
   * Up to when everything has left: what a client resumes from once it got a frame of `at`. Frames of another subscription
   * may be older than that and still wait for their look-ups.
   * @returns milliseconds since 1970
   */
  leftUpTo(at: number): number {
    let left = at;
    for (const { oldest } of this.#waiting) if (oldest !== undefined && oldest < left) left = oldest;
    return left;
  }

  /** Rights changed: asks for them again. Frames are held back until the answer, which may end the socket. */
  async accessChanged(principals: Principals): Promise<void> {
    // Nothing is seen with the old rights from here on.
    this.#signed = { ...this.#signed, principal: { ...this.#signed.principal, scope: () => undefined } };
    // Rights that change again meanwhile are asked for again: the answer to this question may be the older one, and arrive last.
    const change = (this.#change += 1);
    try {
      const signed = await principals.of(this.credentials);
      if (change !== this.#change) return;
      this.#signed = signed;
      for (const listener of this.#onAccessChanged) listener();
    } catch (error) {
      if (change !== this.#change) return;
      const { code, reason } = endingFor(error);
      this.close(code, reason);
    }
  }
}
