/** Redis, for what replicas share and may lose: rate limits and short-lived keys. Nothing stops when it is away. */
import { Redis } from 'ioredis';
import type { Limits } from '../limits/index.ts';
import type { Log } from '../telemetry/index.ts';
import { createRedisLimits, scripts } from './limits.ts';

export interface RedisConnection {
  readonly limits: Limits;
  /** @throws Error when Redis does not answer at the moment */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Everything in Redis that is ours begins with this. */
const KEY_PREFIX = 'ringline:';
/** A command that has no answer by then counts as unavailable. */
const COMMAND_TIMEOUT_MS = 300;
/** A connection that says nothing for this long is given up, so that the commands after it need not wait for it too. */
const SILENCE_MS = 500;
const CONNECT_TIMEOUT_MS = 1_000;
const LONGEST_RETRY_MS = 1_000;

/**
 * Connects, and connects again for as long as it is not closed. Says so when Redis goes away and when it is back.
 * @param url redis://user:password@host:port/database or rediss://…
 */
export function connectRedis(url: string, { log }: { log: Log }): RedisConnection {
  const redis = new Redis(url, {
    keyPrefix: KEY_PREFIX,
    scripts,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // What fails has failed: its caller has gone on without Redis, and a permit taken later would be taken for nobody.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_RETRY_MS),
    // The server that was the primary, after a failover: the address leads to another one now.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  let state: 'unknown' | 'here' | 'away' = 'unknown';
  let reason = '';
  let closed = false;
  const here = () => {
    if (state === 'away') log.info('Redis is back');
    state = 'here';
  };
  const away = (why: string) => {
    if (state === 'away' || closed) return;
    state = 'away';
    log.warn({ reason: why }, 'Redis is away: limits go unchecked, or refuse where money or accounts are at stake');
  };
  redis.on('error', (error: Error) => (reason = error.message));
  redis.on('ready', here);
  redis.on('close', () => away(reason || 'the connection was closed'));

  // The first command of a process need not fail for being earlier than the connection.
  const firstTry = new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
    setTimeout(resolve, COMMAND_TIMEOUT_MS).unref();
  });

  async function attempt<T>(command: (redis: Redis) => Promise<T>): Promise<{ answer: T } | undefined> {
    await firstTry;
    try {
      const answer = await command(redis);
      here();
      return { answer };
    } catch (error) {
      away((error as Error).message);
      return undefined;
    }
  }

  return {
    limits: createRedisLimits(attempt),
    async ready() {
      await firstTry;
      await redis.ping().catch((cause: unknown) => {
        throw new Error('Redis does not answer', { cause });
      });
    },
    async close() {
      closed = true;
      redis.disconnect();
    },
  };
}
