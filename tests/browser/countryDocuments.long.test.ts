/**
 * A country that sells numbers with approved documents alone, in a browser: the documents are handed in, rejected for one that can't
 * be read, corrected and approved, and a number is bought with them. With SHOTS=folder the screens are photographed.
 *
 * @area compliance, telephony/compliance/documents, numbers
 * @minutes 1
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const FORM = '[data-testid="documents-form"]';
const shots = process.env['SHOTS'];
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const FIELDS = {
  business_name: 'Wrenfield Nairobi Ltd',
  business_registration_number: 'PVT-1234',
  first_name: 'Amara',
  last_name: 'Otieno',
  email: 'amara@wrenfield.example',
};
const ADDRESS = { address1: 'Kenyatta Avenue 12', city: 'Nairobi', state: 'Nairobi', zip: '00100' };

describe.skipIf(!chromiumPath)('a number of a regulated country', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;

  const field = (name: string) => page.getByTestId(`documents-${name}`);
  const fill = async (all: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(all)) await field(name).fill(text);
  };
  const choose = async (requirement: string, document: string) => {
    await field(`${requirement}-type`).press('ArrowDown');
    await page.getByRole('option', { name: document }).click();
  };
  const attach = async (document: string, requirement: string, name: string) => {
    await page.getByLabel(`${document}: Choose file`).setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
    await field(`${requirement}-file`).getByText(name).waitFor();
  };
  const progress = () => page.getByTestId('documents-progress').getByRole('listitem');
  const fair = async (name: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        expect.soft(await violationsOf(page, 'main', colorScheme === 'light' ? 'all' : 'colour'), name).toEqual([]);
        if (shots)
          await page.screenshot({
            path: path.join(shots, `documents-${name}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
      }
      expect.soft([...(await unexplainedOf(page, 'main')), ...(await overflowOf(page))], name).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
    const owner = await anOwnerOnBusiness(product, 'Amara');
    page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
  });
  afterAll(() => browser?.close());

  it('is refused without documents, and the purchase leads to what is asked for', async () => {
    await page.goto(`${product.url}/settings/channels`);
    await page.getByTestId('buy-number-button').click();
    await page.getByTestId('buy-country').click();
    await page.getByRole('option', { name: /Kenya/ }).click();
    await page.getByRole('link', { name: 'Send documents' }).first().click();
    await page.waitForURL(/\/settings\/compliance\?country=KE/);
    await page.locator(FORM).waitFor();
    await fair('empty');
  });

  it('needs documents, which are rejected by name, corrected and approved', async () => {
    await fill(FIELDS);
    await field('save').click();
    const missing = page.getByTestId('documents-missing');
    await missing.getByText('Proof of address').waitFor();
    await choose('business_registration', 'Certificate of registration');
    await field('business_registration-business_name').fill(FIELDS.business_name);
    await choose('proof_of_address', 'Utility bill');
    await field('proof_of_address-document_date').fill('2026-10-31');
    await fill(ADDRESS);
    await fair('draft');
    await attach('Proof of the business', 'business_registration', 'certificate.pdf');
    await attach('Proof of address', 'proof_of_address', 'bill blurred.pdf');
    await missing.getByText('Nothing is missing.').waitFor();
    await field('submit').click();
    await field('submit').waitFor({ state: 'detached' });
    expect(await field('business_name').getAttribute('readonly')).not.toBeNull();

    const rejections = page.getByTestId('documents-rejections');
    await rejections.getByText('The file can’t be read').waitFor({ timeout: 60_000 });
    expect(await rejections.getByRole('listitem').count()).toBe(1);
    await rejections.getByText('Proof of address').waitFor();
    await fair('rejected');

    await page
      .getByLabel('Proof of address: Choose file')
      .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: PDF });
    await field('proof_of_address-file').getByText('bill.pdf').waitFor();
    await field('submit').click();
    await progress().last().getByText('Approved').waitFor({ timeout: 60_000 });
    await fair('approved');
  });

  it('is bought with them', async () => {
    await page.getByRole('link', { name: 'Buy a number' }).click();
    await page.getByTestId('number-row').first().waitFor();
    await settled(page);
    await page.getByTestId('buy-number-button').click();
    await page.getByTestId('buy-country').click();
    await page.getByRole('option', { name: /Kenya/ }).click();
    // Until the country's own numbers are there, those of the country before stand in the list.
    await page
      .getByRole('button', { name: /^Select \+254/ })
      .first()
      .click();
    await page.getByTestId('buy-next').click();
    await page.getByText(/^\+254.* is yours\. Set up how it answers calls\./).waitFor();
    expect(browser.errors).toEqual([]);
  });
});
