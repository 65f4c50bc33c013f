/** Hosts one service alone: what each `services/<name>/src/main.ts` does. */
import path from 'node:path';
import { systemClock, systemIds } from '../clock/index.ts';
import { parseEnvironment, processEnvironment, ConfigurationError, type EnvironmentSource } from '../config/index.ts';
import { migrate, type PrismaClientLike } from '../db/index.ts';
import { createMemoryLimits } from '../limits/index.ts';
import { createSmtpMailer } from '../mail/index.ts';
import { HttpNetwork, serveRpc } from '../rpc/index.ts';
import { composeService, type Adapters, type ServiceDefinition } from '../service/index.ts';
import { createLocalStorage } from '../storage/index.ts';
import { createLog, createMetrics, startTracing } from '../telemetry/index.ts';
import type { z } from 'zod';
import { hostEnvironment, type HostEnvironment } from './environment.ts';
import { live, type Running } from './lifecycle.ts';
import { front, keysOf, surround } from './surroundings.ts';

/** What a process on the outside needs of its host: no part of the deployment's engines. */
const outsideEnvironment = hostEnvironment.omit({ KAFKA_BROKERS: true, REDIS_URL: true, STORAGE_URL: true });

/**
 * Runs a service until a signal ends it, configured by the environment alone; with the argument `migrate` brings its
 * database up to date, as the owner (MIGRATION_DATABASE_URL), and ends.
 */
export async function runService<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
): Promise<void> {
  const source = processEnvironment();
  if (process.argv[2] === 'migrate') return migrateService(definition, source);
  await live(definition.name, () => (definition.outside ? startOutside : startInside)(definition, source));
}

async function migrateService(
  { name, migrations }: Pick<ServiceDefinition, 'name' | 'migrations'>,
  source: EnvironmentSource,
): Promise<void> {
  const url = source['MIGRATION_DATABASE_URL'];
  try {
    if (!url)
      throw new ConfigurationError(
        `${name} migrate needs MIGRATION_DATABASE_URL: the database as the role that owns its tables.`,
      );
    const applied = await migrate(url, migrations);
    process.stdout.write(`${name}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}\n`);
  } catch (error) {
    process.stderr.write(`${name} migrate failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function startInside<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
  source: EnvironmentSource,
): Promise<Running> {
  const { name } = definition;
  const env = parseEnvironment(name, hostEnvironment, source);
  const around = await surround(name, env);
  const { log, metrics, kafka } = around;
  const mail = createSmtpMailer(env.SMTP_URL, env.MAIL_FROM);
  const service = composeService(definition, {
    ...around,
    environment: source,
    mail,
    databaseUrl: () => env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    eventSystem: 'kafka',
  } satisfies Adapters);
  const events = env.ROLES.includes('worker') ? kafka.participant(service.db, service.consumers) : undefined;
  const ready = async () => {
    if (!definition.answersWithoutDatabase) await service.db.pool.query('SELECT 1');
  };
  const { app, beginDraining } = await front(log, metrics, ready, true);

  await service.prepare();
  if (env.ROLES.includes('api')) {
    await serveRpc(app, service.rpc.routes, service.rpc.interceptors);
    await app.register((scope) => service.http(scope));
  }
  await app.listen({ host: env.HOST, port: env.PORT });
  if (events) {
    await kafka.ensureTopics([name]);
    await events.start();
    await service.start();
  }
  log.info({ port: env.PORT, roles: env.ROLES }, 'ready');

  return {
    log,
    ...draining(env),
    beginDraining,
    drain: (milliseconds) => within(milliseconds, service.drain()),
    async stop() {
      await events?.stop();
      await app.close();
      await service.stop();
      mail.close();
      await around.close();
    },
  };
}

async function startOutside<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
  source: EnvironmentSource,
): Promise<Running> {
  const { name } = definition;
  const env = parseEnvironment(name, outsideEnvironment, source);
  const endTracing = startTracing(name, env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_TRACES_SAMPLER_ARG);
  const log = createLog(name, env.LOG_LEVEL);
  const metrics = createMetrics();
  const mail = createSmtpMailer(env.SMTP_URL, env.MAIL_FROM);
  const service = composeService(definition, {
    environment: source,
    clock: systemClock,
    ids: systemIds,
    log,
    metrics,
    secrets: await keysOf(name, env),
    storage: createLocalStorage(path.resolve(source['DATA_DIR'] ?? '.data', 'files'), systemIds),
    mail,
    limits: createMemoryLimits(systemClock),
    network: new HttpNetwork({}),
    databaseUrl: () => env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
  });
  const { app, beginDraining } = await front(log, metrics, async () => service.db.pool.query('SELECT 1').then(), false);
  await service.prepare();
  await serveRpc(app, service.rpc.routes, service.rpc.interceptors);
  await app.register((scope) => service.http(scope));
  await app.listen({ host: env.HOST, port: env.PORT });
  await service.start();
  log.info({ port: env.PORT }, 'ready');
  return {
    log,
    ...draining(env),
    beginDraining,
    drain: (milliseconds) => within(milliseconds, service.drain()),
    async stop() {
      await service.stop();
      await app.close();
      mail.close();
      await endTracing();
    },
  };
}

const draining = (env: Pick<HostEnvironment, 'DRAIN_SECONDS' | 'DRAIN_NOTICE_SECONDS'>) => ({
  noticeSeconds: env.DRAIN_NOTICE_SECONDS,
  drainSeconds: env.DRAIN_SECONDS,
});

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
