/**
 * The transcript in a browser: asked for, worked on, read beside the player, played from a click, searched and corrected.
 *
 * @area transcripts, recordings, calls
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, openPhone, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';
import { unreachable } from './unreachable.ts';

const CALLER = '+15035550174';
const DRAWER = '[data-testid="call-drawer"]';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the transcript of a call', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;

  const turns = () => page.getByTestId('transcript-turn');
  const shot = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  };

  beforeAll(async () => {
    const product = await startProduct();
    const { url } = product;
    const outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    const { getSinglePhoneNumber: number } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version } }',
      { id: owner.number.id },
    );
    await owner.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
      { input: { id: number.id, version: number.version, enableCallRecording: true } },
    );
    const phone = await openPhone(owner.api, { tone: 'none' });
    const call = await outside.call(CALLER, owner.number.number, 'caller');
    const talk = await (await phone.ring()).accept();
    // Time for two sentences of the caller, whichever it is at.
    await wait(18_000);
    await outside.hangUp(call.sid);
    await talk.ended;
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}/channels/calls/history`);
    await page.getByTestId('history-row').first().click();
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('is asked for by a click, and stands there when it is ready, with who said what', async () => {
    await page.getByTestId('transcript-none').waitFor();
    await shot('transcript-none');
    await page.getByTestId('transcribe').click();
    await turns().first().waitFor({ timeout: 30_000 });
    expect(await turns().first().getAttribute('data-channel')).toBe('CUSTOMER');
    await page.getByText('Transcribed by the sandbox').waitFor();
    await page.getByTestId('timeline-entry').filter({ hasText: 'Transcript ready' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, DRAWER, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      await page.getByTestId('transcript').scrollIntoViewIfNeeded();
      await shot(`transcript-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, DRAWER)), ...(await overflowOf(page))]).toEqual([]);
  }, 90_000);

  it('says what the call was about, in words that are only words, and keeps what is written', async () => {
    await page.getByTestId('summary-title').waitFor();
    // The open words follow: where the caller says it is underlined, and its turn says so.
    const issue = turns().filter({ has: page.getByTestId('transcript-issue') });
    await issue.getByText('Reason for the call').waitFor();
    const title = (await page.getByTestId('summary-title').innerText()).replace('…', '');
    expect(await issue.locator('u').innerText()).toContain(title);
    await shot('transcript-issue');
    await page.getByText('copies sentences and understands nothing').waitFor();
    await page.getByRole('button', { name: 'Edit the summary' }).click();
    const form = page.getByTestId('summary-form');
    await form.getByLabel('Title').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Write a title.').waitFor();
    await form.getByLabel('Title').fill('<a href="https://evil.example">Bulb</a>');
    await form.getByLabel('Summary', { exact: true }).fill('See https://evil.example <img src=x onerror="alert(1)">');
    expect(await violationsOf(page, DRAWER, 'all')).toEqual([]);
    await shot('summary-form');
    // What was written stays where the save is refused.
    const reachable = await unreachable(page, 'useSummaryEditMutation');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByLabel('Title').inputValue()).toContain('Bulb');
    await reachable();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Edited by Noor').waitFor();
    expect(await page.getByTestId('summary-title').innerText()).toBe('<a href="https://evil.example">Bulb</a>');
    expect(await page.getByTestId('call-summary').locator('a, img').count()).toBe(0);
    await shot('summary-edited');
  }, 60_000);

  it('is not stuck with an answer that was read before the last event and came after it', async () => {
    const answered = await readTooEarly(page, 'useSummaryEditMutation');
    await page.getByRole('button', { name: 'Edit the summary' }).click();
    await page.getByTestId('summary-form').getByRole('button', { name: 'Save' }).click();
    await answered();
    // The form is left with the answer, which says that it is being written; what was under way then is asked once more.
    await page.getByTestId('summary-form').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit the summary' }).waitFor();
    await page.getByText('Writing the summary').waitFor({ state: 'detached' });
  }, 60_000);

  it('plays from the place and at the speed that were chosen before, and can be stopped from where its words are read', async () => {
    const position = page.getByRole('slider', { name: 'Position in the recording' });
    const speed = page.getByTestId('recording-speed');
    const heard = async () => Number(await position.inputValue());
    const play = page.getByTestId('recording-play');
    await position.fill('5');
    expect(await position.getAttribute('aria-valuetext')).toContain('0:05');
    await speed.click();
    expect(await speed.innerText()).toBe('1.5×');
    await play.click();
    await expect.poll(heard).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Back 15 s' }).click();
    await expect.poll(heard).toBeLessThan(4);
    expect(await play.getAttribute('aria-label')).toBe('Pause');

    // In a low window what is heard comes into sight, and the player stays there.
    await page.setViewportSize({ width: 1440, height: 420 });
    await turns().first().getByRole('button').first().click();
    await turns().first().scrollIntoViewIfNeeded();
    await page.locator('[data-testid="transcript-turn"][data-now]').waitFor();
    const [, last = '0'] = /:(\d\d)/.exec(await turns().last().locator('time').innerText()) ?? [];
    await position.fill(String(Number(last) + 1));
    const inSight = (testId: string) =>
      page.locator(testId).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await turns().last().and(page.locator('[data-now]')).waitFor();
    await expect.poll(() => inSight('[data-testid="transcript-turn"][data-now]')).toBe(true);
    expect(await inSight('[data-testid="recording-play"]')).toBe(true);
    await shot('transcript-low');
    await play.click();
    await expect.poll(() => play.getAttribute('aria-label')).toBe('Play the recording');

    // Whoever hears calls all day chooses the speed once.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await page.getByTestId('history-row').first().click();
    await speed.waitFor();
    expect(await speed.innerText()).toBe('1.5×');
    await turns().first().waitFor();
  }, 90_000);

  it('plays from what is clicked, by the keyboard as well, and marks what is heard', async () => {
    const last = turns().last();
    await last.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="transcript-turn"][aria-current]').waitFor();
    expect(await last.getAttribute('data-now')).toBe('true');
    await shot('transcript-playing');
    await page.getByTestId('recording-play').click();
  }, 60_000);

  it('is searched, and corrected', async () => {
    const first = (await page.getByTestId('transcript-words').first().innerText()).split(' ').slice(0, 2).join(' ');
    const count = await turns().count();
    await page.getByTestId('transcript-search').fill('no such words');
    await page.getByText('0 matches').waitFor();
    await page.getByTestId('transcript-search').fill(first.toUpperCase());
    await page.locator('mark').first().waitFor();
    await page.getByTestId('transcript-search').fill('');
    await expect.poll(() => turns().count()).toBe(count);
    await turns().first().getByRole('button', { name: 'Correct what' }).click();
    await turns().first().getByRole('textbox').fill('This is Robyn, with a y.');
    const reachable = await unreachable(page, 'useTranscriptCorrectMutation');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('transcript').getByRole('alert').waitFor();
    expect(await turns().first().getByRole('textbox').inputValue()).toBe('This is Robyn, with a y.');
    await reachable();
    await turns().first().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Corrected by Noor').waitFor();
    await page.getByText('This is Robyn, with a y.').waitFor();
    await shot('transcript-corrected');
  }, 60_000);

  it('goes with the recording that is deleted for a reason, and comes back with it; a legal hold keeps both', async () => {
    await page.getByText(/^Kept until /).waitFor();
    await page.getByTestId('recording-delete').click();
    const form = page.getByTestId('recording-reason');
    await form.getByRole('button', { name: 'Delete' }).click();
    await form.getByText('Say why, in 3 to 200 characters.').waitFor();
    expect(await violationsOf(page, DRAWER, 'all')).toEqual([]);
    await shot('recording-delete');
    await form.getByRole('textbox').fill('The caller asked for it');
    await page.keyboard.press('Enter');
    await page.getByText(/^Deleted by Noor .* on .*: The caller asked for it$/).waitFor();
    await page.getByText(/^Can be restored until /).waitFor();
    expect(await page.getByTestId('transcript').count()).toBe(0);
    expect(await page.getByTestId('call-summary').count()).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, DRAWER, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      await shot(`recording-deleted-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByTestId('recording-restore').click();
    await turns().first().waitFor();
    await page.getByTestId('recording-play').waitFor();

    await page.getByTestId('recording-hold').click();
    await form.getByRole('textbox').fill('Case 4711');
    await page.keyboard.press('Enter');
    await page.getByText(/^Under a legal hold by Noor .*: Case 4711$/).waitFor();
    expect(await page.getByTestId('recording-delete').getAttribute('aria-disabled')).toBe('true');
    expect([...(await unexplainedOf(page, DRAWER)), ...(await overflowOf(page))]).toEqual([]);
    await shot('recording-held');
    // Nothing says until when it is kept while a hold keeps it.
    await expect.poll(() => page.getByTestId('recording-kept').count()).toBe(0);

    await page.goto(new URL('/settings/workspaces', page.url()).href);
    await page.getByTestId('recording-retention').click();
    await page.getByRole('option', { name: '30 days' }).click();
    // It can be pressed when it is known what would go.
    await page.locator('[data-testid="recording-retention-save"]:not([data-loading])').scrollIntoViewIfNeeded();
    await settled(page);
    expect(await violationsOf(page, 'main', 'all')).toEqual([]);
    expect([...(await unexplainedOf(page, 'main')), ...(await overflowOf(page))]).toEqual([]);
    await shot('recording-retention');
    await page.getByTestId('recording-retention-save').click();
    await expect.poll(() => page.getByTestId('recording-retention-save').count()).toBe(0);
    expect(await page.getByTestId('recording-retention').inputValue()).toBe('30 days');

    // All of it, and who listened, stands in the audit log in plain words.
    await page.goto(new URL('/settings/workspaces?view=audit', page.url()).href);
    for (const words of [
      'changed how long recordings are kept',
      'placed a recording under legal hold',
      'restored a recording',
      'deleted a recording',
      'listened to a recording',
      'read a transcript',
    ])
      await page.getByTestId('audit-entry').filter({ hasText: words }).first().waitFor();
    await shot('recording-audit');
  }, 90_000);
});

/** Lets what an operation answers come after its event, and as it was read before. @returns waits for the answer, and ends it */
async function readTooEarly(page: Page, operation: string): Promise<() => Promise<void>> {
  const given = Promise.withResolvers<void>();
  const handler = async (route: Route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.updateCallSummary.call.summaryProgress.state = 'QUEUED';
    await route.fulfill({ response, json: answer });
    given.resolve();
  };
  await page.route('**/graphql', handler);
  return async () => {
    await given.promise;
    await leaveAlone(page);
  };
}
