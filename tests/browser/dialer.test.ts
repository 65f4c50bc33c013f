/**
 * The dialer as somebody uses it all day: a name with Enter, an attempt that is mended, calls that happened meanwhile; and the
 * strip of a call on a narrow screen, where every button is in reach.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, startProduct, type Owner } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { inState, phonePage } from './phonePage.ts';
import { settled, violationsOf } from './screens.ts';

const PEOPLE = [
  { firstName: 'Ines', lastName: 'Moreau', phoneNumber: '+15035550161' },
  { firstName: 'Otto', lastName: 'Brandt', phoneNumber: '+15035550162' },
  { firstName: 'Otto', lastName: 'Lang', phoneNumber: '+15035550163' },
];
const CALLER = '+15035550164';
const ADD =
  'mutation ($firstName: String!, $lastName: String, $phoneNumber: String!) { createContact(firstName: $firstName, lastName: $lastName, phoneNumber: $phoneNumber) { id } }';

describe.skipIf(!chromiumPath)('the dialer and the strip of a call', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  const field = () => page.getByTestId('dialer-input');
  const problem = () => page.getByTestId('phone-problem');

  beforeAll(async () => {
    const product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    for (const person of PEOPLE) await owner.api.run(ADD, person);
    browser = await launchChromium(product.url, 440);
    page = await phonePage(browser.context, product.url, owner.email);
    await page.keyboard.press('Control+Shift+D');
    await inState(page, 'IDLE');
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
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
    await page.unroute('**/graphql');
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

  it('calls who alone has the name', async () => {
    await outside.phone('+15035550161', 'by-hand');
    await field().fill('Ines');
    await page.getByTestId('contact-match').filter({ hasText: 'Ines' }).waitFor();
    await field().press('Enter');
    await page.getByTestId('phone-dialing').getByText('(503) 555-0161').waitFor();
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

  it('says that a number is hidden, and does not call it back', async () => {
    const { sid } = await outside.call('anonymous', owner.number.number, 'silence');
    await page.getByTestId('incoming-name').getByText('Hidden number').waitFor();
    await outside.hangUp(sid);
    const row = page.getByTestId('recent-call').filter({ hasText: 'Hidden number' });
    await row.waitFor();
    expect(await row.getAttribute('aria-disabled')).toBe('true');
  }, 60_000);

  it('has every button of the strip in reach on a narrow screen, and says that the caller is on hold', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { sid } = await outside.call(CALLER, owner.number.number, 'tone:700');
    await inState(page, 'INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await inState(page, 'IN_CALL');
    await page.getByRole('button', { name: 'Minimise' }).click();
    const strip = page.getByTestId('call-strip');
    await strip.waitFor();
    for (const button of await strip.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(box?.width).toBeGreaterThanOrEqual(40);
    }
    await page.getByTestId('strip-hold').click();
    await page.getByTestId('strip-state').getByText('On hold').waitFor();
    await settled(page);
    expect(await violationsOf(page, '[data-testid="call-strip"]', 'all')).toEqual([]);
    await strip.getByRole('button', { name: 'Return to call' }).click();
    await inState(page, 'IN_CALL');
    await outside.hangUp(sid);
    await inState(page, 'IDLE');
  }, 90_000);
});
