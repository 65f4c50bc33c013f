/**
 * Call waiting (defaults 8.6), heard: who has chosen it is offered a second call while they talk. Taking it puts the first on hold,
 * and when it is over the first is had back with one click. Everybody hears whom they should, and nobody is left in silence.
 *
 * @area phone, calls
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, startProduct, type Owner } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { hears, inState, phonePage } from './phonePage.ts';
import { settled, violationsOf } from './screens.ts';

const [FIRST, SECOND] = ['+15035550181', '+15035550182'];
/** Hertz that each caller says, and this browser's microphone. */
const [FIRST_HZ, SECOND_HZ, OURS] = [700, 900, 440];
const AUDIBLE = 3_000;
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a second call during a call', () => {
  let browser: TestBrowser;
  let page: Page;
  let owner: Owner;
  let outside: OutsideWorld;
  let first: string;
  let url: string;

  const hearsUs = (sid: string, is = true) =>
    eventually(async () => {
      const loud = (await outside.tones(sid, [OURS])).heard[String(OURS)];
      if (is) expect(loud).toBeGreaterThan(AUDIBLE);
      else expect(loud).toBeLessThan(AUDIBLE / 10);
    }, 20_000);
  /** What stands in the phone has no barrier in either theme; and its picture. */
  const isSound = async (of: Page, name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await of.emulateMedia({ colorScheme });
      await settled(of);
      expect(await violationsOf(of, '[data-testid="phone"]', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await of.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
    }
  };
  const calls = async (from: string, hertz: number) =>
    (await outside.call(from, owner.number.number, `tone:${hertz}`)).sid;

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    browser = await launchChromium(url, OURS);
    page = await phonePage(browser.context, url, owner.email);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('is not offered to who has not chosen that, and chosen in the call settings it is kept', async () => {
    first = await calls(FIRST, FIRST_HZ);
    await inState(page, 'INCOMING_CALL');
    await page.getByTestId('phone-accept').click();
    await inState(page, 'IN_CALL');
    await hears(page, FIRST_HZ);
    const refused = await calls(SECOND, SECOND_HZ);
    await eventually(async () => expect((await outside.callOf(refused)).status).not.toBe('ringing'), 30_000);
    expect(await page.getByTestId('second-call').count()).toBe(0);
    await outside.hangUp(refused);

    await page.getByTestId('call-more').click();
    await page.getByTestId('call-settings').click();
    // What was chosen before is known first.
    const choice = page.getByLabel('Call waiting');
    await expect.poll(() => choice.isEnabled()).toBe(true);
    await choice.check({ force: true });
    await eventually(async () =>
      expect((await owner.api.run('{ getMyCallPreferences { callWaiting } }')).getMyCallPreferences).toEqual({
        callWaiting: true,
      }),
    );
    await page.keyboard.press('Escape');
    await page.getByTestId('call-more').waitFor();
  }, 120_000);

  it('is shown beside the first; taken, the first hears music and the second us', async () => {
    const second = await calls(SECOND, SECOND_HZ);
    const offer = page.getByTestId('second-call');
    await offer.waitFor();
    await offer.getByText('goes on hold').waitFor();
    // Nothing has happened to the first.
    await hears(page, FIRST_HZ);
    await hearsUs(first);
    await isSound(page, 'second-call');
    await offer.getByTestId('phone-accept').click();
    await page.getByTestId('call-aside').waitFor();
    await hears(page, SECOND_HZ);
    await hearsUs(second);
    await hearsUs(first, false);
    expect((await outside.tones(first, [OURS])).rms).toBeGreaterThan(0);
    if (shots) await page.screenshot({ path: `${shots}/call-aside.png` });

    // To and fro: by the button, and by the keys.
    await page.getByTestId('call-swap').click();
    await hears(page, FIRST_HZ);
    await hearsUs(first);
    await hearsUs(second, false);
    await page.getByTestId('call-aside').waitFor();
    await page.keyboard.press('Control+Shift+L');
    await hears(page, SECOND_HZ);
    await hearsUs(second);
    await hearsUs(first, false);
    await outside.hangUp(second);
  }, 180_000);

  it('when it is over, the first is had back with one click, and both are heard again', async () => {
    const waits = page.getByTestId('lost-call');
    await waits.getByText('hears music and waits for you').waitFor();
    if (shots) await page.screenshot({ path: `${shots}/call-to-resume.png` });
    await waits.getByRole('button', { name: 'Resume call' }).click();
    await inState(page, 'IN_CALL');
    await hears(page, FIRST_HZ);
    await hearsUs(first);
    const { getMyLiveCalls } = await owner.api.run('{ getMyLiveCalls { id setAside phase } }');
    expect(getMyLiveCalls).toMatchObject([{ setAside: false, phase: 'TALKING' }]);
    const [{ id }] = getMyLiveCalls as [{ id: string }];
    const { getCallTimeline } = await owner.api.run('query ($id: ID!) { getCallTimeline(callId: $id) { name } }', {
      id,
    });
    const names = (getCallTimeline as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['call.set_aside', 'call.taken_up']));
  }, 90_000);

  it('declined, it leaves the first as it is', async () => {
    await calls(SECOND, SECOND_HZ);
    const offer = page.getByTestId('second-call');
    await offer.getByTestId('phone-decline').click();
    await offer.waitFor({ state: 'detached' });
    await hears(page, FIRST_HZ);
    await hearsUs(first);
  }, 90_000);

  it('that a colleague hands over, who sees that it would ring, is taken in the same way', async () => {
    const member = await aMember(url, owner, 'MEMBER', { firstName: 'Bea' });
    const bea = await phonePage(await browser.another(), url, member.email);
    const handed = await calls(SECOND, SECOND_HZ);
    await inState(bea, 'INCOMING_CALL');
    // It is for everybody in the team, not for her alone.
    expect(await page.getByTestId('second-call').count()).toBe(0);
    await bea.getByTestId('phone-accept').click();
    await inState(bea, 'IN_CALL');
    await bea.getByTestId('call-transfer').click();
    const noor = bea.getByTestId('transfer-target').filter({ hasText: 'Noor' });
    await noor.getByText('On a call, with call waiting').waitFor();
    await noor.click();
    await bea.getByTestId('transfer-message').fill('Asks for the blue one');
    await isSound(bea, 'second-target');
    await bea.getByTestId('transfer-now').click();
    const offer = page.getByTestId('second-call');
    await offer.getByText('Transfer request from Bea Test').waitFor();
    await offer.getByText('Asks for the blue one').waitFor();
    await isSound(page, 'second-handed');
    await offer.getByTestId('phone-accept').click();
    await page.getByTestId('call-aside').waitFor();
    await hears(page, SECOND_HZ);
    await hearsUs(first, false);
    await bea.locator('[data-testid="phone"][data-state="IN_CALL"]').waitFor({ state: 'detached' });
    await outside.hangUp(handed);
    await page.getByTestId('lost-call').getByRole('button', { name: 'Resume call' }).click();
    await hears(page, FIRST_HZ);
    await outside.hangUp(first);
    await inState(page, 'IDLE');
  }, 180_000);
});
