/** A transfer's scene in Chromium: everybody presses on their own page, is told there what becomes of it, and hears with it. */
import { eventually } from '@ringline/kit/testing';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  SAYS,
  TransferScene,
  until,
  WITHIN_MS,
  type Change,
  type Colleague,
  type Failure,
  type Mode,
  type Stage,
  type Target,
  type Unavailable,
} from '../journeys/transferScene.ts';
import { logOf } from '../testkit/callLog.ts';
import { flightOf } from './flightRecorder.ts';
import { loudnessAt } from './hearing.ts';
import { inState, phonePage } from './phonePage.ts';
import { FIRST_NAMES, TEAM, type TransferLane } from './transferLane.ts';

const LOUD_DB = -45;
/** Of a tone that is there, what stutters stands around it. */
const SILENT_DB = -55;
/** A device that was left is believed to be there for another 30 s. */
const NOTICED_MS = 45_000;
const RETURNED: Readonly<Record<Failure, string>> = {
  DECLINED: 'declined.',
  HUNG_UP: 'hung up.',
  NO_ANSWER: 'didn’t answer.',
  UNREACHABLE: 'couldn’t be reached.',
};
const UNAVAILABLE: Readonly<Record<Unavailable, string>> = {
  ON_A_CALL: 'Busy or on a call',
  NO_PHONE: 'Offline',
};

const nameOf = (who: Colleague): string => `${FIRST_NAMES[who]} Test`;
const usable = (targets: Locator): Locator => targets.and(targets.page().locator('[aria-disabled="false"]'));

export class PageScene extends TransferScene {
  readonly #lane: TransferLane;
  /** Further devices, and whose they are. */
  readonly #seconds = new Map<Colleague, { readonly context: BrowserContext; readonly page: Page }>();
  /** Who has the call on the second one. */
  readonly #onSecond = new Set<Colleague>();
  /** To whom the call goes, as pages say it. */
  #to = '';

  /** Somebody calls, and talks with Ana. */
  static async open(lane: TransferLane, { number, away = [] }: Stage): Promise<PageScene> {
    const own = { ...lane.cast.owner, number: await lane.number(number !== undefined) };
    await number?.(own, lane.cast.teamId);
    for (const who of away) await lane.closes(who);
    await lane.opens('ana');
    const scene = new PageScene(lane, own);
    try {
      await scene.#nobodyIsPaused();
      await scene.isCalled();
    } catch (error) {
      await scene.close(true);
      throw error;
    }
    return scene;
  }

  private constructor(lane: TransferLane, owner: TransferScene['owner']) {
    super({ ...lane.cast, owner });
    this.#lane = lane;
  }

  /** Whom three calls in a row rang in vain is paused until they choose anew (defaults 8.5), and many cases are of such calls. */
  async #nobodyIsPaused(): Promise<void> {
    const choose = 'mutation { setPresence(availabilityStatus: AVAILABLE) { availabilityStatus } }';
    await Promise.all(this.everybody.map((who) => this.of(who).api.run(choose)));
  }

  /** The test number: its team is everybody. */
  get everybodysNumber(): string {
    return this.#lane.cast.owner.number.number;
  }

  async opens(who: Colleague): Promise<void> {
    await this.#lane.opens(who);
  }

  async opensSecond(who: Colleague): Promise<void> {
    const context = await this.#lane.voices[who].another();
    this.#seconds.set(who, { context, page: await phonePage(context, this.#lane.url, this.of(who).email) });
  }

  async rings(who: Colleague): Promise<void> {
    await this.#page(who).getByTestId('phone-accept').waitFor();
  }

  async takes(who: Colleague): Promise<void> {
    const page = this.#page(who);
    await page.getByTestId('phone-accept').click();
    await inState(page, 'IN_CALL');
  }

  async takesOnSecond(who: Colleague): Promise<void> {
    await this.rings(who);
    this.#onSecond.add(who);
    await this.takes(who);
    this.#onSecond.delete(who);
    await this.stopsRinging(who);
    await this.#page(who).getByTestId('lost-call').getByText('You’re on this call on another device').waitFor();
    this.#onSecond.add(who);
  }

  async declines(who: Colleague): Promise<void> {
    const page = this.#page(who);
    await page.getByTestId('phone-decline').click();
    await page.getByTestId('phone-decline').waitFor({ state: 'detached' });
  }

  async stopsRinging(who: Colleague): Promise<void> {
    await this.#page(who).getByTestId('phone-accept').waitFor({ state: 'detached' });
  }

  async isOff(who: Colleague): Promise<void> {
    await until(`${who} has no call`, async () => (await this.showsNoCall(who)) || undefined);
  }

  async ends(who: Colleague): Promise<void> {
    await this.#page(who).getByTestId('call-end').click();
  }

  closesTheTab(who: Colleague): Promise<void> {
    return this.#lane.closes(who);
  }

  dies(who: Colleague): Promise<void> {
    return this.#lane.crashes(who);
  }

  async rejoins(who: Colleague): Promise<void> {
    const page = await this.#lane.opens(who);
    await page.getByTestId('phone-rejoin').click();
    await inState(page, 'IN_CALL');
  }

  async holds(): Promise<void> {
    await this.#page('ana').getByTestId('call-hold').click();
  }

  protected async asks(mode: Mode, to: Target, by: Colleague): Promise<void> {
    for (const who of TransferScene.ringing(to)) await this.opens(who);
    const page = this.#page(by);
    await page.getByTestId('call-transfer').click();
    await this.#choose(page, to);
    if (to !== 'friend') await page.getByTestId('transfer-message').fill('About a refund');
    await page.getByTestId(mode === 'WARM' ? 'transfer-ask' : 'transfer-now').click();
    // A phone that is busy gives it back at once.
    await page.getByTestId('transfer-ringing').or(page.getByTestId('transfer-returned')).waitFor();
  }

  async isRefused(why: Unavailable): Promise<void> {
    const page = this.#page('ana');
    await page.getByTestId('call-transfer').click();
    await page.getByTestId('transfer-search').fill('be');
    const ben = page.getByTestId('transfer-target').filter({ hasText: nameOf('ben') });
    await ben.getByText(UNAVAILABLE[why], { exact: true }).waitFor({ timeout: NOTICED_MS });
    expect(await ben.getAttribute('aria-disabled')).toBe('true');
    await ben.click({ force: true });
    expect(await ben.getAttribute('aria-pressed')).toBe('false');
    await page.getByTestId('transfer-panel').getByRole('button', { name: 'Back' }).click();
    await this.together('ana');
  }

  async change(what: Change, by: Colleague = 'ana'): Promise<void> {
    const page = this.#page(by);
    if (what === 'completeTransfer') {
      // Said for three seconds.
      const told = page.getByTestId('transfer-completed').getByText(`Transferred to ${this.#to}`).waitFor();
      await Promise.all([told, page.getByTestId('transfer-complete').click()]);
    } else if (what === 'mergeTransfer') {
      await page.getByTestId('transfer-merge').click();
      await page.getByTestId('call-others').getByText(this.#to).waitFor();
    } else {
      await page.getByTestId('transfer-back').click();
      await page.getByTestId('transfer-back').waitFor({ state: 'detached' });
    }
  }

  override async consulting(who: Colleague = 'ben', by: Colleague = 'ana'): Promise<void> {
    this.#to = nameOf(who);
    await this.#page(by).getByTestId('transfer-consulting').getByText(`You’re talking with ${this.#to}`).waitFor();
    const asked = `${nameOf(by)} wants to talk before transferring the call`;
    await this.#page(who).getByTestId('transfer-consulted').getByText(asked).waitFor();
    await super.consulting(who, by);
  }

  protected async hears(who: Colleague, ...these: readonly (keyof typeof SAYS)[]): Promise<void> {
    const names = Object.keys(SAYS) as (keyof typeof SAYS)[];
    await eventually(async () => {
      const levels = await loudnessAt(this.#page(who), Object.values(SAYS));
      for (const [index, name] of names.entries()) {
        if (these.includes(name)) expect(levels[index], `${who} hears ${name}`).toBeGreaterThan(LOUD_DB);
        else expect(levels[index], `${who} does not hear ${name}`).toBeLessThan(SILENT_DB);
      }
    }, WITHIN_MS);
  }

  protected async isTold(why: Failure): Promise<void> {
    const told = `Transfer returned. ${this.#to} ${RETURNED[why]}`;
    await this.#page('ana').getByTestId('transfer-returned').getByText(told).waitFor();
  }

  protected async showsNoCall(who: Colleague): Promise<boolean> {
    for (const page of [this.#lane.pageOf(who), this.#seconds.get(who)?.page]) {
      if (!page) continue;
      const shown = page.locator('[data-testid="phone"]:not([data-state="IDLE"]), [data-testid="lost-call"]');
      if ((await shown.count()) > 0) return false;
    }
    return true;
  }

  async close(failed: boolean): Promise<void> {
    for (const { context } of this.#seconds.values()) await context.close();
    if (!failed) return;
    await this.#tell();
    // The next case begins with pages on which nothing stands.
    if (this.sid) await this.outside.hangUp(this.sid).catch(() => undefined);
    for (const who of this.everybody) await this.#lane.closes(who);
  }

  /** What a case that failed came to: the call as the server has it, and what the pages said and heard. */
  async #tell(): Promise<void> {
    const log = this.callId ? await logOf(this.owner.api, this.callId).catch(() => []) : [];
    const told = [`The call ${this.callId}:`, ...log.map((entry) => JSON.stringify(entry))];
    for (const who of this.everybody) {
      const page = this.#lane.pageOf(who);
      if (page) told.push(`${who}'s page:`, flightOf(page));
    }
    console.error(told.join('\n'));
  }

  /** The page on which somebody has the call, or would have it. */
  #page(who: Colleague): Page {
    const page = this.#onSecond.has(who) ? this.#seconds.get(who)?.page : this.#lane.pageOf(who);
    if (!page) throw new Error(`${who} has no page`);
    return page;
  }

  async #choose(page: Page, to: Target): Promise<void> {
    const targets = page.getByTestId('transfer-target');
    if (to === 'friend') {
      const national = `(310) 555-${this.friendNumber.slice(-4)}`;
      this.#to = national;
      await page.getByText('Outside', { exact: true }).click();
      await page.getByTestId('transfer-search').fill(national);
      await page.getByTestId('outside-targets').getByTestId('transfer-target').click();
      return;
    }
    this.#to = to === 'team' ? TEAM : nameOf(to);
    // Both of them are rung.
    if (to === 'team') await page.getByText(/^Teams/).click();
    const target = targets.filter({ hasText: to === 'team' ? '2 available' : this.#to });
    await usable(target.filter({ hasText: this.#to })).click();
  }
}
