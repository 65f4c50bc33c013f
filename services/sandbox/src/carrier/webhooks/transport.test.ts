import { createServer, type AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { atEndOfFile } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { policyOf, sendWebhook } from './transport.ts';

test('the policy is the default of the provider unless the URL says otherwise', () => {
  expect(policyOf('http://app.test/x')).toEqual({ retries: 1, on: ['ct'], connectMs: 5_000, readMs: 15_000 });
  expect(policyOf('http://app.test/x#rc=3&rp=all&rt=2000')).toEqual({
    retries: 3,
    on: ['all'],
    connectMs: 5_000,
    readMs: 2_000,
  });
});

async function listen(answers: number[]): Promise<{ url: string; seen: string[] }> {
  const seen: string[] = [];
  const server = createHttpServer((request, response) => {
    seen.push(request.headers['x-twilio-signature'] as string);
    response.writeHead(answers[seen.length - 1] ?? 200);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, seen };
}

test('a refusal is not repeated by default, and with the same signature when the URL asks for it', async () => {
  const once = await listen([503]);
  expect((await sendWebhook({ url: once.url, method: 'POST' }, { A: '1' }, 'token')).status).toBe(503);
  expect(once.seen.length).toBe(1);
  const twice = await listen([503, 200]);
  expect((await sendWebhook({ url: `${twice.url}#rp=5xx`, method: 'POST' }, { A: '1' }, 'token')).status).toBe(200);
  expect(new Set(twice.seen).size).toBe(1);
  expect(twice.seen.length).toBe(2);
});

test('a connection that cannot be made is tried once more, then told', async () => {
  const closed = createServer();
  const port = await new Promise<number>((resolve) =>
    closed.listen(0, '127.0.0.1', () => resolve((closed.address() as AddressInfo).port)),
  );
  await new Promise((resolve) => closed.close(resolve));
  const attempts: number[] = [];
  const sent = sendWebhook({ url: `http://127.0.0.1:${port}/`, method: 'GET' }, {}, 'token', ({ attempt }) =>
    attempts.push(attempt),
  );
  await expect(sent).rejects.toMatchObject({ code: 11_205, phase: 'connect' });
  expect(attempts).toEqual([0, 1]);
});
