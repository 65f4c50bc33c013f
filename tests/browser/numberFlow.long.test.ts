/**
 * The settings of a number whose calls go by a published flow: which version that is, where it is changed, and what takes it
 * out of service. And what the plan does not have is refused where one looks. With SHOTS=folder the screens are photographed.
 *
 * @area numbers, automation
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwner, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { anOwnerOn } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { rawTextOf, settled, violationsOf } from './screens.ts';

const NUMBERS = '/settings/channels';
const shots = process.env['SHOTS'];

async function publishMessage({ api, number: { id } }: Owner): Promise<void> {
  const { flow } = await api.run('query ($id: ID!) { flow: fetchCallFlow(id: $id) { draft { revision } } }', { id });
  const { saved } = await api.run(
    'mutation ($input: SaveCallFlowDraftInput!) { saved: saveCallFlowDraft(input: $input) { draft { revision } } }',
    { input: { id, revision: flow.draft.revision, start: 'message', nodes: [{ id: 'message', kind: 'VOICEMAIL' }] } },
  );
  await api.run('mutation ($input: PublishCallFlowInput!) { publishCallFlow(input: $input) { id } }', {
    input: { id, revision: saved.draft.revision },
  });
}

describe.skipIf(!chromiumPath)('the settings of a number', () => {
  let url: string;
  let browser: TestBrowser;
  let business: Owner;
  let free: Owner;

  const openAs = async ({ email }: Owner): Promise<Page> => {
    const page = await (await browser.another()).newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('phone-status').first().waitFor();
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-type').waitFor();
    return page;
  };
  const isSound = async (page: Page, name: string) => {
    const problems = await rawTextOf(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(...(await violationsOf(page, 'main', colorScheme === 'light' ? 'all' : 'colour')));
      if (shots)
        await page.screenshot({ path: path.join(shots, `number-flow-${name}-${colorScheme}.png`), fullPage: true });
    }
    expect.soft(problems, name).toEqual([]);
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    browser = await launchChromium(url, 440);
    business = await anOwnerOn('BUSINESS', product, 'Noor');
    free = await anOwner(url, 'Stella');
  }, 120_000);

  afterAll(() => browser?.close(), 60_000);

  it('says which version of its flow is live, leads there, and what else would take it out of service', async () => {
    await publishMessage(business);
    const page = await openAs(business);
    await page.getByTestId('own-flow').getByText('Version 1 of this number’s custom flow is live.').waitFor();
    expect(await page.getByTestId('number-fallback').count()).toBe(0);
    expect(await page.getByTestId('number-timeout').isDisabled()).toBe(true);
    await isSound(page, 'own');

    await page.getByTestId('number-type').getByText('Ring the team', { exact: true }).click();
    await page.getByTestId('leaves-flow').getByText('takes version 1 of the flow offline').waitFor();
    await page.getByTestId('number-fallback').waitFor();
    await isSound(page, 'leaves');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByTestId('own-flow').waitFor();

    await page.getByTestId('number-type').getByText('Ring the team', { exact: true }).click();
    await page.getByTestId('save').click();
    await page.getByTestId('save-bar').waitFor({ state: 'detached' });
    await page.getByTestId('leaves-flow').waitFor({ state: 'detached' });
    expect(await page.getByTestId('own-flow').count()).toBe(0);
    const { id } = business.number;
    const { flow } = await business.api.run('query ($id: ID!) { flow: fetchCallFlow(id: $id) { live { version } } }', {
      id,
    });
    expect(flow.live).toBeNull();
    await page.context().close();
  }, 60_000);

  it('leads to the editor of its flow', async () => {
    await publishMessage(business);
    const page = await openAs(business);
    await page.getByTestId('open-flow').click();
    await page.getByTestId('editor-tabs').waitFor();
    await page.context().close();
  }, 60_000);

  it('refuses what the plan does not have beside the choice, and keeps it there to be changed', async () => {
    const page = await openAs(free);
    await page.getByTestId('number-type').getByText('Queue', { exact: true }).click();
    await page.getByTestId('save').click();
    await page.getByTestId('number-type-error').getByText('Not in the Free plan: wait queues.').waitFor();
    await isSound(page, 'refused');
    await page.getByTestId('number-type').getByText('Ring the team', { exact: true }).click();
    await page.getByTestId('number-type-error').waitFor({ state: 'detached' });
    await page.context().close();
  }, 60_000);
});
