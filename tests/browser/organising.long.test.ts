/**
 * What an owner and a member do with a workspace in real browsers: access is asked for, shortcuts get other keys, another
 * workspace is opened, an address found, a session ended, an invitation sent again, a team deleted, a member of many removed.
 *
 * @area workspaces, people, teams, settings
 */
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { inWorkspace } from '../isolation/workspaceRows.ts';
import { newEmail, OutsideWorld, type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { createWorkspace } from '../testkit/people.ts';
import { aMember, anOwnerOnBusiness, INVITE, invitationToken, roleIds } from '../testkit/members.ts';
import { leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { signIn as signInByApi } from './signIn.ts';
import { loaded, settled, violationsOf } from './screens.ts';

const USERS = '/settings/users';
const TEAMS = '/settings/teams';
/** More than a page of the list holds (defaults 0). */
const MANY = 105;

describe.skipIf(!chromiumPath)('organising', () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
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
    product = await startProduct();
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
    // Letters act on nothing until the page is there.
    await loaded(member);
    await member.keyboard.press('Shift+?');
    const map = member.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const change = map.getByRole('button', { name: 'Change the shortcut for: Search or jump' });
    const said = map.getByTestId('shortcut-said');
    await change.press('Enter');
    await said.getByText('Press the new keys for: Search or jump. Escape cancels.').waitFor();
    for (const [keys, why] of [
      ['j', 'J is already used for: Next in a list.'],
      ['Control+t', 'Your browser or computer reserves Ctrl+T.'],
      ['Enter', 'Enter is needed to navigate or type.'],
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
    await said.getByText('Search or jump is now Ctrl+Shift+Y.').waitFor();
    await member.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });

    await member.reload();
    await isInside(member);
    await loaded(member);
    const search = member.getByPlaceholder('Search people, contacts, numbers, pages and actions');
    await member.keyboard.press('Control+Shift+Y');
    await search.waitFor();
    await member.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await member.keyboard.press('Control+k');
    expect(await member.locator('[aria-keyshortcuts]').getAttribute('aria-keyshortcuts')).toBe('Control+Shift+Y');

    await member.keyboard.press('Shift+?');
    await map.getByRole('button', { name: 'Reset the shortcut for: Search or jump' }).press('Enter');
    await said.getByText('Search or jump is now Ctrl+K.').waitFor();
    expect(await change.evaluate((element) => element === document.activeElement)).toBe(true);
    await member.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    expect(await search.count()).toBe(0);
    await member.keyboard.press('Control+k');
    await search.waitFor();
  });

  it('another workspace is opened from the switcher by the keyboard alone', async () => {
    await createWorkspace(owner, 'Second Garage');
    await page.goto(url);
    await isInside(page);
    const switcher = page.getByRole('button', { name: /, switch workspace$/ });
    for (const name of ['Second Garage', "Noor's Garage"]) {
      await switcher.focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem', { name });
      await entry.waitFor();
      await eventually(async () => {
        await page.keyboard.press('ArrowDown');
        expect(await entry.evaluate((element) => element === document.activeElement)).toBe(true);
      });
      await page.keyboard.press('Enter');
      await switcher.filter({ hasText: name }).waitFor();
    }
    await isInside(page);
  });

  it('a street is found without a provider, fills its neighbours, and is saved with them', async () => {
    await page.goto(`${url}/settings/workspaces`);
    const [street, city, state] = ['Street', 'City', 'State or region'].map((label) => page.getByLabel(label).first());
    await street!.fill('12 Mill Lane, San Fr');
    await page.getByRole('option', { name: '12 Mill Lane, San Francisco, California, US' }).waitFor();
    await street!.press('ArrowDown');
    await street!.press('Enter');
    const stands = () =>
      eventually(async () => {
        expect(await Promise.all([street, city, state].map((field) => field!.inputValue()))).toEqual([
          '12 Mill Lane',
          'San Francisco',
          'California',
        ]);
      });
    await stands();
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
    await page.reload();
    await stands();
  });

  it('a session on another device is ended from the list, and may do nothing any more', async () => {
    const elsewhere = await signInByApi(url, bea.email, PASSWORD);
    await elsewhere('{ getWorkspaceUserProfile { id } }');
    await member.goto(`${url}/settings/account-security`);
    const sessions = member.getByTestId('session');
    const others = member.locator('[data-testid="session"]:not([data-current])');
    await others.first().waitFor();
    const before = await sessions.count();
    await others.first().getByRole('button').click();
    await eventually(async () => expect(await sessions.count()).toBe(before - 1));
    if ((await others.count()) > 0) await member.getByTestId('sessions-end-others').click();
    await eventually(async () => expect(await sessions.count()).toBe(1));
    await eventually(() => expect(elsewhere('{ getWorkspaceUserProfile { id } }')).rejects.toThrow(/sign/i));
    await member.reload();
    await isInside(member);
  });

  it('an invitation is sent again: a new link comes, the old one is none any more', async () => {
    const email = newEmail('otto');
    const { MEMBER } = await roleIds(owner);
    await owner.api.run(INVITE, { input: { email, roleId: MEMBER } });
    const first = await invitationToken(url, email);
    await page.goto(url + USERS);
    const row = page.locator(`[data-testid="invitation-row"][data-email="${email}"]`);
    await row.getByTestId('invitation-resend').click();
    await page.getByText(`A new link is on its way to ${email}.`).first().waitFor();
    const second = await invitationToken(url, email, [first]);
    const guest = await browser.context.newPage();
    await guest.goto(`${url}/login?invitation=${first}`);
    await guest.getByText('This invitation does not exist').waitFor();
    await guest.goto(`${url}/login?invitation=${second}`);
    await guest.getByText('This invitation is for someone else').waitFor();
    await guest.close();
  });

  it('a team is deleted, and is gone from the list', async () => {
    await owner.api.run('mutation ($input: TeamInput!) { createTeamAndAutoAssignMembers(input: $input) { id } }', {
      input: { name: 'Night shift', memberIds: [bea.profileId] },
    });
    await page.goto(url + TEAMS);
    await page.getByRole('button', { name: 'Open Night shift' }).click();
    await page.getByTestId('team-delete').click();
    await page.locator('[data-testid="team-row"][data-name="Night shift"]').waitFor({ state: 'detached' });
    const { fetchTeams } = await owner.api.run('{ fetchTeams { data { name } } }');
    expect(fetchTeams.data).not.toContainEqual({ name: 'Night shift' });
  });

  it('of more than a hundred members the last is there; one whom somebody changed meanwhile is read anew, then removed', async () => {
    // They are listed by id: the last of them is on the second page.
    const ids = Array.from({ length: MANY }, () => randomUUID()).toSorted();
    await inWorkspace(product, owner.workspaceId, async (tx) => {
      for (const [index, id] of ids.entries()) {
        const userId = randomUUID();
        await tx.$executeRawUnsafe(
          `INSERT INTO user_copy (user_id, first_name, last_name, email, phone_number, status, version)
           VALUES ($1::uuid, $2, 'Many', $3, '', 'ACTIVE', 1)`,
          userId,
          `Person ${index}`,
          `many-${index}@example.com`,
        );
        await tx.$executeRawUnsafe(
          `INSERT INTO user_profile (id, workspace_id, user_id, role, has_seat, created_at)
           VALUES ($1::uuid, $2::uuid, $3::uuid, 'MEMBER', false, now())`,
          id,
          owner.workspaceId,
          userId,
        );
      }
    });
    await page.goto(url + USERS);
    await page
      .getByText(`${MANY + 2} people`)
      .first()
      .waitFor();
    const last = page.locator(`[data-testid="member-row"][data-email="many-${MANY - 1}@example.com"]`);
    // Only rows in sight are in the page: what is searched for is found among all of them.
    await page.getByTestId('member-search').fill(`many-${MANY - 1}@`);
    await last.waitFor();
    await last.getByTestId('member-open').click();
    await page.waitForURL(/[?&]member=/);
    const id = new URL(page.url()).searchParams.get('member');

    // Another owner's hand is faster than the click.
    const change = 'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { id } }';
    const { ADMIN } = await roleIds(owner);
    let faster = true;
    await page.route('**/graphql', async (route) => {
      if (faster && route.request().postData()?.includes('Moves away')) {
        faster = false;
        await owner.api.run(change, { input: { id, roleId: ADMIN } });
      }
      await route.continue();
    });
    await page.getByTestId('member-deactivate').click();
    await page.getByTestId('deactivation-reason').fill('Moves away');
    await page.getByTestId('danger-confirm').click();
    const readAgain = page.getByRole('button', { name: 'Show the latest version' });
    await readAgain.click();
    await eventually(async () => {
      // Whoever confirms before it was read is told of the other's hand once more.
      if (await readAgain.isVisible()) await readAgain.click({ timeout: 1_000 });
      // A click that was heard takes the question away; what it does may take longer than one look.
      const confirm = page.getByTestId('danger-confirm');
      if (await confirm.isVisible()) await confirm.click({ timeout: 1_000 });
      await last.getByText('Deactivated').waitFor({ timeout: 5_000 });
    }, 45_000);
    await leaveAlone(page);

    await page.getByTestId('member-remove').click();
    await page.getByTestId('danger-confirm').click();
    await last.waitFor({ state: 'detached' });
    await page
      .getByText(`${MANY + 1} people`)
      .first()
      .waitFor();
  }, 90_000);

  it('no page has stumbled or asked a stranger', () => {
    expect([...browser.errors, ...members.errors]).toEqual([]);
    expect([...browser.strays, ...members.strays]).toEqual([]);
  });
});
