/**
 * People of a workspace in real browsers: invited, joined, put into a team; a role that changes on the member's open page
 * without a reload; access that ends; and the forms of teams and of the workspace with what is right, wrong and stale.
 * With SHOTS=folder the screens are photographed.
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, OutsideWorld, type Owner, PASSWORD, startProduct, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness, invitationToken } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';

const USERS = '/settings/users';
const TEAMS = '/settings/teams';
const WORKSPACE = '/settings/workspaces';
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
    await page.goto(url + USERS);
    await row(page, owner.email).getByText('You').waitFor();
    await page.getByTestId('invite-open').click();
    await page.getByTestId('invite-send').click();
    await page.getByText('Enter at least one email address.').waitFor();
    await page.getByTestId('invite-emails').click();
    await page.keyboard.type(`${email},nobody`);
    await page.keyboard.press('Enter');
    await page.getByTestId('invite-send').click();
    await page.getByText('nobody is not an email address.').waitFor();
    await page.getByTestId('invite-emails').click();
    await page.keyboard.press('Backspace');
    await shot(page, 'invite');
    await page.getByTestId('invite-send').click();
    await page.locator(`[data-testid="invitation-row"][data-email="${email}"]`).waitFor();
    await shot(page, 'invited');
  });

  it('who is invited signs up by the link, and stands in the owner’s list without a reload', async () => {
    await member.goto(`${url}/login?invitation=${await invitationToken(url, email)}`);
    await member.getByLabel('First name').fill('Ines');
    await member.getByLabel('Last name').fill('Paz');
    await member.getByLabel('Work email').fill(email);
    await member.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await member.getByRole('button', { name: 'Create account' }).click();
    await member.getByRole('heading', { name: 'Check your email' }).waitFor();
    const code = await outside.codeFor(email);
    await member.getByLabel('Digit 1 of 6').click();
    await member.keyboard.type(code);
    await isInside(member);
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
    await member.getByText('Your role Member does not include this. Ask: Owner or Admin.').first().waitFor();
    await member.evaluate(() => Object.assign(globalThis, { sameLoad: true }));

    await chooseRole('Admin');
    await eventually(async () => {
      expect(await name.getAttribute('readonly')).toBeNull();
    }, 60_000);
    await shot(member, 'admin');

    await chooseRole('Member');
    await eventually(async () => {
      expect(await name.getAttribute('readonly')).not.toBeNull();
    }, 60_000);
    expect(await member.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  });

  it('what a role may not do is greyed, with the reason and who can fix it', async () => {
    await member.goto(url + USERS);
    const invite = member.getByTestId('invite-open');
    await invite.waitFor();
    expect(await invite.getAttribute('aria-disabled')).toBe('true');
    const why = await invite.getAttribute('aria-describedby');
    const reason = await member.locator(`[id="${why}"]`).textContent();
    expect(reason).toBe('Your role Member does not include this. Ask: Owner or Admin.');
    await invite.focus();
    await member.getByRole('tooltip', { name: reason ?? '' }).waitFor();
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
    await shot(page, 'workspace');
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });

    await page.getByTestId('workspace-name').fill('Night Garage');
    await owner.api.run('mutation { updateWorkspace(name: "Day Garage") { id } }');
    await eventually(async () => {
      await page.getByTestId('save').click({ timeout: 1_000 });
      await page.getByTestId('conflict').waitFor({ timeout: 5_000 });
    }, 60_000);
    await shot(page, 'workspace-stale');
    await page.getByTestId('conflict-theirs').click();
    expect(await page.getByTestId('workspace-name').inputValue()).toBe('Day Garage');
  });

  it('the audit log says who did what, with before and after', async () => {
    await page.goto(`${url}${WORKSPACE}?view=audit`);
    const entry = page.locator('[data-testid="audit-entry"][data-action="member.role.changed"]').first();
    await entry.getByText('Ines').first().waitFor();
    await entry.getByText('Admin').first().waitFor();
    await shot(page, 'audit');
  });

  it('the way into a workspace ends at once: the page leaves, and says why', async () => {
    await member.goto(url + USERS);
    await row(member, email).waitFor();
    await openMember(email);
    await page.getByTestId('member-deactivate').click();
    await page.getByTestId('deactivation-reason').fill('Moves to another branch');
    await page.getByTestId('danger-confirm').click();
    await member.waitForURL(/\/select-workspace/);
    await member.getByText('You are no longer in that workspace').waitFor();
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
