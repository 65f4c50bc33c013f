/**
 * Two teammates work on one text in real browsers, by keyboard: a mention reaches the bell and opens the place, a draft outlives a
 * reload, nobody answers twice without knowing, a tag is given, and they talk about it. With SHOTS=folder the screens are
 * photographed. They note something about a contact, send each other files, share a contact, and follow links to messages.
 *
 * @area inbox, comments, notes, bell, drafts, tags, chat, files
 * @minutes 2
 */
import path from 'node:path';
import { drawnPicture, eventually } from '@ringline/kit/testing';
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

    await beas.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
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
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
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

  it('a note of a contact is written by keyboard, opened from the bell, seen beside the thread, and gone for both at once', async () => {
    if (!page || !beas) return;
    const { fetchContacts } = await owner.api.run('{ fetchContacts(limit: 1) { data { id } } }');
    const contactId: string = fetchContacts.data[0].id;
    await page.goto(`${url}/connections/contacts?contactId=${contactId}`);
    const notes = page.getByTestId('contact-notes');
    await notes.getByText('No notes yet.').waitFor();
    await notes.getByTestId('contact-note-add').press('Enter');
    await notes.getByTestId('comment-input').waitFor();
    await page.keyboard.type('Prefers walnut. ');
    // Escape leaves the box alone, and what was written is there again, after a reload too.
    await page.keyboard.press('Escape');
    await notes.getByTestId('comment-input').waitFor({ state: 'detached' });
    await expect
      .poll(() => notes.getByTestId('contact-note-add').evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.reload();
    const input = notes.getByTestId('comment-input');
    await input.filter({ hasText: 'Prefers walnut.' }).waitFor();
    await input.press('ControlOrMeta+End');
    await page.keyboard.type('Ask her first, @Be');
    await page.getByTestId('mention-list').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await shot(page, 'notes-write-light');
    expect(await violationsOf(page, '[data-testid=contact-notes]', 'all')).toEqual([]);
    await page.keyboard.press('ControlOrMeta+Enter');
    await notes.getByTestId('comment').filter({ hasText: 'Ask her first, @Bea' }).waitFor();
    await input.waitFor({ state: 'detached' });
    await shot(page, 'notes-light');
    expect(await violationsOf(page, '[data-testid=contact-notes]', 'all')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'notes-dark');
    expect(await violationsOf(page, '[data-testid=contact-notes]', 'all')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });

    await beas.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
    await beas.getByTestId('bell-row').filter({ hasText: 'Prefers walnut' }).click();
    await beas.waitForURL(/\/connections\/contacts\?.*targetNode=/);
    const marked = beas.locator('[data-testid="comment"][data-target]');
    await marked.filter({ hasText: 'Prefers walnut' }).waitFor();
    await expect.poll(() => marked.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true);
    await marked.getByRole('button', { name: 'Add a reaction' }).click();
    await beas.getByTestId('emoji-search').fill('thumbs up');
    await beas.getByRole('button', { name: 'thumbs up', exact: true }).waitFor();
    await beas.keyboard.press('Enter');
    await notes.getByTestId('reaction').filter({ hasText: '1' }).waitFor();
    const link = beas.url();

    await page.goto(`${url}/inbox?contactId=${contactId}`);
    await notes.getByTestId('comment').filter({ hasText: 'Prefers walnut' }).waitFor();
    await shot(page, 'notes-inbox-light');
    await notes.getByTestId('comment-more').press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await notes.getByTestId('comment').getByTestId('comment-input').waitFor();
    await page.keyboard.type(' Not oak.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await marked.filter({ hasText: 'Not oak.' }).waitFor();
    await notes.getByTestId('comment-more').press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByText('This action will remove this comment permanently.').waitFor();
    await page.getByTestId('comment-delete').press('Enter');
    await beas.getByTestId('note-gone').waitFor();
    expect(await marked.count()).toBe(0);
    await beas.goto(link);
    await beas.getByTestId('note-gone').waitFor();
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
  });

  const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n');
  const inBox = (at: Page, name: string) => at.getByTestId('chat').getByTestId(name);
  /** Closes what is open over the page, and writes in the chat. */
  const write = async (at: Page, text: string) => {
    await inBox(at, 'comment-input').last().focus();
    await at.keyboard.type(text);
  };

  it('files go with a message: chosen by keyboard, dropped and pasted, refused in words, tried again, seen large and kept', async () => {
    if (!page || !beas) return;
    await inBox(page, 'comment-attach').press('Enter');
    await page.getByText('PNG or JPEG pictures, up to 10 MB').waitFor();
    await expect
      .poll(() => page?.getByRole('button', { name: 'Upload a file' }).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await shot(page, 'chat-attach-light');
    expect(await violationsOf(page, '[data-testid=chat]', 'all')).toEqual([]);
    // The first upload is refused for the moment.
    let refused = 0;
    await page.route('**/graphql', async (route) => {
      const sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
      if (refused > 0 || !sent.includes('filename="Price list.pdf"')) return route.fallback();
      refused += 1;
      const extensions = {
        code: 'UNAVAILABLE',
        message: 'A part of Ringline isn’t answering right now.',
        retryable: true,
      };
      await route.fulfill({ json: { errors: [{ message: extensions.message, extensions }] } });
    });
    const chooser = page.waitForEvent('filechooser');
    await page.getByTestId('comment-upload').press('Enter');
    await (
      await chooser
    ).setFiles([
      { name: 'Price list.pdf', mimeType: 'application/pdf', buffer: PDF },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
      { name: 'lies.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
    ]);
    const file = (name: string) => inBox(page!, 'comment-file').filter({ hasText: name });
    await file('page.html').getByText('This kind of file can’t be attached.').waitFor();
    await file('lies.pdf').getByText('This kind of file can’t be attached. Choose').waitFor();
    await page.unroute('**/graphql');
    await shot(page, 'chat-files-refused-light');
    await inBox(page, 'comment-file-retry').first().press('Enter');
    for (const name of ['page.html', 'lies.pdf']) {
      await file(name).getByTestId('comment-file-remove').press('Enter');
      await file(name).waitFor({ state: 'detached' });
    }
    await page.locator('[data-testid=comment-file][data-state=ready]').filter({ hasText: 'Price list.pdf' }).waitFor();

    const photo = (await drawnPicture(640, 400, 'png')).toString('base64');
    const give = (kind: 'paste' | 'drop') =>
      inBox(page!, 'comment-input')
        .last()
        .evaluate(
          (field, { bytes, how }) => {
            const data = new DataTransfer();
            const raw = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
            data.items.add(new File([raw], how === 'paste' ? 'image.png' : 'walls.png', { type: 'image/png' }));
            const options = { bubbles: true, cancelable: true };
            field.dispatchEvent(
              how === 'paste'
                ? new ClipboardEvent('paste', { ...options, clipboardData: data })
                : new DragEvent('drop', { ...options, dataTransfer: data }),
            );
          },
          { bytes: photo, how: kind },
        );
    await give('paste');
    await give('drop');
    await expect.poll(() => page?.locator('[data-testid=comment-file][data-state=ready]').count()).toBe(3);
    await shot(page, 'chat-files-light');
    expect(await violationsOf(page, '[data-testid=chat]', 'all')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'chat-files-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await inBox(page, 'comment-input').last().press('ControlOrMeta+Enter');
    await inBox(page, 'comment-file').first().waitFor({ state: 'detached' });

    await expect.poll(() => beas?.getByTestId('comment-picture').count()).toBe(2);
    await shot(beas, 'chat-media-light');
    expect(await violationsOf(beas, '[data-testid=chat]', 'all')).toEqual([]);
    await beas.getByTestId('comment-picture').first().press('Enter');
    const view = beas.getByTestId('picture-view');
    await view.getByRole('img', { name: 'image.png' }).waitFor();
    await shot(beas, 'chat-picture-light');
    await beas.keyboard.press('ArrowRight');
    await view.getByRole('img', { name: 'walls.png' }).waitFor();
    await beas.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    const kept = beas.waitForEvent('download');
    await beas.getByTestId('comment-download').press('Enter');
    expect((await kept).suggestedFilename()).toBe('Price list.pdf');
  });

  it('an edit takes files away, and the question before a deletion all of them', async () => {
    if (!page || !beas) return;
    await page.getByTestId('comment-more').last().press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    const edited = page.getByTestId('comment').filter({ has: page.getByTestId('comment-file') });
    await edited
      .getByTestId('comment-file')
      .filter({ hasText: 'image.png' })
      .getByTestId('comment-file-remove')
      .press('Enter');
    await edited.getByTestId('comment-input').focus();
    await page.keyboard.type('The walls');
    await page.keyboard.press('ControlOrMeta+Enter');
    await beas.getByTestId('comment-text').getByText('The walls').waitFor();
    await expect.poll(() => beas?.getByTestId('comment-picture').count()).toBe(1);
    const link = (await beas.getByTestId('comment-picture').getByRole('img').getAttribute('src')) ?? '';
    expect((await fetch(url + link)).status).toBe(200);
    await page.getByTestId('comment-more').last().press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByText('This action will remove this comment permanently.').waitFor();
    await page.getByTestId('comment-delete').press('Enter');
    await expect.poll(() => beas?.getByTestId('comment-picture').count()).toBe(0);
    expect((await fetch(url + link)).status).toBe(404);
  });

  it('a contact is shared from where one writes, by its link and from its details, and seen as it is now', async () => {
    if (!page || !beas) return;
    const { fetchContacts } = await owner.api.run('{ fetchContacts(limit: 1) { data { id } } }');
    const contactId: string = fetchContacts.data[0].id;
    await write(page, 'Who takes her? ');
    await inBox(page, 'card-tool').press('Enter');
    await page.getByTestId('card-search').fill('5035550188');
    await page.getByTestId('card-choice').first().waitFor();
    await shot(page, 'chat-card-tool-light');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await inBox(page, 'card-chip').waitFor();
    await page.keyboard.press('ControlOrMeta+Enter');
    const card = beas.getByTestId('card-contact');
    await card.getByText('(503) 555-0188').first().waitFor();
    await card.getByRole('button', { name: 'Save Contact' }).press('Enter');
    await beas.getByRole('dialog').getByLabel('First name').fill('Ana');
    await beas.getByRole('dialog').getByLabel('Last name').fill('Whitcombe');
    await beas.getByRole('dialog').getByRole('button', { name: 'Save', exact: false }).last().press('Enter');
    await card.getByText('Ana Whitcombe').waitFor();
    await shot(beas, 'chat-card-light');
    expect(await violationsOf(beas, '[data-testid=chat]', 'all')).toEqual([]);
    await beas.emulateMedia({ colorScheme: 'dark' });
    await shot(beas, 'chat-card-dark');
    await beas.emulateMedia({ colorScheme: 'light' });
    // Without words, a row says what was shared, and nobody's name.
    await inBox(page, 'comment-input')
      .last()
      .evaluate((field, text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
      }, `${url}/connections/contacts?contactId=${contactId}`);
    await inBox(page, 'card-chip').waitFor();
    await inBox(page, 'comment-input').last().press('ControlOrMeta+Enter');
    await expect.poll(() => card.count()).toBe(2);
    await beas.getByTestId('chat-row').filter({ hasText: 'Contact card' }).waitFor();

    await page.goto(`${url}/connections/contacts?contactId=${contactId}`);
    await page.getByTestId('share-in-chat').press('Enter');
    await page.getByTestId('share-search').fill('Bea');
    // The list is found anew as one types: a press on what it was before is none.
    const choice = page.getByTestId('share-choice').filter({ hasText: 'Bea' });
    await expect
      .poll(async () => {
        await choice.press('Enter');
        return choice.getAttribute('aria-pressed');
      })
      .toBe('true');
    await page.getByTestId('share-note').fill('Please call her');
    await shot(page, 'chat-share-light');
    expect(await violationsOf(page, '[role=dialog]', 'all')).toEqual([]);
    await page.getByTestId('share-send').press('Enter');
    await page.getByText(/^Shared with .*Bea/).waitFor();
    await beas.getByText('Please call her').first().waitFor();
    await expect.poll(() => card.count()).toBe(3);
    await owner.api.run('mutation ($ids: [ID!]!) { deleteContacts(ids: $ids) }', { ids: [contactId] });
    await beas.reload();
    await beas.getByTestId('card-unseen').first().getByText('This contact was deleted').waitFor();
    expect(await card.count()).toBe(0);
  });

  it('links to a message, an answer and a message of a team open the place and mark it, and say when it is gone', async () => {
    if (!page || !beas) return;
    const idOf = async (who: Pick<Person, 'api'>): Promise<string> =>
      (await who.api.run('{ getWorkspaceUserProfile { mainUserId } }')).getWorkspaceUserProfile.mainUserId;
    const [noors, other] = [await idOf(owner), await idOf(bea)];
    const document = (text: string) =>
      JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
    const send = async (input: object): Promise<string> =>
      (
        await owner.api.run(
          'mutation ($input: SendInternalConversationMessageInput!) { sendInternalConversationMessage(input: $input) { id } }',
          { input },
        )
      ).sendInternalConversationMessage.id;
    const first = await send({ userId: other, document: document('The first of many') });
    // Farther back than a page.
    for (let count = 0; count < 35; count++) await send({ userId: other, document: document(`Line ${count}`) });
    const { addInternalConversationComment: answered } = await owner.api.run(
      'mutation ($input: AddInternalConversationCommentInput!) { addInternalConversationComment(input: $input) { comments { id } } }',
      { input: { conversationId: first, document: document('An answer to it') } },
    );
    const answer: string = answered.comments[0].id;
    const { getWorkspaceUserProfile: me } = await bea.api.run('{ getWorkspaceUserProfile { teamIds } }');
    const team: string = me.teamIds[0];
    const ofTeam = await send({ teamId: team, document: document('For the whole team') });
    const marked = beas.locator('[data-testid="comment"][data-target]');
    const opens = async (address: string, text: string) => {
      await beas!.goto(`${url}${address}`);
      await marked.filter({ hasText: text }).waitFor();
      expect(await marked.count()).toBe(1);
      await expect.poll(() => marked.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true);
    };
    const type = 'INTERNAL_CONVERSATION_USER';
    await opens(`/conversations/user/${noors}?node=${first}&type=${type}&targetNode=${first}`, 'The first of many');
    await opens(
      `/conversations/user/${noors}?node=${first}&type=INTERNAL_CONVERSATION_COMMENT&targetNode=${answer}`,
      'An answer to it',
    );
    await opens(
      `/conversations/team/${team}?node=${ofTeam}&type=INTERNAL_CONVERSATION_TEAM_COMMENT&targetNode=${ofTeam}`,
      'For the whole team',
    );
    await beas.goto(`${url}/conversations/team/${team}?node=${noors}&type=${type}&targetNode=${noors}`);
    await beas.getByTestId('chat-link-gone').waitFor();
    expect(browser.errors).toEqual([]);
    expect(browser.strays).toEqual([]);
  });
});
