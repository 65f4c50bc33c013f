/**
 * A newcomer's set-up, their notifications and the workspace's e-mail alerts, the keyboard, and the language: in a real
 * browser against the whole product.
 *
 * @area onboarding, notifications, account
 */
import type { Product } from '@ringline/deploy/all-in-one';
import { eventually } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { Api, OutsideWorld, startProduct } from '../testkit/index.ts';
import { loudnessAt } from './hearing.ts';
import { settled, violationsOf } from './screens.ts';
import { signIn } from './signIn.ts';

const EMAIL = 'ines@example.com';
const PASSWORD = 'a lantern over the quay';

/** Another build than web/dist, for looking at one's own. */
const served = process.env['WEB_DIST'] === undefined ? {} : { WEB_DIST: process.env['WEB_DIST'] };

interface Mail {
  readonly subject: string;
  /** The code that the mail carries, if it has one. */
  readonly code?: string;
}

interface AnsweringNumber {
  readonly number: string;
  readonly callWorkFlow: { readonly type: string; readonly team: { readonly teamId: string } };
}

describe.skipIf(!chromiumPath)('a newcomer sets up', () => {
  let product: Product;
  let browser: TestBrowser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ DEMO_WORKSPACE: 'true', ...served });
    browser = await launchChromium(product.url, 440);
    page = await browser.context.newPage();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 120_000);

  const open = (address: string) => page.goto(product.url + address);
  const at = (address: string) => page.waitForURL(product.url + address);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const next = () => page.getByTestId('onboarding-continue').click();
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  };
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  const saved = () => page.getByTestId('save-bar').waitFor({ state: 'detached' });
  const mails = async (): Promise<Mail[]> =>
    (await (await fetch(`${product.url}/sandbox/api/mail?to=${EMAIL}`)).json()) as Mail[];

  it('signs up and hears the first call: eleven fields and clicks, and nothing is asked twice', async () => {
    let acts = 0;
    const act = async (doing: Promise<unknown>) => {
      acts += 1;
      await doing;
    };
    const digit = page.locator('input[autocomplete="one-time-code"], [inputmode=numeric]').first();
    await open('/login?view=sign-up');
    const began = Date.now();
    await act(page.getByLabel('First name').fill('Inés'));
    await act(page.getByLabel('Last name').fill('Prado'));
    await act(page.getByLabel('Work email').fill(EMAIL));
    await act(page.getByLabel('Password', { exact: true }).fill(PASSWORD));
    await act(page.locator('form button[type=submit]').click());
    await digit.waitFor();
    const code = await eventually(async () => {
      const found = (await mails())[0]?.code;
      if (found === undefined) throw new Error('The code has not arrived');
      return found;
    }, 30_000);
    await digit.click();
    await act(page.keyboard.type(code));
    await act(page.getByLabel('Workspace name').fill('Quay Lanterns'));
    await act(page.locator('form button[type=submit]').click());

    await at('/onboarding/select-number');
    expect(await page.getByTestId('onboarding-number').getAttribute('data-number')).toMatch(/^\+1\d{10}$/);
    expect(await page.getByLabel('Workspace name').count()).toBe(0);
    expect(await page.getByTestId('phone-status').count()).toBe(0);
    await act(next());

    await at('/onboarding/goal-action');
    // The inbox has the call by then, and nobody has taken it.
    const told = page.waitForResponse(
      (response) => response.request().postData()?.includes('useSetupFactsQuery') === true,
    );
    await act(page.getByTestId('try-call').click());
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor();
    await told;
    expect(await page.locator('[data-testid="try-call-task"][data-done]').count()).toBe(0);
    await act(page.getByTestId('phone-accept').click());
    await page.locator('[data-testid="phone"][data-state="IN_CALL"]').waitFor();
    // The caller speaks: somewhere in what a voice is made of there is sound.
    await eventually(async () => {
      const levels = await loudnessAt(page, [150, 200, 250, 300, 400, 500, 700, 1000]);
      expect(Math.max(...levels)).toBeGreaterThan(-60);
    }, 20_000);
    expect(acts).toBe(11);
    // The machine's part, on a machine that does other things as well; the rest of the two minutes is the person's.
    expect(Date.now() - began).toBeLessThan(60_000);
    expect(await violationsOf(page, 'main', 'all')).toEqual([]);
  }, 120_000);

  it('gets a text on the same page, and then is Home, with nothing left of it to do', async () => {
    await page.getByTestId('call-end').click();
    await page.locator('[data-testid="try-call-task"][data-done]').waitFor();
    await page.getByTestId('try-text').click();
    await page.locator('[data-testid="try-text-task"][data-done]').waitFor();
    await next();
    await at('/');
    await page.getByTestId('figure-inbound').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('figure-texts').getByText('1', { exact: true }).waitFor();
    await page.getByTestId('right-now').waitFor();
    expect(await page.getByTestId('home-figures').locator('[data-testid^=figure-]').count()).toBe(6);
    await page.getByTestId('trend').waitFor();
    await page.getByTestId('home-ended').waitFor();
    await page.getByTestId('setup-TEST_SETUP_CALLFLOW').waitFor();
    for (const step of ['TEST_PHONE_NUMBER_CALL', 'TEST_PHONE_NUMBER_SMS', 'WORKSPACE_DETAILS', 'COMPLIANCE'])
      expect(await page.getByTestId(`setup-${step}`).count()).toBe(0);
  }, 120_000);

  it('says more of the company where it wants to, and is back Home', async () => {
    await open('/onboarding/setup-workspace');
    await page.getByRole('combobox', { name: 'Team size' }).click();
    await page.getByRole('option', { name: '1-49', exact: true }).click();
    expect(await page.getByLabel('Workspace name').count()).toBe(0);
    await next();
    await at('/');
  }, 120_000);

  it('hears a template before it takes one; what the plan lacks says which plan has it, and Classic is in use', async () => {
    await page.getByTestId('setup-TEST_SETUP_CALLFLOW').getByRole('link', { name: 'Start' }).click();
    const classic = page.getByTestId('flow-CLASSIC');
    await classic.getByRole('button', { name: 'Play sample' }).click();
    await classic.getByRole('button', { name: 'Stop' }).click();
    await classic.getByRole('button', { name: 'Play sample' }).waitFor();
    await classic.getByText('In use').waitFor();
    // What is in use need not be applied.
    expect(await page.getByTestId('flow-apply-CLASSIC').isDisabled()).toBe(true);
    for (const template of ['flow-QUEUE', 'flow-IVR']) {
      const lacking = page.getByTestId(template);
      const gate = lacking.getByTestId('plan-gate');
      expect(await gate.textContent()).toBe('Available on Business plan');
      expect(await gate.getAttribute('href')).toBe('/settings/billing-and-payments/change-plan');
      expect(await lacking.locator('[inert]').getByText('Apply', { exact: true }).count()).toBe(1);
      // It is heard all the same.
      expect(await lacking.getByRole('button', { name: 'Play sample' }).isEnabled()).toBe(true);
    }
    expect(await violationsOf(page, 'main', 'all')).toEqual([]);
    await next();
    await at('/');
  }, 120_000);

  it('skips a step, which is not done then, and comes back to it; the goal leads to its first thing', async () => {
    await page.getByTestId('setup-SET_GOALS').getByRole('link', { name: 'Start' }).click();
    await page.getByTestId('onboarding-skip').click();
    await at('/');
    await page.getByTestId('setup-toggle').click();
    await page.getByTestId('skipped-SET_GOALS').getByRole('link').click();
    await at('/onboarding/set-goals');
    await page.getByRole('radio', { name: /Know who is calling/ }).click();
    await next();
    await at('/connections/contacts');
    await page.getByTestId('phone-status').waitFor();
  }, 120_000);

  it('notifications: what is chosen stays; an impossible schedule is refused', async () => {
    await open('/settings/notifications');
    const push = () => page.getByTestId('channel-NEW_MESSAGE-push');
    await push().uncheck();
    await page.getByTestId('save').click();
    await saved();
    await page.reload();
    expect(await push().isChecked()).toBe(false);

    // Chromium without a window shows none, and the page says so.
    await page.getByTestId('notifications-test').click();
    await page.getByText('This is what a notification looks like.').waitFor();
    expect((await page.getByTestId('notifications-outcome').textContent())?.length).toBeGreaterThan(20);

    await page.getByTestId('schedule-enabled').check({ force: true });
    for (const day of [1, 2, 3, 4, 5]) await page.getByTestId(`day-${day}`).getByRole('checkbox').uncheck();
    await page.getByTestId('save').click();
    await page.getByTestId('schedule-error').waitFor();
    await page.getByTestId('day-3').getByRole('checkbox').check();
    await page.getByTestId('day-3').getByLabel(/from/).fill('22:00');
    await page.getByTestId('day-3').getByLabel(/until/).fill('06:00');
    await page.getByText('next day').waitFor();
    await page.getByTestId('save').click();
    await saved();
    await page.reload();
    expect(await page.getByTestId('day-3').getByLabel(/from/).inputValue()).toMatch(/^10:00\sPM$/);
    expect(await page.getByTestId('day-1').getByRole('checkbox').isChecked()).toBe(false);
  }, 120_000);

  it('notifications: a stale save says so and loses nothing', async () => {
    const other = await browser.context.newPage();
    await other.goto(`${product.url}/settings/notifications`);
    await other.getByTestId('channel-MENTION-toast').uncheck();
    await other.getByTestId('save').click();
    await other.getByTestId('save-bar').waitFor({ state: 'detached' });
    await other.close();

    await page.getByTestId('channel-ASSIGNED-toast').uncheck();
    await page.getByTestId('save').click();
    await page.getByTestId('conflict').waitFor();
    expect(await page.getByTestId('channel-ASSIGNED-toast').isChecked()).toBe(false);
    await page.getByTestId('conflict-mine').click();
    await saved();
    await page.reload();
    expect(await page.getByTestId('channel-ASSIGNED-toast').isChecked()).toBe(false);
  }, 120_000);

  it('e-mail alerts: an address that is none is refused, a stale save is told, a good one stays', async () => {
    await open('/settings/email-alerts');
    const emails = page.getByTestId('summary-emails');
    await emails.fill('nobody');
    await emails.press('Enter');
    await page.getByTestId('save').click();
    await page.getByText('nobody isn’t an email address', { exact: false }).waitFor();
    await emails.press('Backspace');
    await emails.fill('lights@example.com');
    await emails.press('Enter');

    const other = await browser.context.newPage();
    await other.goto(`${product.url}/settings/email-alerts`);
    await other.getByRole('radio', { name: 'Daily' }).check();
    await other.getByTestId('save').click();
    await other.getByTestId('save-bar').waitFor({ state: 'detached' });
    await other.close();

    await page.getByTestId('save').click();
    await page.getByTestId('conflict').waitFor();
    await page.getByTestId('conflict-mine').click();
    await saved();
    await page.reload();
    await page.getByText('lights@example.com').waitFor();
    expect(await page.getByRole('radio', { name: 'Daily' }).isChecked()).toBe(true);
  }, 120_000);

  it('the keyboard alone: the palette finds pages, actions and numbers, the map shows the keys, Alt goes to areas', async () => {
    await open('/');
    await page.getByTestId('phone-status').waitFor();
    await openPalette();
    await page.keyboard.type('notif');
    await page.getByRole('dialog').getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await at('/settings/notifications');
    await closed();
    await heading('Notifications');
    await page.keyboard.press('Alt+1');
    await at('/');
    await page.getByTestId('setup-checklist').waitFor();
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await openPalette();
    await page.keyboard.type('ines');
    await page.getByRole('dialog').getByText(EMAIL).waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await openPalette();
    await page.keyboard.type('busy');
    await page.getByRole('dialog').getByText('Your presence: Busy').waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('presence-narrow').filter({ hasText: 'Busy' }).waitFor();
  }, 120_000);

  it('presence says what would ring, and is changed in its menu', async () => {
    await page.locator('[data-testid="phone-status"][data-status="ready"]').waitFor();
    await page.getByTestId('presence-narrow').click();
    await page.getByRole('menuitemradio', { name: 'Available' }).click();
    await page.getByTestId('presence-narrow').filter({ hasText: 'Available' }).waitFor();
    await page.getByTestId('reachable').filter({ hasText: 'Calls ring on: Chrome' }).waitFor();
    await page.keyboard.press('Escape');
  }, 120_000);

  it('own hours are set, told in the menu and the list, and overridden; missed calls pause until a button ends it', async () => {
    await open('/settings/notifications');
    await page.getByTestId('hours-enabled').check({ force: true });
    for (const day of [1, 2, 3, 4, 5])
      await page
        .getByTestId(`hours-${day}`)
        .getByLabel(/^Remove the block/)
        .click();
    await page.getByTestId('save').click();
    await page.getByTestId('hours-error').getByText('Choose at least one day').waitFor();
    // Neither today nor beside it, wherever the clocks stand.
    const day = ((new Date().getUTCDay() + 2) % 7) + 1;
    await page
      .getByTestId(`hours-${day}`)
      .getByLabel(/^Add a block/)
      .click();
    await page
      .getByTestId(`hours-${day}`)
      .getByLabel(/^Add a block/)
      .click();
    await page.getByTestId(`hours-${day}`).getByLabel(/from/).nth(1).fill('16:00');
    await page.getByTestId('save').click();
    await page.getByTestId('hours-error').getByText('Two blocks overlap').waitFor();
    await page
      .getByTestId(`hours-${day}`)
      .getByLabel(/^Remove the block 4:00/)
      .click();
    expect(await violationsOf(page, '[data-testid="notifications-form"]', 'all')).toEqual([]);
    await page.getByTestId('save').click();
    await saved();

    const presence = page.getByTestId('presence-narrow');
    await presence.filter({ hasText: 'Offline, Outside their hours until' }).click();
    await page.getByTestId('presence-limit').getByText('You’re outside your hours').waitFor();
    await settled(page);
    expect(await violationsOf(page, '[data-testid="presence-menu"]', 'all')).toEqual([]);
    await page.getByRole('menuitem', { name: /^Go available until/ }).click();
    await page.getByTestId('presence-limit').getByText('You’re available outside your hours').waitFor();
    await settled(page);
    expect(await violationsOf(page, '[data-testid="presence-menu"]', 'all')).toEqual([]);
    await page.keyboard.press('Escape');
    await presence.filter({ hasText: 'Available' }).waitFor();
    await open('/settings/users');
    await page.getByTestId('member-row').getByText('Available outside their hours until').waitFor();
    expect(await violationsOf(page, 'main', 'all')).toEqual([]);

    // As three calls would leave it that ring for 20 s each.
    const telephony = product.services.find(({ name }) => name === 'telephony');
    await telephony?.db.pool
      .query(`BEGIN; SELECT set_config('app.workspace_id', workspace_id::text, true) FROM presence_watch;
      UPDATE presence_limit SET missed_in_a_row = 3, paused_at = now(); COMMIT`);
    await page.reload();
    const notice = page.getByTestId('paused-notice');
    await notice.getByText('You missed 3 calls. Go available?').waitFor();
    expect(await violationsOf(page, '[data-testid="paused-notice"]', 'all')).toEqual([]);
    await page.getByTestId('member-row').getByText('Paused: missed 3 calls').waitFor();
    await notice.getByRole('button', { name: 'Go available' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByTestId('member-row').getByText('Available outside their hours until').waitFor();
  }, 120_000);

  it('on a plan that has them, Queue and IVR are applied, and the number answers so', async () => {
    const api = await signIn(product.url, EMAIL, PASSWORD);
    const number = async () => {
      const { fetchWorkspacePhoneNumbers } = await api<{ fetchWorkspacePhoneNumbers: { data: [AnsweringNumber] } }>(
        '{ fetchWorkspacePhoneNumbers(limit: 1) { data { number callWorkFlow { type promptLanguage team { teamId } ivrChoices { keys label target teamId } } } } }',
      );
      return fetchWorkspacePhoneNumbers.data[0];
    };
    const apply = async (template: 'QUEUE' | 'IVR' | 'CLASSIC') => {
      await open('/onboarding/select-call-flow');
      await page.getByTestId(`flow-apply-${template}`).click();
      await at('/');
      expect((await number()).callWorkFlow.type).toBe(template);
      await open('/onboarding/select-call-flow');
      await page.getByTestId(`flow-${template}`).getByText('In use').waitFor();
    };
    const { number: called, callWorkFlow } = await number();
    expect(callWorkFlow.type).toBe('CLASSIC');
    const workspaceId = await page.evaluate(() => localStorage.getItem('ringline.workspace') ?? '');
    await product.rpc
      .client(BillingService)
      .ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: 10_000_000n });
    await eventually(async () => {
      const { me } = await api<{ me: { plan: string } }>('{ me: getWorkspaceUserProfile { plan } }');
      if (me.plan !== 'BUSINESS') throw new Error('The plan has not arrived yet');
    }, 20_000);

    await apply('QUEUE');
    await apply('IVR');
    const target = { target: 'TEAM', teamId: callWorkFlow.team.teamId };
    expect((await number()).callWorkFlow).toMatchObject({
      promptLanguage: 'en',
      ivrChoices: [
        { keys: ['1'], label: 'Sales', ...target },
        { keys: ['2'], label: 'Support', ...target },
      ],
    });
    const outside = new OutsideWorld(product.url);
    const call = await outside.call('+15035550174', called, 'silence');
    await eventually(async () => {
      expect((await outside.callOf(call.sid)).hears).toBe('For sales, press 1. For support, press 2.');
    }, 15_000);
    await outside.hangUp(call.sid);

    expect(await violationsOf(page, 'main', 'all')).toEqual([]);
    await apply('CLASSIC');
    await open('/');
    await page.getByTestId('phone-status').waitFor();
  }, 180_000);

  it('another language is on the page at once, after a reload, and in the next mail', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es');
    await page.reload();
    await page.getByTestId('phone-status').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    await open('/settings/email-alerts');
    await heading('Alertas por correo');
    // A code was sent at signing up: another one waits for its 30 seconds.
    const outsider = new Api(product.url);
    await eventually(
      () => outsider.run('mutation ($e: String!) { requestPasswordReset(identifier: $e) { message } }', { e: EMAIL }),
      40_000,
    );
    await eventually(async () => {
      expect((await mails()).map(({ subject }) => subject).join('\n')).toContain('tu código');
    }, 20_000);
  }, 120_000);

  it('the demo opens a second person in one click, and both stay who they are', async () => {
    const demo = await launchChromium(product.url, 440);
    try {
      const maya = await demo.context.newPage();
      await maya.goto(product.url);
      await maya.getByRole('button', { name: /demo/i }).click();
      const opened = demo.context.waitForEvent('page');
      await maya.getByTestId('second-person').click();
      const ben = await opened;
      for (const [who, name] of [
        [ben, 'Ben'],
        [maya, 'Maya'],
      ] as const) {
        await who.getByTestId('phone-status').first().waitFor();
        await who.reload();
        await who.getByRole('heading', { level: 1, name: new RegExp(`, ${name}$`) }).waitFor();
        await who.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
      }
      // An account that somebody signed up for is none of the demo's people.
      const mine = await page.evaluate(() => location.origin);
      const guest = await (await demo.another()).newPage();
      const api = await signIn(product.url, EMAIL, PASSWORD);
      const { getCurrentUserTopLevel } = await api<{ getCurrentUserTopLevel: { id: string } }>(
        '{ getCurrentUserTopLevel { id } }',
      );
      await guest.goto(`${mine}/login?demo=${getCurrentUserTopLevel.id}`);
      await guest.getByRole('alert').waitFor();
      expect(await guest.getByTestId('phone-status').count()).toBe(0);
    } finally {
      await demo.close();
    }
  }, 120_000);

  it('the error page has its words and both ways out', async () => {
    const stranger = await launchChromium(product.url, 440);
    try {
      const lost = await stranger.context.newPage();
      await lost.goto(`${product.url}/error`);
      await lost.getByRole('heading', { name: 'Oops, something went wrong' }).waitFor();
      await lost
        .getByText("Oops, our server hit a snag! We're fixing it as we speak—thanks for your patience")
        .waitFor();
      await lost.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await lost.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
    } finally {
      await stranger.close();
    }
  }, 120_000);

  it('no page has stumbled, and nothing has left the machine', () => {
    expect(browser.errors).toEqual([]);
    expect(browser.strays).toEqual([]);
  });
});
