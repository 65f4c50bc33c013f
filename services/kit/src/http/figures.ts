/** The figures of a process, on a port of their own: no proxy leads there, so that they are not public by an oversight. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../telemetry/index.ts';
import { HEADERS_MS } from './connections.ts';
import { mayEnter, type Hosts } from './hosts.ts';

export interface Figures {
  readonly port: number;
  close(): Promise<void>;
}

export interface FiguresOptions {
  readonly metrics: Metrics;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly hosts: Hosts;
}

/** Serves `/metrics` for whoever collects them, by a name of ours or by the bare address. @throws Error when the port is taken */
export async function serveFigures({ metrics, host, port, hosts }: FiguresOptions): Promise<Figures> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://figures');
    // A collector asks by the pod's address, as a probe does.
    if (!mayEnter(request.headers.host, '/healthz', hosts)) return void response.writeHead(421).end();
    if (pathname !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
