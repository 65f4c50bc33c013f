/**
 * A service is a value, not a process: its own `main.ts` hosts it alone, `deploy/` hosts all of them. Only adapters
 * differ, chosen by configuration; nothing in a service knows which way it runs.
 */
import type { ConnectRouter } from '@connectrpc/connect';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Clock, Ids } from '../clock/index.ts';
import type { Database, PrismaClientClass, PrismaClientLike } from '../db/index.ts';
import type { Consumer, Publisher } from '../events/index.ts';
import type { Job, Jobs } from '../jobs/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { RpcClients } from '../rpc/index.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Storage } from '../storage/index.ts';
import type { Log, Metrics } from '../telemetry/index.ts';

/** What a service is given. */
export interface ServiceContext<Env, Client> {
  readonly name: string;
  readonly env: Env;
  readonly db: Database<Client>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rpc: RpcClients;
  readonly secrets: Secrets;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly jobs: Jobs;
  readonly limits: Limits;
}

/** What a service does. */
export interface ServiceRuntime<Client> {
  /** Its RPC handlers; each only calls a use case. */
  rpc?(router: ConnectRouter): void;
  /** Public HTTP: webhooks, media, the sandbox's pages. Not RPC. */
  http?(app: FastifyInstance): void | Promise<void>;
  readonly consumers?: readonly Consumer<Client>[];
  /** With which it tells its state again: one for each type of which others keep a copy. */
  readonly publishers?: readonly Publisher<Client>[];
  /** Ids of workspaces after `after`, in their order, of the service that owns them: whoever goes through all asks there. */
  workspaces?(after: string, limit: number): Promise<readonly string[]>;
  readonly jobs?: readonly Job[];
  /** Own loops (sweepers, sockets), after RPC, consumers and jobs are ready. */
  start?(): void | Promise<void>;
  /** At a graceful end, while everything still works: resolves when nothing is left that only this process can finish. */
  drain?(): Promise<void>;
  /** Stops taking work, finishes what is in hand. */
  stop?(): void | Promise<void>;
}

export interface ServiceDefinition<
  Shape extends z.ZodObject = z.ZodObject,
  Client extends PrismaClientLike = PrismaClientLike,
> {
  /** Folder, database, source of its events, and `service.name` in telemetry. */
  readonly name: string;
  readonly environment: Shape;
  /** The folder of Prisma migrations. */
  readonly migrations: URL;
  readonly prisma: PrismaClientClass<Client>;
  /** Unique indexes for which its transactions race (DatabaseOptions). */
  readonly raced?: readonly string[];
  /** The world outside: it takes no part in the deployment's events, and shares neither its limits nor its files. */
  readonly outside?: boolean;
  /** It has an answer for those who ask while its database is away, so it stays ready: nobody else could give that answer. */
  readonly answersWithoutDatabase?: boolean;
  build(context: ServiceContext<z.infer<Shape>, Client>): ServiceRuntime<Client>;
}

/** Names a service with its types kept. */
export function defineService<Shape extends z.ZodObject, Client extends PrismaClientLike>(
  definition: ServiceDefinition<Shape, Client>,
): ServiceDefinition<Shape, Client> {
  return definition;
}
