/**
 * The dialer as somebody uses it all day: a name with Enter, an attempt that is mended, calls that happened meanwhile; and the
 * strip of a call, which covers nothing at any width and has every button in reach on a narrow screen. With SHOTS=folder it is
 * photographed.
 *
 * @area phone, calls
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, startProduct, type Owner } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { inState, phonePage } from './phonePage.ts';
import { coveredIn, overflowOf, settled, violationsOf } from './screens.ts';

const PEOPLE = [
  { firstName: 'Ines', lastName: 'Moreau', phoneNumber: '+15035550161' },
  { firstName: 'Otto', lastName: 'Brandt', phoneNumber: '+15035550162' },
  { firstName: 'Otto', lastName: 'Lang', phoneNumber: '+15035550163' },
];
const CALLER = '+15035550164';
/** Pixels: a phone, both sides of each width at which the shell changes, and the widest that is designed for (ux §2). */
const WIDTHS = [360, 400, 640, 641, 768, 900, 901, 1024, 1100, 1280, 1440, 1920];
const shots = process.env['SHOTS'];
const ADD =
  'mutation ($firstName: String!, $lastName: String, $phoneNumber: String!) { createContact(firstName: $firstName, lastName: $lastName, phoneNumber: $phoneNumber) { id } }';

describe.skipIf(!chromiumPath)('the dialer and the strip of a call', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let sid: string;
  const field = () => page.getByTestId('dialer-input');
  const problem = () => page.getByTestId('phone-problem');
  const strip = () => page.getByTestId('call-strip');
  const why = () => page.getByTestId('dialer-why');
  const chip = () => page.getByTestId('phone-status').first();
  /** Pastes a text where the focus is. */
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  /** What is in reach has no barrier in either theme; and its picture. */
  const isSound = async (within: string, name: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const violations = await violationsOf(page, within, colorScheme === 'light' ? 'all' : 'colour');
      expect([name, ...violations]).toEqual([name]);
      if (shots) await page.screenshot({ path: path.join(shots, `${name}-${colorScheme}.png`) });
    }
  };

  beforeAll(async () => {
    const product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    for (const person of PEOPLE) await owner.api.run(ADD, person);
    browser = await launchChromium(product.url, 440);
    page = await phonePage(browser.context, product.url, owner.email);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('shows the last calls as soon as the server is back, with nobody asking again', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.keyboard.press('Control+Shift+D');
    await inState(page, 'IDLE');
    const again = page.getByTestId('phone').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await leaveAlone(page);
    await again.waitFor({ state: 'detached' });
    await page.getByText('No calls yet. Try your test number.').waitFor();
  }, 60_000);

  it('calls nobody for a name that nobody has, and takes the word back when something else is typed', async () => {
    await field().fill('zzz');
    // Before the answer is there.
    await field().press('Enter');
    await problem().getByText('Phone number is not valid').waitFor();
    expect(await page.getByTestId('phone').getAttribute('data-state')).toBe('IDLE');
    await field().fill('+1503');
    await problem().waitFor({ state: 'detached' });
    await field().fill('zzz');
    await page.getByText('No contact has this name').waitFor();
    await field().press('Enter');
    await problem().getByText('Phone number is not valid').waitFor();
  }, 60_000);

  it('says that contacts cannot be looked for while the server is away, not that nobody has the name', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await field().fill('Otto');
    await page.getByText('Unable to connect to our server').waitFor();
    await field().press('Enter');
    await problem().getByText('Unable to connect to our server').waitFor();
    await leaveAlone(page);
    // The same press asks anew.
    await field().press('Enter');
    await page.getByTestId('contact-match').nth(1).waitFor();
    await field().fill('');
  }, 60_000);

  it('goes to the first of several with the name, by Enter and by the arrows', async () => {
    await field().fill('Otto');
    const rows = page.getByTestId('contact-match');
    await rows.nth(1).waitFor();
    await field().press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toContain(
      await rows
        .nth(0)
        .innerText()
        .then((text) => text.split('\n')[0] ?? '?'),
    );
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain(
      await rows
        .nth(1)
        .innerText()
        .then((text) => text.split('\n')[0] ?? '?'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  }, 60_000);

  it('says at the field why what is typed is no number, before it is called', async () => {
    await field().fill('503555016');
    await why().getByText('Too short for a phone number. Type all its digits.').waitFor();
    const described = await field().getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(await why().textContent());
    await isSound('[data-testid="phone"]', 'dialer-short');
    await field().fill('5035550161');
    await page.getByText('Press enter to call', { exact: true }).waitFor();
    expect(await why().count()).toBe(0);
    await field().fill('50355501611');
    await why().getByText('This isn’t a valid local number').waitFor();
    await isSound('[data-testid="phone"]', 'dialer-foreign');
    await field().fill('+999123456');
    await why().getByText('No country uses this code').waitFor();
    // They may be an emergency number, and a name is none.
    for (const fine of ['911', '112', 'Otto', '+4930123456']) {
      await field().fill(fine);
      expect([fine, await why().count()]).toEqual([fine, 0]);
    }
  }, 60_000);

  it('leaves it to the server whether a number is one', async () => {
    await field().fill('503555016');
    await why().waitFor();
    await field().press('Enter');
    await problem().getByText('Phone number is not valid').waitFor();
    expect(await field().inputValue()).toBe('503555016');
  }, 60_000);

  it('says what to do with an extension of a colleague, one behind a number, and a code of a network', async () => {
    await field().fill('4021');
    expect(await why().count()).toBe(0);
    await field().press('Enter');
    await problem().getByText('4021 is a short code').waitFor();
    await why().getByText('Teammates have no extensions').waitFor();
    await isSound('[data-testid="phone"]', 'dialer-few');
    // An extension behind a number is dialed after the answer.
    await field().fill('(503) 555-0161 ext. 12');
    await expect.poll(() => why().count()).toBe(0);
    await field().fill('*21#');
    await why().getByText('Codes such as *21# can’t be dialed').waitFor();
    await isSound('[data-testid="phone"]', 'dialer-code');
    await field().fill('');
  }, 60_000);

  it('calls who alone has the name', async () => {
    await outside.phone('+15035550161', 'by-hand');
    await field().fill('Ines');
    await page.getByTestId('contact-match').filter({ hasText: 'Ines' }).waitFor();
    await field().press('Enter');
    await page.getByTestId('phone-dialing').getByText('(503) 555-0161').waitFor();
    await inState(page, 'RINGING');
    await chip().getByText('Calling').waitFor();
    // The field is gone; the keys go on from the phone, not from the top of the page.
    expect(await page.getByTestId('phone').evaluate((phone) => phone.contains(document.activeElement))).toBe(true);
    // What happens when nobody answers.
    await page.getByTestId('phone').getByText('Rings for up to 60 s').waitFor();
    await isSound('[data-testid="phone"]', 'outgoing');
    await page.getByTestId('call-end').click();
    await inState(page, 'IDLE');
  }, 60_000);

  it('shows a call among the last ones as soon as it is over', async () => {
    await field().fill('');
    await page.getByTestId('recent-call').filter({ hasText: 'Ines Moreau' }).waitFor();
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await inState(page, 'INCOMING_CALL');
    await outside.hangUp(sid);
    await inState(page, 'IDLE');
    await page.getByTestId('recent-call').filter({ hasText: '(503) 555-0164' }).waitFor();
  }, 60_000);

  it('says among the last ones of a caller at the tone that nobody took the call, not that it rings', async () => {
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await inState(page, 'INCOMING_CALL');
    await page.getByTestId('phone-decline').click();
    await inState(page, 'IDLE');
    await page.getByTestId('recent-call').first().getByText('Missed').waitFor();
    await outside.hangUp(sid);
    await page.getByTestId('recent-call').first().getByText('Declined').waitFor();
  }, 60_000);

  it('says whose number is keyed in, and no key moves for it', async () => {
    await page.getByTestId('dialer-keypad').click();
    const key = (digit: string) => page.getByTestId(`key-${digit}`);
    const match = page.getByTestId('keypad-match');
    const place = await key('5').boundingBox();
    for (const digit of '5035') await key(digit).click();
    await match.waitFor();
    expect(await key('5').boundingBox()).toEqual(place);
    for (const digit of '550161') await key(digit).click();
    await match.getByText('Ines Moreau').waitFor();
    expect(await key('5').boundingBox()).toEqual(place);
    await isSound('[data-testid="phone"]', 'keypad-match');
    // Nobody's contact: whoever was last on a call.
    await page.getByRole('button', { name: 'Erase the last digit' }).click();
    await key('4').click();
    await match.getByText('(503) 555-0164').waitFor();
    await match.getByText('Last call').waitFor();
    // The number of nobody.
    await key('4').click();
    await why().waitFor();
    expect(await match.count()).toBe(0);
    expect(await key('5').boundingBox()).toEqual(place);
    await isSound('[data-testid="phone"]', 'keypad-foreign');
    await field().fill('5035550161');
    await match.click();
    await page.getByTestId('phone-dialing').getByText('(503) 555-0161').waitFor();
    await page.getByTestId('call-end').click();
    await inState(page, 'IDLE');
    if ((await page.getByTestId('dialer-keypad').getAttribute('aria-pressed')) === 'true')
      await page.getByTestId('dialer-keypad').click();
  }, 60_000);

  it('says that a number is hidden, and does not call it back', async () => {
    const { sid } = await outside.call('anonymous', owner.number.number, 'silence');
    await page.getByTestId('incoming-name').getByText('Hidden number').waitFor();
    await outside.hangUp(sid);
    // What tells of it is closed, and nobody is led away from where they are.
    const told = page.getByRole('alert').filter({ hasText: 'Missed call' }).filter({ hasText: 'Hidden number' });
    await told.getByRole('button', { name: 'Close' }).click();
    await told.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    const row = page.getByTestId('recent-call').filter({ hasText: 'Hidden number' });
    await row.waitFor();
    expect(await row.getAttribute('aria-disabled')).toBe('true');
  }, 60_000);

  it('covers nothing with the strip of a call, at any width, and says that one is in it', async () => {
    ({ sid } = await outside.call(CALLER, owner.number.number, 'tone:700'));
    await inState(page, 'INCOMING_CALL');
    await chip().getByText('Ringing').waitFor();
    // Answering opens the conversation, whose page comes later than the person acts.
    const inboxComes = Promise.withResolvers<void>();
    const asksForInbox = page.waitForRequest((request) => request.postData()?.includes('InboxQuery') === true);
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('InboxQuery')) await inboxComes.promise;
      await route.continue();
    });
    await page.getByTestId('phone-accept').click();
    await inState(page, 'IN_CALL');
    await chip().getByText('On a call').waitFor();
    await page.getByRole('button', { name: 'Minimize' }).click();
    await strip().waitFor();
    // The keys go on where the dialog was closed, and the page that comes does not take them.
    await asksForInbox;
    inboxComes.resolve();
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    await leaveAlone(page);
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Return to call');
    // What pops up there leaves it free: an error, which stays until it is closed.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('PresenceMenuMutation') ? route.abort() : route.continue(),
    );
    await page.getByTestId('presence-narrow').click();
    await page.getByRole('menuitemradio', { name: 'Busy' }).click();
    await page.getByRole('alert').getByText("We can't reach the server.").waitFor();
    await leaveAlone(page);
    await page.keyboard.press('Escape');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect([width, await coveredIn(page), await overflowOf(page)]).toEqual([width, [], []]);
      const bar = await strip().boundingBox();
      const content = await page.locator('#content').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 999)).toBeLessThanOrEqual(content?.y ?? 0);
      if (shots) await page.screenshot({ path: path.join(shots, `strip-${width}.png`) });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('alert').filter({ hasText: "We can't reach the server." }).getByRole('button').click();
    await isSound('[data-testid="call-strip"]', 'strip');
  }, 120_000);

  it('has the keypad of the call in the strip', async () => {
    await page.getByTestId('strip-keypad').click();
    await inState(page, 'IN_CALL');
    const first = page.getByTestId('key-1');
    await first.waitFor();
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const digit of '42') await page.getByTestId(`key-${digit}`).click();
    await expect.poll(() => page.getByTestId('call-digits').textContent()).toBe('42');
    await isSound('[data-testid="phone"]', 'call-keypad');
    // As they are typed on the keyboard, and as a code is pasted.
    await page.keyboard.type('7#');
    await expect.poll(() => page.getByTestId('call-digits').textContent()).toBe('427#');
    await paste('913 0');
    await expect.poll(() => page.getByTestId('call-digits').textContent()).toBe('427#9130');
    // A panel is closed, never the call.
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    await inState(page, 'IN_CALL');
    // What is typed to the phone opens its keypad, and nothing that goes into a field or is a shortcut.
    await page.keyboard.press('Alt+9');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').or(page.locator('[aria-modal=true] input')).first().waitFor();
    await page.keyboard.type('55');
    await page.keyboard.press('Escape');
    expect(await first.count()).toBe(0);
    await page.getByTestId('phone').focus();
    await page.keyboard.type('81');
    await expect.poll(() => page.getByTestId('call-digits').textContent()).toBe('81');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Minimize' }).click();
  }, 60_000);

  it('keeps the strip in reach of the pointer and of the keys while a dialog lies over the page', async () => {
    const mute = () => strip().getByRole('button', { name: /^(Mute|Unmute)$/ });
    await page.locator('#content').focus();
    await page.keyboard.press('?');
    const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await map.getByTestId('call-strip').waitFor();
    expect(await strip().count()).toBe(1);
    for (let step = 0; step < 80; step += 1) {
      if (await mute().evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByTestId('strip-state').getByText('You are muted').waitFor();
    await mute().click();
    await page.getByTestId('strip-state').getByText('You are muted').waitFor({ state: 'detached' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const bar = await strip().boundingBox();
      const head = await map.getByRole('heading', { name: 'Keyboard shortcuts' }).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 999)).toBeLessThanOrEqual(head?.y ?? 0);
      await isSound('[aria-modal=true]', `strip-over-${width}`);
    }
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    const inItsRow = () => page.locator('[class*=main] [data-testid=call-strip]').waitFor();
    await inItsRow();
    // A drawer goes as high as the window, and leaves it room.
    await page.setViewportSize({ width: 1100, height: 740 });
    await page.keyboard.press('Alt+2');
    await page.getByTestId('inbox-thread-row').filter({ hasText: 'Ines' }).click();
    await page.getByTestId('thread-details').click();
    const drawer = page.locator('[aria-modal=true]');
    await drawer.getByTestId('call-strip').waitFor();
    await settled(page);
    const bar = await strip().boundingBox();
    const close = await drawer.getByRole('button', { name: 'Close the details' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 999)).toBeLessThanOrEqual(close?.y ?? 0);
    await isSound('[aria-modal=true]', 'strip-over-drawer');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await inItsRow();
    await page.keyboard.press('Alt+1');
    await page.setViewportSize({ width: 1440, height: 900 });
  }, 120_000);

  it('has every button of the strip in reach on a narrow screen, and says that the caller is on hold', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const button of await strip().getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(box?.width).toBeGreaterThanOrEqual(40);
    }
    await page.getByTestId('strip-hold').click();
    await page.getByTestId('strip-state').getByText('On hold').waitFor();
    await settled(page);
    expect(await violationsOf(page, '[data-testid="call-strip"]', 'all')).toEqual([]);
    await strip().getByRole('button', { name: 'Return to call' }).click();
    await inState(page, 'IN_CALL');
    await outside.hangUp(sid);
    await inState(page, 'IDLE');
    await chip().getByText('Ready').waitFor({ state: 'attached' });
  }, 90_000);
});
