import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import twilio from 'twilio';
import { afterEach, describe, expect, it } from 'vitest';
import { text } from 'node:stream/consumers';
import { carrierFailure, clientIdentity, createCarrier, isGone, parseClientIdentity, plainFields } from './index.ts';

const env = {
  CARRIER_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  CARRIER_AUTH_TOKEN: 'secret',
  CARRIER_API_KEY: `SK${'2'.repeat(32)}`,
  CARRIER_API_SECRET: 'key-secret',
  CARRIER_APP_SID: `AP${'3'.repeat(32)}`,
  CARRIER_API_URL: 'https://api.twilio.com',
  PUBLIC_URL: 'http://ringline.test:4000/',
};
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

describe('the carrier adapter', () => {
  it('sends REST requests to the configured base address', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 20404, message: 'not there', status: 404 }));
    }).listen(0);
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const carrier = createCarrier({ ...env, CARRIER_API_URL: `http://127.0.0.1:${port}/sandbox/carrier` });
    const failure = carrierFailure(
      await carrier.rest
        .calls('CA1')
        .update({ status: 'completed' })
        .catch((error: unknown) => error),
    );
    expect(seen).toEqual([`POST /sandbox/carrier/2010-04-01/Accounts/${env.CARRIER_ACCOUNT_SID}/Calls/CA1.json`]);
    expect(failure.kind).toBe('refused');
    expect(isGone(failure)).toBe(true);
  });

  it('sends texts without what no XML holds, whatever rows of before say', async () => {
    const bodies: URLSearchParams[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(new URLSearchParams(body));
        response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0);
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const carrier = createCarrier({ ...env, CARRIER_API_URL: `http://127.0.0.1:${port}` });
    await carrier.rest.messages.create({ to: '+14155550123', from: '+14155550100', body: 'one\u000btwo\u0007\ufffe' });
    await carrier.rest.calls('CA1').update({ twiml: '<Response><Say>a\u0001b</Say></Response>' });
    expect(bodies.map((body) => body.get('Body') ?? body.get('Twiml'))).toEqual([
      'one\ntwo',
      '<Response><Say>ab</Say></Response>',
    ]);
  });

  it('reads what carriers send without it too, one text for each name', () => {
    expect(plainFields({ Body: 'a\u000bb\u0007', From: ['+1\0', 'second'], NumMedia: 2 })).toEqual({
      Body: 'a\nb',
      From: '+1',
    });
    expect(plainFields('no form')).toEqual({});
  });

  it('accepts a signed webhook, and refuses it unsigned, tampered with, or for another address', () => {
    const carrier = createCarrier(env);
    const path = '/carrier/voice/inbound?w=1';
    const form = { CallSid: 'CA1', From: '+14155550123' };
    const signature = twilio.getExpectedTwilioSignature('secret', `http://ringline.test:4000${path}`, form);
    expect(carrier.isSigned({ signature, path, form })).toBe(true);
    expect(carrier.isSigned({ signature: undefined, path, form })).toBe(false);
    expect(carrier.isSigned({ signature, path, form: { ...form, From: '+14155550124' } })).toBe(false);
    expect(carrier.isSigned({ signature, path: '/carrier/voice/inbound?w=2', form })).toBe(false);
  });

  it('names a device so that workspace, user and device can be read back', () => {
    const device = {
      workspaceId: '018f0000-0000-7000-8000-000000000001',
      userId: '018f0000-0000-7000-8000-000000000002',
      deviceId: 'a-b_c',
    };
    const identity = clientIdentity(device);
    expect(identity).toMatch(/^[A-Za-z0-9_]{1,121}$/);
    expect(parseClientIdentity(`client:${identity}`)).toEqual({ ...device, deviceId: 'abc' });
    expect(parseClientIdentity('client:alice')).toBeUndefined();
  });

  it('mints a device token for an hour, with the voice grant', () => {
    const { token, ttlSeconds } = createCarrier(env).deviceToken('w_u_d');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(ttlSeconds).toBe(3600);
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600);
    expect(claims).toMatchObject({
      iss: env.CARRIER_API_KEY,
      sub: env.CARRIER_ACCOUNT_SID,
      grants: {
        identity: 'w_u_d',
        voice: { incoming: { allow: true }, outgoing: { application_sid: env.CARRIER_APP_SID } },
      },
    });
  });
});
