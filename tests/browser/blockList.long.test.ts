/**
 * Callers who are not taken, in a browser: blocked from the drawer of their call, rejected, let call again; the list, the setting for
 * anonymous callers, and what a second person sees of it. With SHOTS=folder the screens are photographed.
 *
 * @area blockList
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhone, OutsideWorld, type HeadlessPhone, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
const DRAWER = '[data-testid="call-drawer"]';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('callers who are blocked', () => {
  let url: string;
  const browsers: TestBrowser[] = [];
  let owner: Owner;
  let page: Page;
  /** A member's, once she is there. */
  let hers: Page;
  let outside: OutsideWorld;
  let phone: HeadlessPhone;

  const fair = async (of: Page, part: string, name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await of.emulateMedia({ colorScheme });
      await settled(of);
      expect(await violationsOf(of, part, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await of.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
    }
    await of.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(of, part)), ...(await overflowOf(of))]).toEqual([]);
  };
  const signedIn = async (email: string, path: string): Promise<Page> => {
    const browser = await launchChromium(url, 440);
    browsers.push(browser);
    const of = await browser.context.newPage();
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await of.getByTestId('phone-status').first().waitFor();
    await of.goto(`${url}${path}`);
    return of;
  };
  /** Somebody calls, rings and gives up. */
  const rings = async (from = CALLER) => {
    const { sid } = await outside.call(from, owner.number.number, 'silence');
    await phone.ring();
    await outside.hangUp(sid);
  };
  /** Somebody calls and is rejected; for two seconds nothing rings anywhere. */
  const isRejected = async (from = CALLER) => {
    const { sid } = await outside.call(from, owner.number.number, 'silence');
    await eventually(async () => expect((await outside.callOf(sid)).status).toBe('failed'));
    await wait(2_000);
    expect((await owner.api.run('{ getMyLiveCalls { id } }')).getMyLiveCalls).toEqual([]);
    expect(await page.getByTestId('phone-accept').count()).toBe(0);
  };
  const entry = (name: string) => page.locator(`[data-testid="timeline-entry"][data-name="${name}"]`);

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    phone = await openPhone(owner.api, { tone: 'none' });
    page = await signedIn(owner.email, '/channels/calls/history');
    await page.getByRole('heading', { name: 'Call history' }).waitFor();
  }, 120_000);

  afterAll(async () => {
    for (const browser of browsers) await browser.close();
  }, 60_000);

  it('a caller is blocked from the drawer of a call, calls again, and is rejected before anything rings', async () => {
    await rings();
    await page.getByTestId('history-row').first().click();
    await page.locator(DRAWER).getByRole('button', { name: 'Block this number' }).click();
    await page.getByTestId('caller-blocked').waitFor();
    await page.getByText('Calls from (503) 555-0174 are blocked.').waitFor();
    // Taken back, and done again by keyboard.
    await page.getByTestId('undo').click();
    await page.getByTestId('caller-blocked').waitFor({ state: 'detached' });
    await page.getByTestId('block-caller').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('caller-blocked').waitFor();
    await isRejected();
    await page.goto(`${url}/channels/calls/history`);
    const row = page.getByTestId('history-row').first();
    await row.getByText('Blocked').waitFor();
    await row.click();
    await entry('call.blocked').waitFor();
    expect(await entry('call.blocked').innerText()).toMatch(/Blocked: on the block list since .* by Noor/);
    expect(await entry('offer.ringing').count()).toBe(0);
    await fair(page, DRAWER, 'blocked-call');
  }, 120_000);

  it('stands in the list, is found there, and rings once it is taken off', async () => {
    await page.goto(`${url}/settings/channels?view=blocked`);
    await page.getByTestId('blocked-number').waitFor();
    await page.getByTestId('blocked-add').click();
    await page.getByText('Enter a phone number.').waitFor();
    await page.getByTestId('blocked-add-number').fill('12');
    await page.getByTestId('blocked-add').click();
    await page.locator('main [aria-invalid="true"]').waitFor();
    await page.getByTestId('blocked-add-number').fill('(415) 555-0142');
    await page.getByTestId('blocked-add-reason').fill('Sells toner');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('blocked-number').count()).toBe(2);
    await fair(page, 'main', 'block-list');
    await page.getByTestId('blocked-search').fill('503 555');
    await expect.poll(() => page.getByTestId('blocked-number').count()).toBe(1);
    await page.getByTestId('blocked-search').fill('nobody');
    await page.getByText('No blocked number matches.').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('button', { name: `Unblock ${CALLER}` }).click();
    await expect.poll(() => page.getByTestId('blocked-number').count()).toBe(1);
    await rings();
  }, 120_000);

  it('who hides the number is rejected where the number’s settings say so', async () => {
    await page.goto(`${url}/settings/channels`);
    await page.getByTestId('number-blockAnonymousCalls').check({ force: true });
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
    await isRejected('anonymous');
    await page.goto(`${url}/channels/calls/history`);
    await page.getByTestId('history-row').first().click();
    await entry('call.blocked_anonymous').waitFor();
    expect(await entry('call.blocked_anonymous').innerText()).toContain('Block anonymous callers');
  }, 120_000);

  it('a sender with a name is read and closed as any; nobody can call, block or answer it, and each says why', async () => {
    await outside.text('DHL', owner.number.number, 'Your parcel comes today.');
    await page.goto(`${url}/inbox`);
    const row = page.getByTestId('inbox-thread-row').filter({ hasText: 'DHL' });
    await row.click();
    const thread = page.getByTestId('thread');
    await thread.getByRole('heading', { name: 'DHL' }).waitFor();
    await row.getByTestId('inbox-unread').waitFor({ state: 'detached' });
    expect(await page.getByTestId('composer-refused').innerText()).toContain('so you can’t reply');
    expect(await page.getByTestId('composer').count()).toBe(0);
    for (const [button, why] of [
      ['thread-call', 'so it can’t be called'],
      ['block-caller', 'The block list stops calls'],
    ] as const) {
      await thread.getByTestId(button).hover();
      await page.getByRole('tooltip').filter({ hasText: why }).waitFor();
    }
    await fair(page, '[data-testid="thread"]', 'named-sender');
    await page.getByTestId('thread-details').click();
    if (shots) await page.screenshot({ path: `${shots}/named-sender-details.png` });
    await page.goto(page.url());
    await page.getByTestId('thread-done').click();
    await row.waitFor({ state: 'detached' });
    // The row goes at once; the server follows.
    const threads = async () => {
      const { fetchInbox } = await owner.api.run('{ fetchInbox(limit: 9) { data { peerNumber state unreadCount } } }');
      return fetchInbox.data as unknown[];
    };
    await expect.poll(threads).toContainEqual({ peerNumber: 'DHL', state: 'DONE', unreadCount: 0 });
  }, 120_000);

  it('a member sees who is blocked, why nothing can be changed, and who can', async () => {
    const bea = await aMember(url, owner, 'MEMBER');
    hers = await signedIn(bea.email, '/settings/channels?view=blocked');
    await hers.getByTestId('blocked-number').waitFor();
    await fair(hers, 'main', 'block-list-member');
    await hers.getByTestId('blocked-remove').hover();
    await hers.getByRole('tooltip').waitFor();
    await hers.getByTestId('blocked-remove').click({ force: true });
    expect(await hers.getByTestId('blocked-number').count()).toBe(1);
  }, 120_000);

  it('a block and its end stand on the pages that a member has open: the list, a call, a thread', async () => {
    const drawer = await hers.context().newPage();
    await drawer.goto(`${url}/channels/calls/history`);
    await drawer.getByTestId('history-row').filter({ hasText: '(503) 555-0174' }).first().click();
    const thread = await hers.context().newPage();
    await thread.goto(`${url}/inbox`);
    await thread.getByTestId('inbox-thread-row').filter({ hasText: '(503) 555-0174' }).click();
    for (const open of [drawer, thread]) await open.getByTestId('block-caller').waitFor();
    await page.goto(`${url}/settings/channels?view=blocked`);
    await page.getByTestId('blocked-add-number').fill(CALLER);
    await page.keyboard.press('Enter');
    for (const open of [drawer, thread]) await open.getByTestId('caller-blocked').waitFor();
    await expect.poll(() => hers.getByTestId('blocked-number').count()).toBe(2);
    await page.getByRole('button', { name: `Unblock ${CALLER}` }).click();
    for (const open of [drawer, thread]) await open.getByTestId('caller-blocked').waitFor({ state: 'detached' });
    await expect.poll(() => hers.getByTestId('blocked-number').count()).toBe(1);
    expect(browsers.flatMap(({ errors }) => errors)).toEqual([]);
  }, 120_000);
});
