/**
 * What a member meets in a day that an owner does not: figures of their own calls, colleagues' texts, a number that nobody has yet,
 * and what is not theirs to do.
 *
 * @area analytics, inbox, calls, numbers
 */
import { drawnPicture } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, openPhone, type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
const FRIEND = '+13105550177';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a member’s day', () => {
  let url: string;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let dan: Person;
  let outside: OutsideWorld;

  const shot = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  };
  const ask = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(typed);
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    dan = await aMember(url, owner, 'MEMBER', { firstName: 'Dan' });
    const phone = await openPhone(owner.api, { tone: 'none' });
    // Two calls: one that the member was not asked for, one text of the owner's to the same person.
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    const talk = await (await phone.ring()).accept();
    await outside.hangUp(sid);
    await talk.ended;
    await owner.api.run(SEND, { input: { phoneNumberId: owner.number.id, to: CALLER, body: 'On Friday at ten.' } });
    await owner.api.run(SEND, { input: { phoneNumberId: owner.number.id, to: FRIEND, body: 'Your chair is ready.' } });
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(dan.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('Home offers what a member can do, and nothing that somebody else sets up', async () => {
    await page.goto(`${url}/`);
    await page.getByTestId('setup-ADD_CONTACTS').waitFor();
    for (const step of ['WORKSPACE_DETAILS', 'TEST_SETUP_CALLFLOW', 'COMPLIANCE', 'SET_GOALS'])
      expect(await page.getByTestId(`setup-${step}`).count()).toBe(0);
    // Money is not a member's to see: how long they talked stands there instead.
    await page.getByTestId('figure-talkTime').waitFor();
    expect(await page.getByTestId('figure-spent').count()).toBe(0);
    await shot('member-home');
  }, 60_000);

  it('the settings lead to what a member may see, and what can only be read looks so', async () => {
    await page.goto(`${url}/settings/workspaces`);
    const field = page.getByLabel('Display name');
    await field.waitFor();
    for (const name of ['Billing', 'Email alerts', 'Change plan', 'Website widget'])
      expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
    const surfaceOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const readOnly = await field.evaluate(surfaceOf);
    await shot('member-settings');
    await page.goto(`${url}/account-settings/profile`);
    expect(await page.getByLabel('First name').evaluate(surfaceOf)).not.toBe(readOnly);
  }, 60_000);

  it('figures of their own calls say so, and lead to no list that has others', async () => {
    await page.goto(`${url}/channels/calls/live-activity`);
    await page.getByTestId('live-since').getByText('Your calls').waitFor();
    expect(await page.getByRole('link', { name: /Show the calls/ }).count()).toBe(0);
    await settled(page);
    expect(await violationsOf(page, '#content', 'all')).toEqual([]);
    await shot('member-live');
    await page.goto(`${url}/channels/calls`);
    await page.getByText(/^Your calls · Times in/).waitFor();
    await shot('member-overview');
  }, 60_000);

  it('a colleague’s text has their name, one’s own does not', async () => {
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').getByText('Noor: On Friday at ten.').click();
    const bubbles = page.locator('[data-testid="thread-item"][data-kind="message"]');
    await bubbles.getByTestId('message-sender').getByText('Noor').waitFor();
    await page.getByTestId('composer-input').fill('See you then.');
    await page.getByTestId('composer-send').click();
    await page.getByTestId('inbox-thread-row').getByText('You: See you then.').waitFor();
    expect(await bubbles.getByTestId('message-sender').allInnerTexts()).toEqual(['Noor']);
    await settled(page);
    expect(await violationsOf(page, '#content', 'all')).toEqual([]);
    await shot('member-inbox');
  }, 60_000);

  it('pictures and files from outside are seen, and a text of nothing says so', async () => {
    const photo = await drawnPicture(1_600, 1_200);
    await outside.text(CALLER, owner.number.number, '', [
      { contentType: 'image/jpeg', bytes: photo },
      { contentType: 'text/x-vcard', bytes: Buffer.from('BEGIN:VCARD\r\nFN:Mia\r\nEND:VCARD\r\n') },
    ]);
    const row = page.getByTestId('inbox-thread-row').filter({ hasText: '(503) 555-0174' });
    await row.getByText('1 picture · 1 contact card').waitFor();
    await row.click();
    const files = page.getByTestId('message-attachments').last();
    const picture = files.getByRole('img', { name: 'Picture 1 of 2' });
    await picture.waitFor();
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth === 1_600,
      await picture.elementHandle(),
    );
    const download = page.waitForEvent('download');
    await files.getByTestId('attachment-download').click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
    await outside.text(CALLER, owner.number.number, '\u200b');
    await row.getByText('Empty message').waitFor();
    await page.locator('[data-testid="thread-item"]').getByText('Empty message').waitFor();
    await settled(page);
    expect(await violationsOf(page, '#content', 'all')).toEqual([]);
    await shot('member-pictures');
  }, 60_000);

  it('what is said of a finished thread lies over nothing that is being written, however wide the page is', async () => {
    await page.getByTestId('inbox-thread-row').filter({ hasText: 'chair' }).click();
    await page.getByTestId('thread-done').click();
    const toast = page.locator('.mantine-Notification-root');
    await toast.hover();
    for (const width of [1440, 1024, 820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const [said, written] = await Promise.all([toast.boundingBox(), page.getByTestId('composer').boundingBox()]);
      if (!said || !written) throw new Error(`nothing to see at ${width}`);
      expect(said.x + said.width <= written.x || said.y + said.height <= written.y, `at ${width}`).toBe(true);
      await shot(`member-toast-${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }, 60_000);

  it('the palette calls a number that nobody has, and begins a message to it', async () => {
    await ask('message 2125550199');
    await page.getByRole('dialog').getByText('Message (212) 555-0199').waitFor();
    await shot('member-palette');
    await page.keyboard.press('Enter');
    await page.getByTestId('new-message').getByTestId('composer').waitFor();
    expect(await page.getByTestId('new-message-to').inputValue()).toBe('+12125550199');
    expect(page.url()).not.toContain('0199');
    // A thread of the list takes its place.
    await page.getByTestId('inbox-thread-row').first().click();
    await page.getByTestId('thread-call').waitFor();
    await ask('2125550199');
    await page.getByRole('dialog').getByText('Call (212) 555-0199').waitFor();
    await page.keyboard.press('Enter');
    await page
      .locator('[data-testid="phone"][data-state="OUTGOING_CALL"], [data-testid="phone"][data-state="IN_CALL"]')
      .waitFor();
    await shot('member-calls');
  }, 60_000);
});
