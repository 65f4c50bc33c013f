/**
 * A sign-in from another country, in real browsers: a new one asks for the mailed code, lets in who has it, and says in the list
 * of sessions where it was; the one that is known is let in wherever it is.
 *
 * @area sign-in, sessions, places
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@ringline/kit/testing';
import { anOwner, OutsideWorld, PASSWORD, startProduct, type Owner, type RunningProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, violationsOf } from './screens.ts';

const MADRID = '80.58.61.250';
const PARIS = '82.64.1.1';

describe.skipIf(!chromiumPath)('a sign-in from another country', () => {
  let product: RunningProduct;
  let url: string;
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ PROXY_HOPS: '1' });
    ({ url } = product);
    owner = await anOwner(url, 'Noor');
    browser = await launchChromium(url, 440);
  });

  afterAll(() => browser?.close());

  const travelTo = (ip: string) => browser.context.setExtraHTTPHeaders({ 'x-forwarded-for': ip });
  const signIn = async () => {
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const isInside = () => page.getByTestId('phone-status').first().waitFor();
  /** Whoever sits there signs out; what the browser is known by stays. */
  const signOut = () => browser.context.clearCookies({ name: 'ringline_refresh' });

  it('asks a new browser for the code, and never again; the sessions say where', async () => {
    const identity = product.services.find(({ name }) => name === 'identity')!.db.pool;
    await identity.query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
    page = await browser.context.newPage();
    await travelTo(MADRID);
    await signIn();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText(`To make sure it’s you, we sent a code to ${owner.email}.`).waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, 'html', 'all')).toEqual([]);
    }
    expect(await overflowOf(page)).toEqual([]);
    const code = await eventually(async () => {
      const codes = (await new OutsideWorld(url).mail(owner.email)).flatMap(({ code: found }) => found ?? []);
      if (codes.length < 2) throw new Error('The code of the sign-in has not come');
      return codes[0]!;
    }, 20_000);
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(code);
    await isInside();

    await page.goto(`${url}/settings/account-security`);
    await page.getByText(`Spain · ${MADRID}`).waitFor();
    const [device] = (await browser.context.cookies()).filter(({ name }) => name === 'ringline_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

    await signOut();
    await travelTo(PARIS);
    await signIn();
    await isInside();
    expect(browser.errors).toEqual([]);
  });
});
