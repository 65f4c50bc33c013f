/**
 * Who pays says to whom invoices go and is charged the tax of that place: the form, credit with its tax, the invoice, the report of
 * what was spent with its export, and the banners of low credit and of a plan that nobody paid. Then a server that bills nothing.
 *
 * @area billing
 * @minutes 1
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@ringline/deploy/all-in-one';
import { type Owner, PASSWORD, anOwner, startProduct, temporaryDataDir } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loaded, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const BILLING = '/settings/billing-and-payments';
const RATES = { note: '', rates: [{ country: 'DE', name: 'VAT', percent: 19 }] };
const ISSUER = {
  note: '',
  name: 'Ringline GmbH',
  address: ['Torstraße 1', '10119 Berlin'],
  country: 'DE',
  email: 'billing@ringline.example',
  taxId: 'DE111111111',
};

describe.skipIf(!chromiumPath)('the pages of money', () => {
  let browser: TestBrowser;
  let product: Product;
  beforeAll(async () => {
    const folder = await temporaryDataDir();
    const [rates, issuer] = [path.join(folder, 'rates.json'), path.join(folder, 'issuer.json')];
    await writeFile(rates, JSON.stringify(RATES));
    await writeFile(issuer, JSON.stringify(ISSUER));
    product = await startProduct({ TAX_RATES_FILE: rates, ISSUER_FILE: issuer });
    browser = await launchChromium(product.url, 1_180);
  });
  afterAll(() => browser?.close());

  const opened = async ({ url }: Product, { email }: Owner, width = 1_180) => {
    const page = await browser.context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    const shot = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await loaded(page);
        if (shots) await page.screenshot({ path: path.join(shots, `${name}-${colorScheme}.png`), fullPage: true });
        expect(await violationsOf(page, 'body', 'all')).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      if (!shots) return;
      await page.setViewportSize({ width: 390, height: 844 });
      await loaded(page);
      await page.screenshot({ path: path.join(shots, `${name}-390.png`), fullPage: true });
      await page.setViewportSize({ width, height: 900 });
    };
    return { page, shot };
  };

  it('take a billing address, charge its tax, and tell what was spent', async () => {
    const owner = await anOwner(product.url, 'Rosa');
    const { page, shot } = await opened(product, owner);
    await page.goto(`${product.url}${BILLING}/details`);
    await page.getByTestId('details-company').fill('Wrenfield Home GmbH');
    await page.getByTestId('details-city').fill('Berlin');
    await page.getByTestId('details-postalCode').fill('10119');
    await page.getByTestId('details-country').fill('Germany');
    await page.getByRole('option', { name: 'Germany' }).click();
    await page.getByTestId('details-taxId').fill('DE1234');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('A tax ID of this country (VAT) looks like DE123456789.').waitFor();
    await shot('details');
    await page.getByTestId('details-taxId').fill('123 456 789');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Billing details saved.').waitFor();

    await page.goto(`${product.url}${BILLING}`);
    await page.getByTestId('billing-details').getByText('Tax ID DE123456789').waitFor();
    await page.getByTestId('tax-that-applies').getByText('VAT of 19% is added').waitFor();
    await page.getByTestId('buy-credit').click();
    await page.getByTestId('quick-20').click();
    await page.getByTestId('credit-tax').getByText('$20.00 of credit plus $3.80 VAT (19%).').waitFor();
    await shot('credit-with-tax');
    await page.getByRole('button', { name: 'Pay $23.80' }).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $23.80' }).click();
    await page.getByTestId('credit-balance').getByText('$20.00').waitFor();

    await page.getByTestId('change-plan').click();
    await page.getByTestId('plan-seats').fill('2');
    await page.getByTestId('pick-BUSINESS_MONTHLY').click();
    await page.getByTestId('due-now').getByText('$59.50').waitFor();
    await shot('change-plan-with-tax');
    await page.getByTestId('confirm-change').click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $59.50' }).click();
    await page.getByTestId('next-billing').getByText('$59.50').waitFor();
    await shot('billing-with-tax');
    await page.getByTestId('invoice').first().getByRole('link').click();
    const sheet = page.getByTestId('invoice-sheet');
    await sheet.getByText('VAT 19%').waitFor();
    await sheet.getByText('$9.50').waitFor();
    await sheet.getByText('Tax ID DE123456789').waitFor();
    await shot('invoice-with-tax');

    await page.goto(`${product.url}${BILLING}/spending`);
    const table = page.getByTestId('spending-table');
    // The plan, and the tax of the plan and the credit.
    await table.getByRole('row').filter({ hasText: '$63.30' }).first().waitFor();
    await table.getByText('$13.30').first().waitFor();
    await page.getByRole('img', { name: /Plan and seats \$50\.00\. Fees and tax \$13\.30\./ }).waitFor();
    await shot('spending');
    await page.getByTestId('spending-by').click();
    await page.getByRole('option', { name: 'By person' }).click();
    await page.getByTestId('spending-span').click();
    await page.getByRole('option', { name: 'Last 12 months' }).click();
    await page.waitForURL(/span=12m/);
    await page.reload();
    await page.getByRole('list', { name: 'What you spent' }).getByRole('img').nth(11).waitFor();
    await page.getByText('No spending of this kind.').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('spending-export').click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',').slice(8, 10).join(' '))).toEqual([
      expect.stringMatching(/^25 INV-/),
      expect.stringMatching(/^25 INV-/),
      expect.stringMatching(/^9\.5 INV-/),
      expect.stringMatching(/^3\.8 INV-/),
    ]);

    // What else money may do to a page: credit runs out, and a renewal is not paid.
    const billing = product.services.find(({ name }) => name === 'billing')!;
    const sql = (statement: string) =>
      billing.db.tenant(owner.workspaceId, ({ tx }) =>
        (tx as unknown as { $executeRawUnsafe(text: string): Promise<number> }).$executeRawUnsafe(statement),
      );
    /** As a call spends it: a page that opens within seconds is told of the balance before once more. */
    const spend = async (micros: number) => {
      const postings = [
        { account: 'credit', commodity: 'USD', amount: `${-micros}` },
        { account: 'revenue:calls', commodity: 'USD', amount: `${micros}` },
      ];
      await sql(
        `SELECT ledger_post('${owner.workspaceId}'::uuid, gen_random_uuid(), 'CAPTURE', 'CALL', gen_random_uuid()::text, '${JSON.stringify(postings)}'::jsonb, now())`,
      );
      await sql(`INSERT INTO balance_due (target_workspace) VALUES ('${owner.workspaceId}') ON CONFLICT DO NOTHING`);
    };
    await spend(16_800_000);
    await page.goto(`${product.url}/inbox`);
    await page.getByTestId('low-credit-banner').getByText('$3.20').waitFor();
    await shot('low-credit');
    await spend(3_210_000);
    await sql(
      "UPDATE subscription SET status = 'PAST_DUE', is_payment_failing = true, paid_until = now() - interval '1 day'",
    );
    await page.reload();
    await page.getByTestId('unpaid-banner').waitFor();
    await page.getByTestId('low-credit-banner').waitFor();
    await shot('past-due');
    await sql("UPDATE subscription SET status = 'SUSPENDED', paid_until = now() - interval '9 days'");
    await page.reload();
    await page.getByTestId('unpaid-banner').waitFor();
    // Nothing goes out: that credit would end it is no news.
    await page.getByTestId('low-credit-banner').waitFor({ state: 'detached' });
    await shot('suspended');
    await page.close();
  }, 180_000);

  it('say so where nothing is billed', async () => {
    const free = await startProduct({ BILLING_MODE: 'disabled' });
    const owner = await anOwner(free.url, 'Rita');
    const { page, shot } = await opened(free, owner);
    for (const place of ['', '/change-plan', '/details', '/spending']) {
      await page.goto(`${free.url}${BILLING}${place}`);
      await page.getByTestId('billing-off').getByText('Billing is turned off on this server.').waitFor();
    }
    await shot('billing-off');
    await page.goto(`${free.url}/`);
    await page.getByTestId('phone-status').first().waitFor();
    await loaded(page);
    await shot('home-without-billing');
    expect(await page.locator('body').innerText()).not.toMatch(/\$\d/);
    await page.goto(`${free.url}/settings/channels`);
    await loaded(page);
    expect(await page.locator('body').innerText()).not.toMatch(/\$\d/);
    await shot('numbers-without-billing');
    await page.close();
  }, 120_000);
});
