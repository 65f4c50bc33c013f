/**
 * A page that is loaded again in a call, that crashes, or whose network changes, as often as asked: how often, and how fast, both
 * sides hear each other again. A crash is one that the carrier notices as late as the real one does.
 */
import { PASSWORD, anOwner, OutsideWorld, startProduct } from '../testkit/index.ts';
import { launchChromium } from '../browser/chromium.ts';
import { loudnessAt } from '../browser/hearing.ts';
import { outcome, quantile, secondsSince, type Outcome } from '../figures/figures.ts';
import type { RunOptions } from '../figures/run.ts';

const TIMES = 100;
const TIMES_SHORT = 3;
/** A test number has ten minutes, and each call takes one of them: then another workspace is called. */
const CALLS_PER_WORKSPACE = 8;
/** Issue's aim: so many of a hundred within so many seconds after the page was left. */
const AIM = { share: 0.95, seconds: 5 };
/** The carrier's own time-out for audio that has stopped. */
const CARRIER_NOTICES_SECONDS = 300;
/** Longer than the caller is kept (defaults 12.4: 20 s): nobody comes back after that. */
const GIVEN_UP_SECONDS = 25;
const HZ = { caller: 700, agent: 440 };
const LOUD = 3_000;
const LOUD_DB = -45;
const CALLER = '+15035550163';

export type Way = 'reload' | 'crash' | 'network';
const TITLES: Readonly<Record<Way, string>> = {
  reload: 'Reload: seconds from leaving the page',
  crash: 'Crash: seconds from the end of the page',
  network: 'Change of network: seconds from the end of four without one',
};
/** In the plural, for who reads of it. */
const CALLED: Readonly<Record<Way, string>> = { reload: 'reloads', crash: 'crashes', network: 'changes of network' };
/** Longer than a change from one network to another takes; what the call itself takes counts from its end. */
const AWAY_MS = 4_000;

export async function comesBack(way: Way, { short, say }: Pick<RunOptions, 'short' | 'say'>): Promise<Outcome> {
  const product = await startProduct();
  const outside = new OutsideWorld(product.url);
  const browser = await launchChromium(product.url, HZ.agent);
  const newPage = async () => {
    const opened = await browser.context.newPage();
    opened.on('dialog', (dialog) => void dialog.accept());
    return opened;
  };
  let page = await newPage();
  if (way === 'crash')
    await outside.fault({ kind: 'late-crash', on: true, left: null, seconds: CARRIER_NOTICES_SECONDS, only: null });
  /** @returns when the page was left */
  const leaves: Readonly<Record<Way, () => Promise<number>>> = {
    async reload() {
      const left = performance.now();
      await page.reload();
      await page.getByTestId('phone-rejoin').click();
      return left;
    },
    async crash() {
      const left = performance.now();
      const crashed = page.waitForEvent('crash');
      const devtools = await browser.context.newCDPSession(page);
      // It never answers.
      void devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
      page = await newPage();
      await page.goto(product.url);
      await page.getByTestId('phone-rejoin').click();
      return left;
    },
    async network() {
      await browser.context.setOffline(true);
      await page.waitForTimeout(AWAY_MS);
      const back = performance.now();
      await browser.context.setOffline(false);
      return back;
    },
  };
  const anotherOwner = async () => {
    const owner = await anOwner(product.url, 'Noor');
    await browser.context.clearCookies();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').waitFor({ timeout: 60_000 });
    return owner;
  };
  try {
    const bothHear = async (sid: string) => {
      const { heard } = await outside.tones(sid, [HZ.agent]);
      if ((heard[String(HZ.agent)] ?? 0) < LOUD) return false;
      return ((await loudnessAt(page, [HZ.caller]))[0] ?? -120) > LOUD_DB;
    };
    const untilBothHear = async (sid: string, since: number) => {
      while (secondsSince(since) < GIVEN_UP_SECONDS) if (await bothHear(sid)) return secondsSince(since);
      return undefined;
    };

    const back: number[] = [];
    const lost: string[] = [];
    const times = short ? TIMES_SHORT : TIMES;
    let owner = await anotherOwner();
    for (let n = 1; n <= times; n += 1) {
      if (n % CALLS_PER_WORKSPACE === 0) owner = await anotherOwner();
      const { sid } = await outside.call(CALLER, owner.number.number, `tone:${HZ.caller}`);
      await page.getByTestId('phone-accept').click();
      if ((await untilBothHear(sid, performance.now())) === undefined) throw new Error(`call ${n} never was two-way`);
      const seconds = await untilBothHear(sid, await leaves[way]());
      if (seconds === undefined) lost.push(`${way} ${n}: not both heard each other within ${GIVEN_UP_SECONDS} s`);
      else back.push(seconds);
      await outside.hangUp(sid);
      await page.locator('[data-testid="phone"][data-state="IDLE"]').waitFor();
      if (n % 10 === 0) say(`${n} ${CALLED[way]}, ${back.length} came back`);
    }
    const inTime = back.filter((seconds) => seconds <= AIM.seconds).length;
    return outcome(
      [
        {
          title: `${TITLES[way]} until both sides hear each other again`,
          columns: [CALLED[way], 'came back', `within ${AIM.seconds} s`, 'median', 'p95', 'slowest'],
          rows: [[times, back.length, inTime, quantile(back, 0.5), quantile(back, 0.95), quantile(back, 1)]],
        },
      ],
      inTime >= times * AIM.share ? lost : [...lost, `${inTime} of ${times} within ${AIM.seconds} s`],
    );
  } finally {
    await browser.close();
  }
}
