import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog, createMetrics } from '../telemetry/index.ts';
import { BODY_LIMIT_BYTES, createHttpServer } from './index.ts';

const answered: string[] = [];
const make = async (proxyHops: number) => {
  const app = await createHttpServer({
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
    ready: async () => undefined,
    proxyHops,
  });
  app.addHook('onSend', async ({ url }, { statusCode }) => void answered.push(`${url} ${statusCode}`));
  app.post('/body', () => ({ status: 'taken' }));
  app.get('/who', ({ ip }) => ip);
  for (const code of [Code.Unavailable, Code.DeadlineExceeded, Code.Internal])
    app.get(`/away/${code}`, () => {
      throw new ConnectError('identity is away', code);
    });
  return app;
};

const app = await make(0);
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** As a proxy asks: a connection for one request, closed behind it. */
async function send(body: Buffer, headers: Record<string, string | number>): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, path: '/body', method: 'POST', agent: false, headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test('who goes away in the middle of a request is no failure of ours', async () => {
  const asked = request({ host: '127.0.0.1', port, path: '/body?left', method: 'POST', agent: false });
  asked.on('error', () => undefined);
  asked.setHeader('content-type', 'application/json').setHeader('content-length', 1_000);
  asked.write('{');
  setTimeout(() => asked.destroy(), 50);
  await vi.waitFor(() => expect(answered).toContain('/body?left 400'));
});

const TOO_LARGE = Buffer.alloc(10 * BODY_LIMIT_BYTES, 'x');

test.each([
  ['with its length told', { 'content-type': 'application/json', 'content-length': TOO_LARGE.length }],
  ['in chunks', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }],
])('a body that is too large is refused with the reason, however much is still to come: %s', async (_how, headers) => {
  const { statusCode } = await send(TOO_LARGE, headers);
  expect(statusCode).toBe(413);
});

test.each([
  [0, '203.0.113.9', '127.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
])('behind %i proxies a client that is told as "%s" is %s', async (hops, forwarded, ip) => {
  const server = await make(hops);
  const answer = await server.inject({ url: '/who', headers: { 'x-forwarded-for': forwarded } });
  expect(answer.body).toBe(ip);
  await server.close();
});

test.each([
  [Code.Unavailable, 503, 'UNAVAILABLE'],
  [Code.DeadlineExceeded, 503, 'UNAVAILABLE'],
  [Code.Internal, 500, 'INTERNAL'],
])('a route whose service answers with %s tells it as what it is', async (code, status, told) => {
  const answer = await fetch(`http://127.0.0.1:${port}/away/${code}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.has('retry-after')).toBe(status === 503);
  expect(await answer.json()).toMatchObject({ code: told });
});
