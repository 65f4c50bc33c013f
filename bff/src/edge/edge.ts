import type { Clock, Ids } from '@ringline/kit/clock';
import type { Limits } from '@ringline/kit/limits';
import type { RpcClients } from '@ringline/kit/rpc';
import type { Secrets } from '@ringline/kit/secrets';
import type { Storage } from '@ringline/kit/storage';
import type { Log, Metrics } from '@ringline/kit/telemetry';
import type { Environment } from '../environment.ts';
import type { Hub } from '../live/hub.ts';
import type { DeviceCookie } from './deviceCookie.ts';
import type { FileLinks } from './fileLinks.ts';
import type { Origins } from './origin.ts';
import type { Principals } from './principals.ts';
import type { RefreshCookie } from './refreshCookie.ts';
import type { StoreCookie } from './storeCookie.ts';

/** What the edge stands on; the same for every request. */
export interface Edge {
  readonly env: Environment;
  /** Must call anonymously unless told otherwise: a request without a person is nobody's, not this service's. */
  readonly rpc: RpcClients;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly storage: Storage;
  readonly secrets: Pick<Secrets, 'hmac' | 'equal'>;
  readonly principals: Principals;
  readonly hub: Hub;
  readonly origins: Origins;
  readonly cookie: RefreshCookie;
  readonly device: DeviceCookie;
  readonly store: StoreCookie;
  readonly links: FileLinks;
}
