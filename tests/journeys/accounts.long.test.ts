/**
 * What a person does with their account: forgets the password, changes it, proves addresses, looks where they are signed in.
 *
 * @area identity, bff/accounts
 */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Api,
  OutsideWorld,
  PASSWORD,
  aPerson,
  anOwner,
  newEmail,
  startAnyProduct,
  type Payload,
  type Person,
  type RunningProduct,
} from '../testkit/index.ts';

const LOGIN =
  'mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { authTokens { token refreshToken } user { id } note userId } }';
const REQUEST_RESET =
  'mutation ($address: String!) { requestPasswordReset(identifier: $address) { message userId resendAfterSeconds } }';
const RESET =
  'mutation ($userId: ID!, $code: String!, $password: String!) { resetPassWord(userId: $userId, code: $code, newPassword: $password) }';
const CHANGE =
  'mutation ($current: String, $password: String!) { changePassword(currentPassword: $current, newPassword: $password) { token refreshToken } }';
const ME =
  '{ getCurrentUserTopLevel { id firstName lastName fullName email phoneNumber country city address timezone language locale location status deactivationReason pbxUsername profileImageMedia { id } settings { singleKeyShortcuts enterSends } isEmailVerified isPhoneNumberVerified isPasswordSet version } }';
const UPDATE =
  'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id fullName version language locale timezone city country settings { singleKeyShortcuts enterSends } } }';
const SESSIONS = '{ fetchSessions { id isCurrent device ip location signedInBy createdAt lastUsedAt } }';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'seven lanterns drifting east';

let product: RunningProduct;
let outside: OutsideWorld;
let open: Api;

beforeAll(async () => {
  // A test says where a request comes from.
  product = await startAnyProduct({ PROXY_HOPS: '1' });
  outside = new OutsideWorld(product.url);
  open = new Api(product.url);
});

const mailsTo = async (email: string) =>
  (await outside.mail(email)) as { subject: string; text: string; html?: string; code?: string }[];
const mailWith = (email: string, subject: RegExp) =>
  eventually(async () => {
    const found = (await mailsTo(email)).find((mail) => subject.test(mail.subject));
    if (!found) throw new Error(`No mail to ${email} about ${subject}`);
    return found;
  }, 20_000);

/** A browser that keeps what it is known by, wherever it is. */
class Firefox {
  #device = '';

  /** Runs an operation from a network address; from this machine when left out. */
  async run(query: string, variables: object, ip = ''): Promise<Payload> {
    const response = await open.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': FIREFOX,
        ...(ip && { 'x-forwarded-for': ip }),
        ...(this.#device && { cookie: `ringline_device=${this.#device}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie())
      this.#device = /^ringline_device=([^;]+)/.exec(cookie)?.[1] ?? this.#device;
    const { data, errors } = (await response.json()) as { data?: Payload; errors?: Payload[] };
    if (errors) throw Object.assign(new Error(errors[0].message), errors[0].extensions);
    return data;
  }

  async signIn(email: string, password: string, ip = ''): Promise<Api> {
    const { login } = await this.run(LOGIN, { email, password }, ip);
    return open.as({ token: login.authTokens.token });
  }
}

/** Signs in by a browser of its own. */
const signIn = (email: string, password: string) => new Firefox().signIn(email, password);
const identityDatabase = () => product.services.find(({ name }) => name === 'identity')?.db.pool;
/** A code was sent a moment ago, and the next one would have to wait (defaults 1.1). */
const anHourLater = () =>
  identityDatabase()?.query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
const isSignedOut = (api: Api) =>
  eventually(async () => expect((await api.refused('{ getCurrentUserTopLevel { id } }')).code).toBe('UNAUTHENTICATED'));

describe('a forgotten password', () => {
  test('is replaced with the code from the mail: every session ends, and the person is told', async () => {
    const ben = await aPerson(product.url, 'Ben');
    await anHourLater();
    const { requestPasswordReset } = await open.run(REQUEST_RESET, { address: ben.email });
    expect(requestPasswordReset.message).toBe('If an account exists, we sent a code.');
    const { userId } = requestPasswordReset;
    const { code = '' } = await mailWith(ben.email, /code for a new Ringline password/);
    const common = await open.refused(RESET, { userId, code, password: 'passwordpassword' });
    expect(common).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'newPassword',
      why: { check: 'password-policy' },
    });
    expect((await open.run(RESET, { userId, code, password: NEW_PASSWORD })).resetPassWord).toBe(true);
    await isSignedOut(ben.api);
    await mailWith(ben.email, /password was reset/);
    expect((await open.refused(LOGIN, { email: ben.email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
    await signIn(ben.email, NEW_PASSWORD);
    expect((await open.refused(RESET, { userId, code, password: PASSWORD })).code).toBe('OTP_EXPIRED');
  }, 60_000);

  test('of nobody answers the same, and the mailbox stays empty', async () => {
    const nobody = newEmail('nobody');
    const { requestPasswordReset } = await open.run(REQUEST_RESET, { address: nobody });
    expect(requestPasswordReset).toEqual({
      message: 'If an account exists, we sent a code.',
      userId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      resendAfterSeconds: 30,
    });
    const again = await open.refused(
      'mutation ($id: ID!) { resendResetPasswordCode(userId: $id) { message resendAfterSeconds } }',
      { id: requestPasswordReset.userId },
    );
    expect(again).toMatchObject({ code: 'OTP_RESEND_TOO_SOON', why: { check: 'code-rate' } });
    const guess = await open.refused(RESET, {
      userId: requestPasswordReset.userId,
      code: '000000',
      password: NEW_PASSWORD,
    });
    expect(guess).toMatchObject({ code: 'OTP_INVALID', field: 'code' });
    expect(await mailsTo(nobody)).toEqual([]);
  });
});

describe('changing the password', () => {
  test('ends every session, closes their sockets with 4401, and goes on for who changed it', async () => {
    const cyd = await anOwner(product.url, 'Cyd');
    const other = await signIn(cyd.email, PASSWORD);
    const heard = other.as({ workspace: cyd.workspaceId }).subscribe('subscription { workspaceChanged { id } }');
    await eventually(() => expect(heard.closed()).toBeUndefined());
    const wrong = await cyd.api.refused(CHANGE, { current: 'not the password', password: NEW_PASSWORD });
    expect(wrong).toMatchObject({ code: 'VALIDATION_FAILED', field: 'currentPassword', why: { check: 'credentials' } });
    const same = await cyd.api.refused(CHANGE, { current: PASSWORD, password: PASSWORD });
    expect(same).toMatchObject({ code: 'VALIDATION_FAILED', field: 'newPassword' });
    const { changePassword } = await cyd.api.run(CHANGE, { current: PASSWORD, password: NEW_PASSWORD });
    await eventually(() => expect(heard.closed()).toBe(4401), 15_000);
    await isSignedOut(other);
    await isSignedOut(cyd.api);
    const next = open.as({ token: changePassword.token });
    expect((await next.run(ME)).getCurrentUserTopLevel).toMatchObject({ email: cyd.email, isPasswordSet: true });
    await mailWith(cyd.email, /password was changed/);
  }, 60_000);
});

describe('details of one’s own', () => {
  let ana: Person;
  const me = async () => (await ana.api.run(ME)).getCurrentUserTopLevel;

  test('are changed with the version that was seen, and a stale one is refused', async () => {
    ana = await aPerson(product.url, 'Ana');
    const { version } = await me();
    const input = {
      version,
      firstName: ' Ana  María ',
      lastName: 'Castillo',
      country: 'es',
      city: 'Bilbao',
      address: 'Gran Vía 1',
      timezone: 'Europe/Madrid',
      language: 'es',
      locale: 'es-es',
      settings: { singleKeyShortcuts: false },
    };
    const { updateUser } = await ana.api.run(UPDATE, { input });
    expect(updateUser).toMatchObject({
      fullName: 'Ana María Castillo',
      language: 'es',
      locale: 'es-ES',
      country: 'ES',
      settings: { singleKeyShortcuts: false, enterSends: false },
      version: version + 1,
    });
    expect(await ana.api.refused(UPDATE, { input: { ...input, city: 'Vigo' } })).toMatchObject({ code: 'CONFLICT' });
    expect((await me()).city).toBe('Bilbao');
  });

  test.each([
    ['firstName', ' '],
    ['country', 'Spain'],
    ['timezone', 'Mars/Olympus'],
    ['language', 'pt'],
    ['locale', 'not a locale'],
    ['profileImageMediaId', 'nothing'],
  ])('are refused by the field %s', async (field, value) => {
    expect(await ana.api.refused(UPDATE, { input: { [field]: value } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
    });
  });

  test('a telephone number is proved by a text in the language of the person', async () => {
    const request =
      'mutation ($number: String!) { requestPhoneVerification(phoneNumber: $number) { message resendAfterSeconds } }';
    expect(await ana.api.refused(request, { number: '12' })).toMatchObject({
      code: 'PHONE_INVALID',
      field: 'phoneNumber',
      why: { check: 'phone-number' },
    });
    const number = '+34612345678';
    await anHourLater();
    await ana.api.run(request, { number: '612 34 56 78' });
    const text = await eventually(async () => {
      const found = (await outside.textsOf(number)).find(({ direction }) => direction.startsWith('outbound'));
      if (!found) throw new Error('No text came');
      return found;
    }, 20_000);
    expect(text.body).toMatch(/^\d{6} es tu código de Ringline\./);
    const { verifyPhoneNumber } = await ana.api.run(
      'mutation ($code: String!) { verifyPhoneNumber(code: $code) { phoneNumber isPhoneNumberVerified } }',
      { code: text.body.slice(0, 6) },
    );
    expect(verifyPhoneNumber).toEqual({ phoneNumber: number, isPhoneNumberVerified: true });
    await mailWith(ana.email, /número de teléfono/);
  }, 60_000);

  test('an address is proved by a code that goes there, and the old one is told', async () => {
    const request =
      'mutation ($email: String!, $password: String) { requestEmailChange(email: $email, password: $password) { message } }';
    const email = newEmail('moved');
    expect(await ana.api.refused(request, { email, password: 'not the password' })).toMatchObject({
      field: 'password',
    });
    await anHourLater();
    await ana.api.run(request, { email, password: PASSWORD });
    const { code = '', html = '' } = await mailWith(email, /confirma tu nueva dirección/);
    expect(html).toContain('<html lang="es">');
    const { verifyEmailChange } = await ana.api.run(
      'mutation ($code: String!) { verifyEmailChange(code: $code) { email } }',
      { code },
    );
    expect(verifyEmailChange.email).toBe(email);
    expect((await mailWith(ana.email, /dirección de correo/)).text).toContain(email);
    await signIn(email, PASSWORD);
  }, 60_000);
});

describe('a refresh token', () => {
  const REFRESH = 'mutation ($t: String!) { generateNewToken(refreshToken: $t) { token refreshToken } }';

  test('is shared by tabs that race, and ends everything when it was copied and shown again later', async () => {
    const fay = await anOwner(product.url, 'Fay');
    const refresh = async (t: string): Promise<Payload> => (await open.run(REFRESH, { t })).generateNewToken;
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(fay.refreshToken)));
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    const { token, refreshToken } = tabs[0];
    const heard = open.as({ token, workspace: fay.workspaceId }).subscribe('subscription { workspaceChanged { id } }');

    await identityDatabase()?.query("UPDATE refresh_token SET used_at = used_at - interval '11 seconds'");
    expect(await open.refused(REFRESH, { t: fay.refreshToken })).toMatchObject({
      code: 'UNAUTHENTICATED',
      why: { check: 'session' },
    });
    expect((await open.refused(REFRESH, { t: refreshToken })).code).toBe('UNAUTHENTICATED');
    await eventually(() => expect(heard.closed()).toBe(4401), 15_000);
    await isSignedOut(open.as({ token }));
  });
});

describe('sessions', () => {
  test('are shown with their device in words, told of when the device is new, and ended one by one or all', async () => {
    const dan = await aPerson(product.url, 'Dan');
    const browser = new Firefox();
    const second = await browser.signIn(dan.email, PASSWORD);
    const third = await browser.signIn(dan.email, PASSWORD);
    const { fetchSessions } = await dan.api.run(SESSIONS);
    expect(fetchSessions).toHaveLength(3);
    expect(fetchSessions.filter(({ isCurrent }: Payload) => isCurrent)).toHaveLength(1);
    const [firefox] = fetchSessions.filter(({ device }: Payload) => device === 'Firefox on Linux');
    expect(firefox).toMatchObject({ signedInBy: 'PASSWORD', location: null, isCurrent: false });
    const told = await mailWith(dan.email, /New sign-in/);
    expect(told.text).toContain('Firefox on Linux');
    // The second time the device is known.
    expect((await mailsTo(dan.email)).filter(({ subject }) => /New sign-in/.test(subject))).toHaveLength(1);

    const revoke = 'mutation ($id: ID!) { revokeSession(sessionId: $id) }';
    expect((await dan.api.run(revoke, { id: firefox.id })).revokeSession).toBe(true);
    expect((await dan.api.refused(revoke, { id: firefox.id })).code).toBe('NOT_FOUND');
    const stranger = await aPerson(product.url, 'Eve');
    const own = fetchSessions.find(({ isCurrent }: Payload) => isCurrent);
    expect((await stranger.api.refused(revoke, { id: own.id })).code).toBe('NOT_FOUND');
    expect((await dan.api.run('mutation { revokeOtherSessions }')).revokeOtherSessions).toBe(1);
    await isSignedOut(second);
    await isSignedOut(third);
    expect((await dan.api.run(SESSIONS)).fetchSessions).toHaveLength(1);
  }, 60_000);
});

describe('a sign-in from another country', () => {
  const MADRID = '80.58.61.250';
  const PARIS = '82.64.1.1';
  const VERIFY =
    'mutation ($userId: ID!, $code: String!) { verifyOTP(userId: $userId, code: $code) { authTokens { token } user { id } } }';

  test('in a new browser asks for a mailed code; the same browser is let in wherever it is', async () => {
    const eva = await aPerson(product.url, 'Eva');
    await anHourLater();
    await eva.api.run('mutation { updateUser(input: { language: "es" }) { id } }');
    const laptop = new Firefox();
    // Nobody of the account was ever seen in Spain.
    const asked = await laptop.run(LOGIN, { email: eva.email, password: PASSWORD }, MADRID);
    expect(asked.login).toEqual({ authTokens: null, user: null, note: expect.any(String), userId: eva.userId });
    const first = await mailWith(eva.email, /código de Ringline/);
    await laptop.run(VERIFY, { userId: eva.userId, code: first.code }, MADRID);
    const home = await laptop.signIn(eva.email, PASSWORD, MADRID);
    const where = async (api: Api) =>
      (await api.run(SESSIONS)).fetchSessions.map(({ ip, location }: Payload) => [ip, location]);
    expect(await where(home)).toContainEqual([MADRID, 'España']);
    expect((await home.run(ME)).getCurrentUserTopLevel.location).toBe('España');
    expect((await mailWith(eva.email, /Nuevo inicio/)).text).toContain('España');

    await laptop.signIn(eva.email, PASSWORD, PARIS);
    await anHourLater();
    const thief = new Firefox();
    // There the account was seen by now, but not in the third country.
    await thief.signIn(eva.email, PASSWORD, PARIS);
    const refused = await new Firefox().run(LOGIN, { email: eva.email, password: PASSWORD }, '8.8.8.8');
    expect(refused.login).toMatchObject({ authTokens: null, userId: eva.userId });
  }, 60_000);

  test('is kept out by no stranger who guesses, in a browser that was used before: password or reset', async () => {
    const lou = await aPerson(product.url, 'Lou');
    const laptop = new Firefox();
    await laptop.signIn(lou.email, PASSWORD);
    await anHourLater();
    const strange = (n: number) => `203.0.113.${n}`;
    for (let n = 1; n <= 6; n += 1)
      await new Firefox().signIn(lou.email, 'not the password', strange(n)).catch(() => undefined);
    await expect(new Firefox().signIn(lou.email, PASSWORD, strange(9))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await laptop.signIn(lou.email, PASSWORD, strange(10));

    // With that of the sign-up, the ten codes of a day are used up.
    for (let n = 0; n < 9; n += 1) {
      await new Firefox().run(REQUEST_RESET, { address: lou.email }, strange(20 + n));
      await identityDatabase()?.query("UPDATE code_request SET requested_at = requested_at - interval '13 minutes'");
    }
    const ask = (browser: Firefox) => browser.run(REQUEST_RESET, { address: lou.email }, strange(40));
    await expect(ask(new Firefox())).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    /** Once so many came, the newest first. */
    const codes = (count: number) =>
      eventually(async () => {
        const came = (await mailsTo(lou.email)).flatMap(({ code }) => code ?? []);
        if (came.length < count) throw new Error(`${came.length} of ${count} codes came`);
        return came;
      }, 20_000);
    await codes(10);
    const { userId } = (await ask(laptop)).requestPasswordReset;
    const [code] = await codes(11);
    await laptop.run(RESET, { userId, code, password: NEW_PASSWORD }, strange(41));
    await laptop.signIn(lou.email, NEW_PASSWORD, strange(42));
  }, 60_000);
});
