/**
 * Two teammates work on one text in real browsers, by keyboard: a mention reaches the bell and opens the place, a draft outlives a
 * reload, nobody answers twice without knowing, a tag is given, and they talk about it. With SHOTS=folder the screens are
 * photographed.
 *
 * @area inbox, comments, bell, drafts, tags, chat
 * @minutes 1
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('comments', () => {
  let url: string;
  let owner: Owner;
  let bea: Person;
  let browser: TestBrowser;
  let [page, beas]: Page[] = [];

  const signIn = async (at: Page, { email }: Person) => {
    await at.goto(`${url}/login?view=email`);
    await at.getByLabel('Email').fill(email);
    await at.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await at.getByRole('button', { name: 'Sign in', exact: true }).click();
    await at.getByTestId('bell').waitFor({ timeout: 60_000 });
  };
  const shot = async (at: Page, name: string) => {
    await settled(at);
    if (shots) await at.screenshot({ path: path.join(shots, `${name}.png`) });
  };

  beforeAll(async () => {
    const product = await startProduct();
    url = product.url;
    owner = await anOwnerOnBusiness(product, 'Noor');
    bea = await aMember(url, owner, 'ADMIN');
    await new OutsideWorld(url).text('+15035550188', owner.number.number, 'Do you have the walnut one?');
    await eventually(async () =>
      expect((await owner.api.run('{ fetchInbox { data { id } } }')).fetchInbox.data).toHaveLength(1),
    );
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    beas = await (await browser.another()).newPage();
    for (const at of [page, beas]) at.setDefaultTimeout(20_000);
    await signIn(page, owner);
    await signIn(beas, bea);
  }, 120_000);
  afterAll(() => browser?.close());

  it('go from one person to the other, with a mention that the bell tells and that opens its place', async () => {
    if (!page || !beas) return;
    await page.goto(`${url}/inbox`);
    await page.getByTestId('inbox-thread-row').first().click();
    await page.getByTestId('composer-mode').getByText('Comment').click();
    const input = page.getByTestId('composer-comment').getByTestId('comment-input');
    await input.waitFor();
    await expect.poll(() => page?.getByTestId('comment-send').getAttribute('aria-disabled')).toBe('true');

    await page.keyboard.type('Can you hold it, @Be');
    await page.getByTestId('mention-list').getByRole('option').first().waitFor();
    await shot(page, 'comments-mention-light');
    expect(await violationsOf(page, '[data-testid=composer-comment]', 'all')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.type('today?');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByTestId('comment-text').filter({ hasText: 'Can you hold it, @Bea' }).waitFor();
    await expect.poll(() => input.textContent()).toBe('');
    const [html] = await page.getByTestId('comment-text').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(html).toMatch(/^<p>Can you hold it, <span[^>]*>@Bea Test<\/span> <strong>today\?<\/strong><\/p>$/);

    await beas.getByRole('button', { name: /Notifications, 1 unread/ }).click();
    await beas.getByTestId('bell-row').filter({ hasText: 'Can you hold it' }).click();
    await beas.waitForURL(/type=COMMENT.*targetNode=/);
    await beas.locator('[data-testid="comment"][data-target]').waitFor();
    await beas.getByRole('button', { name: 'Add a reaction' }).click();
    await beas.getByTestId('emoji-search').fill('thumbs up');
    await beas.getByRole('button', { name: 'thumbs up', exact: true }).waitFor();
    await shot(beas, 'comments-emoji-light');
    await beas.keyboard.press('Enter');
    await page.getByTestId('reaction').filter({ hasText: '1' }).waitFor();
    await beas.getByTestId('comment-more').click();
    await beas.getByRole('menuitem', { name: 'Mark as resolved' }).click();
    await page.getByTestId('comment-resolved').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'comments-dark');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('are edited by who wrote them, and deleted after the question', async () => {
    if (!page || !beas) return;
    await page.getByTestId('comment-more').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const field = page.getByTestId('comment').getByTestId('comment-input');
    await field.waitFor();
    await page.keyboard.type(' Until Friday.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await beas.getByText('Until Friday.').waitFor();

    await beas.getByTestId('comment-more').click();
    // An admin may delete what others wrote, and not edit it.
    expect(await beas.getByRole('menuitem', { name: 'Edit' }).count()).toBe(0);
    await beas.getByRole('menuitem', { name: 'Delete' }).click();
    await beas.getByText('Are you sure you want to take this action?').waitFor();
    await beas.getByText('This action will remove this comment permanently.').waitFor();
    await shot(beas, 'comments-delete-light');
    await beas.getByTestId('comment-delete').click();
    await expect.poll(() => page?.getByTestId('comment').count()).toBe(0);
  });

  it('a draft outlives a reload and another tab, is seen being written, and waits where somebody answered meanwhile', async () => {
    if (!page || !beas) return;
    const input = (at: Page) => at.getByTestId('composer-input');
    for (const at of [page, beas]) {
      await at.goto(`${url}/inbox`);
      await at.getByTestId('inbox-thread-row').first().click();
      await input(at).waitFor();
    }
    await input(page).pressSequentially('We have o');
    await beas.getByTestId('thread-replying').getByText('Noor is replying…').waitFor();
    await shot(beas, 'drafts-replying-light');
    await expect
      .poll(async () => (await owner.api.run('{ fetchMessageDrafts { text } }')).fetchMessageDrafts)
      .toEqual([{ text: 'We have o' }]);
    // As on another device: this tab keeps nothing.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${url}/inbox`);
    const row = page.getByTestId('inbox-draft');
    await row.filter({ hasText: 'Draft We have o' }).waitFor();
    await shot(page, 'drafts-row-light');

    await input(beas).fill('One, in walnut.');
    await beas.keyboard.press('ControlOrMeta+Enter');
    await row.click();
    await page.getByTestId('thread-item').filter({ hasText: 'One, in walnut.' }).waitFor();
    await expect.poll(() => input(page!).inputValue()).toBe('We have o');
    await input(page).press('End');
    await page.keyboard.type('ne');
    await page.keyboard.press('ControlOrMeta+Enter');
    const held = page.getByTestId('composer-collision');
    await held.getByText(/^Bea replied .+ ago\. Send anyway\?$/).waitFor();
    await shot(page, 'drafts-collision-light');
    expect(await violationsOf(page, '[data-testid=composer]', 'all')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'drafts-collision-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Enter');
    await beas.getByTestId('thread-item').filter({ hasText: 'We have one' }).waitFor();
    await held.waitFor({ state: 'detached' });
    expect(await input(page).inputValue()).toBe('');
    await expect
      .poll(async () => (await owner.api.run('{ fetchMessageDrafts { text } }')).fetchMessageDrafts)
      .toEqual([]);
  });

  it('a message waits for tomorrow, is seen and edited by the other, and is sent ahead of its time', async () => {
    if (!page || !beas) return;
    await page.getByTestId('composer-input').fill('We open at nine.');
    await page.getByTestId('composer-later').press('Enter');
    await page.getByTestId('schedule-tomorrow').waitFor();
    await page.getByTestId('schedule-tomorrow').press('Enter');
    await shot(page, 'schedule-dialog-light');
    expect(await violationsOf(page, '[role=dialog]', 'all')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'schedule-dialog-dark');
    await page.getByTestId('schedule-submit').press('Enter');
    await page.getByTestId('scheduled-message').getByText('We open at nine.').waitFor();
    await shot(page, 'scheduled-dark');
    // It waits, and was not sent besides.
    expect(await page.getByTestId('thread-item').filter({ hasText: 'We open at nine.' }).count()).toBe(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await beas.getByTestId('scheduled-edit').click();
    await beas.getByTestId('schedule-body').fill('We open at ten.');
    await shot(beas, 'schedule-edit-light');
    await beas.getByTestId('schedule-submit').press('Enter');
    await page.getByTestId('scheduled-message').getByText('We open at ten.').waitFor();
    await page.getByTestId('scheduled-now').press('Enter');
    await beas.getByTestId('thread-item').filter({ hasText: 'We open at ten.' }).waitFor();
    await page.getByTestId('scheduled').waitFor({ state: 'detached' });
  });

  it('a conversation is tagged, and the two talk about it by keyboard alone', async () => {
    if (!page || !beas) return;
    await page.getByTestId('thread-tag').press('Enter');
    await page.getByTestId('tag-search').waitFor();
    await page.keyboard.type('Walnut');
    await page.getByTestId('tag-create').waitFor();
    await page.keyboard.press('Enter');
    await beas.getByTestId('inbox-thread-row').filter({ hasText: 'Walnut' }).waitFor();

    await page.goto(`${url}/conversations/new`);
    await page.getByTestId('chat-to').waitFor();
    await page.getByTestId('chat-to').press('Home');
    await page.keyboard.type('Bea');
    await page.getByTestId('chat-found').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('chat').getByTestId('comment-input').waitFor();
    await page.keyboard.type('Hold the walnut one, please');
    await page.keyboard.press('ControlOrMeta+Enter');
    await beas.goto(`${url}/conversations/user`);
    await beas.getByTestId('chat-row').filter({ hasText: 'Hold the walnut one' }).press('Enter');
    await beas.getByTestId('chat').getByTestId('comment-input').waitFor();
    await beas.keyboard.type('Done');
    await beas.keyboard.press('ControlOrMeta+Enter');
    await page.getByTestId('chat-messages').getByText('Done').waitFor();
    expect(browser.errors).toEqual([]);
    expect(browser.strays).toEqual([]);
  });
});
