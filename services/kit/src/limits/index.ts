/**
 * Rate limits and short-lived keys: in this process, or in Redis for deployments with several replicas. What must survive
 * a restart does not belong here.
 */
import type { Clock } from '../clock/index.ts';

export interface Limits {
  /** Takes one of `limit` permits per window. @returns whether it was given, and otherwise the seconds to wait */
  take(
    key: string,
    rule: { limit: number; perSeconds: number },
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }>;
  /** Gives all permits of a key back. */
  reset(key: string): Promise<void>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** @returns whether the key was free, and is now ours */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  delete(key: string): Promise<void>;
}

/** Expired entries are swept when the map has grown by this many. */
const SWEEP_EVERY = 1_000;

/** The adapter for one process. Windows are sliding: each permit comes back a window after it was taken. */
export function createMemoryLimits(clock: Clock): Limits {
  const permits = new Map<string, { taken: number[]; windowMs: number }>();
  const values = new Map<string, { value: string; expiresAt: number }>();
  let writes = 0;

  function sweep(now: number): void {
    writes += 1;
    if (writes % SWEEP_EVERY !== 0) return;
    for (const [key, { taken, windowMs }] of permits) if ((taken.at(-1) ?? 0) + windowMs <= now) permits.delete(key);
    for (const [key, { expiresAt }] of values) if (expiresAt <= now) values.delete(key);
  }

  function live(key: string, now: number): string | undefined {
    const found = values.get(key);
    return found && found.expiresAt > now ? found.value : undefined;
  }

  return {
    async take(key, { limit, perSeconds }) {
      const now = clock.now().getTime();
      sweep(now);
      const windowMs = perSeconds * 1000;
      const taken = (permits.get(key)?.taken ?? []).filter((at) => at + windowMs > now);
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
      values.set(key, { value, expiresAt: now + ttlSeconds * 1000 });
    },
    async get(key) {
      return live(key, clock.now().getTime());
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const now = clock.now().getTime();
      if (live(key, now) !== undefined) return false;
      values.set(key, { value, expiresAt: now + ttlSeconds * 1000 });
      return true;
    },
    async delete(key) {
      values.delete(key);
    },
  };
}
