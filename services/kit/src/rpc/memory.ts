/** RPC within one process, over Connect's router transport: the same codecs, deadlines and errors as over HTTP. */
import type { DescService } from '@bufbuild/protobuf';
import {
  Code,
  ConnectError,
  createRouterTransport,
  type ConnectRouter,
  type Interceptor,
  type Transport,
} from '@connectrpc/connect';
import { DEFAULT_TIMEOUT_MS } from './semantics.ts';

/** Finds the transport that reaches a service. */
export interface Network {
  /**
   * @param interceptors the caller's own, outermost first
   * @throws ConnectError Unavailable when the service is not to be found
   */
  transportFor(service: DescService, interceptors: Interceptor[]): Transport;
}

/** A disturbance between services, for journeys that prove that the product stands it. */
export interface Disturbance {
  /** "ringline.billing.v1.BillingService/HoldForCall", or a prefix of it. */
  readonly method: string;
  readonly delayMs?: number;
  /** Fails the call as if the service could not be reached: before it was handled, or after. */
  readonly unavailable?: 'before' | 'after';
  /** How many calls it hits; endless when left out. */
  readonly times?: number;
}

export class InMemoryNetwork implements Network {
  readonly #hosted = new Map<string, { routes: (router: ConnectRouter) => void; interceptors: Interceptor[] }>();
  readonly #disturbances: { disturbance: Disturbance; left: number }[] = [];

  /** Makes the services of a router reachable. */
  add(services: readonly DescService[], routes: (router: ConnectRouter) => void, interceptors: Interceptor[]): void {
    for (const service of services) this.#hosted.set(service.typeName, { routes, interceptors });
  }

  transportFor(service: DescService, interceptors: Interceptor[]): Transport {
    const hosted = this.#hosted.get(service.typeName);
    if (!hosted) throw new ConnectError(`${service.typeName} is not running here`, Code.Unavailable);
    return createRouterTransport(hosted.routes, {
      router: { interceptors: hosted.interceptors },
      transport: { interceptors: [...interceptors, this.#disturb], defaultTimeoutMs: DEFAULT_TIMEOUT_MS },
    });
  }

  /** Disturbs matching calls until its count is used up or the returned function is called. */
  disturb(disturbance: Disturbance): () => void {
    const entry = { disturbance, left: disturbance.times ?? Number.POSITIVE_INFINITY };
    this.#disturbances.push(entry);
    return () => {
      const at = this.#disturbances.indexOf(entry);
      if (at >= 0) this.#disturbances.splice(at, 1);
    };
  }

  readonly #disturb: Interceptor = (next) => async (request) => {
    const name = `${request.service.typeName}/${request.method.name}`;
    const hit = this.#disturbances.find((entry) => entry.left > 0 && name.startsWith(entry.disturbance.method));
    if (!hit) return next(request);
    hit.left -= 1;
    const { delayMs, unavailable } = hit.disturbance;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (unavailable === 'before') throw new ConnectError(`${name} cannot be reached`, Code.Unavailable);
    const response = await next(request);
    if (unavailable === 'after') throw new ConnectError(`${name} was lost on the way back`, Code.Unavailable);
    return response;
  };
}
