/** The limits port on Redis: each operation is one command or one script on one key, so that replicas never see a half. */
import type { Redis, Result } from 'ioredis';
import { uncheckedPermit, type Limits } from '../limits/index.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** @returns 0 when a permit was given, otherwise the milliseconds to wait */
    takePermit(key: string, limit: number, windowMs: number): Result<number, Context>;
  }
}

/**
 * A list of the times at which the permits out there were taken, oldest first. The time is that of Redis: the replicas'
 * clocks differ.
 */
const TAKE_PERMIT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  local oldest = redis.call('LINDEX', KEYS[1], 0)
  while oldest and tonumber(oldest) + window <= now do
    redis.call('LPOP', KEYS[1])
    oldest = redis.call('LINDEX', KEYS[1], 0)
  end
  if redis.call('LLEN', KEYS[1]) < limit then
    redis.call('RPUSH', KEYS[1], string.format('%d', now))
    redis.call('PEXPIRE', KEYS[1], window)
    return 0
  end
  return (oldest and tonumber(oldest) or now) + window - now
`;

/** Scripts that the connection has to know. */
export const scripts = { takePermit: { lua: TAKE_PERMIT, numberOfKeys: 1 } };

/** @param attempt runs a command, and answers undefined when Redis can't be reached in time */
export function createRedisLimits(
  attempt: <T>(command: (redis: Redis) => Promise<T>) => Promise<{ answer: T } | undefined>,
): Limits {
  const permits = (key: string) => `permits:${key}`;
  const value = (key: string) => `value:${key}`;
  return {
    async take(key, { limit, perSeconds }, { whenUnavailable } = {}) {
      const taken = await attempt((redis) => redis.takePermit(permits(key), limit, milliseconds(perSeconds)));
      if (!taken) return uncheckedPermit(whenUnavailable);
      if (taken.answer === 0) return { allowed: true, retryAfterSeconds: 0 };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(taken.answer / 1000)) };
    },
    async reset(key) {
      await attempt((redis) => redis.del(permits(key)));
    },
    async set(key, text, ttlSeconds) {
      await attempt((redis) => redis.set(value(key), text, 'PX', milliseconds(ttlSeconds)));
    },
    async get(key) {
      return (await attempt((redis) => redis.get(value(key))))?.answer ?? undefined;
    },
    async delete(key) {
      await attempt((redis) => redis.del(value(key)));
    },
  };
}

const milliseconds = (seconds: number): number => Math.max(1, Math.round(seconds * 1000));
