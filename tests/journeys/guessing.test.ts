/**
 * 10,000 guesses at once, by all that GraphQL offers to multiply them. What is looked at is counted at the API, as an attacker
 * sees it; that a whole day of it stays below the odds as well is told by identity's own test with a clock of its own.
 */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { Api, OutsideWorld, aPerson, newEmail, signUp, startProduct, type Payload } from '../testkit/index.ts';

const ALIASES = 15;
const ROUNDS = 223;
/** Of a password that is taken, and of one value of a code (defaults 1.1, 1.2). */
const ODDS_OF_ONE = 1e-6;

let url: string;
let open: Api;

beforeAll(async () => {
  url = (await startProduct()).url;
  open = new Api(url);
});

/** A request from an address of its own: limits by address keep an attacker with many of them from nothing. */
async function from(n: number, body: unknown): Promise<{ status: number; answer: Payload }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: Payload }>();
  const sent = request(
    `${url.replace('localhost', '127.0.0.1')}/graphql`,
    {
      method: 'POST',
      localAddress: `127.${1 + (n >> 8)}.${n & 255}.7`,
      headers: { 'content-type': 'application/json' },
      agent: false,
    },
    (response) => void json(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject),
  );
  sent.on('error', reject);
  sent.end(JSON.stringify(body));
  return promise;
}

/** One document with as many guesses as aliases are allowed. */
function document(field: string): string {
  return `mutation { ${Array.from({ length: ALIASES }, (_, n) => `g${n}: ${field}`).join(' ')} }`;
}

const codesOf = ({ errors = [] }: Payload): string[] =>
  (errors as Payload[]).map(({ extensions }) => extensions.code as string);

test('10,000 guesses at a password and at codes, with aliases and batches, have odds of at most 1 in 10,000', async () => {
  const victim = await aPerson(url, 'Vic');
  const newcomer = await signUp(url, 'New');
  const ghost = newEmail('ghost');
  const { requestPasswordReset } = await open.run(
    'mutation ($a: String!) { requestPasswordReset(identifier: $a) { userId } }',
    { a: ghost },
  );
  const right = await new OutsideWorld(url).codeFor(newcomer.email);
  const code = right === '000000' ? '111111' : '000000';
  const attacks = [
    {
      of: 'a password',
      query: document(`login(input: { email: "${victim.email}", password: "not the password" }) { note }`),
    },
    {
      of: 'the code of a sign-up',
      query: document(`verifyOTP(userId: "${newcomer.userId}", code: "${code}") { user { id } }`),
    },
    {
      of: 'the code of a reset',
      query: document(
        `resetPassWord(userId: "${requestPasswordReset.userId}", code: "${code}", newPassword: "seven lanterns drifting east")`,
      ),
    },
  ];

  const seen = new Map<string, string[]>(attacks.map(({ of }) => [of, []]));
  let sent = 0;
  const requests = Array.from({ length: ROUNDS * attacks.length }, (_, n) => n);
  const worker = async () => {
    for (let n = requests.pop(); n !== undefined; n = requests.pop()) {
      const { of, query } = attacks[n % attacks.length]!;
      const { answer } = await from(n, { query });
      expect(answer.data).toBeNull();
      // The first wrong guess ends its document, since mutations run one after the other: aliases multiply nothing.
      const codes = codesOf(answer);
      expect(codes).toHaveLength(1);
      seen.get(of)?.push(...codes);
      sent += ALIASES;
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect(sent).toBeGreaterThan(10_000);

  const looked = (of: string, codes: readonly string[]) => seen.get(of)!.filter((it) => codes.includes(it)).length;
  // The fifth wrong code is told as the last one, like all that come after it.
  const guesses = {
    password: looked('a password', ['UNAUTHENTICATED']),
    signUp: looked('the code of a sign-up', ['OTP_INVALID']) + 1,
    reset: looked('the code of a reset', ['OTP_INVALID']) + 1,
  };
  expect(guesses).toEqual({ password: 5, signUp: 5, reset: 5 });
  for (const [of, codes] of seen) expect([of, ...new Set(codes)]).not.toContain('INTERNAL');
  const odds = 1 - (1 - ODDS_OF_ONE) ** (guesses.password + guesses.signUp + guesses.reset);
  expect(odds).toBeLessThanOrEqual(1e-4);
}, 300_000);

test('one document takes no more aliases than that, and one request no batch', async () => {
  const guess = 'login(input: { email: "nobody@example.com", password: "not the password" }) { note }';
  const many = `mutation { ${Array.from({ length: ALIASES + 1 }, (_, n) => `g${n}: ${guess}`).join(' ')} }`;
  expect(await open.refused(many)).toMatchObject({ code: 'VALIDATION_FAILED', why: { check: 'graphql-aliases' } });
  const { status, answer } = await from(1, [{ query: `mutation { ${guess} }` }, { query: `mutation { ${guess} }` }]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(answer)).not.toContain('UNAUTHENTICATED');
});
