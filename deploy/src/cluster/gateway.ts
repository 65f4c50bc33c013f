/**
 * The way in, as a process of its own: the ingress (one public address, a path decides the service) and a stable port per
 * service in front of its replicas. The launcher tells it by messages which replicas take connections.
 */
import { createServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseEnvironment, port, processEnvironment } from '@ringline/kit/config';
import { createProxyServer } from 'http-proxy-3';
import { z } from 'zod';
import { Replicas, type Table } from './replicas.ts';
import { serviceOf } from './routes.ts';

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(4000),
  /** The stable port of each service, as JSON. */
  SERVICES: z.string().transform((text) => z.record(z.string(), z.number()).parse(JSON.parse(text))),
});

const env = parseEnvironment('gateway', environment, processEnvironment());
let table: Table = {};
process.on('message', (message) => {
  table = message as Table;
});
for (const [service, stable] of Object.entries(env.SERVICES)) {
  await new Replicas(() => table[service] ?? []).listen(stable);
}

// A connection for each request: one that is kept would hold on to a replica that is going away.
const proxy = createProxyServer({ xfwd: true, xfwdWsProtoAsHttp: true, agent: false });
const target = (url = '/') => ({ target: { host: '127.0.0.1', port: env.SERVICES[serviceOf(url)] ?? 0 } });
proxy.on('error', (_error, _request, response) => {
  if (!(response instanceof ServerResponse)) (response as Duplex).destroy();
  else if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/plain' }).end('The service cannot be reached. Try again.');
});

const server = createServer((request, response) => proxy.web(request, response, target(request.url)));
server.on('upgrade', (request, socket, head) => proxy.ws(request, socket, head, target(request.url)));
server.listen({ host: env.HOST, port: env.PORT }, () => process.send?.('ready'));
