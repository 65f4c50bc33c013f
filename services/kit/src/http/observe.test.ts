import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog, createMetrics, startTracing, type Metrics } from '../telemetry/index.ts';
import { countWebhooks, createHttpServer, hostsOf, serveFigures } from './index.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let app: FastifyInstance;
let metrics: Metrics;
let endTracing: () => Promise<void>;

beforeEach(async () => {
  endTracing = startTracing('test', undefined);
  metrics = createMetrics();
  app = await createHttpServer({ log: createLog('test', 'silent'), metrics, ready: async () => undefined });
  app.post('/phones/:number', async () => ({ trace: trace.getActiveSpan()?.spanContext().traceId }));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
});
afterEach(async () => {
  await app.close();
  await endTracing();
});

const told = (name: string) => metrics.registry.getSingleMetricAsString(name);

describe('a request', () => {
  it('is counted by its route, which names nobody', async () => {
    await app.inject({ method: 'POST', url: '/phones/+15035550174', payload: { a: 1 } });
    await app.inject({ url: '/broken' });
    const figures = await told('http_server_request_duration_seconds');
    expect(figures).toContain('_count{route="/phones/:number",method="POST",status="200"} 1');
    expect(figures).toContain('_count{route="/broken",method="GET",status="500"} 1');
    expect(figures).not.toContain('5035550174');
  });

  it('goes on in the trace that it came with, behind its body too', async () => {
    // Over a socket: a body that is injected is read at once.
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${url}/phones/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
      body: JSON.stringify({ text: 'x'.repeat(200_000) }),
    });
    expect(await answer.json()).toEqual({ trace: TRACE });
  });

  it('begins a trace of its own when it came with none', async () => {
    const { trace: made } = (await app.inject({ method: 'POST', url: '/phones/1' })).json<{ trace: string }>();
    expect(made).toMatch(/^(?!0{32})[\da-f]{32}$/);
  });
});

describe('the figures', () => {
  it('are on a port of their own, and at the public one there is nothing', async () => {
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
    const figures = await serveFigures({ metrics, host: '127.0.0.1', port: 0, hosts: hostsOf('127.0.0.1', []) });
    const ask = (host: string, path = '/metrics') =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        get({ port: figures.port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
          text(answer).then((said) => resolve([answer.statusCode, said]), reject);
        }).once('error', reject);
      });
    try {
      const [status, said] = await ask('127.0.0.1');
      expect(status).toBe(200);
      expect(said).toContain('process_cpu_seconds_total');
      // A collector asks by the address of the pod; a page that was turned to it, by a name.
      expect((await ask('10.1.2.3:9464'))[0]).toBe(200);
      expect((await ask('evil.example:9464'))[0]).toBe(421);
      expect((await ask('127.0.0.1', '/graphql'))[0]).toBe(404);
    } finally {
      await figures.close();
    }
  });
});

describe('a webhook', () => {
  it('is counted by what its sender was told', async () => {
    await app.register(async (scope) => {
      const counted = countWebhooks(scope, 'telephony', metrics);
      scope.post('/hook', async (request, reply) => {
        const { says } = request.body as { says: string };
        if (says === 'degraded') counted.degraded(request);
        return reply.code(says === 'unsigned' ? 403 : 200).send();
      });
    });
    for (const says of ['ok', 'ok', 'unsigned', 'degraded'])
      await app.inject({ method: 'POST', url: '/hook', payload: { says } });
    const figures = await told('webhook_requests_total');
    expect(figures).toContain('{service="telephony",route="/hook",result="ok"} 2');
    expect(figures).toContain('{service="telephony",route="/hook",result="unsigned"} 1');
    expect(figures).toContain('{service="telephony",route="/hook",result="degraded"} 1');
  });
});
