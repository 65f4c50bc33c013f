/**
 * The phone never lies about ringing, in a real browser: sound that the browser blocks, a call in a tab that nobody sees, a
 * network that comes back, a tab that stands still.
 *
 * @area phone, devices, live
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOUD, QUIET } from '../testkit/callerEar.ts';
import { heardByLog, logOf } from '../testkit/callLog.ts';
import {
  type HeadlessPhone,
  OutsideWorld,
  type Owner,
  PASSWORD,
  type Payload,
  type Person,
  openPhone,
  startProduct,
} from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { unreachable } from './unreachable.ts';

const CALLER = '+15035550174';
/** What each says, in hertz; Noor is who sits at the page. */
const HZ = { noor: 440, caller: 700, bea: 1_600 };
/** A device of which nothing was heard for so long is shown unreachable (defaults 8.5). */
const UNREACHABLE_MS = 30_000;
/**
 * The time counts from the last sign of life, which may be under way while the tab stops; four times a second it is looked whether it
 * is over, and the test, which asks as often, is answered when a busy machine comes to it.
 */
const ALLOWANCE_MS = 3_000;
/** What stands for nobody looking at the tab: headless browsers have no other window to put in front. */
const setVisible = (page: Page, seen: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, seen);

/** A browser that plays nothing before a click; the driver's own touches count as clicks, so that the real rule never holds. */
function keepSilent(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
  const play = HTMLMediaElement.prototype.play;
  let clicked = false;
  addEventListener('pointerdown', () => (clicked = true), true);
  HTMLMediaElement.prototype.play = function silenced(this: HTMLMediaElement) {
    return clicked ? play.call(this) : Promise.reject(new DOMException('Click first', 'NotAllowedError'));
  };
}

describe.skipIf(!chromiumPath)('the phone', () => {
  let url: string;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;

  const phoneIs = (status: string, timeout = 20_000) =>
    page.locator(`[data-testid="phone-status"][data-status="${status}"]`).first().waitFor({ timeout });
  const inState = (wanted: string) => page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const all = (await worker.getNotifications()) as unknown as { title: string; actions: { action: string }[] }[];
      return all.map(({ title, actions }) => [title, ...actions.map(({ action }) => action)]);
    });
  /**
   * The next notification, once it stands. Whoever asks Chromium for its notifications while one is on its way makes it
   * forget that one, so that the worker says when; and a while later, since Chromium says that it is shown before it is.
   */
  const noticeOf = async (ring: () => Promise<unknown>) => {
    const announced = () =>
      browser.context.serviceWorkers()[0]?.evaluate(() => (globalThis as unknown as { announced: number }).announced);
    const before = (await announced()) ?? 0;
    await ring();
    await eventually(async () => expect(await announced()).toBe(before + 1), 20_000);
    return shown();
  };
  const reachable = async () =>
    ((await owner.api.run('{ fetchMyDevices { isReachable } }')).fetchMyDevices as { isReachable: boolean }[]).some(
      ({ isReachable }) => isReachable,
    );

  let phoneOfBea: { bea: Person; hers: HeadlessPhone } | undefined;
  /** A colleague whom the number rings, too, with a phone that no page has; from the first who asks for her on. */
  const beasPhone = async () => {
    if (phoneOfBea) return phoneOfBea;
    const bea = await aMember(url, owner, 'MEMBER');
    phoneOfBea = { bea, hers: await openPhone(bea.api, { tone: HZ.bea }) };
    return phoneOfBea;
  };
  /** What a colleague is shown of the owner. */
  const seenBy = async ({ api }: Person): Promise<Payload> => {
    const { fetchUserProfiles } = await api.run(
      '{ fetchUserProfiles { data { mainUserId presence deviceAvailability { reachable reason } } } }',
    );
    const { mainUserId: _, ...seen } = fetchUserProfiles.data.find(
      ({ mainUserId }: Payload) => mainUserId === owner.userId,
    );
    return seen;
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    browser = await launchChromium(url, HZ.noor);
    await browser.context.grantPermissions(['microphone', 'notifications'], { origin: url });
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.addInitScript(keepSilent);
    await page.goto(url);
    await phoneIs('noSound');
    const [running] = browser.context.serviceWorkers();
    const started = running ? Promise.resolve(running) : browser.context.waitForEvent('serviceworker');
    await page.evaluate(() => navigator.serviceWorker.register('/phone-worker.js'));
    await (
      await started
    ).evaluate(() => {
      const worker = globalThis as unknown as { announced: number; registration: ServiceWorkerRegistration };
      worker.announced = 0;
      const show = worker.registration.showNotification.bind(worker.registration);
      worker.registration.showNotification = async (...notice) => {
        await show(...notice);
        setTimeout(() => (worker.announced += 1), 1_000);
      };
    });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('says that the browser keeps it silent before anybody calls, and one click mends it', async () => {
    await page.getByTestId('sound-blocked').waitFor();
    await page.getByTestId('sound-unlock').click();
    await page.getByTestId('sound-blocked').waitFor({ state: 'detached' });
    await phoneIs('ready');
  }, 30_000);

  it('rings as a notification of the system while nobody sees the tab, and is answered out of it', async () => {
    await setVisible(page, false);
    let sid = '';
    const notices = await noticeOf(async () => {
      ({ sid } = await outside.call(CALLER, owner.number.number, 'silence'));
      await inState('INCOMING_CALL');
    });
    expect(notices).toEqual([[expect.stringContaining('(503) 555-0174'), 'accept', 'decline']]);
    const [worker] = browser.context.serviceWorkers();
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const [notification] = await scope.registration.getNotifications();
      dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: 'accept' }));
    });
    await inState('IN_CALL');
    await eventually(async () => expect(await shown()).toEqual([]));
    await setVisible(page, true);
    await outside.hangUp(sid);
    await inState('IDLE');
  }, 60_000);

  it('a call that stops ringing takes its notification along', async () => {
    await setVisible(page, false);
    let sid = '';
    const notices = await noticeOf(async () => {
      ({ sid } = await outside.call(CALLER, owner.number.number, 'silence'));
    });
    expect(notices).toHaveLength(1);
    await outside.hangUp(sid);
    await eventually(async () => expect(await shown()).toEqual([]));
    await setVisible(page, true);
  }, 60_000);

  it('rings on although other browsers of the same person are closed and cannot', async () => {
    // They stand before and behind the one that is open, whatever the order in which they are asked.
    for (const deviceId of ['0000000000000000', 'zzzzzzzzzzzzzzzz'])
      await owner.api.run('mutation ($input: ReportDeviceInput!) { reportDevice(input: $input) { reachable } }', {
        input: { deviceId, state: 'REGISTERED', microphoneAllowed: true, label: 'Closed' },
      });
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await eventually(async () => {
      const { getMyLiveCalls } = await owner.api.run('{ getMyLiveCalls { offers { state } } }');
      const states = ((getMyLiveCalls[0]?.offers ?? []) as { state: string }[]).map(({ state }) => state);
      expect(states.toSorted()).toEqual(['RINGING', 'WITHDRAWN', 'WITHDRAWN']);
    }, 15_000);
    // The page has heard of it when the one after it comes, and still offers the call.
    await page.waitForTimeout(1_000);
    await inState('INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await outside.hangUp(sid);
    await inState('IDLE');
  }, 60_000);

  it('registers anew at once when the network comes back', async () => {
    await browser.context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    let registrations = 0;
    page.on('websocket', (socket) => {
      if (socket.url().endsWith('/signal')) registrations += 1;
    });
    await browser.context.setOffline(false);
    await eventually(() => expect(registrations).toBeGreaterThan(0), 3_000);
    await phoneIs('ready', 5_000);
  }, 30_000);

  it('is ready when the server knows that it lives, not when its carrier does', async () => {
    const reachableAgain = await unreachable(page, 'phoneOperationsReportDeviceMutation');
    await browser.context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    const registers = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/signal'));
    await browser.context.setOffline(false);
    await registers;
    await page.waitForTimeout(2_000);
    await phoneIs('connecting');
    await reachableAgain();
    await phoneIs('ready', 15_000);
  }, 30_000);

  it('a tab that stands still is shown unreachable within 30 s, calls go on to who else is there, and it rings again when it moves', async () => {
    const { bea, hers } = await beasPhone();
    expect(await seenBy(bea)).toEqual({ presence: 'AVAILABLE', deviceAvailability: { reachable: true, reason: null } });
    const session = await browser.context.newCDPSession(page);
    await session.send('Debugger.enable');
    await session.send('Debugger.pause');
    const stillSince = performance.now();
    try {
      await eventually(
        async () =>
          expect(await seenBy(bea)).toEqual({
            presence: 'OFFLINE',
            deviceAvailability: { reachable: false, reason: 'SILENT' },
          }),
        60_000,
      );
      expect(performance.now() - stillSince).toBeLessThanOrEqual(UNREACHABLE_MS + ALLOWANCE_MS);

      const { sid } = await outside.call(CALLER, owner.number.number, `tone:${HZ.caller}`);
      const talk = await (await hers.ring()).accept();
      await eventually(() => expect(talk.audio.hears([HZ.caller])[HZ.caller]).toBeGreaterThan(LOUD), 20_000);
      await eventually(async () => {
        const { heard } = await outside.tones(sid, [HZ.bea, HZ.noor]);
        expect(heard[HZ.bea]).toBeGreaterThan(LOUD);
        expect(heard[HZ.noor]).toBeLessThan(QUIET);
      }, 20_000);
      const { getMyLiveCalls } = await bea.api.run('{ getMyLiveCalls { id phase offers { userId } } }');
      expect(getMyLiveCalls).toEqual([{ id: expect.any(String), phase: 'TALKING', offers: [{ userId: bea.userId }] }]);
      await outside.hangUp(sid);
      await talk.ended;
      const log = await eventually(async () => {
        const entries = await logOf(owner.api, getMyLiveCalls[0].id);
        expect(entries.at(-1)).toMatchObject({
          name: 'call.ended',
          parameters: { status: 'COMPLETED', reason: 'CALLER_HANGUP' },
        });
        return entries;
      }, 20_000);
      // It says why that tab did not ring, and that the caller had somebody from the answer to the end.
      expect(log).toContainEqual(
        expect.objectContaining({
          name: 'offer.skipped',
          parameters: expect.objectContaining({ userId: owner.userId, reason: 'unreachable' }),
        }),
      );
      expect(heardByLog(log)).toEqual({ order: ['PERSON'], longestNothingMs: 0 });
    } finally {
      await session.send('Debugger.resume');
      await session.detach();
    }
    await eventually(async () => expect(await reachable()).toBe(true), 15_000);
    await phoneIs('ready');
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await inState('INCOMING_CALL');
    await outside.hangUp(sid);
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor({ state: 'hidden' });
  }, 120_000);

  it('says of a transfer, too, that it rings', async () => {
    const { bea, hers } = await beasPhone();
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    const talk = await (await hers.ring()).accept();
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor({ state: 'hidden' });
    await setVisible(page, false);
    const { getMyLiveCalls, getCurrentUserTopLevel } = {
      ...(await bea.api.run('{ getMyLiveCalls { id } }')),
      ...(await owner.api.run('{ getCurrentUserTopLevel { id } }')),
    };
    const notices = await noticeOf(() =>
      bea.api.run('mutation ($input: TransferCallInput!) { transferCall(input: $input) { id } }', {
        input: { callId: getMyLiveCalls[0].id, mode: 'COLD', userId: getCurrentUserTopLevel.id },
      }),
    );
    expect(notices).toEqual([[expect.stringMatching(/^Transfer request from Bea/), 'accept', 'decline']]);
    await setVisible(page, true);
    await inState('INCOMING_TRANSFER');
    await page.getByTestId('phone-decline').click();
    await outside.hangUp(sid);
    await talk.ended;
    await page.locator('[data-testid="phone"]').waitFor({ state: 'detached' });
  }, 90_000);
});
