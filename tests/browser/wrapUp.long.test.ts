/**
 * After a call of a queue the phone counts down its wrap-up, also in a page that is loaded meanwhile; what it says is when it rings.
 *
 * @area phone, presence, queues
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';

const CALLER = '+15035550193';
/** Seconds: long enough to load the page in it. */
const WRAP_UP = 30;

describe.skipIf(!chromiumPath)('the wrap-up on the phone', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;

  const inState = (wanted: string) => page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  /** The seconds that the phone shows. */
  const shown = async () => Number(/(\d+) s/.exec(await page.getByTestId('wrap-up').first().innerText())?.[1]);

  beforeAll(async () => {
    const product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    const { getSinglePhoneNumber: number } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
      { id: owner.number.id },
    );
    await owner.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
      { input: { id: owner.number.id, version: number.version, type: 'QUEUE', queueWrapUp: WRAP_UP } },
    );
    browser = await launchChromium(product.url, 440);
    page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('counts down, goes on after a reload, and no caller rings before it is over', async () => {
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await outside.hangUp(sid);
    await page.getByTestId('wrap-up').first().waitFor();
    const since = Date.now();
    const first = await shown();
    expect(first).toBeLessThanOrEqual(WRAP_UP);
    await eventually(async () => expect(await shown()).toBeLessThan(first), 5_000);

    await page.reload();
    await page.getByTestId('wrap-up').first().waitFor();
    // As the server counts it: not begun anew by the page.
    const passed = (Date.now() - since) / 1_000;
    expect(await shown()).toBeLessThanOrEqual(first - passed + 2);

    await outside.call(CALLER, owner.number.number, 'silence');
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor({ timeout: 60_000 });
    expect((Date.now() - since) / 1_000).toBeGreaterThan(first - 2);
    await page.getByTestId('phone-decline').click();
    await page.getByTestId('phone').waitFor({ state: 'detached' });
  }, 120_000);

  it('leads from one call to the next without the phone in the way: conversation, outcome, note, more time, ready', async () => {
    const note = 'Wants a refund by Friday';
    await page.getByRole('link', { name: 'Inbox', exact: true }).click();
    await page.waitForURL(/\/inbox/);
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    // Answering opens the conversation.
    await page.waitForURL(/\/inbox\?contactId=/);
    await inState('IN_CALL');
    await outside.hangUp(sid);

    await page.getByTestId('wrap-up-card').waitFor();
    await page.getByTestId('note-outcome-FOLLOW_UP').click();
    await page.getByTestId('note-text').fill(note);
    await page.getByTestId('wrap-up-more').click();
    await eventually(async () => expect(await shown()).toBeGreaterThan(WRAP_UP), 5_000);
    await page.getByTestId('wrap-up-ready').click();
    await page.getByTestId('phone').waitFor({ state: 'detached' });
    const card = page.locator('[data-testid="thread-item"][data-kind="call"]').last();
    await card.getByText(note).waitFor();
    await card.getByText('Follow up').waitFor();
    // Nothing lies over what is written next.
    await page.getByTestId('composer-input').fill('On its way');
    await page.getByTestId('composer-send').click({ trial: true, timeout: 2_000 });

    await outside.call(CALLER, owner.number.number, 'silence');
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor({ timeout: 8_000 });
    await page.getByTestId('phone-decline').click();
    await page.getByTestId('phone').waitFor({ state: 'detached' });
  }, 120_000);
});
