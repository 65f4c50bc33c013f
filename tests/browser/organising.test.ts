/**
 * What an owner and a member do with a workspace in real browsers: access is asked for, shortcuts get other keys.
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const USERS = '/settings/users';

describe.skipIf(!chromiumPath)('organising', () => {
  let url: string;
  let browser: TestBrowser;
  let members: TestBrowser;
  let owner: Owner;
  let bea: Person & { profileId: string };
  let page: Page;
  let member: Page;

  const isInside = (of: Page) => of.getByTestId('phone-status').first().waitFor();
  const signIn = async (of: Page, email: string) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isInside(of);
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    [browser, members] = [await launchChromium(url, 440), await launchChromium(url, 440)];
    owner = await anOwnerOnBusiness(product, 'Noor');
    bea = await aMember(url, owner, 'MEMBER');
    page = await browser.context.newPage();
    member = await members.context.newPage();
    await signIn(page, owner.email);
    await signIn(member, bea.email);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await members?.close();
  }, 60_000);

  it('who lacks a right asks for it by one click; the mail leads the owner to the member’s page', async () => {
    await member.goto(url + USERS);
    const invite = member.getByTestId('invite-open');
    await invite.focus();
    await member.keyboard.press('Enter');
    const dialog = member.getByRole('dialog', { name: 'Only Owner or Admin can do this. Ask Noor.' });
    await settled(member);
    expect(await violationsOf(member, '[role=dialog]', 'all')).toEqual([]);
    await dialog.getByRole('button', { name: 'Request access' }).press('Enter');
    await dialog.getByText(/^Request sent to Noor /).waitFor();
    await member.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await invite.evaluate((element) => element === document.activeElement)).toBe(true);

    const link = await eventually(async () => {
      const mails = (await new OutsideWorld(url).mail(owner.email)) as { subject?: string; text?: string }[];
      const asked = mails.filter(({ subject }) => subject?.includes('asks for access'));
      expect(asked).toHaveLength(1);
      expect(asked[0]?.text).toContain('Members and invitations: create');
      return /https?:\S+member=[\w-]+/.exec(asked[0]?.text ?? '')![0];
    });
    await page.goto(url + new URL(link).pathname + new URL(link).search);
    await page.getByTestId('member-drawer').getByText(bea.email).waitFor();

    await page.goto(`${url}/settings/workspaces?view=audit`);
    await page
      .locator('[data-testid="audit-entry"][data-action="access.requested"]')
      .getByText('Members and invitations: create')
      .waitFor();
  });

  it('a shortcut gets other keys by the keyboard alone, says why some cannot be had, and keeps them', async () => {
    await member.goto(url);
    await isInside(member);
    await member.keyboard.press('Shift+?');
    const map = member.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const change = map.getByRole('button', { name: 'Change the keys for: Search or jump' });
    const said = map.getByTestId('shortcut-said');
    await change.press('Enter');
    await said.getByText('Press the new keys for: Search or jump. Escape cancels.').waitFor();
    for (const [keys, why] of [
      ['j', 'J is taken by: Next conversation.'],
      ['Control+t', 'Your browser or computer keeps Ctrl+T for itself.'],
      ['Enter', 'Enter is needed to move about or to write.'],
      ['5', '5 dials on the phone.'],
    ] as const) {
      await change.press(keys);
      await said.getByText(why).waitFor();
    }
    await settled(member);
    expect(await violationsOf(member, '[role=dialog]', 'all')).toEqual([]);
    // Escape ends the asking and not the map.
    await change.press('Escape');
    await eventually(async () => expect(await said.textContent()).toBe(''));
    await change.press('Enter');
    await change.press('Control+Shift+Y');
    await said.getByText('Search or jump: Ctrl+Shift+Y from now on.').waitFor();
    await member.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });

    await member.reload();
    await isInside(member);
    const search = member.getByPlaceholder('Search people, contacts, numbers, pages and actions');
    await member.keyboard.press('Control+Shift+Y');
    await search.waitFor();
    await member.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await member.keyboard.press('Control+k');
    expect(await member.locator('[aria-keyshortcuts]').getAttribute('aria-keyshortcuts')).toBe('Control+Shift+Y');

    await member.keyboard.press('Shift+?');
    await map.getByRole('button', { name: 'Original keys for: Search or jump' }).press('Enter');
    await said.getByText('Search or jump: Ctrl+K from now on.').waitFor();
    expect(await change.evaluate((element) => element === document.activeElement)).toBe(true);
    await member.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    expect(await search.count()).toBe(0);
    await member.keyboard.press('Control+k');
    await search.waitFor();
  });

  it('no page has stumbled or asked a stranger', () => {
    expect([...browser.errors, ...members.errors]).toEqual([]);
    expect([...browser.strays, ...members.strays]).toEqual([]);
  });
});
