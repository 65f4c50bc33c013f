/** The whole product in one process, on an embedded PostgreSQL: what `npm start` runs, and what the journeys test. */
import path from 'node:path';
import { bff as edge } from '@ringline/bff';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { parseEnvironment, type EnvironmentSource } from '@ringline/kit/config';
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from '@ringline/kit/db';
import { createDispatcher, type Dispatcher } from '@ringline/kit/events';
import { createHttpServer, hostsOf, isLoopback, serveFigures } from '@ringline/kit/http';
import { createRpcClients, type InMemoryNetwork, type RpcClients } from '@ringline/kit/rpc';
import type { Secrets } from '@ringline/kit/secrets';
import type { ComposedService } from '@ringline/kit/service';
import { startZones, tellZonesOfPostgres } from '@ringline/kit/zones';
import { createLog, startTracing } from '@ringline/kit/telemetry';
import { SERVICES, composeAll } from './compose.ts';
import { prepareDatabases } from './databases.ts';
import { environment, type Environment } from './environment.ts';
import { StartProblem, assertRestored, claimPort } from './listening.ts';
import type { Progress } from './progress.ts';
import { readiness, untilThere } from './readiness.ts';
import { seedDemo } from './seed.ts';

export interface Product {
  readonly url: string;
  /** Where Prometheus finds the figures; undefined without METRICS_PORT. */
  readonly metricsUrl: string | undefined;
  /** Where the data lies, when it is not simply DATA_DIR. */
  readonly dataPath: string;
  readonly services: readonly ComposedService[];
  readonly network: InMemoryNetwork;
  readonly secrets: Secrets;
  /** Calls as the launcher itself, a service. */
  readonly rpc: RpcClients;
  readonly dispatcher: Dispatcher;
  stop(): Promise<void>;
}

/**
 * Starts everything.
 * @param onGivenUp called when a part of it died again and again: the process is of no more use
 * @throws StartProblem for what the person can solve: a taken port, an unwritable folder, an open sandbox
 */
export async function startAllInOne(
  source: EnvironmentSource,
  progress: Progress,
  onGivenUp: (sentence: string) => void = () => undefined,
): Promise<Product> {
  const env = parseEnvironment('Ringline', environment, source);
  assertSandboxMayOpen(env);
  const port = await claimPort(env.HOST, env.PORT);
  const smtpPort = await claimPort('127.0.0.1', 0);
  const url = (env.PUBLIC_URL ?? `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`).replace(
    /\/$/,
    '',
  );
  const dataDir = path.resolve(env.DATA_DIR);
  assertRestored(dataDir);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };

  try {
    undo.push(startTracing('ringline', env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_TRACES_SAMPLER_ARG));
    const log = createLog('ringline', env.LOG_LEVEL, env.LOG_FILE);
    startZones(env, log);
    const postgres = await progress.step('Starting PostgreSQL', () =>
      startDatabase(dataDir, { onDeath: (sentence) => progress.note(sentence), onGivenUp }),
    );
    undo.push(() => postgres.stop());
    const urls = await progress.step('Preparing the databases', () =>
      untilThere(() => prepareDatabases(SERVICES, () => postgres.adminUrl)),
    );

    const { adapters, services, network, secrets } = await composeAll({
      source,
      env,
      log,
      dataDir,
      url,
      smtpPort,
      databaseUrl: (service) => urls.get(service) ?? '',
    });
    undo.push(async () => adapters.mail.close());
    undo.push(() => Promise.all(services.map((service) => service.stop())));
    await Promise.all(services.map((service) => untilThere(() => service.prepare())));
    const dispatcher = createDispatcher(services, log, adapters.metrics);

    const edgeEnv = parseEnvironment(edge.name, edge.environment, {
      ...adapters.environment,
      SANDBOX: String(env.SANDBOX_ENABLED),
      SIGN_IN_PER_MINUTE: source['SIGN_IN_PER_MINUTE'] ?? (env.SANDBOX_ENABLED ? '600' : undefined),
    });
    const bff = edge.build({
      env: edgeEnv,
      clock: systemClock,
      ids: systemIds,
      limits: adapters.limits,
      log: log.child({ service: 'bff' }),
      metrics: adapters.metrics,
      rpc: createRpcClients('bff', network, secrets, systemClock, {
        anonymousByDefault: true,
        metrics: adapters.metrics,
      }),
      secrets,
      storage: adapters.storage,
      feed: dispatcher.feed,
    });

    const app = await createHttpServer({
      log,
      metrics: adapters.metrics,
      proxyHops: env.PROXY_HOPS,
      hosts: hostsOf(env.HOST, [url, ...env.ALLOWED_HOSTS, ...edgeEnv.ALLOWED_ORIGINS, ...sandboxOrigins(source)]),
      // On loopback there are no strangers, and behind a proxy all come from its address.
      connectionsPerAddress: isLoopback(env.HOST) || env.PROXY_HOPS > 0 ? 0 : env.CONNECTIONS_PER_ADDRESS,
      ready: readiness(services, dataDir),
    });
    undo.push(() => app.close());
    const figures =
      env.METRICS_PORT === undefined
        ? undefined
        : await serveFigures({
            metrics: adapters.metrics,
            host: '127.0.0.1',
            port: env.METRICS_PORT,
            hosts: hostsOf('127.0.0.1', []),
          });
    undo.push(async () => figures?.close());
    for (const service of services) await app.register((scope) => service.http(scope));
    await app.register((scope) => bff.http(scope));

    await progress.step('Starting the services', async () => {
      await app.listen({ host: env.HOST, port });
      await bff.start();
      undo.push(() => bff.stop());
      await dispatcher.start();
      undo.push(() => dispatcher.stop());
      for (const service of services) await service.start();
    });

    const [first] = services;
    if (first) void tellZonesOfPostgres(first.db.pool, systemClock.now(), log);
    const rpc = createRpcClients('deploy', network, secrets, systemClock);
    if (env.SANDBOX_ENABLED && env.DEMO_WORKSPACE)
      await progress.step('Looking after the demo workspace', () => untilThere(() => seedDemo(rpc)));
    const metricsUrl = figures && `http://127.0.0.1:${figures.port}/metrics`;
    return { url, metricsUrl, dataPath: postgres.dataPath, services, network, secrets, rpc, dispatcher, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function assertSandboxMayOpen(env: Environment): void {
  if (!env.SANDBOX_ENABLED) return;
  if (env.NODE_ENV === 'production') {
    throw new StartProblem(
      'The sandbox shows every code and can be any caller, so it does not run with NODE_ENV=production. Set SANDBOX_ENABLED=false and configure a carrier, or leave NODE_ENV out.',
    );
  }
  if (!isLoopback(env.HOST) && !(env.SANDBOX_ALLOW_PUBLIC && env.SANDBOX_PASSPHRASE)) {
    throw new StartProblem(
      `The sandbox is an open door: it shows every code and can be any caller. On ${env.HOST} it needs SANDBOX_ALLOW_PUBLIC=true and a SANDBOX_PASSPHRASE of at least 12 characters. Leave HOST out to listen on this machine alone, or set SANDBOX_ENABLED=false.`,
    );
  }
}

const sandboxOrigins = (source: EnvironmentSource): string[] =>
  (source['SANDBOX_ORIGINS'] ?? '').split(',').filter(Boolean);

async function startDatabase(
  dataDir: string,
  told: Pick<EmbeddedOptions, 'onDeath' | 'onGivenUp'>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, ...told });
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}
