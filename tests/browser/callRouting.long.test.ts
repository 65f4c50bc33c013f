/**
 * Callers who are led by a flow to people in real browsers: by keys through menus to the right team, by each of a queue's
 * strategies to whom it says, and to a mailbox that is heard afterwards. Everybody is heard by a tone.
 *
 * @area calls, flows, queues, phone
 * @minutes 2
 */
import { eventually } from '@ringline/kit/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, startProduct, type Owner, type Payload } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { hears, inState, phonePage } from './phonePage.ts';

const CALLER = '+15035550174';
/** Hertz that the caller says, and the microphone of everybody here: it belongs to the browser. */
const [THEIRS, OURS] = [900, 440];
const AUDIBLE = 3_000;
const MENU = 'For sales, press 1. For help, press 2.';
const shots = process.env['SHOTS'];

/** Notes that the phone rang on a page, and lets what is played out of a file be heard as what comes from a call is. */
function noteAndHear(): void {
  const page = globalThis as unknown as { rang: boolean; remoteAudio?: MediaStream };
  page.rang = false;
  new MutationObserver(() => {
    if (document.querySelector('[data-testid="phone"][data-state="INCOMING_CALL"]')) page.rang = true;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function andHeard(this: HTMLMediaElement & { captureStream(): MediaStream }) {
    if (this.src.startsWith('blob:')) page.remoteAudio = this.captureStream();
    return play.call(this);
  };
}

/** A line comes above while the mouse is down: what is under it at its up is another element. */
async function pressedWhileItMoves(button: Locator): Promise<void> {
  const page = button.page();
  const box = await button.boundingBox();
  if (!box) return expect.unreachable('it is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await button.evaluate((element) =>
    element.closest('[data-testid="phone"]')?.setAttribute('style', 'right: 16px; bottom: 96px'),
  );
  await page.mouse.up();
}

describe.skipIf(!chromiumPath)('a caller in a flow', () => {
  let url: string;
  let browser: TestBrowser;
  let outside: OutsideWorld;
  let owner: Owner;
  let help: string;
  /** Ana, Ben and Cyd, in the order of the team's list; Ben alone is in Help. */
  let pages: Page[];

  const at = (place: number) => pages[place] ?? expect.unreachable(`nobody is at place ${place}`);
  async function set(settings: Payload): Promise<void> {
    const { getSinglePhoneNumber: number } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version } }',
      { id: owner.number.id },
    );
    await owner.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
      { input: { id: number.id, version: number.version, ...settings } },
    );
  }
  const plays = (sid: string, what: string) =>
    eventually(async () => expect((await outside.callOf(sid)).hears).toBe(what), 20_000);
  const hearsUs = (sid: string) =>
    eventually(
      async () => expect((await outside.tones(sid, [OURS])).heard[String(OURS)]).toBeGreaterThan(AUDIBLE),
      20_000,
    );
  const forgetRings = () =>
    Promise.all(pages.map((page) => page.evaluate(() => Object.assign(globalThis, { rang: false }))));
  const whoRang = async () => {
    const rang = await Promise.all(
      pages.map((page) => page.evaluate(() => (globalThis as unknown as { rang: boolean }).rang)),
    );
    return rang.flatMap((did, place) => (did ? [place] : []));
  };
  const allIdle = () =>
    eventually(async () => {
      for (const page of pages)
        expect(await page.locator('[data-testid="phone"]:not([data-state="IDLE"])').count()).toBe(0);
    }, 20_000);
  /** The page takes the call, both are heard, and the caller hangs up. */
  async function talks(page: Page, sid: string, press = (button: Locator) => button.click()): Promise<void> {
    await press(page.getByTestId('phone-accept'));
    await inState(page, 'IN_CALL');
    await hears(page, THEIRS);
    await hearsUs(sid);
    await outside.hangUp(sid);
    await allIdle();
  }

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Ana');
    const { createTeamAndAutoAssignMembers: team } = await owner.api.run(
      'mutation { createTeamAndAutoAssignMembers(input: { name: "Help" }) { id } }',
    );
    help = team.id;
    const ben = await aMember(url, owner, 'MEMBER', { firstName: 'Ben', teamIds: [help] });
    const cyd = await aMember(url, owner, 'MEMBER', { firstName: 'Cyd' });
    browser = await launchChromium(url, OURS);
    const contexts = [browser.context, await browser.another(), await browser.another()];
    for (const context of contexts) await context.addInitScript(noteAndHear);
    pages = [];
    for (const [place, { email }] of [owner, ben, cyd].entries())
      pages.push(await phonePage(contexts[place] ?? browser.context, url, email));
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('presses through two menus and rings the right team alone, where both are heard', async () => {
    await eventually(() =>
      set({
        type: 'IVR',
        ivr: {
          prompt: { say: MENU },
          ivrChoices: [
            { keys: ['1'], label: 'Sales', target: 'OPERATOR' },
            { keys: ['2'], label: 'Help', target: 'MENU', prompt: { sound: 'ivr-welcome' } },
            { keys: ['2', '1'], label: 'Returns', target: 'TEAM', teamId: help },
          ],
        },
      }),
    );
    await forgetRings();
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    await plays(sid, MENU);
    await outside.press(sid, '2');
    await plays(sid, 'ivr-welcome.wav');
    await outside.press(sid, '1');
    await inState(at(1), 'INCOMING_CALL');
    expect(await at(1).getByTestId('incoming-chose').textContent()).toBe('Chose: Help › Returns');
    await talks(at(1), sid, pressedWhileItMoves);
    expect(await whoRang()).toEqual([1]);
  }, 120_000);

  // In this order: what some remember is what the ones before have done. Whoever rings first in the list takes the call.
  it.each([
    ['LINEAR', [0]],
    ['ROUNDROBIN', [0]],
    ['RRMEMORY', [0]],
    ['RRMEMORY', [1]],
    ['LEASTRECENT', [2]],
    ['FEWESTCALLS', [1]],
    ['RANDOM', undefined],
    ['RINGALL', [0, 1, 2]],
  ])(
    'waits in a queue by %s and rings at %j of the list',
    async (queueRingStrategy, wanted) => {
      await set({ type: 'QUEUE', queueRingStrategy, queueWrapUp: 0, queueSize: 3, queueRetryCount: 2, timeout: 15 });
      await forgetRings();
      const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
      const rang = await eventually(async () => {
        const places = await whoRang();
        expect(places).toHaveLength(wanted?.length ?? 1);
        return places;
      }, 20_000);
      if (wanted) expect(rang).toEqual(wanted);
      const taker = at(rang[0] ?? 0);
      expect(await taker.getByTestId('incoming-waited').textContent()).toMatch(/^Waited \d\d:\d\d$/);
      if (shots && queueRingStrategy === 'RINGALL') await taker.screenshot({ path: `${shots}/queue-ringing.png` });
      await talks(taker, sid);
      expect(await whoRang()).toEqual(rang);
    },
    90_000,
  );

  it('leaves a message when nobody takes the call, which is heard by its tone in the history', async () => {
    await set({ type: 'CLASSIC', voicemail: true, timeout: 10 });
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    for (const page of pages) {
      await inState(page, 'INCOMING_CALL');
      await page.getByTestId('phone-decline').click();
    }
    await plays(sid, '● recording');
    // As long as a message must be, and more.
    await at(0).waitForTimeout(4_000);
    await outside.hangUp(sid);
    await allIdle();
    await at(0).goto(`${url}/channels/calls/history`);
    await at(0).getByTestId('history-row').first().getByText('Voicemail').waitFor();
    await at(0).getByTestId('history-row').first().click();
    await at(0).getByText('Voicemail, after the tone, rounded up').waitFor();
    const player = at(0).getByTestId('recording-player');
    // What it looks like is there before it is played: the caller's tone all along.
    const heights = await player
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))));
    expect(heights.filter((height) => height > 10).length).toBeGreaterThan(50);
    await player.getByTestId('recording-play').click();
    await hears(at(0), THEIRS);
  }, 120_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect([browser.strays, browser.errors]).toEqual([[], []]);
  });
});
