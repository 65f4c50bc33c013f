import { expect, test } from 'vitest';
import { fakeClock, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { createErasures, inBites, type ErasureProgress } from './index.ts';

const db = await testDatabase(
  {
    name: 'fixture',
    migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
    prisma: PrismaClient,
  },
  { clock: fakeClock() },
);

test('goes bite by bite, tells how far it is, and goes on behind what was done when the process was killed', async () => {
  const workspaceId = db.ids.uuid();
  const subject = {
    id: db.ids.uuid(),
    workspaceId,
    kind: 'PERSON' as const,
    until: new Date().toISOString(),
    contactId: '',
    numbers: ['+15035550164'],
  };
  const left = { calls: 5, texts: 2 };
  let killed = true;
  const step = (name: keyof typeof left) =>
    inBites<PrismaClient>(
      2,
      async () => left[name],
      async (_uow, _subject, most) => {
        if (name === 'calls' && left.calls === 3 && killed) throw new Error('killed');
        const erased = Math.min(most, left[name]);
        left[name] -= erased;
        return erased;
      },
    );
  const told: ErasureProgress[] = [];
  const queued: unknown[] = [];
  const { begin, job } = createErasures<PrismaClient>(
    { db, jobs: { enqueue: async (_uow, _name, payload) => void queued.push(payload) } },
    [step('calls'), step('texts')],
    (_uow, _subject, progress) => void told.push(progress),
  );
  await db.tenant(workspaceId, (uow) => begin(uow, subject));
  const [payload] = queued;
  await expect(job.run(payload)).rejects.toThrow('killed');
  killed = false;
  await job.run(payload);
  expect(left).toEqual({ calls: 0, texts: 0 });
  expect(told.map(({ done, total, finished }) => [done, total, finished])).toEqual([
    [2, 7, false],
    [4, 7, false],
    [5, 7, false],
    [7, 7, false],
    [7, 7, true],
  ]);
  // Whose it was is kept nowhere, and once more is nothing.
  expect((await db.pool.query('SELECT FROM kit.erasure')).rowCount).toBe(0);
  await job.run(payload);
  expect(told).toHaveLength(5);
});
