/**
 * What makes the work in an inbox less, in real browsers: an answer that was kept is written by keys alone, a rule gives new work to who
 * is there and says why, and somebody is reminded when nobody answers. With SHOTS=folder the screens are photographed.
 *
 * @area inbox, replies, assignment
 */
import { readFile } from 'node:fs/promises';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];
const PRIYA = '+15035550171';
const OLGA = '+15035550172';
const LEO = '+15035550173';

describe.skipIf(!chromiumPath)('work in the inbox', () => {
  let url: string;
  let owner: Owner;
  let bea: Person;
  let owners: TestBrowser;
  let members: TestBrowser;
  let page: Page;
  let member: Page;
  let outside: OutsideWorld;

  const signIn = async (of: Page, email: string) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await of.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor();
  };
  /** Judged and photographed in both themes, wide and narrow. */
  const look = async (of: Page, name: string, part = '#content') => {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 1440],
      ['light', 390],
    ] as const) {
      await of.setViewportSize({ width, height: 900 });
      await of.emulateMedia({ colorScheme });
      await settled(of);
      if (shots) await of.screenshot({ path: `${shots}/${name}-${colorScheme}-${width}.png` });
      expect.soft(await violationsOf(of, part, 'all')).toEqual([]);
    }
    await of.setViewportSize({ width: 1440, height: 900 });
    await of.emulateMedia({ colorScheme: 'light' });
  };
  const row = (of: Page, text: string) => of.getByTestId('inbox-thread-row').filter({ hasText: text });

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    bea = await aMember(url, owner, 'ADMIN');
    [owners, members] = [await launchChromium(url, 440), await launchChromium(url, 440)];
    [page, member] = [await owners.context.newPage(), await members.context.newPage()];
    await signIn(page, owner.email);
    await owner.api.run(
      'mutation ($firstName: String!, $phoneNumber: String!) { createContact(firstName: $firstName, phoneNumber: $phoneNumber) { id } }',
      { firstName: 'Priya', phoneNumber: PRIYA },
    );
  }, 120_000);
  afterAll(async () => {
    await owners?.close();
    await members?.close();
  }, 60_000);

  it('an answer is kept in the settings, shared, and written from the composer by keys alone', async () => {
    await page.goto(`${url}/settings/saved-replies`);
    await page.getByTestId('reply-add').click();
    await page.getByTestId('reply-name').fill('Opening hours');
    const body = page.getByTestId('reply-body');
    await body.fill('Hi , we open at nine.');
    await body.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
    await page.getByTestId('put-firstName').click();
    expect(await body.inputValue()).toBe('Hi {firstName}, we open at nine.');
    expect(await page.getByTestId('reply-preview').textContent()).toBe('Hi Priya, we open at nine.');
    await look(page, 'reply-form', '[role=dialog]');
    await page.getByTestId('reply-audience').click();
    await page.getByRole('option', { name: 'Everyone in the workspace' }).click();
    await page.getByTestId('reply-save').click();
    await page.getByTestId('saved-reply').getByText('Opening hours').waitFor();
    await page.getByTestId('reply-add').click();
    await page.getByTestId('reply-name').fill('Company');
    await body.fill('Is this for {company}? — {myFirstName|us}');
    await page.getByTestId('reply-save').click();
    await eventually(async () => expect(await page.getByTestId('saved-reply').count()).toBe(2));
    await look(page, 'replies');

    await outside.text(PRIYA, owner.number.number, 'When do you open?');
    await page.goto(`${url}/inbox`);
    await row(page, 'When do you open?').click();
    await page.getByTestId('thread').waitFor();
    await page.keyboard.press('r');
    const input = page.getByTestId('composer-input');
    // Typed without a look: what is typed before the list is there counts.
    await page.keyboard.type('/hours');
    const picker = page.getByTestId('reply-picker');
    await picker.waitFor();
    await eventually(async () => expect(await picker.getByTestId('reply-option').count()).toBe(1));
    expect(await picker.getByTestId('reply-preview').textContent()).toBe('Hi Priya, we open at nine.');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await input.inputValue()).toBe('Hi Priya, we open at nine.'));
    expect(await page.getByTestId('composer-count').textContent()).toContain('26/160');
    // In the middle of a line a slash is a slash; Escape closes the list and nothing else.
    await page.keyboard.type(' Mon/Fri\n/');
    await picker.waitFor();
    // Used last stands first.
    expect(await picker.getByTestId('reply-option').first().textContent()).toContain('Opening hours');
    await look(page, 'reply-picker');
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    expect(await input.inputValue()).toBe('Hi Priya, we open at nine. Mon/Fri\n/');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');

    // What nobody knows is said, and is not sent by accident.
    await page.getByTestId('composer-replies').click();
    await picker.waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(async () =>
      expect(await picker.getByTestId('reply-preview').textContent()).toBe('Is this for {company}? — Noor'),
    );
    await page.keyboard.press('Enter');
    await page.getByTestId('reply-unfilled').getByText('company').waitFor();
    await look(page, 'reply-unfilled');
    await page.keyboard.press('Control+Enter');
    expect((await outside.textsOf(PRIYA)).filter(({ from }) => from === owner.number.number)).toEqual([]);
    await input.fill((await input.inputValue()).replace('{company}', 'Raman'));
    await page.getByTestId('reply-unfilled').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await eventually(async () => {
      const got = (await outside.textsOf(PRIYA)).filter(({ from }) => from === owner.number.number);
      expect(got.map((text) => text.body)).toEqual(['Hi Priya, we open at nine. Mon/FriIs this for Raman? - Noor']);
    });
    await page.goto(`${url}/settings/saved-replies`);
    await page.getByRole('button', { name: 'Edit Company' }).click();
    await page.getByTestId('reply-delete').click();
    await page.getByTestId('reply-delete-confirm').click();
    await eventually(async () => expect(await page.getByTestId('saved-reply').count()).toBe(1));
  }, 90_000);

  it('somebody is reminded when nobody answers: by a key, in a list of their own, and in the bell', async () => {
    await page.goto(`${url}/inbox`);
    await row(page, 'Raman').click();
    await page.getByTestId('thread').waitFor();
    await page.keyboard.press('f');
    const form = page.getByTestId('follow-up-form');
    await form.waitFor();
    await look(page, 'follow-up', '[role=dialog]');
    await page.getByTestId('follow-up-days').click();
    await page.getByText(/^Reminder set for /).waitFor();
    // Taken back, and set again.
    await page.keyboard.press('Control+z');
    await eventually(async () => expect((await owner.api.run('{ fetchFollowUps { id } }')).fetchFollowUps).toEqual([]));
    await page.keyboard.press('f');
    await page.getByTestId('follow-up-tomorrow').click();
    await page.getByTestId('inbox-filter-menu').click();
    await page.getByTestId('inbox-follow-ups').click();
    await page.getByTestId('inbox-narrowed').getByText('My reminders').waitFor();
    await eventually(async () => expect(await page.getByTestId('inbox-thread-row').count()).toBe(1));
    await look(page, 'follow-ups');
    // Kept as a view, which is chosen again and deleted.
    await page.getByTestId('inbox-view-save').click();
    await page.getByTestId('inbox-view-name').fill('To chase');
    await page.keyboard.press('Enter');
    await page.getByTestId('inbox-narrowed').getByText('To chase').waitFor();
    await page.getByTestId('inbox-narrowed-clear').click();
    await page.getByTestId('inbox-narrowed').waitFor({ state: 'detached' });
    await page.getByTestId('inbox-filter-menu').click();
    await page.getByTestId('inbox-view').getByText('To chase').click();
    await page.getByTestId('inbox-narrowed').getByText('To chase').waitFor();
    await look(page, 'view');
    await page.getByTestId('inbox-view-delete').click();
    await page.getByTestId('inbox-view-save').waitFor();
    // They answer: there is nothing to be reminded of.
    await outside.text(PRIYA, owner.number.number, 'Yes, for Raman.');
    await eventually(async () => expect(await page.getByTestId('inbox-thread-row').count()).toBe(0));
    await page.getByRole('button', { name: 'Show open' }).click();
    const { fetchInbox } = await owner.api.run('{ fetchInbox(filter: OPEN) { data { id } } }');
    const threadId = fetchInbox.data[0].id as string;
    await owner.api.run(
      'mutation ($threadId: ID!, $dueAt: DateTime) { setFollowUp(threadId: $threadId, dueAt: $dueAt) { id } }',
      {
        threadId,
        dueAt: new Date(Date.now() + 4_000).toISOString(),
      },
    );
    // Somewhere else, and whenever the page is there: the bell keeps it.
    await page.goto(url);
    await page.getByTestId('bell').click();
    await page.getByTestId('bell-row').getByText('Follow up: no answer yet').first().waitFor();
  }, 120_000);

  it('rules give new work to who is there, in an order that is changed, and the log says why', async () => {
    await page.goto(`${url}/channels/messages/automation`);
    await page.getByTestId('rule-new-first').click();
    await page.getByTestId('rule-name').fill('Refunds');
    const words = page.getByTestId('rule-words');
    await words.fill('refund');
    await words.press('Enter');
    await page.getByTestId('rule-kind').click();
    await page.getByRole('option', { name: 'To one person' }).click();
    await page.getByTestId('rule-target').click();
    await page
      .getByRole('option', { name: /Bea|bea/ })
      .first()
      .click();
    await look(page, 'rule-form', '[role=dialog]');
    await page.getByTestId('rule-save').click();
    await page.getByTestId('assignment-rule').getByText('Says “refund”').waitFor();
    await page.getByTestId('rule-new').click();
    await page.getByTestId('rule-name').fill('Everything else');
    await page.getByTestId('rule-save').click();
    const rules = page.getByTestId('assignment-rule');
    await eventually(async () => expect(await rules.count()).toBe(2));
    await look(page, 'rules');
    await rules.nth(1).getByTestId('rule-up').press('Enter');
    await eventually(async () => expect(await rules.first().textContent()).toContain('Everything else'));
    await page.getByTestId('undo').last().click();
    await eventually(async () => expect(await rules.first().textContent()).toContain('Refunds'));

    // Bea has no page open: the team's turn comes, and that is Noor's.
    await outside.text(OLGA, owner.number.number, 'A refund, please.');
    await page.getByTestId('automation-view').getByText('Log', { exact: true }).click();
    const entries = page.getByTestId('log-entry');
    await eventually(async () => {
      await page.reload();
      await entries.first().waitFor({ timeout: 10_000 });
    }, 60_000);
    await entries.first().getByText('matched, but the person is away').waitFor();
    await look(page, 'rule-log');
    await signIn(member, bea.email);
    await outside.text(LEO, owner.number.number, 'Refund!');
    await member.goto(`${url}/inbox`);
    await member.getByTestId('inbox-filter-menu').click();
    await member.getByTestId('inbox-assigned-me').click();
    await row(member, 'Refund!').waitFor();
    // She leaves: what she did not answer goes on.
    await member.close();
    await eventually(async () => {
      await page.reload();
      await entries
        .first()
        .getByText(/Handed on from/)
        .waitFor({ timeout: 3_000 });
    }, 90_000);
    await page.getByTestId('log-outcome').click();
    await page.getByRole('option', { name: 'No one available' }).click();
    await page.getByTestId('log-clear').click();
    await entries.first().waitFor();
  }, 180_000);

  it('replies are set up and sent by themselves, beside those to missed calls, and the log says why not', async () => {
    await page.goto(`${url}/channels/messages/automation`);
    await page.getByTestId('missed-reply').first().waitFor();
    await page.getByTestId('reply-new').click();
    await page.getByTestId('reply-new-words').click();
    await page.getByTestId('rule-name').fill('Hours');
    const words = page.getByTestId('rule-words');
    await words.fill('hours');
    await words.press('Enter');
    await page.getByTestId('rule-save').click();
    await page.getByText('Write the reply.').waitFor();
    await page.getByTestId('rule-text').fill('Monday to Friday, nine to five.');
    await look(page, 'auto-reply-form', '[role=dialog]');
    await page.getByTestId('rule-save').click();
    await page.getByText('“Monday to Friday, nine to five.”').waitFor();
    await page.getByTestId('missed-on').first().press('Space');
    await eventually(async () => expect(await page.getByTestId('missed-on').first().isChecked()).toBe(true));
    await look(page, 'automation');
    await outside.text(OLGA, owner.number.number, 'Your hours?');
    await outside.text(LEO, owner.number.number, 'My lamp?');
    await page.goto(`${url}/channels/messages/automation?view=log&outcome=REPLIED`);
    const entries = page.getByTestId('log-entry');
    await eventually(async () => {
      await page.reload();
      await entries.first().waitFor({ timeout: 10_000 });
    }, 60_000);
    await entries.first().getByText('Reply sent').waitFor();
    await page.goto(`${url}/channels/messages/automation?view=log&outcome=SILENT`);
    await entries.first().getByText('none of the words').waitFor();
    await look(page, 'reply-log');
    await page.goto(`${url}/inbox`);
    await row(page, 'Monday to Friday').waitFor();
  }, 120_000);

  it('the message overview adds up by channel and leads from a day to its hours', async () => {
    await page.goto(`${url}/channels/messages`);
    const table = page.getByTestId('message-channels');
    await table.waitFor();
    const received = Number(await table.locator('tr[data-channel=SMS] td[data-of=received]').textContent());
    expect(received).toBeGreaterThan(2);
    expect(await page.getByTestId('figure-received').textContent()).toContain(String(received));
    await look(page, 'message-overview');
    const bars = page.getByTestId('message-trend').getByRole('button');
    expect(await bars.count()).toBe(7);
    await bars.last().press('Enter');
    await eventually(async () => expect(await page.getByTestId('message-trend').getByRole('img').count()).toBe(24));
    expect(Number(await table.locator('tr[data-channel=SMS] td[data-of=received]').textContent())).toBe(received);
  }, 60_000);

  it('a figure opens just the messages that it counts, one of them opens in its conversation, and they are exported', async () => {
    await page.goto(`${url}/channels/messages`);
    const figure = page.getByTestId('figure-received');
    await figure.waitFor();
    const received = Number((await figure.getByRole('link').textContent())?.trim());
    await figure.getByRole('link').click();
    await page.waitForURL(/messages\/history\?.*counted=overview/);
    const rows = page.getByTestId('message-row');
    await expect.poll(() => rows.count()).toBe(received);
    expect(new Set(await rows.evaluateAll((all) => all.map((each) => each.getAttribute('data-direction'))))).toEqual(
      new Set(['INBOUND']),
    );
    await page.getByTestId('filter-chip-counted').waitFor();
    await look(page, 'message-history');

    // By keys: a name is searched for, the row is opened, and the conversation stands at the message.
    await page.getByTestId('filters-clear').click();
    await expect.poll(() => rows.count()).toBeGreaterThan(received);
    await page.getByTestId('messages-filter-text').fill(OLGA.slice(-7));
    await expect.poll(() => rows.filter({ hasText: 'My lamp?' }).count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByTestId('messages-export').click();
    const sheet = await readFile(await (await download).path(), 'utf8');
    expect(sheet.trim().split('\r\n')).toHaveLength((await rows.count()) + 1);
    expect(sheet).toContain('Your hours?');
    await page.getByTestId('messages-filter-text').press('ArrowDown');
    const asked = rows.filter({ hasText: 'Your hours?' }).getByRole('button').first();
    for (let step = 0; !(await asked.evaluate((it) => it === document.activeElement)); step += 1) {
      expect(step).toBeLessThan(20);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/inbox\?.*targetNode=/);
    const aimed = page.getByTestId('thread-items').locator('[data-target]');
    await aimed.getByText('Your hours?').waitFor();
    await look(page, 'message-aimed', '[data-testid=thread-items]');
  }, 90_000);

  it('no page has stumbled or asked a stranger', () => {
    expect([...owners.errors, ...members.errors]).toEqual([]);
    expect([...owners.strays, ...members.strays]).toEqual([]);
  });
});
