/**
 * What the product says of a contact: predictions with their reasons beside the contact and as a condition of a segment, which a plan
 * without them offers with the plan that has them; a picture that is set and taken away; the table sorted by its columns.
 * With SHOTS=folder the screens are photographed.
 *
 * @area contacts
 * @minutes 1
 */
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOn } from '../testkit/members.ts';
import type { RunningProduct } from '../testkit/product.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Flags are pictures, too. */
const FACE = 'img[src*="/api/filepipe/"]';

describe.skipIf(!chromiumPath)('what is known of a contact', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let zoe: string;

  const fair = async (part: string, name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, part, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, part)), ...(await overflowOf(page))]).toEqual([]);
  };
  const signIn = async (of: Owner) => {
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(of.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
  };
  const save = async (of: Owner, firstName: string, number: string): Promise<string> => {
    const { createContact } = await of.api.run(
      'mutation ($firstName: String!, $number: String!) { createContact(firstName: $firstName, phoneNumber: $number) { id } }',
      { firstName, number },
    );
    return createContact.id;
  };
  const chooseField = async (name: string, value: string) => {
    await page.getByTestId('segment-field').first().click();
    await page.getByRole('option', { name }).click();
    await page.getByTestId('segment-value').first().focus();
    await page.keyboard.type(value);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };

  beforeAll(async () => {
    product = await startProduct();
    owner = await anOwnerOn('ENTERPRISE', product, 'Noor');
    zoe = await save(owner, 'Zoe', '+15035550171');
    await save(owner, 'Ámbar', '+15035550172');
    await save(owner, 'Ben', '+15035550173');
    const now = timestampNow();
    await product.rpc.client(CustomerService).keepCustomer({
      workspaceId: owner.workspaceId,
      customer: {
        contactId: zoe,
        source: 'SHOPIFY',
        externalId: zoe,
        totalSpentMicros: 240_000_000n,
        currency: 'USD',
        orders: 6,
        asOf: now,
        latestOrder: { orderNumber: '#7', placedAt: now, currency: 'USD' },
      },
    });
    browser = await launchChromium(product.url, 1_280);
    page = await browser.context.newPage();
    await signIn(owner);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('is sorted by the name as people read it, by keys alone', async () => {
    await page.goto(`${product.url}/connections/contacts`);
    const names = async () =>
      (await page.getByTestId('contact-row').allTextContents()).map((text) => /Zoe|Ámbar|Ben/.exec(text)?.[0]);
    await expect.poll(names).toEqual(['Ben', 'Ámbar', 'Zoe']);
    const heading = page.getByRole('columnheader', { name: 'Name' });
    await heading.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Ámbar', 'Ben', 'Zoe']);
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Zoe', 'Ben', 'Ámbar']);
    // It stands in the address: the same after a reload.
    await page.reload();
    await expect.poll(names).toEqual(['Zoe', 'Ben', 'Ámbar']);
  }, 60_000);

  it('has a picture, wherever it is shown, until it is taken away', async () => {
    const row = page.getByTestId('contact-row').first();
    await page.goto(`${product.url}/connections/contacts?contactId=${zoe}&sort=-name`);
    await page.getByTestId('contact-edit').click();
    const form = page.getByTestId('contact-form');
    await form.waitFor();
    const choose = async (name: string, mimeType: string, bytes: Buffer) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        form
          .getByRole('button', { name: /Choose picture|Upload|Replace/ })
          .first()
          .click(),
      ]);
      await chooser.setFiles({ name, mimeType, buffer: bytes });
    };
    await choose('notes.png', 'image/png', Buffer.from('no picture'));
    await form.getByText('not a PNG or JPEG picture').waitFor();
    await choose('zoe.png', 'image/png', PICTURE);
    await form.locator(FACE).waitFor();
    await form.getByLabel('City').fill('Portland');
    await fair('[role=dialog]', 'contact-picture');
    // One's own picture is no change of somebody else's.
    await page.getByTestId('contact-save').click();
    await form.waitFor({ state: 'detached' });
    await page.getByTestId('contact-details').locator(FACE).first().waitFor();
    await row.locator(FACE).waitFor();
    await page.goto(`${product.url}/inbox?contactId=${zoe}`);
    await page.locator('header').locator(FACE).first().waitFor();
    await page.goto(`${product.url}/connections/contacts?contactId=${zoe}&sort=-name`);
    await page.getByTestId('contact-edit').click();
    await form.getByRole('button', { name: 'Remove' }).click();
    await form.locator(FACE).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => row.locator(FACE).count()).toBe(0);
  }, 90_000);

  it('says what is expected of them, with why, and a segment finds them by it', async () => {
    const card = page.getByTestId('contact-predictions');
    await page.goto(`${product.url}/connections/contacts?contactId=${zoe}`);
    await card.getByTestId('prediction-buyAgain').getByText('High').waitFor();
    await card.getByText('Last order today').waitFor();
    await card.getByText('6 orders').waitFor();
    await fair('[data-testid="contact-details"]', 'contact-predictions');
    await page.goto(`${product.url}/connections/segments`);
    await page.getByTestId('segment-new-first').click();
    await chooseField('Likely to buy again', 'High');
    await page.getByTestId('segment-count').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('segment-why').first().click();
    await page.getByTestId('segment-reasons').getByText('Likely to buy again: High').waitFor();
    await fair('main', 'segment-predicted');
    expect(browser.errors).toEqual([]);
  }, 90_000);

  it('is offered with the plan that has it where the plan has none', async () => {
    const other = await anOwnerOn('BUSINESS', product, 'Omar');
    await save(other, 'Ana', '+15035550174');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(other);
    await page.goto(`${product.url}/connections/segments`);
    await page.getByTestId('segment-new-first').click();
    await chooseField('Likely to buy again', 'High');
    await page.getByTestId('plan-gate').getByText('Enterprise').waitFor();
    await fair('main', 'segment-gate');
  }, 90_000);
});
