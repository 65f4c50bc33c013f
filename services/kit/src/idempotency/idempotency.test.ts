import { expect, test } from 'vitest';
import { cleanUp } from '../events/dispatcher.ts';
import { createLog } from '../telemetry/index.ts';
import { fakeClock, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { fingerprintOf, repeated, type Repeatable } from './index.ts';

const clock = fakeClock('2026-12-18T09:00:00Z');
const db = await testDatabase(
  {
    name: 'fixture',
    migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
    prisma: PrismaClient,
  },
  { clock },
);
const A = '0190a000-0000-7000-8000-00000000000a';
const B = '0190a000-0000-7000-8000-00000000000b';
let keys = 0;
const request = (given: Partial<Repeatable> = {}): Repeatable => ({
  operation: 'thing.make',
  owner: [A],
  key: `key-${(keys += 1)}`,
  fingerprint: fingerprintOf('red', 1),
  ...given,
});

/** What a use case does: the id of what is there, or of what it made. */
const make = (asked: Repeatable, workspaceId = A) =>
  db.tenant(workspaceId, async (uow) => {
    const repetition = await repeated(uow, { clock }, asked);
    if (repetition.earlier !== undefined) return repetition.earlier;
    const id = db.ids.uuid();
    await repetition.remember(id);
    return id;
  });

test('the same request again gives what the first one made, also while the first one is under way', async () => {
  const asked = request();
  const made = await Promise.all(Array.from({ length: 5 }, () => make(asked)));
  expect(new Set(made).size).toBe(1);
  expect(await make(asked)).toBe(made[0]);
});

test('another request under the same key is refused', async () => {
  const asked = request();
  await make(asked);
  await expect(make({ ...asked, fingerprint: fingerprintOf('blue', 1) })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    field: 'idempotencyKey',
  });
});

test('without a key nothing is remembered, and a key that is too long is refused', async () => {
  const asked = request({ key: '' });
  expect(await make(asked)).not.toBe(await make(asked));
  await expect(make(request({ key: 'x'.repeat(101) }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('an owner’s key is nothing to another owner or another operation', async () => {
  const asked = request();
  const ours = await make(asked);
  expect(await make({ ...asked, owner: [B] }, B)).not.toBe(ours);
  expect(await make({ ...asked, operation: 'thing.send' })).not.toBe(ours);
});

test('what failed is not remembered', async () => {
  const asked = request();
  const failing = db.tenant(A, async (uow) => {
    await (await repeated(uow, { clock }, asked)).remember('lost');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await make(asked)).not.toBe('lost');
});

test('a key serves again after a day, unless it is kept for ever; what is over is dropped', async () => {
  const [daily, lasting] = [request(), request({ forever: true })];
  const [first, kept] = [await make(daily), await make(lasting)];
  clock.advance(24 * 3_600_000);
  const second = await make(daily);
  expect(second).not.toBe(first);
  clock.advance(24 * 3_600_000 + 1);
  await cleanUp([{ db, consumers: [] }] as never, createLog('fixture', 'silent'));
  const { rows } = await db.pool.query('SELECT result FROM kit.idempotency_key');
  expect(rows).toEqual([{ result: kept }]);
  expect(await make(lasting)).toBe(kept);
});
