import { createServer, type Socket } from 'node:net';
import { overLimit } from '@ringline/kit/limits';
import {
  canBeHad,
  eventually,
  startTestRedis,
  temporaryFolder,
  testRedisAvailable,
  type TestRedis,
} from '@ringline/kit/testing';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectRedis, type RedisConnection } from './index.ts';

const RULE = { limit: 1, perSeconds: 60 };
const FRACTION_OF_A_SECOND = 900;

let redis: RedisConnection;
let said: string[];
function connect(url: string): void {
  said = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  redis = connectRedis(url, { log });
}
async function timed<T>(answer: Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now();
  return { answer: await answer, took: performance.now() - began };
}

/** All that the port promises while the store is away. */
async function expectAnswersWithoutStore(): Promise<void> {
  const { limits } = redis;
  const asked = await timed(
    Promise.all([
      limits.take('k', RULE),
      limits.take('k', RULE),
      limits.take('code', RULE, { whenUnavailable: 'refuse' }),
      limits.get('v'),
      limits.set('v', 'x', 60),
      limits.delete('v'),
      limits.reset('k'),
    ]),
  );
  expect(asked.answer).toEqual([
    { allowed: true, retryAfterSeconds: 0, unchecked: true },
    { allowed: true, retryAfterSeconds: 0, unchecked: true },
    { allowed: false, retryAfterSeconds: 60, unchecked: true },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(asked.took).toBeLessThan(FRACTION_OF_A_SECOND);
  await expect(redis.ready()).rejects.toThrow('Redis does not answer');
}

describe.skipIf(!(await canBeHad(testRedisAvailable)))('while Redis is away', () => {
  let server: TestRedis;
  beforeEach(async () => {
    server = await startTestRedis({ dataDir: temporaryFolder('redis') });
  });
  afterEach(async () => {
    await redis.close();
    await server.stop();
  });

  it('limits answer at once as asked, and count again when it is back', async () => {
    connect(server.url);
    expect((await redis.limits.take('k', RULE)).allowed).toBe(true);
    expect((await redis.limits.take('k', RULE)).allowed).toBe(false);
    await server.kill();
    await expectAnswersWithoutStore();
    await expectAnswersWithoutStore();

    await server.start();
    const returned = await timed(eventually(() => redis.ready().then(() => true)));
    expect(returned.took).toBeLessThan(5_000);
    expect(await redis.limits.take('k', RULE)).toEqual({ allowed: true, retryAfterSeconds: 0 });
    expect((await redis.limits.take('k', RULE)).allowed).toBe(false);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('Redis is away');
    expect(said[1]).toContain('Redis is back');
  });

  it('a Redis that hangs is as one that is away, and one that goes on is back', async () => {
    connect(server.url);
    await redis.ready();
    await server.freeze();
    await expectAnswersWithoutStore();
    await eventually(async () => (await timed(redis.limits.get('v'))).took < 20);
    await expectAnswersWithoutStore();
    await server.thaw();
    await eventually(() => redis.ready().then(() => true));
    expect((await redis.limits.take('other', RULE)).allowed).toBe(true);
    expect((await redis.limits.take('other', RULE)).allowed).toBe(false);
  });

  it('a process starts without it, and finds it when it comes', async () => {
    await server.kill();
    connect(server.url);
    await expectAnswersWithoutStore();
    await server.start();
    await eventually(() => redis.ready().then(() => true));
    await redis.limits.set('v', 'x', 60);
    expect(await redis.limits.get('v')).toBe('x');
  });

  it('a script that Redis has forgotten is told again', async () => {
    connect(server.url);
    await redis.limits.take('k', RULE);
    await server.kill();
    await server.start();
    await eventually(() => redis.ready().then(() => true));
    expect(await redis.limits.take('k', RULE)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  });
});

it('limits answer in time where a connection is taken and nothing is ever said', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await eventually(() => silent.listening);
  connect(`redis://127.0.0.1:${(silent.address() as { port: number }).port}`);
  await expectAnswersWithoutStore();
  await redis.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('a limit that could not be checked is told from one that was reached', () => {
  const reached = overLimit({ allowed: false, retryAfterSeconds: 7 }, 'Too many codes. Wait 7 s.');
  expect(reached).toMatchObject({ code: 'RATE_LIMITED', message: 'Too many codes. Wait 7 s.', retryable: true });
  expect(reached.why).toBeUndefined();
  const unchecked = overLimit({ allowed: false, retryAfterSeconds: 60, unchecked: true }, 'Too many codes.');
  expect(unchecked).toMatchObject({
    code: 'RATE_LIMITED',
    message: "This can't be checked right now. Try again in a minute.",
    retryable: true,
    details: { retryAfterSeconds: 60 },
    why: { check: 'rate-limit', current: 'unavailable' },
  });
});
