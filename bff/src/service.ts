/** The BFF as a value that a process hosts beside the services: like one, but without a database. */
import type { Clock, Ids } from '@ringline/kit/clock';
import type { EventFeed } from '@ringline/kit/events';
import type { Limits } from '@ringline/kit/limits';
import type { RpcClients } from '@ringline/kit/rpc';
import type { Secrets } from '@ringline/kit/secrets';
import type { Storage } from '@ringline/kit/storage';
import type { Log, Metrics } from '@ringline/kit/telemetry';
import { createBff, type Bff } from './bff.ts';
import { environment, type Environment } from './environment.ts';

export interface BffContext {
  readonly env: Environment;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Made with `anonymousByDefault`: a request without a person is nobody's. */
  readonly rpc: RpcClients;
  readonly secrets: Secrets;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly feed: EventFeed;
}

export const bff = {
  name: 'bff',
  environment,
  build: (context: BffContext): Bff => createBff(context),
} as const;

export type { Bff } from './bff.ts';
export type { Environment } from './environment.ts';
