/** A newcomer in a real browser against a cluster in production mode: the edge takes persisted operations alone. */
import type { Page } from 'playwright-core';
import { eventually } from '@ringline/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium, type TestBrowser } from '../browser/chromium.ts';
import { loudnessAt } from '../browser/hearing.ts';
import { startClusterProduct, OutsideWorld, type RunningProduct } from '../testkit/index.ts';

const CALLER = '+15035550174';
const CALLER_HZ = 1000;
const AGENT_HZ = 440;

describe.skipIf(!chromiumPath)('in production mode', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;
  let outside: OutsideWorld;
  let number: string;

  beforeAll(async () => {
    // As `npm run cluster -- --production` the first time; every other file runs what an image holds.
    product = await startClusterProduct({}, { production: true, programs: undefined });
    outside = new OutsideWorld(product.url);
    browser = await launchChromium(product.url, AGENT_HZ);
    page = await browser.context.newPage();
  });
  afterAll(async () => browser?.close());

  const inState = (wanted: string) => page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();

  it('a document of one’s own is refused, and so is a look at the schema', async () => {
    for (const query of ['{ fetchConfigurations { sandbox { enabled } } }', '{ __schema { types { name } } }']) {
      const answer = await fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
    }
  });

  it('signs up, makes a workspace and has a number', async () => {
    await page.goto(`${product.url}/login?view=sign-up`);
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Work email').fill('noor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a quiet harbour at dawn');
    await page.locator('form button[type=submit]').click();
    await page.locator('input[autocomplete="one-time-code"], [inputmode=numeric]').first().click();
    const code = await outside.codeFor('noor@example.com');
    await page.keyboard.type(code);
    await page.getByLabel('Workspace name').fill('Harbour Lamps');
    await page.locator('form button[type=submit]').click();
    await page.getByTestId('onboarding-leave').click();
    await page.getByTestId('test-number').waitFor();
    number = (await page.getByTestId('test-number').getAttribute('data-number')) ?? '';
    expect(number).toMatch(/^\+1\d{10}$/);
    await page.locator('[data-testid="phone-status"][data-status="ready"]').waitFor();
  }, 60_000);

  it('is called, and both hear each other', async () => {
    const call = await outside.call(CALLER, number, `tone:${CALLER_HZ}`);
    await inState('INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await eventually(async () => {
      const [level = -120] = await loudnessAt(page, [CALLER_HZ]);
      expect(level).toBeGreaterThan(-45);
      const { heard } = await outside.tones(call.sid, [AGENT_HZ]);
      expect(heard[AGENT_HZ]).toBeGreaterThan(4_000);
    }, 20_000);
    await outside.hangUp(call.sid);
    await inState('IDLE');
  }, 60_000);

  it('a text is in the inbox without a reload', async () => {
    await page.goto(`${product.url}/inbox`);
    await page.getByTestId('inbox-thread-row').first().waitFor();
    await outside.text(CALLER, number, 'Are the lamps back in stock?');
    await page.getByText('Are the lamps back in stock?').first().waitFor();
  }, 60_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect(browser.strays).toEqual([]);
    expect(browser.errors).toEqual([]);
  });
});
