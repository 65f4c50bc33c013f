/**
 * Who may hear recordings, in two browsers: the owner chooses, and a teammate gains the player, and loses it again.
 *
 * @area recordings, access, calls
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, openPhone, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
const DRAWER = '[data-testid="call-drawer"]';
const shots = process.env['SHOTS'];

/** In the page: what it plays with. */
declare const players: Set<HTMLMediaElement>;

describe.skipIf(!chromiumPath)('who may hear recordings', () => {
  let url: string;
  let browsers: TestBrowser[] = [];
  let owner: Owner;
  let bea: Awaited<ReturnType<typeof aMember>>;
  /** The owner's settings, and the teammate's history of calls. */
  let settings: Page;
  let history: Page;

  const shot = async (page: Page, name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  };
  const fair = async (page: Page, part: string, name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, part, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      await shot(page, `${name}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(page, part)), ...(await overflowOf(page))]).toEqual([]);
  };
  const signedIn = async (email: string, path: string): Promise<Page> => {
    const browser = await launchChromium(url, 440);
    browsers.push(browser);
    const page = await browser.context.newPage();
    await page.addInitScript(() => {
      const made = new Set<HTMLMediaElement>();
      Object.assign(window, { players: made });
      window.Audio = class extends window.Audio {
        constructor(source?: string) {
          super(source);
          made.add(this);
        }
      };
    });
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}${path}`);
    return page;
  };
  const choose = async (name: string) => {
    await settings.getByTestId('recording-access').click();
    await settings.getByRole('option', { name }).click();
    await settings.getByTestId('recording-access-save').click();
    await settings.getByTestId('recording-access-save').waitFor({ state: 'detached' });
    expect(await settings.getByTestId('recording-access').inputValue()).toBe(name);
  };
  const closed = (by: string) => history.locator(`${DRAWER} [data-testid="recording-closed"][data-by="${by}"]`);
  const audited = async (action: string): Promise<{ actorName: string }[]> => {
    const query = 'query ($action: String) { auditLog(action: $action) { data { actorName } } }';
    return (await owner.api.run(query, { action })).auditLog.data;
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    owner = await anOwnerOnBusiness(product, 'Noor');
    const { getSinglePhoneNumber: number } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version } }',
      { id: owner.number.id },
    );
    await owner.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
      { input: { id: number.id, version: number.version, enableCallRecording: true } },
    );
    const outside = new OutsideWorld(url);
    const phone = await openPhone(owner.api, { tone: 'none' });
    const call = await outside.call(CALLER, owner.number.number, 'tone:700');
    const talk = await (await phone.ring()).accept();
    await wait(4_000);
    await outside.hangUp(call.sid);
    await talk.ended;
    bea = await aMember(url, owner, 'MEMBER');
    history = await signedIn(bea.email, '/channels/calls/history');
    settings = await signedIn(owner.email, '/settings/workspaces');
  }, 180_000);

  afterAll(async () => {
    for (const browser of browsers) await browser.close();
    browsers = [];
  }, 60_000);

  it('a teammate reads why there is no player, and who can change that', async () => {
    await history.getByTestId('history-row').first().click();
    await closed('HANDLERS_AND_MANAGERS').waitFor();
    const words = await closed('HANDLERS_AND_MANAGERS').innerText();
    expect(words).toContain('Only people who were on the call, managers of its team, admins and the owner can listen');
    expect(words).toMatch(/Noor.* or an admin can change this/);
    expect(await history.getByTestId('recording-play').count()).toBe(0);
    await fair(history, DRAWER, 'recording-closed');
  }, 90_000);

  it('hears it, and keeps it, as soon as the owner has chosen the team', async () => {
    await settings.getByTestId('recording-access').scrollIntoViewIfNeeded();
    await fair(settings, 'main', 'recording-access');
    await choose('Everyone in the number’s team, and people on the call');
    await history.getByTestId('recording-play').click();
    const kept = history.waitForEvent('download');
    await history.getByTestId('recording-download').click();
    expect((await kept).suggestedFilename()).toMatch(/\.mp3$/);
    await shot(history, 'recording-team');
    const byBea = { actorName: expect.stringContaining('Bea') };
    for (const action of ['call.recording.heard', 'call.recording.downloaded'])
      await eventually(async () => expect(await audited(action)).toEqual([byBea]));
    // Played to its end: whoever plays it again hears it once more, though the page has the file.
    const play = history.getByRole('button', { name: 'Play the recording' });
    await play.click();
    await eventually(async () => expect(await audited('call.recording.heard')).toEqual([byBea, byBea]), 15_000);
  }, 90_000);

  it('loses it where admins alone may: the page that is open falls silent, and the server gives no link', async () => {
    await history.evaluate(() => {
      for (const player of players) player.loop = true;
    });
    const sounds = () => history.evaluate(() => [...players].some(({ paused }) => !paused));
    if (!(await sounds())) await history.getByTestId('recording-play').click();
    await expect.poll(sounds).toBe(true);
    await choose('Admins and the owner only');
    await closed('ADMINS').waitFor();
    expect(await history.getByTestId('recording-play').count()).toBe(0);
    expect(await sounds()).toBe(false);
    const link = '{ fetchConversations(channel: call) { data { call { recording { canPlay url(use: DOWNLOAD) } } } } }';
    expect((await bea.api.run(link)).fetchConversations.data).toEqual([
      { call: { recording: { canPlay: false, url: null } } },
    ]);
    expect(await audited('call.recording.downloaded')).toHaveLength(1);
    // The switch beside it: what the law may ask for is said before it can be saved.
    await settings.getByTestId('monitor-notice').press('Space');
    await settings.getByText('Some countries require telling the agent.', { exact: false }).waitFor();
    await fair(settings, 'main', 'monitor-notice');
    await settings.getByTestId('monitor-notice-save').click();
    await settings.getByTestId('monitor-notice-save').waitFor({ state: 'detached' });
    expect(await settings.getByTestId('monitor-notice').isChecked()).toBe(false);
    await settings.goto(`${url}/settings/workspaces?view=audit`);
    const told = settings.getByTestId('audit-entry').filter({ hasText: 'changed whether agents see who is listening' });
    expect(await told.innerText()).toContain('off');
    const entry = settings.getByTestId('audit-entry').filter({ hasText: 'changed who can hear recordings' });
    expect(await entry.first().innerText()).toContain('Admins and the owner only');
    await shot(settings, 'recording-access-audit');
    expect(browsers.flatMap(({ errors }) => errors)).toEqual([]);
  }, 90_000);

  it('a call that is shared in a chat offers its recording to who may hear it, and tells the other that it is not theirs', async () => {
    await settings.goto(`${url}/channels/calls/history`);
    await settings.getByTestId('history-row').first().click();
    await settings.getByTestId('share-in-chat').click();
    await settings.getByTestId('share-search').fill('Bea');
    await settings.getByTestId('share-choice').filter({ hasText: 'Bea' }).click();
    await settings.getByTestId('share-send').click();
    await settings.getByText(/^Shared with .*Bea/).waitFor();
    for (const [page, test] of [
      [settings, 'card-recording'],
      [history, 'card-recording-closed'],
    ] as const) {
      await page.goto(`${url}/conversations/user`);
      await page.getByTestId('chat-row').filter({ hasText: 'Call card' }).click();
      const card = page.getByTestId('card-call-shared');
      await card.getByTestId(test).waitFor();
      expect(await card.getByTestId(/^card-recording/).count()).toBe(1);
      await fair(page, '[data-testid="chat"]', `chat-call-${test}`);
      await card.getByTestId('card-open').click();
      await page.locator(DRAWER).waitFor();
    }
  }, 90_000);
});
