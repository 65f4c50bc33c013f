/**
 * A call that goes through two people's browsers and a phone outside, each with a tone for a voice: asked first, joined,
 * handed over. The caller is a phone outside, too, whose ear is measured. The transfer's screens have no barrier that axe-core finds, in either theme.
 * With SHOTS=folder the screens are photographed.
 *
 * @area phone, calls
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OutsideWorld,
  PASSWORD,
  startProduct,
  type Owner,
  type Person,
  type RunningProduct,
} from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { changeAnswers } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loudnessAt } from './hearing.ts';
import { settled, violationsOf } from './screens.ts';

const CALLER = '+15035550182';
const FRIEND = '+13105550177';
const HZ = { caller: 700, ana: 440, bea: 1_600, friend: 3_100 };
const LOUD = 3_000;
const QUIET = 1_000;
const LOUD_DB = -45;
const SILENT_DB = -65;
/** Looked at by axe each time; the others where pictures are taken. */
const LOOKED_AT = new Set([
  'guest-on-hold',
  'panel',
  'panel-many',
  'panel-outside',
  'people',
  'people-outside',
  'request',
  'consulting',
]);
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a call that is transferred', () => {
  let product: RunningProduct;
  let outside: OutsideWorld;
  const browsers: TestBrowser[] = [];
  let ana: Page;
  let bea: Page;
  let sid: string;
  let owner: Owner;
  let member: Person;

  beforeAll(async () => {
    product = await startProduct();
    outside = new OutsideWorld(product.url);
    await outside.phone(FRIEND, 0, `tone:${HZ.friend}`);
    owner = await anOwnerOnBusiness(product, 'Ana');
    member = await aMember(product.url, owner, 'MEMBER', { firstName: 'Bea' });
    await aMember(product.url, owner, 'MEMBER', { firstName: 'Cleo' });
    ana = await phoneOf(owner, HZ.ana);
    bea = await phoneOf(member, HZ.bea);
  }, 180_000);

  afterAll(async () => {
    for (const browser of browsers) await browser.close();
  }, 60_000);

  async function phoneOf(person: Person, hertz: number): Promise<Page> {
    const browser = await launchChromium(product.url, hertz);
    browsers.push(browser);
    const page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').waitFor({ timeout: 60_000 });
    return page;
  }

  const inState = (page: Page, wanted: string) =>
    page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  /** What stands in the phone has no barrier in either theme; and its picture. */
  const isSound = async (page: Page, name: string) => {
    if (!shots && !LOOKED_AT.has(name)) return;
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(...(await violationsOf(page, '[data-testid="phone"]', colorScheme === 'light' ? 'all' : 'colour')));
      if (shots) await page.screenshot({ path: path.join(shots, `transfer-${name}-${colorScheme}.png`) });
    }
    expect.soft(problems, name).toEqual([]);
  };
  const callerHears = (...who: ('ana' | 'bea' | 'friend')[]) =>
    eventually(async () => {
      const { heard } = await outside.tones(sid, [HZ.ana, HZ.bea, HZ.friend]);
      for (const name of ['ana', 'bea', 'friend'] as const) {
        if (who.includes(name)) expect(heard[String(HZ[name])], `hears ${name}`).toBeGreaterThan(LOUD);
        else expect(heard[String(HZ[name])], `does not hear ${name}`).toBeLessThan(QUIET);
      }
    }, 20_000);
  const hears = (page: Page, ...who: ('caller' | 'ana' | 'bea')[]) =>
    eventually(async () => {
      const names = ['caller', 'ana', 'bea'] as const;
      const levels = await loudnessAt(
        page,
        names.map((name) => HZ[name]),
      );
      for (const [index, name] of names.entries()) {
        if (who.includes(name)) expect(levels[index], `hears ${name}`).toBeGreaterThan(LOUD_DB);
        else expect(levels[index], `does not hear ${name}`).toBeLessThan(SILENT_DB);
      }
    }, 20_000);

  /** The friend's phone picks up by itself; whoever has it presses 1. */
  async function friendTakesIt(): Promise<string> {
    const taken = await eventually(async () => {
      const call = (await outside.callsOf(FRIEND)).find(({ status }) => status === 'in-progress');
      if (!call) throw new Error('the friend was not called');
      return call;
    }, 20_000);
    // The key may come before the question does; asked again, it is pressed again.
    await eventually(async () => {
      await outside.press(taken.sid, '1');
      const { heard } = await outside.tones(sid, [HZ.friend]);
      expect(heard[String(HZ.friend)], 'the caller hears the friend').toBeGreaterThan(LOUD);
    }, 20_000);
    return taken.sid;
  }

  /** What the phone says when a call is over for it: for 300 ms, in which a page that is asked now and then may not be asked. */
  const lastWordsOf = (page: Page): Promise<string> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const watcher = new MutationObserver(() => {
            const words = document.querySelector('[data-testid="phone-ended"]')?.textContent;
            if (!words) return;
            watcher.disconnect();
            resolve(words);
          });
          watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
    );

  /** Whoever was added presses everything that steers a call: it says whose it is, and the server is asked for nothing. */
  async function mayOnlyTalkAlong(page: Page): Promise<void> {
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = /(?:Hold|Record|Pause)\w*Mutation/.exec(request.postData() ?? '');
      if (operation) asked.push(operation[0]);
    });
    for (const control of ['call-hold', 'call-record', 'call-transfer']) {
      const button = page.getByTestId(control);
      await button.click({ force: true });
      const described = await button.getAttribute('aria-describedby');
      await expect
        .poll(() => page.locator(`[id="${described}"]`).textContent(), { message: control })
        .toBe('Only the person handling the call can do this.');
    }
    for (const keys of ['Control+Shift+H', 'Control+Shift+O', 'Control+Shift+P', 'Control+Shift+F'])
      await page.keyboard.press(keys);
    await page.getByTestId('call-keypad').click();
    for (const key of '*3') await page.getByTestId(`key-${key}`).click();
    // No code: the keys are the caller's.
    expect(await page.getByTestId('call-digits').textContent()).toBe('*3');
    await page.getByTestId('call-keypad').click();
    expect(await page.getByTestId('phone').getByRole('alert').count()).toBe(0);
    expect(asked).toEqual([]);
  }

  async function chooseBea(message: string): Promise<void> {
    await ana.getByTestId('call-transfer').click();
    await ana.getByTestId('transfer-search').fill('be');
    await ana.locator('[data-testid="transfer-target"][aria-disabled="false"]').filter({ hasText: 'Bea' }).click();
    await ana.getByTestId('transfer-message').fill(message);
  }

  /** Whether a click on it would reach it, without scrolling. */
  const isReachable = (control: Locator): Promise<boolean> =>
    control.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit !== null && element.contains(hit);
    });

  /** While somebody is chosen, the call's time is seen, and its microphone is switched off and on. */
  async function staysInReach(): Promise<void> {
    expect(await ana.getByTestId('panel-timer').textContent()).toMatch(/^\d\d:\d\d$/);
    const mute = ana.getByTestId('panel-mute');
    await mute.click();
    await callerHears();
    expect(await mute.getAttribute('aria-label')).toBe('Unmute');
    await mute.click();
    await callerHears('ana');
  }

  /** Of many colleagues the list cuts none in two, and shows that there are more. */
  async function hasWholeRows(): Promise<void> {
    const asItIs = await changeAnswers(ana, 'targetsQuery', (body) => {
      const answer = JSON.parse(body) as {
        data: {
          fetchWorkspaceTransferUsersOrTeams: { users: { id: string; mainUserId: string; displayName: string }[] };
        };
      };
      const { users } = answer.data.fetchWorkspaceTransferUsersOrTeams;
      for (let one = 1; one <= 9; one += 1)
        users.push({ ...users[0]!, id: `cyd-${one}`, mainUserId: `cyd-${one}`, displayName: `Cyd ${one}` });
      return JSON.stringify(answer);
    });
    await ana.getByTestId('call-transfer').click();
    const list = ana.getByTestId('transfer-targets');
    await list.getByText('Cyd 9').waitFor({ state: 'attached' });
    const seen = await list.evaluate((element) => {
      const edge = element.getBoundingClientRect().bottom;
      const rows = [...element.children].map((row) => row.getBoundingClientRect());
      return {
        scrolls: element.scrollHeight > element.clientHeight,
        cut: rows.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length,
      };
    });
    expect(seen).toEqual({ scrolls: true, cut: 0 });
    await isSound(ana, 'panel-many');
    await asItIs();
    await ana.getByTestId('transfer-panel').getByRole('button', { name: 'Back' }).click();
  }

  it('the agent picks a colleague, and the call comes back when they decline', async () => {
    ({ sid } = await outside.call(CALLER, owner.number.number, `tone:${HZ.caller}`));
    await inState(ana, 'INCOMING_CALL');
    await inState(bea, 'INCOMING_CALL');
    const told = lastWordsOf(bea);
    await ana.getByTestId('phone-accept').click();
    await inState(ana, 'IN_CALL');
    expect(await told).toContain('Answered by Ana Test');
    await callerHears('ana');
    await hasWholeRows();
    await chooseBea('Cracked lamp, wants it before Saturday.');
    await isSound(ana, 'panel');
    await staysInReach();
    await ana.getByTestId('transfer-now').click();
    await ana
      .getByTestId('transfer-ringing')
      .getByText(/If Bea Test doesn’t answer in \d+ s, the call comes back to you\./)
      .waitFor();
    await isSound(ana, 'ringing');
    // Also in a window that has no room for all of it.
    await ana.setViewportSize({ width: 400, height: 420 });
    await settled(ana);
    for (const control of ['call-mute', 'call-end'])
      expect([control, await isReachable(ana.getByTestId(control))]).toEqual([control, true]);
    await ana.setViewportSize({ width: 1440, height: 900 });
    await inState(bea, 'INCOMING_TRANSFER');
    expect(await bea.getByTestId('transfer-request').getByRole('heading').textContent()).toBe('Transfer Request');
    expect(await bea.getByTestId('transfer-from').textContent()).toBe('Ana Test');
    expect(await bea.getByTestId('transfer-about').textContent()).toBe(
      'Would like to transfer a call with (503) 555-0182 over to you',
    );
    expect(await bea.getByTestId('transfer-note').textContent()).toBe('Cracked lamp, wants it before Saturday.');
    expect(await bea.getByTestId('transfer-left').textContent()).toMatch(/^(?:[12]?\d|30) s left$/);
    await isSound(bea, 'request');
    await callerHears();
    await bea.getByTestId('phone-decline').click();
    await ana.getByTestId('transfer-returned').getByText('Transfer returned. Bea Test declined.').waitFor();
    await isSound(ana, 'returned');
    await ana.getByTestId('transfer-back').click();
    await callerHears('ana');
    await hears(ana, 'caller');
  }, 120_000);

  it('asked first, the colleague talks with the agent alone, and then with both', async () => {
    await chooseBea('');
    await ana.getByTestId('transfer-ask').click();
    await inState(bea, 'INCOMING_TRANSFER');
    await bea.getByTestId('phone-accept').click();
    await inState(bea, 'IN_CALL');
    await ana.getByTestId('transfer-consulting').waitFor();
    await hears(bea, 'ana');
    await hears(ana, 'bea');
    await callerHears();
    await isSound(ana, 'consulting');
    await isSound(bea, 'consulted');
    await ana.getByTestId('transfer-merge').click();
    await ana.getByTestId('call-others').getByText('Bea Test').waitFor();
    await callerHears('ana', 'bea');
    await hears(ana, 'caller', 'bea');
    await hears(bea, 'caller', 'ana');
    await isSound(ana, 'three');
    await bea.getByTestId('call-end').click();
    await callerHears('ana');
  }, 120_000);

  it('added to the call, the colleague talks along, and leaves alone', async () => {
    await ana.getByTestId('call-more').click();
    await ana.getByTestId('call-add-people').click();
    const target = (name: string) => ana.getByTestId('transfer-target').filter({ hasText: name });
    // Nobody has a phone of Cleo's: she is there, and cannot be chosen, with the reason.
    await target('Cleo').getByText('Offline').waitFor();
    expect(await target('Cleo').getAttribute('aria-disabled')).toBe('true');
    await target('Cleo').click({ force: true });
    await ana.locator('[data-testid="transfer-target"][aria-disabled="false"]').filter({ hasText: 'Bea' }).click();
    // Whoever goes after having been chosen would be left out without a word.
    const presence = (wanted: 'AVAILABLE' | 'BUSY') =>
      member.api.run(`mutation { setPresence(availabilityStatus: ${wanted}) { id } }`);
    await presence('BUSY');
    await ana.getByTestId('add-people-unreachable').getByText('Bea Test can’t be called any more').waitFor();
    expect(await ana.getByTestId('add-people-add').getAttribute('aria-disabled')).toBe('true');
    expect(await target('Cleo').getAttribute('aria-pressed')).toBe('false');
    await isSound(ana, 'people-gone');
    await presence('AVAILABLE');
    await ana.locator('[data-testid="add-people-add"]:not([aria-disabled])').waitFor();
    await isSound(ana, 'people');
    await ana.getByTestId('add-people-add').click();
    // Who is rung, and what becomes of it, is said in the call: for some seconds that she declined.
    const asked = ana.getByTestId('call-asked');
    await inState(bea, 'INCOMING_CALL');
    await asked.getByText('Ringing Bea Test…', { exact: true }).waitFor();
    await isSound(ana, 'people-ringing');
    await bea.getByTestId('phone-decline').click();
    await asked.getByText('Bea Test declined', { exact: true }).waitFor();
    await asked.getByText('Bea Test declined').waitFor({ state: 'detached' });
    await ana.getByTestId('call-more').click();
    await ana.getByTestId('call-add-people').click();
    await ana.locator('[data-testid="transfer-target"][aria-disabled="false"]').filter({ hasText: 'Bea' }).click();
    await ana.getByTestId('add-people-add').click();
    await inState(bea, 'INCOMING_CALL');
    await bea.getByTestId('phone-accept').click();
    await callerHears('ana', 'bea');
    await mayOnlyTalkAlong(bea);
    await callerHears('ana', 'bea');
    await bea.getByTestId('call-end').click();
    await callerHears('ana');
    await inState(ana, 'IN_CALL');
  }, 120_000);

  it('a phone outside is asked in by its number, joins by pressing 1, and leaves alone', async () => {
    await ana.getByTestId('call-more').click();
    await ana.getByTestId('call-add-people').click();
    await ana.getByTestId('add-people-search').fill('(310) 555-0177');
    await ana.getByTestId('outside-targets').getByTestId('transfer-target').click();
    await isSound(ana, 'people-outside');
    await ana.getByTestId('add-people-add').click();
    const guest = await friendTakesIt();
    await callerHears('ana', 'friend');
    await ana.getByTestId('call-others').getByText('(310) 555-0177').waitFor();
    // Hold is per participant (defaults 12.4).
    await ana.getByRole('button', { name: 'Put (310) 555-0177 on hold' }).click();
    await callerHears('ana');
    await ana.getByTestId('call-others').getByText('On hold').waitFor();
    await isSound(ana, 'guest-on-hold');
    await ana.getByRole('button', { name: 'Take (310) 555-0177 off hold' }).click();
    await callerHears('ana', 'friend');
    await outside.hangUp(guest);
    await callerHears('ana');
  }, 120_000);

  it('handed over, the agent is told for three seconds, and the colleague has the caller', async () => {
    await chooseBea('');
    await ana.getByTestId('transfer-now').click();
    await inState(bea, 'INCOMING_TRANSFER');
    const told = inState(ana, 'TRANSFER_COMPLETED');
    await bea.getByTestId('phone-accept').click();
    await told;
    // Nor is it closed meanwhile (spec 001 §4).
    expect(await ana.getByTestId('phone').getByRole('button', { name: 'Close', exact: true }).count()).toBe(0);
    if (shots) await ana.screenshot({ path: path.join(shots, 'transfer-completed.png') });
    expect(await ana.getByTestId('transfer-completed').textContent()).toContain('Transferred to Bea Test');
    await inState(ana, 'IDLE');
    await callerHears('bea');
    await hears(bea, 'caller');
    await bea.getByTestId('call-end').click();
    await inState(bea, 'IDLE');
  }, 120_000);

  it('handed to a phone outside, the agent is free and the caller talks on', async () => {
    ({ sid } = await outside.call(CALLER, owner.number.number, `tone:${HZ.caller}`));
    await inState(ana, 'INCOMING_CALL');
    await ana.getByTestId('phone-accept').click();
    await callerHears('ana');
    await ana.getByTestId('call-transfer').click();
    await ana.getByText('Outside', { exact: true }).click();
    await ana.getByTestId('transfer-search').fill('310 555 0177');
    await ana.getByTestId('outside-targets').getByTestId('transfer-target').click();
    await isSound(ana, 'panel-outside');
    await ana.getByTestId('transfer-now').click();
    await ana.getByTestId('transfer-ringing').waitFor();
    const told = inState(ana, 'TRANSFER_COMPLETED');
    const taken = await friendTakesIt();
    await told;
    expect(await ana.getByTestId('transfer-completed').textContent()).toContain('Transferred to (310) 555-0177');
    await inState(ana, 'IDLE');
    await callerHears('friend');
    await outside.hangUp(taken);
    await eventually(async () => expect((await outside.callOf(sid)).status).toBe('completed'), 20_000);
  }, 120_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect(browsers.flatMap(({ strays }) => strays)).toEqual([]);
    expect(browsers.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
