/** The engines that a cluster stands on, real ones, each with a port and a data folder of its own on this machine. */
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@ringline/kit/db';
import { startKafka, startRedis, type KafkaEngine, type RedisEngine } from '@ringline/kit/engines';
import type { ServiceDefinition } from '@ringline/kit/service';
import { prepareDatabases } from '../databases.ts';
import type { Progress } from '../progress.ts';

export interface Engines {
  readonly postgres: EmbeddedPostgres;
  /** The world outside keeps its own records: an outage of ours is none of the carrier's. */
  readonly outsidePostgres: EmbeddedPostgres;
  readonly kafka: KafkaEngine;
  readonly redis: RedisEngine;
  /** A service's database, as its runtime role. */
  databaseUrl(service: string): string;
  stop(): Promise<void>;
}

/** PostgreSQL's connections: a pool of ten and a listener for each service and replica, with room for a rolling restart. */
const MAX_CONNECTIONS = 300;

export async function startEngines(
  dataDir: string,
  definitions: readonly ServiceDefinition[],
  progress: Progress,
): Promise<Engines> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(undo.splice(0).map((end) => end()));
  };
  const kept = <Engine extends { stop(): Promise<void> }>(engine: Promise<Engine>): Promise<Engine> => {
    // At once: what fails beside it, such as a migration, must not leave behind what is still starting.
    undo.push(() =>
      engine.then(
        (started) => started.stop(),
        () => undefined,
      ),
    );
    return engine;
  };
  try {
    // The broker is the slowest to start; the databases are prepared meanwhile.
    const [[postgres, outsidePostgres, urls], kafka, redis] = await Promise.all([
      progress.step('Starting PostgreSQL and preparing the databases', async () => {
        const [inside, outside] = await Promise.all([
          kept(startEmbeddedPostgres({ dataDir: path.join(dataDir, 'inside'), maxConnections: MAX_CONNECTIONS })),
          kept(startEmbeddedPostgres({ dataDir: path.join(dataDir, 'outside') })),
        ]);
        const prepared = await prepareDatabases(definitions, (one) => (one.outside ? outside : inside).adminUrl);
        return [inside, outside, prepared] as const;
      }),
      progress.step('Starting Kafka', () => kept(startKafka({ dataDir: path.join(dataDir, 'kafka') }))),
      progress.step('Starting Redis', () => kept(startRedis({ dataDir: path.join(dataDir, 'redis') }))),
    ]);
    return { postgres, outsidePostgres, kafka, redis, databaseUrl: (service) => urls.get(service) ?? '', stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}
