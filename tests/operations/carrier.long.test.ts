/**
 * `ringline carrier setup|check` against an account at the carrier, which is the sandbox's.
 *
 * @area cli, kit/carrier
 */
import { createCarrier, type CarrierEnvironment } from '@ringline/kit/carrier';
import type { Product } from '@ringline/deploy/all-in-one';
import twilio from 'twilio';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { carrierVariables } from '../../deploy/src/carrier.ts';
import {
  OutsideWorld,
  anOwner,
  freePort,
  openPhone,
  ringline,
  startProduct,
  temporaryDataDir,
  type Owner,
} from '../testkit/index.ts';

let product: Product;
let owner: Owner;
let local: Readonly<Record<string, string>>;
/** What an operator has of a new account. */
let account: Readonly<Record<string, string>>;
let rest: ReturnType<typeof twilio>;

const carrier = async (args: readonly string[], settings: Readonly<Record<string, string>>) => {
  const { code, out, err } = await ringline(['carrier', ...args], settings);
  return { code, out, err };
};

beforeAll(async () => {
  local = { DATA_DIR: await temporaryDataDir(), PORT: String(await freePort()) };
  product = await startProduct({ ...local, LOG_LEVEL: 'fatal' });
  owner = await anOwner(product.url);
  const own = carrierVariables(product.secrets, product.url, true, {}) as unknown as CarrierEnvironment;
  rest = createCarrier({ ...own, PUBLIC_URL: product.url }).rest;
  account = {
    DATA_DIR: local['DATA_DIR'] ?? '',
    CARRIER_ACCOUNT_SID: own.CARRIER_ACCOUNT_SID,
    CARRIER_AUTH_TOKEN: own.CARRIER_AUTH_TOKEN,
    CARRIER_API_URL: own.CARRIER_API_URL,
    PUBLIC_URL: product.url,
  };
});

test("the sandbox's own account is as it should be", async () => {
  expect(await carrier(['check'], local)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`ok    number ${owner.number.number}`),
  });
});

describe('a new account', () => {
  let variables: Readonly<Record<string, string>>;

  test('is told what it lacks, and a dry run makes none of it', async () => {
    const found = await carrier(['check'], account);
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/^fail {2}TwiML application: there is none called "Ringline localhost:\d+"$/m);
    expect(found.out).toMatch(/^fail {2}API key: there is none/m);
    const dry = await carrier(['setup', '--dry-run'], account);
    expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('2 to set; nothing was changed.') });
    expect(await rest.keys.list()).toEqual([]);
    expect(await rest.applications.list()).toEqual([]);
  });

  test('gets an application and a key, whose secret is shown once', async () => {
    const made = await carrier(['setup', '--json'], account);
    expect(made.code).toBe(0);
    const told = JSON.parse(made.out) as { changed: number; variables: Record<string, string> };
    expect(told.changed).toBe(2);
    variables = told.variables;
    expect(Object.keys(variables).toSorted()).toEqual(['CARRIER_API_KEY', 'CARRIER_API_SECRET', 'CARRIER_APP_SID']);
    const application = await rest.applications(variables['CARRIER_APP_SID'] ?? '').fetch();
    expect(application.voiceUrl).toContain(`${product.url}/carrier/voice/app`);
    expect(application.voiceFallbackUrl).toContain(product.url);
  });

  test('is right then, and a second run changes nothing', async () => {
    expect(await carrier(['check'], { ...account, ...variables })).toMatchObject({ code: 0 });
    const again = await carrier(['setup'], { ...account, ...variables });
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('nothing was changed') });
    // Also when the variables were not kept: no second key, no second application.
    const forgotten = await carrier(['setup'], account);
    expect(forgotten).toMatchObject({ code: 1, out: expect.stringContaining('its secret was shown when it was made') });
    expect(await rest.keys.list()).toHaveLength(1);
    expect(await rest.applications.list()).toHaveLength(1);
  });

  test('lets a browser in with a token that the new key signed, and none of another secret', async () => {
    const register = async (secret: string) => {
      const { AccessToken } = twilio.jwt;
      const token = new AccessToken(account['CARRIER_ACCOUNT_SID'] ?? '', variables['CARRIER_API_KEY'] ?? '', secret, {
        identity: 'ana',
      });
      token.addGrant(
        new AccessToken.VoiceGrant({ incomingAllow: true, outgoingApplicationSid: variables['CARRIER_APP_SID'] ?? '' }),
      );
      const socket = new WebSocket(`${product.url.replace('http', 'ws')}/sandbox/carrier/signal`);
      const { promise, resolve } = Promise.withResolvers<string>();
      socket.on('open', () =>
        socket.send(
          JSON.stringify({ type: 'listen', version: '1.6', payload: { token: token.toJwt(), browserinfo: {} } }),
        ),
      );
      socket.on('message', (bytes: Buffer) => {
        const text = bytes.toString().trim();
        // A heartbeat is an empty line.
        if (text === '') return;
        const { payload } = JSON.parse(text) as { payload?: { error?: { code: number }; token?: string } };
        if (payload?.error) resolve(`error ${payload.error.code}`);
        else if (payload?.token) resolve('connected');
      });
      return promise.finally(() => socket.close());
    };
    expect(await register(variables['CARRIER_API_SECRET'] ?? '')).toBe('connected');
    expect(await register('not-the-secret-of-this-key')).toBe('error 31204');
  });

  test('has its numbers put right: their addresses, their fallbacks, and no application in the way', async () => {
    const settings = { ...account, ...variables };
    const [number] = await rest.incomingPhoneNumbers.list({ phoneNumber: owner.number.number });
    await rest.incomingPhoneNumbers(number?.sid ?? '').update({
      voiceUrl: 'https://elsewhere.example/voice',
      smsFallbackUrl: 'https://elsewhere.example/lost',
      voiceApplicationSid: variables['CARRIER_APP_SID'] ?? '',
    });
    const found = await carrier(['check'], settings);
    expect(found.code).toBe(1);
    expect(found.out).toContain('voiceUrl is "https://elsewhere.example/voice"');
    expect(found.out).toContain('smsFallbackUrl is "https://elsewhere.example/lost"');
    expect(found.out).toContain('voiceApplicationSid is "AP');
    expect(await carrier(['setup'], settings)).toMatchObject({ code: 0, out: expect.stringContaining('1 set.') });
    expect(await carrier(['check'], settings)).toMatchObject({ code: 0 });

    const phone = await openPhone(owner.api, { tone: 1_300 });
    const call = await new OutsideWorld(product.url).call('+15035550174', owner.number.number);
    await (await phone.ring()).accept();
    await new OutsideWorld(product.url).hangUp(call.sid);
    phone.lose();
  });

  test('that lost a number says so, and leaves it to people', async () => {
    const [number] = await rest.incomingPhoneNumbers.list({ phoneNumber: owner.number.number });
    await rest.incomingPhoneNumbers(number?.sid ?? '').remove();
    expect(await carrier(['setup'], { ...account, ...variables })).toMatchObject({
      code: 1,
      out: expect.stringContaining(`fail    number ${owner.number.number}: the account does not have it`),
    });
  });
});

test('who can not be let in, and what is not set, is told with what to do', async () => {
  expect(await carrier(['check'], { ...account, CARRIER_AUTH_TOKEN: 'wrong' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('See to CARRIER_ACCOUNT_SID and CARRIER_AUTH_TOKEN'),
  });
  const { CARRIER_AUTH_TOKEN: _, ...incomplete } = account;
  expect(await carrier(['setup'], incomplete)).toMatchObject({
    code: 2,
    err: expect.stringContaining('CARRIER_AUTH_TOKEN is not set'),
  });
  expect(await carrier(['check'], { ...account, DATA_DIR: await temporaryDataDir() })).toMatchObject({
    out: expect.stringContaining('The numbers were not looked at'),
  });
});
