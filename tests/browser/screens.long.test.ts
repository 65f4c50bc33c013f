/**
 * Every built screen of the demo workspace, light and dark: no barrier that axe-core finds (WCAG 2.2 AA), no disabled
 * control without its reason, nothing wider than the window from 360 to 1920 px. With SHOTS=folder each is also
 * photographed.
 *
 * @area web/app, web/base, web/ui, sign-in, onboarding, home, inbox, calls, contacts, phone, sandbox/ui
 * @minutes 2
 */
import path from 'node:path';
import type { Product } from '@ringline/deploy/all-in-one';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overBudget } from '../testkit/budget.ts';
import { startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, rawTextOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const WIDTHS = [360, 768, 1440, 1920];
const DESK = { width: 1440, height: 900 };
/** What stands in the frame that home is judged with. */
const MAIN = 'main';
const PHONE = '[data-testid=phone]';
/** The demo workspace's Support line. */
const SUPPORT = '+14155550142';
const CALLER = '+15035550174';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('every screen', () => {
  const began = performance.now();
  let judged = 0;
  let product: Product;
  let browser: TestBrowser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ DEMO_WORKSPACE: 'true' });
    browser = await launchChromium(product.url, 440);
    page = await browser.context.newPage();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  const open = (address: string) => page.goto(product.url + address);
  const seen = (testId: string) => page.getByTestId(testId).first().waitFor();
  const phoneIn = (state: string) => page.locator(`[data-testid="phone"][data-state="${state}"]`).waitFor();
  /** The page's own heading stands: it has loaded. */
  const heading = () => page.getByRole('heading', { level: 1 }).first().waitFor();

  /** Judges what is on the screen now, or what stands over a screen; everything at once, so that one run tells all. */
  async function isSound(name: string, within = 'html'): Promise<void> {
    judged += 1;
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(
        ...(await violationsOf(page, within, colorScheme === 'light' ? 'all' : 'colour')).map(
          (line) => `${colorScheme}: ${line}`,
        ),
      );
      if (shots) await page.screenshot({ path: path.join(shots, `${name}-${colorScheme}.png`) });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      problems.push(...(await overflowOf(page)).map((line) => `${width} px: ${line}`));
    }
    if (shots) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: path.join(shots, `${name}-390.png`) });
    }
    await page.setViewportSize(DESK);
    problems.push(...(await unexplainedOf(page, within)), ...(await rawTextOf(page)));
    expect.soft(problems, name).toEqual([]);
  }

  it('signing in: the sandbox, an email, a new account, its code', async () => {
    await open('/login');
    await page.getByRole('button', { name: 'Start empty' }).waitFor();
    await isSound('login-sandbox');
    await open('/login?view=email');
    await heading();
    await isSound('login-email');
    await open('/login?view=sign-up');
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Work email').fill('noor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a quiet harbour at dawn');
    await isSound('login-sign-up');
    await page.locator('form button[type=submit]').click();
    await page.locator('input[autocomplete="one-time-code"], [inputmode=numeric]').first().waitFor();
    await isSound('login-code');
    await open('/error');
    await heading();
    await isSound('error');
  });

  it('choosing a workspace, and making one', async () => {
    await open('/login');
    await page.getByRole('button', { name: /demo/i }).click();
    await seen('phone-status');
    await open('/get-started');
    await page.getByLabel('Workspace name').fill('Harbour Lamps');
    await isSound('get-started');
    await page.locator('form button[type=submit]').click();
    await seen('onboarding-leave');
    await isSound('onboarding');
    await page.getByTestId('onboarding-leave').click();
    await seen('test-number');
    await isSound('home-of-a-newcomer');
    await open('/select-workspace');
    await page.getByRole('button', { name: /Wrenfield/ }).waitFor();
    await isSound('select-workspace');
    await page.getByRole('button', { name: /Wrenfield/ }).click();
    await seen('phone-status');
  });

  it('home, the inbox, the call history, the contacts', async () => {
    await open('/');
    await heading();
    await isSound('home');
    await open('/inbox');
    await seen('inbox-thread-row');
    await isSound('inbox', MAIN);
    await page.getByTestId('inbox-thread-row').first().click();
    await seen('thread-item');
    await isSound('thread', MAIN);
    await open('/channels/calls/history');
    await seen('history-row');
    await isSound('history', MAIN);
    await page.getByTestId('history-row').first().getByRole('button').first().click();
    await seen('timeline-entry');
    await isSound('history-call', MAIN);
    await open('/connections/contacts');
    await seen('contact-row');
    await isSound('contacts', MAIN);
    await page.getByTestId('contact-row').first().getByRole('button').first().click();
    await seen('contact-details');
    await isSound('contact', MAIN);
    await open('/connections/contacts');
    await page.getByTestId('contact-add').click();
    await seen('contact-form');
    await isSound('contact-add', '[role=dialog]');
  });

  it('pages to come, the command palette, the map of keys', async () => {
    await open('/settings/users');
    await heading();
    await isSound('coming-soon', MAIN);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await isSound('command-palette', '[role=dialog]');
    await open('/');
    await heading();
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog').waitFor();
    await isSound('shortcut-map', '[role=dialog]');
  });

  it('what opens over a page: presence, account, the schedule, unsaved changes, an end of access; an address of nothing', async () => {
    await open('/');
    await page.getByTestId('presence-wide').or(page.getByTestId('presence-narrow')).first().click();
    await seen('presence-menu');
    await isSound('presence-menu', '[role=menu]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menu').waitFor();
    await isSound('account-menu', '[role=menu]');
    await open('/settings/notifications');
    await page.getByTestId('schedule-enabled').click({ force: true });
    await seen('day-1');
    await isSound('notification-schedule', MAIN);
    await page.getByRole('link', { name: 'Teams' }).first().click();
    await page.getByRole('dialog').waitFor();
    await isSound('unsaved-guard', '[role=dialog]');
    await page.getByRole('button', { name: 'Leave' }).click();
    await open('/settings/users');
    await page.locator('[data-testid="member-row"][data-email^="dan@"]').getByTestId('member-open').click();
    await page.getByTestId('member-deactivate').click();
    await seen('deactivation-reason');
    await isSound('deactivate', '[role=dialog]');
    await open('/nothing/is/here');
    await heading();
    await isSound('not-found');
  });

  it('the phone: idle, keypad, settings, ringing, in a call, on hold', async () => {
    await open('/');
    await page.locator('[data-testid="phone-status"][data-status="ready"]').waitFor();
    await page.getByTestId('phone-open').click();
    await seen('recent-call');
    await isSound('phone-idle', PHONE);
    await page.getByTestId('dialer-keypad').click();
    await seen('key-1');
    await isSound('phone-keypad', PHONE);
    const phone = page.getByTestId('phone');
    await phone.getByRole('button', { name: 'Settings' }).click();
    await phone.getByText('Manage your call settings').waitFor();
    await isSound('phone-settings', PHONE);
    await phone.getByRole('button', { name: 'Close' }).click();

    await fetch(`${product.url}/sandbox/api/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: CALLER, to: SUPPORT, says: 'tone:1000' }),
    });
    await phoneIn('INCOMING_CALL');
    await isSound('phone-incoming', PHONE);
    await page.getByTestId('phone-accept').click();
    await phoneIn('IN_CALL');
    await isSound('phone-in-call', PHONE);
    await page.getByTestId('call-hold').click();
    await seen('call-held');
    await isSound('phone-held', PHONE);
    await page.getByTestId('call-end').click();
  });

  it('the sandbox: handsets and mailbox', async () => {
    await open('/sandbox');
    await seen('handset-phone');
    await isSound('sandbox');
    await open('/sandbox/mail');
    await seen('mail-item');
    await isSound('sandbox-mail');
  });

  it('a control without its reason would have been found', async () => {
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div id="controls"><p id="reason">Why.</p><p id="none"></p>
          <button disabled>one</button><button aria-disabled="true" aria-describedby="none">two</button>
          <button disabled aria-describedby="reason">said</button><button disabled title="Why.">said</button>
          <button disabled hidden>unseen</button><form aria-busy="true"><button disabled>sent</button></form>
          <fieldset disabled><select aria-label="three"></select></fieldset></div>`,
      );
    });
    const found = await unexplainedOf(page, '#controls');
    expect(found.map((line) => /reason: (\w+)/.exec(line)?.[1])).toEqual(['one', 'two', 'three']);
  });

  it('none costs more than a page may', () => {
    expect(overBudget('page', { count: judged, tookMs: performance.now() - began })).toBeUndefined();
  });

  it('no page has stumbled', () => {
    expect(browser.errors).toEqual([]);
    expect(browser.strays).toEqual([]);
  });
});
