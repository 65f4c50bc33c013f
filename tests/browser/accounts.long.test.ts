/**
 * People and their accounts in real browsers: a forgotten password, the second step with its recovery codes, a QR code
 * across two browsers, a session that another browser ends, a changed password, and the forms of the own profile with
 * what is right, wrong and stale. With SHOTS=folder the screens are photographed.
 *
 * @area account, accounts, sign-in, mfa, passwords, sessions
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { anOwnerOnBusiness, INVITE, invitationToken, roleIds } from '../testkit/members.ts';
import { startOidcProvider, type OidcProvider } from '../testkit/oidcProvider.ts';
import {
  anOwner,
  freePort,
  newEmail,
  OutsideWorld,
  type Owner,
  PASSWORD,
  startProduct,
  type RunningProduct,
} from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const NEW_PASSWORD = 'lanterns over a quiet harbour';
const SECURITY = '/settings/account-security';
const PROFILE = '/account-settings/profile';
/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const DESK = { width: 1440, height: 900 };
const DIALOG = '[role=dialog]';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('accounts', () => {
  let product: RunningProduct;
  let google: OidcProvider;
  let url: string;
  let outside: OutsideWorld;
  let first: TestBrowser;
  let second: TestBrowser;
  let owner: Owner;
  let page: Page;

  beforeAll(async () => {
    const port = await freePort();
    google = await startOidcProvider(`http://localhost:${port}`);
    product = await startProduct({ PORT: String(port), ...google.settings });
    ({ url } = product);
    outside = new OutsideWorld(url);
    first = await launchChromium(url, 440);
    second = await launchChromium(url, 440);
  });

  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  /** Each story has a person of its own, and browsers in which nobody is signed in. */
  beforeEach(async () => {
    for (const { context } of [first, second]) {
      for (const open of context.pages()) await open.close();
      await context.clearCookies();
    }
    owner = await anOwner(url, 'Noor');
    page = await first.context.newPage();
  });

  /** What stands on the screen now has no barrier in either theme, and nothing is wider than a small phone. */
  const isSound = async (name: string, of: Page = page, within = 'html') => {
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await of.emulateMedia({ colorScheme });
      await settled(of);
      problems.push(...(await violationsOf(of, within, colorScheme === 'light' ? 'all' : 'colour')));
      if (shots) await of.screenshot({ path: path.join(shots, `accounts-${name}-${colorScheme}.png`) });
    }
    await of.setViewportSize({ width: 360, height: 800 });
    problems.push(...(await overflowOf(of)));
    if (shots) await of.screenshot({ path: path.join(shots, `accounts-${name}-360.png`) });
    await of.setViewportSize(DESK);
    problems.push(...(await unexplainedOf(of, within)));
    expect.soft(problems, name).toEqual([]);
  };
  const fillSignIn = async (of: Page, password = PASSWORD) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(owner.email);
    await of.getByLabel('Password', { exact: true }).fill(password);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const isInside = (of: Page) => of.getByTestId('phone-status').first().waitFor();
  const signIn = async (of: Page, password = PASSWORD) => {
    await fillSignIn(of, password);
    await isInside(of);
  };
  /** The six fields of a code take it as typed one digit after the other. */
  const typeCode = async (of: Page, code: string) => {
    await of.getByLabel('Digit 1 of 6').click();
    await of.keyboard.type(code);
  };
  /** Half an hour passes since the last code, so that another one may be asked for. */
  const codesWereLongAgo = async () => {
    const identity = product.services.find(({ name }) => name === 'identity');
    await identity!.db.pool.query("UPDATE code_request SET requested_at = requested_at - interval '30 minutes'");
  };
  const mailedTo = async (email: string, subject: RegExp) =>
    eventually(async () => {
      const found = (await outside.mail(email)).find((mail) => subject.test(mail.subject));
      if (found?.code === undefined) throw new Error(`No such mail to ${email}`);
      return found.code;
    }, 20_000);

  it('a forgotten password: request, code, new password; the old one and all sessions are gone', async () => {
    const elsewhere = await second.context.newPage();
    await signIn(elsewhere);

    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(owner.email);
    // The code of the sign-up was sent a moment ago: the form says how long to wait, and counts.
    await page.getByRole('button', { name: 'Send code' }).click();
    await page
      .getByRole('alert')
      .getByText(/Resend code in 0:\d\d/)
      .waitFor();
    await codesWereLongAgo();
    await page.reload();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await isSound('reset');
    const code = await mailedTo(owner.email, /password/i);

    await typeCode(page, code === '000000' ? '000001' : '000000');
    const password = page.getByLabel('New password', { exact: true });
    await password.fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Choose a password that meets the rules below.').waitFor();
    await password.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').filter({ hasText: '4' }).waitFor();

    await typeCode(page, code);
    await page.getByRole('button', { name: 'Set password' }).click();
    // Whoever has just set the password is in, and everybody else is out.
    await isInside(page);
    await elsewhere.waitForURL(/\/login\?reason=ended/);
    await elsewhere.goto(`${url}/login?view=email`);
    await fillSignIn(elsewhere);
    await elsewhere.getByRole('alert').waitFor();
  });

  it('the second step: on, a sign-in with the app, one with a recovery code, off', async () => {
    await signIn(page);
    await page.goto(url + SECURITY);
    await page.getByTestId('mfa-enable').click();
    const app = authenticatorApp((await page.getByTestId('mfa-secret').innerText()).replaceAll(' ', ''));
    await isSound('mfa', page, DIALOG);
    await typeCode(page, app.code());
    await page.getByTestId('recovery-codes').waitFor();
    const codes = await page.getByTestId('recovery-codes').getByRole('listitem').allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await isSound('recovery-codes', page, DIALOG);
    await page.getByTestId('recovery-kept').check();
    await page.getByTestId('recovery-done').click();
    await page.getByText('10 codes left.').waitFor();

    const other = await second.context.newPage();
    await fillSignIn(other);
    await other.getByRole('heading', { name: 'Two-step verification' }).waitFor();
    await isSound('mfa-sign-in', other);
    await typeCode(other, app.code());
    await isInside(other);

    await second.context.clearCookies();
    await fillSignIn(other);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByTestId('recovery-code').fill('ZZZZZZZZZZ');
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByRole('alert').waitFor();
    await other.getByTestId('recovery-code').fill(codes[0]!);
    await other.getByRole('button', { name: 'Continue' }).click();
    await isInside(other);

    await page.reload();
    await page.getByText('9 codes left.').waitFor();
    await page.getByTestId('mfa-remove').click();
    await page.getByTestId('mfa-remove-code').fill(codes[1]!);
    await page.getByTestId('mfa-remove-submit').click();
    await page.getByTestId('mfa-enable').waitFor();

    await second.context.clearCookies();
    await signIn(other);
  });

  it('a QR code lets a second browser in once the first has confirmed, and not when it refuses', async () => {
    await signIn(page);
    await page.goto(url + SECURITY);
    const addressOfCode = async () => {
      await page.getByTestId('qr-show').click();
      return (await page.getByTestId('qr-address').textContent()) ?? '';
    };
    const other = await second.context.newPage();
    await other.goto(await addressOfCode());
    await other.getByText('Waiting for confirmation').waitFor();
    const asking = page.getByTestId('qr-asking');
    await asking.getByText(/Chrome/).waitFor();
    await isSound('qr-asking');
    await isSound('qr-waiting', other);
    await page.getByTestId('qr-refuse').click();
    await other.getByRole('heading', { name: 'Declined on the other device' }).waitFor();

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const address = await addressOfCode();
    await other.goto(address);
    await asking.waitFor();
    await page.getByTestId('qr-confirm').click();
    await isInside(other);
    await page.getByTestId('qr-outcome').waitFor();

    // A code works once.
    await second.context.clearCookies();
    const third = await second.context.newPage();
    await third.goto(address);
    await third.getByRole('heading', { name: 'This QR code does not work' }).waitFor();
  });

  it('a session that is ended in one browser signs the other one out at once', async () => {
    const other = await second.context.newPage();
    await signIn(other);
    await signIn(page);
    await page.goto(url + SECURITY);
    const sessions = page.getByTestId('session');
    // The browsers' and the one that made the workspace.
    await eventually(async () => expect(await sessions.count()).toBe(3));
    await isSound('sessions');
    await page.locator('[data-testid=session]:not([data-current])').first().waitFor();
    await page.getByTestId('sessions-end-others').click();
    await other.waitForURL(/\/login\?reason=ended/);
    await other.getByText('You were signed out because this session was ended').waitFor();
    await eventually(async () => expect(await sessions.count()).toBe(1));
    await page.reload();
    await sessions.first().waitFor();
  });

  it('a changed password keeps this browser and signs the others out', async () => {
    const other = await second.context.newPage();
    await signIn(other);
    await signIn(page);
    await page.goto(url + SECURITY);
    await page.getByTestId('password-change').click();
    await page.getByLabel('Current password').fill('not the right one');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByTestId('password-save').click();
    await page.locator('.mantine-PasswordInput-error, [role=alert]').first().waitFor();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByTestId('password-save').click();
    await page.getByTestId('password-changed').waitFor();
    await isInside(page);
    await other.waitForURL(/\/login\?reason=ended/);
    await signIn(other, NEW_PASSWORD);
  });

  it('the own profile: what is right is kept, what is wrong stands at its field, what is stale is told', async () => {
    await signIn(page);
    await page.goto(url + PROFILE);
    const name = page.getByLabel('First name');
    await name.fill('');
    await page.getByTestId('save').click();
    await page.getByText('Enter your first name.').waitFor();
    await name.fill('Nour');
    await page.getByLabel('City').fill('Oakland');
    await page.getByTestId('save').click();
    await page.getByText('Profile saved.').waitFor();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });

    // Left with changes: asked first, and nothing is lost by staying.
    await page.getByLabel('City').fill('Berkeley');
    await page.getByRole('link', { name: 'Account security' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await page.getByLabel('City').inputValue()).toBe('Berkeley');

    // Meanwhile somebody, or another device, saves another city.
    await owner.api.run('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { version } }', {
      input: { city: 'Alameda' },
    });
    await page.getByTestId('save').click();
    await page.getByTestId('conflict').getByText(/City/).waitFor();
    await isSound('conflict');
    await page.getByTestId('conflict-theirs').click();
    expect(await page.getByLabel('City').inputValue()).toBe('Alameda');
    await page.getByLabel('City').fill('Berkeley');
    await owner.api.run('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { version } }', {
      input: { city: 'Richmond' },
    });
    await page.getByTestId('save').click();
    await page.getByTestId('conflict-mine').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
    await page.reload();
    await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('Berkeley'));
    expect(await page.getByLabel('First name').inputValue()).toBe('Nour');

    await page.getByTestId('preference-enterSends').press('Space');
    await eventually(async () => {
      const { getCurrentUserTopLevel: user } = await owner.api.run(
        '{ getCurrentUserTopLevel { settings { enterSends } } }',
      );
      expect(user.settings.enterSends).toBe(true);
    });
  });

  it('a picture, another address and a phone number, each proven', async () => {
    await signIn(page);
    await page.goto(url + PROFILE);
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PNG, 'base64'),
    });
    await page.locator('img[src*="/media/"], form img').first().waitFor();

    await codesWereLongAgo();
    const address = `new.${owner.email}`;
    await page.getByTestId('email-change').click();
    await page.getByLabel('New email').fill(address);
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('It works for 10 minutes.').waitFor();
    await typeCode(page, await outside.codeFor(address));
    await page.getByText('Email changed.').waitFor();
    // Its row says also that it is verified; the dialog, which names it too, is closed.
    await page.getByText(address).first().waitFor();

    const number = '+14155550199';
    await outside.phone(number, 'never');
    await codesWereLongAgo();
    await page.getByTestId('phone-change').click();
    await page.getByRole('textbox', { name: 'Phone number' }).fill('12');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('Enter a phone number with its country code').waitFor();
    await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We texted a code to').waitFor();
    const code = await eventually(async () => {
      const text = (await outside.textsOf(number)).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]).find(Boolean);
      if (text === undefined) throw new Error('No code was texted');
      return text;
    }, 20_000);
    await typeCode(page, code);
    await page.getByText('Phone number verified.').waitFor();
    await isSound('profile');
  });

  it('an invitation’s link: who invites to what, signing up by it, and being somebody else', async () => {
    owner = await anOwnerOnBusiness(product, 'Noor');
    const invited = `ines.${owner.email}`;
    const { MEMBER: roleId } = await roleIds(owner);
    await owner.api.run(INVITE, { input: { email: invited, roleId, withSeat: false } });
    const link = `/login?invitation=${await invitationToken(url, invited)}`;

    // Opened by somebody else who is signed in here.
    await signIn(page);
    await page.goto(url + link);
    await page.getByRole('heading', { name: 'This invitation is for someone else' }).waitFor();
    await isSound('invitation-mismatch');
    await page.getByTestId('invitation-switch').click();

    await page
      .getByTestId('invitation')
      .getByText(/Noor.*Garage/)
      .waitFor();
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('Last name').fill('Paz');
    await page.getByText("Create an account to join Noor's Garage.").waitFor();
    expect(await page.getByLabel('Work email').inputValue()).toBe(invited);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await isSound('invitation');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await typeCode(page, await mailedTo(invited, /code/i));
    await isInside(page);
    await page.getByTestId('welcome').getByText("Welcome to Noor's Garage").waitFor();

    // A link works once.
    const other = await second.context.newPage();
    await other.goto(url + link);
    await other.getByRole('heading', { name: 'This invitation has already been used' }).waitFor();
  });

  it('too many wrong passwords: the form counts the seconds down and cannot be sent', async () => {
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    const throttled = page.getByRole('alert').getByText(/Try again in 0:\d\d/);
    await eventually(async () => {
      await page.getByLabel('Password', { exact: true }).fill('wrong every time');
      await send.click({ timeout: 2_000 });
      await throttled.waitFor({ timeout: 2_000 });
    }, 60_000);
    expect(await send.isDisabled()).toBe(true);
    await isSound('throttled');
  });

  it('Google lets somebody in who is new, and going back from there is told', async () => {
    google.signsIn(undefined);
    await page.goto(`${url}/login?view=email`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByText('You left the Google sign-in.').waitFor();
    const email = newEmail('gina');
    google.signsIn({
      sub: email,
      email,
      email_verified: true,
      given_name: 'Gina',
      family_name: 'Gold',
      locale: 'en',
    });
    await page.goto(`${url}/login?view=email`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'Create your workspace' }).waitFor();
  });

  it('no page has stumbled or asked a stranger', () => {
    expect([...first.errors, ...second.errors]).toEqual([]);
    const strangers = [...first.strays, ...second.strays].filter(
      (address) => !address.startsWith(google.settings['GOOGLE_ISSUER']!),
    );
    expect(strangers).toEqual([]);
  });
});
