/**
 * A number is brought from another carrier in a browser: checked, saved as a draft with what is missing beside it, signed, rejected
 * in plain words, corrected, confirmed and completed; then it is in the list. With SHOTS=folder the screens are photographed.
 *
 * @area numbers
 * @minutes 1
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const DAY_MS = 86_400_000;
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n');
const FIELDS = {
  customerName: 'Wrenfield Mismatch LLC',
  accountNumber: '884410',
  representative: 'Ana Ortiz',
  representativeEmail: 'ana@wrenfield.example',
  address1: '600 Montgomery Street',
  city: 'San Francisco',
  state: 'CA',
  zip: '94111',
};
/** As the reader's language writes it: month/day/year. */
const typedDay = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
};

describe.skipIf(!chromiumPath)('a number of another carrier', () => {
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;
  let product: RunningProduct;
  let outside: OutsideWorld;

  const fill = (name: string, text: string) => page.getByTestId(`porting-${name}`).fill(text);
  const save = async () => {
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
  };
  const fair = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, 'main', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/porting-${name}-${colorScheme}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, 'main')), ...(await overflowOf(page))]).toEqual([]);
  };
  const signs = async () => {
    const letter = page.getByTestId('sign-letter');
    await letter.waitFor();
    await outside.signLetter((await letter.getAttribute('href')) ?? '');
    await letter.waitFor({ state: 'detached' });
  };

  beforeAll(async () => {
    product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwnerOnBusiness(product);
    browser = await launchChromium(product.url, 440);
    page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
  });
  afterAll(() => browser?.close());

  it('is checked before anything is asked for, and its order is a draft that says what is missing', async () => {
    await page.goto(`${product.url}/settings/channels`);
    await page.getByTestId('port-number').click();
    await page.getByText('No numbers on the way').waitFor();
    await fair('empty');
    await page.getByTestId('new-order').click();
    await page.getByTestId('porting-numbers').fill('(503) 955-4721\n+1 503 552 2132');
    await page.getByTestId('check-numbers').click();
    const told = page.getByTestId('portability');
    await told.getByText('already belongs to another customer').waitFor();
    expect(await told.locator('li').count()).toBe(2);
    await fair('checked');
    await page.getByTestId('begin-order').click();
    await page.getByTestId('missing').getByText('Enter its PIN').waitFor();
    for (const [name, value] of Object.entries(FIELDS)) await fill(name, value);
    await page.getByTestId('porting-pin').fill('4821');
    await page.getByTestId('porting-billDate').fill(typedDay(-3));
    await page.getByTestId('porting-wishedDate').fill(typedDay(9));
    await page.getByTestId('porting-zip').press('Tab');
    await save();
    await page.getByTestId('missing').getByText('Upload a bill').waitFor();
    await fair('draft');
    const chooser = page.waitForEvent('filechooser');
    await page.getByTestId('choose-bill').click();
    await (await chooser).setFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page.getByTestId('missing').getByText('Nothing is missing').waitFor();
  });

  it('is signed, rejected in plain words, corrected, confirmed and completed, and is in the list', async () => {
    await page.getByTestId('submit-order').click();
    await signs();
    const rejection = page.getByTestId('rejection');
    await rejection.getByText('Write it exactly as on your bill').waitFor();
    await fair('rejected');
    await fill('customerName', 'Wrenfield Home LLC');
    await save();
    await page.getByTestId('submit-order').click();
    await signs();
    await page.getByTestId('order-state').getByText('The date is set').waitFor();
    await fair('confirmed');
    await page.getByTestId('all-orders').click();
    await page.getByTestId('porting-order').waitFor();
    await fair('list');
    await outside.daysPassAtCarriers(12);
    await page.getByTestId('porting-order').click();
    await page.getByTestId('order-state').getByText('Done. You can cancel the old service').waitFor();
    await page.goto(`${product.url}/settings/channels`);
    await page.getByText('(503) 955-4721').first().waitFor();
    expect(browser.errors).toEqual([]);
  });
});
