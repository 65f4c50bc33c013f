/**
 * The live board in a browser: a call is on it within a second, with what can be done about it; no barrier in either theme.
 *
 * @area live
 */
import { readFile } from 'node:fs/promises';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, openPhone, startProduct, type HeadlessPhone } from '../testkit/index.ts';
import { aMember, anOwnerOn } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loudnessAt } from './hearing.ts';
import { settled, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
const FRIEND = '+13105550177';
/** What each says, in hertz; the browser's microphone says 440. */
const [OUTSIDE, AGENT] = [700, 1_300];
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the live board', () => {
  let url: string;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let phone: HeadlessPhone;
  let outside: OutsideWorld;

  const rowIn = (state: string) => page.locator(`[data-testid="live-call"][data-state="${state}"]`);
  const shot = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  };

  const callId = async (): Promise<string> =>
    (await owner.api.run('{ getLiveActivityCallStats { rows { callId } } }')).getLiveActivityCallStats.rows[0].callId;
  /** Pia supervises the call that runs as well. */
  async function piaWhispers() {
    const pia = await aMember(url, owner, 'ADMIN', { firstName: 'Pia' });
    const device = await openPhone(pia.api, { tone: 'none' });
    const { superviseCall } = await pia.api.run(
      'mutation ($id: ID!, $deviceId: String!) { superviseCall(callId: $id, mode: WHISPER, deviceId: $deviceId) { connectParams { name value } } }',
      { id: await callId(), deviceId: device.deviceId },
    );
    return device.connect(superviseCall.connectParams);
  }

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOn('ENTERPRISE', product, 'Noor');
    phone = await openPhone(owner.api, { tone: 'none' });
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}/channels/calls/live-activity`);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('says that nothing runs, and shows a call the moment it rings, who is asked, and who takes it', async () => {
    await page.getByText('No calls right now').waitFor();
    await page.locator('[data-testid="live-agent"][data-state="IDLE"]').waitFor();
    await shot('live-empty');
    await outside.call(CALLER, owner.number.number, 'silence');
    const ring = await phone.ring();
    await rowIn('RINGING').waitFor({ timeout: 3_000 });
    await page.locator('[data-testid="live-agent"][data-state="OFFERED"]').waitFor();
    await ring.accept();
    await rowIn('TALKING').waitFor({ timeout: 3_000 });
    await page.locator('[data-testid="live-agent"][data-state="ON_CALL"]').waitFor();
    expect(await rowIn('TALKING').innerText()).toContain('Noor');
    await shot('live-talking');
  }, 60_000);

  it('says who else is on the call: a phone outside that rings, joins, is on hold and talks again, and a colleague who joined', async () => {
    await outside.phone(FRIEND, 0, `tone:${AGENT}`);
    const id = await callId();
    const other = (state: string) => rowIn('TALKING').locator(`[data-testid="live-other"][data-state="${state}"]`);
    const join = (userIds: string[], numbers: string[]) =>
      owner.api.run(
        'mutation ($id: ID!, $userIds: [ID!]!, $numbers: [String!]) { addToCall(callId: $id, userIds: $userIds, phoneNumbers: $numbers) { participants { id role } } }',
        { id, userIds, numbers },
      );
    const { addToCall } = await join([], [FRIEND]);
    const guest = addToCall.participants.find(({ role }: { role: string }) => role === 'GUEST');
    await other('RINGING').getByText('(310) 555-0177 · ringing').waitFor();
    const friend = await eventually(async () => {
      const call = (await outside.callsOf(FRIEND)).find(({ status }) => status === 'in-progress');
      if (!call) throw new Error('the friend was not called');
      return call;
    }, 15_000);
    // Once the phone is asked to press 1.
    await eventually(async () => expect((await outside.tones(friend.sid, [])).rms).toBeGreaterThan(0), 15_000);
    await outside.press(friend.sid, '1');
    await other('CONNECTED').waitFor();
    const hold = (held: boolean) =>
      owner.api.run(
        'mutation ($id: ID!, $participantId: ID, $hold: Boolean!) { holdCall(callId: $id, hold: $hold, participantId: $participantId) { id } }',
        { id, participantId: guest.id, hold: held },
      );
    await hold(true);
    await other('HELD').getByText('on hold for 0:0', { exact: false }).waitFor({ timeout: 3_000 });
    await shot('live-guest-held');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, '#content', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await hold(false);
    await other('CONNECTED').waitFor({ timeout: 3_000 });
    const ben = await aMember(url, owner, 'MEMBER', { firstName: 'Ben' });
    const his = await openPhone(ben.api, { tone: 'none' });
    await join([ben.userId], []);
    const ring = await his.ring();
    await other('RINGING').getByText('Ben Test · ringing').waitFor();
    const talk = await ring.accept();
    await other('CONNECTED').getByText('Ben Test · on the call').waitFor();
    await ben.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id });
    await talk.ended;
    await outside.hangUp(friend.sid);
    await expect.poll(() => page.getByTestId('live-other').count()).toBe(0);
  }, 90_000);

  it('has no barrier in either theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, '#content', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      await shot(`live-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }, 60_000);

  it('ends the call for both sides, asked twice, and counts it', async () => {
    await page.getByTestId('live-more').click();
    await page.getByTestId('live-end').click();
    await page.getByText('End it for both sides').click();
    await page.getByText('No calls right now').waitFor();
    await expect.poll(() => page.getByTestId('live-answered').innerText()).toBe('1');
    // The figure leads to the call that it counts, and the one beside it to none.
    await page.getByRole('link', { name: 'Answered: 1. Show the calls' }).press('Enter');
    await page.waitForURL(/history\?.*result=answered/);
    await page.getByTestId('history-row').first().waitFor();
    expect(await page.getByTestId('history-row').count()).toBe(1);
    await page.goBack();
    await page.getByRole('link', { name: 'Missed: 0. Show the calls' }).click();
    await page.getByText('No results for these filters').waitFor();
    await page.goBack();
    await page.getByText('No calls right now').waitFor();
    await eventually(async () => expect(await outside.liveCalls()).toEqual([]));
  }, 60_000);

  it('lets the owner listen in to somebody’s call, unheard until they choose to be, and says so to who is heard', async () => {
    const bea = await aMember(url, owner, 'MEMBER');
    const hers = await openPhone(bea.api, { tone: AGENT });
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${OUTSIDE}`);
    const talk = await (await hers.ring()).accept();
    await rowIn('TALKING').waitFor();
    // Where it had begun to ring here, too, the phone is free again.
    await page
      .locator('[data-testid="phone"]:is([data-state="INCOMING_CALL"], [data-state="HANGUP"])')
      .waitFor({ state: 'hidden' });
    await page.getByTestId('live-more').click();
    await page.getByTestId('live-listen').click();
    await page.getByTestId('supervision').waitFor();
    const hears = async (hertz: number) => (await loudnessAt(page, [hertz]))[0] ?? -120;
    await eventually(async () => expect(await hears(OUTSIDE)).toBeGreaterThan(-60));
    await eventually(async () => expect(await hears(AGENT)).toBeGreaterThan(-60));
    expect((await outside.tones(sid, [440])).heard['440']).toBeLessThan(1_000);
    expect(talk.audio.hears([440])[440]).toBeLessThan(1_000);
    await rowIn('TALKING').getByText('Supervised by Noor Test').waitFor();
    const pias = await piaWhispers();
    await page.getByText('Pia Test is whispering, which you can’t hear').waitFor();
    await rowIn('TALKING').getByText('Supervised by Noor Test and Pia Test').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(
        await violationsOf(page, '[data-testid="supervision"]', colorScheme === 'light' ? 'all' : 'colour'),
      ).toEqual([]);
      await shot(`live-listening-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByTestId('supervision-mode').getByText('Whisper').click();
    await page.getByText('Only Bea', { exact: false }).waitFor();
    // At one and the same time: where samples are late, the other tones are heard a little at every frequency for a moment.
    await eventually(async () => {
      expect(talk.audio.hears([440])[440]).toBeGreaterThan(2_000);
      expect((await outside.tones(sid, [440])).heard['440']).toBeLessThan(1_000);
      expect(talk.audio.hears([440])[440]).toBeGreaterThan(2_000);
    });
    // The board offers it to who supervises, too.
    await page.getByTestId('live-more').click();
    await page.getByTestId('live-take-over').click();
    await page.getByTestId('live-take-over').getByText('Bea').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('live-take-over').waitFor({ state: 'detached' });
    await page.getByTestId('take-over').click();
    await page.getByText('Bea Test leaves and sees', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('take-over-sure').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    expect(await violationsOf(page, '[data-testid="supervision"]', 'all')).toEqual([]);
    await shot('live-taking-over');
    const told = bea.api.subscribe('subscription { callChanged { call { agentUserId takenBy } } }');
    await page.getByTestId('take-over-sure').click();
    await page.getByTestId('supervision').waitFor({ state: 'detached' });
    await talk.ended;
    await told.frame(({ call }) => call.takenBy === 'Noor Test' && call.agentUserId !== bea.userId);
    // The caller hears who took over, who hears the caller and nobody else.
    await eventually(async () => {
      const { heard } = await outside.tones(sid, [440, AGENT]);
      expect(heard['440']).toBeGreaterThan(2_000);
      expect(heard[String(AGENT)]).toBeLessThan(1_000);
      expect(await hears(OUTSIDE)).toBeGreaterThan(-60);
    });
    expect(await rowIn('TALKING').innerText()).toContain('Noor');
    // Who supervised as well still does, now the new agent, who sees it.
    await page.getByTestId('call-supervised').getByText('Pia Test is talking to you only').waitFor();
    await shot('live-taken-over');
    await page.getByTestId('call-end').click();
    await pias.ended;
    await page.getByText('No calls right now').waitFor();
    await eventually(async () => expect(await outside.liveCalls()).toEqual([]));
  }, 120_000);

  it('then stands in the history, found by a part of its number, and goes along as a table', async () => {
    await page.goto(`${url}/channels/calls/history`);
    await page.getByTestId('history-row').first().waitFor();
    await page.getByTestId('history-filter-text').fill('999999');
    await page.getByText('No results for these filters.').waitFor();
    await page.getByTestId('history-filter-text').fill('0174');
    await page.getByTestId('history-row').first().waitFor();
    await settled(page);
    expect(await violationsOf(page, '#content', 'all')).toEqual([]);
    await shot('history');
    const downloading = page.waitForEvent('download');
    await page.getByTestId('history-export').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^calls-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, , row, ...more] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toContain('Started (');
    expect(head).toContain('Handled by,Outcome,Note,');
    expect(row).toContain(`,${CALLER},`);
    expect(row).toContain('Answered');
    expect(more).toEqual([]);
  }, 60_000);
});
