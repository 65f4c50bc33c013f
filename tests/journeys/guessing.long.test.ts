/**
 * 10,000 guesses at one account, many at once, by all that GraphQL offers to multiply them: its password, from anywhere and
 * at its person's browser, the codes of its sign-up, of a sign-in, of a reset, of another address and of a telephone number, and
 * of its authenticator app. What is looked at is counted at the API, as an attacker sees it, and added up. That a whole day of
 * it stays below the odds is told by identity's own test, with a clock of its own.
 *
 * @area identity, kit/limits, bff/security
 * @minutes 2
 */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  Api,
  OutsideWorld,
  PASSWORD,
  newEmail,
  signUp,
  startProduct,
  verify,
  type Payload,
  type RunningProduct,
} from '../testkit/index.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';

const ALIASES = 15;
/** Documents of an attack that needs no session, each from an address of its own. */
const FROM_ANYWHERE = 2_600;
/** Documents of an attack with the person's session, whose requests are counted together (defaults 22). */
const WITH_SESSION = 400;
/** Of the person's network address in another country. */
const ABROAD = '80.58.61.250';
const BATCHES = 100;
const AT_ONCE = 16;
const NUMBER = '+33612345678';
/** Of a password that is taken, and of one value of a code (defaults 1.1, 1.2). */
const ODDS_OF_ONE = 1e-6;
/** An app's codes of three steps are taken (defaults 1.3). */
const ODDS_OF_ONE_OF_AN_APP = 3e-6;

let product: RunningProduct;
let url: string;
let open: Api;
let outside: OutsideWorld;

beforeAll(async () => {
  product = await startProduct({ PROXY_HOPS: '1' });
  url = product.url;
  open = new Api(url);
  outside = new OutsideWorld(url);
});

/** A request from an address of its own: limits by address keep an attacker with many of them from nothing. */
async function from(
  n: number,
  body: unknown,
  { token, headers }: { token?: string | undefined; headers?: Record<string, string> | undefined } = {},
): Promise<{ status: number; answer: Payload }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: Payload }>();
  const sent = request(
    `${url.replace('localhost', '127.0.0.1')}/graphql`,
    {
      method: 'POST',
      localAddress: `127.${1 + (n >> 8)}.${n & 255}.7`,
      headers: { 'content-type': 'application/json', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      agent: false,
    },
    (response) => void json(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject),
  );
  sent.on('error', reject);
  sent.end(JSON.stringify(body));
  return promise;
}

interface Attack {
  readonly of: string;
  /** The nth guess, as a field of a mutation. */
  readonly field: (n: number) => string;
  /** What the answer to a guess is called that was looked at. */
  readonly looked: string;
  /** Of the person's session, where the attack needs one. */
  readonly token?: string | undefined;
  /** Of each request. */
  readonly headers?: Record<string, string>;
  /** How many, where it is not all. */
  readonly documents?: number;
}

/** How many documents were answered after the account's own limits were asked, and how many guesses were looked at. */
interface Tally {
  answered: number;
  looked: number;
}

let address = 0;

/** Sends all documents of the attacks, many at once and mixed, each with as many guesses as aliases are allowed. */
async function attack(attacks: readonly Attack[]): Promise<Map<string, Tally>> {
  const tallies = new Map(attacks.map(({ of }) => [of, { answered: 0, looked: 0 }]));
  const documents = attacks
    .flatMap((it) =>
      Array.from({ length: it.documents ?? (it.token ? WITH_SESSION : FROM_ANYWHERE) }, (_, n) => ({ it, n })),
    )
    .toSorted((one, other) => one.n - other.n);
  const worker = async () => {
    for (let next = documents.pop(); next !== undefined; next = documents.pop()) {
      const { it, n } = next;
      const guesses = Array.from({ length: ALIASES }, (_, alias) => `g${alias}: ${it.field(n * ALIASES + alias)}`);
      const { answer } = await from((address += 1), { query: `mutation { ${guesses.join(' ')} }` }, it);
      expect(answer.data ?? null).toBeNull();
      // The first wrong guess ends its document, since mutations run one after the other: aliases multiply nothing.
      const errors = (answer.errors ?? [{ extensions: answer }]) as Payload[];
      expect(errors).toHaveLength(1);
      const { code, why } = errors[0].extensions;
      expect(code).not.toBe('INTERNAL');
      const tally = tallies.get(it.of)!;
      // Who asks too often is turned away at the door: no guess, so it proves nothing here.
      if (code !== 'RATE_LIMITED' || why) tally.answered += 1;
      if (code === it.looked) tally.looked += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tallies;
}

/** The nth of the codes that are not the right one. */
const codeAfter = (right: string, n: number): string => String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0');

const identity = () => product.services.find(({ name }) => name === 'identity')!.db.pool;
/** Codes may be asked for again: what is told here are the guesses at each, not how often one is sent (defaults 1.1). */
const anHourLater = () => identity().query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
/** The waits after wrong passwords are over (defaults 1.2). */
const afterWrongPasswords = () => identity().query('UPDATE login_failure SET blocked_until = NULL');
/** What a browser is known by in which the person signs in. */
async function deviceOf(i: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($i: LoginInput!) { login(input: $i) { authTokens { token } } }',
      variables: { i },
    }),
  });
  return /ringline_device=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
}
/** The five minutes after wrong codes of an app are over (defaults 1.3). */
const afterTheWait = () => identity().query("UPDATE mfa_failure SET failed_at = failed_at - interval '6 minutes'");

/** The newest code of an address, once it is another one than before. */
const newCodeFor = (email: string, before: string): Promise<string> =>
  eventually(async () => {
    const code = await outside.codeFor(email);
    if (code === before) throw new Error('The new code has not come');
    return code;
  }, 20_000);

test('10,000 guesses at an account, with aliases and batches, have odds of at most 1 in 10,000', async () => {
  const victim = await signUp(url, 'Vic');
  const signUpCode = await outside.codeFor(victim.email);
  const password = {
    of: 'the password',
    field: (n: number) => `login(input: { email: "${victim.email}", password: "not the password ${n}" }) { note }`,
    looked: 'UNAUTHENTICATED',
  };
  const asNewcomer = await attack([
    password,
    {
      of: 'the code of the sign-up',
      field: (n) => `verifyOTP(userId: "${victim.userId}", code: "${codeAfter(signUpCode, n)}") { user { id } }`,
      looked: 'OTP_INVALID',
    },
  ]);

  await anHourLater();
  await open.run('mutation ($id: ID!) { resendVerificationCode(userId: $id) { message } }', { id: victim.userId });
  const secondCode = await newCodeFor(victim.email, signUpCode);
  const { api } = await verify(url, victim);
  const { token } = api.credentials;

  await anHourLater();
  const { requestPasswordReset } = await open.run(
    'mutation ($a: String!) { requestPasswordReset(identifier: $a) { userId } }',
    { a: victim.email },
  );
  const resetCode = await newCodeFor(victim.email, secondCode);
  await anHourLater();
  const moved = newEmail('moved');
  await api.run('mutation ($e: String!, $p: String!) { requestEmailChange(email: $e, password: $p) { message } }', {
    e: moved,
    p: PASSWORD,
  });
  const emailCode = await outside.codeFor(moved);
  await anHourLater();
  await api.run('mutation ($n: String!) { requestPhoneVerification(phoneNumber: $n) { message } }', { n: NUMBER });
  const phoneCode = await eventually(async () => (await outside.textsOf(NUMBER))[0]!.body.slice(0, 6), 20_000);
  const { createMFA } = await api.run('mutation { createMFA { secret } }');
  const asPerson = await attack([
    {
      of: 'the code of a reset',
      field: (n) =>
        `resetPassWord(userId: "${requestPasswordReset.userId}", code: "${codeAfter(resetCode, n)}", newPassword: "seven lanterns drifting east")`,
      looked: 'OTP_INVALID',
    },
    {
      of: 'the code of another address',
      field: (n) => `verifyEmailChange(code: "${codeAfter(emailCode, n)}") { id }`,
      looked: 'OTP_INVALID',
      token,
    },
    {
      of: 'the code of a telephone number',
      field: (n) => `verifyPhoneNumber(code: "${codeAfter(phoneCode, n)}") { id }`,
      looked: 'OTP_INVALID',
      token,
    },
    {
      of: 'the app that is set up',
      field: (n) => `verifyEnableMFA(code: "${codeAfter('000000', n)}") { recoveryCodes }`,
      looked: 'OTP_INVALID',
      token,
    },
  ]);

  // Somebody who has the password, in a country where the person never was.
  await anHourLater();
  await afterWrongPasswords();
  const login =
    'mutation ($i: LoginInput!) { login(input: $i) { userId authTokens { token } mfa { temporaryAccessToken } } }';
  const i = { email: victim.email, password: PASSWORD };
  const thief = await from(0, { query: login, variables: { i } }, { headers: { 'x-forwarded-for': ABROAD } });
  expect(thief.answer.data.login).toMatchObject({ userId: victim.userId, authTokens: null });
  const signInCode = await newCodeFor(victim.email, resetCode);
  const asThief = await attack([
    {
      of: 'the code of a sign-in',
      field: (n) => `verifyOTP(userId: "${victim.userId}", code: "${codeAfter(signInCode, n)}") { user { id } }`,
      looked: 'OTP_INVALID',
      documents: 200,
    },
    {
      ...password,
      of: 'the password, at a browser of the person',
      headers: { cookie: `ringline_device=${await deviceOf(i)}` },
      documents: 200,
    },
  ]);

  await afterTheWait();
  await api.run('mutation ($c: String!) { verifyEnableMFA(code: $c) { recoveryCodes } }', {
    c: authenticatorApp(createMFA.secret).code(),
  });
  const { temporaryAccessToken } = (await open.run(login, { i })).login.mfa;
  const withApp = await attack([
    {
      of: 'the app at a sign-in',
      field: (n) =>
        `verifyMFALogin(temporaryAccessToken: "${temporaryAccessToken}", code: "${codeAfter('000000', n)}") { user { id } }`,
      looked: 'OTP_INVALID',
    },
    {
      of: 'the app that is turned off',
      field: (n) => `removeMFA(code: "${codeAfter('000000', n)}")`,
      looked: 'OTP_INVALID',
      token,
    },
    {
      of: 'the password of who is signed in',
      field: (n) =>
        `changePassword(currentPassword: "not it ${n}", newPassword: "seven lanterns drifting east") { token }`,
      looked: 'VALIDATION_FAILED',
      token,
    },
  ]);

  // Arrays are not taken apart: whoever sends them has guessed at nothing.
  for (let n = 0; n < BATCHES; n += 1) {
    const batch = Array.from({ length: ALIASES }, () => ({ query: `mutation { ${password.field(n)} }` }));
    const { status, answer } = await from((address += 1), batch);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer)).not.toContain(password.looked);
  }

  const tallies = new Map([...asNewcomer, ...asPerson, ...asThief, ...withApp]);
  const answered = [...tallies.values()].reduce((sum, tally) => sum + tally.answered, 0);
  expect(answered).toBeGreaterThanOrEqual(10_000);
  const looked = Object.fromEntries([...tallies].map(([of, tally]) => [of, tally.looked]));
  // The fifth wrong code that was sent is told as the last one, like all that come after it; an app's says that it was wrong.
  expect(looked).toEqual({
    'the password': expect.toSatisfy((guesses: number) => guesses >= 5 && guesses <= 8),
    'the code of the sign-up': 4,
    'the code of a sign-in': 4,
    'the code of a reset': 4,
    'the code of another address': 4,
    'the code of a telephone number': 4,
    'the password, at a browser of the person': expect.toSatisfy((guesses: number) => guesses >= 5 && guesses <= 8),
    'the app that is set up': 5,
    'the app at a sign-in': expect.any(Number),
    'the app that is turned off': expect.any(Number),
    'the password of who is signed in': expect.toSatisfy((guesses: number) => guesses >= 5 && guesses <= 8),
  });
  expect(looked['the app at a sign-in']! + looked['the app that is turned off']!).toBe(5);

  const of = (kind: RegExp) => Object.entries(looked).reduce((sum, [name, n]) => sum + (kind.test(name) ? n : 0), 0);
  const oddsOf = (guesses: number, ofOne: number) => 1 - (1 - ofOne) ** guesses;
  const first = oddsOf(of(/^the password/) + of(/^the code/) + 5, ODDS_OF_ONE);
  const second = oddsOf(of(/^the app/), ODDS_OF_ONE_OF_AN_APP);
  expect(first + second).toBeLessThanOrEqual(1e-4);
}, 300_000);

test('one document takes no more aliases than that, and one request no batch', async () => {
  const guess = 'login(input: { email: "nobody@example.com", password: "not the password" }) { note }';
  const many = `mutation { ${Array.from({ length: ALIASES + 1 }, (_, n) => `g${n}: ${guess}`).join(' ')} }`;
  expect(await open.refused(many)).toMatchObject({ code: 'VALIDATION_FAILED', why: { check: 'graphql-aliases' } });
  const { status, answer } = await from(1, [{ query: `mutation { ${guess} }` }, { query: `mutation { ${guess} }` }]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(answer)).not.toContain('UNAUTHENTICATED');
});
