/**
 * Whoever texts STOP can't be texted, which everybody sees with the reason, until they agree again; a list is filled and undone;
 * two contacts are merged and are two again; a segment is built, and somebody enters it; a keyword is made, and somebody joins by it; a web form is made, and strangers send it.
 *
 * @area contacts, inbox
 * @minutes 1
 */
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import type { RunningProduct } from '../testkit/product.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, violationsOf } from './screens.ts';

const ANA = '+15035550191';
const BEN = '+15035550192';

describe.skipIf(!chromiumPath)('consent and lists', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let ana: string;

  const hasNoBarrier = async (part: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, part, 'all')).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await overflowOf(page)).toEqual([]);
  };
  const save = async (firstName: string, number: string): Promise<string> => {
    const { createContact } = await owner.api.run(
      'mutation ($firstName: String!, $number: String!) { createContact(firstName: $firstName, phoneNumber: $number) { id } }',
      { firstName, number },
    );
    return createContact.id;
  };
  const rows = () => page.getByTestId('subscriber-row');

  beforeAll(async () => {
    product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    ana = await save('Ana', ANA);
    await save('Ben', BEN);
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

  it('closes the composer when a person texts STOP, and opens it when they agree again', async () => {
    await page.goto(`${product.url}/inbox?contactId=${ana}`);
    await page.getByTestId('composer').waitFor();
    await outside.text(ANA, owner.number.number, ' stop. ');
    await page.getByTestId('composer-refused').getByText('opted out on').waitFor();
    const consent = page.getByTestId('contact-consent');
    await consent.getByTestId('consent-state').getByText('Opted out').waitFor();
    expect(await consent.getByTestId('consent-entry').first().textContent()).toContain('stop.');
    await hasNoBarrier('[data-testid="contact-consent"]');

    await consent.getByTestId('consent-note-SUBSCRIBED').click();
    await page.getByTestId('consent-save').click();
    await page.getByText('at least 10 characters').waitFor();
    await page.getByTestId('consent-words').fill('Asked at the counter to get texts again');
    await page.getByTestId('consent-save').click();
    await page.getByTestId('composer').waitFor();
    await consent.getByTestId('consent-state').getByText('Agreed to texts').waitFor();
  }, 90_000);

  it('fills a list with existing contacts, and takes a removal back', async () => {
    await page.goto(`${product.url}/connections/lists`);
    await page.getByTestId('list-new').click();
    await page.getByTestId('list-name').fill('Portland fair');
    await page.getByTestId('list-save').click();
    await page.getByTestId('list-add-first').click();
    await page.getByTestId('list-add-pick').click();
    await page.getByRole('checkbox', { name: 'Ana' }).check();
    await page.getByRole('checkbox', { name: 'Ben' }).check();
    await page.getByTestId('list-add-save').click();
    await rows().nth(1).waitFor();
    await page.getByTestId('growth').waitFor();
    await hasNoBarrier('main');

    await page.getByTestId('row-select').first().check();
    await page.getByTestId('list-remove').click();
    await rows().nth(1).waitFor({ state: 'detached' });
    await page.getByTestId('undo').click();
    await rows().nth(1).waitFor();
    await page.getByTestId('list-back').click();
    expect(await page.getByTestId('list-people').first().textContent()).toBe('2');
  }, 90_000);

  it('merges two contacts of one person, by keys alone, and takes that back', async () => {
    const mail =
      'mutation ($id: ID!, $version: Int!) { updateContact(id: $id, version: $version, email: "ana@wren.example") { id } }';
    const { fetchContacts } = await owner.api.run('{ fetchContacts { data { id version } } }');
    for (const contact of fetchContacts.data as Record<string, unknown>[]) await owner.api.run(mail, contact);
    const contacts = () => page.getByTestId('contact-row');
    await page.goto(`${product.url}/connections/contacts`);
    await contacts().nth(1).waitFor();
    await page.getByTestId('contact-duplicates').press('Enter');
    await page.getByTestId('duplicate').getByText('Same email').waitFor();
    await hasNoBarrier('[role="dialog"]');
    await page.getByTestId('duplicate-compare').press('Enter');
    await page.getByRole('radiogroup', { name: 'Name' }).getByRole('radio', { checked: true }).press('ArrowRight');
    const chosen = page.getByRole('radiogroup', { name: 'Name' }).getByRole('radio').nth(1);
    expect(await chosen.isChecked()).toBe(true);
    await hasNoBarrier('[role="dialog"]');
    await page.getByTestId('merge-submit').press('Enter');
    await contacts().nth(1).waitFor({ state: 'detached' });
    await page.getByText('Merged', { exact: true }).click();
    await page.getByTestId('merge-undo').press('Enter');
    await page.getByText('Undone', { exact: false }).first().waitFor();
    await page.keyboard.press('Escape');
    await contacts().nth(1).waitFor();
    expect(browser.errors).toEqual([]);
  }, 90_000);

  it('builds a segment, says why somebody is in it, and sees another person enter', async () => {
    const tag = 'mutation ($ids: [ID!]!) { tagContacts(ids: $ids, add: ["Trade"]) }';
    await owner.api.run(tag, { ids: [ana] });
    await page.goto(`${product.url}/connections/segments`);
    await page.getByTestId('segment-new-first').click();
    await page.getByTestId('segment-name').fill('Trade people');
    // The keyboard alone: the value's choices open with the arrow, and Enter takes the one that was typed.
    await page.getByTestId('segment-value').first().focus();
    await page.keyboard.type('Trade');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByTestId('segment-count').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('segment-why').first().click();
    await page.getByTestId('segment-reasons').getByText('Tag: Trade').waitFor();
    await page.getByTestId('segment-add-group').first().click();
    expect(await page.getByTestId('segment-group').count()).toBe(2);
    await hasNoBarrier('main');
    await page.getByTestId('segment-remove').last().click();
    expect(await page.getByTestId('segment-group').count()).toBe(1);
    await page.getByTestId('segment-save').click();

    const inIt = page.getByTestId('segment-people').first();
    await inIt.getByText('1', { exact: true }).waitFor();
    await page.getByText('People', { exact: true }).last().click();
    await rows().first().waitFor();
    const { createContact: carla } = await owner.api.run(
      'mutation { createContact(firstName: "Carla", phoneNumber: "+15035550193") { id } }',
    );
    await owner.api.run(tag, { ids: [carla.id] });
    await inIt.getByText('2', { exact: true }).waitFor({ timeout: 5_000 });
    await rows().getByText('Carla').waitFor();
    await hasNoBarrier('main');
    expect(browser.errors).toEqual([]);
  }, 90_000);

  it('makes a keyword with two steps, and sees who texts it and YES join its list', async () => {
    await page.goto(`${product.url}/connections/acquisition`);
    await page.getByTestId('keyword-new-first').click();
    await page.getByTestId('keyword-word').fill('stop');
    await page.getByTestId('keyword-save').click();
    await page.getByText('STOP opts people out of texts').waitFor();
    await page.getByTestId('keyword-word').fill('lamp');
    await hasNoBarrier('[role="dialog"]');
    await page.getByTestId('keyword-save').click();
    await page.getByTestId('keyword-qr').getByRole('img', { name: 'QR code of LAMP' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByTestId('qr-png').click();
    expect((await saved).suggestedFilename()).toBe('LAMP.png');

    await outside.text('+15035550194', owner.number.number, 'Lamp');
    await outside.text('+15035550194', owner.number.number, 'Yes');
    await page.getByTestId('keyword-joined').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('growth').waitFor();
    await hasNoBarrier('main');
    await page.goto(`${product.url}/connections/lists`);
    await page.getByTestId('list-people').getByText('3', { exact: true }).waitFor();
    expect(browser.errors).toEqual([]);
  }, 90_000);

  it('makes a web form that a stranger sends on its own page, and finds them on the list with what they agreed to', async () => {
    const allowed = await siteOf(() => link);
    const other = await siteOf(() => link);
    let link = '';
    await page.goto(`${product.url}/connections/acquisition`);
    await page.getByTestId('form-new').click();
    await page.getByTestId('form-save').click();
    await page.getByText('Give the form a name.').waitFor();
    await page.getByTestId('form-name').fill('Shop window');
    await page.getByTestId('form-heading').fill('10 % off your first lamp');
    await page.getByTestId('form-ask-FIRST_NAME').getByText('Required').click();
    await page.getByTestId('form-level-SINGLE').check();
    await page.getByTestId('form-answer').fill('');
    await page.getByTestId('form-origins').fill('www.example.com');
    await page.getByTestId('form-save').click();
    await page.getByText('Enter each site as https:// and its name').waitFor();
    await page.getByTestId('form-origins').fill(allowed.origin);
    await page.getByTestId('form-preview').getByText('10 % off your first lamp').waitFor();
    await hasNoBarrier('[role="dialog"]');
    await page.getByTestId('form-save').click();
    link = new URL(new URL((await page.getByTestId('form-link').textContent()) ?? '').pathname, product.url).href;
    expect(await page.getByTestId('form-snippet').textContent()).toContain(
      `${new URL(link).pathname}" title="10 % off`,
    );
    await hasNoBarrier('main');

    // A stranger on a phone, who makes mistakes.
    const stranger = await (await browser.another()).newPage();
    await stranger.setViewportSize({ width: 390, height: 844 });
    await stranger.goto(link);
    await stranger.getByLabel('Mobile phone').fill('503 555');
    await stranger.getByRole('button', { name: 'Sign up' }).press('Enter');
    await stranger.getByRole('alert').getByText('3 things need your attention').waitFor();
    expect(await stranger.getByLabel('Mobile phone').inputValue()).toBe('503 555');
    for (const colorScheme of ['light', 'dark'] as const) {
      await stranger.emulateMedia({ colorScheme });
      expect(await violationsOf(stranger, 'body', 'all')).toEqual([]);
    }
    expect(await overflowOf(stranger)).toEqual([]);
    await stranger.getByRole('link', { name: 'Mobile phone' }).click();
    await stranger.getByLabel('Mobile phone').fill('(503) 555-0195');
    await stranger.getByLabel('First name').fill('Dora');
    await stranger.getByRole('checkbox').check();
    await stranger.getByRole('button', { name: 'Sign up' }).click();
    await stranger.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await violationsOf(stranger, 'body', 'all')).toEqual([]);

    // A person who texted STOP is told how to come back.
    await outside.text('+15035550194', owner.number.number, 'STOP');
    const optedOut = `{ previewSegment(timezone: "UTC", rule: { match: ALL, rules: [
      { condition: { field: CONSENT, test: IS, values: ["UNSUBSCRIBED"] } }] }) { count } }`;
    await expect.poll(async () => (await owner.api.run(optedOut)).previewSegment.count, { timeout: 15_000 }).toBe(1);
    await stranger.goto(link);
    await stranger.getByLabel('Mobile phone').fill('503-555-0194');
    await stranger.getByLabel('First name').fill('Zoe');
    await stranger.getByRole('checkbox').check();
    await stranger.getByRole('button', { name: 'Sign up' }).click();
    await stranger.getByRole('link', { name: 'Text START' }).waitFor();

    // The site that was named may frame it, and no other.
    await stranger.goto(allowed.origin);
    await stranger.frameLocator('iframe').getByRole('heading', { name: '10 % off your first lamp' }).waitFor();
    await stranger.goto(other.origin);
    await expect(
      stranger.frameLocator('iframe').getByText('10 % off your first lamp').waitFor({ timeout: 2_000 }),
    ).rejects.toThrow(/Timeout/);

    await page.getByTestId('form-joined').getByText('1', { exact: true }).waitFor();
    await page.goto(`${product.url}/connections/lists`);
    await page.getByTestId('list-row').getByText('Portland fair').click();
    await rows().getByText('Dora').waitFor();
    await rows().getByText('Web form').waitFor();
    const { getContactByPhoneNumber: dora } = await owner.api.run(
      '{ getContactByPhoneNumber(phoneNumber: "+15035550195") { id } }',
    );
    const history = `query ($id: ID!) { getContactById(id: $id) { smsMarketingConsent { state optInLevel }
      consentHistory { data { source words ipAddress } } } }`;
    expect((await owner.api.run(history, { id: dora.id })).getContactById).toMatchObject({
      smsMarketingConsent: { state: 'SUBSCRIBED', optInLevel: 'SINGLE' },
      consentHistory: { data: [{ source: 'WEB_FORM', words: expect.stringContaining('up to 4 a month') }] },
    });

    await page.goto(`${product.url}/connections/acquisition`);
    await page.getByTestId('form-more').click();
    await page.getByTestId('form-switch').click();
    await page.getByTestId('form-status').getByText('Off').waitFor();
    await stranger.goto(link);
    await stranger.getByRole('heading', { name: 'This form is closed' }).waitFor();
    await Promise.all([allowed.close(), other.close()]);
    expect(browser.errors).toEqual([]);
  }, 120_000);
});

/** Somebody's website, with the form on it. */
async function siteOf(link: () => string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Shop</title><iframe src="${link()}" title="Form" width="400" height="600"></iframe>`),
  );
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
