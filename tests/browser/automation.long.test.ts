/**
 * The editor of call flows in a real browser: a flow that is built by keyboard in the outline, tried, kept as a test,
 * published, held back by a failing test, and rolled back; and a caller who is led by it. With SHOTS=folder the screens are
 * photographed.
 *
 * @area automation, flows
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { overflowOf, rawTextOf, settled, unexplainedOf, violationsOf } from './screens.ts';

const LIST = '/channels/calls/automation';
const MAIN = 'main';
const DIALOG = '[role=dialog]';
const CALLER = '+15035550174';
const MENU = 'For sales, press 1. To leave a message, press 2.';
const shots = process.env['SHOTS'];
const FLOW =
  'query ($id: ID!) { fetchCallFlow(id: $id) { live { version restoredVersion } draft { revision changes nodes { id kind } problems { code } } tests { name lastResult { passed } } } }';

describe.skipIf(!chromiumPath)('call automation', () => {
  let url: string;
  let outside: OutsideWorld;
  let browser: TestBrowser;
  let other: TestBrowser;
  let owner: Owner;
  let page: Page;

  const signIn = async (of: Page, email: string) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await of.getByTestId('phone-status').first().waitFor();
  };
  const flow = async () => {
    const { fetchCallFlow } = await owner.api.run(FLOW, { id: owner.number.id });
    return fetchCallFlow;
  };
  const isSound = async (name: string, within = MAIN) => {
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(...(await violationsOf(page, within, colorScheme === 'light' ? 'all' : 'colour')));
      if (shots) await page.screenshot({ path: path.join(shots, `automation-${name}-${colorScheme}.png`) });
    }
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 800 });
      problems.push(...(await overflowOf(page)).map((line) => `${width} px: ${line}`));
      if (shots) await page.screenshot({ path: path.join(shots, `automation-${name}-${width}.png`) });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    problems.push(...(await unexplainedOf(page, within)), ...(await rawTextOf(page)));
    expect.soft(problems, name).toEqual([]);
  };
  const row = (text: string) => page.getByTestId('outline-row').filter({ hasText: text }).first();
  /** Adds after the row that has the keyboard. */
  const add = async (kind: string) => {
    await page.getByTestId('outline-add').press('Enter');
    await page.getByTestId(`add-${kind}`).press('Enter');
  };
  const choose = async (testId: string, option: string | RegExp) => {
    await page.getByTestId(testId).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  const outline = () => page.getByTestId('editor-tabs').getByText('Outline').click();
  const saved = () => page.locator('[data-testid=draft-state][data-state=saved]').waitFor();
  const publish = async (note: string) => {
    await saved();
    await page.getByTestId('publish').click();
    await page.getByTestId('publish-note').fill(note);
    await page.getByTestId('publish-confirm').click();
  };

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    browser = await launchChromium(url, 440);
    other = await launchChromium(url, 440);
    owner = await anOwnerOnBusiness(product, 'Noor');
    page = await browser.context.newPage();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, owner.email);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await other?.close();
  }, 60_000);

  it('lists the numbers and the templates; a flow is built by keyboard alone, and the check leads to what is missing', async () => {
    await page.goto(url + LIST);
    await page.getByTestId('flow-row').getByText('Uses number settings').waitFor();
    await isSound('list');
    await page.getByTestId('flow-row').click();
    await page.getByTestId('flow-outline').waitFor();
    await isSound('begin');
    await page.getByTestId('outline-row').first().focus();
    await page.keyboard.press('Home');
    const before = await page.getByTestId('outline-row').count();
    await add('MENU');
    await page.getByTestId('step-say').fill(MENU);
    // Heard before it is saved, in a voice that says that it is not the one of calls.
    await page.getByTestId('hear-words').click();
    await page.getByTestId('hear-words-voice').getByText('preview voice').waitFor();
    await page.getByTestId('key-1-label').fill('Sales');
    await page.getByTestId('step-add-key').press('Enter');
    await page.getByTestId('key-2-label').fill('A message');
    // Before the team rings, which is where key 1 leads then.
    await row('Menu:').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await saved();
    await page.getByTestId('check').getByText('1 problem').waitFor();
    expect(await page.getByTestId('outline-row').allInnerTexts()).toMatchObject([
      expect.stringContaining('Menu: press 1 or 2'),
      expect.stringContaining('Ring'),
      expect.stringContaining('Take a message'),
      expect.stringContaining('No step yet'),
      expect.stringContaining('Continues with'),
    ]);
    await isSound('menu');
    await page.getByTestId('step-close').press('Enter');
    await page.getByTestId('publish').press('Enter');
    await page.getByTestId('problem').getByText('Menu: press 1 or 2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('problem').waitFor({ state: 'detached' });
    await page.getByTestId('check').press('Enter');
    await page.getByTestId('problem').press('Enter');
    await choose('way-key:2', /message/i);
    await page.getByTestId('check').getByText('0 problems').waitFor();
    expect(await page.getByTestId('outline-row').count()).toBe(before + 3);

    // The arrows walk the outline; what is deleted comes back with undo.
    await row('Menu:').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    expect(await page.getByTestId('outline-row').count()).toBeLessThan(before + 3);
    await page.keyboard.press('Control+z');
    expect(await page.getByTestId('outline-row').count()).toBe(before + 3);
    await saved();
    expect(await flow()).toMatchObject({ live: null, draft: { problems: [] } });
  });

  it('takes an AI agent and says that none is ready; a queue has its pauses and its music', async () => {
    await page.keyboard.press('Home');
    await add('AI_AGENT');
    await saved();
    await eventually(async () => expect((await flow()).draft.problems).toEqual([{ code: 'NO_AGENT' }]));
    await isSound('agent');
    await row('The AI agent answers').focus();
    await add('QUEUE');
    await page.getByTestId('queuePause').fill('12');
    await page.getByTestId('queueWrapUp').fill('30');
    await choose('step-music', 'The number’s music');
    await isSound('queue');
    await page.getByTestId('step-close').press('Enter');
    // As it was.
    await page.getByTestId('outline-row').first().focus();
    while ((await row('The AI agent answers').count()) > 0) await page.keyboard.press('Control+z');
    await saved();
    expect(await flow()).toMatchObject({ draft: { problems: [] } });
  });

  it('gives a menu an extension, which is typed, named, led somewhere and pressed in a trial', async () => {
    await row('Menu:').click();
    await page.getByTestId('step-add-extension').click();
    await page.getByTestId('key-101').fill('2');
    await page.getByTestId('key-101').blur();
    expect(await page.getByTestId('key-101').inputValue(), 'one digit is no extension').toBe('101');
    await page.getByTestId('key-101').fill('2001');
    await page.getByTestId('key-101').press('Enter');
    await page.getByTestId('key-2001-label').fill('Billing');
    await choose('way-key:2001', /message/i);
    await page.getByTestId('check').getByText('0 problems').waitFor();
    expect(await row('Menu:').innerText()).toContain('Menu: press 1, 2 or an extension');
    await isSound('extension');
    await saved();
    await page.getByTestId('try-it').click();
    await page.getByTestId('try-keys').fill('9 2001');
    await page.getByTestId('try-run').click();
    await page.getByTestId('try-path').getByText('Pressed 2001: Billing').waitFor();
    await page.getByTestId('key-2001-remove').click();
    await page.getByTestId('step-add-extension').waitFor();
    await saved();
    await page.reload();
    await page.getByTestId('flow-outline').waitFor();
  });

  it('tries a call line by line, keeps it as a test and publishes', async () => {
    await page.getByTestId('try-it').click();
    await page.getByTestId('try-keys').fill('1');
    await page.getByTestId('try-run').click();
    await page.getByTestId('try-path').getByText('Pressed 1: Sales').waitFor();
    await page.getByTestId('try-result').getByText('Answered by Noor').waitFor();
    // Whoever is busy is passed over, and so is who is offline; by keyboard, and read out.
    const noor = page.getByTestId('try-person').first();
    for (const [state, reason] of [
      ['Busy', 'Busy'],
      ['Offline', 'Not signed in'],
    ] as const) {
      await noor.press('Enter');
      await page.getByRole('status').getByText(`: ${state}`).waitFor();
      await page.getByTestId('try-run').click();
      await page.getByTestId('try-path').getByText(reason).first().waitFor();
    }
    await isSound('offline');
    // What callers hear is played, a key that is no choice among it.
    await page.getByTestId('try-keys').fill('7');
    await page.getByTestId('try-run').click();
    const sorry = page.waitForRequest('**/sounds/not-an-option.wav');
    await page.getByTestId('try-hear').click();
    await sorry;
    await page.getByTestId('try-hear').click();
    await page.getByTestId('try-keys').fill('1');
    await noor.press('Enter');
    await choose('try-answers', /Noor/);
    await page.getByTestId('try-run').click();
    await page.getByTestId('try-result').getByText('Answered by Noor').waitFor();
    expect(await page.locator('[data-testid=flow-card][data-walked]').count()).toBeGreaterThan(1);
    await page.getByTestId('flow-card').filter({ hasText: 'Menu:' }).click();
    await isSound('tried');
    await page.getByTestId('step-close').click();
    await page.getByTestId('try-save').click();
    await page.getByTestId('test-name').fill('Sales picks up');
    await page.getByTestId('test-save').click();
    await page.getByText('Tests (1)').waitFor();
    await publish('A menu');
    await page.getByText('v1 · live').waitFor();
    expect(await flow()).toMatchObject({
      live: { version: 1 },
      draft: { changes: 0 },
      tests: [{ name: 'Sales picks up', lastResult: { passed: true } }],
    });

    // Beside a step stands what is live where the draft differs; steps outside the call say what they lack.
    await outline();
    await row('Ring').click();
    await page.getByTestId('step-seconds').fill('35');
    await page.getByTestId('step-was').getByText('Ring for was: 20').waitFor();
    await isSound('was');
    await page.getByTestId('step-seconds').fill('');
    await page.getByTestId('step-was').waitFor({ state: 'detached' });
    for (const [kind, field, value] of [
      ['WEBHOOK', 'step-url', 'https://hooks.example.com/calls'],
      ['MESSAGE', 'step-text', 'Thank you for your call.'],
      ['TAG', 'step-tag', 'Called'],
    ] as const) {
      await row('Menu:').focus();
      await add(kind);
      await page.getByTestId(field).fill(value);
      if (kind === 'WEBHOOK') {
        const secret = page.getByTestId('step-secret');
        const former = await secret.inputValue();
        expect(former).toMatch(/^whsec_/);
        await page.getByTestId('step-secret-new').click();
        await page.getByTestId('step-secret-change').click();
        await page.getByTestId('step-secret-former').waitFor();
        expect(await secret.inputValue()).not.toBe(former);
        await isSound('webhook');
      }
      await page.getByTestId('step-delete').click();
    }
    await saved();
    expect((await flow()).draft.problems).toEqual([]);
  });

  it('is held back by a test that fails, with the difference; rolls back with one click', async () => {
    await outline();
    await row('Ring').click();
    await page.getByTestId('step-delete').click();
    await saved();
    await page.getByTestId('publish').click();
    await page.getByTestId('publish-changes').getByText('Removed').waitFor();
    await isSound('changes', DIALOG);
    await page.keyboard.press('Escape');
    await page.getByTestId('publish-changes').waitFor({ state: 'detached' });
    await publish('Nobody rings');
    await page.getByTestId('publish-failing').getByText('Answered by Noor').waitFor();
    await page.getByTestId('publish-failing').getByText('Sent to voicemail').waitFor();
    await isSound('failing', DIALOG);
    expect(await flow()).toMatchObject({ live: { version: 1 } });
    await page.keyboard.press('Escape');
    await page.getByTestId('publish-failing').waitFor({ state: 'detached' });
    await page.getByTestId('editor-tabs').getByText('Tests').click();
    await page.getByTestId('test-difference').waitFor();
    await page.getByTestId('test-remove').click();
    await page.getByText('No tests yet').waitFor();
    await publish('Messages only');
    await page.getByText('v2 · live').waitFor();

    const call = await outside.call(CALLER, owner.number.number, 'silence');
    await eventually(async () => expect((await outside.callOf(call.sid)).hears).toBe(MENU), 15_000);
    await outside.press(call.sid, '1');
    await eventually(async () => expect((await outside.callOf(call.sid)).hears).toBe('voicemail.wav'), 15_000);
    await outside.hangUp(call.sid);

    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByTestId('version-row').first().waitFor();
    await isSound('versions', DIALOG);
    const earlier = page.locator('[data-testid="version-row"][data-version="1"]');
    await earlier.getByTestId('version-show').press('Enter');
    await earlier.getByText('Changes since version 2:').waitFor();
    await earlier.getByTestId('publish-changes').getByText('Ring').waitFor();
    await earlier.getByRole('list', { name: 'Steps of version 1' }).getByText('Menu:').waitFor();
    await isSound('version-steps', DIALOG);
    await page.getByTestId('roll-back').click();
    await page.getByText('v3 · live').first().waitFor();
    expect(await flow()).toMatchObject({ live: { version: 3, restoredVersion: 1 } });
    await page.keyboard.press('Escape');
    await outline();
    await row('Ring').waitFor();

    const again = await outside.call(CALLER, owner.number.number, 'silence');
    await eventually(async () => expect((await outside.callOf(again.sid)).hears).toBe(MENU), 15_000);
    await outside.press(again.sid, '1');
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor();
    await outside.hangUp(again.sid);
    await page.locator('[data-testid="phone"][data-state="INCOMING_CALL"]').waitFor({ state: 'detached' });
  });

  it('asks for the tags of the contact, and says so of a tag that no contact has', async () => {
    await row('Ring').focus();
    await add('CONDITION');
    await choose('step-subject', 'Tags of the contact');
    await choose('step-operator', 'include one of');
    await page.getByTestId('step-values').fill('VIP, Trade');
    await row('If the contact has the tag VIP or Trade').waitFor();
    await page.getByText('No contact has one of these tags.').first().waitFor();
    await isSound('tags');
    await choose('step-subject', 'The contact is a VIP');
    await row('If the contact is a VIP').waitFor();
    expect(await page.getByTestId('step-values').count()).toBe(0);
    await page.getByTestId('step-delete').press('Enter');
    await saved();
  });

  it('tells of somebody else’s change and takes either; is read only to a member, who is told why', async () => {
    const { draft } = await flow();
    await owner.api.run('mutation ($id: ID!) { applyCallFlowTemplate(id: $id, template: CLASSIC) { id } }', {
      id: owner.number.id,
    });
    expect((await flow()).draft.revision).toBeGreaterThan(draft.revision);
    await row('Menu:').click();
    await page.getByTestId('step-name').fill('Front door');
    await page.getByTestId('draft-conflict').waitFor();
    await isSound('conflict');
    await page.getByTestId('conflict-mine').click();
    await page.getByTestId('draft-conflict').waitFor({ state: 'detached' });
    await saved();
    await page.reload();
    await row('Front door').waitFor();

    const bea = await aMember(url, owner, 'MEMBER');
    const member = await other.context.newPage();
    await signIn(member, bea.email);
    await member.goto(`${url}${LIST}/${owner.number.id}`);
    await member.getByTestId('flow-editor').or(member.getByText('No such number')).waitFor();
    expect(await member.getByTestId('outline-add').count()).toBe(0);
    await member.goto(`${url}${LIST}/0198c5a0-0000-7000-8000-000000000000`);
    await member.getByText('No such number').first().waitFor();
  });

  it('asks before a template takes the place of a draft, also of one that is newer by now; a roll-back keeps the draft', async () => {
    const { draft } = await flow();
    expect(draft.changes).toBeGreaterThan(0);
    await page.goto(url + LIST);
    await page.getByTestId('apply-IVR').click();
    await page.locator(DIALOG).getByText(`It has ${draft.changes} unpublished change`).waitFor();
    await isSound('replace', DIALOG);
    await owner.api.run('mutation ($id: ID!) { applyCallFlowTemplate(id: $id, template: QUEUE) { id } }', {
      id: owner.number.id,
    });
    const theirs = await flow();
    await page.getByTestId('replace-draft').click();
    await page.locator(DIALOG).getByText('Someone else changed this flow').waitFor();
    await page.locator(DIALOG).getByText(`It has ${theirs.draft.changes} unpublished change`).waitFor();
    await page.getByTestId('keep-draft').press('Enter');
    expect(await flow()).toEqual(theirs);

    await page.getByTestId('apply-IVR').click();
    await page.getByTestId('replace-draft').click();
    await page.getByTestId('flow-outline').waitFor();
    const ivr = (await flow()).draft;
    expect(ivr.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(['MENU', 'RING', 'VOICEMAIL']);
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Roll back to version 2' }).click();
    await page.getByText('Version 4 is live. Your draft is kept').waitFor();
    expect(await flow()).toMatchObject({ live: { version: 4 }, draft: { revision: ivr.revision, nodes: ivr.nodes } });
    await page.keyboard.press('Escape');
    await row('Menu:').waitFor();
  });
});
