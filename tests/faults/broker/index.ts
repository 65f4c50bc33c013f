/** The broker dies (kill -9) and comes back, again and again, under steady load: for each client library behind the port. */
import { startKafka } from '@ringline/kit/engines';
import { startScratchPostgres } from '@ringline/kit/db';
import { atEndOfFile } from '@ringline/kit/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outcome, quantile, type Table } from '../../figures/figures.ts';
import type { Scenario } from '../scenario.ts';
import { Child } from './child.ts';
import { faultRun, type FaultFigures } from './faultRun.ts';
import { LIBRARIES, type BurstFigures, type Library } from './messages.ts';

const FULL = { kills: 50, steadySeconds: 20, idleSeconds: 10, burst: 100_000, rounds: 3 };
const SHORT = { kills: 3, steadySeconds: 2, idleSeconds: 1, burst: 0, rounds: 0 };

export const broker: Scenario = async ({ short, say }) => {
  const plan = short ? SHORT : FULL;
  // The short form guards the library in use; the choice between both is made by the long one.
  const libraries: readonly Library[] = short ? ['kafkajs'] : LIBRARIES;
  const postgres = await startScratchPostgres();
  atEndOfFile(() => postgres.stop());

  const faults = new Map<Library, FaultFigures>();
  const bursts = new Map<Library, BurstFigures[]>();
  for (const library of libraries) {
    await withBroker(async (engine) => {
      faults.set(library, await faultRun(library, engine, postgres.adminUrl, plan, say));
    });
  }
  if (plan.rounds > 0)
    await withBroker(async (engine) => {
      for (let round = 1; round <= plan.rounds; round += 1) {
        for (const library of libraries) {
          const topic = `burst.${randomUUID()}`;
          const child = new Child({ kind: 'burst', library, brokers: engine.brokers, topic, events: plan.burst });
          const { figures } = await child.next('burst');
          bursts.set(library, [...(bursts.get(library) ?? []), figures]);
          say(`${library}: burst ${round} of ${plan.rounds}`);
        }
      }
    });
  return outcome([faultTable(faults), ...(bursts.size > 0 ? [burstTable(bursts)] : [])], wrongs(faults));
};

/** A broker of its own, so that what one library leaves behind is not the other's. */
async function withBroker(work: (engine: Awaited<ReturnType<typeof startKafka>>) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ringline-faults-kafka-'));
  const engine = await startKafka({ dataDir });
  try {
    await work(engine);
  } finally {
    await engine.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function faultTable(faults: ReadonlyMap<Library, FaultFigures>): Table {
  const figures = [...faults.values()];
  const row = (title: string, of: (one: FaultFigures) => string | number) => [title, ...figures.map(of)];
  const seconds = (values: readonly number[]) =>
    `${quantile(values, 0.5).toFixed(2)} / ${quantile(values, 1).toFixed(2)}`;
  return {
    title: 'kill -9 of the broker under steady load (200 events/s, 200 keys)',
    columns: ['', ...faults.keys()],
    rows: [
      row('broker kills', ({ kills }) => kills),
      row('events', ({ events }) => events),
      row('lost', ({ effects }) => effects.lost),
      row('doubled effects', ({ effects }) => effects.doubled),
      row('out of order per key', ({ effects }) => effects.outOfOrder),
      row('keys parked', ({ parked }) => parked),
      row('lost to a full reader', ({ feed }) => feed.lost),
      row('out of order in a full reader', ({ feed }) => feed.outOfOrder),
      row('process restarts', ({ processRestarts }) => processRestarts),
      row('seconds until producing again, median / max', ({ producing }) => seconds(producing)),
      row('seconds until consuming again, median / max', ({ consuming }) => seconds(consuming)),
      row('CPU per event, whole path with its transactions, µs', ({ cpuPerEvent }) => Math.round(cpuPerEvent)),
      row('CPU while nothing happens, ms in a second', ({ idle }) => idle.toFixed(1)),
    ],
  };
}

function burstTable(bursts: ReadonlyMap<Library, readonly BurstFigures[]>): Table {
  const median = (pick: (one: BurstFigures) => number) =>
    [...bursts.values()].map((rounds) => quantile(rounds.map(pick), 0.5));
  return {
    title: 'the client alone: 100,000 events to 64 partitions and back (medians of 3 alternating rounds)',
    columns: ['', ...bursts.keys()],
    rows: [
      ['produced, events/s', ...median(({ produced }) => produced.rate).map(Math.round)],
      ['producing, CPU µs an event', ...median(({ produced }) => produced.cpu).map((cpu) => cpu.toFixed(1))],
      ['consumed, events/s', ...median(({ consumed }) => consumed.rate).map(Math.round)],
      ['consuming, CPU µs an event', ...median(({ consumed }) => consumed.cpu).map((cpu) => cpu.toFixed(1))],
    ],
  };
}

function wrongs(faults: ReadonlyMap<Library, FaultFigures>): string[] {
  return [...faults].flatMap(([library, { effects, feed, parked, processRestarts, interruptions }]) =>
    Object.entries({
      lost: effects.lost,
      doubled: effects.doubled,
      'out of order': effects.outOfOrder,
      'keys parked': parked,
      'lost to a full reader': feed.lost,
      'out of order in a full reader': feed.outOfOrder,
      'process restarts': processRestarts,
      interruptions,
    })
      .filter(([, count]) => count !== 0)
      .map(([what, count]) => `${library}: ${count} ${what}`),
  );
}
