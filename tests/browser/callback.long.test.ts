/**
 * Callbacks of a queue in a browser: who waits for one is on the live board and in the inbox, is cancelled there, or is called back.
 *
 * @area queues, calls, live
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhone, OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const [CANCELLED, CALLED_BACK, ENGAGED] = ['+15035550191', '+15035550192', '+15035550193'] as const;
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('callbacks of a queue', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let url: string;

  const row = () => page.getByTestId('live-call');
  const rowThat = (state: string) => page.locator(`[data-testid="live-call"][data-callback="${state}"]`);
  const present = (availabilityStatus: string) =>
    owner.api.run('mutation ($status: UserPresence!) { setPresence(availabilityStatus: $status) { id } }', {
      status: availabilityStatus,
    });
  const dialled = async (number: string) => (await outside.callsOf(number)).filter(({ to }) => to === number).length;
  const judged = async (name: string, within: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
      expect(await violationsOf(page, within, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, within)), ...(await overflowOf(page))]).toEqual([]);
  };
  /** Calls, hears of the key, presses it, and is let go. */
  const asks = async (from: string) => {
    const { sid } = await outside.call(from, owner.number.number, 'silence');
    const hears = (what: string) =>
      eventually(async () => expect((await outside.callOf(sid)).hears).toBe(what), 30_000);
    await hears('callback-offer.wav');
    await outside.press(sid, '1');
    await hears('callback-promised.wav');
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    const { getSinglePhoneNumber: number } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
      { id: owner.number.id },
    );
    await owner.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
      {
        input: {
          id: owner.number.id,
          version: number.version,
          type: 'QUEUE',
          queueJoinWhenEmpty: 'ANY',
          queueCallbackKey: '1',
        },
      },
    );
    await present('BUSY');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}/channels/calls/live-activity`);
    await page.getByText('No calls right now').waitFor();
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('stand on the live board with their try, and are cancelled there; nobody is dialled', async () => {
    await asks(CANCELLED);
    await rowThat('WAITING').waitFor();
    expect(await rowThat('WAITING').innerText()).toContain('Callback, try 1 of 3');
    await page.getByText('Callbacks', { exact: false }).first().waitFor();
    await judged('callback-live', '#content');
    await page.getByTestId('live-more').click();
    await page.getByTestId('live-cancel-callback').click();
    await page.getByText('Yes, cancel the callback').waitFor();
    await judged('callback-live-sure', '[role="menu"]');
    await page.getByText('Yes, cancel the callback').click();
    await page.getByText('No calls right now').waitFor();
    await present('AVAILABLE');
    const { getMyLiveCalls } = await owner.api.run('{ getMyLiveCalls { id } }');
    expect(getMyLiveCalls).toEqual([]);
    expect(await dialled(CANCELLED)).toBe(0);
    await present('BUSY');
  }, 120_000);

  it('stand in the thread as well, and say there what became of them', async () => {
    await outside.phone(CALLED_BACK, 1, 'tone:700');
    await asks(CALLED_BACK);
    await rowThat('WAITING').waitFor();
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').filter({ hasText: '555-0192' }).click();
    const card = page.locator('[data-testid="thread-item"][data-direction="OUTBOUND"]');
    await card.getByText(/^Callback, /).waitFor();
    await card.getByTestId('callback-cancel').click();
    await card.getByText('No one will call').waitFor();
    await judged('callback-thread', '[data-testid="thread-item"][data-direction="OUTBOUND"]');
    await card.getByRole('button', { name: 'Keep it' }).press('Enter');
    await eventually(async () =>
      expect(await card.getByTestId('callback-cancel').evaluate((button) => button.matches(':focus'))).toBe(true),
    );
    // A second page looks at the board while the first one stays with the card.
    const phone = await openPhone(owner.api, { tone: 440 });
    await present('AVAILABLE');
    const talk = await (await phone.ring()).accept();
    await expect.poll(() => card.getAttribute('data-status')).toBe('ON_GOING');
    expect(await card.getByTestId('waiting-callback').count()).toBe(0);
    expect(await dialled(CALLED_BACK)).toBe(1);
    await page.goto(`${url}/channels/calls/live-activity`);
    await rowThat('TALKING').waitFor();
    expect(await row().innerText()).toContain('Callback, try 1 of 3');
    await judged('callback-talking', '#content');
    const { sid } = (await outside.callsOf(CALLED_BACK)).find(({ to }) => to === CALLED_BACK)!;
    await outside.hangUp(sid);
    await talk.ended;
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').filter({ hasText: '555-0192' }).click();
    await card.getByText('Answered').waitFor();
    if (shots) await page.screenshot({ path: `${shots}/callback-done.png` });
  }, 180_000);

  it('wait for their next try when the line was engaged, and are cancelled in the drawer of the call', async () => {
    await present('BUSY');
    await outside.phone(ENGAGED, 'busy');
    await asks(ENGAGED);
    const phone = await openPhone(owner.api, { tone: 440 });
    await present('AVAILABLE');
    await (await phone.ring()).accept();
    await page.goto(`${url}/channels/calls/live-activity`);
    await rowThat('LATER').waitFor();
    expect(await rowThat('LATER').innerText()).toContain('Callback, try 2 of 3');
    await judged('callback-later', '#content');
    await page.goto(`${url}/channels/calls/history`);
    const waits = page.getByTestId('history-row').filter({ hasText: '555-0193' }).first();
    await waits.getByText('Waiting for a callback').waitFor();
    await waits.click();
    const drawer = page.getByTestId('call-drawer');
    await drawer.getByText('Waiting for a callback').first().waitFor();
    // Its place is told when its time has come.
    expect(await drawer.innerText()).not.toContain('in line');
    await drawer.getByTestId('callback-cancel').click();
    await judged('callback-drawer', '[data-testid="call-drawer"]');
    await drawer.getByTestId('callback-cancel-sure').click();
    await drawer.getByTestId('callback-cancel-sure').waitFor({ state: 'detached' });
    await drawer.getByTestId('callback-cancel').waitFor({ state: 'detached' });
    await page.goto(`${url}/channels/calls/live-activity`);
    await page.getByText('No calls right now').waitFor();
    expect(await dialled(ENGAGED)).toBe(1);
  }, 180_000);
});
