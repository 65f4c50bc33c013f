/**
 * Somebody asks to join: it stands on the open page of who decides, and goes from it when somebody else has decided.
 *
 * @area joining, people, accessRequests
 */
import { eventually } from '@ringline/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwner, aPerson, type Owner, PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';

describe.skipIf(!chromiumPath)('a request to join', () => {
  let product: RunningProduct;
  let browser: TestBrowser;
  let owner: Owner;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchChromium(product.url, 440);
    owner = await anOwner(product.url, 'Noor');
  }, 120_000);

  afterAll(() => browser?.close(), 60_000);

  it('comes and goes on the open page without a reload', async () => {
    const domain = owner.email.split('@')[1];
    await eventually(() =>
      owner.api.run(
        'mutation ($domain: String) { updateWorkspace(allowSignupFromDomain: $domain, joinNeedsApproval: true) { id } }',
        { domain },
      ),
    );
    const page = await browser.context.newPage();
    await page.goto(`${product.url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${product.url}/settings/users`);
    await page.getByTestId('member-row').first().waitFor();
    await page.waitForLoadState('networkidle');
    const waiting = page.getByTestId('join-request');
    expect(await waiting.count()).toBe(0);

    const asking = await aPerson(product.url, 'Otto');
    const join = 'mutation ($id: ID!) { joinWorkspace(workspaceId: $id) { status } }';
    await eventually(async () => {
      const { joinWorkspace } = await asking.api.run(join, { id: owner.workspaceId });
      expect(joinWorkspace.status).toBe('PENDING');
    });
    await waiting.filter({ hasText: 'Otto' }).waitFor();

    const [request] = (await owner.api.run('{ fetchJoinRequests { id } }')).fetchJoinRequests;
    await owner.api.run('mutation ($id: ID!) { decideJoinRequest(id: $id, status: REJECTED) { status } }', request);
    await waiting.waitFor({ state: 'detached' });
    expect(browser.errors).toEqual([]);
  }, 120_000);
});
