/** What a process of a cluster stands on, made from its environment. */
import { parseKeyRing, createSecrets, type Secrets } from '../secrets/index.ts';
import { readFile } from 'node:fs/promises';
import { systemClock, systemIds, type Clock, type Ids } from '../clock/index.ts';
import { ConfigurationError } from '../config/index.ts';
import { createHttpServer, hostsOf, serveFigures, type Figures } from '../http/index.ts';
import { kafkaAddress } from '../kafka/address.ts';
import type { KafkaEvents } from '../kafka/index.ts';
import type { Limits } from '../limits/index.ts';
import { HttpNetwork, type Network } from '../rpc/index.ts';
import { createStorage, type Storage } from '../storage/index.ts';
import { createLog, createMetrics, startTracing, type Log, type Metrics } from '../telemetry/index.ts';
import { startZones } from '../zones/index.ts';
import type { FastifyInstance } from 'fastify';
import { CALLED, variableOf, type CalledService, type EdgeEnvironment } from './environment.ts';

export interface Surroundings {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly secrets: Secrets;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly network: Network;
  readonly kafka: KafkaEvents;
  /** Ends what was made, the newest first. */
  close(): Promise<void>;
}

/** @throws ConfigurationError when the key ring is missing or is none */
export async function surround(name: string, env: EdgeEnvironment): Promise<Surroundings> {
  const { log, metrics, close: endTracing } = watched(name, env);
  const secrets = await keysOf(name, env);
  // Their libraries are read in a cluster alone: a laptop has neither.
  const { connectRedis } = await import('../redis/index.ts');
  const { connectKafka } = await import('../kafka/index.ts');
  const redis = connectRedis(env.REDIS_URL, { log });
  const kafka = connectKafka({ ...(await kafkaAddress(env)), clientId: name, log, metrics, clock: systemClock });
  return {
    clock: systemClock,
    ids: systemIds,
    log,
    metrics,
    secrets,
    storage: createStorage(env.STORAGE_URL, systemIds),
    limits: redis.limits,
    network: networkOf(env),
    kafka,
    async close() {
      await kafka.close();
      await redis.close();
      await endTracing();
    },
  };
}

/** What can be seen of a process. */
export function watched(
  name: string,
  env: Pick<
    EdgeEnvironment,
    'LOG_LEVEL' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'TIME_ZONES_FILE'
  >,
): Pick<Surroundings, 'log' | 'metrics' | 'close'> {
  const close = startTracing(name, env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_TRACES_SAMPLER_ARG);
  const log = createLog(name, env.LOG_LEVEL);
  startZones(env, log);
  return { log, metrics: createMetrics(), close };
}

/** The key ring of the deployment. @throws ConfigurationError */
export async function keysOf(
  name: string,
  env: { readonly KEY_RING?: string | undefined; readonly KEY_RING_FILE?: string | undefined },
): Promise<Secrets> {
  try {
    if (env.KEY_RING) return createSecrets(parseKeyRing(env.KEY_RING));
    if (env.KEY_RING_FILE) return createSecrets(parseKeyRing(await readFile(env.KEY_RING_FILE, 'utf8')));
  } catch (error) {
    throw new ConfigurationError(
      `The key ring of ${name} can't be used: ${error instanceof Error ? error.message : String(error)}. Make one with \`ringline keys generate\`, and give it as KEY_RING_FILE or KEY_RING.`,
    );
  }
  throw new ConfigurationError(
    `${name} needs the deployment's key ring: set KEY_RING_FILE or KEY_RING. Make one with \`ringline keys generate\`.`,
  );
}

function networkOf(env: EdgeEnvironment): Network {
  const addresses = CALLED.map((service) => [service, env[variableOf(service)]] as const);
  return new HttpNetwork(
    Object.fromEntries(addresses.filter((entry): entry is readonly [CalledService, string] => entry[1] !== undefined)),
  );
}

export interface Front {
  readonly app: FastifyInstance;
  /** From here on it is not ready, and asks every client for a new connection. */
  readonly beginDraining: () => void;
}

export interface FrontOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly ready: () => Promise<void>;
  readonly proxyHops: number;
  readonly env: Pick<
    EdgeEnvironment,
    'HOST' | 'METRICS_PORT' | 'PUBLIC_URL' | 'ALLOWED_HOSTS' | 'CONNECTIONS_PER_ADDRESS'
  >;
  /** Origins whose hosts are names of this process besides. */
  readonly origins?: readonly string[];
}

/** The HTTP server of a process that can be drained; its figures are served as soon as it listens. */
export async function front(options: FrontOptions): Promise<Front> {
  const { log, metrics, ready, proxyHops, env, origins = [] } = options;
  const hosts = hostsOf(env.HOST, [env.PUBLIC_URL, ...env.ALLOWED_HOSTS, ...origins]);
  let draining = false;
  let figures: Figures | undefined;
  const app = await createHttpServer({
    log,
    metrics,
    proxyHops,
    hosts,
    // Behind a proxy all come from its address, and it counts them itself.
    connectionsPerAddress: proxyHops === 0 ? env.CONNECTIONS_PER_ADDRESS : 0,
    closing: 'graceful',
    ready: async () => {
      if (draining) throw new Error('it is being shut down');
      await ready();
    },
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
  app.addHook('onListen', async () => {
    figures = await serveFigures({ metrics, host: env.HOST, port: env.METRICS_PORT, hosts });
  });
  app.addHook('onClose', async () => figures?.close());
  return { app, beginDraining: () => (draining = true) };
}
