/**
 * Rate limits and short-lived keys: in this process, or in Redis for deployments with several replicas. What must survive
 * a restart does not belong here.
 */
import type { Clock } from '../clock/index.ts';
import { Refusal } from '../errors/index.ts';

export interface Rule {
  readonly limit: number;
  readonly perSeconds: number;
}

export interface Permit {
  readonly allowed: boolean;
  /** 0 when it was given. */
  readonly retryAfterSeconds: number;
  /** The store can't be reached: `allowed` is only what the caller asked for in that case. */
  readonly unchecked?: true;
}

/** No method rejects because the store can't be reached; each says what it answers then, within half a second. */
export interface Limits {
  /**
   * Takes one of `limit` permits per window, which slides: each permit comes back a window after it was taken.
   * @param options.whenUnavailable what counts while the store can't be reached: `allow` (default) where the limit keeps
   * things fair, `refuse` where it keeps money or an account safe
   * @returns whether it was given, and otherwise the seconds to wait
   */
  take(key: string, rule: Rule, options?: { readonly whenUnavailable?: 'allow' | 'refuse' }): Promise<Permit>;
  /** Gives all permits of a key back. Unavailable: nothing happens. */
  reset(key: string): Promise<void>;
  /** Unavailable: nothing is kept. */
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Unavailable: undefined. */
  get(key: string): Promise<string | undefined>;
  /** Unavailable: nothing happens. */
  delete(key: string): Promise<void>;
}

/** How long to wait before asking again when a limit could not be checked. Seconds. */
const UNCHECKED_RETRY_SECONDS = 60;

/** The answer for a limit that can't be checked. */
export function uncheckedPermit(whenUnavailable: 'allow' | 'refuse' = 'allow'): Permit {
  const allowed = whenUnavailable === 'allow';
  return { allowed, retryAfterSeconds: allowed ? 0 : UNCHECKED_RETRY_SECONDS, unchecked: true };
}

/**
 * The refusal for a permit that was not given (defaults 21, 22).
 * @param message what happened and what to do, when it was the limit
 */
export function overLimit({ retryAfterSeconds, unchecked }: Permit, message: string): Refusal {
  return new Refusal({
    code: 'RATE_LIMITED',
    message: unchecked ? "This can't be checked right now. Try again in a minute." : message,
    retryable: true,
    details: { retryAfterSeconds },
    ...(unchecked
      ? { why: { check: 'rate-limit', required: 'a limit that can be checked', current: 'unavailable' } }
      : {}),
  });
}

/** Expired entries are swept when the map has grown by this many. */
const SWEEP_EVERY = 1_000;

/** The adapter for one process. */
export function createMemoryLimits(clock: Clock): Limits {
  const permits = new Map<string, { taken: number[]; windowMs: number }>();
  const values = new Map<string, { value: string; since: number; expiresAt: number }>();
  let writes = 0;

  function sweep(now: number): void {
    writes += 1;
    if (writes % SWEEP_EVERY !== 0) return;
    for (const [key, { taken, windowMs }] of permits) if ((taken.at(-1) ?? 0) + windowMs <= now) permits.delete(key);
    for (const [key, { expiresAt }] of values) if (expiresAt <= now) values.delete(key);
  }

  function live(key: string, now: number): string | undefined {
    const found = values.get(key);
    return found && found.since <= now && found.expiresAt > now ? found.value : undefined;
  }

  return {
    async take(key, { limit, perSeconds }) {
      const now = clock.now().getTime();
      sweep(now);
      const windowMs = perSeconds * 1000;
      // What lies ahead was taken while the clock was wrong.
      const taken = (permits.get(key)?.taken ?? []).filter((at) => at <= now && at + windowMs > now);
      const allowed = taken.length < limit;
      if (allowed) taken.push(now);
      permits.set(key, { taken, windowMs });
      const oldest = taken[0] ?? now;
      return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)) };
    },
    async reset(key) {
      permits.delete(key);
    },
    async set(key, value, ttlSeconds) {
      const now = clock.now().getTime();
      sweep(now);
      values.set(key, { value, since: now, expiresAt: now + ttlSeconds * 1000 });
    },
    async get(key) {
      return live(key, clock.now().getTime());
    },
    async delete(key) {
      values.delete(key);
    },
  };
}
