/**
 * The phone and the page around it, in a real browser: a microphone that is refused, a page that is left during a call, and
 * the pages that have no phone (spec 001 §2, §4).
 *
 * @area phone
 */
import { eventually } from '@ringline/kit/testing';
import type { Dialog, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, anOwner, startProduct, type Owner } from '../testkit/index.ts';
import { leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, setMicrophone, type TestBrowser } from './chromium.ts';
import { hears, inState, isReady, phonePage } from './phonePage.ts';
import { settled, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
const CALLED = '+15035550175';
/** Hertz that the caller says, and this browser's microphone. */
const [THEIRS, OURS] = [700, 440];
const AUDIBLE = 3_000;
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the phone and its page', () => {
  let url: string;
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;

  const rings = async () => {
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    await inState(page, 'INCOMING_CALL');
    return sid;
  };
  const isHeardBy = (sid: string) =>
    eventually(
      async () => expect((await outside.tones(sid, [OURS])).heard[String(OURS)]).toBeGreaterThan(AUDIBLE),
      20_000,
    );
  /** @param then what a phone does that a person had opened before the call, or the call itself (once it is wrapped up) */
  const hangUp = async (sid: string, then: 'stays' | 'closes') => {
    await outside.hangUp(sid);
    if (then === 'stays') await inState(page, 'IDLE');
    else await page.getByTestId('phone').waitFor({ state: 'detached' });
  };
  /** Answering has opened the conversation with the caller. */
  const isAtTheirs = () => page.waitForURL(/\/inbox\?contactId=/);
  /** What the chip in the top bar says that the phone is. */
  const phoneIs = (status: string) =>
    page.locator(`[data-testid="phone-status"][data-status="${status}"]`).first().waitFor();
  const refusal = () =>
    page.getByRole('alertdialog', { name: 'To make a call, please allow access to your microphone.' });

  beforeAll(async () => {
    ({ url } = await startProduct());
    outside = new OutsideWorld(url);
    owner = await anOwner(url, 'Noor');
    browser = await launchChromium(url, OURS, { asks: true });
    page = await phonePage(browser.context, url, owner.email);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  describe('without a microphone', () => {
    it('says why a call cannot be taken while it rings on, and takes it once the microphone is granted', async () => {
      await setMicrophone(page, 'denied');
      const sid = await rings();
      await page.getByTestId('phone-accept').click();
      await refusal().waitFor();
      // It still rings: both answers stay in reach.
      await page.getByTestId('phone-decline').waitFor();
      expect(await violationsOf(page, '[data-testid="phone"]', 'all')).toEqual([]);
      expect(await refusal().locator('p').first().textContent()).toBe(
        'To make a call, please allow access to your microphone.',
      );
      if (shots) await page.screenshot({ path: `${shots}/microphone-denied.png` });
      await page.getByRole('button', { name: 'Show me how' }).click();
      await page.getByText('set Microphone to Allow').waitFor();
      // Asked again while it is still refused, it says so still.
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByTestId('microphone-still').getByText('still blocks the microphone').waitFor();
      await refusal().waitFor();
      expect(['queued', 'ringing', 'in-progress']).toContain((await outside.callOf(sid)).status);

      // Allowed in the browser's own settings, nothing more is to be pressed but Accept.
      await setMicrophone(page, 'granted');
      await refusal().waitFor({ state: 'detached' });
      await page.getByTestId('phone-accept').click();
      await inState(page, 'IN_CALL');
      await hears(page, THEIRS);
      await isHeardBy(sid);
      await hangUp(sid, 'closes');
    }, 90_000);

    it('makes no call, says so, and keeps the number that was typed', async () => {
      await outside.phone(CALLED, 0, `tone:${THEIRS}`);
      await setMicrophone(page, 'denied');
      await phoneIs('noMicrophone');
      await page.getByTestId('phone-open').click();
      await page.getByTestId('dialer-input').fill('(503) 555-0175');
      await page.getByTestId('dialer-input').press('Enter');
      await refusal().waitFor();
      expect(await outside.callsOf(CALLED)).toEqual([]);
      await page.getByTestId('microphone-close').click();
      expect(await page.getByTestId('dialer-input').inputValue()).toBe('5035550175');
      await page.getByTestId('dialer-input').press('Enter');
      await refusal().waitFor();
      await setMicrophone(page, 'granted');
      await refusal().waitFor({ state: 'detached' });
      await isReady(page);
      expect(await page.getByTestId('dialer-input').inputValue()).toBe('5035550175');
      await page.getByTestId('dialer-input').press('Enter');
      await inState(page, 'IN_CALL');
      await hears(page, THEIRS);
      await page.getByTestId('call-end').click();
      await inState(page, 'IDLE');
    }, 90_000);
  });

  it('shows in the settings that the microphone hears, says so, gives it back, and plays a voice on the speaker', async () => {
    await page.getByTestId('phone').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Test the microphone' }).click();
    await page.getByTestId('microphone-says').getByText('We hear you').waitFor();
    await eventually(
      async () =>
        expect(Number(await page.getByTestId('microphone-level').getAttribute('aria-valuenow'))).toBeGreaterThan(20),
      10_000,
    );
    const played = page.waitForRequest(/\/sounds\/voice-slt\.wav/);
    await page.getByTestId('speaker-test').click();
    await played;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, '[data-testid="phone"]', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/phone-settings-${colorScheme}.png` });
    }
    await page.getByRole('button', { name: 'Stop the test' }).click();
    await page.getByTestId('microphone-level').waitFor({ state: 'detached' });

    await setMicrophone(page, 'denied');
    await page.getByRole('button', { name: 'Test the microphone' }).click();
    await page.getByText('Your browser doesn’t let us use this microphone.').waitFor();
    await setMicrophone(page, 'granted');
    await page.getByTestId('phone').getByRole('button', { name: 'Back' }).click();
  }, 60_000);

  it('rings with the tone that is chosen in its settings: the workspace has it, for who may change that', async () => {
    const { ringTones } = (await owner.api.run('{ fetchConfigurations { ringTones { id label url } } }'))[
      'fetchConfigurations'
    ] as { ringTones: { id: string; label: string; url: string }[] };
    const tone = ringTones.at(-1)!;
    await page.getByTestId('phone').getByRole('button', { name: 'Settings' }).click();
    await page.getByTestId('settings-ringtone').click();
    await page.getByRole('option', { name: tone.label, exact: true }).click();
    const chosen = async () =>
      (
        (await owner.api.run('{ getWorkspaceWithSettings { setting { ringToneId } } }'))[
          'getWorkspaceWithSettings'
        ] as {
          setting: { ringToneId: string };
        }
      ).setting.ringToneId;
    await eventually(async () => expect(await chosen()).toBe(tone.id), 10_000);
    await page.getByTestId('phone').getByRole('button', { name: 'Back' }).click();
    const plays = page.waitForRequest((request) => request.url().endsWith(tone.url));
    const sid = await rings();
    await plays;
    await hangUp(sid, 'stays');
  }, 60_000);

  it('opens its settings in a call by keys, and Escape leads back into the call', async () => {
    await outside.phone(CALLED, 0, `tone:${THEIRS}`);
    await page.getByTestId('dialer-input').fill('(503) 555-0175');
    await page.getByTestId('dialer-input').press('Enter');
    await inState(page, 'IN_CALL');
    await page.getByTestId('call-more').press('Enter');
    await page.getByTestId('call-settings').press('Enter');
    const settings = page.getByText('Manage your call settings');
    await settings.waitFor();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    await page.getByTestId('call-more').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('call-more');
    // The menu leads there, and nothing beside it does.
    expect(await page.getByTestId('phone').getByRole('button', { name: 'Settings', exact: true }).count()).toBe(0);
    await inState(page, 'IN_CALL');
    await page.getByTestId('call-end').click();
    await inState(page, 'IDLE');
  }, 60_000);

  describe('when the page is left', () => {
    const asked: string[] = [];
    /** Loads the page anew as the browser's button does; the question, if there is one, is answered with "stay". */
    const tryToLeave = async () => {
      asked.length = 0;
      await page.evaluate(() => setTimeout(() => location.reload()));
    };
    const isAsked = () => eventually(() => expect(asked).toEqual(['beforeunload']), 10_000);
    const stay = (dialog: Dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    };

    beforeAll(() => {
      page.on('dialog', stay);
    });
    afterAll(() => {
      page.off('dialog', stay);
    });

    it('the browser asks while it rings and while they talk, and who stays is still in the call', async () => {
      const sid = await rings();
      await tryToLeave();
      await isAsked();
      await inState(page, 'INCOMING_CALL');
      await page.getByTestId('phone-accept').click();
      await inState(page, 'IN_CALL');
      await tryToLeave();
      await isAsked();
      await inState(page, 'IN_CALL');
      await hears(page, THEIRS);
      await isHeardBy(sid);
      await hangUp(sid, 'stays');
    }, 90_000);

    it('the browser asks while it rings at the other side', async () => {
      await outside.phone(CALLED, 'by-hand');
      await page.getByTestId('dialer-input').fill('(503) 555-0175');
      await page.getByTestId('dialer-input').press('Enter');
      await inState(page, 'RINGING');
      await tryToLeave();
      await isAsked();
      await page.getByTestId('call-end').click();
      await inState(page, 'IDLE');
    }, 60_000);

    it('nothing is asked of an idle phone', async () => {
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
      await tryToLeave();
      await page.waitForFunction(() => !('stillHere' in globalThis));
      await isReady(page);
      expect(asked).toEqual([]);
    }, 60_000);
  });

  it('a page without a phone, and signing out, ask first while a call runs; who stays is still in it', async () => {
    const sid = await rings();
    await page.getByTestId('phone-accept').click();
    await inState(page, 'IN_CALL');
    // Pages with a phone are gone to without a question.
    await isAtTheirs();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL(`${url}/`);
    const question = page.getByRole('dialog', { name: 'Leave during a call?' });
    const toSetup = page.getByTestId('setup-checklist').locator('a[href^="/onboarding/"]').first();
    await toSetup.click();
    await question.waitFor();
    expect(await violationsOf(page, '[data-testid="leave-call"]', 'all')).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/leave-call.png` });
    await page.getByTestId('leave-call-stay').click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await hears(page, THEIRS);
    await isHeardBy(sid);

    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.waitForURL('**/inbox');
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await toSetup.click();
    await page.getByTestId('leave-call-go').click();
    await page.waitForURL('**/onboarding/**');
    await outside.hangUp(sid);
    await page.goto(url);
    await isReady(page);
  }, 90_000);

  it('says that the server is out of reach when a call cannot be placed', async () => {
    await page.getByTestId('phone-open').click();
    await page.route('**/graphql', async (route) =>
      route.request().postData()?.includes('phoneOperationsPlaceCallMutation') ? route.abort() : route.continue(),
    );
    await page.getByTestId('dialer-input').fill('(503) 555-0175');
    await page.getByTestId('dialer-input').press('Enter');
    await page.getByTestId('phone-problem').getByText("We can't reach the server.").waitFor();
    await leaveAlone(page);
    await page.getByTestId('phone').getByRole('button', { name: 'Close' }).click();
  }, 60_000);

  it('a call that is ended before the server has answered reaches nobody, and leaves no line open', async () => {
    await outside.phone(CALLED, 'by-hand');
    const before = (await outside.callsOf(CALLED)).length;
    let [made, answer] = [() => {}, () => {}];
    const isMade = new Promise<void>((resolve) => (made = resolve));
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('phoneOperationsPlaceCallMutation')) return route.continue();
      const response = await route.fetch();
      made();
      await late;
      return route.fulfill({ response });
    });
    await page.getByTestId('phone-open').click();
    await page.getByTestId('dialer-input').fill('(503) 555-0175');
    await page.getByTestId('dialer-input').press('Enter');
    await isMade;
    await page.getByTestId('call-end').click();
    await inState(page, 'IDLE');
    const ended = page.waitForRequest((request) => request.postData()?.includes('phoneOperationsEndCall') ?? false);
    answer();
    await ended;
    const live = async () => (await owner.api.run('{ getMyLiveCalls { id } }'))['getMyLiveCalls'];
    await eventually(async () => expect(await live()).toEqual([]), 20_000);
    await leaveAlone(page);
    expect(await page.getByTestId('lost-call').count()).toBe(0);
    expect((await outside.callsOf(CALLED)).length).toBe(before);
    // Nothing of it stands in the way of the next one.
    await page.getByTestId('dialer-input').fill('(503) 555-0175');
    await page.getByTestId('dialer-input').press('Enter');
    await inState(page, 'RINGING');
    await page.getByTestId('call-end').click();
    await inState(page, 'IDLE');
  }, 90_000);

  it('no page of the set-up shows a phone, although somebody calls, but the one that tries it; the next page rings', async () => {
    for (const step of ['select-number', 'setup-workspace', 'set-goals']) {
      await page.goto(`${url}/onboarding/${step}`);
      await page.getByRole('heading').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(`/onboarding/${step}`);
      const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
      // As long as the phone takes at the most where there is one: it is fetched after the page.
      await page.waitForTimeout(2_500);
      for (const part of ['phone', 'phone-open', 'phone-status'])
        expect([part, await page.getByTestId(part).count()]).toEqual([part, 0]);
      await outside.hangUp(sid);
    }
    // The one that tries the number has the call as a part of it, and nothing that opens a dialog.
    await page.goto(`${url}/onboarding/goal-action`);
    await page.getByTestId('onboarding-number').waitFor();
    const sid = await rings();
    expect(await page.getByTestId('phone').getAttribute('role')).toBe('region');
    for (const part of ['phone-open', 'phone-status'])
      expect([part, await page.getByTestId(part).count()]).toEqual([part, 0]);
    await hangUp(sid, 'closes');
    await page.goto(url);
    await isReady(page);
    await hangUp(await rings(), 'closes');
  }, 90_000);

  describe('when the server was updated meanwhile', () => {
    /** The server gives out a client of another name, and parts of this one no more. */
    const updated = async () => {
      await page.route('**/assets/CallHistoryPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.route(
        (asked) => asked.pathname === '/',
        async (route) => {
          if (route.request().isNavigationRequest()) return route.continue();
          const body = '<script type="module" src="/assets/index-newer.js"></script>';
          return route.fulfill({ contentType: 'text/html', body });
        },
      );
    };

    it('who talks stays in the call, whose page is loaded anew when they want it', async () => {
      await page.goto(`${url}/inbox`);
      await isReady(page);
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
      const sid = await rings();
      await page.getByTestId('phone-accept').click();
      await inState(page, 'IN_CALL');
      await isAtTheirs();
      await updated();
      // Loading the page anew would ask whether the call may be left.
      const asked: string[] = [];
      const stay = (dialog: Dialog) => {
        asked.push(dialog.type());
        void dialog.dismiss();
      };
      page.on('dialog', stay);
      await page.evaluate(() => history.pushState({}, '', '/channels/calls/history'));
      await page.getByTestId('new-version').waitFor();
      expect(await page.getByTestId('new-version').textContent()).toBe(
        'Ringline was updated. Reload the page when your call is over.',
      );
      if (shots) await page.screenshot({ path: `${shots}/new-version.png` });
      await hears(page, THEIRS);
      await isHeardBy(sid);
      expect(asked).toEqual([]);
      page.off('dialog', stay);
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
      expect(await violationsOf(page, '[data-testid=new-version]', 'all')).toEqual([]);
      await hangUp(sid, 'closes');
      await leaveAlone(page);
      await page.getByTestId('new-version').getByRole('button', { name: 'Reload the page' }).click();
      await page.getByRole('heading', { name: 'Call history' }).first().waitFor();
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(false);
      expect(await page.getByTestId('new-version').count()).toBe(0);
    }, 90_000);
  });

  it('no page has stumbled', () => {
    expect(browser.errors).toEqual([]);
  });
});
