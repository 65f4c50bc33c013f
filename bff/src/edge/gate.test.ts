import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '@ringline/kit/errors';
import { temporaryFolder } from '@ringline/kit/testing';
import { createClient } from 'graphql-ws';
import { afterEach, describe, expect, it } from 'vitest';
import {
  MEMBER_GRANTS,
  WORKSPACE,
  owner,
  world,
  type Answer,
  type World,
  type WorldOptions,
} from '../testing/world.ts';

let open: World | undefined;
const start = async (options: WorldOptions = {}) => (open = await world(options));
afterEach(() => open?.close());

describe('what a document may ask for', () => {
  it('a document that is too deep is refused and says how deep is allowed', async () => {
    const edge = await start();
    const deep = `{ fetchInbox { data { ${'lastConversation { contact { '.repeat(5)} id ${'} }'.repeat(5)} } } }`;
    const { errors } = await edge.ask(deep);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      why: { check: 'graphql-depth', required: 'at most 10' },
    });
  });

  it('a document that asks for too much at once is refused, also when the size is a variable', async () => {
    const edge = await start();
    const dear = `query($n: Int) { fetchInbox(limit: $n) { data { contact { thread { contact { lastConversation { id message { body } call { status } agent { id } contact { id thread { id } } } } } } } } }`;
    expect((await edge.ask(dear, { n: 100 })).errors?.[0]?.extensions['why']).toMatchObject({ check: 'graphql-cost' });
  });

  it('many aliases of one field are refused', async () => {
    const edge = await start();
    const many = `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: ping`).join(' ')} }`;
    expect((await edge.ask(many)).errors?.[0]?.extensions['why']).toMatchObject({ check: 'graphql-aliases' });
  });

  it('fragments that double at each step are refused in no time', async () => {
    const edge = await start();
    const steps = Array.from(
      { length: 30 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    const bomb = `query { ...F0 } ${steps.join(' ')} fragment F30 on Query { ping }`;
    expect((await edge.ask(bomb)).errors?.[0]?.extensions['why']).toMatchObject({ check: 'graphql-selections' });
  });

  it('several operations in one request are refused', async () => {
    const edge = await start();
    const response = await fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ ping }' }, { query: '{ ping }' }]),
    });
    expect(response.status).toBe(400);
  });

  it('a body of 10 MB is told as too large', async () => {
    const edge = await start();
    const response = await fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ping } # ${'x'.repeat(10 * 1024 * 1024)}` }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'MEDIA_TOO_LARGE' });
  });

  it('JSON that is none is told as such', async () => {
    const edge = await start();
    const response = await fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/JSON/);
  });

  it('a subscription over HTTP is sent to the WebSocket', async () => {
    const edge = await start();
    const response = await fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: 'Bearer ana' },
      body: JSON.stringify({ query: 'subscription { threadChanged { id } }' }),
    });
    expect(await response.text()).toContain('WebSocket');
  });

  it('a page size over 100 is refused by name', async () => {
    const edge = await start();
    expect((await edge.ask('{ fetchInbox(limit: 101) { data { id } } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'limit',
    });
  });

  const refusedOf = async (edge: World, times: number, tokenOf: (index: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        edge.ask('{ ping }', {}, { authorization: `Bearer ${tokenOf(index)}` }),
      ),
    );
    return answers.filter(({ response }) => response.status === 429).length;
  };

  it('who asks too often is told to wait, also with another made-up token each time', async () => {
    const edge = await start();
    expect(await refusedOf(edge, 61, () => 'same')).toBe(1);
    const { response, errors } = await edge.ask('{ ping }', {}, { authorization: 'Bearer same' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
    edge.clock.advance(3_001);
    expect(await refusedOf(edge, 70, (index) => `made-up-${index}-${Math.random()}`)).toBe(10);
  });

  it('a person is counted as one, over all their tokens, once a token was verified; strangers count for nobody', async () => {
    const people = { ana: owner(), 'ana-2': owner({ sessionId: 's-2' }), ben: owner({ userId: 'u-ben' }) };
    const edge = await start({ people });
    for (const token of Object.keys(people))
      await edge.ask('{ getWorkspaceWithSettings { id } }', {}, { authorization: `Bearer ${token}` });
    expect(await refusedOf(edge, 70, (index) => `stranger-${index}`)).toBe(13);
    expect(await refusedOf(edge, 61, (index) => (index % 2 ? 'ana' : 'ana-2'))).toBe(1);
    expect(await refusedOf(edge, 60, () => 'ben')).toBe(0);
    // No token lives as long as this: it is anybody's text again.
    edge.clock.advance(16 * 60_000);
    expect(await refusedOf(edge, 61, (index) => ['ana', 'ben'][index % 2] as string)).toBe(1);
  });
});

describe('what may be sent to /graphql', () => {
  const LOGOUT = 'mutation { logout }';

  it.each([
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(LOGOUT)}`],
    ['text/plain', JSON.stringify({ query: LOGOUT })],
    ['application/graphql', LOGOUT],
    ['application/json-patch+json', '[]'],
    ['', JSON.stringify({ query: LOGOUT })],
  ])('a form, or any type but JSON and uploads, is refused: "%s"', async (type, body) => {
    const edge = await start();
    const response = await fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(415);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/application\/json|Unsupported Media Type/);
  });

  it('JSON is taken with any parameter', async () => {
    const edge = await start();
    const { data } = await edge.ask('{ ping }', {}, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(data.ping).toBeDefined();
  });

  it('no answer may be kept, whatever came of it', async () => {
    const edge = await start({
      fakes: { workspace: { listTeams: () => Promise.reject(new Error('away')) } },
    });
    for (const query of [
      '{ ping }',
      '{',
      '{ fetchTeams { data { id } } }',
      '{ fetchInbox(limit: 101) { data { id } } }',
    ]) {
      const { response } = await edge.ask(query);
      expect([query, response.headers.get('cache-control')]).toEqual([query, 'no-store']);
    }
    const got = await fetch(`${edge.address}/graphql?query=${encodeURIComponent('{ ping }')}`);
    expect([got.status, got.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const foreign = await edge.ask('{ ping }', {}, { origin: 'https://evil.example' });
    expect([foreign.response.status, foreign.response.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  it('a mutation is not done by a link', async () => {
    const edge = await start();
    const got = await fetch(`${edge.address}/graphql?query=${encodeURIComponent(LOGOUT)}`);
    expect(got.status).toBe(405);
  });
});

describe('outside the sandbox', () => {
  const file = path.join(temporaryFolder('persisted'), 'operations.json');
  writeFileSync(file, JSON.stringify({ abc: 'query Ping { ping }' }));
  const production = { env: { SANDBOX_ENABLED: 'false' }, persisted: pathToFileURL(file) };
  const send = (edge: World, body: object) =>
    fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('an operation that the web client was compiled with runs by its id', async () => {
    const edge = await start(production);
    expect(await (await send(edge, { extensions: { id: 'abc' } })).json()).toMatchObject({
      data: { ping: '2026-03-02T10:00:00.000Z' },
    });
  });

  it('an operation of a release whose pages may still be open runs by its id', async () => {
    const folder = temporaryFolder('released');
    mkdirSync(path.join(folder, 'persisted'));
    writeFileSync(path.join(folder, 'operations.json'), '{}');
    writeFileSync(path.join(folder, 'persisted', '0.1.0.json'), JSON.stringify({ old: 'query Ping { ping }' }));
    const edge = await start({ ...production, persisted: pathToFileURL(path.join(folder, 'operations.json')) });
    expect(await (await send(edge, { extensions: { id: 'old' } })).json()).toMatchObject({
      data: { ping: '2026-03-02T10:00:00.000Z' },
    });
  });

  it('free text and unknown ids are refused', async () => {
    const edge = await start(production);
    for (const body of [
      { query: '{ ping }' },
      { extensions: { id: 'constructor' } },
      { query: '{ ping }', extensions: { id: 'nope' } },
    ]) {
      const answer = (await (await send(edge, body)).json()) as { errors: { extensions: { code: string } }[] };
      expect(answer.errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it('in production mode nothing else is taken in sandbox mode either: over HTTP, by a link, over a socket', async () => {
    const edge = await start({ ...production, env: { SANDBOX_ENABLED: 'true', NODE_ENV: 'production' } });
    const refused = { errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] };
    const SCHEMA = '{ __schema { types { name } } }';
    for (const query of ['{ ping }', SCHEMA, '{ __type(name: "User") { name } }']) {
      expect(await (await send(edge, { query })).json()).toMatchObject(refused);
      const link = await fetch(`${edge.address}/graphql?query=${encodeURIComponent(query)}`);
      expect(await link.json()).toMatchObject(refused);
    }
    const client = createClient({
      url: `${edge.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: 'ana', workspace: WORKSPACE },
      retryAttempts: 0,
    });
    const subscribed = new Promise((resolve, reject) => {
      client.subscribe(
        { query: 'subscription { threadChanged { id } }' },
        { next: resolve, error: reject, complete: () => resolve(0) },
      );
    });
    await expect(subscribed).rejects.toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
    await client.dispose();
  });

  it('in production mode a mistake in a document does not tell which fields there are, and a failure nothing of the inside', async () => {
    const list = path.join(temporaryFolder('persisted'), 'masked.json');
    writeFileSync(list, JSON.stringify({ typo: '{ pingg }', teams: '{ fetchTeams { data { id } } }' }));
    const edge = await start({
      ...production,
      env: { SANDBOX_ENABLED: 'true', NODE_ENV: 'production' },
      persisted: pathToFileURL(list),
      fakes: { workspace: { listTeams: () => Promise.reject(new Error('password of the database at 10.0.0.7')) } },
    });
    const typo = await (await send(edge, { extensions: { id: 'typo' } })).text();
    expect(typo).not.toMatch(/Did you mean/);
    const asAna = await fetch(`${edge.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer ana', 'x-workspace': WORKSPACE },
      body: JSON.stringify({ extensions: { id: 'teams' } }),
    });
    const told = await asAna.text();
    expect(JSON.parse(told)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL', retryable: true } }] });
    expect(told).not.toMatch(/password|10\.0\.0\.7|stack|node:|\.ts:/);
  });

  it('there is no demo workspace', async () => {
    const list = path.join(temporaryFolder('persisted'), 'demo.json');
    writeFileSync(
      list,
      JSON.stringify({
        demo: 'mutation Demo { openDemoSession { user { id } } }',
        types: '{ __schema { types { name } } }',
      }),
    );
    const edge = await start({ ...production, persisted: pathToFileURL(list) });
    expect(await (await send(edge, { extensions: { id: 'demo' } })).json()).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    // Not even a persisted operation may introspect.
    const { data, errors } = (await (await send(edge, { extensions: { id: 'types' } })).json()) as Answer;
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });
});

describe('refusals', () => {
  it('a refusal of a service arrives whole', async () => {
    const refusal = new Refusal({
      code: 'INSUFFICIENT_BALANCE',
      message: 'Not enough credit for this call. Top up to continue.',
      why: { check: 'balance', required: '$0.04', current: '$0.00', whoCanFix: ['OWNER'] },
    });
    const edge = await start({
      env: { DOCS_URL: 'https://docs.example/errors' },
      fakes: { calls: { placeCall: () => Promise.reject(refusal) } },
    });
    const { errors } = await edge.ask(
      'mutation { placeCall(input: { phoneNumberId: "n", to: "1", deviceId: "d" }) { call { id } } }',
    );
    expect(errors?.[0]).toMatchObject({
      message: 'Not enough credit for this call. Top up to continue.',
      path: ['placeCall'],
      extensions: {
        code: 'INSUFFICIENT_BALANCE',
        retryable: false,
        docUrl: 'https://docs.example/errors#INSUFFICIENT_BALANCE',
        why: { check: 'balance', required: '$0.04', current: '$0.00', whoCanFix: ['OWNER'] },
      },
    });
  });

  it('the role that is missing is named by the interceptor, and who can help', async () => {
    const edge = await start({ people: { ben: owner({ userId: 'u-ben', role: 'MEMBER', grants: MEMBER_GRANTS }) } });
    const { errors } = await edge.ask('{ fetchRates { country } }', {}, { authorization: 'Bearer ben' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { required: 'BILLING:READ', current: 'MEMBER', whoCanFix: ['Ana'] },
    });
  });

  it('a failure that nobody foresaw tells nothing of the inside', async () => {
    const edge = await start({
      fakes: { workspace: { listTeams: () => Promise.reject(new Error('password of the database')) } },
    });
    const { errors, response } = await edge.ask('{ fetchTeams { data { id } } }');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(JSON.stringify(errors)).not.toContain('password');
    expect(response.status).toBe(200);
  });

  it('without a token nobody is asked', async () => {
    const edge = await start();
    const { errors } = await edge.ask('{ getWorkspaceWithSettings { id } }', {}, {});
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(edge.issued.count).toBe(0);
  });

  it('a workspace that is not theirs is not found, by id and by name', async () => {
    const edge = await start({ fakes: { workspace: { listCurrentUserWorkspaces: () => ({ workspaces: [] }) } } });
    for (const workspace of ['019aa000-0000-7000-8000-000000000099', 'somebody-elses']) {
      const { errors } = await edge.ask(
        '{ getWorkspaceWithSettings { id } }',
        {},
        { authorization: 'Bearer ana', 'x-workspace': workspace },
      );
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});
