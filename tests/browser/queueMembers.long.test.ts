/**
 * A queue's own settings in a real browser: the key for a callback, the members' order by keyboard, and their penalties.
 *
 * @area queues, people
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the settings of a queue', () => {
  let url: string;
  let browser: TestBrowser;
  let owner: Owner;

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    owner = await anOwnerOnBusiness(product, 'Ana');
    await aMember(url, owner, 'MEMBER', { firstName: 'Ben' });
    browser = await launchChromium(url, 440);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('keeps who rings first, who is kept back, and the key by which callers are called back', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(`${url}/settings/channels`);
    await page.getByTestId('number-type').getByText('Queue', { exact: true }).click();
    const rows = page.getByTestId('queue-members').locator('li');
    await eventually(async () => expect(await rows.count()).toBe(2), 20_000);
    expect(await rows.first().innerText()).toContain('Ana');
    await page.getByRole('button', { name: 'Move Ana Test down' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await rows.first().innerText()).toContain('Ben'));
    await page.getByLabel('Penalty of Ana Test').fill('3');
    await page.getByTestId('queue-callback').click();
    await page.getByRole('option', { name: 'By key 1', exact: true }).click();
    await settled(page);
    expect(await violationsOf(page, '[data-testid=queue-fields]', 'all')).toEqual([]);
    if (shots) await page.screenshot({ path: path.join(shots, 'queue-members.png'), fullPage: true });
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
    const { getSinglePhoneNumber } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { callWorkFlow { type queueCallbackKey queueMembers { userId penalty } } } }',
      { id: owner.number.id },
    );
    expect(getSinglePhoneNumber.callWorkFlow).toMatchObject({
      type: 'QUEUE',
      queueCallbackKey: '1',
      queueMembers: [{ penalty: 0 }, { userId: owner.userId, penalty: 3 }],
    });
  });
});
