/**
 * Where a new workspace calls and writes to, in its settings: what is open, and what the owner opens besides (defaults 5.5).
 *
 * @area workspace-settings, workspace/settings, billing/holds
 */
import path from 'node:path';
import type { Product } from '@ringline/deploy/all-in-one';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, anOwner, startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loaded, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the countries of a new workspace', () => {
  let product: Product;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
  });
  afterAll(() => browser?.close());

  it('are opened by the owner, stay open, and are a card without barriers in both themes', async () => {
    const owner = await anOwner(product.url, 'Rosa');
    const page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();

    await page.goto(`${product.url}/settings/workspaces`);
    const chosen = page.getByTestId('calling-countries');
    await chosen.click();
    await page.getByRole('option', { name: 'Kenya' }).click();
    await page.keyboard.press('Escape');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await loaded(page);
      expect(await violationsOf(page, 'main', 'all')).toEqual([]);
      if (shots) await chosen.scrollIntoViewIfNeeded();
      if (shots) await page.screenshot({ path: path.join(shots, `countries-${colorScheme}.png`) });
    }
    await page.getByTestId('calling-countries-save').click();
    await page.getByText('You can now call and text these countries.').waitFor();

    await page.reload();
    await page.getByTestId('calling-countries').waitFor();
    await page.getByText('Kenya', { exact: true }).first().waitFor();
    expect(await page.getByTestId('calling-countries-save').count()).toBe(0);
    expect(browser.strays).toEqual([]);
    expect(browser.errors).toEqual([]);
  });
});
