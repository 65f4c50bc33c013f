/**
 * A morning in the inbox by keys alone, on a slow link: what is typed is sent to whom it was written for, or kept, and acts on
 * nothing. Then words from right to left, and words that an input method writes. With SHOTS=folder the screens are photographed.
 *
 * @area inbox, threads, conversations
 */
import { eventually } from '@ringline/kit/testing';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { inTenant } from '../testkit/inTenant.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const PEOPLE = 30;
const peer = (index: number) => `+1503555${String(1200 + index)}`;
/** As many conversations as nobody scrolls through, and somebody does. */
const MANY = 2_000;
/** Words that are full of shortcuts. */
const REPLY = (index: number) => `Yes, we will fix invoice ${index}: just ask Jake or Erik. UK`;
/** Who is answered, and who only read: a test number has ten texts. */
const isAnswered = (index: number) => index % 3 === 0;

const HEBREW = 'שלום, מתי אתם פתוחים?';
const WRITER = '+972525550143';

describe.skipIf(!chromiumPath)('triage by keys', () => {
  let url: string;
  let owner: Owner;
  let browser: TestBrowser;
  let page: Page;
  let session: CDPSession;
  let outside: OutsideWorld;
  let product: RunningProduct;

  const shot = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  };
  const link = (latency: number, bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  const write = (text: string) => page.keyboard.type(text, { delay: 15 });
  const rows = () => page.getByTestId('inbox-thread-row');
  const chosen = () => page.locator('[data-testid="inbox-thread-row"][data-chosen]');
  /** Who is chosen in the list, as its preview says it: everybody wrote their own number of the request. */
  const chosenIndex = async () => Number(/(?:Request|invoice) (\d+)/.exec((await chosen().textContent()) ?? '')?.[1]);
  const threadIsThere = (index: number) =>
    page.getByTestId('thread-items').getByText(`Request ${index} `, { exact: false }).first().waitFor();
  const counts = async () => {
    const { open, done } = await owner.api.run(
      '{ open: fetchInbox(filter: OPEN, limit: 1) { metadata { count } } done: fetchInbox(filter: DONE, limit: 1) { metadata { count } } }',
    );
    return { open: open.metadata.count as number, done: done.metadata.count as number };
  };
  /** What stands in the server's rows: who was sent what. */
  const sentTexts = async () => {
    const { fetchInbox, done } = await owner.api.run(
      '{ fetchInbox(filter: OPEN, first: 100) { data { id peerNumber } } done: fetchInbox(filter: DONE, first: 100) { data { id peerNumber } } }',
    );
    const threads = new Map(
      [...fetchInbox.data, ...done.data].map(({ id, peerNumber }: { id: string; peerNumber: string }) => [
        id,
        peerNumber,
      ]),
    );
    const sent = await Promise.all(
      [...threads].map(async ([threadId, number]) => {
        const { fetchConversations } = await owner.api.run(
          'query ($threadId: ID!) { fetchConversations(threadId: $threadId, first: 50) { data { direction message { body } } } }',
          { threadId },
        );
        return (fetchConversations.data as { direction: string; message: { body: string } }[])
          .filter(({ direction }) => direction === 'OUTBOUND')
          .map(({ message }) => [number, message.body] as const);
      }),
    );
    return sent.flat().toSorted(([one], [other]) => one.localeCompare(other));
  };

  beforeAll(async () => {
    product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    for (let index = 0; index < PEOPLE; index += 1)
      await outside.text(peer(index), owner.number.number, `Request ${index} about an invoice`);
    await eventually(async () => expect((await counts()).open).toBe(PEOPLE), 60_000);
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    session = await browser.context.newCDPSession(page);
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
  });
  afterAll(() => browser?.close());

  it('a sentence that is typed while the page loads acts on nothing', async () => {
    await page.goto(`${url}/inbox`);
    await rows().first().click();
    await page.getByTestId('thread').waitFor();
    const before = { counts: await counts(), address: page.url() };
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await link(400, 125_000);
    // Eight seconds: begun on an empty page, and over long after it is there.
    await page.goto(before.address, { waitUntil: 'commit' });
    await page.keyboard.press('r');
    await page.keyboard.type(`${REPLY(0)} ${REPLY(0)}`, { delay: 90 });
    await page.getByTestId('thread').waitFor();
    expect({ counts: await counts(), address: page.url() }).toEqual(before);
    expect(await sentTexts()).toEqual([]);
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  });

  it('from the first conversation to the last, by keys alone, on a slow link: nothing lost, nothing else done', async () => {
    await link(400, 125_000);
    await page.goto(`${url}/inbox`);
    await rows().nth(5).waitFor();
    await page.keyboard.press('j');
    const order: number[] = [];
    /** Each way of answering in turn. */
    let answered = -1;
    for (let step = 0; step < PEOPLE; step += 1) {
      const index = await chosenIndex();
      order.push(index);
      if (isAnswered(index)) answered += 1;
      const bubble = page.locator('[data-testid="thread-item"][data-direction="OUTBOUND"]').getByText(REPLY(index));
      if (!isAnswered(index)) {
        await threadIsThere(index);
      } else if (answered % 3 === 0) {
        // At once: the thread is not there yet.
        await page.keyboard.press('r');
        await write(REPLY(index));
        await threadIsThere(index);
        await page.keyboard.press('Control+Enter');
        await bubble.waitFor();
        await page.keyboard.press('Escape');
      } else if (answered % 3 === 1) {
        // Sent before the thread is there, too.
        await page.keyboard.press('r');
        await page.keyboard.insertText(REPLY(index));
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('Escape');
        await threadIsThere(index);
      } else {
        await threadIsThere(index);
        await page.keyboard.press('r');
        await write(REPLY(index));
        // First somewhere else: what was written stays where it was.
        await page.keyboard.press('Escape');
        if (answered === 2) {
          await page.keyboard.press('j');
          expect(await page.getByTestId('composer-input').inputValue()).toBe('');
          await page.keyboard.press('k');
        }
        expect(await page.getByTestId('composer-input').inputValue()).toBe(REPLY(index));
        await page.keyboard.press('r');
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('Escape');
        await threadIsThere(index);
      }
      if (step === 4) await shot('triage-slow');
      expect(await chosenIndex()).toBe(index);
      await page.keyboard.press('e');
      await rows()
        .filter({ hasText: `(503) 555-${1200 + index}` })
        .waitFor({ state: 'detached' });
    }
    expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: PEOPLE }, (_, index) => index));
    expect(await page.locator('.mantine-Notification-root').count()).toBeLessThan(2);
    await eventually(async () => expect(await counts()).toEqual({ open: 0, done: PEOPLE }), 20_000);
    const wanted = order
      .filter(isAnswered)
      .map((index) => [peer(index), REPLY(index)])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
    await eventually(async () => expect(await sentTexts()).toEqual(wanted), 20_000);
    for (const [number = '', body] of wanted) {
      const got = (await outside.textsOf(number)).filter(({ from }) => from === owner.number.number);
      expect(got.map((text) => text.body)).toEqual([body]);
    }
    expect(browser.context.pages()).toHaveLength(1);
    await link(0, -1);
    // 30 conversations, each with requests of two fifths of a second: 60 s where nothing else runs.
  }, 150_000);

  it('words run as their own script does: in the bubble, the row, the field and the names', async () => {
    const { createContact } = await owner.api.run(
      'mutation ($firstName: String!, $lastName: String, $phoneNumber: String!) { createContact(firstName: $firstName, lastName: $lastName, phoneNumber: $phoneNumber) { id } }',
      { firstName: 'דנה', lastName: 'לוי', phoneNumber: WRITER },
    );
    await outside.text(WRITER, owner.number.number, HEBREW);
    await page.goto(`${url}/inbox?contactId=${createContact.id}`);
    const bubble = page.locator('[data-testid="thread-item"]').getByText(HEBREW);
    await bubble.waitFor();
    const input = page.getByTestId('composer-input');
    await input.fill(HEBREW);
    const row = chosen().getByText(HEBREW);
    for (const place of [bubble, row]) expect(await questionMarkIsLast(place)).toBe(true);
    expect(await input.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
    expect(
      await chosen()
        .locator('[dir=auto]')
        .first()
        .evaluate((name) => getComputedStyle(name).direction),
    ).toBe('rtl');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await shot(`right-to-left-${colorScheme}-${width}`);
        expect.soft(await violationsOf(page, '#content', 'all')).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', '/connections/contacts']) {
      await page.goto(`${url}${path}`);
      await page.locator('#content').getByText('דנה לוי').first().waitFor();
      expect(await turnedAround(page)).toEqual([]);
    }
  });

  it('thousands of conversations and messages are scrolled through in a page that stays light', async () => {
    const contactId = await manyConversations(product, owner, MANY);
    await page.goto(`${url}/inbox`);
    await rows().first().waitFor();
    await session.send('Performance.enable');
    const list = page.getByTestId('inbox-list');
    const read = () => list.locator('li[aria-setsize]').first().getAttribute('aria-setsize').then(Number);
    const pages: { rows: number; drawn: number; scriptMs: number }[] = [];
    const scriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    };
    let before = await scriptMs();
    for (let had = await read(); had < MANY; had = await read()) {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(had);
      const now = await scriptMs();
      pages.push({ rows: await read(), drawn: await rows().count(), scriptMs: now - before });
      before = now;
    }
    expect(Math.max(...pages.map(({ drawn }) => drawn))).toBeLessThan(100);
    // What a further page costs does not grow with what was read before it.
    const [early, late] = [pages.slice(1, 11), pages.slice(-10)].map((of) => median(of.map((each) => each.scriptMs)));
    console.log(
      `a further page: ${Math.round(early ?? 0)} ms of script at first, ${Math.round(late ?? 0)} ms at ${MANY} rows`,
    );
    expect(late).toBeLessThan(Math.max(150, 3 * (early ?? 0)));

    // Tab comes to one row of the list, and leaves it behind with the next press.
    expect(await rows().evaluateAll((all) => all.filter((row) => row.tabIndex === 0).length)).toBe(1);
    // End and Home lead through all of them, though most are not in the page.
    await rows().last().focus();
    const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
    await page.keyboard.press('Home');
    await expect.poll(focused).toBe('1');
    await page.keyboard.press('End');
    await expect.poll(focused).toBe(String(await read()));

    // A long thread begins at its end; what is read further up stays where it is when older ones come above it.
    await page.goto(`${url}/inbox?contactId=${contactId}`);
    const items = page.getByTestId('thread-item');
    await items.getByText('Long story 400', { exact: true }).waitFor();
    const box = page.getByTestId('thread-items');
    const older = page.getByRole('button', { name: 'Show earlier' });
    for (let round = 0; round < 4; round += 1) {
      await box.evaluate((element) => element.scrollTo(0, 0));
      const first = items.first();
      // The window follows the scroll a frame later.
      await expect
        .poll(() => first.evaluate((item) => item.closest('[data-index]')?.getAttribute('data-index')))
        .toBe('0');
      const text = await first.textContent();
      const height = () => box.evaluate(({ scrollHeight }) => scrollHeight);
      const was = await height();
      await older.click();
      await expect.poll(height).toBeGreaterThan(was);
      await expect
        .poll(() =>
          items
            .filter({ hasText: text ?? '' })
            .first()
            .isVisible(),
        )
        .toBe(true);
      expect(await items.count()).toBeLessThan(100);
    }
    await shot('long-thread');
  }, 120_000);

  it('Enter and Escape of an input method are its own, wherever they are pressed', async () => {
    await owner.api.run('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
      input: { settings: { enterSends: true } },
    });
    await page.goto(`${url}/inbox`);
    await rows().first().click();
    await page.getByTestId('thread').waitFor();
    const before = await sentTexts();
    const input = page.getByTestId('composer-input');
    await input.fill('');
    await input.focus();
    await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
    await session.send('Input.insertText', { text: '日本' });
    expect(await input.inputValue()).toContain('日本');
    expect(await sentTexts()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(false);
  });
});

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Puts conversations of a text each into the inbox, and one of 400 with a contact. @returns the contact's id */
async function manyConversations(product: RunningProduct, owner: Owner, count: number): Promise<string> {
  const { createContact } = await owner.api.run(
    'mutation ($firstName: String!, $phoneNumber: String!) { createContact(firstName: $firstName, phoneNumber: $phoneNumber) { id } }',
    { firstName: 'Wordy', phoneNumber: '+14155569999' },
  );
  const insert = (texts: number, key: string, contact: string | null) => `
    WITH made AS (
      INSERT INTO thread (id, workspace_id, peer_number, peer_key, contact_id, state, unread_count, last_item_id,
                          last_activity_at, team_ids, version)
      SELECT gen_random_uuid(), $1::uuid, ${key}, ${key}, ${contact === null ? 'NULL' : `'${contact}'::uuid`}, 'OPEN', 0,
             gen_random_uuid(), now() - n * interval '1 minute' - interval '1 day', '{}', 1
      FROM generate_series(1, $2::int) n RETURNING *)
    INSERT INTO item (id, workspace_id, thread_id, direction, channel, phone_number_id, phone_number, peer_number,
                      created_at, updated_at, body, delivery_status, version)
    SELECT CASE WHEN i = ${texts} THEN last_item_id ELSE gen_random_uuid() END, workspace_id, id, 'INBOUND', 'SMS',
           $3::uuid, $4, peer_number, last_activity_at - (${texts} - i) * interval '1 hour',
           last_activity_at, 'Long story ' || i, 'RECEIVED', 1
    FROM made, generate_series(1, ${texts}) i`;
  const { id, number } = owner.number;
  await inTenant(product, 'messaging', owner.workspaceId, async (client) => {
    const workspace = owner.workspaceId;
    await client.query(insert(1, `'+1415555' || lpad(n::text, 4, '0')`, null), [workspace, count, id, number]);
    await client.query(insert(400, `'+14155569999'`, createContact.id), [workspace, 1, id, number]);
  });
  return createContact.id;
}

/** Whether the mark that ends a sentence from right to left is drawn at its left. */
function questionMarkIsLast(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    const last = text.data.indexOf('?');
    return left(last) < left(last - 1) && left(last - 1) < left(last - 8);
  });
}

/** Texts from right to left on a page that nothing lets run so. */
function turnedAround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { textContent: text, parentElement: element } = node;
      if (!element || !/[\u0590-\u08ff]/.test(text ?? '')) continue;
      const { unicodeBidi, direction } = getComputedStyle(element);
      if (direction !== 'rtl' && !/plaintext|isolate/.test(unicodeBidi)) found.push(text ?? '');
    }
    return found;
  });
}
