/**
 * Messages that are more than words, in a browser and on a phone outside: pictures both ways, chosen, pasted, dropped, refused and
 * removed. With SHOTS=folder the screens are photographed.
 *
 * @area inbox, messages, sandbox
 * @minutes 1
 */
import { drawnPicture, eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const PEER = '+15035550174';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('messages with pictures', () => {
  let url: string;
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;
  let outside: OutsideWorld;

  const fair = async (of: Page, part: string, name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await of.emulateMedia({ colorScheme });
      await settled(of);
      expect(await violationsOf(of, part, colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await of.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
    }
    await of.emulateMedia({ colorScheme: 'light' });
    expect([...(await unexplainedOf(of, part)), ...(await overflowOf(of))]).toEqual([]);
  };
  /** Files as a drop or the clipboard brings them. */
  const transfer = (files: readonly { name: string; type: string; bytes: Buffer }[]) =>
    page.evaluateHandle(
      (given) => {
        const data = new DataTransfer();
        for (const { name, type, base64 } of given) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
          data.items.add(new File([bytes], name, { type }));
        }
        return data;
      },
      files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') })),
    );

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    owner = await anOwnerOnBusiness(product, 'Noor');
    outside = new OutsideWorld(url);
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
  }, 120_000);
  afterAll(() => browser?.close(), 60_000);

  it('pictures come in, and are seen', async () => {
    const photo = await drawnPicture(1_200, 800);
    await outside.text(PEER, owner.number.number, 'The two walls', [
      { contentType: 'image/jpeg', bytes: photo },
      { contentType: 'image/jpeg', bytes: photo },
    ]);
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').first().click();
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="message-attachments"] img').length === 2);
  });

  it('pictures are chosen, dropped and pasted, looked at and taken away; what phones can’t open is refused', async () => {
    const photo = await drawnPicture(1_600, 900);
    const file = { name: 'sideboard.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page
      .getByTestId('composer-file-input')
      .setInputFiles([file, { ...file, name: 'page.html', mimeType: 'text/html' }]);
    const files = page.getByTestId('composer-file');
    await page.getByText('Phones can’t open this kind of file.').waitFor();
    await page.locator('[data-testid="composer-file"][data-state="ready"]').waitFor();
    // What can't go along holds the message back, and says so.
    await page.getByTestId('composer-input').fill('This one?');
    await page.getByTestId('composer-send').hover();
    await page.getByText('Remove the file that can’t be sent first.').first().waitFor({ state: 'attached' });
    await fair(page, '[data-testid="composer"]', 'mms-refused');
    await page.getByRole('button', { name: 'Remove page.html' }).click();
    await page.dispatchEvent('[data-testid="composer"]', 'drop', {
      dataTransfer: await transfer([{ name: 'dropped.jpg', type: 'image/jpeg', bytes: photo }]),
    });
    const pasted = await transfer([
      { name: 'pasted.png', type: 'image/png', bytes: await drawnPicture(300, 200, 'png') },
    ]);
    // What dispatchEvent makes of `paste` has no clipboard.
    await page
      .getByTestId('composer-input')
      .evaluate(
        (input, clipboardData) =>
          input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
        pasted,
      );
    await eventually(async () => expect(await files.count()).toBe(3));
    await page.getByRole('button', { name: 'Remove pasted.png' }).click();
    await page.waitForFunction(
      () => document.querySelectorAll('[data-testid="composer-file"][data-state="ready"]').length === 2,
    );
    expect(await page.getByTestId('composer-number').textContent()).toContain('MMS');
    expect(await page.getByTestId('composer-count').textContent()).toContain('9/1600');
    await fair(page, '[data-testid="composer"]', 'mms-ready');
    await page.getByTestId('composer-send').click();
    await page.locator('[data-direction="OUTBOUND"][data-status="DELIVERED"] img').nth(1).waitFor();
    await fair(page, 'main', 'mms-sent');
    const [arrived] = (await outside.textsOf(PEER)).filter(({ body }) => body === 'This one?');
    expect(arrived?.files).toMatchObject([{ type: 'image/jpeg' }, { type: 'image/jpeg' }]);
  });

  it('the phone outside shows them', async () => {
    const bench = await browser.context.newPage();
    await bench.goto(`${url}/sandbox`);
    const phone = bench.locator(`[data-testid="handset-phone"][data-number="${PEER}"]`);
    if ((await phone.getByTestId('handset-texts').count()) === 0) await phone.getByTestId('handset-text').click();
    await phone.getByTestId('handset-picture').nth(3).waitFor();
    await phone.scrollIntoViewIfNeeded();
    if (shots) await bench.screenshot({ path: `${shots}/mms-phone.png` });
    await bench.close();
  });
});
