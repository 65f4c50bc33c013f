/**
 * The overview of calls: what has just happened is in its figures, and each figure leads to the calls behind it.
 *
 * @area analytics, calls
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwner, OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { changeAnswers } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

/** The shipped table of zones with another rule for the browser's own zone; @returns the file. */
function zonesWithLosAngelesMoved(): string {
  const shipped = createRequire(new URL('../../services/kit/package.json', import.meta.url));
  const table = readFileSync(shipped.resolve('moment-timezone/data/packed/latest.json'), 'utf8');
  const file = path.join(temporaryFolder('zones'), 'latest.json');
  const { zones, ...rest } = JSON.parse(table) as { zones: string[] };
  const moved = zones.map((zone) =>
    zone.startsWith('America/Los_Angeles|') ? 'America/Los_Angeles|CST|60|0||' : zone,
  );
  writeFileSync(file, JSON.stringify({ ...rest, zones: moved }));
  return file;
}

/** A landline. */
const BRITAIN = '+442079460123';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the overview of calls', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let url: string;
  let product: Awaited<ReturnType<typeof startProduct>>;

  const figure = (name: string) => page.getByTestId(`figure-${name}`);
  const inState = (wanted: string) => page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();

  beforeAll(async () => {
    product = await startProduct({ DEMO_WORKSPACE: 'true', TIME_ZONES_FILE: zonesWithLosAngelesMoved() });
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwner(url, 'Noor');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('says that nothing happened, and leads to the days', async () => {
    await page.goto(`${url}/channels/calls`);
    await page.getByText('No activity during this period').waitFor();
    await page.getByRole('button', { name: 'Change dates' }).click();
    const from = page.getByTestId('overview-from');
    expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
    // By the calendar with keys alone, and typed; both are shown with the month in words.
    const before = await from.inputValue();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByTestId('calendar').locator('button[data-selected]');
    await chosen.and(page.locator(':focus')).waitFor();
    expect(await violationsOf(page, '[role="dialog"]', 'all')).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByTestId('calendar').waitFor({ state: 'detached' });
    await expect.poll(() => from.inputValue()).not.toBe(before);
    await from.fill('1/2/2026');
    await page.keyboard.press('Enter');
    expect(await from.inputValue()).toBe('Jan 2, 2026');
  });

  it('Home’s clock is by the server’s table of zones, which is newer than the browser’s', async () => {
    const reads = (timezone: string) =>
      owner.api.run('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
        input: { timezone },
      });
    await reads('America/Los_Angeles');
    await page.goto(`${url}/`);
    // The table of this test has Los Angeles on six hours from Greenwich all year.
    const there = (moment: Date) =>
      new Intl.DateTimeFormat('en-US', { timeZone: '-06:00', timeStyle: 'short' }).format(moment);
    await expect
      .poll(() => page.locator('header').filter({ hasText: 'Los Angeles' }).first().textContent(), { timeout: 20_000 })
      .toMatch(new RegExp(`${there(new Date())}|${there(new Date(Date.now() - 60_000))}`));
    await reads('UTC');
  });

  it('Home says so as well, then has a call while it runs, and in its figures when it is over', async () => {
    await page.goto(`${url}/`);
    await page.getByText('No activity during this period').waitFor();
    await page.getByTestId('now-active').getByText('0', { exact: true }).waitFor();
    const { sid } = await outside.call('+15035550171', owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    // Answering leads to the conversation; the call goes along.
    await page.waitForURL(/\/inbox/);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByTestId('now-active').getByText('1', { exact: true }).waitFor();
    await page.locator('[data-testid="now-agent"][data-state="ON_CALL"]').waitFor();
    await outside.hangUp(sid);
    await figure('inbound').getByRole('link', { name: '1', exact: true }).waitFor();
    await figure('answerRate').getByText('100%').waitFor();
    await page.getByTestId('home-ended').getByText('Answered').waitFor();
    expect(await page.locator('[data-testid^="figure-"]').count()).toBe(6);
    await outside.text('+15035550171', owner.number.number, 'See you on Friday.');
    await figure('texts').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('home-span').getByText('30 days').click();
    await page.getByText('call in 30 days').or(page.getByText('calls in 30 days')).waitFor();
  }, 90_000);

  it('counts a call that was taken and one that was not, without being loaded again', async () => {
    await page.goto(`${url}/channels/calls`);
    await figure('inbound').getByRole('link', { name: '1', exact: true }).waitFor();
    await figure('answerRate').getByText('100%').waitFor();
    const lost = await outside.call('+15035550172', owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await outside.hangUp(lost.sid);
    await figure('inbound').getByRole('link', { name: '2', exact: true }).waitFor();
    await figure('answerRate').getByText('50%').waitFor();
    await figure('unanswered').getByText('1 missed · 0 hung up · 0 voicemail').waitFor();
    await page
      .getByTestId('trend')
      .getByRole('link', { name: /2 incoming, 1 unanswered, 0 outgoing/ })
      .waitFor();
    // Two people, who never called before.
    await page.getByTestId('people-trend-sum').getByText('New people: 2 · calls and texts: 3').waitFor();
    await page
      .getByTestId('people-trend')
      .getByRole('img', { name: /2 people, 2 new; 3 calls and texts/ })
      .waitFor();
    await page.getByTestId('analytics-people').getByText('Noor').waitFor();
    // Of the time since her phone could ring, so that nobody is measured against a time that is not known.
    await page
      .getByTestId('occupancy')
      .first()
      .getByText(/^\d+% of (\d+ min )?\d+ s$/)
      .waitFor();
    // The test number's allowance paid for it.
    await page
      .getByTestId('spend-CALL')
      .getByText(/^Charges: 1 · 1 min from the allowance$/)
      .waitFor();
    expect(await page.getByTestId('heat').locator('td', { hasText: '2' }).count()).toBe(1);
  }, 90_000);

  it('is read by everybody, in both themes and on narrow screens', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (shots) await page.screenshot({ path: `${shots}/overview-${colorScheme}.png`, fullPage: true });
      expect(await violationsOf(page, '#content', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, '#content')), ...(await overflowOf(page))]).toEqual([]);
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 900 });
    await settled(page);
    // What scrolls there is reached by keys.
    expect(await violationsOf(page, '#content', 'all')).toEqual([]);
    await page.setViewportSize(before ?? { width: 1280, height: 900 });
  }, 60_000);

  it('leads from a figure, a bar and a person to the calls behind them', async () => {
    await figure('unanswered').getByRole('link').click();
    await page.getByText('1 call', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('result')).toBe('missed');
    await page.getByText('(503) 555-0172').first().waitFor();
    await page.goBack();
    await page.getByTestId('trend').getByRole('link', { name: /2 in/ }).click();
    await page.getByText('2 calls', { exact: true }).waitFor();
    await page.goBack();
    await page.getByTestId('analytics-people').getByRole('link', { name: /Noor/ }).click();
    await page.getByText('1 call', { exact: true }).waitFor();
    await page.getByText('(503) 555-0171').first().waitFor();
  }, 60_000);

  it('stands while billing is away, but for the cost, which says so and is read again', async () => {
    const back = product.network.disturb({ method: 'ringline.billing.v1.BillingService', unavailable: 'before' });
    await page.goto(`${url}/channels/calls`);
    const failed = page.getByTestId('spend-failed');
    await failed.getByText('Charges couldn’t be loaded.').waitFor();
    await figure('inbound').getByRole('link', { name: '2', exact: true }).waitFor();
    await page.getByTestId('analytics-people').getByText('Noor').waitFor();
    await settled(page);
    if (shots) await page.screenshot({ path: `${shots}/spend-failed.png`, fullPage: true });
    expect(await violationsOf(page, '#content', 'all')).toEqual([]);
    const again = failed.getByRole('button', { name: 'Try again' });
    const answered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('"CallOverviewPageQuery"'),
    );
    await again.click();
    // Until then the card stands there of before, and billing would be back for the question that is under way.
    await (await answered).finished();
    await failed.waitFor();
    const charged = page.getByTestId('spend-CALL').getByText(/1 min from the allowance/);
    back();
    // Something that happens reads the figures anew, too, and may be faster than the hand.
    await Promise.race([again.click(), charged.waitFor()]);
    await charged.waitFor();
    expect(await failed.count()).toBe(0);
  }, 60_000);

  it('keeps every figure on one line in every language, in a wide window and on a phone', async () => {
    const long = {
      timeToAnswerSec: 83,
      timeToAnswerP90Sec: 204,
      talkTimeSec: 754,
      totalTalkTimeSec: 86_399,
      holdTimeSec: 83,
      handleTimeSec: 1_034,
    };
    const asItIs = await changeAnswers(page, 'CallOverviewPageQuery', (body) =>
      body.replaceAll(/"(\w+Sec)":[\d.]+/g, (whole, name: string) =>
        name in long ? `"${name}":${long[name as keyof typeof long]}` : whole,
      ),
    );
    for (const language of ['de', 'fr', 'es', 'en']) {
      await page.evaluate((chosen) => {
        localStorage.setItem('ringline.language', chosen);
        localStorage.setItem('ringline.language.chosen', chosen);
      }, language);
      await page.goto(`${url}/channels/calls`);
      await page.locator(`html[lang=${language}]`).waitFor();
      await figure('talkTime').waitFor();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        if (shots) await page.screenshot({ path: `${shots}/overview-${language}-${width}.png` });
        const tiles = await page.locator('[data-testid^=figure-]').evaluateAll((all) =>
          all.flatMap((tile) => {
            const value = tile.querySelector('dd a');
            const name = tile.querySelector('dt');
            const fits = (value?.getClientRects().length ?? 0) === 1 && tile.scrollWidth <= tile.clientWidth;
            return fits && (name?.clientHeight ?? 99) <= 24 ? [] : [tile.textContent];
          }),
        );
        expect([language, width, ...tiles]).toEqual([language, width]);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await asItIs();
  }, 120_000);

  it('tells in money what no allowance pays, to the tenth of a cent', async () => {
    const demo = await launchChromium(url, 440);
    try {
      // The demo's numbers are no test numbers, and a call to Britain is in no plan.
      const other = await demo.context.newPage();
      await other.goto(`${url}/login`);
      await other.getByRole('button', { name: /demo/i }).click();
      await other.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor({ timeout: 60_000 });
      await outside.phone(BRITAIN, 0, 'silence');
      await other.goto(`${url}/channels/calls`);
      await other.getByTestId('spend').getByText('Nothing was charged in this period.').waitFor();
      await other.getByTestId('phone-open').first().click();
      await other.getByTestId('dialer-input').fill(BRITAIN);
      await other.getByTestId('dialer-input').press('Enter');
      await other.getByTestId('select-number').first().click();
      await other.locator('[data-testid="phone"][data-state="IN_CALL"]').waitFor();
      await other.getByTestId('call-end').click();
      await other.locator('[data-testid="phone"][data-state="IDLE"]').waitFor();
      await other.keyboard.press('Escape');
      const spend = other.getByTestId('spend');
      await other.getByTestId('spend-CALL').getByText('$0.020', { exact: true }).waitFor();
      expect(await spend.locator('b').innerText()).toBe('$0.020');
      expect(await other.getByTestId('spend-CALL').innerText()).not.toContain('allowance');
      if (shots) await spend.screenshot({ path: `${shots}/spend-money.png` });
    } finally {
      await demo.close();
    }
  }, 120_000);
});
