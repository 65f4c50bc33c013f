/** Somebody who was asked for a second step seven days ago and has none: the shell gives way to setting it up, and comes back. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { PASSWORD, anOwner, startProduct } from '../testkit/index.ts';
import { requireMfaSince } from '../testkit/strictWorkspace.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a workspace that asks for a second step', () => {
  let browser: TestBrowser;
  let product: Awaited<ReturnType<typeof startProduct>>;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
  });
  afterAll(() => browser?.close());

  it('leads to setting up an authenticator app, and in with its first code', async () => {
    const owner = await anOwner(product.url, 'Rosa');
    const page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();

    await requireMfaSince(product, owner.workspaceId, 8);
    // A new session: the rights of the old one were given before.
    await page.context().clearCookies();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('mfa-enrol').waitFor();
    const secret = (await page.getByTestId('mfa-secret').textContent()) ?? '';
    if (shots) await page.screenshot({ path: path.join(shots, 'enrol.png') });
    if (shots) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: path.join(shots, 'enrol-360.png'), fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(authenticatorApp(secret.replaceAll(' ', '')).code());
    await page.getByTestId('recovery-codes').waitFor();
    expect(await page.getByTestId('recovery-codes').getByRole('listitem').count()).toBe(10);
    await page.getByTestId('recovery-kept').check();
    await page.getByTestId('recovery-done').click();
    await page.getByTestId('phone-status').first().waitFor();
  }, 120_000);
});
