import { AccessChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import { Refusal } from '@ringline/kit/errors';
import { connectRedis } from '@ringline/kit/redis';
import { createLog } from '@ringline/kit/telemetry';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { WORKSPACE, owner, stored, world, type Fakes, type World, type WorldOptions } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

const authTokens = { token: 'ana', refreshToken: 'r-2', expiresInSeconds: 900, device: 'd-1.signed' };
const user = { id: 'u-ana', firstName: 'Ana', lastName: 'Diaz', status: 'ACTIVE' };
const identity: Fakes['identity'] = {
  login: () => ({ outcome: { case: 'signedIn', value: { authTokens, user } } }),
  logout: () => ({}),
  refreshSession({ refreshToken }) {
    if (refreshToken !== 'r-1') throw new Refusal({ code: 'UNAUTHENTICATED', message: 'Sign in again.' });
    return { authTokens };
  },
};
const fakes: Fakes = {
  identity,
  workspace: {
    getWorkspace: () => ({ workspace: { id: WORKSPACE, name: 'Bay' } }),
    listCurrentUserWorkspaces: () => ({
      workspaces: [{ id: WORKSPACE, name: 'Bay', staticUniqueName: 'bay', roleName: 'OWNER' }],
    }),
  },
};
const LOGIN =
  'mutation { login(input: { email: "a@b.c", password: "x" }) { user { id fullName email workspaces { roleName } } authTokens { token refreshToken } note mfa { enabled } } }';
const refresh = (headers: Record<string, string>, body: object = {}) =>
  fetch(`${edge.address}/api/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the refresh token', () => {
  it('of a browser is a cookie that scripts cannot read, and nowhere else', async () => {
    edge = await world({ fakes, env: { PUBLIC_URL: 'https://ringline.example' } });
    const { data, errors, response } = await edge.ask(LOGIN, {}, { 'x-ringline-client': 'web' });
    expect(errors).toBeUndefined();
    expect(data.login).toMatchObject({
      authTokens: { token: 'ana', refreshToken: null },
      user: { fullName: 'Ana Diaz', workspaces: [{ roleName: 'OWNER' }] },
      note: null,
    });
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-ringline_device=d-1.signed; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'ringline_refresh=r-2; Max-Age=2592000; Path=/api/refresh-token; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('of a browser in a partner’s frame lives in the pages of that partner alone, where the operator allows frames', async () => {
    const PUBLIC_URL = 'https://ringline.example';
    edge = await world({ fakes, env: { PUBLIC_URL, EXTENSION_ORIGINS: 'https://crm.example.com' } });
    const framed = await edge.ask(LOGIN, {}, { 'x-ringline-client': 'web-framed' });
    expect(framed.data.login.authTokens.refreshToken).toBeNull();
    expect(framed.response.headers.getSetCookie()).toEqual([
      '__Host-ringline_device=d-1.signed; Max-Age=34560000; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
      'ringline_refresh=r-2; Max-Age=2592000; Path=/api/refresh-token; HttpOnly; Secure; Partitioned; SameSite=None',
    ]);
    await edge.close();
    edge = await world({ fakes, env: { PUBLIC_URL } });
    const { response } = await edge.ask(LOGIN, {}, { 'x-ringline-client': 'web-framed' });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('SameSite=Lax');
  });

  it('of an API client is in the payload, and no cookie holds it', async () => {
    edge = await world({ fakes });
    const { data, response } = await edge.ask(LOGIN, {}, {});
    expect(data.login.authTokens.refreshToken).toBe('r-2');
    // What it is known by it may keep, so as not to be a new device each time.
    expect(response.headers.getSetCookie()).toEqual([
      'ringline_device=d-1.signed; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('is rotated by the cookie for a page of ours', async () => {
    edge = await world({ fakes });
    const response = await refresh({ origin: edge.address, cookie: 'ringline_refresh=r-1' });
    expect(await response.json()).toEqual({ token: 'ana', refreshToken: null, expiresInSeconds: 900 });
    expect(response.headers.getSetCookie()[1]).toContain('ringline_refresh=r-2;');
  });

  it('is not rotated for a page of somebody else', async () => {
    edge = await world({ fakes });
    for (const headers of [{}, { 'x-ringline-client': 'web' }]) {
      const response = await refresh({ origin: 'https://evil.example', cookie: 'ringline_refresh=r-1', ...headers });
      expect(response.status).toBe(403);
    }
  });

  it('is not rotated for a page whose name was turned to us: neither Host nor Origin is ours', async () => {
    edge = await world({ fakes });
    const { port } = new URL(edge.address);
    const answer = await edge.app.inject({
      method: 'POST',
      url: '/api/refresh-token',
      headers: { host: `evil.example:${port}`, origin: `http://evil.example:${port}`, cookie: 'ringline_refresh=r-1' },
    });
    expect(answer.statusCode).toBe(421);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('in a cookie counts for nothing without a sign that the browser was ours', async () => {
    edge = await world({ fakes });
    expect((await refresh({ cookie: 'ringline_refresh=r-1' })).status).toBe(401);
  });

  it('that a browser does not have is no error: nobody is signed in', async () => {
    edge = await world({ fakes });
    expect((await refresh({ 'x-ringline-client': 'web' })).status).toBe(204);
  });

  it('that is refused is forgotten by the browser', async () => {
    edge = await world({ fakes });
    const response = await refresh({ 'x-ringline-client': 'web', cookie: 'ringline_refresh=stolen' });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()[0]).toContain('ringline_refresh=;');
  });

  it('of an API client is rotated in the body', async () => {
    edge = await world({ fakes });
    expect(await (await refresh({}, { refreshToken: 'r-1' })).json()).toMatchObject({ refreshToken: 'r-2' });
  });

  it('is cleared by signing out', async () => {
    edge = await world({ fakes });
    const { data, response } = await edge.ask('mutation { logout }');
    expect(data).toEqual({ logout: true });
    expect(response.headers.getSetCookie()[0]).toContain('ringline_refresh=;');
  });

  it('is not handed to a page of somebody else by a sign-in', async () => {
    edge = await world({ fakes });
    const { response } = await edge.ask(LOGIN, {}, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a device', () => {
  it('is known to identity by its cookie, at each way in', async () => {
    const shown: (string | undefined)[] = [];
    const asked = ({ client }: { client?: { device: string } | undefined }) => void shown.push(client?.device);
    edge = await world({
      fakes: {
        ...fakes,
        identity: {
          ...identity,
          login: (request) => (asked(request), { outcome: { case: 'signedIn', value: { authTokens, user } } }),
          verifyOtp: (request) => (asked(request), { authTokens, user }),
          refreshSession: (request) => (asked(request), { authTokens: { ...authTokens, device: '' } }),
        },
      },
    });
    const headers = { cookie: 'ringline_device=d-1.signed', 'x-ringline-client': 'web' };
    await edge.ask(LOGIN, {}, headers);
    await edge.ask('mutation { verifyOTP(userId: "u-ana", code: "123456") { authTokens { token } } }', {}, headers);
    const response = await refresh({ ...headers, cookie: `${headers.cookie}; ringline_refresh=r-1` });
    expect(shown).toEqual(['d-1.signed', 'd-1.signed', 'd-1.signed']);
    // It keeps what it has.
    expect(response.headers.getSetCookie().join()).not.toContain('ringline_device');
  });
});

describe('the principal', () => {
  const ASK = '{ getWorkspaceWithSettings { id name } }';

  it('is asked for once within its minute', async () => {
    edge = await world({ fakes });
    for (let count = 0; count < 3; count += 1)
      expect((await edge.ask(ASK)).data.getWorkspaceWithSettings.name).toBe('Bay');
    expect(edge.issued.count).toBe(1);
    edge.clock.advance(55_000);
    await edge.ask(ASK);
    expect(edge.issued.count).toBe(2);
  });

  it('is asked for again once rights have changed or the session has ended', async () => {
    edge = await world({ fakes });
    await edge.ask(ASK);
    await edge.happened(AccessChangedSchema, { userId: 'u-ana', workspaceId: WORKSPACE });
    await edge.ask(ASK);
    expect(edge.issued.count).toBe(2);
    edge.known.delete('ana');
    await edge.happened(SessionEndedSchema, { sessionId: 's-ana', userId: 'u-ana' });
    expect((await edge.ask(ASK)).errors?.[0]?.extensions.code).toBe('TOKEN_EXPIRED');
  });

  it("is found by the workspace's unique name too", async () => {
    edge = await world({ fakes });
    const { data } = await edge.ask(ASK, {}, { authorization: 'Bearer ana', 'x-workspace': 'bay' });
    expect(data.getWorkspaceWithSettings.id).toBe(WORKSPACE);
  });
});

describe('a session that has ended', () => {
  const ASK = '{ getWorkspaceWithSettings { id } }';
  const UNAUTHENTICATED = { code: 'UNAUTHENTICATED', why: { check: 'session', current: 'ended' } };
  const people = { ana: owner(), 'ana-elsewhere': owner({ sessionId: 's-ana-2' }) };
  const ended = { sessionId: 's-ana', userId: 'u-ana' };

  it('is refused by the edge while the access service has not heard of it, and other sessions go on', async () => {
    edge = await world({ fakes, people });
    await edge.ask(ASK);
    await edge.happened(SessionEndedSchema, ended);
    for (let asked = 0; asked < 2; asked += 1)
      expect((await edge.ask(ASK)).errors?.[0]?.extensions).toMatchObject(UNAUTHENTICATED);
    expect((await edge.ask(ASK, {}, { authorization: 'Bearer ana-elsewhere' })).errors).toBeUndefined();
    edge.clock.advance(15 * 60_000);
    expect((await edge.ask(ASK)).errors?.[0]?.extensions).toMatchObject(UNAUTHENTICATED);
  });

  it('is refused although its principal was on the way when it ended', async () => {
    const options: WorldOptions = { fakes, people };
    edge = await world({ ...options, whileIssuing: () => edge.happened(SessionEndedSchema, ended) });
    expect((await edge.ask(ASK)).errors?.[0]?.extensions).toMatchObject(UNAUTHENTICATED);
  });

  it('before the edge started is known to it all the same', async () => {
    const past = [stored(SessionEndedSchema, ended, { time: new Date(0) })];
    edge = await world({ fakes, people, past });
    expect((await edge.ask(ASK)).errors?.[0]?.extensions).toMatchObject(UNAUTHENTICATED);
  });

  it('is forgotten when none of its tokens can live any more', async () => {
    edge = await world({ fakes, people });
    await edge.happened(SessionEndedSchema, ended);
    edge.clock.advance(16 * 60_000);
    await edge.happened(SessionEndedSchema, { sessionId: 's-ben', userId: 'u-ben' });
    expect((await edge.ask(ASK)).errors).toBeUndefined();
  });
});

describe('a workspace', () => {
  const ASK = '{ getWorkspaceWithSettings { id } }';
  const people = Object.fromEntries(
    Array.from({ length: 4 }, (_, index) => [`p-${index}`, owner({ userId: `u-${index}`, sessionId: `s-${index}` })]),
  );

  it('may ask 200 times a second, whoever of it asks; strangers use up nothing of it', async () => {
    edge = await world({ fakes: { ...fakes, calls: { reportDevice: () => ({ reachable: true }) } }, people });
    const asAll = (times: number) =>
      Promise.all(
        Array.from({ length: times }, (_, index) => edge.ask(ASK, {}, { authorization: `Bearer p-${index % 4}` })),
      );
    await Promise.all(Array.from({ length: 50 }, () => edge.ask(ASK, {}, { authorization: 'Bearer nobody' })));
    // Until they are known, they are counted by their address.
    await asAll(4);
    edge.clock.advance(1_000);
    const answers = await asAll(208);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code).filter(Boolean);
    expect(codes).toEqual(Array.from({ length: 8 }, () => 'RATE_LIMITED'));
    // Who is busy stays reachable.
    const beat =
      'mutation { reportDevice(input: { deviceId: "d", state: REGISTERED, microphoneAllowed: true }) { reachable } }';
    expect((await edge.ask(beat, {}, { authorization: 'Bearer p-0' })).errors).toBeUndefined();
    edge.clock.advance(1_000);
    expect((await edge.ask(ASK, {}, { authorization: 'Bearer p-0' })).errors).toBeUndefined();
  });
});

describe('while Redis is away', () => {
  // Nobody listens there.
  const redis = connectRedis('redis://127.0.0.1:1', { log: createLog('test', 'silent') });
  afterAll(() => redis.close());

  it('people sign in and work, and codes are neither sent nor tried', async () => {
    edge = await world({ fakes, limits: redis.limits, env: { SIGN_IN_PER_MINUTE: '1' } });
    expect((await edge.ask(LOGIN, {}, {})).errors).toBeUndefined();
    expect((await edge.ask('{ getWorkspaceWithSettings { id } }')).errors).toBeUndefined();
    for (const operation of [
      'createUser(input: { firstName: "A", lastName: "B", email: "a@b.c", password: "x" }) { user { id } }',
      'verifyOTP(userId: "u", code: "123456") { user { id } }',
      'resendVerificationCode(userId: "u") { resendAfterSeconds }',
    ]) {
      const { errors } = await edge.ask(`mutation { ${operation} }`, {}, {});
      expect(errors?.[0]?.message).toContain("can't be checked right now");
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'RATE_LIMITED',
        retryable: true,
        details: { retryAfterSeconds: 60 },
        why: { check: 'rate-limit', current: 'unavailable' },
      });
    }
  });
});

it('sign-in operations of one address are limited', async () => {
  edge = await world({ fakes, env: { SIGN_IN_PER_MINUTE: '2' } });
  const codes = [];
  for (let count = 0; count < 3; count += 1) codes.push((await edge.ask(LOGIN, {}, {})).errors?.[0]?.extensions.code);
  expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
});
