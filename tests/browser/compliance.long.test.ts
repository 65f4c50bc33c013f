/**
 * Numbers are registered in a browser, a toll-free one and a sole proprietor's: checked while it is a draft, rejected, corrected and
 * approved. A text is refused before, and sent after. With SHOTS=folder the screens are photographed.
 *
 * @area compliance
 * @minutes 2
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBoughtNumber } from '../journeys/complianceOperations.ts';
import { OutsideWorld, type Owner, PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const PAGE = '[data-testid="registration-form"]';
const shots = process.env['SHOTS'];
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const FIELDS = {
  businessName: 'Wrenfield Home LLC',
  website: 'https://wrenfield.example',
  privacyPolicyUrl: 'https://wrenfield.example/privacy',
  address1: '600 Montgomery Street',
  city: 'San Francisco',
  state: 'CA',
  zip: '94111',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@wrenfield.example',
  phone: '+14155550142',
  messageVolume: '800',
  description: 'We tell customers when the order that they placed with us is on its way.',
  messageFlow: 'Customers tick a box on our checkout page to agree to texts about their order.',
  optInImageUrls: 'https://wrenfield.example/cropped.png',
};

describe.skipIf(!chromiumPath)('a number that texts', () => {
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;
  let phoneNumberId: string;
  let product: RunningProduct;

  const fill = (name: string, text: string) => page.getByTestId(`registration-${name}`).fill(text);
  const save = () => page.getByTestId('save').click();
  const choose = async (name: string, option: RegExp) => {
    await page.getByTestId(`registration-${name}`).press('ArrowDown');
    await page.getByRole('option', { name: option }).click();
    await page.keyboard.press('Escape');
  };
  const fair = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, 'main', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/compliance-${name}-${colorScheme}.png` });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, 'main')), ...(await overflowOf(page))]).toEqual([]);
  };
  const text = { phoneNumberId: '', to: '+16285550136', body: 'Wrenfield Home: your order ships today.' };

  beforeAll(async () => {
    product = await startProduct();
    owner = await anOwnerOnBusiness(product);
    phoneNumberId = await aBoughtNumber(product, owner, '+18335550198');
    text.phoneNumberId = phoneNumberId;
    browser = await launchChromium(product.url, 440);
    page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${product.url}/settings/compliance?number=${phoneNumberId}`);
    await page.locator(PAGE).waitFor();
  });
  afterAll(() => browser?.close());

  it('is checked while it is a draft, and its texts are refused', async () => {
    for (const [name, value] of Object.entries(FIELDS)) await fill(name, value);
    await fill('sample-0', 'Your order ships today! bit.ly/wf-20');
    await choose('useCases', /Delivery/);
    await choose('optInType', /website/);
    await save();
    const checks = page.getByTestId('checks');
    await checks.getByText('bit.ly/wf-20 is a shared short link').waitFor();
    expect(await checks.locator('li').count()).toBe(2);
    await fair('draft');
    expect(await owner.api.refused(SEND, { input: text })).toMatchObject({ code: 'UNREGISTERED_NUMBER' });
  });

  it('is rejected with what to change, corrected and approved, and its texts are sent', async () => {
    await fill('sample-0', 'Wrenfield Home: your order WH-20481 ships today.');
    await save();
    await page.getByTestId('submit-registration').click();
    await page.getByTestId('rejections').getByText('Your opt-in picture is cropped').waitFor();
    await fair('rejected');
    await fill('optInImageUrls', 'https://wrenfield.example/whole.png');
    await save();
    await page.getByTestId('submit-registration').click();
    await page.getByText('Approved. Texts to the US').waitFor();
    await eventually(async () => {
      const { sendMessage } = await owner.api.run(SEND, { input: text });
      expect(sendMessage.id).toBeTruthy();
    });
    expect(browser.errors).toEqual([]);
  });

  it('of a sole proprietor says what it costs, is rejected, corrected, confirmed by text and approved', async () => {
    const local = { ...text, phoneNumberId: await aBoughtNumber(product, owner, '+14155557802') };
    await page.goto(`${product.url}/settings/compliance`);
    await page.locator(PAGE).waitFor();
    await page.getByText('Person without a tax ID').click();
    const { website: _site, privacyPolicyUrl: _policy, optInImageUrls: _image, ...person } = FIELDS;
    const words = { ...person, businessName: 'Unlisted Ceramics', phone: '+14155550178' };
    for (const [name, value] of Object.entries(words)) await fill(name, value);
    await choose('useCases', /Delivery/);
    await fill('sample-0', 'Unlisted Ceramics: your order ships today.');
    await page.getByRole('button', { name: 'Add a sample' }).click();
    await fill('sample-1', 'Unlisted Ceramics: your order is ready to pick up.');
    await save();
    await page.getByTestId('costs').getByText('$15.00').first().waitFor();
    expect(await page.getByTestId('costs-due').textContent()).toBe('$19.50');
    await fair('costs');
    expect(await owner.api.refused(SEND, { input: local })).toMatchObject({ code: 'UNREGISTERED_NUMBER' });

    await page.getByTestId('submit-registration').click();
    await page.getByTestId('rejections').getByText('didn’t find your business').waitFor();
    await fair('unknown');
    await fill('businessName', 'Plain Ceramics');
    await fill('sample-0', 'Plain Ceramics: your order ships today.');
    await fill('sample-1', 'Plain Ceramics: your order is ready to pick up.');
    await save();
    await page.getByTestId('cost-BRAND_FEE').getByText('paid already').waitFor();
    await page.getByTestId('submit-registration').click();
    await page.getByTestId('confirmation').waitFor();
    expect(await page.getByTestId('expected').textContent()).toContain('Expected');
    await fair('confirmation');
    await new OutsideWorld(product.url).answersRegistry(words.phone);
    await page.getByText('Approved. Texts to the US').waitFor();
    await page.getByTestId('covered').getByText('Texts to the US').waitFor();
    await fair('approved');
    await eventually(async () => {
      const { sendMessage } = await owner.api.run(SEND, { input: local });
      expect(sendMessage.id).toBeTruthy();
    });
    await page.getByTestId('end-registration').click();
    await page.getByTestId('end-registration-confirm').click();
    await page.getByTestId('costs').getByText('$15.00').first().waitFor();
    expect(await owner.api.refused(SEND, { input: local })).toMatchObject({ code: 'UNREGISTERED_NUMBER' });
    expect(browser.errors).toEqual([]);
  });
});
