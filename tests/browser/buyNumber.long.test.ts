/**
 * Numbers are bought on their page: the first one is the plan's and free, the second one an extra that is paid at the provider and
 * back; one that is sold meanwhile is refunded and another one offered; one is released and had back; one comes with the plan that
 * it needs.
 *
 * @area numbers, telephony/purchases, billing/numbers, sandbox/carrier/numbers
 * @minutes 1
 */
import path from 'node:path';
import type { Product } from '@ringline/deploy/all-in-one';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loaded, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const NUMBERS = '/settings/channels';

describe.skipIf(!chromiumPath)('a phone number', () => {
  let product: Product;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
  });
  afterAll(() => browser?.close());

  it('is bought free, then paid, refunded when it is gone, released and had back', async () => {
    const owner = await anOwnerOnBusiness(product, 'Maya');
    const page = await browser.context.newPage();
    const shot = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await loaded(page);
        if (shots) await page.screenshot({ path: path.join(shots, `${name}-${colorScheme}.png`) });
        expect(await violationsOf(page, 'body', 'all')).toEqual([]);
      }
    };
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();

    // A return that lacks its ids is no payment.
    await page.goto(`${product.url}${NUMBERS}?action=PHONE_NUMBER`);
    await page.getByText('We could not verify this payment. Try again later').waitFor();
    await page.waitForURL(`${product.url}${NUMBERS}`);

    // The plan's own number, found by its area, with the keyboard alone.
    await page.getByTestId('buy-number-button').click();
    await page.getByTestId('buy-search').pressSequentially('415');
    await page.getByText('100 numbers').waitFor();
    await shot('buy-list');
    await page.getByRole('button', { name: 'Select (415) 555-0107' }).focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('buy-name').fill('Marin showroom');
    await page.getByText('Included in your plan').waitFor();
    await shot('buy-confirm');
    await page.keyboard.press('Enter');
    await page.getByText('(415) 555-0107 is yours. Set up how it answers calls.').waitFor();
    await shot('buy-number');
    await page.getByTestId('set-up-number').click();
    await page.getByTestId('number-row').filter({ hasText: 'Marin showroom' }).getByText('Included').waitFor();

    // The next one is an extra; Back keeps the search.
    await page.getByTestId('buy-number-button').click();
    await page.getByTestId('buy-search').fill('503');
    await page.getByRole('button', { name: 'Select (503) 555-0112' }).click();
    await page.getByTestId('buy-back').click();
    expect(await page.getByTestId('buy-search').inputValue()).toBe('503');
    await page.getByRole('button', { name: 'Select (503) 555-0112' }).click();
    await page.getByTestId('buy-next').click();
    await page.getByText('You have used all 1 free phone number(s).').waitFor();
    await shot('buy-upgrade');
    await page.getByTestId('buy-next').click();
    await page.getByTestId('buy-pay').waitFor();
    await shot('buy-payment');
    await page.getByTestId('buy-pay').click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('(503) 555-0112 is yours. Set up how it answers calls.').waitFor();
    expect(page.url()).toBe(`${product.url}${NUMBERS}`);
    await page.getByTestId('set-up-number').click();
    await page.getByTestId('number-row').filter({ hasText: '(503) 555-0112' }).getByText('$3.00').waitFor();
    await page.getByTestId('number-costs').getByText('2 of 20').waitFor();
    // The list is searched and walked with the keyboard; the row says what is wrong in its place.
    await page.getByTestId('number-search').fill('Marin');
    await expect.poll(() => page.getByTestId('number-row').count()).toBe(1);
    await page.getByTestId('number-search').press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByTestId('number-details').getByTestId('fix-registration').waitFor();
    await page.getByTestId('filters-clear').click();
    await expect.poll(() => page.getByTestId('number-row').count()).toBe(3);
    await shot('numbers');

    // Sold to somebody else between the payment and the purchase, and it stays sold, however often it is asked for.
    await page.getByTestId('buy-number-button').click();
    await page.getByTestId('buy-search').fill('512');
    await page.getByRole('button', { name: 'Select (512) 555-0103' }).click();
    await page.getByTestId('buy-next').click();
    await page.getByTestId('buy-next').click();
    await page.getByTestId('buy-pay').click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await fetch(`${product.url}/sandbox/api/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'number-gone', on: true, left: null, only: '+15125550103' }),
    });
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('We couldn’t buy (512) 555-0103.').waitFor();
    await page.getByText('Your payment was refunded.').waitFor();
    expect(await page.getByTestId('similar-number').count()).toBe(3);
    await shot('buy-gone');
    await page.keyboard.press('Escape');

    await page.getByTestId('number-row').filter({ hasText: '(503) 555-0112' }).click();
    await page.getByTestId('release-number').click();
    await page.getByTestId('confirm-text').fill('+15035550112');
    await page.getByTestId('confirm-submit').click();
    await page.getByTestId('released-numbers').getByText('(503) 555-0112').waitFor();
    await shot('released');
    await page.getByTestId('take-back').click();
    await page.getByText('(503) 555-0112 is yours again.').waitFor();
    await page.getByTestId('number-row').filter({ hasText: '(503) 555-0112' }).waitFor();
    expect(browser.strays).toEqual([]);
    expect(browser.errors).toEqual([]);
  });

  it('comes with the plan that it needs: chosen on FREE, the plan is paid, and the number is offered again', async () => {
    const owner = await anOwner(product.url, 'Nils');
    const page = await (await browser.another()).newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${product.url}${NUMBERS}`);
    await page.getByTestId('buy-number-button').click();
    await page.getByTestId('buy-search').fill('628');
    await page
      .getByRole('button', { name: /^Select \(628\)/ })
      .first()
      .click();
    await page.getByTestId('buy-next').click();
    await page.getByTestId('buy-plans').click();
    await page.getByTestId('pick-STARTER_MONTHLY').click();
    await page.getByTestId('due-now').getByText('$15.00').waitFor();
    await page.getByTestId('confirm-change').click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('Included in your plan').waitFor();
    expect(page.url()).toBe(`${product.url}${NUMBERS}`);
    await page.getByTestId('buy-next').click();
    await page.getByText(/^You’re on Starter, and \(628\) \S+ is yours\.$/).waitFor();
  });
});
