import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canBeHad, eventually, temporaryFolder } from '@ringline/kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { redisAvailable, startRedis, type RedisEngine } from './index.ts';

let server: RedisEngine | undefined;
afterEach(() => server?.stop());
const folder = () => temporaryFolder('redis');

const runs = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe.skipIf(!(await canBeHad(redisAvailable)))('a Redis of our own', () => {
  it('is killed, and comes back on the same port', async () => {
    server = await startRedis({ dataDir: folder() });
    const { url, pid } = server;
    await server.kill();
    expect(server.pid).toBeUndefined();
    await server.start();
    expect(server.url).toBe(url);
    expect(server.pid).not.toBe(pid);
    await server.stop();
    expect(server.pid).toBeUndefined();
  });

  it('says why it does not start', async () => {
    server = await startRedis({ dataDir: folder() });
    const port = Number(new URL(server.url).port);
    await expect(startRedis({ dataDir: folder(), port })).rejects.toThrow(
      /does not start[\s\S]*Address already in use/,
    );
  });

  it('ends with a launcher that is killed', async () => {
    const launcher = fork(fileURLToPath(new URL('../testing/redisLauncher.ts', import.meta.url)), [folder()]);
    const [{ pid }] = (await once(launcher, 'message')) as [{ pid: number }];
    expect(runs(pid)).toBe(true);
    launcher.kill('SIGKILL');
    await eventually(() => !runs(pid));
  });
});
