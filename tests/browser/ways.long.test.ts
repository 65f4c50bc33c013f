/**
 * Where a page leads, and what it does not fetch, in real browsers: a member without a seat and the voice SDK, the
 * viewer's zone, a ringtone before its answer, the map of keys, a person found by the palette, the way out of /error, a
 * stale set-up, and a closed workspace.
 *
 * @area web/app, web/base, phone, sign-in
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { changeAnswers, leaveAlone } from './answers.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';

const MANAGE = '/account-settings/workspaces';
const SEAT = 'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { id hasSeat } }';
/** A name that only the carrier's SDK has. */
const OF_SDK = 'PreflightTest';

describe.skipIf(!chromiumPath)('ways', () => {
  let url: string;
  let owners: TestBrowser;
  let members: TestBrowser;
  let owner: Owner;
  let bea: Person & { profileId: string };
  let page: Page;
  let member: Page;

  const isInside = (of: Page) => of.getByTestId('phone-status').first().waitFor();
  const phoneIs = (of: Page, status: string) =>
    of.locator(`[data-testid="phone-status"][data-status="${status}"]`).first().waitFor();
  const signIn = async (of: Page, email: string) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isInside(of);
  };
  const at = (path: string) => page.waitForURL(url + path);

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    owners = await launchChromium(url, 440);
    members = await launchChromium(url, 440);
    owner = await anOwnerOnBusiness(product, 'Noor');
    bea = await aMember(url, owner, 'MEMBER');
    await owner.api.run(SEAT, { input: { id: bea.profileId, hasSeat: false } });
    page = await owners.context.newPage();
    member = await members.context.newPage();
  }, 120_000);

  afterAll(async () => {
    await owners?.close();
    await members?.close();
  }, 60_000);

  it('a member without a seat fetches no voice SDK; one who gets a seat can be rung at once', async () => {
    const scripts: Promise<string>[] = [];
    const tokens: string[] = [];
    member.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    member.on('request', (request) => {
      if (request.url().startsWith(`${url}/tokens`)) tokens.push(request.url());
    });
    const hasSdk = async () => (await Promise.all(scripts)).some((script) => script.includes(OF_SDK));
    await signIn(member, bea.email);
    await phoneIs(member, 'noSeat');
    await member.waitForLoadState('networkidle').catch(() => undefined);
    expect(tokens).toEqual([]);
    expect(await hasSdk()).toBe(false);
    await owner.api.run(SEAT, { input: { id: bea.profileId, hasSeat: true } });
    await phoneIs(member, 'ready');
    expect(await hasSdk()).toBe(true);
  }, 60_000);

  it('a member’s own ringtone is there before the server has answered', async () => {
    await member.goto(`${url}/settings/myprofile`);
    const tone = member.getByRole('combobox', { name: 'Your ringtone here' });
    await tone.waitFor();
    const before = await tone.inputValue();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await member.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('MyProfilePageRingtoneMutation')) await held;
      await route.continue();
    });
    await tone.click();
    await member.getByRole('option').filter({ hasNotText: before }).first().click();
    await expect.poll(() => tone.inputValue()).not.toBe(before);
    const chosen = await tone.inputValue();
    answer();
    await member.getByText('Ringtone saved.').waitFor();
    await leaveAlone(member);
    await member.reload();
    await tone.waitFor();
    await expect.poll(() => tone.inputValue(), { timeout: 5_000 }).toBe(chosen);
  }, 60_000);

  it('the map of keys shows what acts for this person', async () => {
    const set = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }';
    await bea.api.run(set, { input: { settings: { singleKeyShortcuts: false, enterSends: true } } });
    await member.reload();
    await isInside(member);
    const map = member.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const help = (item: string) =>
      member
        .getByTestId('help')
        .click()
        .then(() => member.getByRole('menuitem', { name: item }).click());
    await help('What’s new');
    await member.getByTestId('whats-new').getByRole('heading', { name: 'Calls in the browser' }).waitFor();
    await member.keyboard.press('Escape');
    await member.getByTestId('whats-new').waitFor({ state: 'detached' });
    const wide = member.viewportSize() ?? { width: 1440, height: 900 };
    await member.setViewportSize({ width: 390, height: 844 });
    await member.getByRole('button', { name: 'More', exact: true }).click();
    await member.getByTestId('more-help').click();
    await member.getByRole('menuitem', { name: 'Ask an admin' }).click();
    await member.waitForURL(`${url}/settings/users`);
    await member.getByTestId('more-help').waitFor({ state: 'detached' });
    await member.setViewportSize(wide);
    await help('Keyboard shortcuts');
    await map.getByText('Save changes').waitFor();
    expect(await map.locator('[data-off]').count()).toBe(11);
    await map.getByRole('link', { name: /Single-key shortcuts are off/ }).click();
    await member.waitForURL(`${url}/account-settings/profile`);
  }, 60_000);

  it('moments stand in the zone of the account, not of the browser or the workspace', async () => {
    const move = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id timezone } }';
    await owner.api.run(move, { input: { timezone: 'Asia/Tokyo' } });
    await signIn(page, owner.email);
    await page.goto(`${url}/`);
    await page.getByText(/· Tokyo time$/).waitFor();
  }, 60_000);

  it('the palette opens the person that it found', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Bea');
    await page.getByRole('dialog').getByText(bea.email).click();
    await at(`/settings/users?member=${bea.profileId}`);
    await page.getByTestId('member-drawer').getByText(bea.email).first().waitFor();
  }, 60_000);

  it('trying again leaves /error', async () => {
    await page.goto(`${url}/error`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await at('/');
    await isInside(page);
  }, 60_000);

  it('a set-up that somebody else changed meanwhile is read anew and then saved, without undoing theirs', async () => {
    await page.goto(`${url}/onboarding/setup-workspace`);
    // Asked for when the workspace was made, and not again.
    const size = page.getByRole('combobox', { name: 'Team size' });
    await size.waitFor();
    expect(await page.getByLabel('Workspace name').count()).toBe(0);
    await page.getByLabel('Website').fill('https://noor.example');
    await owner.api.run('mutation { updateWorkspace(name: "Noor and Daughters", teamSize: "50-249") { id } }');
    await page.getByTestId('onboarding-continue').click();
    await expect.poll(() => size.inputValue()).toBe('50-249');
    expect(await page.getByLabel('Website').inputValue()).toBe('https://noor.example');
    await page.getByTestId('onboarding-continue').click();
    await at('/');
    const { getWorkspaceWithSettings } = await owner.api.run(
      '{ getWorkspaceWithSettings { name teamSize setting { website } } }',
    );
    expect(getWorkspaceWithSettings).toMatchObject({
      name: 'Noor and Daughters',
      teamSize: '50-249',
      setting: { website: 'https://noor.example' },
    });
  }, 60_000);

  it('a closed workspace is left from every page', async () => {
    await page.goto(`${url}/`);
    await isInside(page);
    await owner.api.run('mutation { deactivateWorkspace(name: "Noor and Daughters") { status } }');
    await at(MANAGE);
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
    await at('/connections/contacts');
    await at(MANAGE);
  }, 60_000);

  it('its owner may reopen it, but not one that the shop closed', async () => {
    const reopen = page.getByRole('button', { name: 'Reactivate' });
    await reopen.waitFor();
    expect(await reopen.getAttribute('aria-disabled')).toBeNull();
    // Of every answer: several of them tell of the workspace, and the last one counts.
    await changeAnswers(page, undefined, (body) => body.replaceAll('"Deactivated"', '"Uninstalled"'));
    // What was missed is told again over the socket, and would come after the answers on a slow machine.
    await page.routeWebSocket('**/graphql', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((frame) => socket.send(String(frame).replaceAll('"Deactivated"', '"Uninstalled"')));
    });
    await page.reload();
    await page.getByText('Uninstalled', { exact: true }).waitFor();
    expect(await reopen.getAttribute('aria-disabled')).toBe('true');
    const why = await reopen.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${why}"]`).textContent()).toContain('Install it there again');
    await leaveAlone(page);
  }, 60_000);

  it('no page has stumbled', () => {
    expect([...owners.errors, ...members.errors]).toEqual([]);
    expect([...owners.strays, ...members.strays]).toEqual([]);
  });
});
