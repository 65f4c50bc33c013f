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
  /** This replica ends: connect again, to another one, and resume. */
  RESTART: 1012,
} as const;

/** A client's socket, bound to its session and its rights, not to its token's expiry (defaults 1.4). */
export class LiveSocket {
  readonly credentials: Credentials;
  /** Milliseconds since 1970 of the last frame that the client saw; undefined on a first connection. */
  readonly resumeFrom: number | undefined;
  #signed: SignedPrincipal;
  #closed = false;
  readonly #close: (code: number, reason: string) => void;
  readonly #onAccessChanged = new Set<() => void>();

  constructor(
    signed: SignedPrincipal,
    credentials: Credentials,
    resumeFrom: number | undefined,
    close: (code: number, reason: string) => void,
  ) {
    this.#signed = signed;
    this.credentials = credentials;
    this.resumeFrom = resumeFrom;
    this.#close = close;
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
    this.#close(code, reason);
  }

  /** The client hung up. */
  gone(): void {
    this.#closed = true;
  }

  onAccessChanged(listener: () => void): () => void {
    this.#onAccessChanged.add(listener);
    return () => this.#onAccessChanged.delete(listener);
  }

  /** Rights changed: asks for them again. Frames are held back until the answer, which may end the socket. */
  async accessChanged(principals: Principals): Promise<void> {
    // Nothing is seen with the old rights from here on.
    this.#signed = { ...this.#signed, principal: { ...this.#signed.principal, scope: () => undefined } };
    try {
      this.#signed = await principals.of(this.credentials);
      for (const listener of this.#onAccessChanged) listener();
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (code === 'TOKEN_EXPIRED') this.close(CLOSE.RENEW, 'Connect again with a fresh token');
      else this.close(CLOSE.UNAUTHORIZED, 'Your access has changed');
    }
  }
}
