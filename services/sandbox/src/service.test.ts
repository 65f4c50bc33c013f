import { mkdtemp } from 'node:fs/promises';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createHttpServer } from '@ringline/kit/http';
import { createSmtpMailer } from '@ringline/kit/mail';
import type { ServiceContext } from '@ringline/kit/service';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { atEndOfFile, eventually, testDatabase } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { environment, type Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { sandbox } from './service.ts';

const account = `AC${'0'.repeat(31)}1`;
let base = '';
let smtpPort = 0;

async function contextOf(overrides: Record<string, string> = {}): Promise<ServiceContext<Environment, PrismaClient>> {
  const env = environment.parse({
    CARRIER_ACCOUNT_SID: account,
    CARRIER_AUTH_TOKEN: 'sandbox-auth-token-0001',
    CARRIER_API_KEY: `SK${'0'.repeat(31)}1`,
    CARRIER_API_SECRET: 'sandbox-api-secret-0001',
    CARRIER_APP_SID: `AP${'0'.repeat(31)}1`,
    PUBLIC_URL: 'http://localhost:4000',
    SANDBOX_ENABLED: 'true',
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'ringline-sandbox-')),
    ...overrides,
  });
  const db = await testDatabase(sandbox);
  return { name: 'sandbox', env, db, clock: systemClock, ids: systemIds, log: createLog('sandbox', 'silent') } as unknown as ServiceContext<Environment, PrismaClient>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}

beforeAll(async () => {
  smtpPort = await freePort();
  const ctx = await contextOf();
  const app = await createHttpServer({ log: ctx.log, metrics: createMetrics(), ready: () => Promise.resolve() });
  const runtime = sandbox.build(ctx);
  await runtime.http?.(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  atEndOfFile(async () => {
    await app.close();
    await runtime.stop?.();
  });
});

describe('the door', () => {
  test('is closed in production and on a public address without the switch', async () => {
    const ctx = await contextOf({ NODE_ENV: 'production' });
    expect(() => sandbox.build(ctx)).toThrow(/production/);
    const open = await contextOf({ HOST: '0.0.0.0' });
    expect(() => sandbox.build(open)).toThrow(/SANDBOX_ALLOW_PUBLIC/);
  });

  test('turns a foreign origin away on routes and sockets', async () => {
    for (const where of ['/sandbox/api/phones', '/sandbox/api/mail', `/sandbox/carrier/2010-04-01/Accounts/${account}/Calls.json`]) {
      const answer = await fetch(base + where, { headers: { origin: 'http://evil.test' } });
      expect([where, answer.status]).toEqual([where, 403]);
    }
    for (const where of ['/sandbox/api/handset', '/sandbox/carrier/signal']) {
      const socket = new WebSocket(base.replace('http', 'ws') + where, { origin: 'http://evil.test' });
      const { promise, resolve } = Promise.withResolvers<string>();
      socket.on('error', (error) => resolve(error.message));
      expect(await promise).toContain('403');
    }
  });

  test('turns a rebinding host away', async () => {
    const { port } = new URL(base);
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = createConnection(Number(port), '127.0.0.1', () => {
      socket.write('GET /sandbox/api/mail HTTP/1.1\r\nHost: rebind.evil.test\r\nConnection: close\r\n\r\n');
    });
    socket.once('data', (data) => resolve(data.toString()));
    expect(await promise).toMatch(/^HTTP\/1\.1 421/);
    socket.destroy();
  });

  test('of the carrier asks for credentials, in the words of the provider', async () => {
    const answer = await fetch(`${base}/sandbox/carrier/2010-04-01/Accounts/${account}/Calls.json`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 20_003, status: 401 });
  });
});

describe('the mailbox', () => {
  test('shows a mail that came by SMTP, with its six digits', async () => {
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${smtpPort}`, 'Ringline <hello@ringline.example>');
    await mailer.send({ to: 'ana@example.com', subject: 'Your code', text: 'Your Ringline code is 482 913. It is valid for 10 minutes.' });
    mailer.close();
    await eventually(async () => {
      const mails = (await (await fetch(`${base}/sandbox/api/mail?to=ana@example.com`)).json()) as { code: string; subject: string }[];
      expect(mails[0]).toMatchObject({ subject: 'Your code', code: '482913' });
    });
  });
});

describe('the outside world', () => {
  const post = (where: string, body: object) =>
    fetch(`${base}/sandbox/api${where}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  test('keeps phones on the bench', async () => {
    const phone = { number: '+15035550174', name: 'Tomás', answers: 2, says: 'caller' };
    expect((await post('/phones', phone)).status).toBe(201);
    expect(await (await fetch(`${base}/sandbox/api/phones`)).json()).toEqual([phone]);
  });

  test('says what is wrong with a call or text that cannot be', async () => {
    expect((await post('/calls', { from: '12', to: '+14155550100' })).status).toBe(422);
    const nowhere = await post('/calls', { from: '+15035550174', to: '+14155550100' });
    expect([nowhere.status, ((await nowhere.json()) as { title: string }).title]).toEqual([404, '+14155550100 is not in service in the sandbox']);
    expect((await post('/texts', { from: '+15035550174', to: '+14155550100', body: 'x' })).status).toBe(400);
  });

  test('arms faults and puts them all off', async () => {
    const fault = { kind: 'busy', on: true, left: 2, seconds: 0, only: null };
    await fetch(`${base}/sandbox/api/faults`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) });
    const all = async () => (await (await fetch(`${base}/sandbox/api/faults`)).json()) as { kind: string; on: boolean }[];
    expect((await all()).find((one) => one.kind === 'busy')).toEqual(fault);
    await fetch(`${base}/sandbox/api/faults`, { method: 'DELETE' });
    expect((await all()).some((one) => one.on)).toBe(false);
  });
});
