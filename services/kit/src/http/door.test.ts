import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog, createMetrics } from '../telemetry/index.ts';
import { createHttpServer, hostsOf, readQuery, type HttpServerOptions } from './index.ts';

const HOSTS = hostsOf('127.0.0.1', ['https://phone.example', 'ringline-bff', 'http://localhost:5173']);
const IN_CLUSTER = hostsOf('0.0.0.0', ['https://phone.example', 'ringline-bff']);

async function serve(options: Partial<HttpServerOptions>) {
  const app = await createHttpServer({
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
    ready: async () => undefined,
    ...options,
  });
  app.get('/data', () => ({ secret: 'shown' }));
  app.post('/body', ({ body }) => body);
  app.get('/read', (asked) => readQuery(asked, z.object({ url: z.string().optional() })));
  app.get('/kept', (_asked, reply) => reply.header('cache-control', 'public, max-age=60').send({}));
  app.route({
    method: 'GET',
    url: '/socket',
    handler: () => ({}),
    wsHandler: (socket) => socket.close(),
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return { app, port };
}

async function ask(port: number, host: string, path = '/data', headers: object = {}): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, path, agent: false, headers: { host, ...headers } });
  asked.end();
  asked.once('upgrade', (_answer, socket) => socket.destroy());
  const [answer] = (await Promise.race([once(asked, 'response'), once(asked, 'upgrade')])) as [IncomingMessage];
  return answer;
}
const UPGRADE = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('a host', () => {
  let laptop: Awaited<ReturnType<typeof serve>>;
  let pod: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    [laptop, pod] = await Promise.all([serve({ hosts: HOSTS }), serve({ hosts: IN_CLUSTER })]);
  });
  afterAll(() => Promise.all([laptop.app.close(), pod.app.close()]));

  test.each(['localhost:4000', '127.0.0.1', '[::1]:4000', 'phone.example', 'PHONE.example:443', 'ringline-bff:8080'])(
    'that is ours may ask: %s',
    async (host) => {
      expect((await ask(laptop.port, host)).statusCode).toBe(200);
      expect((await ask(laptop.port, host, '/socket', UPGRADE)).statusCode).toBe(101);
    },
  );

  test.each([
    'evil.example:4000',
    'phone.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'evil.example@localhost',
    '10.0.0.7:4000',
  ])('that is not is refused on every route, unknown ones and sockets among them: "%s"', async (host) => {
    for (const path of ['/data', '/nowhere']) {
      const answer = await ask(laptop.port, host, path);
      expect([path, answer.statusCode]).toEqual([path, 421]);
      expect(await json(answer)).toMatchObject({ code: 'MISDIRECTED', title: expect.stringContaining('PUBLIC_URL') });
    }
    expect((await ask(laptop.port, host, '/socket', UPGRADE)).statusCode).toBe(421);
  });

  test('of loopback is none of a process that others reach', async () => {
    expect((await ask(pod.port, 'localhost')).statusCode).toBe(421);
    expect((await ask(pod.port, 'phone.example')).statusCode).toBe(200);
  });

  test('is the address of the pod for probes and RPC alone', async () => {
    const rpc = '/ringline.billing.v1.BillingService/HoldForCall';
    expect((await ask(pod.port, '10.1.2.3:8080', rpc)).statusCode).toBe(404);
    expect((await ask(pod.port, 'evil.example', rpc)).statusCode).toBe(421);
    for (const path of ['/healthz', '/readyz'])
      expect((await ask(pod.port, '10.1.2.3:8080', path)).statusCode).toBe(200);
    expect((await ask(pod.port, '[fd00::7]:8080', '/healthz')).statusCode).toBe(200);
    expect((await ask(pod.port, '10.1.2.3:8080')).statusCode).toBe(421);
    expect((await ask(pod.port, 'evil.example', '/healthz')).statusCode).toBe(421);
  });

  test('whose query is doubled is told which parameter is wrong', async () => {
    const answer = await ask(laptop.port, 'localhost', '/read?url=a&url=b');
    expect(answer.statusCode).toBe(422);
    expect(await json(answer)).toMatchObject({ code: 'VALIDATION_FAILED', field: 'url' });
  });

  test.each([
    ['/data', 'no-store'],
    ['/nowhere', 'no-store'],
    ['/read?url=a&url=b', 'no-store'],
    ['/kept', 'public, max-age=60'],
  ])('may keep what says that it may be kept, and nothing else: %s', async (path, control) => {
    expect((await ask(laptop.port, 'localhost', path)).headers['cache-control']).toBe(control);
  });
});

test('what it needs is away: /readyz says so and why, while /healthz speaks for the process alone', async () => {
  let away: Error | undefined = new Error('The database of identity does not answer: timed out');
  const { app, port } = await serve({
    ready: async () => {
      if (away) throw away;
    },
  });
  const asked = async (path: string) => {
    const answer = await ask(port, 'localhost', path);
    return [answer.statusCode, await json(answer)];
  };
  expect(await asked('/readyz')).toEqual([503, { status: 'not ready', reason: away.message }]);
  expect(await asked('/healthz')).toEqual([200, { status: 'ok' }]);
  away = undefined;
  expect(await asked('/readyz')).toEqual([200, { status: 'ready' }]);
  await app.close();
});

describe('a client that holds on', () => {
  test('has ten seconds for its headers', async () => {
    const { app } = await serve({});
    expect(app.server.headersTimeout).toBe(10_000);
    await app.close();
  });

  const closed = async (socket: Socket) => {
    socket.on('error', () => undefined);
    socket.resume();
    if (!socket.closed) await once(socket, 'close');
  };

  test('has so many connections from one address and no more, until one of them ends', async () => {
    const { app, port } = await serve({ connectionsPerAddress: 3 });
    const open = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    await closed(connect(port, '127.0.0.1'));
    expect(open.map(({ readyState }) => readyState)).toEqual(['open', 'open', 'open']);
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    other.write('GET /data HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String((await once(other, 'data'))[0])).toContain('200 OK');
    const [first] = open;
    first?.destroy();
    let said = '';
    while (!said.includes('200 OK')) {
      const again = connect(port, '127.0.0.1');
      again.on('error', () => undefined);
      again.write('GET /data HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      again.on('data', (chunk) => (said += String(chunk)));
      await once(again, 'close');
    }
    for (const socket of [...open, other]) socket.destroy();
    await app.close();
  });

  test('sends a body on which it does not get on: it is told so, and cut', async () => {
    const { app, port } = await serve({ bodyPace: { milliseconds: 60, bytes: 100 } });
    const slow = connect(port, '127.0.0.1');
    let said = '';
    slow.on('data', (chunk) => (said += String(chunk)));
    slow.on('error', () => undefined);
    slow.write(
      'POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    );
    const drip = setInterval(() => slow.write(' '), 10);
    await closed(slow);
    clearInterval(drip);
    expect(said).toContain('408');
    await app.close();
  });

  test('may take as long as it needs for a body that gets on', async () => {
    const { app, port } = await serve({ bodyPace: { milliseconds: 250, bytes: 100 } });
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/body',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    const answered = once(asked, 'response');
    asked.write('"');
    for (let piece = 0; piece < 60; piece += 1) {
      asked.write('x'.repeat(400));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    asked.end('"');
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await app.close();
  });
});
