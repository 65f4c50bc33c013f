/**
 * The drawer of a call in a browser: opened while the call goes on, it tells what happens without being opened again.
 *
 * @area calls
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwner, openPhone, OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';

const CALLER = '+15035550174';

describe.skipIf(!chromiumPath)('the drawer of a call', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;

  const told = (name: string) => page.locator(`[data-testid="timeline-entry"][data-name="${name}"]`);

  beforeAll(async () => {
    const { url } = await startProduct();
    outside = new OutsideWorld(url);
    owner = await anOwner(url, 'Noor');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}/channels/calls/history`);
    await page.getByRole('heading', { name: 'Call history' }).waitFor();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('follows the call, and hears afterwards how its media was', async () => {
    const phone = await openPhone(owner.api, { tone: 'none' });
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    const ring = await phone.ring();
    await page.getByTestId('history-row').first().click();
    await told('offer.ringing').first().waitFor();
    const talk = await ring.accept();
    await told('call.answered').waitFor();
    const { getMyLiveCalls } = await owner.api.run('{ getMyLiveCalls { id } }');
    await outside.hangUp(sid);
    await talk.ended;
    await told('call.ended').waitFor();
    const times = page.getByTestId('timeline-entry').locator('time');
    // A time that is torn doubles the list.
    const lines = (all: Element[]) =>
      all.map((time) => {
        const words = document.createRange();
        words.selectNodeContents(time);
        return words.getClientRects().length;
      });
    expect(new Set(await times.evaluateAll(lines))).toEqual(new Set([1]));
    expect(await times.count()).toBeGreaterThan(2);
    await owner.api.run(
      'mutation ($input: TrackCallSessionInput!) { tempTrackNewCallSession(input: $input) { keptSamples } }',
      {
        input: {
          callId: getMyLiveCalls[0].id,
          callSid: talk.callSid,
          final: true,
          warnings: [{ number: 0, kind: 'LOSS_IN', raisedMsAgo: 3_000, clearedMsAgo: 1_000, value: 7 }],
        },
      },
    );
    await told('quality.loss_in').waitFor();
    expect(await told('quality.loss_in').innerText()).toContain('lost 7% of packets');
  }, 120_000);
});
