/**
 * Emergency calls in a real browser (defaults 7.3): the phone leads whoever is refused to the form of the emergency address, and who
 * has no seat calls 911 from where the phone says that there is none. With SHOTS=folder the form is photographed.
 *
 * @area phone, numbers
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, PASSWORD, type Person, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('emergency calls', () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let url: string;
  let browser: TestBrowser;
  let other: TestBrowser;
  let owner: Owner;
  let member: Person & { profileId: string };
  let page: Page;

  const signIn = async (of: Page, email: string) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await of.getByTestId('phone-status').first().waitFor();
  };
  const inState = (of: Page, wanted: string) => of.locator(`[data-testid="phone"][data-state="${wanted}"]`).waitFor();
  const dial = async (of: Page, to: string) => {
    await of.getByTestId('dialer-input').fill(to);
    await of.getByTestId('dialer-input').press('Enter');
  };

  beforeAll(async () => {
    product = await startProduct();
    ({ url } = product);
    owner = await anOwnerOnBusiness(product, 'Noor');
    member = await aMember(url, owner, 'MEMBER', { firstName: 'Mia' });
    await owner.api.run('mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { hasSeat } }', {
      input: { id: member.profileId, hasSeat: false },
    });
    browser = await launchChromium(url, 440);
    other = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await signIn(page, owner.email);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await other?.close();
  }, 60_000);

  it('are impossible with a test number, whose settings say so', async () => {
    await page.goto(`${url}/settings/channels`);
    await page.getByTestId('emergency-impossible').getByText('A test number can’t call').waitFor();
  });

  it('need an address, to whose form the phone leads, and which is refused at its field while it is wrong', async () => {
    // The sandbox sells no numbers: the one that was lent becomes the workspace's own.
    await product.services
      .find(({ name }) => name === 'telephony')!
      .db.tenant(owner.workspaceId, ({ tx }) =>
        (tx as unknown as { $executeRawUnsafe(text: string): Promise<number> }).$executeRawUnsafe(
          'UPDATE phone_number SET is_test_number = false, free_until = NULL',
        ),
      );
    await page.goto(`${url}/channels/calls/history`);
    await page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor({ timeout: 60_000 });
    await page.getByTestId('phone-open').first().click();
    await dial(page, '+16285550136');
    await page.getByTestId('phone-problem').getByText('has no emergency address yet').waitFor();
    await page.getByTestId('emergency-step').click();
    await page.waitForURL(/\/settings\/channels\?number=/);
    await page.keyboard.press('Escape');
    const form = page.getByTestId('emergency-form');
    await form.getByText('Until then, the number can’t call anyone').waitFor();
    await form.getByTestId('emergency-address1').fill('1840 Harrison Street');
    for (const [part, text] of Object.entries({ city: 'Oakland', state: 'California', zip: '9461' }))
      await form.getByTestId(`emergency-${part}`).fill(text);
    await form.getByTestId('emergency-save').click();
    await form.getByText('Enter a ZIP code of five digits').waitFor();
    await settled(page);
    if (shots) await page.screenshot({ path: path.join(shots, 'emergency-address.png'), fullPage: true });
    expect.soft(await violationsOf(page, '[data-testid=emergency-form]', 'all')).toEqual([]);
    await form.getByTestId('emergency-zip').fill('94612');
    await form.getByTestId('emergency-save').click();
    await form.getByText('Responders go here when').waitFor();
    expect(await form.getByTestId('emergency-state').inputValue()).toBe('CA');
    await page.getByTestId('phone-open').first().click();
    await dial(page, '+16285550136');
    await inState(page, 'RINGING');
    await page.getByTestId('call-end').click();
  }, 120_000);

  it('are made by who has no seat, and the owner is told', async () => {
    const theirs = await other.context.newPage();
    await signIn(theirs, member.email);
    await theirs.getByTestId('phone-open').first().click();
    if (shots) await theirs.screenshot({ path: path.join(shots, 'emergency-no-seat.png') });
    await theirs.getByTestId('phone-emergency').click();
    await theirs.getByTestId('dialer-input').waitFor({ timeout: 30_000 });
    await dial(theirs, '911');
    await inState(theirs, 'IN_CALL');
    if (shots) await theirs.screenshot({ path: path.join(shots, 'emergency-call.png') });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByTestId('bell-row').getByText('called the emergency number 911').waitFor();
    await theirs.getByTestId('call-end').click();
  }, 120_000);
});
