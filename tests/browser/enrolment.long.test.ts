/**
 * The second step that a workspace asks for: set up in the shell's place, lost and taken off; and who does nothing is signed out.
 *
 * @area account, mfa, sign-in, security
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@ringline/kit/testing';
import { recoveryCodes } from '../journeys/peopleOperations.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { PASSWORD, anOwner, startProduct } from '../testkit/index.ts';
import { allowCodes, endResetWait, resetCodeMailed } from '../testkit/lostAuthenticator.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { requireMfaSince } from '../testkit/strictWorkspace.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('a workspace that asks for a second step', () => {
  let browser: TestBrowser;
  let product: Awaited<ReturnType<typeof startProduct>>;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
  });
  afterAll(() => browser?.close());

  it('leads to setting up an authenticator app, and in with its first code', async () => {
    const owner = await anOwner(product.url, 'Rosa');
    const page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();

    await requireMfaSince(product, owner.workspaceId, 8);
    // A new session: the rights of the old one were given before.
    await page.context().clearCookies();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('mfa-enrol').waitFor();
    const secret = (await page.getByTestId('mfa-secret').textContent()) ?? '';
    if (shots) await page.screenshot({ path: path.join(shots, 'enrol.png') });
    if (shots) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: path.join(shots, 'enrol-360.png'), fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(authenticatorApp(secret.replaceAll(' ', '')).code());
    await page.getByTestId('recovery-codes').waitFor();
    expect(await page.getByTestId('recovery-codes').getByRole('listitem').count()).toBe(10);
    await page.getByTestId('recovery-kept').check();
    await page.getByTestId('recovery-done').click();
    await page.getByTestId('phone-status').first().waitFor();
    // Sign-out after inactivity is of a plan that this workspace does not have.
    await page.goto(`${product.url}/settings/workspaces`);
    expect(await page.getByTestId('plan-gate').textContent()).toBe('Available on Business plan');
    await page.close();
  }, 120_000);

  it('lets in who lost the app and all codes: after three days, and asks for a new one', async () => {
    const owner = await anOwner(product.url, 'Lola');
    await recoveryCodes(owner.api);
    await requireMfaSince(product, owner.workspaceId, 8);
    const page = await browser.context.newPage();
    const lost = async () => {
      await page.context().clearCookies();
      await allowCodes(product);
      await page.goto(`${product.url}/login?view=email`);
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByTestId('mfa-lost').click();
      await page.getByTestId('lost-send').click();
      const code = await resetCodeMailed(product.url, owner.email);
      await page.getByLabel('Digit 1 of 6').click();
      await page.keyboard.type(code);
    };
    await lost();
    await page.getByTestId('lost-waiting').waitFor();
    expect(await violationsOf(page, 'body', 'all')).toEqual([]);

    await endResetWait(product, owner.userId);
    await lost();
    await page.getByTestId('mfa-enrol').waitFor();
    await page.close();
  }, 120_000);

  it('signs out who does nothing, after asking', async () => {
    const owner = await anOwnerOnBusiness(product, 'Iris');
    const page = await browser.context.newPage();
    await page.context().clearCookies();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${product.url}/settings/workspaces`);
    await page.getByTestId('workspace-idle').click();
    await page.getByRole('option', { name: 'After 15 minutes' }).click();
    await page.getByTestId('workspace-strict-passwords').check({ force: true });
    expect(await violationsOf(page, '[data-testid=workspace-form]', 'all')).toEqual([]);
    await page.getByTestId('save').click();
    await eventually(async () => {
      const { getWorkspaceWithSettings } = await owner.api.run(
        '{ getWorkspaceWithSettings { strictPasswords idleSignOutMinutes } }',
      );
      expect(getWorkspaceWithSettings).toEqual({ strictPasswords: true, idleSignOutMinutes: 15 });
    }, 10_000);
    await page.goto(product.url);
    await page.getByTestId('phone-status').first().waitFor();
    const idleFor = (minutes: number) =>
      page.evaluate((at) => localStorage.setItem('ringline.active-at', String(at)), Date.now() - minutes * 60_000);
    // Until the page has read what the workspace asks for.
    await eventually(async () => {
      await idleFor(14.2);
      await page.getByTestId('idle-stay').waitFor({ timeout: 3000 });
    }, 20_000);
    expect(await violationsOf(page, '[role=alertdialog]', 'all')).toEqual([]);
    await page.getByTestId('idle-stay').click();
    await page.getByTestId('idle-stay').waitFor({ state: 'detached' });
    await idleFor(15);
    await page.waitForURL(/\/login\?reason=idle/);
    await page.getByText('You were signed out because you were inactive').waitFor();
  }, 120_000);
});
