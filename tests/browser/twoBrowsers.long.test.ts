/**
 * One person's phone in two browsers: both ring, and what is done on one is done on the other at once.
 *
 * @area phone, devices
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, anOwner, startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loudnessAt } from './hearing.ts';

/** Keeps hold of what is played over and over: the ringtone belongs to no document. */
function holdLoops(): void {
  const held = new Set<HTMLAudioElement>();
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function andHeld(this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement && this.loop) held.add(this);
    return play.call(this);
  };
  Object.assign(globalThis, { sounds: () => [...held].some(({ paused }) => !paused) });
}
const sounds = (page: Page) => page.evaluate(() => (globalThis as unknown as { sounds: () => boolean }).sounds());

const CALLER = '+15035550174';
/** What the caller says, in hertz. */
const THEIRS = 600;
/** Decibels: what is heard, and what is not. */
const HEARD = -60;

describe.skipIf(!chromiumPath)('the phone in two browsers', () => {
  let owner: Owner;
  let outside: OutsideWorld;
  const browsers: TestBrowser[] = [];
  let desk: Page;
  let laptop: Page;

  const inState = (page: Page, wanted: string) =>
    page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  /** The phone that the call opened has closed by itself. */
  const isClosed = (page: Page) => page.getByTestId('phone').waitFor({ state: 'detached' });
  const hears = (page: Page) =>
    eventually(async () => expect((await loudnessAt(page, [THEIRS]))[0]).toBeGreaterThan(HEARD), 15_000);
  const shot = async (page: Page, name: string) => {
    const folder = process.env['SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/twoBrowsers-${name}.png` });
  };
  const ringsInBoth = async () => {
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    await Promise.all([inState(desk, 'INCOMING_CALL'), inState(laptop, 'INCOMING_CALL')]);
    return sid;
  };

  beforeAll(async () => {
    const { url } = await startProduct();
    outside = new OutsideWorld(url);
    owner = await anOwner(url, 'Noor');
    const signedIn = async (toneHz: number) => {
      const browser = await launchChromium(url, toneHz);
      browsers.push(browser);
      await browser.context.addInitScript(holdLoops);
      const page = await browser.context.newPage();
      await page.goto(`${url}/login?view=email`);
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
      return page;
    };
    desk = await signedIn(440);
    laptop = await signedIn(500);
  }, 120_000);

  afterAll(async () => {
    for (const browser of browsers) await browser.close();
  }, 60_000);

  it.each(['desk', 'laptop'])(
    'rings in both, and taken on the %s it leaves the other one free',
    async (where) => {
      const [here, there] = where === 'desk' ? [desk, laptop] : [laptop, desk];
      const sid = await ringsInBoth();
      await here.getByTestId('phone-accept').click();
      await inState(here, 'IN_CALL');
      await hears(here);
      // It does not say that the caller waits, for nobody left the call.
      await there.getByTestId('lost-call').getByText('You’re on this call on another device').waitFor();
      await shot(there, 'there');
      await outside.hangUp(sid);
      await isClosed(here);
      await there.getByTestId('lost-call').waitFor({ state: 'detached' });
    },
    60_000,
  );

  it('is taken along from one to the other, and back', async () => {
    const sid = await ringsInBoth();
    await desk.getByTestId('phone-accept').click();
    await hears(desk);
    for (const [from, to] of [
      [desk, laptop],
      [laptop, desk],
    ] as const) {
      await to.getByTestId('phone-rejoin').click();
      await inState(to, 'IN_CALL');
      await hears(to);
      await from.getByTestId('lost-call').getByText('You’re on this call on another device').waitFor();
    }
    await outside.hangUp(sid);
    await isClosed(desk);
    await laptop.getByTestId('lost-call').waitFor({ state: 'detached' });
  }, 90_000);

  it('declined in one it rings in neither', async () => {
    const sid = await ringsInBoth();
    await laptop.getByTestId('phone-decline').click();
    // Nobody has opened it, and there is nothing to wrap up: the phone is gone again.
    for (const page of [desk, laptop]) {
      await page.getByTestId('phone').waitFor({ state: 'detached' });
      await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
    }
    await outside.hangUp(sid);
  }, 60_000);

  it('muted in one it is silent and out of sight in both, and can still be taken', async () => {
    const sid = await ringsInBoth();
    await eventually(async () => expect(await sounds(laptop)).toBe(true));
    await desk.getByTestId('phone-mute-ringing').click();
    await eventually(async () => expect([await sounds(desk), await sounds(laptop)]).toEqual([false, false]));
    for (const page of [desk, laptop]) await page.getByTestId('phone').waitFor({ state: 'detached' });
    await laptop.getByTestId('phone-open').click();
    await laptop.getByTestId('phone-accept').click();
    await inState(laptop, 'IN_CALL');
    await outside.hangUp(sid);
  }, 60_000);
});
