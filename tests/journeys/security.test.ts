/** The second factor, signing a second browser in by a QR code, and signing in with Google, through the public API. */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Api,
  OutsideWorld,
  PASSWORD,
  aPerson,
  anOwner,
  freePort,
  newEmail,
  signUp,
  startAnyProduct,
  type Payload,
  type Person,
  type RunningProduct,
} from '../testkit/index.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { CookieBrowser } from '../testkit/cookieBrowser.ts';
import { startOidcProvider, type OidcPerson, type OidcProvider } from '../testkit/oidcProvider.ts';
import { remember } from '../testkit/secrets.ts';
import { requireMfaSince } from '../testkit/strictWorkspace.ts';

const ME =
  '{ getCurrentUserTopLevel { id email isEmailVerified isPasswordSet mfaSettings { enabled type recoveryCodesLeft } googleAuth { enabled } } }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { userId user { id } authTokens { token } mfa { enabled type temporaryAccessToken } } }';
const VERIFY_LOGIN =
  'mutation ($challenge: String!, $code: String!) { verifyMFALogin(temporaryAccessToken: $challenge, code: $code) { authTokens { token refreshToken } user { id mfaSettings { enabled recoveryCodesLeft } } } }';
const ENABLE = 'mutation ($code: String!) { verifyEnableMFA(code: $code) { recoveryCodes } }';
const REMOVE = 'mutation ($code: String!) { removeMFA(code: $code) }';
const RENEW = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) { recoveryCodes } }';
const CLAIM = 'mutation ($token: String!) { claimQrCode(token: $token) { claim expireMilleconds } }';
const REQUEST = 'query ($token: String!) { getQrSignInRequest(token: $token) { device ip location askedAt } }';
const DECIDE = 'mutation ($token: String!, $approve: Boolean) { verifyQrCodeAuth(token: $token, approve: $approve) }';
const COMPLETE =
  'mutation ($claim: String!) { completeQrSignIn(claim: $claim) { status user { id } authTokens { token refreshToken } } }';

let product: RunningProduct;
let outside: OutsideWorld;
let open: Api;
let google: OidcProvider;

beforeAll(async () => {
  const port = await freePort();
  google = await startOidcProvider(`http://localhost:${port}`);
  product = await startAnyProduct({ PORT: String(port), ...google.settings });
  outside = new OutsideWorld(product.url);
  open = new Api(product.url);
});

const me = async (api: Api): Promise<Payload> => (await api.run(ME)).getCurrentUserTopLevel;
const isMailed = (to: string, subject: RegExp) =>
  eventually(async () => {
    if (!(await outside.mail(to)).some((mail) => subject.test(mail.subject))) throw new Error(`No ${subject} to ${to}`);
  }, 15_000);

async function withMfa(firstName: string) {
  const person = await aPerson(product.url, firstName);
  const { createMFA } = await person.api.run('mutation { createMFA { uri secret } }');
  const app = authenticatorApp(createMFA.secret);
  const { verifyEnableMFA } = await person.api.run(ENABLE, { code: app.code() });
  remember('recovery code', ...verifyEnableMFA.recoveryCodes);
  return { person, app, recoveryCodes: verifyEnableMFA.recoveryCodes as string[], uri: createMFA.uri as string };
}

async function challengeOf({ email }: Person): Promise<string> {
  const { login } = await open.run(LOGIN, { email, password: PASSWORD });
  expect(login).toMatchObject({ user: null, authTokens: null, mfa: { enabled: true, type: 'AUTHENTICATOR' } });
  remember('token', login.mfa.temporaryAccessToken);
  return login.mfa.temporaryAccessToken;
}

describe('the second factor', () => {
  test('is turned on with an app, asked for at the next sign-in, and turned off with a recovery code', async () => {
    const { person, app, recoveryCodes, uri } = await withMfa('Maya');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ringline/);
    expect(recoveryCodes).toHaveLength(10);
    await isMailed(person.email, /two-step|second|authenticator/i);
    const challenge = await challengeOf(person);
    const { verifyMFALogin } = await open.run(VERIFY_LOGIN, { challenge, code: app.code() });
    expect(verifyMFALogin.user).toEqual({
      id: person.userId,
      mfaSettings: { enabled: true, recoveryCodesLeft: 10 },
    });
    const session = open.as({ token: verifyMFALogin.authTokens.token });
    expect((await open.refused(VERIFY_LOGIN, { challenge, code: recoveryCodes[0] ?? '' })).code).toBe('GONE');

    await open.run(VERIFY_LOGIN, { challenge: await challengeOf(person), code: recoveryCodes[0] ?? '' });
    expect((await me(session)).mfaSettings).toEqual({ enabled: true, type: 'AUTHENTICATOR', recoveryCodesLeft: 9 });
    const used = await session.refused(REMOVE, { code: recoveryCodes[0] ?? '' });
    expect(used).toMatchObject({ code: 'OTP_INVALID', field: 'code', why: { check: 'mfa-code' } });
    expect((await session.run(REMOVE, { code: recoveryCodes[1] ?? '' })).removeMFA).toBe(true);
    expect((await me(session)).mfaSettings).toEqual({ enabled: false, type: null, recoveryCodesLeft: 0 });
    expect((await open.run(LOGIN, { email: person.email, password: PASSWORD })).login.user.id).toBe(person.userId);
  });

  test('gets new recovery codes for a code of the app; the old ones are dead', async () => {
    const { person, app, recoveryCodes } = await withMfa('Noor');
    const { renewRecoveryCodes } = await person.api.run(RENEW, { code: app.code() });
    remember('recovery code', ...renewRecoveryCodes.recoveryCodes);
    const challenge = await challengeOf(person);
    expect((await open.refused(VERIFY_LOGIN, { challenge, code: recoveryCodes[3] ?? '' })).code).toBe('OTP_INVALID');
    await open.run(VERIFY_LOGIN, { challenge, code: renewRecoveryCodes.recoveryCodes[0] });
  });

  test('lets five guesses of a hundred through, in one document or many, and the person in with neither', async () => {
    const { person } = await withMfa('Omar');
    const challenge = await challengeOf(person);
    // A recovery code that nobody has: unlike six digits it is never right by chance.
    const aliases = Array.from(
      { length: 10 },
      (_, index) =>
        `g${index}: verifyMFALogin(temporaryAccessToken: $challenge, code: "zzzzzzzzz${index % 8 || 2}") { user { id } }`,
    ).join(' ');
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await open.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: `mutation ($challenge: String!) { ${aliases} }`, variables: { challenge } }),
        });
        const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors.map(({ extensions }) => extensions.code);
      }),
    );
    const codes = answers.flat();
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(5);
    expect(codes.filter((code) => !['OTP_INVALID', 'RATE_LIMITED'].includes(code))).toEqual([]);
  });
});

describe('a workspace that asks for a second factor', () => {
  test('refuses who has none after seven days, but not the way to set one up, and lets in who has', async () => {
    const rosa = await anOwner(product.url, 'Rosa');
    await requireMfaSince(product, rosa.workspaceId, 8);
    const { login } = await open.run(LOGIN, { email: rosa.email, password: PASSWORD });
    const session = open.as({ token: login.authTokens.token, workspace: rosa.workspaceId });
    expect(await session.refused('{ fetchTeams { data { id } } }')).toMatchObject({
      code: 'MFA_ENROLMENT_REQUIRED',
      why: { check: 'mfa-enrolment', required: 'on', current: 'off' },
    });
    expect((await session.run('{ getCurrentUserWorkspaces { id } }')).getCurrentUserWorkspaces).toHaveLength(1);
    const { createMFA } = await session.run('mutation { createMFA { secret } }');
    await session.run(ENABLE, { code: authenticatorApp(createMFA.secret).code() });
    await eventually(() => session.run('{ fetchTeams { data { id } } }'), 15_000);
  });
});

describe('a QR code', () => {
  const shownBy = async (person: Person): Promise<string> => {
    const { generateQrCodeTokens } = await person.api.run('{ generateQrCodeTokens { qrCode token expireMilleconds } }');
    const { qrCode, token, expireMilleconds } = generateQrCodeTokens;
    remember('token', token);
    expect(expireMilleconds).toBe(60_000);
    expect(new URL(qrCode).pathname + new URL(qrCode).search).toBe(`/login?qr=${token}`);
    return token;
  };

  test('signs a second browser in once the first has seen who it is and said yes', async () => {
    const pia = await aPerson(product.url, 'Pia');
    const token = await shownBy(pia);
    expect((await pia.api.run(REQUEST, { token })).getQrSignInRequest).toBeNull();
    const { claimQrCode } = await open.run(CLAIM, { token });
    remember('token', claimQrCode.claim);
    expect((await open.refused(CLAIM, { token })).code).toBe('GONE');
    const complete = async () => (await open.run(COMPLETE, { claim: claimQrCode.claim })).completeQrSignIn;
    expect(await complete()).toEqual({ status: 'WAITING', user: null, authTokens: null });
    expect((await pia.api.run(REQUEST, { token })).getQrSignInRequest).toMatchObject({
      device: expect.any(String),
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
      askedAt: expect.any(String),
    });
    expect((await pia.api.run(DECIDE, { token, approve: true })).verifyQrCodeAuth).toBe(true);
    const done = await complete();
    expect(done).toMatchObject({ status: 'APPROVED', user: { id: pia.userId } });
    const { fetchSessions } = await open
      .as({ token: done.authTokens.token })
      .run('{ fetchSessions { isCurrent signedInBy } }');
    expect(fetchSessions).toContainEqual({ isCurrent: true, signedInBy: 'QR' });
    expect((await complete()).status).toBe('EXPIRED');
  });

  test('is confirmed by nobody else, and by nobody who is not signed in', async () => {
    const pia = await aPerson(product.url, 'Pia');
    const mallory = await aPerson(product.url, 'Mallory');
    const token = await shownBy(pia);
    const { claimQrCode } = await mallory.api.run(CLAIM, { token });
    expect((await mallory.api.refused(DECIDE, { token })).code).toBe('NOT_FOUND');
    expect((await mallory.api.refused(REQUEST, { token })).code).toBe('NOT_FOUND');
    expect((await open.refused(DECIDE, { token })).code).toBe('UNAUTHENTICATED');
    await pia.api.run(DECIDE, { token, approve: false });
    expect((await open.run(COMPLETE, { claim: claimQrCode.claim })).completeQrSignIn.status).toBe('DECLINED');
  });

  test('gives a browser its refresh token as a cookie alone', async () => {
    const pia = await aPerson(product.url, 'Pia');
    const token = await shownBy(pia);
    const { claimQrCode } = await open.run(CLAIM, { token });
    await pia.api.run(DECIDE, { token });
    const response = await open.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(product.url).origin },
      body: JSON.stringify({ query: COMPLETE, variables: { claim: claimQrCode.claim } }),
    });
    expect(response.headers.get('set-cookie')).toMatch(/ringline_refresh=.+HttpOnly/i);
    expect((await response.json()).data.completeQrSignIn.authTokens.refreshToken).toBeNull();
  });
});

describe('Google', () => {
  const person = (email: string, changes: Partial<OidcPerson> = {}): OidcPerson => ({
    sub: `google-${email}`,
    email,
    email_verified: true,
    given_name: 'Gina',
    family_name: 'Google',
    locale: 'fr',
    ...changes,
  });
  const isBack = (url: URL) => url.origin === new URL(product.url).origin && !url.pathname.startsWith('/api/');

  /** Somebody presses "Continue with Google". @returns where the browser ends up */
  async function throughGoogle(who: OidcPerson | undefined, browser = new CookieBrowser(), next = '/inbox?tab=open') {
    google.signsIn(who);
    const url = await browser.follow(`${product.url}/api/auth/google?next=${encodeURIComponent(next)}`, isBack);
    return { url, browser };
  }

  async function sessionOf(browser: CookieBrowser): Promise<Api> {
    const { origin } = new URL(product.url);
    const renewed = await browser.open(`${product.url}/api/refresh-token`, { method: 'POST', headers: { origin } });
    return open.as({ token: ((await renewed.json()) as { token: string }).token });
  }

  test('is offered when it is set up', async () => {
    expect((await open.run('{ fetchSignInMethods { google } }')).fetchSignInMethods).toEqual({ google: true });
  });

  test('makes an account without a password, which can be signed in to again but not unlinked', async () => {
    const gina = person(newEmail('gina'));
    const { url, browser } = await throughGoogle(gina);
    expect(url.href).toBe(`${product.url}/inbox?tab=open`);
    expect(browser.has('ringline_google')).toBe(false);
    const api = await sessionOf(browser);
    const account = await me(api);
    expect(account).toMatchObject({
      email: gina.email,
      isEmailVerified: true,
      isPasswordSet: false,
      googleAuth: { enabled: true },
    });
    const again = await throughGoogle(gina);
    expect((await me(await sessionOf(again.browser))).id).toBe(account.id);
    expect(await api.refused('mutation { unlinkGoogle { id } }')).toMatchObject({
      code: 'INVALID_TRANSITION',
      why: { check: 'password' },
    });
  });

  test('links the account that has verified the address, and is taken off again', async () => {
    const hal = await aPerson(product.url, 'Hal');
    const { browser } = await throughGoogle(person(hal.email));
    const api = await sessionOf(browser);
    expect(await me(api)).toMatchObject({ id: hal.userId, isPasswordSet: true, googleAuth: { enabled: true } });
    await isMailed(hal.email, /Google/);
    const { unlinkGoogle } = await api.run('mutation { unlinkGoogle { id googleAuth { enabled } } }');
    expect(unlinkGoogle).toEqual({ id: hal.userId, googleAuth: { enabled: false } });
  });

  test('gives nothing to who signed up with the address of somebody else beforehand', async () => {
    const email = newEmail('victim');
    const stranger = await signUp(product.url, 'Stranger', email);
    const { browser } = await throughGoogle(person(email));
    const owner = await me(await sessionOf(browser));
    expect(owner.id).not.toBe(stranger.userId);
    expect((await open.refused(LOGIN, { email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  });

  test('asks for the second factor all the same', async () => {
    const { person: ida, recoveryCodes } = await withMfa('Ida');
    const { url, browser } = await throughGoogle(person(ida.email));
    expect(url.pathname).toBe('/login');
    expect(browser.has('ringline_refresh')).toBe(false);
    const fragment = new URLSearchParams(url.hash.slice(1));
    expect(fragment.get('next')).toBe('/inbox?tab=open');
    const { verifyMFALogin } = await open.run(VERIFY_LOGIN, {
      challenge: fragment.get('mfa'),
      code: recoveryCodes[0] ?? '',
    });
    expect(verifyMFALogin.user.id).toBe(ida.userId);
  });

  test('leads back to the sign-in page when somebody cancels, or has an address that is not verified', async () => {
    expect((await throughGoogle(undefined)).url.href).toBe(`${product.url}/login?error=google-cancelled`);
    const unverified = person(newEmail('unverified'), { email_verified: false });
    expect((await throughGoogle(unverified)).url.href).toBe(`${product.url}/login?error=google-email-unverified`);
  });

  test('leads nowhere but to our own pages', async () => {
    const { url } = await throughGoogle(person(newEmail('gina')), new CookieBrowser(), 'https://evil.example/');
    expect(url.href).toBe(`${product.url}/`);
  });

  test('takes an answer only from the browser that asked, and once', async () => {
    const gina = person(newEmail('gina'));
    google.signsIn(gina);
    const browser = new CookieBrowser();
    const callback = await browser.follow(`${product.url}/api/auth/google`, ({ pathname }) =>
      pathname.endsWith('/callback'),
    );
    const another = new CookieBrowser();
    expect((await another.follow(callback.href, isBack)).search).toBe('?error=google-failed');
    expect(another.has('ringline_refresh')).toBe(false);
    expect((await browser.follow(callback.href, isBack)).pathname).toBe('/');
    expect((await browser.follow(callback.href, isBack)).search).toBe('?error=google-failed');
  });
});
