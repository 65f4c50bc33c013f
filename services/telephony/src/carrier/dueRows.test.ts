/** How many rows a replica takes in hand, which ones, and what becomes of the others. */
import { beforeEach, expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';
import { type Due, dueRows } from './dueRows.ts';

const world = await telephonyWorld();
const { clock, deps } = world;
const AT_ONCE = 4;
const SECOND = 1_000;

beforeEach(async () => {
  await world.db.pool.query('DELETE FROM leg_watch');
});

/** Legs that are due, the first of them for the longest time. */
async function dueLegs(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => deps.ids.uuid());
  for (const [index, id] of ids.entries()) {
    await world.db.pool.query(
      'INSERT INTO leg_watch (leg_id, workspace_id, call_id, sid, ask_at) VALUES ($1, $2, $3, $4, $5)',
      [id, deps.ids.uuid(), deps.ids.uuid(), `CA${index}`, new Date(clock.now().getTime() - (count - index) * SECOND)],
    );
  }
  return ids;
}

/** Work that ends when it is told to. */
function replica(work: (row: Due) => Promise<void> = () => Promise.resolve()) {
  const open = new Map<string, () => void>();
  const begun: string[] = [];
  const batches: number[] = [];
  const rows = dueRows<Due>(deps, {
    what: 'leg',
    table: 'leg_watch',
    key: 'leg_id',
    due: 'ask_at',
    columns: 'leg_id AS id',
    atOnce: AT_ONCE,
    claimed: (claimed) => Promise.resolve(void batches.push(claimed.length)),
    async work(row) {
      begun.push(row.id);
      await new Promise<void>((resolve) => open.set(row.id, resolve));
      await work(row);
    },
  });
  const finish = async () => {
    const running = [...open.values()];
    open.clear();
    for (const end of running) end();
  };
  return { ...rows, begun, batches, finish };
}

const stillDue = async () =>
  (
    await world.db.pool.query<{ id: string }>('SELECT leg_id AS id FROM leg_watch WHERE ask_at <= $1 ORDER BY ask_at', [
      clock.now(),
    ])
  ).rows.map(({ id }) => id);

it('takes those that wait longest, as many as it works on at once; the others stay due for another replica', async () => {
  const ids = await dueLegs(6);
  const one = replica();
  await one.take();
  expect(one.begun.toSorted()).toEqual(ids.slice(0, AT_ONCE).toSorted());
  await one.take();
  expect(one.begun, 'no hand is free').toHaveLength(AT_ONCE);
  expect(await stillDue()).toEqual(ids.slice(AT_ONCE));
  const other = replica();
  await other.take();
  expect(other.begun.toSorted()).toEqual(ids.slice(AT_ONCE).toSorted());
  await Promise.all([one.finish(), other.finish()]);
  await Promise.all([one.idle(), other.idle()]);
  expect(one.begun, 'each had one replica').toHaveLength(AT_ONCE);
});

it('goes on to the others as its hands become free, several at a time, without a further look', async () => {
  const ids = await dueLegs(10);
  const one = replica();
  await one.take();
  while (one.begun.length < ids.length) {
    await one.finish();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await one.finish();
  await one.idle();
  expect(one.begun.toSorted()).toEqual(ids.toSorted());
  expect(Math.min(...one.batches.slice(0, -1)), 'no claim for each row').toBeGreaterThan(1);
});

it('leaves a row that cannot be dealt with for later, and goes on with the others', async () => {
  const ids = await dueLegs(2);
  const one = replica((row) => (row.id === ids[0] ? Promise.reject(new Error('no')) : Promise.resolve()));
  await one.take();
  await one.finish();
  await one.idle();
  expect(await stillDue()).toEqual([]);
  clock.advance(10 * SECOND);
  expect(await stillDue(), 'its lease is over').toEqual(expect.arrayContaining([ids[0]]));
});

it('takes nothing more once it is told to stop, and finishes what it has', async () => {
  await dueLegs(10);
  const one = replica();
  await one.take();
  one.stop();
  await one.finish();
  await one.idle();
  await one.take();
  expect(one.begun).toHaveLength(AT_ONCE);
  expect(await stillDue()).toHaveLength(10 - AT_ONCE);
});
