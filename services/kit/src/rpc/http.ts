/** RPC over HTTP: Connect's protocol, a server plugin for Fastify and a client transport per service address. */
import type { DescService } from '@bufbuild/protobuf';
import { Code, ConnectError, type ConnectRouter, type Interceptor, type Transport } from '@connectrpc/connect';
import { fastifyConnectPlugin } from '@connectrpc/connect-fastify';
import { createConnectTransport } from '@connectrpc/connect-node';
import type { FastifyInstance } from 'fastify';
import { callAgain } from './again.ts';
import type { Network } from './memory.ts';
import { DEFAULT_TIMEOUT_MS } from './semantics.ts';

/** Serves the routes under the Connect paths of their services. */
export async function serveRpc(
  app: FastifyInstance,
  routes: (router: ConnectRouter) => void,
  interceptors: Interceptor[],
): Promise<void> {
  await app.register(fastifyConnectPlugin, { routes, interceptors });
}

/** Reaches services at their addresses, by the package's first name: `ringline.billing.v1…` is `billing`. */
export class HttpNetwork implements Network {
  readonly #addresses: Readonly<Record<string, string>>;

  /** @param addresses base URL by service name, e.g. { billing: 'http://billing:8080' } */
  constructor(addresses: Readonly<Record<string, string>>) {
    this.#addresses = addresses;
  }

  transportFor(service: DescService, interceptors: Interceptor[]): Transport {
    const name = service.typeName.split('.')[1] ?? '';
    const baseUrl = this.#addresses[name];
    if (!baseUrl) throw new ConnectError(`No address is configured for the service ${name}`, Code.Unavailable);
    return createConnectTransport({
      baseUrl,
      httpVersion: '1.1',
      useBinaryFormat: true,
      defaultTimeoutMs: DEFAULT_TIMEOUT_MS,
      // Innermost: what the caller's own interceptors add stays the same for every try.
      interceptors: [...interceptors, callAgain],
    });
  }
}
