/**
 * A newcomer's story in two real browsers with different voices: sign up, get a number, be called, call, lose the page,
 * hang up. Each side is heard by its tone: the agent's microphone hums 440 Hz, the handset's 1000 Hz. Everything is done and
 * seen in the pages, so that it can be told of a product that takes their operations alone.
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, temporaryDataDir, type RunningProduct } from '../testkit/index.ts';
import { launchChromium, type TestBrowser } from './chromium.ts';
import { goertzel, loudnessAt } from './hearing.ts';

const AGENT_HZ = 440;
const HANDSET_HZ = 1000;
/** Hold music is anything loud that is not the agent. */
const LOUD_DB = -45;
const SILENT_DB = -65;
const CALLER = '+15035550174';
const EMAIL = 'noor@example.com';
const PASSWORD = 'a quiet harbour at dawn';

/** The sandbox with the waits that a newcomer has. */
const AS_SHIPPED = {
  SANDBOX_CALLS_PER_SECOND: '1',
  SANDBOX_TEXT_SENT_MS: '300',
  SANDBOX_TEXT_DELIVERED_MS: '1200',
  LOG_LEVEL: 'error',
};

const shots = process.env['SHOTS'];

/**
 * Tells it as the tests of the `describe` that it is called in, which needs a browser.
 * @param start starts the product; called again, with the same settings, when it has been stopped
 * @param passphrase of its sandbox, where that asks for one
 * @param upgrade replaces every process but the carrier's, in the midst of a call
 */
export function tellNewcomersStory(
  start: (settings: Readonly<Record<string, string>>) => Promise<RunningProduct>,
  { passphrase, upgrade }: { passphrase?: string; upgrade?: () => Promise<void> } = {},
): void {
  let product: RunningProduct;
  let settings: Readonly<Record<string, string>>;
  let agentBrowser: TestBrowser;
  let handsetBrowser: TestBrowser;
  let agent: Page;
  let handset: Page;
  let phone: Locator;
  let testNumber: string;

  beforeAll(async () => {
    settings = { ...AS_SHIPPED, PORT: String(await freePort()), DATA_DIR: await temporaryDataDir() };
    product = await start(settings);
    agentBrowser = await launchChromium(product.url, AGENT_HZ, { passphrase });
    handsetBrowser = await launchChromium(product.url, HANDSET_HZ, { passphrase });
    agent = await agentBrowser.context.newPage();
    handset = await handsetBrowser.context.newPage();
    phone = handset.locator(`[data-testid="handset-phone"][data-number="${CALLER}"]`);
  }, 300_000);

  afterAll(async () => {
    await agentBrowser?.close();
    await handsetBrowser?.close();
  }, 60_000);

  const state = () => agent.getByTestId('phone').getAttribute('data-state');
  const inState = (wanted: string) => agent.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  const shot = async (page: Page, name: string) => {
    if (shots) await page.screenshot({ path: path.join(shots, `${name}.png`) });
  };
  /** Waits until a page hears (or does not hear) a tone. */
  const hears = (page: Page, hertz: number, loud: boolean) =>
    eventually(async () => {
      const [level = -120] = await loudnessAt(page, [hertz]);
      if (loud) expect(level).toBeGreaterThan(LOUD_DB);
      else expect(level).toBeLessThan(SILENT_DB);
    }, 20_000);

  const workspaceId = () => agent.evaluate(() => localStorage.getItem('ringline.workspace') ?? '');

  /** In the settings of the number: its page has to learn of the plan first, and telephony as well. */
  const recordCalls = () =>
    eventually(async () => {
      await agent.goto(`${product.url}/settings/channels`);
      await agent.getByTestId('number-record').check({ timeout: 3_000 });
      await agent.getByTestId('save').click({ timeout: 3_000 });
      await agent.getByTestId('save-bar').waitFor({ state: 'detached', timeout: 10_000 });
    }, 30_000);

  /** The file that the history plays, by its link: what the page has read of it, the browser no longer gives away. */
  async function recordingOfLastCall(): Promise<Buffer> {
    await agent.goto(`${product.url}/channels/calls/history`);
    await agent.getByTestId('history-row').first().click();
    const played = agent.waitForRequest((request) => request.url().includes('/api/filepipe/'));
    await agent.getByTestId('recording-play').click({ timeout: 30_000 });
    // By the page, which knows every name that it was opened by; a system's resolver may not.
    const file = await agent.evaluate(
      async (url) => {
        const answer = await fetch(url, { cache: 'reload' });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        return { status: answer.status, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
      },
      (await played).url(),
    );
    expect(file.status).toBe(200);
    return Buffer.from(file.text, 'latin1');
  }

  it('signs up with a code from the mailbox, makes a workspace, and has a test number at once', async () => {
    await agent.goto(product.url);
    await agent.getByRole('button', { name: 'Start empty' }).click();
    await agent.getByLabel('First name').fill('Noor');
    await agent.getByLabel('Last name').fill('Haddad');
    await agent.getByLabel('Work email').fill(EMAIL);
    await agent.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await agent.locator('form button[type=submit]').click();

    const mailbox = await agentBrowser.context.newPage();
    await mailbox.goto(`${product.url}/sandbox/mail`);
    const code = (await mailbox.getByTestId('mail-code').first().textContent()) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await mailbox.close();
    await agent.bringToFront();
    await agent.locator('input[autocomplete="one-time-code"], [inputmode=numeric]').first().click();
    await agent.keyboard.type(code);

    await agent.getByLabel('Workspace name').fill('Harbour Lamps');
    await agent.locator('form button[type=submit]').click();
    // The set-up can wait: within a minute one is in the product.
    await agent.getByTestId('onboarding-leave').click();
    await agent.getByTestId('phone-status').waitFor();
    await agent.getByTestId('test-number').waitFor();
    testNumber = (await agent.getByTestId('test-number').getAttribute('data-number')) ?? '';
    expect(testNumber).toMatch(/^\+1\d{10}$/);
    expect(await agent.getByTestId('test-days').innerText()).toMatch(/^Free until .*Renews automatically\.$/);
    expect((await agent.getByTestId('test-allowance').textContent())?.match(/10/g)?.length).toBeGreaterThanOrEqual(2);
    await agent.locator('[data-testid="phone-status"][data-status="ready"]').waitFor();
    await shot(agent, 'home');
  }, 60_000);

  it('is called from outside: the phone rings, and both hear each other', async () => {
    await handset.goto(`${product.url}/sandbox`);
    await phone.getByTestId('handset-says').selectOption('microphone');
    await phone.getByText('Use headphones').waitFor();
    await phone.getByTestId('handset-number').fill(testNumber);
    await phone.getByTestId('handset-dial').click();
    await inState('INCOMING_CALL');
    await expect.poll(() => agent.getByTestId('incoming-name').textContent()).toContain('(503) 555-0174');
    await shot(agent, 'incoming');
    await agent.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await hears(agent, HANDSET_HZ, true);
    await hears(handset, AGENT_HZ, true);
    await hears(agent, AGENT_HZ, false);
    await hears(handset, HANDSET_HZ, false);
    await shot(agent, 'in-call');
    await shot(handset, 'handset-in-call');
  }, 60_000);

  it('mute is silence, hold is music, resume is the voice again, keys arrive', async () => {
    await agent.getByTestId('call-mute').click();
    await hears(handset, AGENT_HZ, false);
    await agent.getByTestId('call-mute').click();
    await hears(handset, AGENT_HZ, true);

    await agent.getByTestId('call-hold').click();
    await agent.getByTestId('call-held').waitFor();
    // Three minutes later, by the page's clock and the server's, it says how long it has been (defaults 12.4).
    await agent.evaluate(() => {
      const { now } = Date;
      // oxlint-disable-next-line typescript/unbound-method -- called on the headers that it is asked of
      const { get } = Headers.prototype;
      Date.now = () => now() + 181_000;
      Headers.prototype.get = function later(this: Headers, name: string): string | null {
        const value = get.call(this, name);
        return value !== null && name === 'date' ? new Date(Date.parse(value) + 181_000).toUTCString() : value;
      };
      const backToNow = () => {
        Date.now = now;
        Headers.prototype.get = get;
      };
      addEventListener('pointerdown', backToNow, { capture: true, once: true });
    });
    await agent.locator('[data-testid="call-held"][data-long]').getByText('over 3 minutes').waitFor();
    await hears(handset, AGENT_HZ, false);
    await hears(agent, HANDSET_HZ, false);
    await eventually(async () => {
      const levels = await loudnessAt(handset, [220, 262, 294, 330, 349, 392, 494, 523, 587, 659]);
      expect(Math.max(...levels)).toBeGreaterThan(LOUD_DB);
    });
    await shot(agent, 'on-hold');
    await agent.getByTestId('call-hold').click();
    await hears(handset, AGENT_HZ, true);

    await agent.getByTestId('call-keypad').click();
    for (const digit of ['4', '2', '#']) await agent.getByTestId(`key-${digit}`).click();
    await expect.poll(() => agent.getByTestId('call-digits').textContent()).toBe('42#');
    await phone.getByTestId('handset-hears').getByText('42#').waitFor();
  }, 90_000);

  it('a reload in the call leaves the caller with a tone and offers the call back', async () => {
    agent.on('dialog', (dialog) => void dialog.accept());
    await agent.reload();
    await agent.getByTestId('lost-call').waitFor();
    await shot(agent, 'lost-call');
    await hears(handset, AGENT_HZ, false);
    await agent.locator('[data-testid="phone-status"][data-status="left"]').waitFor();
    await agent.getByTestId('phone-rejoin').click();
    await inState('IN_CALL');
    await hears(handset, AGENT_HZ, true);
    await hears(agent, HANDSET_HZ, true);
  }, 60_000);

  it('the caller hangs up, and the phone is idle again', async () => {
    await phone.getByTestId('handset-end').click();
    await expect.poll(state, { timeout: 10_000 }).toBe('IDLE');
  }, 30_000);

  it('calls out: the handset rings, answers, talks, and the agent hangs up', async () => {
    // The phone, which had opened by itself, has closed by itself.
    await agent.locator('[data-testid="phone"]').waitFor({ state: 'detached' });
    await agent.getByTestId('phone-open').first().click();
    await agent.getByTestId('dialer-input').fill('(503) 555-0174');
    await agent.getByTestId('dialer-input').press('Enter');
    await phone.getByTestId('handset-answer').waitFor();
    await inState('RINGING');
    await shot(agent, 'dialing');
    await phone.getByTestId('handset-answer').click();
    await inState('IN_CALL');
    await hears(agent, HANDSET_HZ, true);
    await hears(handset, AGENT_HZ, true);
    await agent.getByTestId('call-end').click();
    await phone.getByTestId('handset-number').waitFor();
    await expect.poll(state, { timeout: 10_000 }).toBe('IDLE');
  }, 60_000);

  it('says so when a number is none, and keeps what was typed', async () => {
    await agent.getByTestId('dialer-input').fill('12');
    await agent.getByTestId('dialer-input').press('Enter');
    await agent.getByText('Phone number is not valid').waitFor();
    expect(await agent.getByTestId('dialer-input').inputValue()).toBe('12');
  }, 30_000);

  it('a text from the handset is in the inbox at once, is answered, and is ticked off as delivered', async () => {
    await agent.goto(`${product.url}/inbox`);
    await phone.getByTestId('handset-text').click();
    await phone
      .getByTestId('handset-text-to')
      .selectOption(testNumber)
      .catch(() => undefined);
    await phone.getByTestId('handset-text-input').fill('Is the brass lamp in stock?');
    await phone.getByTestId('handset-text-send').click();
    // Without a reload: the row moves up and shows the text.
    await agent.getByTestId('inbox-thread-row').filter({ hasText: 'Is the brass lamp in stock?' }).click();
    await agent.getByTestId('thread-item').filter({ hasText: 'Is the brass lamp in stock?' }).waitFor();
    await agent.getByTestId('composer-input').fill('Yes, two are left.');
    await agent.getByTestId('composer-send').click();
    await phone.getByTestId('handset-bubble').filter({ hasText: 'Yes, two are left.' }).waitFor();
    const answer = agent.getByTestId('thread-item').filter({ hasText: 'Yes, two are left.' });
    await expect
      .poll(() => answer.getByTestId('message-status').textContent(), { timeout: 15_000 })
      .toContain('Delivered');
    await shot(agent, 'thread');
  }, 60_000);

  it('the calls and the texts stand in one thread, and the calls in the history', async () => {
    const kinds = await agent
      .getByTestId('thread-item')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-kind')));
    expect(kinds.filter((kind) => kind === 'call').length).toBeGreaterThanOrEqual(2);
    expect(kinds.filter((kind) => kind === 'message').length).toBeGreaterThanOrEqual(2);
    expect(await agent.getByTestId('inbox-thread-row').count()).toBe(1);
    await agent.goto(`${product.url}/channels/calls/history`);
    await agent.getByTestId('history-row').first().waitFor();
    expect(await agent.getByTestId('history-row').count()).toBe(2);
    await shot(agent, 'history');
  }, 30_000);

  it('a recorded call keeps both voices, each on its channel', async () => {
    // Recording belongs to the paid plans.
    await product.rpc
      .client(BillingService)
      .ensureDemoSubscription({ workspaceId: await workspaceId(), plan: 'BUSINESS', creditMicros: 10_000_000n });
    await recordCalls();
    await phone.getByTestId('handset-text').click();
    await phone.getByTestId('handset-number').fill(testNumber);
    await phone.getByTestId('handset-dial').click();
    await inState('INCOMING_CALL');
    await agent.getByTestId('phone-accept').click();
    await inState('IN_CALL');
    await hears(agent, HANDSET_HZ, true);
    await hears(handset, AGENT_HZ, true);
    await phone.getByTestId('handset-end').click();
    await expect.poll(state, { timeout: 10_000 }).toBe('IDLE');
    const wav = await recordingOfLastCall();
    expect(wav.readUInt16LE(22)).toBe(2);
    // Channel 0 is what the outside party says, channel 1 what it hears.
    const [theirs, ours] = [0, 1].map((channel) => ({
      handset: goertzel(wav, channel, HANDSET_HZ),
      agent: goertzel(wav, channel, AGENT_HZ),
    }));
    expect(theirs!.handset).toBeGreaterThan(20 * theirs!.agent);
    expect(ours!.agent).toBeGreaterThan(20 * ours!.handset);
    expect(theirs!.handset).toBeGreaterThan(0.05);
    expect(ours!.agent).toBeGreaterThan(0.05);
  }, 90_000);

  it.each(upgrade ? [upgrade] : [])(
    'an upgrade in the midst of a call is heard by neither side, and the call stays in hand',
    async (replaceAll) => {
      await phone.getByTestId('handset-number').fill(testNumber);
      await phone.getByTestId('handset-dial').click();
      await inState('INCOMING_CALL');
      await agent.getByTestId('phone-accept').click();
      await inState('IN_CALL');
      await hears(handset, AGENT_HZ, true);

      let underWay = true;
      const upgraded = replaceAll().finally(() => (underWay = false));
      upgraded.catch(() => undefined);
      const levels: number[] = [];
      while (underWay) {
        const heard = await Promise.all([loudnessAt(agent, [HANDSET_HZ]), loudnessAt(handset, [AGENT_HZ])]);
        levels.push(...heard.flat());
      }
      await upgraded;
      expect(Math.min(...levels)).toBeGreaterThan(LOUD_DB);

      // By the new processes.
      await agent.getByTestId('call-hold').click();
      await agent.getByTestId('call-held').waitFor({ timeout: 30_000 });
      await hears(handset, AGENT_HZ, false);
      await agent.getByTestId('call-hold').click();
      await hears(handset, AGENT_HZ, true);
      await agent.getByTestId('call-end').click();
      await phone.getByTestId('handset-number').waitFor({ timeout: 30_000 });
      await expect.poll(state, { timeout: 30_000 }).toBe('IDLE');
    },
    300_000,
  );

  it(
    'nobody is on the line any longer, as the carrier sees it',
    () =>
      expect
        .poll(() => handset.evaluate(async () => (await fetch('/sandbox/api/calls')).json()), { timeout: 10_000 })
        .toEqual([]),
    30_000,
  );

  // Containers are given a minute's notice each before they end.
  it('a restart loses nothing, and the page comes back by itself', async () => {
    const { url } = product;
    await agent.goto(`${url}/inbox`);
    await agent.getByTestId('inbox-thread-row').first().waitFor();
    await product.stop();
    product = await start(settings);
    await agent.reload();
    await agent.getByTestId('inbox-thread-row').first().click();
    await agent.getByTestId('thread-item').filter({ hasText: 'Yes, two are left.' }).waitFor();
    await agent.locator('[data-testid="phone-status"][data-status="ready"]').waitFor();
  }, 240_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect([...agentBrowser.strays, ...handsetBrowser.strays]).toEqual([]);
    expect([...agentBrowser.errors, ...handsetBrowser.errors]).toEqual([]);
  });
}
