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
    name: 'fall',
    schema: z.object({ name: z.string() }),
    retry: { limit: 1, delaySeconds: 0 },
    handler: async ({ name }) => {
      done.push(`${name} tried`);
      throw new Error('never');
    },
    givenUp: async ({ name }) => {
      done.push(`${name} given up`);
    },
  }),
  job({
    name: 'stumble',
    schema: z.object({}),
    retry: { limit: 3, delaySeconds: 0, mostSeconds: 5 },
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

describe('time that does not pass evenly', () => {
  const nightly = job({
    name: 'nightly',
    schema: z.object({}),
    cron: '40 3 * * *',
    handler: async () => {
      done.push('night');
    },
  });
  const nights = () => done.filter((one) => one === 'night').length;
  const started = async (wall?: () => number) => {
    const own = createJobs(db, log, undefined, wall);
    await own.prepare([nightly]);
    await own.work();
    return own;
  };

  it('a job of the nights that the machine slept through runs once when it is awake', async () => {
    await (await started()).stop();
    await db.pool.query(`UPDATE pgboss.schedule SET created_on = now() - interval '9 days' WHERE name = 'nightly'`);
    await db.pool.query(`UPDATE pgboss.version SET cron_on = now() - interval '3 days'`);
    const before = nights();
    const own = await started();
    await eventually(() => expect(nights()).toBe(before + 1));
    await own.stop();
    expect(nights()).toBe(before + 1);
  });

  it.each(['before a start', 'while it runs'])(
    'what was put off by a clock that was eight hours ahead, and was set right %s, runs now',
    async (when) => {
      let set = 0;
      const wall = () => Date.now() + set;
      const running = when === 'while it runs' ? await started(wall) : undefined;
      await db.platform('test', (uow) =>
        jobs.enqueue(uow, 'greet', { name: when }, { startAfter: new Date(Date.now() + 8 * 3_600_000 + 100) }),
      );
      await db.pool.query(
        `UPDATE pgboss.job SET created_on = now() + interval '8 hours' WHERE name = 'greet' AND state < 'active'`,
      );
      await db.pool.query(`UPDATE pgboss.version SET cron_on = now() + interval '8 hours'`);
      set = -8 * 3_600_000;
      const own = running ?? (await started());
      await eventually(() => expect(done).toContain(when));
      const { rows } = await db.pool.query(`SELECT cron_on <= now() AS is_past FROM pgboss.version`);
      expect(rows).toEqual([{ is_past: true }]);
      await own.stop();
    },
  );
});

describe('jobs', () => {
  it('of a process that died are noticed within a minute and tried as defined, in queues of versions before too', async () => {
    const queues = async () => {
      const { rows } = await db.pool.query<object>(
        `SELECT name, heartbeat_seconds, retry_limit, retry_delay, retry_delay_max FROM pgboss.queue
         WHERE name IN ('greet', 'stumble') ORDER BY name`,
      );
      return rows;
    };
    await db.pool.query(`UPDATE pgboss.queue SET heartbeat_seconds = NULL, retry_limit = 20, retry_delay_max = NULL`);
    const own = createJobs(db, log);
    await own.prepare(definitions);
    expect(await queues()).toEqual([
      { name: 'greet', heartbeat_seconds: 60, retry_limit: 8, retry_delay: 1, retry_delay_max: null },
      { name: 'stumble', heartbeat_seconds: 60, retry_limit: 3, retry_delay: 0, retry_delay_max: 5 },
    ]);
    await own.stop();
  });

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

  it('a job without an attempt left says so, once', async () => {
    await db.platform('test', (uow) => jobs.enqueue(uow, 'fall', { name: 'fallen' }));
    await eventually(() => expect(done).toContain('fallen given up'));
    expect(done.filter((one) => one.startsWith('fallen'))).toEqual(['fallen tried', 'fallen tried', 'fallen given up']);
  });

  it('queues without a due job are looked at together, by one statement', async () => {
    const asked = vi.spyOn(db.pool, 'query');
    const count = (part: string) => asked.mock.calls.filter((call) => JSON.stringify(call).includes(part)).length;
    await eventually(() => expect(count('FROM unnest')).toBeGreaterThan(0));
    expect(count("j.name = 'greet'") + count("j.name = 'stumble'")).toBe(0);
    asked.mockRestore();
  });

  it('a job that is put off runs when it is due, however long nothing was looked for', async () => {
    const startAfter = new Date(Date.now() + 1_500);
    await db.platform('test', (uow) => jobs.enqueue(uow, 'greet', { name: 'later' }, { startAfter }));
    await eventually(() => expect(done).toContain('later'));
    expect(Date.now()).toBeLessThan(startAfter.getTime() + 3_000);
  });

  it('an unknown name and a wrong payload are refused at once', async () => {
    await expect(db.platform('test', (uow) => jobs.enqueue(uow, 'gret', {}))).rejects.toThrow('defines no job');
    await expect(db.platform('test', (uow) => jobs.enqueue(uow, 'greet', { name: 1 }))).rejects.toThrow(
      /expected string/,
    );
  });
});
