import { repeated, type Log } from '../telemetry/index.ts';
import type { Subscription } from './client.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A session that lasted this long has worked: the next begins without a pause. */
const WORKED_MS = 5_000;

/** One life of something that may fail as a whole. */
export interface Session {
  /** Resolves or rejects when it is over, by itself. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps a session alive: when one ends, or can't begin, another is made. A library's own state after a failure is thrown
 * away with the session instead of being trusted.
 */
export function supervise(what: string, log: Log, begin: () => Promise<Session>): Subscription {
  const closing = Promise.withResolvers<void>();
  let closed = false;

  async function live(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closed) {
      const began = performance.now();
      let session: Session | undefined;
      try {
        session = await begin();
        await Promise.race([session.ended, closing.promise]);
        if (!closed) log.debug(`${what} ended; begun again`);
      } catch (error) {
        if (!closed) repeated(log).warn({ err: error }, `${what} failed; begun again`);
      }
      await session?.close().catch((error: unknown) => log.debug({ err: error }, `${what} did not end cleanly`));
      if (closed) return;
      pause = performance.now() - began > WORKED_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), closing.promise]);
    }
  }

  const life = live();
  return {
    async close() {
      closed = true;
      closing.resolve();
      await life;
    },
  };
}

/**
 * Does what can't be done while a broker is away, as soon as it can be.
 * @returns undefined when `closed` became true before
 */
export async function persist<T>(
  what: string,
  log: Log,
  closed: () => boolean,
  attempt: () => Promise<T>,
): Promise<T | undefined> {
  for (let pause = FIRST_PAUSE_MS; !closed(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      repeated(log).warn({ err: error }, `${what} failed; tried again`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
