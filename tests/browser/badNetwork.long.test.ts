/**
 * A call whose connection says that packets get lost, in a real browser: its person is told, and later everybody who asks why. With SHOTS=folder the screens are photographed.
 *
 * @area phone, calls, quality
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, anOwner, PASSWORD, startAnyProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const PEER = '+15035550174';
const SILENT = '+15035550175';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a bad network', () => {
  let url: string;
  let owner: Owner;
  let browser: TestBrowser;
  let page: Page;

  const losing = (percent: number) =>
    page.evaluate((lost) => {
      (globalThis as unknown as { losing: number }).losing = lost;
    }, percent);
  const shot = async (name: string) => {
    if (shots) await page.screenshot({ path: path.join(shots, `${name}.png`) });
  };

  beforeAll(async () => {
    const product = await startAnyProduct({ SANDBOX_CALLS_PER_SECOND: '50' });
    url = product.url;
    const outside = new OutsideWorld(url);
    await outside.phone(PEER, 0, 'tone:1000');
    await outside.phone(SILENT, 0, 'silence');
    owner = await anOwner(url, 'Noor');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.addInitScript(looseConnection);
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor({ timeout: 60_000 });
  });
  afterAll(() => browser?.close());

  it('is told calmly while it lasts, and afterwards by the timeline and the plot of the call', async () => {
    await page.getByTestId('phone-open').first().click();
    await page.getByTestId('dialer-input').fill(PEER);
    await page.getByTestId('dialer-input').press('Enter');
    await page.locator('[data-testid="phone"][data-state="IN_CALL"]').waitFor({ timeout: 30_000 });
    const { getMyLiveCalls } = await owner.api.run('{ getMyLiveCalls { id } }');
    const callId = getMyLiveCalls[0].id as string;
    // On the way: what the keypad's codes do, and that they stay here.
    await page.getByTestId('call-keypad').click();
    await page.getByTestId('call-codes').getByText('*3 Hold').waitFor();
    const press = async (keys: string) => {
      for (const key of keys) await page.getByTestId(`key-${key}`).click();
    };
    await press('7*3');
    await page.getByTestId('call-held').waitFor();
    expect(await page.getByTestId('call-digits').textContent()).toBe('*3 Hold');
    await shot('keypad-codes');
    await press('*4');
    await page.getByTestId('call-held').waitFor({ state: 'detached' });
    const { getCallTimeline } = await owner.api.run('query ($id: ID!) { getCallTimeline(callId: $id) { name } }', {
      id: callId,
    });
    const names = (getCallTimeline as { name: string }[]).map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['call.held', 'call.resumed']);
    await page.getByTestId('call-keypad').click();
    await losing(12);
    const hint = page.getByTestId('call-quality-hint');
    await hint.waitFor({ timeout: 60_000 });
    expect(await hint.getAttribute('data-trouble')).toBe('LOSS_IN');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await shot(`bad-network-${colorScheme}`);
      expect.soft(await violationsOf(page, '[data-testid=phone]', 'colour')).toEqual([]);
    }
    await losing(0);
    await hint.waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByTestId('call-end').click();

    const leg = await eventually(async () => {
      const { getCallQuality } = await owner.api.run(
        'query ($id: ID!) { getCallQuality(callId: $id) { name setup { connectMs firstHeardMs iceType } worst { lossPercent rttMs } samples { number } warnings { kind clearedAt value } } }',
        { id: callId },
      );
      expect(getCallQuality[0]?.warnings[0]?.clearedAt).toBeTruthy();
      return getCallQuality[0];
    }, 20_000);
    expect(leg).toMatchObject({ name: 'Noor Test', setup: { iceType: 'HOST' }, warnings: [{ kind: 'LOSS_IN' }] });
    expect(leg.worst.lossPercent).toBeGreaterThan(3);
    // The mean until it was well again.
    expect(leg.warnings[0].value).toBeGreaterThan(1);
    expect(leg.setup.connectMs).toBeGreaterThan(0);

    await page.goto(`${url}/channels/calls/history`);
    await page.getByTestId('history-row').first().click();
    const told = page.locator('[data-testid="timeline-entry"][data-name="quality.loss_in"]');
    await told.waitFor();
    expect(await told.textContent()).toMatch(
      /Noor Test’s network lost \d+% of packets from [\d:]+\s[AP]M to [\d:]+\s[AP]M/,
    );
    const plot = page.getByTestId('call-quality');
    await plot.getByRole('img').waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await plot.scrollIntoViewIfNeeded();
      await shot(`call-quality-${colorScheme}`);
      expect.soft(await violationsOf(page, '[data-testid=call-quality]', 'all')).toEqual([]);
    }
  });

  it('a silence is the speaker’s matter only as long as the connection is well', async () => {
    await page.getByTestId('phone-open').first().click();
    await page.getByTestId('dialer-input').fill(SILENT);
    await page.getByTestId('dialer-input').press('Enter');
    await page.locator('[data-testid="phone"][data-state="IN_CALL"]').waitFor({ timeout: 30_000 });
    const silent = page.getByTestId('call-silent');
    await silent.waitFor();
    await losing(12);
    await page.getByTestId('call-quality-hint').waitFor({ timeout: 60_000 });
    expect(await silent.count()).toBe(0);
    await losing(0);
    await silent.waitFor({ timeout: 60_000 });
    await page.getByTestId('call-end').click();
  });
});

/**
 * Runs in the page: of every hundred packets that a connection receives it says `losing` more were lost. Chromium throttles no
 * media of its own machine, so what the SDK measures is made bad here; that it warns, and all that comes of it, is real.
 */
function looseConnection(): void {
  const state = globalThis as unknown as { losing?: number };
  const seen = new Map<string, { received: number; lost: number }>();
  const read: (this: RTCPeerConnection, selector?: MediaStreamTrack | null) => Promise<RTCStatsReport> = Reflect.get(
    RTCPeerConnection.prototype,
    'getStats',
  );
  RTCPeerConnection.prototype.getStats = async function getStats(selector) {
    const report = await read.call(this, selector);
    const stats = new Map<string, Record<string, unknown>>();
    for (const [id, stat] of report as unknown as Map<string, Record<string, unknown>>) {
      if (stat['type'] !== 'inbound-rtp') {
        stats.set(id, stat);
        continue;
      }
      const received = Number(stat['packetsReceived']);
      const before = seen.get(id) ?? { received, lost: 0 };
      const lost = before.lost + Math.max(0, received - before.received) * ((state.losing ?? 0) / 100);
      seen.set(id, { received, lost });
      stats.set(id, { ...stat, packetsLost: Number(stat['packetsLost']) + Math.round(lost) });
    }
    return stats;
  };
}
