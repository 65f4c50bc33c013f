/**
 * People of a workspace in real browsers: invited, joined, put into a team; a role that changes on the member's open page
 * without a reload; access that ends; and the forms of teams and of the workspace with what is right, wrong and stale.
 * Their screens have no barrier that axe-core finds, in either theme.
 * With SHOTS=folder the screens are photographed.
 *
 * @area people, invitations, members, roles, teams
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newEmail,
  openPhone,
  OutsideWorld,
  type Owner,
  PASSWORD,
  startProduct,
  type RunningProduct,
} from '../testkit/index.ts';
import { anOwnerOnBusiness, INVITE, invitationToken, roleIds } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, settled, violationsOf } from './screens.ts';

const USERS = '/settings/users';
const TEAMS = '/settings/teams';
const WORKSPACE = '/settings/workspaces';
const DIALOG = '[role=dialog]';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('people', () => {
  let product: RunningProduct;
  let url: string;
  let outside: OutsideWorld;
  let owners: TestBrowser;
  let members: TestBrowser;
  let owner: Owner;
  let page: Page;
  let member: Page;
  const email = newEmail('ines');

  beforeAll(async () => {
    product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owners = await launchChromium(url, 440);
    members = await launchChromium(url, 440);
    owner = await anOwnerOnBusiness(product, 'Noor');
    page = await owners.context.newPage();
    member = await members.context.newPage();
  }, 120_000);

  afterAll(async () => {
    await owners?.close();
    await members?.close();
  }, 60_000);

  const shot = async (of: Page, name: string) => {
    if (shots) await of.screenshot({ path: path.join(shots, `people-${name}.png`) });
  };
  /** What stands on the owner's screen now has no barrier in either theme. */
  const isSound = async (name: string, within = DIALOG) => {
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(...(await violationsOf(page, within, colorScheme === 'light' ? 'all' : 'colour')));
    }
    expect.soft(problems, name).toEqual([]);
  };
  /** A control is greyed, and says why to who cannot see it. */
  const isRefused = async (of: Locator, why: string) => {
    await eventually(async () => {
      expect(await of.getAttribute('aria-disabled')).toBe('true');
    });
    // A field's own description may stand before the reason.
    const id = (await of.getAttribute('aria-describedby'))?.split(' ').at(-1);
    expect(await of.page().locator(`[id="${id}"]`).textContent()).toBe(why);
  };
  const isInside = (of: Page) => of.getByTestId('phone-status').first().waitFor();
  const row = (of: Page, who: string) => of.locator(`[data-testid="member-row"][data-email="${who}"]`);
  const openMember = async (who: string) => {
    await page.goto(url + USERS);
    await row(page, who).getByTestId('member-open').click();
    await page.getByTestId('member-drawer').waitFor();
  };
  const chooseRole = async (name: string) => {
    await openMember(email);
    await page.getByTestId('member-role-select').click();
    await page.getByRole('option', { name, exact: true }).click();
    await row(page, email).getByTestId('member-role').getByText(name).waitFor();
  };

  it('the owner invites two people at once, one of them with a mistake', async () => {
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isInside(page);
    // Who asks for the settings is led to their first page.
    await page.goto(`${url}/settings`);
    await page.waitForURL('**/account-settings/profile');
    await page.goto(url + USERS);
    await row(page, owner.email).getByText('You').waitFor();
    await page.getByTestId('invite-open').click();
    await page.getByTestId('invite-send').click();
    await page.getByText('Enter at least one email address.').waitFor();
    await page.getByTestId('invite-emails').click();
    // Enter completes what is typed and sends nothing; what mail programs copy is one address.
    await page.keyboard.type(`${email},nobody`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Member' }).press('Enter');
    expect(await page.getByTestId('invite-form').locator('.mantine-Pill-root').allTextContents()).toEqual([
      email,
      'nobody',
    ]);
    expect(await page.getByText('nobody isn’t an email address.').count()).toBe(0);
    await page.getByTestId('invite-send').click();
    await page.getByText('nobody isn’t an email address.').waitFor();
    await page.getByTestId('invite-emails').click();
    await page.keyboard.press('Backspace');
    await shot(page, 'invite');
    await isSound('invite');
    await page.getByTestId('invite-send').click();
    await page.locator(`[data-testid="invitation-row"][data-email="${email}"]`).waitFor();
    await shot(page, 'invited');
  });

  it('a copied address is one, sent by Ctrl with Enter; who withdraws it by mistake takes that back', async () => {
    const copied = newEmail('ann');
    await page.getByTestId('invite-open').click();
    await page.getByTestId('invite-emails').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `"Lee, Ann" <${copied}>`);
    await page.getByTestId('invite-form').locator('.mantine-Pill-root').getByText(copied, { exact: true }).waitFor();
    await page.getByTestId('invite-emails').press('Control+Enter');
    const invited = page.locator(`[data-testid="invitation-row"][data-email="${copied}"]`);
    await invited.waitFor();
    await invited.getByTestId('invitation-remove').click();
    await invited.waitFor({ state: 'detached' });
    await page.getByTestId('undo').click();
    await invited.waitFor();
    await invited.getByTestId('invitation-remove').click();
    await invited.waitFor({ state: 'detached' });
  });

  it('who is invited signs up by the link, and stands in the owner’s list without a reload', async () => {
    await member.goto(`${url}/login?invitation=${await invitationToken(url, email)}`);
    await member.getByLabel('First name').fill('Ines');
    await member.getByLabel('Last name').fill('Paz');
    expect(await member.getByLabel('Work email').inputValue()).toBe(email);
    await member.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await member.getByRole('button', { name: 'Create account' }).click();
    await member.getByRole('heading', { name: 'Check your email' }).waitFor();
    const code = await outside.codeFor(email);
    await member.getByLabel('Digit 1 of 6').click();
    await member.keyboard.type(code);
    await isInside(member);
    // What the test number has left is a figure that members are not told (defaults 2.4), which is not the same as nothing.
    await member.getByTestId('test-number').waitFor();
    expect(await member.getByTestId('test-allowance').count()).toBe(0);
    await row(page, email).waitFor();
    expect(await row(page, email).getByTestId('member-role').textContent()).toBe('Member');
    await eventually(async () => {
      expect(await page.getByTestId('invitation-row').count()).toBe(0);
    }, 60_000);
  });

  it('a team is made, with its members in an order that the keyboard changes', async () => {
    await page.goto(url + TEAMS);
    await page.getByTestId('team-add').click();
    await page.getByTestId('team-name').fill('Night shift');
    for (const name of ['Noor', 'Ines']) {
      await page.getByTestId('team-add-member').click();
      await page.getByRole('option', { name }).click();
    }
    const order = () => page.getByTestId('team-order').locator('li').allTextContents();
    await page.getByRole('button', { name: /^Move Ines.* up$/ }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => {
      expect((await order())[0]).toMatch(/Ines/);
    });
    await shot(page, 'team');
    await isSound('team');
    await page.getByTestId('team-save').click();
    const team = page.locator('[data-testid="team-row"][data-name="Night shift"]');
    await team.getByText('2 people').waitFor();

    // The same name twice is refused at its field.
    await page.getByTestId('team-add').click();
    await page.getByTestId('team-name').fill('Night shift');
    await page.getByTestId('team-save').click();
    await page.getByText('There is a team Night shift already. Choose another name.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('a team that somebody else changed meanwhile is not overwritten unseen', async () => {
    await page.getByRole('button', { name: 'Open Night shift' }).click();
    await page.getByTestId('team-name').fill('Late shift');
    const { fetchTeams } = await owner.api.run('{ fetchTeams { data { id name } } }');
    const { id } = (fetchTeams.data as { id: string; name: string }[]).find(({ name }) => name === 'Night shift')!;
    await owner.api.run(
      'mutation ($input: UpdateTeamInput!) { updateTeamAndAutoAssignMembers(input: $input) { id } }',
      {
        input: { id, name: 'Dawn shift' },
      },
    );
    await eventually(async () => {
      await page.getByTestId('team-save').click({ timeout: 1_000 });
      await page.getByTestId('conflict').waitFor({ timeout: 5_000 });
    }, 60_000);
    await shot(page, 'team-stale');
    await page.getByTestId('conflict-mine').click();
    await page.locator('[data-testid="team-row"][data-name="Late shift"]').waitFor();
  });

  it('a role that the owner changes takes effect on the member’s open page without a reload', async () => {
    await member.goto(url + WORKSPACE);
    const name = member.getByTestId('workspace-name');
    await name.waitFor();
    expect(await name.getAttribute('readonly')).not.toBeNull();
    await member.getByText('Only Owner or Admin can do this. Ask Noor.').first().waitFor();
    await member.evaluate(() => Object.assign(globalThis, { sameLoad: true }));

    await chooseRole('Admin');
    await eventually(async () => {
      expect(await name.getAttribute('readonly')).toBeNull();
    }, 60_000);
    await shot(member, 'admin');

    // What took effect at once is taken back as quickly.
    await page.getByTestId('undo').last().click();
    await row(page, email).getByTestId('member-role').getByText('Member', { exact: true }).waitFor();
    await eventually(async () => {
      expect(await name.getAttribute('readonly')).not.toBeNull();
    }, 60_000);
    expect(await member.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  });

  it('a seat is taken back and given anew, and an invitation is withdrawn', async () => {
    await openMember(email);
    const seat = page.getByTestId('member-seat');
    await isSound('member');
    expect(await seat.isChecked()).toBe(true);
    await seat.click({ force: true });
    await row(page, email).getByText('No seat').waitFor();
    await member.goto(url + USERS);
    await row(member, email).getByText('No seat').waitFor();
    await seat.click({ force: true });
    await row(page, email).getByText('With a seat').waitFor();
    await row(member, email).getByText('With a seat').waitFor();

    const other = newEmail('otto');
    const { MEMBER } = await roleIds(owner);
    // Invited while the page waits for the answer that was read before: it is on the page nevertheless.
    const read = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const frames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"invitationChanged"')) frames.push(String(payload));
      }),
    );
    await page.route('**/graphql', async (route) => {
      const waits = frames.length === 0 && route.request().postData()?.includes('"InvitationsQuery"');
      if (!waits) return route.fallback();
      const response = await route.fetch();
      read.resolve();
      await told.promise;
      return route.fulfill({ response });
    });
    await page.goto(url + USERS);
    await row(page, email).waitFor();
    await read.promise;
    const { inviteUser } = await owner.api.run(INVITE, { input: { email: other, roleId: MEMBER } });
    await eventually(() => expect(frames.join()).toContain(inviteUser.id));
    told.resolve();
    const invitation = page.locator(`[data-testid="invitation-row"][data-email="${other}"]`);
    await invitation.getByTestId('invitation-remove').click();
    await invitation.waitFor({ state: 'detached' });
    const { fetchInvitations } = await owner.api.run('{ fetchInvitations(first: 50) { data { email status } } }');
    expect(fetchInvitations.data).not.toContainEqual({ email: other, status: 'OPEN' });

    await page.getByTestId('roles-compare').click();
    await page.getByTestId('role-matrix').waitFor();
    await isSound('roles');
  });

  it('a manager changes the teams they are in, and reads why no others', async () => {
    const { getWorkspaceUserProfile: noor } = await owner.api.run('{ getWorkspaceUserProfile { id } }');
    await owner.api.run('mutation ($input: TeamInput!) { createTeamAndAutoAssignMembers(input: $input) { id } }', {
      input: { name: 'Back office', memberIds: [noor.id] },
    });
    await chooseRole('Manager');
    const why = 'Only Owner or Admin can do this outside your own teams. Ask Noor.';
    await member.goto(url + TEAMS);
    await member.getByRole('button', { name: 'Open Back office' }).click();
    await isRefused(member.getByTestId('team-save'), why);
    expect(await member.getByTestId('team-name').getAttribute('readonly')).not.toBeNull();
    await member.getByRole('button', { name: 'Cancel' }).click();
    await member.getByRole('button', { name: 'Open Late shift' }).click();
    await isRefused(member.getByTestId('team-is-default'), why);
    await member.getByTestId('team-name').fill('Early shift');
    await member.getByTestId('team-save').click();
    await member.locator('[data-testid="team-row"][data-name="Early shift"]').waitFor();

    await member.goto(url + USERS);
    await row(member, owner.email).getByTestId('member-open').click();
    await member.getByText('You can only change teams you’re in.').waitFor();
    const team = (name: string) => member.locator('.mantine-Pill-root').filter({ hasText: name });
    await team('Back office').waitFor();
    expect(await team('Back office').getByRole('button', { includeHidden: true }).count()).toBe(0);
    await team('Early shift').getByRole('button', { includeHidden: true }).click();
    await team('Early shift').waitFor({ state: 'detached' });
    await team('Back office').waitFor();
    await chooseRole('Member');
  });

  it('who is on a call is shown busy to everybody, and available again after it', async () => {
    await member.goto(url + USERS);
    const now = row(member, owner.email).locator('[data-column="now"]');
    await now.getByText('Available').waitFor();
    const peer = '+16285550136';
    await outside.phone(peer, 0);
    const phone = await openPhone(owner.api, { tone: 'none' });
    const { placeCall } = await owner.api.run(
      'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id } connectParams { name value } } }',
      {
        input: { phoneNumberId: owner.number.id, to: peer, deviceId: phone.deviceId, idempotencyKey: 'busy-1' },
      },
    );
    const talk = await phone.connect(placeCall.connectParams);
    await now.getByText('Busy').waitFor();
    await owner.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: placeCall.call.id });
    await talk.ended;
    phone.lose();
    await now.getByText('Available').waitFor();
  });

  it('what a role may not do is greyed, with the reason and who can fix it', async () => {
    await member.goto(url + USERS);
    const invite = member.getByTestId('invite-open');
    const why = 'Only Owner or Admin can do this. Ask Noor.';
    await isRefused(invite, why);
    await invite.focus();
    await member.getByRole('tooltip', { name: why }).waitFor();

    await member.goto(`${url}/settings/email-alerts`);
    await isRefused(member.getByTestId('summary-NEVER'), why);
    await isRefused(member.getByTestId('summary-emails'), why);
    await member.getByTestId('summary-NEVER').click({ force: true });
    await member.getByTestId('summary-emails').press('x');
    expect(await member.getByTestId('save-bar').count()).toBe(0);
  });

  it('the workspace’s settings: wrong, right, and stale', async () => {
    await page.goto(url + WORKSPACE);
    const website = page.getByTestId('workspace-website');
    await website.fill('not a site');
    await page.getByTestId('save').click();
    await page.getByText('Write an address such as https://example.com.').waitFor();
    await website.fill('https://night.example.com');
    await page.getByTestId('workspace-unique-name').fill('admin');
    await page.getByTestId('save').click();
    await page.getByText(/admin is reserved/).waitFor();
    await page.getByTestId('workspace-unique-name').fill(`night-${process.pid}`);
    const inTime = page.getByTestId('workspace-service-level');
    expect(await inTime.inputValue()).toBe('20');
    await inTime.fill('4');
    await page.getByTestId('save').click();
    await page.getByText('Choose 5 to 600 seconds.').waitFor();
    await inTime.fill('30');
    await shot(page, 'workspace');
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
    await page.goto(`${url}/channels/calls/live-activity`);
    await page.getByText('Service level · 30 s').waitFor();
    await page.goto(url + WORKSPACE);

    await page.getByTestId('workspace-name').fill('Night Garage');
    await owner.api.run('mutation { updateWorkspace(name: "Day Garage") { id } }');
    await eventually(async () => {
      // On a busy machine the answer may come after these seconds; then there is nothing to save any more.
      if (!(await page.getByTestId('conflict').isVisible())) await page.getByTestId('save').click({ timeout: 1_000 });
      await page.getByTestId('conflict').waitFor({ timeout: 5_000 });
    }, 60_000);
    await shot(page, 'workspace-stale');
    await page.getByTestId('conflict-theirs').click();
    expect(await page.getByTestId('workspace-name').inputValue()).toBe('Day Garage');
  });

  it('a search of the settings leads to the field itself, on a narrow screen as well', async () => {
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const size of [wide, { width: 390, height: 800 }]) {
      await page.setViewportSize(size);
      await page.goto(url + TEAMS);
      await page.getByPlaceholder('Find a setting').fill('retention');
      await page.getByTestId('setting-hit').getByText('Keep recordings for').waitFor();
      await shot(page, `search-${size.width}`);
      expect(await overflowOf(page)).toEqual([]);
      await page.getByTestId('setting-hit').getByText('Keep recordings for').click();
      const field = page.getByRole('combobox', { name: 'Keep recordings for' });
      await eventually(async () => {
        expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      });
    }
    await page.setViewportSize(wide);
  });

  it('the audit log says who did what, with before and after', async () => {
    await page.goto(`${url}${WORKSPACE}?view=audit`);
    const entries = page.locator('[data-testid="audit-entry"][data-action="member.role.changed"]');
    await entries.filter({ hasText: 'Ines' }).filter({ hasText: 'Admin' }).first().waitFor();
    await shot(page, 'audit');
    await isSound('audit', 'main');
  });

  it('the audit log is read on to its first entry', async () => {
    const { auditLog } = await owner.api.run('{ auditLog(limit: 1) { metadata { count } } }');
    const entries = page.getByTestId('audit-entry');
    // More than two pages of thirty, so that a page follows a page.
    const wanted = 65;
    for (let done = Number(auditLog.metadata.count); done < wanted; done += 1)
      await owner.api.run('mutation ($name: String!) { updateWorkspace(displayName: $name) { id } }', {
        name: `Garage ${done}`,
      });
    await page.reload();
    await entries.first().waitFor();
    expect(await entries.count()).toBe(30);
    for (const shown of [60, wanted]) {
      await page.getByTestId('audit-more').click();
      await eventually(async () => {
        expect(await entries.count()).toBeGreaterThanOrEqual(shown);
      });
    }
    expect(await page.getByTestId('audit-more').count()).toBe(0);
  });

  it('the way into a workspace ends at once: the page leaves, and says why', async () => {
    await member.goto(url + USERS);
    await row(member, email).waitFor();
    await openMember(email);
    await page.getByTestId('member-deactivate').click();
    await page.getByTestId('deactivation-reason').fill('Moves to another branch');
    await page.getByTestId('danger-confirm').click();
    await member.waitForURL(/\/select-workspace/);
    await member.getByText('You’re no longer in that workspace').waitFor();
    await shot(member, 'ended');
    await row(page, email).getByText('Deactivated').waitFor();

    await page.getByTestId('member-reactivate').click();
    await page
      .getByText(/is back\./)
      .first()
      .waitFor();
  });

  it('a closed workspace asks for its name, and every page leaves it', async () => {
    await page.goto(url + WORKSPACE);
    await page.getByTestId('workspace-close').click();
    const confirm = page.getByTestId('confirm-submit');
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await page.getByTestId('confirm-text').fill('Day Garage');
    await confirm.click();
    await page.waitForURL(/\/account-settings\/workspaces/);
  });

  it('no page has stumbled or asked a stranger', () => {
    expect([...owners.errors, ...members.errors]).toEqual([]);
    expect([...owners.strays, ...members.strays]).toEqual([]);
  });
});
