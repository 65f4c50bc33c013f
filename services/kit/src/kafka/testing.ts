/** A load of events whose fate can be judged: versions of items, counted up by one. For the tests and the broker fault bench. */
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import type pg from 'pg';
import type { Database } from '../db/index.ts';
import { consumer, on, type Consumer } from '../events/index.ts';
import type { Seen } from '../events/testing.ts';
import type { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';

const WORKSPACE = '0190a000-0000-7000-8000-00000000000a';

export interface Load {
  /** Events committed so far. */
  readonly count: () => number;
  /** Ends the writing. @returns the last version of each key */
  stop(): Promise<Map<string, number>>;
}

/**
 * Writes events, each with its change in one transaction, until it is told to stop.
 * @param perSecond events in a second, as evenly as timers allow
 */
export async function writeSteadily(
  db: Database<PrismaClient>,
  { keys, perSecond }: { keys: readonly string[]; perSecond: number },
): Promise<Load> {
  await db.tenant(WORKSPACE, ({ tx }) =>
    tx.item.createMany({ data: keys.map((id) => ({ workspaceId: WORKSPACE, id, name: 'x', version: 0 })) }),
  );
  const EVERY_MS = 20;
  let written = 0;
  let turn = 0;
  let owed = 0;
  let busy: Promise<void> = Promise.resolve();
  let running = true;

  async function write(count: number): Promise<void> {
    const first = turn;
    turn += count;
    const ids = [
      ...new Set(Array.from({ length: count }, (_, index) => keys[(first + index) % keys.length] ?? '')),
    ].sort();
    await db.tenant(WORKSPACE, async ({ tx, emit }) => {
      const rows = await tx.$queryRaw<{ id: string; version: number }[]>`
        UPDATE item SET version = version + 1 WHERE id = ANY (${ids}::uuid[]) RETURNING id, version`;
      for (const { id, version } of rows)
        emit(SubscriptionChangedSchema, { subscription: { id, version } }, { key: id });
    });
    written += ids.length;
  }

  const timer = setInterval(() => {
    owed += (perSecond * EVERY_MS) / 1_000;
    const count = Math.min(Math.floor(owed), keys.length);
    if (count === 0) return;
    owed -= count;
    busy = busy.then(() => (running ? write(count) : undefined));
    busy.catch(() => clearInterval(timer));
  }, EVERY_MS);

  return {
    count: () => written,
    async stop() {
      clearInterval(timer);
      running = false;
      await busy;
      const items = await db.tenant(WORKSPACE, ({ tx }) => tx.item.findMany());
      const mine = new Set(keys);
      return new Map(items.filter(({ id }) => mine.has(id)).map(({ id, version }) => [id, version]));
    },
  };
}

/** A consumer whose effect is one row for each event. */
export const recorder = (name: string): Consumer<PrismaClient> =>
  consumer<PrismaClient>({
    name,
    handlers: [
      on(SubscriptionChangedSchema, async ({ event, uow }) => {
        const { id, version } = event.subscription ?? { id: '', version: 0 };
        await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES (${`${name}|${id}|${version}`})`;
      }),
    ],
  });

/** The effects of a recorder on these keys, in the order in which they were made. */
export async function effectsOf(pool: pg.Pool, name: string, keys: readonly string[]): Promise<Seen[]> {
  const { rows } = await pool.query<{ place: string }>('SELECT place FROM visit WHERE place LIKE $1 ORDER BY id', [
    `${name}|%`,
  ]);
  const mine = new Set(keys);
  return rows
    .map(({ place }) => {
      const [, key = '', version] = place.split('|');
      return { key, version: Number(version) };
    })
    .filter(({ key }) => mine.has(key));
}
