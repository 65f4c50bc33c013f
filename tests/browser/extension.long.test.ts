/**
 * The phone for a partner's page: in a window or a frame it calls a number by itself, and goes away when that call is over.
 *
 * @area extension, phone
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loudnessAt } from './hearing.ts';
import { overflowOf, settled, violationsOf } from './screens.ts';

const OUTSIDE = '+15035550171';
const OUTSIDE_HZ = 700;

describe.skipIf(!chromiumPath)('the phone on a page of a partner', () => {
  let url: string;
  let browser: TestBrowser;
  let partner: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let partnerUrl: string;

  beforeAll(async () => {
    partnerUrl = await partnersSite(() => url);
    const product = await startProduct({ EXTENSION_ORIGINS: partnerUrl });
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    browser = await launchChromium(url, 440);
    partner = await browser.context.newPage();
    await partner.goto(`${url}/login?view=email`);
    await partner.getByLabel('Email').fill(owner.email);
    await partner.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await partner.getByRole('button', { name: 'Sign in', exact: true }).click();
    await partner.getByTestId('phone-status').first().waitFor();
    // A page without a phone of its own stands for the partner's.
    await partner.goto(`${url}/error`);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  const open = async (query: string): Promise<Page> => {
    const [page] = await Promise.all([
      partner.waitForEvent('popup'),
      partner.evaluate(
        (address) => void window.open(address, '_blank', 'width=400,height=550'),
        `/crm-extension${query}`,
      ),
    ]);
    return page;
  };
  /** Ends the call, which closes the window: it may be gone before the click has been answered. */
  const endAndClose = async (page: Page) => {
    const closed = page.waitForEvent('close');
    await page
      .getByTestId('call-end')
      .click()
      .catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    await closed;
  };
  const inState = (page: Page, wanted: string) =>
    page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();

  it('shows its settings first, in the theme that the address names, without what would hide it', async () => {
    const page = await open('?theme=dark');
    await page.getByText('Manage your call settings').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
    // The theme of the partner's page is that window's alone.
    expect(await page.evaluate(() => localStorage.getItem('ringline.theme'))).toBeNull();
    expect(await partner.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('light');
    await settled(page);
    expect(await violationsOf(page, 'html', 'all')).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByTestId('dialer-input').waitFor();
    await page.locator('[data-status="ready"]').first().waitFor();
    const { sid } = await outside.call(OUTSIDE, owner.number.number, 'silence');
    await inState(page, 'INCOMING_CALL');
    expect(await page.getByTestId('phone-mute-ringing').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await outside.hangUp(sid);
    await inState(page, 'IDLE');
    await page.close();
  }, 120_000);

  it('calls the number that the address names, and goes away when the call is over', async () => {
    await outside.phone(OUTSIDE, 1, `tone:${OUTSIDE_HZ}`);
    const page = await open(`?call=${encodeURIComponent(OUTSIDE)}`);
    await inState(page, 'IN_CALL');
    await eventually(async () => expect((await loudnessAt(page, [OUTSIDE_HZ]))[0]).toBeGreaterThan(-45), 20_000);

    // The controls stand at the bottom of the window, whatever is opened above them.
    await page.setViewportSize({ width: 400, height: 550 });
    const bottomOf = async (what: Locator) => {
      const box = await what.boundingBox();
      return box && box.y + box.height;
    };
    const controls = page.getByTestId('call-end').locator('..');
    const atTheBottom = () => eventually(async () => expect(await bottomOf(controls)).toBe(550));
    await atTheBottom();
    await page.getByTestId('call-keypad').click();
    await page.getByTestId('key-#').waitFor();
    await atTheBottom();
    expect(await bottomOf(page.getByTestId('key-#'))).toBeLessThan((await controls.boundingBox())?.y ?? 0);
    // What a press does next stands under the button.
    await page.getByTestId('call-record').click();
    await controls.getByText('Stop', { exact: true }).waitFor();
    await page.getByTestId('call-record').click();
    await controls.getByText('Record', { exact: true }).waitFor();

    await endAndClose(page);
  }, 120_000);

  it('beside an open tab of ours it takes the phone over from that, and gives it back; a call keeps the phone there', async () => {
    await outside.phone(OUTSIDE, 1, `tone:${OUTSIDE_HZ}`);
    await partner.goto(url);
    const phoneIs = (page: Page, status: string) =>
      page.locator(`[data-testid="phone-status"][data-status="${status}"]`).first().waitFor();
    await phoneIs(partner, 'ready');
    const page = await open(`?call=${encodeURIComponent(OUTSIDE)}`);
    await inState(page, 'IN_CALL');
    await phoneIs(partner, 'elsewhere');
    await endAndClose(page);
    await phoneIs(partner, 'ready');

    const { sid } = await outside.call(OUTSIDE, owner.number.number, 'silence');
    await inState(partner, 'INCOMING_CALL');
    const second = await open(`?call=${encodeURIComponent(OUTSIDE)}`);
    await second.getByTestId('phone-away').getByText('Your phone rings in another tab of this browser.').waitFor();
    await second.getByTestId('phone-take-over').click();
    await second.getByText('You are on a call in the other tab.').waitFor();
    await inState(partner, 'INCOMING_CALL');
    await outside.hangUp(sid);
    await partner.locator('[data-testid="phone"]').waitFor({ state: 'detached' });
    await second.getByTestId('phone-take-over').click();
    await phoneIs(partner, 'elsewhere');
    await second.locator('[data-status="ready"]').first().waitFor();
    await second.close();
    await partner.goto(`${url}/error`);
  }, 180_000);

  it('in the frame of another site it signs in by itself, calls what that page asks for, and is there again after a reload', async () => {
    await outside.phone(OUTSIDE, 1, `tone:${OUTSIDE_HZ}`);
    // Another browser: nobody is signed in, neither here nor on any page of ours.
    const stranger = await launchChromium(partnerUrl, 440);
    try {
      const page = await stranger.context.newPage();
      await page.goto(partnerUrl);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Sign in with email', exact: true }).click();
      await frame.getByLabel('Email').fill(owner.email);
      await frame.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
      const ready = () => frame.locator('[data-status="ready"]').first().waitFor({ timeout: 60_000 });
      await ready();
      expect((await stranger.context.cookies()).filter(({ name }) => name === 'ringline_refresh')).toMatchObject([
        { httpOnly: true, secure: true, sameSite: 'None' },
      ]);

      await page.reload();
      await ready();
      await page.evaluate(
        ([number]) =>
          document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'ringline.call', number }, '*'),
        [OUTSIDE],
      );
      await frame.locator('[data-testid="phone"][data-state="IN_CALL"]').waitFor();
      await frame.getByTestId('call-end').click();
      await page.getByText('ringline.hide').waitFor();
      expect(stranger.errors).toEqual([]);
    } finally {
      await stranger.close();
    }
  }, 180_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect([browser.strays, browser.errors]).toEqual([[], []]);
  });
});

/** A site of somebody else's: for browsers 127.0.0.1 is another one than `localhost`. It frames the phone and writes down what that says. */
async function partnersSite(product: () => string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>CRM</title><p id="heard"></p>
<script>addEventListener('message', ({ data }) => { heard.textContent = data.type; });</script>
<iframe src="${product()}/crm-extension" width="400" height="550" allow="microphone; autoplay"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
