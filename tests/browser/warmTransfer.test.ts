/**
 * Asked first, in two people's browsers: Ana talks with Bea before the caller does, and everything that can become of it on the
 * two pages. The caller's ear is listened to from the answer to the end, each of the three says a tone, and after each case the
 * phones are free. The table of all cases, with phones that have no page, is journeys/warmTransfer.
 */
import { eventually } from '@ringline/kit/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallerEar, type Hearing } from '../testkit/callerEar.ts';
import { OutsideWorld, startProduct, type Owner, type Person, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { loudnessAt } from './hearing.ts';
import { hasStatus, inState, isReady, phonePage } from './phonePage.ts';

const CALLER = '+15035550182';
/** What each says, in hertz: none that the music plays. */
const SAYS = { caller: 700, ana: 1_300, bea: 1_900 } as const;
type Voice = keyof typeof SAYS;
const LOUD_DB = -45;
/** Of a tone that is there, what stutters stands around it. */
const SILENT_DB = -55;
/** The specification's 3 s, and how long whoever took part may be shown busy after a call (35 s). */
const LONGEST_NOTHING_MS = 3_000;
const FREE_WITHIN_MS = 35_000;
/** The target rings for 30 s (defaults 12.4). */
const RANG_OUT_MS = 40_000;

describe.skipIf(!chromiumPath)('a warm transfer between two browsers', () => {
  let product: RunningProduct;
  let outside: OutsideWorld;
  let owner: Owner;
  let member: Person;
  const browsers: TestBrowser[] = [];
  let anasContext: BrowserContext;
  let ana: Page;
  let bea: Page;
  let sid: string;
  let ear: CallerEar;
  /** What the caller of this call is to have heard so far. */
  let heard: Hearing[] = [];

  beforeAll(async () => {
    product = await startProduct();
    outside = new OutsideWorld(product.url);
    owner = await anOwnerOnBusiness(product, 'Ana');
    member = await aMember(product.url, owner, 'MEMBER', { firstName: 'Bea' });
    const [hers, theirs] = [
      await launchChromium(product.url, SAYS.ana),
      await launchChromium(product.url, SAYS.bea),
    ] as const;
    browsers.push(hers, theirs);
    anasContext = hers.context;
    [ana, bea] = await Promise.all([
      phonePage(hers.context, product.url, owner.email),
      phonePage(theirs.context, product.url, member.email),
    ]);
  }, 180_000);

  afterAll(async () => {
    for (const browser of browsers) await browser.close();
  }, 60_000);

  /** A page hears these of the three and none of the others. */
  const hears = (page: Page, ...who: readonly Voice[]) =>
    eventually(async () => {
      const levels = await loudnessAt(page, Object.values(SAYS));
      for (const [index, name] of (Object.keys(SAYS) as Voice[]).entries()) {
        if (who.includes(name)) expect(levels[index], `hears ${name}`).toBeGreaterThan(LOUD_DB);
        else expect(levels[index], `does not hear ${name}`).toBeLessThan(SILENT_DB);
      }
    }, 20_000);

  /** Somebody calls, and talks with Ana. */
  async function anaIsCalled(): Promise<void> {
    ({ sid } = await outside.call(CALLER, owner.number.number, `tone:${SAYS.caller}`));
    await inState(ana, 'INCOMING_CALL');
    await ana.getByTestId('phone-accept').click();
    await inState(ana, 'IN_CALL');
    ear = new CallerEar(outside, sid, { ana: SAYS.ana, bea: SAYS.bea });
    await theyTalk('ana', ana);
    heard = ['PERSON'];
  }

  /** Ana, who has the caller, asks Bea; the caller hears music. */
  async function beaIsAsked(): Promise<void> {
    await ana.getByTestId('call-transfer').click();
    await ana.getByTestId('transfer-search').fill('be');
    await ana.locator('[data-testid="transfer-target"][aria-disabled="false"]').filter({ hasText: 'Bea' }).click();
    await ana.getByTestId('transfer-ask').click();
    await ana.getByTestId('transfer-ringing').waitFor();
    await inState(bea, 'INCOMING_TRANSFER');
    await ear.hears('TONE');
    await ear.aMoment();
    heard.push('TONE');
  }

  /** Both talk with each other, while the caller hears music. */
  async function theyConsult(): Promise<void> {
    await beaIsAsked();
    await bea.getByTestId('phone-accept').click();
    await inState(bea, 'IN_CALL');
    await ana.getByTestId('transfer-consulting').getByText('You are talking with Bea Test').waitFor();
    await bea.getByTestId('transfer-consulted').getByText('Ana Test asks you before transferring the call').waitFor();
    await Promise.all([hears(ana, 'bea'), hears(bea, 'ana'), ear.hears('TONE')]);
  }

  /** The caller and one of ours hear each other, and nobody else. */
  async function theyTalk(who: 'ana' | 'bea', page: Page): Promise<void> {
    await Promise.all([ear.voices(who), hears(page, 'caller')]);
    await ear.aMoment();
  }

  /** Who lost or left the call hears of no call any longer, and the phone shows none. */
  const isFree = (person: Person, page: Page) =>
    eventually(async () => {
      const { getMyLiveCalls, getWorkspaceUserProfile } = await person.api.run(
        '{ getMyLiveCalls { id } getWorkspaceUserProfile { presence } }',
      );
      expect([getMyLiveCalls, getWorkspaceUserProfile.presence]).toEqual([[], 'AVAILABLE']);
      expect(await page.locator('[data-testid="phone"]:not([data-state="IDLE"])').count()).toBe(0);
      expect(await page.getByTestId('lost-call').count()).toBe(0);
    }, FREE_WITHIN_MS);

  /** The caller was never left alone, and heard what was to be heard, this last. */
  function wasNeverAlone(last: Hearing): void {
    heard.push(last);
    const { order, longestNothingMs } = ear.soFar();
    expect(order, 'what the caller heard').toEqual(heard);
    expect(longestNothingMs, 'ms in which the caller heard nothing').toBeLessThanOrEqual(LONGEST_NOTHING_MS);
  }

  /** The caller and Ana are together again, and Bea is free. */
  async function anaHasTheCaller(): Promise<void> {
    await Promise.all([theyTalk('ana', ana), isFree(member, bea)]);
    wasNeverAlone('PERSON');
  }

  /** The caller and Bea are together, and Ana is free; then the caller hangs up. */
  async function beaHasTheCaller(): Promise<void> {
    await Promise.all([theyTalk('bea', bea), isFree(owner, ana)]);
    wasNeverAlone('PERSON');
    await outside.hangUp(sid);
    await ear.gone;
    await isFree(member, bea);
  }

  /** The call comes back to Ana, who is told why and takes it. */
  async function comesBackToAna(why: string, within = 20_000): Promise<void> {
    const told = ana.getByTestId('transfer-returned');
    await told.getByText(why).waitFor({ timeout: within });
    await ear.hears('TONE');
    await told.getByTestId('transfer-back').click();
    await told.waitFor({ state: 'detached' });
    await anaHasTheCaller();
  }

  async function anaComesBack(): Promise<void> {
    ana = await anasContext.newPage();
    await ana.goto(product.url);
    // While the call that she left is about to ring her, the phone is not ready for another one, and says so.
    await hasStatus(ana, ['ready', 'left'], 60_000);
  }

  // One call, which stays with Ana until the last of them: a workspace's test number has ten minutes.
  describe('of one caller, whom Ana has', () => {
    beforeAll(anaIsCalled, 60_000);

    it('Bea declines: Ana is told so and has the caller back', async () => {
      await beaIsAsked();
      await bea.getByTestId('phone-decline').click();
      await comesBackToAna('Transfer returned. Bea Test declined.');
    }, 120_000);

    it('Bea does not answer: it stops ringing there, and Ana has the caller back', async () => {
      await beaIsAsked();
      await comesBackToAna('Transfer returned. Bea Test didn’t answer.', RANG_OUT_MS);
    }, 180_000);

    it('Bea hangs up while Ana asks: Ana has the caller back', async () => {
      await theyConsult();
      await bea.getByTestId('call-end').click();
      await comesBackToAna('Transfer returned. Bea Test hung up.');
    }, 120_000);

    it('back to caller: Bea is let go', async () => {
      await theyConsult();
      await ana.getByTestId('transfer-back').click();
      await anaHasTheCaller();
    }, 120_000);

    it('merge: all three hear each other, until Bea leaves', async () => {
      await theyConsult();
      await ana.getByTestId('transfer-merge').click();
      await ana.getByTestId('call-others').getByText('Bea Test').waitFor();
      await Promise.all([ear.voices('ana', 'bea'), hears(ana, 'caller', 'bea'), hears(bea, 'caller', 'ana')]);
      await bea.getByTestId('call-end').click();
      await anaHasTheCaller();
    }, 120_000);

    it('Ana closes the tab while Bea rings and comes back, Bea declines: Ana is rung back', async () => {
      await beaIsAsked();
      await ana.close();
      await anaComesBack();
      await bea.getByTestId('phone-decline').click();
      await ana.getByTestId('phone-accept').click();
      await inState(ana, 'IN_CALL');
      await anaHasTheCaller();
    }, 120_000);

    it('complete: the caller ends with Bea, and Ana is told so and free', async () => {
      await theyConsult();
      const told = ana.getByTestId('transfer-completed').getByText('Transferred to Bea Test').waitFor();
      await ana.getByTestId('transfer-complete').click();
      await told;
      await beaHasTheCaller();
    }, 120_000);
  });

  it('Ana closes the tab while she asks: Bea has the caller, and Ana comes back to no call', async () => {
    await anaIsCalled();
    await theyConsult();
    await ana.close();
    await anaComesBack();
    await beaHasTheCaller();
  }, 120_000);

  it('the history says who had it besides Bea, and finds it under Ana as well', async () => {
    await ana.goto(`${product.url}/channels/calls/history?agentUserId=${owner.userId}`);
    const row = ana.getByTestId('history-row').first();
    await row.locator('[data-column="agent"]').getByText('Bea Test').waitFor();
    await row.getByTestId('history-other-agents').getByText('+1').waitFor();
    expect(await row.getByTestId('history-other-agents').getAttribute('title')).toBe('Also had by Ana Test');
    await ana.goto(product.url);
    await isReady(ana);
  }, 60_000);

  it('Ana closes the tab while Bea rings, Bea accepts: Bea has the caller', async () => {
    await anaIsCalled();
    await beaIsAsked();
    await ana.close();
    await bea.getByTestId('phone-accept').click();
    await inState(bea, 'IN_CALL');
    await theyTalk('bea', bea);
    await anaComesBack();
    await beaHasTheCaller();
  }, 120_000);

  it('Ana closes the tab for good, and Bea declines: the caller may leave a message', async () => {
    await anaIsCalled();
    await beaIsAsked();
    await ana.close();
    await bea.getByTestId('phone-decline').click();
    await ear.hears('TAPE');
    await ear.aMoment();
    wasNeverAlone('TAPE');
    await outside.hangUp(sid);
    await isFree(member, bea);
  }, 120_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect(browsers.flatMap(({ strays }) => strays)).toEqual([]);
    expect(browsers.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
