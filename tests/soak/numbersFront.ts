/**
 * The one address of the numbers soak: the sandbox behind it, asked by processes that each have a path of their own, and what the
 * gateway tells, which goes to one that lives.
 */
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Milliseconds for an answer, at the longest. */
const ANSWERED_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Front {
  readonly url: string;
  readonly port: number;
  /** Where the sandbox listens. */
  sandbox: number;
  /** A port of a process that lives; undefined while none does. */
  living: () => number | undefined;
  /** A request of a process. @returns whether it died at it */
  passes: (worker: string, what: string, body: string, when: 'before' | 'after') => Promise<boolean>;
  close(): void;
}

export async function startFront(): Promise<Front> {
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  // A busy machine is late for its own timers.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const front: Front = {
    url: `http://localhost:${port}`,
    port,
    sandbox: 0,
    living: () => undefined,
    passes: async () => false,
    close: () => void server.close(),
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const [, worker = '', path = '/'] = /^\/(w\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const where = worker === '' ? (request.url ?? '/') : path;
    const told = where.startsWith('/webhooks/');
    const to = told ? front.living() : front.sandbox;
    if (to === undefined) {
      response.writeHead(503).end();
      return;
    }
    const what = `${request.method} ${where}`;
    if (worker !== '' && (await front.passes(worker, what, body.toString(), 'before'))) {
      response.destroy();
      return;
    }
    const answer = await ask(to, { method: request.method ?? 'GET', path: where, headers: request.headers, body });
    if (worker !== '' && (await front.passes(worker, what, body.toString(), 'after'))) {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }
  return front;
}

async function ask(
  port: number,
  { method, path, headers, body }: { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer },
): Promise<Answer> {
  const asked = send({ host: '127.0.0.1', port, method, path, headers, timeout: ANSWERED_MS });
  asked.on('timeout', () => asked.destroy(new Error(`${method} ${path} was not answered`)));
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}
