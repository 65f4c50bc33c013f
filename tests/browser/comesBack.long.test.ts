/**
 * The phone comes back by itself, with nobody touching the page: after a restart of the server, and after the machine slept.
 * A call then rings, and both sides are heard; also one that came while the page was being loaded. Meanwhile the phone does not
 * open, and says why (spec 001 §4, §8). Calls go on through a change of network, and are offered back after a crash.
 *
 * @area phone, devices, calls, signalling
 * @minutes 3
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OutsideWorld,
  anOwner,
  freePort,
  startProduct,
  temporaryDataDir,
  type Owner,
  type RunningProduct,
} from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { hears, inState, isReady, phonePage } from './phonePage.ts';
import { settled, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
/** Hertz that the caller says, and this browser's microphone. */
const [THEIRS, OURS] = [700, 440];
const AUDIBLE = 3_000;
const SOMETHING = 100;
/** Milliseconds: longer than a page takes for a slow moment (SLEPT_MS in the phone's engine). */
const SLEEP_MS = 26_000;
const SAYS = 'Unable to connect to our server. Please try again later';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the phone comes back', () => {
  let settings: Readonly<Record<string, string>>;
  let product: RunningProduct;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;

  const phoneIs = (status: string, timeout: number) =>
    page.locator(`[data-testid="phone-status"][data-status="${status}"]`).first().waitFor({ timeout });
  /** The page is the one it was: nothing has loaded it anew. */
  const isTheSame = () => page.evaluate(() => 'notReloaded' in globalThis);
  const callerHears = (sid: string) =>
    eventually(
      async () => expect((await outside.tones(sid, [OURS])).heard[String(OURS)]).toBeGreaterThan(AUDIBLE),
      20_000,
    );
  const bothAreHeard = async (sid: string) => {
    await inState(page, 'IN_CALL');
    await hears(page, THEIRS);
    await callerHears(sid);
  };
  const inCall = async () => {
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    await inState(page, 'INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await bothAreHeard(sid);
    return sid;
  };
  /** The page's process dies: who crashes says no word. */
  const crashes = async () => {
    const crashed = page.waitForEvent('crash');
    const devtools = await browser.context.newCDPSession(page);
    // It never answers.
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
  };
  /** Music, and nothing of our microphone: in the last second, in which a voice that broke off may still be. */
  const callerHearsATone = (sid: string, withinMs: number) =>
    eventually(async () => {
      const { heard, rms } = await outside.tones(sid, [OURS]);
      expect([heard[String(OURS)]! < SOMETHING, rms > SOMETHING]).toEqual([true, true]);
    }, withinMs);
  const hangUp = async (sid: string) => {
    await outside.hangUp(sid);
    await inState(page, 'IDLE');
    await page.getByTestId('phone').getByRole('button', { name: 'Close' }).click();
  };
  const ringsAndBothAreHeard = async () => hangUp(await inCall());
  const reachable = async () =>
    ((await owner.api.run('{ fetchMyDevices { isReachable } }')).fetchMyDevices as { isReachable: boolean }[]).some(
      ({ isReachable }) => isReachable,
    );

  beforeAll(async () => {
    settings = { PORT: String(await freePort()), DATA_DIR: await temporaryDataDir() };
    product = await startProduct(settings);
    outside = new OutsideWorld(product.url);
    owner = await anOwner(product.url, 'Noor');
    browser = await launchChromium(product.url, OURS);
    // What the phone shows, and its words, are fetched a moment after the page; the server must not go before that.
    const fetched = Promise.all(
      [/\/PhoneFace-.*\.js$/, /\/pages-.*\.js$/].map((file) =>
        browser.context.waitForEvent('response', { predicate: (answer) => file.test(answer.url()), timeout: 120_000 }),
      ),
    );
    page = await phonePage(browser.context, product.url, owner.email);
    for (const answer of await fetched) await answer.finished();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('does not open while the server is away, says so and why; and opens by itself after the restart', async () => {
    await product.stop();
    await phoneIs('connecting', 30_000);
    await page.getByTestId('phone-open').click();
    const away = page.getByTestId('phone-away');
    await away.getByText(SAYS, { exact: true }).waitFor();
    await away.getByText('Our server isn’t responding.').waitFor();
    expect(await page.getByTestId('phone').count()).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(
        await violationsOf(page, '[data-testid="phone-away"]', colorScheme === 'light' ? 'all' : 'colour'),
      ).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/phone-away-${colorScheme}.png` });
    }
    await away.getByRole('button', { name: 'Try again' }).click();
    await away.getByText(SAYS, { exact: true }).waitFor();

    product = await startProduct(settings);
    await isReady(page, 30_000);
    await inState(page, 'IDLE');
    await away.waitFor({ state: 'detached' });
    expect(await isTheSame()).toBe(true);
    await ringsAndBothAreHeard();
  }, 180_000);

  it('a phone that cannot be fetched yet takes no page along, and comes when it can', async () => {
    const tab = await browser.context.newPage();
    let isAway = true;
    await tab.route('**/PhoneFace*.js', (route) => (isAway ? route.abort() : route.continue()));
    await tab.goto(product.url);
    const asked = tab.waitForRequest('**/PhoneFace*.js');
    await tab.getByTestId('phone-open').click();
    await asked;
    await tab.waitForTimeout(1_000);
    isAway = false;
    await tab.getByTestId('phone-away').waitFor();
    await tab.close();
  }, 60_000);

  it('wakes from sleep: what it was rung on is dead, and it rings anew', async () => {
    const processes = await browser.processes();
    const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
      for (const id of processes) process.kill(id, signal);
    };
    // Stopped as a whole the browser answers nobody and its clocks jump, which is as near to sleep as a test comes.
    send('SIGSTOP');
    const slept = performance.now();
    try {
      await eventually(async () => expect(await reachable()).toBe(false), 40_000);
      await eventually(() => expect(performance.now() - slept).toBeGreaterThan(SLEEP_MS), 40_000);
    } finally {
      send('SIGCONT');
    }
    await eventually(async () => expect(await reachable()).toBe(true), 20_000);
    await isReady(page);
    expect(await isTheSame()).toBe(true);
    await ringsAndBothAreHeard();
  }, 180_000);

  it('a change of network in a call takes nothing away: both go on hearing each other, and the call can be ended', async () => {
    const sid = await inCall();
    await browser.context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    // Longer than a change from one network to another takes.
    await page.waitForTimeout(4_000);
    expect((await outside.callOf(sid)).status).toBe('in-progress');
    await browser.context.setOffline(false);
    await bothAreHeard(sid);
    await page.getByTestId('call-end').click();
    await inState(page, 'IDLE');
    await eventually(async () => expect((await outside.callOf(sid)).status).toBe('completed'), 10_000);
    await page.getByTestId('phone').getByRole('button', { name: 'Close' }).click();
    await ringsAndBothAreHeard();
  }, 120_000);

  it('who hangs up while the network is away has hung up once it is back, and is not rung by that caller again', async () => {
    const sid = await inCall();
    await browser.context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByTestId('call-end').click();
    await page.getByText('The call ends as soon as it does.').waitFor();
    await page.waitForTimeout(3_000);
    expect((await outside.callOf(sid)).status).toBe('in-progress');
    await browser.context.setOffline(false);
    await eventually(async () => expect((await outside.callOf(sid)).status).toBe('completed'), 15_000);
    await isReady(page, 30_000);
    // The call had opened the phone, and is wrapped up.
    await page.getByTestId('phone').waitFor({ state: 'detached' });
    await ringsAndBothAreHeard();
  }, 120_000);

  it('a call that comes while the page is loaded anew rings there once its device is back', async () => {
    await page.goto('about:blank');
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    // Longer than the carrier takes to say that it has no device of theirs.
    await page.waitForTimeout(1_000);
    await page.goto(product.url);
    await inState(page, 'INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await bothAreHeard(sid);
    await hangUp(sid);
  }, 120_000);

  it('a page that crashes in a call leaves the caller with a tone, and is offered the call back', async () => {
    const sid = await inCall();
    await crashes();
    page = await browser.context.newPage();
    await page.goto(product.url);
    await page.getByTestId('lost-call').waitFor();
    await callerHearsATone(sid, 15_000);
    // Whoever waits in a call of theirs keeps others away: the phone is connected, and not ready.
    await page.locator('[data-testid="phone-status"][data-status="left"]').waitFor();
    await page.getByTestId('phone-rejoin').click();
    await bothAreHeard(sid);
    await hangUp(sid);
  }, 120_000);

  describe('where the carrier notices a browser that crashed after five minutes', () => {
    const late = (on: boolean) => outside.fault({ kind: 'late-crash', on, left: null, seconds: 300, only: null });
    beforeAll(() => late(true));
    afterAll(() => late(false));

    it('the page that comes instead says so: the caller hears a tone within seconds, and has them back', async () => {
      const sid = await inCall();
      await crashes();
      page = await browser.context.newPage();
      await page.goto(product.url);
      await page.getByTestId('lost-call').waitFor();
      // Told by the page: the carrier says nothing, and nobody has missed the device yet.
      await callerHearsATone(sid, 5_000);
      await page.getByTestId('phone-rejoin').click();
      await bothAreHeard(sid);
      await hangUp(sid);
    }, 120_000);

    it('and no page comes: the device is missed after 30 s, the caller hears a tone, and its person is not busy any longer', async () => {
      const sid = await inCall();
      const presence = async () =>
        (await owner.api.run('{ getWorkspaceUserProfile { presence } }')).getWorkspaceUserProfile.presence as string;
      expect(await presence()).toBe('BUSY');
      const began = performance.now();
      await crashes();
      await callerHearsATone(sid, 40_000);
      await eventually(async () => expect(await presence()).not.toBe('BUSY'), 10_000);
      // The 35 s, and what a busy machine takes.
      expect(performance.now() - began).toBeLessThan(40_000);
      await outside.hangUp(sid);
      page = await browser.context.newPage();
      await page.goto(product.url);
      await isReady(page);
    }, 120_000);
  });

  it('no page has stumbled', () => {
    expect(browser.errors).toEqual([]);
  });
});
