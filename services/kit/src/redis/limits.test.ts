import type { RedisEngine } from '@ringline/kit/engines';
import { createLog } from '@ringline/kit/telemetry';
import { canBeHad, startTestRedis, temporaryFolder, testRedisAvailable } from '@ringline/kit/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeLimits } from '../limits/contract.ts';
import { connectRedis, type RedisConnection } from './index.ts';

describe.skipIf(!(await canBeHad(testRedisAvailable)))('on a real Redis', () => {
  let server: RedisEngine;
  let observer: Redis;
  let replicas: [RedisConnection, RedisConnection];
  beforeAll(async () => {
    server = await startTestRedis({ dataDir: temporaryFolder('redis') });
    observer = new Redis(server.url);
    const log = createLog('test', 'silent');
    replicas = [connectRedis(server.url, { log }), connectRedis(server.url, { log })];
    await Promise.all(replicas.map((replica) => replica.ready()));
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.close();
    observer.disconnect();
    await server.stop();
  });

  /** Time is Redis's own, so what it holds is made older instead. */
  async function age(seconds: number): Promise<void> {
    for (const key of await observer.keys('*')) {
      const left = await observer.pttl(key);
      if (left <= seconds * 1000) {
        await observer.del(key);
        continue;
      }
      if ((await observer.type(key)) === 'list') {
        const taken = await observer.lrange(key, 0, -1);
        for (const [index, at] of taken.entries()) await observer.lset(key, index, Number(at) - seconds * 1000);
      }
      await observer.pexpire(key, left - seconds * 1000);
    }
  }

  describeLimits('Redis', async () => {
    await observer.flushall();
    return { limits: replicas[0].limits, advance: age };
  });

  it('replicas share the permits of a key', async () => {
    await observer.flushall();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        replicas[index % 2 === 0 ? 0 : 1].limits.take('shared', { limit: 9, perSeconds: 60 }),
      ),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(9);
  });

  it('everything of ours has our prefix and an end', async () => {
    await observer.flushall();
    await replicas[0].limits.take('a', { limit: 3, perSeconds: 0.5 });
    await replicas[0].limits.set('b', 'v', 30);
    const keys = await observer.keys('*');
    expect(keys.sort()).toEqual(['ringline:permits:a', 'ringline:value:b']);
    for (const key of keys) expect(await observer.pttl(key)).toBeGreaterThan(0);
  });
});
