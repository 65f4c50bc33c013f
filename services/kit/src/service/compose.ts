/** Brings a service to life with the adapters of one way to run. The service can't tell which way that is. */
import { createConnectRouter, type ConnectRouter, type Interceptor } from '@connectrpc/connect';
import type { DescService } from '@bufbuild/protobuf';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { assertAuthorizationDeclared, authorize, identify } from '../auth/index.ts';
import type { Clock, Ids } from '../clock/index.ts';
import { parseEnvironment, type EnvironmentSource } from '../config/index.ts';
import { createDatabase, createPool, type Database, type PrismaClientLike } from '../db/index.ts';
import { observed, watchParked, type Consumer, type Publisher } from '../events/index.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Mailer } from '../mail/index.ts';
import {
  createRpcClients,
  errorMapping,
  keepableTexts,
  measuredAnswers,
  ownContext,
  type Network,
} from '../rpc/index.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Storage } from '../storage/index.ts';
import { repeated, type Log, type Metrics } from '../telemetry/index.ts';
import type { ServiceContext, ServiceDefinition, ServiceRuntime } from './definition.ts';

/** What a way to run has to offer. */
export interface Adapters {
  readonly environment: EnvironmentSource;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly secrets: Secrets;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly limits: Limits;
  readonly network: Network;
  /** The service's database, as the runtime role. */
  readonly databaseUrl: (service: string) => string;
  /** Connections of its pool at the most. */
  readonly databaseConnections?: number;
  /** What carries events, as traces name it; `postgresql` when consumers read the outboxes themselves. */
  readonly eventSystem?: string;
  /** Callers are known but never refused, so that a test can prove what row-level security holds by itself. */
  readonly withoutAuthorization?: boolean;
}

export interface ComposedService {
  readonly name: string;
  readonly db: Database<PrismaClientLike>;
  readonly jobs: Jobs;
  readonly consumers: readonly Consumer<PrismaClientLike>[];
  readonly publishers: readonly Publisher<PrismaClientLike>[];
  /** Only of the service that owns the workspaces. */
  readonly workspaces: ServiceRuntime<PrismaClientLike>['workspaces'];
  /** RPC services that it implements, their routes, and what runs around every call. */
  readonly rpc: {
    readonly services: readonly DescService[];
    readonly routes: (router: ConnectRouter) => void;
    readonly interceptors: Interceptor[];
  };
  http(app: FastifyInstance): Promise<void>;
  /** Prepares the jobs' queues; nothing runs yet. */
  prepare(): Promise<void>;
  /** Begins its own loops and its jobs. */
  start(): Promise<void>;
  /** Waits for what only this process can finish. */
  drain(): Promise<void>;
  /** Finishes what is in hand and lets go of the database. */
  stop(): Promise<void>;
}

/** Milliseconds for which a step of a start tries to get at its database. */
const START_PATIENCE_MS = 60_000;

/**
 * Builds a service.
 * @throws ConfigurationError for a missing variable, Error for an RPC method that declares no authorization
 */
export function composeService<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
  adapters: Adapters,
): ComposedService {
  const { name } = definition;
  const log = adapters.log.child({ service: name });
  const onError = (error: Error) => repeated(log).warn({ err: error }, 'database connection lost; it is made again');
  const db = createDatabase<Client>({
    name,
    pool: createPool(adapters.databaseUrl(name), {
      onError,
      ...(adapters.databaseConnections ? { max: adapters.databaseConnections } : {}),
    }),
    prisma: definition.prisma,
    ...(definition.raced ? { raced: definition.raced } : {}),
    clock: adapters.clock,
    ids: adapters.ids,
    onError,
  });
  const jobs = createJobs(db, log, adapters.metrics);
  const context: ServiceContext<z.infer<Shape>, Client> = {
    name,
    env: parseEnvironment(name, definition.environment, adapters.environment),
    db,
    clock: adapters.clock,
    ids: adapters.ids,
    log,
    metrics: adapters.metrics,
    rpc: createRpcClients(name, adapters.network, adapters.secrets, adapters.clock, { metrics: adapters.metrics }),
    secrets: adapters.secrets,
    storage: adapters.storage,
    mail: adapters.mail,
    jobs,
    limits: adapters.limits,
  };
  const runtime = definition.build(context);
  const routes = (router: ConnectRouter) => runtime.rpc?.(router);
  const probe = createConnectRouter();
  routes(probe);
  const services = [...new Set(probe.handlers.map((handler) => handler.service))];
  assertAuthorizationDeclared(services);
  const gate = adapters.withoutAuthorization ? identify : authorize;
  const interceptors = [
    ownContext,
    measuredAnswers(name, adapters.metrics),
    errorMapping(log),
    gate(adapters.secrets, adapters.clock),
    keepableTexts,
  ];
  watchParked(db, adapters.metrics);

  return {
    name,
    db,
    jobs,
    consumers: observed(name, runtime.consumers ?? [], adapters.metrics, adapters.eventSystem ?? 'postgresql'),
    publishers: runtime.publishers ?? [],
    workspaces: runtime.workspaces?.bind(runtime),
    rpc: { services, routes, interceptors },
    http: async (app) => {
      await runtime.http?.(app);
    },
    prepare: () => jobs.prepare(runtime.jobs ?? []),
    start: () =>
      // On a machine that has just started, or whose database has, connections are short: a start waits for them.
      db.patiently(START_PATIENCE_MS, async () => {
        await runtime.start?.();
        await jobs.work();
      }),
    async drain() {
      await runtime.drain?.();
    },
    async stop() {
      await runtime.stop?.();
      await jobs.stop();
      await db.close();
    },
  };
}
