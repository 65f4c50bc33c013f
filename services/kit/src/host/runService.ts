/** Hosts one service alone: what each `services/<name>/src/main.ts` does. */
import path from 'node:path';
import { systemClock, systemIds } from '../clock/index.ts';
import { list, parseEnvironment, processEnvironment, type EnvironmentSource } from '../config/index.ts';
import { migrate, type PrismaClientLike } from '../db/index.ts';
import { createMemoryLimits } from '../limits/index.ts';
import { createSmtpMailer } from '../mail/index.ts';
import { HttpNetwork, serveRpc } from '../rpc/index.ts';
import { composeService, type ServiceDefinition } from '../service/index.ts';
import { createLocalStorage } from '../storage/index.ts';
import { z } from 'zod';
import { hostEnvironment } from './environment.ts';
import { live, type Running } from './lifecycle.ts';
import { front, keysOf, surround, watched } from './surroundings.ts';
import { tellZonesOfPostgres } from '../zones/index.ts';
import { beginWhenThere, isThere } from './whenThere.ts';

/** What a process on the outside needs of its host: no part of the deployment's engines. */
const outsideEnvironment = hostEnvironment
  .omit({
    KAFKA_BROKERS: true,
    KAFKA_TLS: true,
    KAFKA_CA_FILE: true,
    KAFKA_SASL_MECHANISM: true,
    KAFKA_SASL_USERNAME: true,
    KAFKA_SASL_PASSWORD: true,
    REDIS_URL: true,
    STORAGE_URL: true,
  })
  .extend({ DATA_DIR: z.string().default('.data'), SANDBOX_ORIGINS: list });
const migrationEnvironment = z.object({
  MIGRATION_DATABASE_URL: z.string('the database as the role that owns its tables').min(1),
});

/**
 * Runs a service until a signal ends it, configured by the environment alone; with the argument `migrate` brings its
 * database up to date, as the owner (MIGRATION_DATABASE_URL), and ends.
 */
export async function runService<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
): Promise<void> {
  const source = processEnvironment();
  if (process.argv[2] === 'migrate') return migrateService(definition, source);
  await live(definition.name, () => start(definition, source));
}

async function migrateService(
  { name, migrations }: Pick<ServiceDefinition, 'name' | 'migrations'>,
  source: EnvironmentSource,
): Promise<void> {
  try {
    const { MIGRATION_DATABASE_URL: url } = parseEnvironment(`${name} migrate`, migrationEnvironment, source);
    const applied = await migrate(url, migrations);
    const said = `${name}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}\n`;
    // A timer that a library leaves behind would hold the process for ten seconds more, and an upgrade for each service's.
    process.stdout.write(said, () => process.exit(0));
  } catch (error) {
    process.stderr.write(`${name} migrate failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function start<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
  source: EnvironmentSource,
): Promise<Running> {
  const { name, outside } = definition;
  const { env, around, kafka } = outside ? await placeOutside(name, source) : await placeInside(name, source);
  const { log, metrics } = around;
  const mail = createSmtpMailer(env.SMTP_URL, env.MAIL_FROM);
  const service = composeService(definition, {
    ...around,
    environment: source,
    mail,
    databaseUrl: () => env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    ...(kafka ? { eventSystem: 'kafka' } : {}),
  });
  const worker = env.ROLES.includes('worker');
  const events = worker ? kafka?.participant(service.db, service.consumers) : undefined;
  const ready = async () => {
    if (!definition.answersWithoutDatabase) await service.db.pool.query('SELECT 1');
  };
  // The sandbox judges who knocks by the address that really does.
  const { app, beginDraining } = await front({
    log,
    metrics,
    ready,
    proxyHops: outside ? 0 : env.PROXY_HOPS,
    // Its callers are a few processes with many connections each, and it is never open to strangers.
    env: outside ? { ...env, CONNECTIONS_PER_ADDRESS: 0 } : env,
    origins: 'SANDBOX_ORIGINS' in env ? env.SANDBOX_ORIGINS : [],
  });

  // Who has answers without the database gives them also when it starts while that is away: a telephony that waited for it would
  // leave callers ringing, and be started again and again for as long.
  const later = definition.answersWithoutDatabase && !(await isThere(service.db.pool));
  if (!later) await service.prepare();
  if (env.ROLES.includes('api')) {
    await serveRpc(app, service.rpc.routes, service.rpc.interceptors);
    await app.register((scope) => service.http(scope));
  }
  await app.listen({ host: env.HOST, port: env.PORT });
  const begin = async () => {
    void tellZonesOfPostgres(service.db.pool, systemClock.now(), log);
    // Does not wait for Kafka: calls' timers run, and events wait in the outbox, until it is there.
    await events?.start();
    if (worker) await service.start();
  };
  const stopWaiting = later
    ? beginWhenThere(service.db.pool, log, async () => {
        await service.prepare();
        await begin();
      })
    : undefined;
  if (!later) await begin();
  log.info({ port: env.PORT, roles: env.ROLES }, 'ready');

  return {
    log,
    noticeSeconds: env.DRAIN_NOTICE_SECONDS,
    drainSeconds: env.DRAIN_SECONDS,
    beginDraining,
    drain: (milliseconds) => within(milliseconds, service.drain()),
    async stop() {
      await stopWaiting?.();
      await events?.stop();
      // The world outside first hangs up its sockets, which would keep its server waiting.
      if (outside) await service.stop();
      await app.close();
      if (!outside) await service.stop();
      mail.close();
      await around.close();
    },
  };
}

async function placeInside(name: string, source: EnvironmentSource) {
  const env = parseEnvironment(name, hostEnvironment, source);
  const around = await surround(name, env);
  return { env, around, kafka: around.kafka };
}

/** The world outside shares nothing with the deployment but its keys. */
async function placeOutside(name: string, source: EnvironmentSource) {
  const env = parseEnvironment(name, outsideEnvironment, source);
  const around = {
    ...watched(name, env),
    clock: systemClock,
    ids: systemIds,
    secrets: await keysOf(name, env),
    storage: createLocalStorage(path.resolve(env.DATA_DIR, 'files'), systemIds),
    limits: createMemoryLimits(systemClock),
    network: new HttpNetwork({}),
  };
  return { env, around, kafka: undefined };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
