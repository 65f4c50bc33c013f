import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '../telemetry/index.ts';
import { eventually, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { createJobs, job } from './index.ts';

const db = await testDatabase({
  name: 'fixture',
  migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
});
const log = createLog('jobs', 'silent');
const done: string[] = [];
let failures = 0;
const definitions = [
  job({
    name: 'greet',
    schema: z.object({ name: z.string() }),
    handler: async ({ name }) => {
      done.push(name);
    },
  }),
  job({
    name: 'stumble',
    schema: z.object({}),
    retry: { limit: 3, delaySeconds: 0 },
    handler: async () => {
      failures += 1;
      if (failures < 3) throw new Error('not yet');
      done.push('stumbled');
    },
  }),
];
const jobs = createJobs(db, log);

beforeAll(async () => {
  await jobs.prepare(definitions);
  await jobs.work();
});
afterAll(() => jobs.stop());

describe('jobs', () => {
  it('a job runs after the commit of the transaction that asked for it', async () => {
    await db.platform('test', (uow) => jobs.enqueue(uow, 'greet', { name: 'Ana' }));
    await eventually(() => expect(done).toContain('Ana'));
  });

  it('a job of a transaction that is rolled back never runs', async () => {
    await expect(
      db.platform('test', async (uow) => {
        await jobs.enqueue(uow, 'greet', { name: 'Nobody' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.platform('test', (uow) => jobs.enqueue(uow, 'greet', { name: 'Ben' }));
    await eventually(() => expect(done).toContain('Ben'));
    expect(done).not.toContain('Nobody');
  });

  it('many jobs of one name all run, once each; of one key only one waits', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `many-${index}`);
    await db.platform('test', async (uow) => {
      for (const name of names) await jobs.enqueue(uow, 'greet', { name });
      await jobs.enqueue(uow, 'greet', { name: 'keyed' }, { singletonKey: 'k' });
      await jobs.enqueue(uow, 'greet', { name: 'keyed' }, { singletonKey: 'k' });
    });
    await eventually(() => expect(done).toEqual(expect.arrayContaining([...names, 'keyed'])));
    expect(done.filter((name) => name.startsWith('many-'))).toHaveLength(20);
    expect(done.filter((name) => name === 'keyed')).toHaveLength(1);
  });

  it('a job that fails is tried again', async () => {
    await db.platform('test', (uow) => jobs.enqueue(uow, 'stumble', {}));
    await eventually(() => expect(done).toContain('stumbled'));
    expect(failures).toBe(3);
  });

  it('queues without a due job are looked at together, by one statement', async () => {
    const asked = vi.spyOn(db.pool, 'query');
    const count = (part: string) => asked.mock.calls.filter((call) => JSON.stringify(call).includes(part)).length;
    await eventually(() => expect(count('FROM unnest')).toBeGreaterThan(2));
    expect(count("j.name = 'greet'") + count("j.name = 'stumble'")).toBe(0);
    asked.mockRestore();
  });

  it('an unknown name and a wrong payload are refused at once', async () => {
    await expect(db.platform('test', (uow) => jobs.enqueue(uow, 'gret', {}))).rejects.toThrow('defines no job');
    await expect(db.platform('test', (uow) => jobs.enqueue(uow, 'greet', { name: 1 }))).rejects.toThrow(
      /expected string/,
    );
  });
});
