/**
 * Credit is bought on the billing page: the amount, the provider's page with a declined card and 3-D Secure, the return that clears
 * its address, and the entry that explains the new balance. The provider reports it twice and out of order meanwhile. Then a plan is
 * bought, enlarged, made to wait, and canceled, and a coupon brings credit. A shop's owner installs the app from its platform's
 * listing, and approves, or not, on its page.
 *
 * @area billing, sandbox/gateway
 * @minutes 2
 */
import path from 'node:path';
import type { Product } from '@ringline/deploy/all-in-one';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, anOwner, ringline, startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loaded, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const BILLING = '/settings/billing-and-payments';

describe.skipIf(!chromiumPath)('credit', () => {
  let product: Product;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
  });
  afterAll(() => browser?.close());

  async function signedIn(email: string): Promise<Page> {
    const page = await (await browser.another()).newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    return page;
  }
  async function shotOf(page: Page, name: string): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await loaded(page);
      expect(await violationsOf(page, 'body', 'all')).toEqual([]);
      if (!shots) continue;
      await page.screenshot({ path: path.join(shots, `${name}-${colorScheme}.png`), fullPage: true });
      const size = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await loaded(page);
      await page.screenshot({ path: path.join(shots, `${name}-390-${colorScheme}.png`), fullPage: true });
      if (size) await page.setViewportSize(size);
    }
  }

  it('is chosen, paid through the bank, credited once, and explained, in both themes', async () => {
    const owner = await anOwner(product.url, 'Rosa');
    const page = await signedIn(owner.email);
    const shot = (name: string) => shotOf(page, name);

    // A return that lacks its ids is no payment.
    await page.goto(`${product.url}${BILLING}?action=credit`);
    await page.getByText('We could not verify this payment. Try again later').waitFor();
    await page.waitForURL(`${product.url}${BILLING}`);
    await page.getByText('Top-ups and what calls and texts cost will be listed here.').waitFor();

    await page.getByTestId('buy-credit').click();
    await page.getByTestId('credit-amount').fill('5');
    await page.getByText('Minimum amount is $10').waitFor();
    expect(await page.getByTestId('pay').isDisabled()).toBe(true);
    await page.getByTestId('quick-20').click();
    await shot('buy-credit');
    await page.getByRole('button', { name: 'Pay $20.00' }).click();

    const card = page.getByLabel('Card number');
    await card.fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await page.getByText('Your card was declined').waitFor();
    if (shots) await page.screenshot({ path: path.join(shots, 'provider.png') });
    await card.fill('4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();

    await page.getByText('Your credits have been purchased successfully').waitFor();
    expect(page.url()).toBe(`${product.url}${BILLING}`);
    await page.getByTestId('credit-balance').getByText('$20.00').waitFor();
    await page.getByTestId('credit-entry').getByText('Credit bought').waitFor();
    expect(await page.getByTestId('credit-entry').count()).toBe(1);
    await shot('billing');

    await page.reload();
    await page.getByTestId('credit-balance').getByText('$20.00').waitFor();
    expect(await page.getByTestId('completing-payment').count()).toBe(0);

    const pay = async (amount: string, number: string) => {
      await page.getByLabel('Card number').fill(number);
      await page.getByRole('button', { name: `Pay ${amount}` }).click();
    };
    await page.getByTestId('change-plan').click();
    await page.getByTestId('plan-seats').fill('2');
    await page.getByTestId('pick-BUSINESS_MONTHLY').click();
    await page.getByTestId('due-now').getByText('$50.00').waitFor();
    await page.getByTestId('next-amount').getByText('$50.00').waitFor();
    await shot('change-plan');
    await page.getByTestId('confirm-change').click();
    await pay('$50.00', '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Your plan has been changed.').waitFor();
    expect(page.url()).toBe(`${product.url}${BILLING}`);
    await page.getByTestId('plan-name').getByText('Business').waitFor();
    await page.getByTestId('next-billing').getByText('$50.00').waitFor();

    // The card is kept for the renewals, and replaced on the provider's page.
    await page.getByTestId('saved-card').getByText('3155').waitFor();
    await page.getByTestId('billing-portal').click();
    await page.getByText('Visa ending in 3155').waitFor();
    await page.getByRole('button', { name: 'Save and use this card' }).click();
    await page.getByText('Visa ending in 4242').waitFor();
    await page.getByRole('link', { name: 'Back to Ringline' }).click();
    await page.getByTestId('saved-card').getByText('4242').waitFor();

    // From now on credit is bought with it when it runs low.
    await page.getByTestId('auto-top-up').getByText('at most 3 a day and $200.00 a month').waitFor();
    await page.getByTestId('auto-top-up-switch').click();
    await page.getByText('Charged to the card ending in 4242.').waitFor();
    await shot('auto-top-up');

    await page.getByTestId('add-seats').click();
    await page.getByTestId('pay-seats').getByText('Pay $25.00').waitFor();
    await shot('add-seats');
    await page.getByTestId('pay-seats').click();
    await pay('$25.00', '4242 4242 4242 4242');
    await page.getByText('User(s) subscribed successfully').waitFor();
    await page.getByTestId('next-billing').getByText('$75.00').waitFor();

    await page.getByTestId('change-plan').click();
    await page.getByTestId('pick-STARTER_MONTHLY').click();
    await page.getByTestId('due-now').getByText('$0.00').waitFor();
    await page.getByTestId('confirm-change').click();
    await page.getByTestId('pending-change').getByText('Changes to Starter').waitFor();
    await page.getByTestId('keep-plan').click();
    await page.getByTestId('pending-change').waitFor({ state: 'detached' });
    await page.getByTestId('cancel-plan').click();
    await page.getByTestId('cancel-plan-confirm').click();
    await page.getByTestId('pending-change').getByText('works until').waitFor();
    expect(await page.getByTestId('invoice').count()).toBe(3);
    await page.getByTestId('invoice').nth(1).getByRole('link').click();
    await page.getByTestId('invoice-paid').getByText('with Visa card ending in 3155').waitFor();
    await page.getByTestId('invoice-sheet').getByText('Business, 1 seat').first().waitFor();
    await shot('invoice');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
    if (shots) await file.saveAs(path.join(shots, file.suggestedFilename()));
    await page.getByRole('link', { name: 'Newer invoice' }).click();
    await page.getByTestId('invoice-sheet').getByText('the rest of the period').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to billing' }).click();
    await page.getByTestId('invoice').nth(2).waitFor();
    const made = await ringline(['billing', 'coupon', 'create', 'GIFT25', '--type', 'CREDIT_GRANT', '--amount', '25'], {
      BILLING_DATABASE_URL:
        product.services.find(({ name }) => name === 'billing')?.db.pool.options.connectionString ?? '',
    });
    expect(made).toMatchObject({ code: 0, err: '' });
    await page.getByTestId('coupon-code').fill('gift 25');
    await page.getByTestId('apply-coupon').click();
    await page.getByText('There is no such code. Check the spelling.').waitFor();
    await page.getByTestId('coupon-code').fill('gift25');
    await page.getByTestId('apply-coupon').click();
    await page.getByTestId('coupon').getByText('$25.00 left').waitFor();
    await page.getByTestId('credit-balance').getByText('$45.00').waitFor();
    await shot('plan-bought');
    // Within 14 days the money for plan and seats comes back, and every page says that the plan has ended.
    await page.getByTestId('money-back-open').click();
    await page.getByText('Get $75.00 back?').waitFor();
    await page.getByTestId('money-back-confirm').click();
    await page.getByTestId('unpaid-banner').getByText('The plan has ended.').waitFor();
    await page.getByTestId('plan-name').getByText('Free').waitFor();
    await shot('money-back');
    expect(browser.strays).toEqual([]);
    // A card that is refused is a refusal in HTTP, too.
    expect(browser.errors.filter((text) => !text.includes('402'))).toEqual([]);
  });

  it('comes with a shop from its app store, which bills it: declined, approved, and enlarged without a page', async () => {
    const owner = await anOwner(product.url, 'Sela');
    const shop = 'selas-shop.myshopify.com';
    const page = await (await browser.another()).newPage();
    // A link that no platform made says so, to whoever follows it.
    await page.goto(`${product.url}/api/stores/shopify?shop=${shop}`);
    await page.getByText('This link doesn’t come from your store.').waitFor();
    await shotOf(page, 'store-problem');
    await page.goto(`${product.url}/sandbox/shopify/listing`);
    await page.getByLabel('Your shop').fill('selas-shop');
    await page.getByRole('button', { name: 'Install' }).click();
    await page.getByText('Install Ringline?').waitFor();
    if (shots) await page.screenshot({ path: path.join(shots, 'shopify-install.png') });
    await page.getByRole('button', { name: 'Install' }).click();
    // Nobody is signed in here yet; the shop waits meanwhile.
    await page.waitForURL(/\/login\?/);
    await page.getByText('Sign in or create an account to connect your store.').waitFor();
    await page.goto(`${page.url()}&view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Connect Selas Shop' }).waitFor();
    await page.getByText('Connect this workspace').waitFor();
    await shotOf(page, 'connect-store');
    await page.getByText('Connect this workspace').click();
    await page.waitForURL(product.url + BILLING);
    await page.getByTestId('billed-by-platform').getByText('Shopify bills this workspace.').waitFor();
    await shotOf(page, 'shopify-before');

    const choose = async () => {
      await page.getByTestId('change-plan').click();
      await page.getByTestId('plan-seats').fill('2');
      await page.getByTestId('pick-BUSINESS_MONTHLY').click();
      await page.getByTestId('due-now').getByText('$50.00').waitFor();
      await page.getByTestId('confirm-change').click();
      await page.getByText('Up to $150.00').waitFor();
    };
    await choose();
    if (shots) await page.screenshot({ path: path.join(shots, 'shopify-approval.png') });
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('The payment wasn’t completed. You haven’t been charged.').waitFor();
    await page.getByTestId('plan-name').getByText('Free').waitFor();
    await choose();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Your plan has been changed.').waitFor();
    await page.getByTestId('plan-name').getByText('Business').waitFor();

    await page.getByTestId('add-seats').click();
    await page.getByTestId('pay-seats').getByText('Pay $25.00').waitFor();
    await page.getByTestId('pay-seats').click();
    await page.getByText('User(s) subscribed successfully').waitFor();
    await page.getByTestId('next-billing').getByText('$75.00').waitFor();
    // The shop's admin has the invoices.
    await page.getByTestId('invoice').nth(1).waitFor();
    expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0);
    await shotOf(page, 'shopify');
    await page.getByTestId('invoice').first().getByRole('link').click();
    await page.getByTestId('invoice-sheet').waitFor();
    expect(await page.getByRole('button', { name: 'Download PDF' }).count()).toBe(0);
    await page.goto(`${product.url}/sandbox/shopify/admin/${shop}`);
    await page.getByRole('button', { name: 'Freeze' }).first().waitFor();
    if (shots) await page.screenshot({ path: path.join(shots, 'shopify-admin.png') });
  });
});
