/** One client library under a broker that is killed again and again. */
import { createDatabase, createPool, ensureServiceDatabase, migrate, type Database } from '@ringline/kit/db';
import type { KafkaEngine } from '@ringline/kit/engines';
import { eventually } from '@ringline/kit/testing';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { judge, type Verdict } from '../../../services/kit/src/events/testing.ts';
import { effectsOf, writeSteadily } from '../../../services/kit/src/kafka/testing.ts';
import { PrismaClient } from '../../../services/kit/src/testing/fixture/src/generated/prisma/client.ts';
import { Child } from './child.ts';
import type { Library } from './messages.ts';

const MIGRATIONS = new URL('../../../services/kit/src/testing/fixture/prisma/migrations/', import.meta.url);
const KEYS = 200;
const PER_SECOND = 200;
/** Milliseconds of steady load between the broker's return and its next death. */
const BETWEEN_MS = [300, 1_500] as const;
const ALL_HANDLED_WITHIN_MS = 120_000;

export interface FaultFigures {
  readonly events: number;
  readonly kills: number;
  readonly effects: Verdict;
  readonly feed: Verdict;
  readonly interruptions: number;
  readonly parked: number;
  readonly processRestarts: number;
  /** Seconds from the broker's first answer to the first event that it takes, and to the first effect. */
  readonly producing: readonly number[];
  readonly consuming: readonly number[];
  /** Microseconds of CPU for an event under steady load, its consumer's transaction included. */
  readonly cpuPerEvent: number;
  /** Thousandths of a core that the path needs while nothing happens. */
  readonly idle: number;
}

export async function faultRun(
  library: Library,
  broker: KafkaEngine,
  adminUrl: string,
  plan: { kills: number; steadySeconds: number; idleSeconds: number },
  say: (line: string) => void,
): Promise<FaultFigures> {
  const source = await serviceDatabase(adminUrl, 'billing', library);
  const target = await serviceDatabase(adminUrl, 'messaging', library);
  const keys: string[] = Array.from({ length: KEYS }, () => randomUUID());
  const child = new Child({
    kind: 'path',
    library,
    brokers: broker.brokers,
    source: source.url,
    target: target.url,
  });
  try {
    await child.next('ready');
    await pause(2_000);
    const idle = await cpuOver(child, plan.idleSeconds);
    const load = await writeSteadily(source.db, { keys, perSecond: PER_SECOND });
    await eventually(async () => (await lastEffect(target.db)) > PER_SECOND, 60_000);
    const before = load.count();
    const steady = await cpuOver(child, plan.steadySeconds);
    const cpuPerEvent = (steady * plan.steadySeconds * 1_000) / (load.count() - before);

    const producing: number[] = [];
    const consuming: number[] = [];
    for (let kill = 1; kill <= plan.kills; kill += 1) {
      const [least, most] = BETWEEN_MS;
      await pause(least + Math.random() * (most - least));
      await broker.kill();
      await broker.start();
      const back = performance.now();
      const [relayed, effect] = await Promise.all([lastRelayed(source.db), lastEffect(target.db)]);
      const secondsUntil = async (look: () => Promise<boolean>): Promise<number> => {
        await eventually(look, ALL_HANDLED_WITHIN_MS);
        return (performance.now() - back) / 1_000;
      };
      const [produced, consumed] = await Promise.all([
        secondsUntil(async () => (await lastRelayed(source.db)) > relayed),
        secondsUntil(async () => (await lastEffect(target.db)) > effect),
      ]);
      producing.push(produced);
      consuming.push(consumed);
      if (kill % 10 === 0 || kill === plan.kills) say(`${library}: ${kill} kills, ${load.count()} events`);
    }
    const committed = await load.stop();
    const events = committed.values().reduce((sum, version) => sum + version, 0);
    const effects = () => effectsOf(target.db.pool, 'effects', keys);
    // What never comes shows in the verdict.
    await eventually(async () => (await effects()).length >= events, ALL_HANDLED_WITHIN_MS).catch(() => undefined);
    const settled = () => child.ask({ kind: 'feed', committed: [...committed] });
    await eventually(async () => (await settled()).verdict.lost === 0, 30_000).catch(() => undefined);
    const { verdict: feed, interruptions } = await settled();
    const { rowCount: parked } = await target.db.pool.query('SELECT FROM kit.parked_key');
    return {
      events,
      kills: plan.kills,
      effects: judge(committed, await effects()),
      feed,
      interruptions,
      parked: parked ?? 0,
      processRestarts: child.deaths,
      producing,
      consuming,
      cpuPerEvent,
      idle,
    };
  } finally {
    await child.end();
    await Promise.all([source.db.close(), target.db.close()]);
  }
}

/** Milliseconds of CPU in a second. */
async function cpuOver(child: Child, seconds: number): Promise<number> {
  const { micros: before } = await child.ask({ kind: 'cpu' });
  await pause(seconds * 1_000);
  const { micros: after } = await child.ask({ kind: 'cpu' });
  return (after - before) / 1_000 / seconds;
}

async function serviceDatabase(
  adminUrl: string,
  name: string,
  library: Library,
): Promise<{ db: Database<PrismaClient>; url: string }> {
  const database = `bench_${name}_${library.replaceAll(/\W/g, '_')}`;
  const { owner, runtime } = await ensureServiceDatabase(adminUrl, name, database);
  await migrate(owner, MIGRATIONS);
  const db = createDatabase({
    name,
    pool: createPool(runtime, { max: 6 }),
    prisma: PrismaClient,
    clock: systemClock,
    ids: systemIds,
  });
  return { db, url: runtime };
}

async function lastRelayed(db: Database<PrismaClient>): Promise<number> {
  const { rows } = await db.pool.query<{ position: string | null }>(
    'SELECT max(position) AS position FROM kit.reader_position',
  );
  return Number(rows[0]?.position ?? 0);
}

async function lastEffect(db: Database<PrismaClient>): Promise<number> {
  const { rows } = await db.pool.query<{ id: string | null }>('SELECT max(id) AS id FROM visit');
  return Number(rows[0]?.id ?? 0);
}
