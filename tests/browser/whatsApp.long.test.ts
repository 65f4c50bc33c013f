/**
 * WhatsApp beyond its 24 hours: a template is written, judged and sent from the composer by keys alone to somebody who never
 * wrote there; the phone outside shows it, and its button comes back. With SHOTS=folder the screens are photographed.
 *
 * @area inbox, messages, sandbox
 * @minutes 1
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const PEER = '+15035550174';
const VERA = '+16285550136';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('WhatsApp', () => {
  let url: string;
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;

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

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    owner = await anOwnerOnBusiness(product, 'Noor');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
  }, 120_000);
  afterAll(() => browser?.close(), 60_000);

  it('a number is connected, and a template written and approved', async () => {
    await page.goto(`${url}/settings/whatsapp`);
    await page.getByTestId('whatsapp-connect').click();
    await page.locator('[data-testid="whatsapp-sender"][data-state="ONLINE"]').waitFor();
    await page.getByTestId('template-new').click();
    await page.getByTestId('template-name').fill('Item on hold');
    await page.getByTestId('template-body').fill('Hi {{1}}, your {{2}} is on hold. Reply to keep it.');
    await page.getByTestId('template-sample').nth(0).fill('Priya');
    await page.getByTestId('template-sample').nth(1).fill('walnut sideboard');
    await page.getByTestId('template-add-button').click();
    await page.getByTestId('template-button-text').fill('Keep it');
    await fair('[data-testid="template-form"]', 'template-form');
    await page.getByTestId('template-save').click();
    await page.getByTestId('template-submit').click();
    await page.locator('[data-testid="whatsapp-template"][data-state="APPROVED"]').waitFor();
    await fair('main', 'templates');
  });

  it('one is sent by keys to somebody who never wrote there, and its button comes back', async () => {
    await new OutsideWorld(url).text(PEER, owner.number.number, 'Is the sideboard free?');
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').first().click();
    await page.getByTestId('composer-number').click();
    await page.getByTestId('channel-WHATSAPP').click();
    await page.getByTestId('template-composer').waitFor();
    await page.getByTestId('template-value').nth(0).fill('Priya');
    await fair('[data-testid="composer"]', 'template-composer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('walnut sideboard');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-direction="OUTBOUND"][data-status="DELIVERED"]').waitFor();
    await page.getByText('Hi Priya, your walnut sideboard is on hold. Reply to keep it.').first().waitFor();
    await page.getByTestId('message-buttons').getByText('Keep it').waitFor();

    const bench = await browser.context.newPage();
    await bench.goto(`${url}/sandbox`);
    const phone = bench.locator(`[data-testid="handset-phone"][data-number="${PEER}"]`);
    if ((await phone.getByTestId('handset-texts').count()) === 0) await phone.getByTestId('handset-text').click();
    await phone.getByTestId('handset-button').waitFor();
    if (shots) await phone.screenshot({ path: `${shots}/template-phone.png` });
    await phone.getByTestId('handset-button').click();
    await page.locator('[data-direction="INBOUND"][data-channel="WHATSAPP"]').getByText('Pressed a button').waitFor();
    // The window is open: words may be written.
    await page.locator('[data-testid="whatsapp-window"][data-open="true"]').waitFor();
    await page.getByTestId('composer-input').waitFor();
    await fair('main', 'template-sent');
  });

  it('a Viber conversation: the answer leaves by Viber with a button, is read, and a phone that blocks it is told', async () => {
    const outside = new OutsideWorld(url);
    await outside.viber(VERA, owner.number.number, 'Do you deliver to Alameda?');
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').filter({ hasText: 'Do you deliver to Alameda?' }).click();
    await page.locator('[data-direction="INBOUND"][data-channel="VIBER"]').waitFor();
    // What they wrote by is what the answer leaves by, at the price of a reply.
    await page.getByTestId('composer-number').getByText('Viber').waitFor();
    await page.getByTestId('composer-input').fill('We do, on Saturdays.');
    await page.getByTestId('viber-add-button').click();
    await page.getByTestId('viber-button-text').fill('Delivery area');
    await page.getByTestId('viber-button-url').fill('https://wrenfield.example/delivery');
    await fair('[data-testid="composer"]', 'viber-composer');
    await page.getByTestId('composer-input').press('Control+Enter');
    const answer = page.locator('[data-direction="OUTBOUND"][data-channel="VIBER"]');
    await answer.and(page.locator('[data-status="DELIVERED"]')).waitFor();
    await answer.getByTestId('message-buttons').getByText('Delivery area').waitFor();
    const [arrived] = (await outside.textsOf(VERA)).filter(({ body }) => body === 'We do, on Saturdays.');
    expect(arrived).toMatchObject({ channel: 'viber', link: { text: 'Delivery area' } });
    await outside.read(arrived!.sid);
    await answer.and(page.locator('[data-status="READ"]')).waitFor();
    await fair('main', 'viber-sent');

    await outside.setPhone(VERA, { viber: 'blocks' });
    await page.getByTestId('composer-input').fill('Anything else?');
    await page.getByTestId('composer-input').press('Control+Enter');
    await page.locator('[data-channel="VIBER"][data-failed="true"]').waitFor();
    await page.getByTestId('composer-number').click();
    await page.locator('[data-testid="channel-VIBER"][aria-disabled="true"]').waitFor();
    if (shots) await page.screenshot({ path: `${shots}/viber-blocked.png` });
    await page.goto(`${url}/settings/viber`);
    await page.locator('[data-testid="viber-sender"][data-state="READY"]').waitFor();
    await fair('main', 'viber-settings');
  });
});
