/**
 * What a call cost, in its drawer, where the destination is billed in steps of a few seconds (defaults 5.2: rows may say 6/6).
 *
 * @area calls, billing/rating
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@ringline/deploy/all-in-one';
import { askForPricesNow } from '../testkit/carrierPrices.ts';
import { OutsideWorld, startProduct } from '../testkit/index.ts';
import { temporaryDataDir } from '../testkit/product.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const FRIEND = '+13105550177';
/** No plan's minutes reach it: the credit pays. Two minutes of it are held before it rings, a third a minute later. */
const ABROAD = '+442079460177';
const TWO_MINUTES_MICROS = 40_000n;
const shots = process.env['SHOTS'];
const RATES = new URL('../../services/billing/config/rates.json', import.meta.url);

/** The rates that we ship, with other steps. @returns the file */
async function ratesInStepsOf(seconds: number): Promise<string> {
  const rates = JSON.parse(await readFile(RATES, 'utf8')) as { countries: object[] };
  const countries = rates.countries.map((row) => ({ ...row, initialSeconds: seconds, incrementSeconds: seconds }));
  const file = path.join(await temporaryDataDir(), 'rates.json');
  await writeFile(file, JSON.stringify({ ...rates, countries }));
  return file;
}

/** Leaves a workspace as much credit as is wanted, in micros of US dollars. */
async function leaveCredit({ services }: Product, workspaceId: string, micros: bigint): Promise<void> {
  const billing = services.find(({ name }) => name === 'billing');
  if (!billing) throw new Error('There is no billing service');
  await billing.db.tenant(workspaceId, async ({ tx }) => {
    const rows = tx as unknown as { $queryRawUnsafe<Row>(sql: string, ...values: unknown[]): Promise<Row[]> };
    const [has] = await rows.$queryRawUnsafe<{ balance: bigint }>(
      `SELECT balance FROM ledger_account WHERE workspace_id = $1::uuid AND name = 'credit' AND commodity = 'USD'`,
      workspaceId,
    );
    const more = micros - (has?.balance ?? 0n);
    const postings = [
      { account: 'promo', commodity: 'USD', amount: String(-more) },
      { account: 'credit', commodity: 'USD', amount: String(more) },
    ];
    await rows.$queryRawUnsafe(
      `SELECT ledger_post($1::uuid, gen_random_uuid(), 'ADJUSTMENT', 'TEST', gen_random_uuid()::text, $2::jsonb, now())`,
      workspaceId,
      JSON.stringify(postings),
    );
  });
}

describe.skipIf(!chromiumPath)('the cost of a call', () => {
  let product: Product;
  let browser: TestBrowser;
  let page: Page;

  const inState = (wanted: string) => page.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  /** What the panel says of something. */
  const said = (what: string) =>
    page.getByRole('region', { name: 'Cost' }).locator('dl > div').filter({ hasText: what }).locator('dd').innerText();

  beforeAll(async () => {
    product = await startProduct({ DEMO_WORKSPACE: 'true', RATES_FILE: await ratesInStepsOf(6) });
    const { url } = product;
    await new OutsideWorld(url).phone(FRIEND, 0, 'silence');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login`);
    // The demo's numbers are no test numbers, whose calls cost nothing.
    await page.getByRole('button', { name: /demo/i }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor({ timeout: 60_000 });
    await page.goto(`${url}/channels/calls/history`);
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor({ timeout: 60_000 });
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('is told with the time that was billed, not with full minutes', async () => {
    await page.getByTestId('phone-open').first().click();
    await page.getByTestId('dialer-input').fill(FRIEND);
    await page.getByTestId('dialer-input').press('Enter');
    await page.getByTestId('select-number').first().click();
    await inState('IN_CALL');
    await wait(1_000);
    await page.getByTestId('call-end').click();
    await inState('IDLE');
    await page.keyboard.press('Escape');
    await page.getByTestId('history-row').filter({ hasText: '(310) 555-0177' }).first().click();
    await page.getByRole('region', { name: 'Cost' }).waitFor();
    const billed = await said('Billed time');
    expect(billed).toMatch(/^(?:6|12|18|24) s$/);
    // The plan's minutes pay for it, to the second.
    expect(await said('Free minutes used')).toBe(billed);
  }, 120_000);

  it('stands beside what the carrier charges us, in parts, as soon as the carrier has told it', async () => {
    // The carrier is asked ten minutes after the call, as if they were over; the drawer is open, and follows.
    await wait(6_000);
    await askForPricesNow(product);
    const row = page.getByRole('region', { name: 'Cost' }).locator('dl > div').filter({ hasText: 'Carrier' });
    await row.waitFor({ timeout: 90_000 });
    expect(await row.innerText()).toMatch(/Carrier · phones \$0\.014 \+ browsers \$0\.004\s+\$0\.018/);
    // The call itself was paid by the plan's minutes, and still is.
    expect(await page.getByRole('region', { name: 'Cost' }).locator('h3').innerText()).toMatch(/Free|\$0/);
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByTestId('history-export').click();
    const [head = '', ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    const at = head.split(',').findIndex((column) => column.includes('Carrier cost (USD)'));
    const ours = rows.find((line) => line.includes('3105550177'));
    expect([at > 0, ours?.split(',')[at]]).toEqual([true, '0.018']);
    // Calls of the demo's past never were at the carrier.
    expect(rows.some((line) => line.split(',')[at] === '')).toBe(true);
  }, 180_000);

  it('a call with little credit says a minute before that it ends, and no more when credit comes', async () => {
    const workspaceId = await page.evaluate(() => localStorage.getItem('ringline.workspace') ?? '');
    await new OutsideWorld(product.url).phone(ABROAD, 0, 'silence');
    await leaveCredit(product, workspaceId, TWO_MINUTES_MICROS);
    await page.keyboard.press('Escape');
    await page.getByTestId('phone-open').first().click();
    await page.getByTestId('dialer-input').fill(ABROAD);
    await page.getByTestId('dialer-input').press('Enter');
    // The number that was chosen a moment ago is asked about anew with each call.
    await page.getByTestId('select-number').first().click();
    await inState('IN_CALL');
    const soon = page.getByTestId('call-ends-soon');
    expect(await soon.count()).toBe(0);
    await soon.waitFor({ timeout: 80_000 });
    expect(await soon.getAttribute('data-reason')).toBe('INSUFFICIENT_BALANCE');
    expect(await soon.innerText()).toMatch(/^.*credit.* 0?[01]:\d\d$/i);
    expect(await soon.locator('xpath=..').getAttribute('role')).toBe('status');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violationsOf(page, '[data-testid="phone"]', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await page.screenshot({ path: path.join(shots, `ends-soon-${colorScheme}.png`) });
    }
    await leaveCredit(product, workspaceId, 5_000_000n);
    await soon.waitFor({ state: 'detached', timeout: 20_000 });
    // It goes on after the minute that it had.
    await wait(60_000);
    await inState('IN_CALL');
    await page.getByTestId('call-end').click();
    await inState('IDLE');
  }, 240_000);
});
