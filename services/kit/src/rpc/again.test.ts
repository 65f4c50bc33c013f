import { connect, createServer, type Server, type Socket } from 'node:net';
import { Code, createClient, type ConnectRouter } from '@connectrpc/connect';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpNetwork, serveRpc } from './index.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function billing(port = 0): Promise<{ port: number; calls: () => number }> {
  let calls = 0;
  const app = fastify({ forceCloseConnections: true });
  await serveRpc(
    app,
    (router: ConnectRouter) =>
      router.service(BillingService, {
        holdForCall: () => {
          calls += 1;
          return { allowed: true };
        },
        getCreditBalance: () => {
          calls += 1;
          return {};
        },
      }),
    [],
  );
  closers.push(() => app.close());
  const url = new URL(await app.listen({ host: '127.0.0.1', port }));
  return { port: Number(url.port), calls: () => calls };
}

/** Takes connections, and breaks the first few of them after the request has arrived. */
async function breaking(times: number, upstream: number): Promise<number> {
  let left = times;
  const server: Server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    if (left > 0) {
      left -= 1;
      socket.once('data', () => socket.resetAndDestroy());
      return;
    }
    const onward = connect(upstream, '127.0.0.1');
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  closers.push(async () => server.close());
  return (server.address() as { port: number }).port;
}

const clientTo = (port: number) =>
  createClient(
    BillingService,
    new HttpNetwork({ billing: `http://127.0.0.1:${port}` }).transportFor(BillingService, []),
  );

describe('a call whose replica went away', () => {
  it('is made again when nobody took it, and reaches the next replica', async () => {
    const { port } = await billing();
    for (const close of closers.splice(0)) await close();
    const call = clientTo(port).holdForCall({ callId: '1' });
    const next = await billing(port);
    expect(await call).toMatchObject({ allowed: true });
    expect(next.calls()).toBe(1);
  });

  it('is made again when its connection broke and a second time does no harm', async () => {
    const service = await billing();
    expect(await clientTo(await breaking(2, service.port)).getCreditBalance({})).toBeDefined();
    expect(service.calls()).toBe(1);
  });

  it('is not made again when it may have been handled and carries no idempotency key', async () => {
    const service = await billing();
    await expect(clientTo(await breaking(1, service.port)).holdForCall({ callId: '1' })).rejects.toMatchObject({
      code: Code.Unavailable,
    });
    expect(service.calls()).toBe(0);
  });
});
