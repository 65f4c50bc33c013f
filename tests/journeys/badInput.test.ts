/** What people, strangers and broken machines send: each gets a clear answer, and nothing is lost. */
import { writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import { isBlank, writable } from '@ringline/kit/text';
import twilio from 'twilio';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  Api,
  OutsideWorld,
  PASSWORD,
  anOwner,
  aPerson,
  failsToStart,
  newEmail,
  signUp,
  startAnyProduct,
  temporaryDataDir,
  type Owner,
  type Payload,
  type RunningProduct,
} from '../testkit/index.ts';

const VERIFY = 'mutation ($userId: ID!, $code: String!) { verifyOTP(userId: $userId, code: $code) { user { id } } }';
const CREATE_USER = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }';
const UNKNOWN = '019aa000-0000-7000-8000-00000000ffff';
const PEER = '+15035550174';

let product: RunningProduct;
let open: Api;
let outside: OutsideWorld;
let ana: Owner;
let eve: Owner;

beforeAll(async () => {
  product = await startAnyProduct();
  open = new Api(product.url);
  outside = new OutsideWorld(product.url);
  ana = await anOwner(product.url, 'Ana');
  eve = await anOwner(product.url, 'Eve');
});

describe('signing up', () => {
  const input = (changes: object) => ({
    input: { firstName: 'Bo', lastName: 'Lee', email: newEmail('bo'), password: PASSWORD, ...changes },
  });

  test('a code that is wrong five times is no code any longer, and says what to do', async () => {
    const { userId, email } = await signUp(product.url, 'Bo');
    const right = await outside.codeFor(email);
    const wrong = right === '000000' ? '111111' : '000000';
    const codes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) codes.push((await open.refused(VERIFY, { userId, code: wrong })).code);
    expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'OTP_INVALID'));
    const refusal = await open.refused(VERIFY, { userId, code: right });
    expect(refusal.code).toMatch(/^OTP_/);
    expect(refusal.message).toMatch(/Ask for a new one/);
  });

  test('a code that is too old is refused as such', async () => {
    const { userId, email } = await signUp(product.url, 'Bo');
    const code = await outside.codeFor(email);
    const identity = product.services.find(({ name }) => name === 'identity')!;
    await identity.db.pool.query(
      "UPDATE one_time_code SET expires_at = now() - interval '1 second' WHERE account_id = $1",
      [userId],
    );
    expect(await open.refused(VERIFY, { userId, code })).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  test.each([
    ['a weak password', { password: 'password' }, { field: 'password' }],
    ['no e-mail address', { email: 'not-an-address' }, { field: 'email' }],
    ['no name', { firstName: ' ' }, { field: 'firstName' }],
  ])('%s is refused with its field', async (_what, changes, refusal) => {
    const seen = await open.refused(CREATE_USER, input(changes));
    expect(seen).toMatchObject(refusal);
    expect(seen.message).not.toBe('');
  });

  test('a taken e-mail is answered like a free one, and who has it reads of it', async () => {
    const identity = product.services.find(({ name }) => name === 'identity')!;
    await identity.db.pool.query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
    const signedUp = await open.run(CREATE_USER, input({ email: ana.email }));
    expect(signedUp.createUser.user.id).toMatch(/^[0-9a-f-]{36}$/);
    const { userId } = await signUp(product.url, 'Bo');
    const guess = (id: string) => open.refused(VERIFY, { userId: id, code: '000000' });
    const taken = await guess(signedUp.createUser.user.id);
    expect(taken).toEqual(await guess(userId));
    await eventually(async () =>
      expect((await outside.mail(ana.email)).map(({ subject }) => subject)).toContain(
        'You already have a Ringline account',
      ),
    );
  });

  test('a forgotten password is not replaced by the name of a workspace', async () => {
    const bea = await aPerson(product.url, 'Bea');
    await bea.api.run(
      'mutation { createWorkspace(input: { name: "Castillo Garage", country: "US", timezone: "UTC" }) { id } }',
    );
    const identity = product.services.find(({ name }) => name === 'identity')!;
    await identity.db.pool.query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
    const first = await outside.codeFor(bea.email);
    const { requestPasswordReset } = await open.run(
      'mutation ($email: String!) { requestPasswordReset(identifier: $email) { userId } }',
      { email: bea.email },
    );
    const code = await eventually(async () => {
      const newest = await outside.codeFor(bea.email);
      if (newest === first) throw new Error('No newer code was mailed');
      return newest;
    });
    const RESET =
      'mutation ($userId: ID!, $code: String!, $newPassword: String!) { resetPassWord(userId: $userId, code: $code, newPassword: $newPassword) }';
    const variables = { userId: requestPasswordReset.userId, code };
    expect(await open.refused(RESET, { ...variables, newPassword: 'castillo-garage-1' })).toMatchObject({
      field: 'newPassword',
      why: { check: 'password-policy' },
    });
    await open.run(RESET, { ...variables, newPassword: 'seven lanterns drifting east' });
  });

  test('a wrong password tells nobody whether the account exists', async () => {
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }';
    const known = await open.refused(LOGIN, { input: { email: ana.email, password: 'wrong-Horse-1' } });
    const unknown = await open.refused(LOGIN, { input: { email: newEmail('nobody'), password: 'wrong-Horse-1' } });
    expect(known.code).toBe('UNAUTHENTICATED');
    expect(unknown).toEqual(known);
  });
});

describe('in a workspace', () => {
  const send = (changes: object) => ({
    input: {
      phoneNumberId: ana.number.id,
      to: PEER,
      body: 'Hello',
      idempotencyKey: `bad-${Math.trunc(performance.now() * 1000)}`,
      ...changes,
    },
  });
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
  const CALL = 'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id } } }';

  test('an invalid number is refused in the words of the specification, wherever it is typed', async () => {
    const refusal = { code: 'PHONE_INVALID', message: 'Phone number is not valid' };
    expect(await ana.api.refused(SEND, send({ to: '12' }))).toMatchObject(refusal);
    expect(
      await ana.api.refused(CALL, {
        input: { phoneNumberId: ana.number.id, to: '+1 555', deviceId: 'd', idempotencyKey: 'k' },
      }),
    ).toMatchObject(refusal);
    expect(
      await ana.api.refused('mutation { createContact(firstName: "X", phoneNumber: "nope") { id } }'),
    ).toMatchObject(refusal);
  });

  test('an unknown workspace and a foreign one get the same answer', async () => {
    const ask = (workspace: string) => ana.api.as({ workspace }).refused('{ fetchInbox { metadata { count } } }');
    const unknown = await ask(UNKNOWN);
    expect(unknown.code).toBe('NOT_FOUND');
    expect(await ask(eve.workspaceId)).toEqual(unknown);
    expect((await ask('no-such-place')).code).toBe('NOT_FOUND');
  });

  test('foreign ids are not found, and nothing is sent, called or charged', async () => {
    expect(await ana.api.refused(SEND, send({ phoneNumberId: eve.number.id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await ana.api.refused(CALL, {
        input: { phoneNumberId: eve.number.id, to: PEER, deviceId: 'd', idempotencyKey: 'f' },
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await ana.api.refused('query ($id: ID!) { getSinglePhoneNumber(id: $id) { id } }', { id: eve.number.id }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ana.api.refused('query ($id: ID!) { getContactById(id: $id) { id } }', { id: UNKNOWN })).toMatchObject(
      { code: 'NOT_FOUND' },
    );
    expect(await ana.api.refused('query { getContactById(id: "1; DROP TABLE contact") { id } }')).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await outside.textsOf(PEER)).toEqual([]);
    for (const { api } of [ana, eve])
      expect((await api.run('{ getCreditBalance { testMinutesLeft testSmsLeft } }')).getCreditBalance).toEqual({
        testMinutesLeft: 10,
        testSmsLeft: 10,
      });
  });

  test('an empty text and one that is too long are refused', async () => {
    expect((await ana.api.refused(SEND, send({ body: '  ' }))).field).toBe('body');
    expect((await ana.api.refused(SEND, send({ body: 'x'.repeat(5_000) }))).field).toBe('body');
    // No database keeps NUL.
    expect(await ana.api.refused(SEND, send({ body: 'Hello\0' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'body',
    });
  });
});

describe('webhooks', () => {
  const INBOUND = '/webhooks/messages/inbound';
  const form = (sid: string, body: string) => ({
    MessageSid: sid,
    AccountSid: 'AC',
    From: PEER,
    To: ana.number.number,
    Body: body,
  });

  function post(path_: string, fields: Record<string, string>, signature: string): Promise<Response> {
    return fetch(product.url + path_, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      body: new URLSearchParams(fields).toString(),
    });
  }
  /** As the carrier of this deployment signs. */
  const sign = (path_: string, fields: Record<string, string>) =>
    twilio.getExpectedTwilioSignature(
      product.secrets.hmac('sandbox-carrier', 'auth-token'),
      product.url + path_,
      fields,
    );
  const inbox = async (): Promise<string[]> => {
    const { fetchInbox } = await ana.api.run('{ fetchInbox { data { id peerNumber } } }');
    const thread = fetchInbox.data.find(({ peerNumber }: Payload) => peerNumber === PEER);
    if (!thread) return [];
    const { fetchConversations } = await ana.api.run(
      'query ($id: ID!) { fetchConversations(threadId: $id) { data { message { body } } } }',
      { id: thread.id },
    );
    return fetchConversations.data.map(({ message }: Payload) => message?.body);
  };

  test('without the signature of the carrier, or changed on the way, have no effect', async () => {
    const fields = form('SM00000000000000000000000000000001', 'Forged');
    expect((await post(INBOUND, fields, '')).status).toBe(403);
    expect((await post(INBOUND, { ...fields, Body: 'Changed' }, sign(INBOUND, fields))).status).toBe(403);
    expect(
      (await post('/carrier/voice/inbound', { CallSid: 'CA1', From: PEER, To: ana.number.number }, 'AAAA')).status,
    ).toBe(403);
    expect(await inbox()).toEqual([]);
    expect(
      (await ana.api.run('{ fetchConversations(channel: call) { metadata { count } } }')).fetchConversations.metadata
        .count,
    ).toBe(0);
  });

  test('that come again have their effect once', async () => {
    const fields = form('SM00000000000000000000000000000002', 'Hello');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(INBOUND, fields, sign(INBOUND, fields))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await eventually(async () => expect(await inbox()).toEqual(['Hello']));
  });

  test('that come out of order leave a text where it had got to', async () => {
    await outside.fault({ kind: 'report-twice', on: true, left: 10, seconds: 0 });
    const { sendMessage } = await ana.api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      { input: { phoneNumberId: ana.number.id, to: PEER, body: 'Ordered', idempotencyKey: 'order-1' } },
    );
    const status = async () =>
      (
        await ana.api.run(
          'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { message { deliveryStatus } } }',
          { id: sendMessage.id },
        )
      ).getWorkspaceConversationEntity.message.deliveryStatus;
    await eventually(async () => expect(await status()).toBe('DELIVERED'));
    const [text] = (await outside.textsOf(PEER)).filter(({ body }) => body === 'Ordered');
    const late = `/webhooks/messages/status?w=${ana.workspaceId}&m=${sendMessage.id}&a=0`;
    const fields = { MessageSid: text!.sid, MessageStatus: 'sent', AccountSid: 'AC' };
    expect((await post(late, fields, sign(late, fields))).status).toBeLessThan(300);
    expect(await status()).toBe('DELIVERED');
    expect((await ana.api.run('{ getCreditBalance { testSmsLeft } }')).getCreditBalance.testSmsLeft).toBe(9);
  });
});

describe('the edge', () => {
  const raw = (body: string, headers: Record<string, string> = {}) =>
    ana.api.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  test('refuses a document that is too deep, saying which limit', async () => {
    const deep = `{ fetchInbox { data { ${'contact { thread { '.repeat(6)} id ${'} }'.repeat(6)} } } }`;
    expect(await ana.api.refused(deep)).toMatchObject({ code: 'VALIDATION_FAILED', why: { check: 'graphql-depth' } });
  });

  test('refuses a body of 10 MB', async () => {
    const response = await raw(JSON.stringify({ query: '{ ping }', filler: 'x'.repeat(10 * 1024 * 1024) }));
    expect(response.status).toBe(413);
    expect((await ana.api.run('{ ping }')).ping).toBeTruthy();
  });

  test.each([
    ['malformed JSON', '{"query": "{ ping'],
    ['an empty body', ''],
    ['a document that does not parse', JSON.stringify({ query: '{ ping ' })],
    ['a field that does not exist', JSON.stringify({ query: '{ nothing }' })],
  ])('answers %s with what is wrong, and no stack', async (_what, body) => {
    const response = await raw(body);
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    expect(text).toMatch(/error|VALIDATION|title|message/i);
    expect(text).not.toMatch(/node_modules|at .*\.ts:\d+/);
  });

  test('closes a WebSocket without a token with 4401', async () => {
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: {} })));
    expect(await closed).toBe(4401);
  });

  test('takes no token that it did not sign', async () => {
    const [head, body] = (ana.api.credentials.token ?? '').split('.');
    expect(
      (await ana.api.as({ token: `${head}.${body}.AAAA` }).refused('{ getCurrentUserTopLevel { id } }')).code,
    ).toBe('UNAUTHENTICATED');
    expect(
      (await (await aPerson(product.url)).api.as({ token: 'nonsense' }).refused('{ getCurrentUserTopLevel { id } }'))
        .code,
    ).toBe('UNAUTHENTICATED');
  });
});

describe('the sandbox', () => {
  /** fetch does not let a test choose Host and Origin. */
  function ask(headers: Record<string, string>): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const { port } = new URL(product.url);
    httpRequest(
      { host: '127.0.0.1', port, path: '/sandbox/api/mail', headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .once('error', reject)
      .end();
    return promise;
  }

  test('answers its own pages, and neither a foreign origin nor a rebinding name', async () => {
    const { port } = new URL(product.url);
    expect(await ask({ origin: `http://localhost:${port}` })).toBe(200);
    expect(await ask({ origin: 'https://evil.example' })).toBe(403);
    expect(await ask({ host: `evil.example:${port}` })).toBe(421);
  });

  test('lets no foreign page open its sockets', async () => {
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/sandbox/api/handset`, {
      origin: 'https://evil.example',
    });
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => resolve('open'));
    });
    expect(status).toBe(403);
  });
});

describe('a start that can not be', () => {
  test('on a taken port says so and names PORT', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    const { code, says } = await failsToStart({ PORT: String(port), DATA_DIR: await temporaryDataDir() });
    taken.close();
    expect(code).toBe(1);
    expect(says).toMatch(/taken/);
    expect(says).toMatch(/PORT=/);
  });

  test('on a DATA_DIR that is a file names DATA_DIR', async () => {
    const file = path.join(await temporaryDataDir(), 'file');
    await writeFile(file, 'kept');
    const { code, says } = await failsToStart({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(says).toContain('DATA_DIR');
    expect(says).not.toMatch(/ {4}at /);
  });

  test.each([
    ['on a public address without the switch', { HOST: '0.0.0.0' }, /SANDBOX_ALLOW_PUBLIC.*SANDBOX_PASSPHRASE/],
    [
      'on a public address with a short pass-phrase',
      { HOST: '0.0.0.0', SANDBOX_ALLOW_PUBLIC: 'true', SANDBOX_PASSPHRASE: 'short' },
      /SANDBOX_PASSPHRASE/,
    ],
    ['in production with the sandbox', { NODE_ENV: 'production' }, /NODE_ENV=production/],
    ['with a port that is none', { PORT: 'eighty' }, /PORT/],
  ])('%s says why', async (_what, settings, says) => {
    const failed = await failsToStart({ DATA_DIR: await temporaryDataDir(), ...settings });
    expect(failed.code).toBe(1);
    expect(failed.says).toMatch(says);
    expect(failed.says).not.toMatch(/ {4}at /);
  });
});

describe('the worst of texts through the API', () => {
  const WORST = [
    'NUL \0',
    'half \ud83d',
    'one\u000btwo\u000c\u0007\ufffe',
    '\u200b',
    '  \n',
    '\u202eback \u2066turned',
    '<script>alert("1")</script>\\',
    "'; DROP TABLE contact; --",
    '%s {name} ${x} {{y}} %00',
    '😀'.repeat(40),
    'é'.repeat(5_000),
    'שלום، مرحبا',
    '__proto__',
  ];
  let next = 0;
  /** A document, the field of the answer that holds the text, and what else it needs. */
  const FIELDS: readonly (readonly [string, string, string])[] = [
    [
      'createContact.firstName',
      'firstName',
      'mutation ($text: String!, $more: String!) { createContact(firstName: $text, phoneNumber: $more) { firstName } }',
    ],
    [
      'createContact.lastName',
      'lastName',
      'mutation ($text: String!, $more: String!) { createContact(firstName: "Bo", lastName: $text, phoneNumber: $more) { lastName } }',
    ],
    [
      'createContact.phoneNumber',
      'phoneNumber',
      'mutation ($text: String!) { createContact(firstName: "Bo", phoneNumber: $text) { phoneNumber } }',
    ],
    [
      'createTeam.name',
      'name',
      'mutation ($text: String!) { createTeamAndAutoAssignMembers(input: { name: $text }) { name } }',
    ],
    [
      'createTeam.description',
      'description',
      'mutation ($text: String!, $more: String!) { createTeamAndAutoAssignMembers(input: { name: $more, description: $text }) { description } }',
    ],
    [
      'updateUser.firstName',
      'firstName',
      'mutation ($text: String!) { updateUser(input: { firstName: $text }) { firstName } }',
    ],
    ['updateUser.city', 'city', 'mutation ($text: String!) { updateUser(input: { city: $text }) { city } }'],
    [
      'blockNumber.reason',
      'reason',
      'mutation ($text: String!, $more: String!) { blockNumber(input: { number: $more, reason: $text }) { reason } }',
    ],
    ['blockNumber.number', 'number', 'mutation ($text: String!) { blockNumber(input: { number: $text }) { number } }'],
    ['fetchInbox.query', '', 'query ($text: String!) { fetchInbox(query: $text) { data { id } } }'],
    ['fetchContacts.query', '', 'query ($text: String!) { fetchContacts(filters: { query: $text }) { data { id } } }'],
  ];
  const seen = (text: string) => writable(text).replaceAll(/\s+/gu, '');

  test.each(FIELDS)('%s is kept as given, or refused in words', async (_what, field, document) => {
    const wrong: string[] = [];
    for (const text of WORST) {
      const told = JSON.stringify(text.slice(0, 30));
      next += 1;
      const more = `+1415555${String(2_000 + next)}`;
      const outcome = await ana.api
        .run(document, document.includes('$more') ? { text, more } : { text })
        .catch((error: unknown) => error as { refusal?: { code: string; message: string } });
      if ('refusal' in outcome && outcome.refusal) {
        const { code, message } = outcome.refusal;
        if (code === 'INTERNAL' || message.length < 8) wrong.push(`${told}: ${code} ${message}`);
        continue;
      }
      if (field === '') continue;
      const [answer] = Object.values<Record<string, string | null>>(outcome);
      const kept = answer?.[field] ?? '';
      const isKept = isBlank(writable(text)) ? kept === '' : seen(kept) === seen(text);
      if (!isKept) wrong.push(`${told} is kept as ${JSON.stringify(kept)}`);
    }
    expect(wrong).toEqual([]);
  });
});
