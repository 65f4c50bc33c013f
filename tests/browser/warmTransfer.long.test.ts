/**
 * What can become of a transfer (journeys/transferTable.ts), in Chromium: Ana, Ben and Cyd on pages of their own, each with a tone
 * for a voice. The caller's ear is listened to from the answer to the end, and after each case the pages show that all are free.
 *
 * @area phone, calls
 * @minutes 7
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SAYS } from '../journeys/transferScene.ts';
import { happens, transferTable } from '../journeys/transferTable.ts';
import { startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium } from './chromium.ts';
import { TransferLane, type Voices } from './transferLane.ts';
import { PageScene } from './transferPages.ts';

/** Cases at a time, each in a workspace of its own: with three, two cores stutter in one case of each second run. */
const LANES = 2;
/** The longest waits for 50 s by itself, and for the others. */
const TIMEOUT_MS = 180_000;

vi.setConfig({ maxConcurrency: LANES, testTimeout: TIMEOUT_MS });

describe.skipIf(!chromiumPath)('a transfer between browsers', () => {
  let voices: Voices;
  const free: TransferLane[] = [];

  beforeAll(async () => {
    const product = await startProduct({ CODES_PER_IP_PER_HOUR: '100000' });
    const [ana, ben, cyd] = await Promise.all([
      launchChromium(product.url, SAYS.ana),
      launchChromium(product.url, SAYS.ben),
      launchChromium(product.url, SAYS.cyd),
    ]);
    voices = { ana, ben, cyd };
    for (let place = 0; place < LANES; place += 1) free.push(await TransferLane.open(product, voices));
  }, 240_000);

  afterAll(async () => {
    for (const browser of Object.values(voices ?? {})) await browser.close();
  }, 60_000);

  // `$name` would cut a name at forty letters.
  it.concurrent.each(transferTable)('%s', async (_name, one) => {
    const lane = free.pop() ?? expect.unreachable('there are as many workspaces as cases at a time');
    let failed = true;
    try {
      const scene = await PageScene.open(lane, one);
      try {
        await happens(scene, one);
        failed = false;
      } finally {
        await scene.close(failed);
      }
    } finally {
      free.push(lane);
    }
  });

  it('the history says who had it besides Ben, and finds it under Ana as well', async () => {
    const lane = free[0] ?? expect.unreachable('there is no workspace');
    const page = await lane.opens('ana');
    await page.goto(`${lane.url}/channels/calls/history?agentUserId=${lane.cast.owner.userId}`);
    const row = page
      .getByTestId('history-row')
      .filter({ has: page.locator('[data-column="agent"]').getByText('Ben Test') })
      .first();
    await row.getByTestId('history-other-agents').getByText('+1').waitFor();
    expect(await row.getByTestId('history-other-agents').getAttribute('title')).toBe('Also handled by Ana Test');
  }, 60_000);

  it('no request has left the machine, and no page has stumbled', () => {
    const browsers = Object.values(voices);
    expect(browsers.flatMap(({ strays }) => strays)).toEqual([]);
    expect(browsers.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
