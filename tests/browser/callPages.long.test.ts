/**
 * The pages of calls, as who works with them all day meets them: the history by its days, templates that say why they cannot be
 * applied, settings that load in their place, and a day of figures that is another one than the reader's.
 *
 * @area calls, numbers, analytics
 */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../testkit/index.ts';
import { changeAnswers, leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const MAIN = 'main';
/** As the browser of the journeys has it, and the demo workspace. */
const ZONE = 'America/Los_Angeles';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the pages of calls', () => {
  let url: string;
  let browser: TestBrowser;
  let page: Page;

  const isSound = async (name: string) => {
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(...(await violationsOf(page, MAIN, colorScheme === 'light' ? 'all' : 'colour')));
      if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
    }
    for (const width of [1280, 760, 360]) {
      await page.setViewportSize({ width, height: 800 });
      problems.push(...(await overflowOf(page)).map((line) => `${width} px: ${line}`));
      if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    problems.push(...(await unexplainedOf(page, MAIN)));
    expect.soft(problems, name).toEqual([]);
  };

  beforeAll(async () => {
    ({ url } = await startProduct({ DEMO_WORKSPACE: 'true' }));
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: /demo/i }).click();
    await page.getByTestId('phone-status').first().waitFor();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('the history stands under the days of the reader, whose heading stays while they are read', async () => {
    await page.goto(`${url}/channels/calls/history`);
    await page.getByTestId('history-row').first().waitFor();
    const days = await page.getByTestId('history-day').evaluateAll((bodies) =>
      bodies.map((body) => ({
        head: body.querySelector('th[scope=rowgroup]')?.firstChild?.textContent,
        times: [...body.querySelectorAll('time')].map(({ dateTime }) => dateTime),
      })),
    );
    const now = Date.now();
    const dayOf = (at: number) => new Intl.DateTimeFormat('en-GB', { timeZone: ZONE }).format(at);
    const nameOf = (day: string) => ({ [dayOf(now)]: 'Today', [dayOf(now - 86_400_000)]: 'Yesterday' })[day] ?? day;
    const told = days.flatMap(({ times }) => times);
    expect(told).toEqual(told.toSorted().toReversed());
    const expected = Map.groupBy(told, (time) => nameOf(dayOf(Date.parse(time))));
    expect(days.map(({ head, times }) => [head, times])).toEqual([...expected]);
    expect(days.length).toBeGreaterThan(2);
    await page.getByRole('rowheader', { name: /^Yesterday/ }).waitFor();
    await isSound('history-days');

    // The last call of a low window has the heading of its day above it, and so has one that the keyboard goes back to.
    await page.setViewportSize({ width: 1440, height: 420 });
    const rows = page.getByTestId('history-row');
    await rows.last().scrollIntoViewIfNeeded();
    const covers = () =>
      page.evaluate(() => {
        const columns = document.querySelector('thead th')?.getBoundingClientRect();
        const x = (columns?.left ?? 0) + 40;
        const below = document.elementFromPoint(x, (columns?.bottom ?? 0) + 4);
        return {
          columns: document.elementFromPoint(x, (columns?.top ?? 0) + 8)?.closest('thead') !== null,
          day: below?.closest('[data-testid=history-day-head]')?.textContent,
        };
      });
    expect(await covers()).toMatchObject({ columns: true, day: expect.stringMatching(/\w/) });
    for (let back = await rows.count(); back > 0; back -= 1) {
      const open = rows
        .nth(back - 1)
        .getByRole('button')
        .first();
      await open.focus();
      const seen = await open.evaluate((button) => {
        const { left, top, bottom } = button.getBoundingClientRect();
        return (
          document.elementFromPoint(left + 4, (top + bottom) / 2)?.closest('thead, [data-testid=history-day-head]') ===
          null
        );
      });
      expect(seen, `the call before the last ${back}`).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }, 120_000);

  it('templates say in words why they cannot be applied yet', async () => {
    await page.goto(`${url}/channels/calls/automation`);
    const why = page.getByTestId('template-why-not');
    await why.getByText('Choose a number first.').waitFor();
    await isSound('templates');
    const apply = page.getByTestId('apply-CLASSIC');
    const before = await apply.boundingBox();
    await page.getByTestId('template-number').click();
    await page.getByRole('option', { name: 'Orders' }).click();
    await expect.poll(() => why.innerText()).toBe('');
    expect(await apply.getAttribute('aria-disabled')).toBeNull();
    // What is about to be pressed stays where it is.
    expect(await apply.boundingBox()).toEqual(before);
  }, 90_000);

  it('the settings of a number load in their place', async () => {
    const held: Route[] = [];
    const holds = new Set(['NumbersPageQuery', 'NumbersPageChosenQuery']);
    await page.route('**/graphql', (route) => {
      const { operationName = '' } = route.request().postDataJSON() as { operationName?: string };
      if (!holds.has(operationName)) return route.continue();
      held.push(route);
      return Promise.resolve();
    });
    // What stands in a page's place may be there before its query is asked; one that a change overtakes is asked again.
    const goOn = async (operation: string) => {
      await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(0);
      holds.delete(operation);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    };
    await page.goto(`${url}/settings/channels`);
    await page.getByTestId('cards-loading').waitFor();
    // The menu beside it can be used, and nothing is higher than the window.
    await page.getByRole('navigation').getByText('Numbers').first().waitFor();
    if (shots) await page.screenshot({ path: `${shots}/numbers-loading.png` });
    await goOn('NumbersPageQuery');
    await page.getByTestId('number-row').first().click();
    await page.getByTestId('cards-loading').waitFor();
    if (shots) await page.screenshot({ path: `${shots}/number-loading.png` });
    await goOn('NumbersPageChosenQuery');
    await page.getByTestId('number-form').waitFor();
    await leaveAlone(page);
  }, 90_000);

  it('every field and hint of a number keeps to the edges of its card', async () => {
    await page.getByTestId('number-leaveOutsidersConnected').waitFor({ state: 'attached' });
    await page.getByText('Rings everyone available in the team').waitFor();
    const outside = await page.getByTestId('number-form').evaluate((form) =>
      [...form.querySelectorAll('section')].flatMap((card) => {
        const edge = card.getBoundingClientRect();
        const inner = card.querySelector('h2')?.getBoundingClientRect().left ?? 0;
        return [...card.querySelectorAll('label, p, input:not([role=switch]), [role=group]')]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.left < inner || box.bottom > edge.bottom - 8))
          .map(({ element }) => element.textContent);
      }),
    );
    expect(outside).toEqual([]);
    const left = async (text: string) => (await page.getByText(text, { exact: true }).first().boundingBox())?.x;
    expect(await left('Rings everyone available in the team at the same time.')).toBe(await left('Incoming calls'));
  }, 60_000);

  it('the live board says when its day began for a reader in another zone', async () => {
    // The same board, of a workspace in the East.
    const asItIs = await changeAnswers(page, 'liveActivityQuery', (body) => body.replaceAll(ZONE, 'America/New_York'));
    await page.goto(`${url}/channels/calls/live-activity`);
    await page
      .getByTestId('live-since')
      .getByText(/since midnight, New York · in your zone: (Yesterday, )?9:00\sPM/)
      .waitFor();
    await asItIs();
  }, 60_000);

  it('the history keeps its filters over a reload, and in a link', async () => {
    await page.goto(`${url}/channels/calls/history`);
    await page.getByTestId('history-row').first().waitFor();
    const all = await page.getByTestId('history-row').count();
    await page.getByTestId('history-filter-direction').click();
    await page.getByRole('option', { name: 'Outbound' }).click();
    await expect.poll(() => page.getByTestId('history-row').count()).toBeLessThan(all);
    const outgoing = await page.getByTestId('history-row').count();
    expect(new URL(page.url()).search).toBe('?direction=OUTBOUND');
    await page.reload();
    await expect.poll(() => page.getByTestId('history-row').count()).toBe(outgoing);
    await page.goto(`${url}/channels/calls/history`);
    await expect.poll(() => page.getByTestId('history-row').count()).toBe(all);
  }, 60_000);

  it('who called is read in whole beside a small window’s table, in a language of long words as well', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${url}/channels/calls/history`);
    const drawer = page.getByTestId('call-drawer');
    await page
      .getByTestId('history-row')
      .filter({ hasText: 'Marguerite Lowe' })
      .first()
      .getByRole('button')
      .first()
      .click();
    await drawer.getByRole('heading', { name: 'Marguerite Lowe' }).waitFor();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await drawer.getByRole('button', { name: 'Anrufen' }).waitFor();
    const name = drawer.getByRole('heading', { level: 2 });
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // Escape closes one thing at a time: the menu first, then the drawer beneath it.
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await name.isVisible()).toBe(true);
    if (shots) await page.screenshot({ path: `${shots}/drawer-1280.png` });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  }, 60_000);
});
