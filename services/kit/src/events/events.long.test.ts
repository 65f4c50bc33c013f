/** @area kit/events, kit/jobs */
import { fromBinary } from '@bufbuild/protobuf';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../telemetry/index.ts';
import { eventually, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import {
  consumer,
  createDispatcher,
  discardParked,
  eventColumns,
  listParked,
  on,
  replayParked,
  type StoredEvent,
} from './index.ts';
import { judge, type Seen } from './testing.ts';

const migrations = new URL('../testing/fixture/prisma/migrations/', import.meta.url);
const source = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient }, { connections: 26 });
const target = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient }, { connections: 12 });
const log = createLog('events', 'silent');
const W = '0190a000-0000-7000-8000-00000000000a';

const APPEND_COLUMNS = 'SELECT kit.append_event_columns($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';

/** A generator with a seed, so that a failing run can be had again. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A consumer whose effect is one row per event. */
const recorder = (name: string) =>
  consumer<PrismaClient>({
    name,
    handlers: [
      on(SubscriptionChangedSchema, async ({ event, uow }) => {
        const { id, version } = event.subscription ?? { id: '', version: 0 };
        await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES (${`${name}|${id}|${version}`})`;
      }),
    ],
  });

async function effectsOf(name: string): Promise<Seen[]> {
  const { rows } = await target.pool.query<{ place: string }>(
    'SELECT place FROM visit WHERE place LIKE $1 ORDER BY id',
    [`${name}|%`],
  );
  return rows.map(({ place }) => {
    const [, key = '', version] = place.split('|');
    return { key, version: Number(version) };
  });
}

const KEYS = 60;
const keyOf = (index: number) => `0190a000-0000-7000-8000-0000000${String(10_000 + index)}`;

describe('the event path, with many writers and readers that are killed', () => {
  const WRITERS = 24;
  const EVENTS = 12_000;

  beforeAll(async () => {
    await source.tenant(W, ({ tx }) =>
      tx.item.createMany({
        data: Array.from({ length: KEYS }, (_, index) => ({ workspaceId: W, id: keyOf(index), name: 'x', version: 0 })),
      }),
    );
  });

  it('loses nothing, doubles nothing and keeps the order of each key', { timeout: 150_000 }, async () => {
    let committed = 0;
    let writing = true;
    const consumers = [recorder('first'), recorder('second')];
    const feed: Seen[] = [];
    const dispatcherOf = () =>
      createDispatcher(
        [
          { db: source, consumers: [] },
          { db: target, consumers },
        ],
        log,
      );

    async function write(seed: number): Promise<void> {
      const next = random(seed);
      while (committed < EVENTS) {
        // Ascending, as every well-behaved transaction takes its rows.
        const keys = [
          ...new Set(Array.from({ length: 1 + Math.floor(next() * 6) }, () => keyOf(Math.floor(next() * KEYS)))),
        ].sort();
        const rollBack = next() < 0.1;
        const done = next() < 0.25 ? await writeRaw(keys, rollBack) : await writeThroughUnit(keys, rollBack);
        committed += done;
      }
    }

    async function writeThroughUnit(keys: readonly string[], rollBack: boolean): Promise<number> {
      try {
        await source.tenant(W, async ({ tx, emit }) => {
          for (const id of keys) {
            const rows = await tx.$queryRaw<
              { version: number }[]
            >`UPDATE item SET version = version + 1 WHERE id = ${id}::uuid RETURNING version`;
            emit(SubscriptionChangedSchema, { subscription: { id, version: rows[0]!.version } }, { key: id });
          }
          if (rollBack) throw new Error('rolled back');
        });
        return keys.length;
      } catch (error) {
        // On a machine with much else to do a transaction can run out of its time, and is rolled back as well. What was
        // committed is read from the rows at the end.
        const { message, code } = error as Error & { code?: string };
        if (message === 'rolled back' || code === 'P2028') return 0;
        throw error;
      }
    }

    async function writeRaw(keys: readonly string[], rollBack: boolean): Promise<number> {
      const client = await source.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query("SELECT set_config('app.workspace_id', $1, true)", [W]);
        const versions = new Map<string, number>();
        for (const id of keys) {
          const { rows } = await client.query<{ version: number }>(
            'UPDATE item SET version = version + 1 WHERE id = $1 RETURNING version',
            [id],
          );
          versions.set(id, rows[0]!.version);
        }
        const build = (emit: Parameters<Parameters<typeof source.encodeEvents>[0]>[0]) => {
          for (const [id, version] of versions)
            emit(SubscriptionChangedSchema, { subscription: { id, version } }, { key: id, workspaceId: W });
        };
        if (keys.length % 2 === 0)
          await client.query('SELECT kit.append_events($1::jsonb)', [source.encodeEvents(build)]);
        else await client.query(APPEND_COLUMNS, eventColumns(source.recordEvents(build)));
        await client.query(rollBack ? 'ROLLBACK' : 'COMMIT');
        source.notify();
        return rollBack ? 0 : keys.length;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    }

    // Readers come and go while the writers write: stopped in order, or let go in the middle of a batch.
    async function restartReaders(): Promise<void> {
      for (let turn = 0; writing; turn += 1) {
        const dispatcher = dispatcherOf();
        await dispatcher.start();
        const goal = committed + 2_500;
        await eventually(() => expect(!writing || committed >= goal).toBe(true), 120_000);
        if (turn % 2 === 0) await dispatcher.abandon();
        else await dispatcher.stop();
      }
    }

    const readers = restartReaders();
    await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(index + 1)));
    writing = false;
    await readers;

    const last = dispatcherOf();
    await last.feed.subscribe(['billing.subscription.changed.v1'], (event: StoredEvent) => {
      const { subscription } = fromBinary(SubscriptionChangedSchema, event.payload);
      feed.push({ key: subscription?.id ?? '', version: subscription?.version ?? 0 });
    });
    await last.start();
    const items = await source.tenant(W, ({ tx }) => tx.item.findMany());
    const total = items.reduce((sum, { version }) => sum + version, 0);
    // Nothing tells the end of a stream but its length; what never comes fails here, what is doubled fails below.
    for (const name of ['first', 'second'])
      await eventually(async () => expect((await effectsOf(name)).length).toBeGreaterThanOrEqual(total), 60_000);
    await last.stop();

    const versions = new Map(items.map(({ id, version }) => [id, version]));
    expect(total).toBeGreaterThanOrEqual(EVENTS);
    expect(judge(versions, await effectsOf('first'))).toEqual({ lost: 0, doubled: 0, outOfOrder: 0 });
    expect(judge(versions, await effectsOf('second'))).toEqual({ lost: 0, doubled: 0, outOfOrder: 0 });
    // The feed is at least once: it may repeat, but it misses nothing.
    expect(judge(versions, feed).lost).toBe(0);
  });

  it('the judge sees what a reader loses that trusts a plain sequence', () => {
    // Two transactions take their positions in one order and commit in the other; a naive reader looks in between.
    const seen: Seen[] = [];
    const early = [{ key: 'k', version: 2 }];
    const late = [{ key: 'k', version: 1 }, ...early];
    let position = 0;
    const naive = (visible: readonly (Seen & { position: number })[]) => {
      for (const row of visible
        .filter((entry) => entry.position > position)
        .toSorted((a, b) => a.position - b.position)) {
        seen.push(row);
        position = row.position;
      }
    };
    naive(early.map((row) => ({ ...row, position: 2 })));
    naive(late.map((row) => ({ ...row, position: row.version })));
    expect(judge(new Map([['k', 2]]), seen)).toMatchObject({ lost: 1, outOfOrder: 1 });
    expect(
      judge(new Map([['k', 1]]), [
        { key: 'k', version: 1 },
        { key: 'k', version: 1 },
      ]),
    ).toMatchObject({ doubled: 1 });
  });
});

describe('an event that cannot be handled', () => {
  const WS = '0190a000-0000-7000-8000-00000000000b';
  const broken = new Set<string>();
  const picky = consumer<PrismaClient>({
    name: 'picky',
    handlers: [
      on(SubscriptionChangedSchema, async ({ event, uow }) => {
        const { id, version } = event.subscription ?? { id: '', version: 0 };
        if (broken.has(id)) throw new Error(`cannot handle ${id}`);
        await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES (${`picky|${id}|${version}`})`;
      }),
    ],
  });
  const emit = (id: string, version: number) =>
    source.tenant(WS, async (uow) =>
      uow.emit(SubscriptionChangedSchema, { subscription: { id, version } }, { key: id }),
    );

  it('because the database had no time for it is tried on, and its key is not parked', async () => {
    let tries = 0;
    const busy = consumer<PrismaClient>({
      name: 'busy',
      handlers: [
        on(SubscriptionChangedSchema, async ({ event, uow }) => {
          if (event.subscription?.id !== 'slow') return;
          tries += 1;
          // The server ends the statement, as it does with one that waits too long.
          if (tries <= 8) await uow.tx.$executeRaw`SELECT set_config('statement_timeout', '1', true)`;
          if (tries <= 8) await uow.tx.$executeRaw`SELECT pg_sleep(5)`;
          await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES ('busy|slow|1')`;
        }),
      ],
    });
    const dispatcher = createDispatcher(
      [
        { db: source, consumers: [] },
        { db: target, consumers: [busy] },
      ],
      log,
    );
    await dispatcher.start();
    try {
      await emit('slow', 1);
      await eventually(async () => expect(await effectsOf('busy')).toEqual([{ key: 'slow', version: 1 }]), 25_000);
      expect(tries).toBe(9);
      expect((await listParked(target)).filter((parked) => parked.consumer === 'busy')).toEqual([]);
    } finally {
      await dispatcher.stop();
    }
  });

  it(
    'parks its key: later events of it wait in order, other keys flow; a replay heals it',
    { timeout: 30_000 },
    async () => {
      const dispatcher = createDispatcher(
        [
          { db: source, consumers: [] },
          { db: target, consumers: [picky] },
        ],
        log,
      );
      await target.pool.query("DELETE FROM visit WHERE place LIKE 'picky|%'");
      broken.add('bad');
      await dispatcher.start();
      try {
        await emit('bad', 1);
        await emit('good', 1);
        await eventually(async () =>
          expect((await effectsOf('picky')).filter(({ key }) => key === 'good')).toHaveLength(1),
        );
        await eventually(async () =>
          expect(await listParked(target)).toMatchObject([{ consumer: 'picky', key: 'bad', waiting: 1 }]),
        );
        await emit('bad', 2);
        await eventually(async () => expect(await listParked(target)).toMatchObject([{ waiting: 2 }]));
        expect((await listParked(target))[0]?.error).toContain('cannot handle bad');

        const which = { consumer: 'picky', source: 'fixture', key: 'bad' };
        await expect(replayParked(target, [picky], which)).rejects.toThrow('cannot handle bad');
        broken.clear();
        expect(await replayParked(target, [picky], which)).toBe(2);
        expect(await listParked(target)).toEqual([]);
        await emit('bad', 3);
        await eventually(async () =>
          expect((await effectsOf('picky')).filter(({ key }) => key === 'bad').map(({ version }) => version)).toEqual([
            1, 2, 3,
          ]),
        );
      } finally {
        await dispatcher.stop();
      }
    },
  );

  it('can be given up: what waited is thrown away, what follows flows', { timeout: 30_000 }, async () => {
    const dispatcher = createDispatcher(
      [
        { db: source, consumers: [] },
        { db: target, consumers: [picky] },
      ],
      log,
    );
    broken.add('hopeless');
    await dispatcher.start();
    try {
      await emit('hopeless', 1);
      await eventually(async () => expect(await listParked(target)).toHaveLength(1));
      expect(await discardParked(target, { consumer: 'picky', source: 'fixture', key: 'hopeless' })).toBe(1);
      broken.clear();
      await emit('hopeless', 2);
      await eventually(async () =>
        expect((await effectsOf('picky')).filter(({ key }) => key === 'hopeless')).toEqual([
          { key: 'hopeless', version: 2 },
        ]),
      );
    } finally {
      await dispatcher.stop();
    }
  });
});
