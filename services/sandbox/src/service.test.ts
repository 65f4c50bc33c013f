import { createConnection } from 'node:net';
import { createSmtpMailer } from '@ringline/kit/mail';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { sandbox } from './service.ts';
import { account, contextOf, serveSandbox } from './service.testkit.ts';

let base = '';
let smtpPort = 0;

beforeAll(async () => {
  ({ base, smtpPort } = await serveSandbox());
});

test('a page that is open does not keep it from ending', async () => {
  const own = await serveSandbox({}, {}, 'graceful');
  const told = (await fetch(`${own.base}/sandbox/api/stream`)).text();
  await own.app.close();
  expect(await told).toContain('event: ready');
});

describe('the door', () => {
  test('is closed in production and on a public address without the switch', async () => {
    const ctx = await contextOf({ NODE_ENV: 'production' });
    expect(() => sandbox.build(ctx)).toThrow(/production/);
    const open = await contextOf({ HOST: '0.0.0.0' });
    expect(() => sandbox.build(open)).toThrow(/SANDBOX_ALLOW_PUBLIC/);
  });

  test('turns a foreign origin away on routes and sockets', async () => {
    for (const where of [
      '/sandbox/api/phones',
      '/sandbox/api/mail',
      `/sandbox/carrier/2010-04-01/Accounts/${account}/Calls.json`,
    ]) {
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

  test('on a public address asks for the pass-phrase, but the carrier has its own credentials', async () => {
    const phrase = 'correct horse battery';
    const open = { HOST: '0.0.0.0', SANDBOX_ALLOW_PUBLIC: 'true', SANDBOX_PASSPHRASE: phrase };
    const exposed = await serveSandbox({}, open);
    const read = (authorization: Record<string, string>) =>
      fetch(`${exposed.base}/sandbox/api/mail`, { headers: authorization });
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}`,
    });
    expect((await read({})).status).toBe(401);
    expect((await read(basic('wrong'))).status).toBe(401);
    expect((await read(basic(phrase))).status).toBe(200);
    expect(await exposed.client.calls.list({ limit: 1 })).toEqual([]);
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
    await mailer.send({
      to: 'ana@example.com',
      subject: 'Your code',
      text: 'Your Ringline code is 482 913. It is valid for 10 minutes.',
    });
    mailer.close();
    await eventually(async () => {
      const mails = (await (await fetch(`${base}/sandbox/api/mail?to=ana@example.com`)).json()) as {
        code: string;
        subject: string;
      }[];
      expect(mails[0]).toMatchObject({ subject: 'Your code', code: '482913' });
    });
  });
});

describe('the outside world', () => {
  const post = (where: string, body: object) =>
    fetch(`${base}/sandbox/api${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('keeps phones on the bench', async () => {
    const phone = { number: '+447700900123', name: 'Grace', answers: 2, says: 'caller' };
    expect((await post('/phones', phone)).status).toBe(201);
    const names = ((await (await fetch(`${base}/sandbox/api/phones`)).json()) as { name: string }[]).map(
      (one) => one.name,
    );
    const others = ['Parcels', 'Short code', 'Hidden', 'Hidden by digits', 'No number', 'Switchboard'];
    expect(names).toEqual(['Tomás', 'Ana', 'Grace', ...others, 'Grace']);
    expect((await post('/phones', { number: 'not a number!' })).status).toBe(422);
    expect((await post('/phones', { number: '+15035550185', hides: 'my secret' })).status).toBe(422);
  });

  test('says what is wrong with a call or text that cannot be', async () => {
    expect((await post('/calls', { from: '12', to: '+14155550100' })).status).toBe(422);
    const nowhere = await post('/calls', { from: '+15035550174', to: '+14155550100' });
    expect([nowhere.status, ((await nowhere.json()) as { title: string }).title]).toEqual([
      404,
      '+14155550100 is not in service in the sandbox',
    ]);
    expect((await post('/texts', { from: '+15035550174', to: '+14155550100', body: 'x' })).status).toBe(400);
    // A page that looks how loud a call is looks once more as the call ends.
    const over = await fetch(`${base}/sandbox/api/calls/CA00/measure`);
    expect([over.status, ((await over.json()) as { title: string }).title]).toEqual([
      404,
      'This call doesn’t exist, or its audio has ended.',
    ]);
  });

  test('arms faults and puts them all off', async () => {
    const fault = { kind: 'busy', on: true, left: 2, seconds: 0, only: null };
    await fetch(`${base}/sandbox/api/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const all = async () =>
      (await (await fetch(`${base}/sandbox/api/faults`)).json()) as { kind: string; on: boolean }[];
    expect((await all()).find((one) => one.kind === 'busy')).toEqual(fault);
    await fetch(`${base}/sandbox/api/faults`, { method: 'DELETE' });
    expect((await all()).some((one) => one.on)).toBe(false);
  });
});
