/**
 * A sender name in a browser: added, registered with a document that is rejected, corrected and approved, chosen in the composer, and
 * seen on the phone outside, which can't answer. With SHOTS=folder the screens are photographed.
 *
 * @area numbers, telephony/senderIds, compliance, inbox, messages
 * @minutes 1
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const NAME = 'Wrenfield';
const KENYAN = '+254711000111';
const BRITON = '+447400123456';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a sender name', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;

  const row = () => page.getByTestId('sender-id').filter({ hasText: NAME });
  const field = (name: string) => page.getByTestId(`documents-${name}`);
  const fair = async (name: string, part = 'main') => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        expect.soft(await violationsOf(page, part, colorScheme === 'light' ? 'all' : 'colour'), name).toEqual([]);
        if (shots) await page.screenshot({ path: path.join(shots, `senders-${name}-${width}-${colorScheme}.png`) });
      }
      expect.soft([...(await unexplainedOf(page, part)), ...(await overflowOf(page))], name).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const attach = async (name: string) => {
    await page
      .getByLabel('Right to the name: Choose file')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
    await field('sender_authorization-file').getByText(name).waitFor();
  };

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
    const owner = await anOwnerOnBusiness(product, 'Amara');
    page = await browser.context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
  });
  afterAll(() => browser?.close());

  it('is asked for by country, which says where it works and what it wants', async () => {
    await page.goto(`${product.url}/settings/channels`);
    await page.getByTestId('channel-tabs').getByText('Sender names').click();
    await page.getByText('No sender name yet.').waitFor();
    await fair('empty');
    await page.getByTestId('sender-id-add').click();
    await page.getByTestId('sender-id-name').fill(NAME);
    await page.getByTestId('sender-id-country').click();
    const nowhere = page.getByRole('option', { name: /United States \(phones show no names\)/ });
    expect(await nowhere.getAttribute('data-combobox-disabled')).toBe('true');
    await page.getByRole('option', { name: 'Kenya' }).click();
    await page.getByText('Kenya wants the name registered with documents.').waitFor();
    await fair('add', '[role=dialog]');
    await page.getByTestId('sender-id-save').click();
    await page.waitForURL(/\/settings\/compliance\?country=KE&sender=Wrenfield/);
  });

  it('is registered: rejected with the reason, corrected and approved', async () => {
    for (const [name, text] of Object.entries({
      business_name: 'Wrenfield Nairobi Ltd',
      business_registration_number: 'PVT-1234',
      first_name: 'Amara',
      last_name: 'Otieno',
      message_sample: 'Wrenfield: your order is here.',
      email: 'amara@wrenfield.example',
    }))
      await field(name).fill(text);
    await field('sender_authorization-type').press('ArrowDown');
    await page.getByRole('option', { name: 'Letter of authorization' }).click();
    await field('sender_authorization-business_name').fill('Wrenfield Nairobi Ltd');
    await attach('letter blurred.pdf');
    await fair('documents');
    await field('submit').click();
    await page.getByTestId('documents-rejections').getByText('The file can’t be read').waitFor({ timeout: 60_000 });
    await page.goto(`${product.url}/settings/channels?view=senders`);
    await row().getByText('Rejected', { exact: true }).waitFor();
    await row().getByText('The file can’t be read').waitFor();
    await fair('rejected');
    await row().getByTestId('sender-id-documents').click();
    await attach('letter.pdf');
    await field('submit').click();
    await page.getByText('Approved. Texts to Kenya can leave under this name.').waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Sender names' }).click();
    await page.locator('[data-testid="sender-id"][data-state="ACTIVE"]').waitFor({ timeout: 30_000 });
    await fair('active');
  });

  it('texts its country from the composer, and nobody can answer', async () => {
    await page.goto(`${product.url}/inbox`);
    await page.getByTestId('inbox-compose').first().click();
    await page.getByTestId('new-message-to').fill(BRITON);
    await page.getByTestId('composer-number').click();
    await page.locator('[data-testid="send-from"][aria-disabled="true"]').getByText('phones in Kenya only').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('new-message-to').fill(KENYAN);
    await page.getByTestId('composer-number').click();
    await page.getByTestId('send-from').filter({ hasText: NAME }).click();
    await page.getByTestId('composer-one-way').getByText('can’t reply to Wrenfield').waitFor();
    await page.getByTestId('composer-input').fill('Wrenfield: your order is here.');
    await fair('composer', '[data-testid="composer"]');
    await page.getByTestId('composer-input').press('Control+Enter');
    await page.locator('[data-direction="OUTBOUND"][data-status="DELIVERED"]').waitFor();

    const outside = new OutsideWorld(product.url);
    expect(await outside.textsOf(KENYAN)).toMatchObject([{ from: NAME, status: 'delivered' }]);
    await expect(outside.text(KENYAN, NAME, 'STOP')).rejects.toThrow(/texts/);
    await fair('sent');
    expect(browser.errors).toEqual([]);
  });

  it('is removed', async () => {
    await page.goto(`${product.url}/settings/channels?view=senders`);
    await row().getByTestId('sender-id-remove').click();
    await page.getByTestId('confirm-text').fill(NAME);
    await page.getByTestId('confirm-submit').click();
    await page.getByText('No sender name yet.').waitFor();
    expect(browser.errors).toEqual([]);
  });
});
