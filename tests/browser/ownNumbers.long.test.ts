/**
 * Which numbers a person calls from, on a phone that is open all the while: a team gains and loses them, and the phone follows
 * at once, also during a call. So do the pages that tell of numbers and devices. With SHOTS=folder the screens are photographed.
 *
 * @area numbers, phone, devices
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, startProduct, type Owner, type Person } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { hears, inState, phonePage } from './phonePage.ts';
import { settled, violationsOf } from './screens.ts';

const CALLER = '+15035550175';
const FRIEND = '+13105550178';
const SECOND = '+16285550191';
const [THEIRS, OURS] = [900, 440];
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the numbers of an open phone', () => {
  let browser: TestBrowser;
  let outside: OutsideWorld;
  let owner: Owner;
  let ben: Page;
  let url = '';
  let member: Person;
  let [help, sales, second] = ['', '', ''];

  const aTeam = async (name: string): Promise<string> => {
    const { createTeamAndAutoAssignMembers: team } = await owner.api.run(
      `mutation { createTeamAndAutoAssignMembers(input: { name: "${name}" }) { id } }`,
    );
    return team.id;
  };
  const give = (id: string, teamId: string) =>
    eventually(async () => {
      const { getSinglePhoneNumber: number } = await owner.api.run(
        'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
        { id },
      );
      await owner.api.run(
        'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
        { input: { id, version: number.version, teamId } },
      );
    }, 20_000);
  /** @returns whether the page was loaded anew since */
  const marked = async () => {
    await ben.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
    return () => ben.evaluate(() => !('notReloaded' in globalThis));
  };
  const photograph = async (name: string) => {
    if (!shots) return;
    for (const colorScheme of ['dark', 'light'] as const) {
      await ben.emulateMedia({ colorScheme });
      await settled(ben);
      await ben.screenshot({ path: path.join(shots, `own-numbers-${name}-${colorScheme}.png`) });
    }
  };
  const isSound = async (name: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await ben.emulateMedia({ colorScheme });
      await settled(ben);
      expect(await violationsOf(ben, '[data-testid="phone"]', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      if (shots) await ben.screenshot({ path: path.join(shots, `own-numbers-${name}-${colorScheme}.png`) });
    }
  };
  const choices = () => ben.getByTestId('select-number');

  beforeAll(async () => {
    const product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Ana');
    sales = await aTeam('Sales');
    help = await aTeam('Help');
    const { numbers } = await product.rpc.client(NumberService).ensureDemoTelephony({
      workspaceId: owner.workspaceId,
      teamId: sales,
      numbers: [{ number: SECOND, name: 'Second line' }],
      calls: [],
    });
    second = numbers[0]?.id ?? '';
    member = await aMember(product.url, owner, 'MEMBER', { firstName: 'Ben', teamIds: [help] });
    browser = await launchChromium(product.url, OURS);
    ben = await phonePage(browser.context, product.url, member.email);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
  }, 60_000);

  it('grow while they are chosen from, and shrink to none', async () => {
    await give(owner.number.id, help);
    await ben.getByTestId('phone-open').first().click();
    await ben.getByTestId('phone').getByText('From (212) 555-0100').waitFor();
    await give(second, help);
    await ben.getByTestId('phone').getByRole('combobox', { name: 'From', exact: true }).waitFor();
    await ben.getByTestId('dialer-input').fill(FRIEND);
    await ben.getByTestId('dialer-input').press('Enter');
    await inState(ben, 'SELECT_NUMBER');
    expect(await choices().count()).toBe(2);
    await isSound('two');
    await give(second, sales);
    await eventually(async () => expect(await choices().count()).toBe(1), 10_000);
    await give(owner.number.id, sales);
    await ben.getByTestId('phone').getByText('You have no number to call from.').waitFor();
    await isSound('none');
    await give(second, help);
    await eventually(async () =>
      expect(await choices().allInnerTexts()).toEqual([expect.stringContaining('Second line')]),
    );
    await ben.getByTestId('phone').getByRole('button', { name: 'Back' }).click();
  }, 120_000);

  it('change during a call, which goes on', async () => {
    await give(owner.number.id, help);
    const { sid } = await outside.call(CALLER, owner.number.number, `tone:${THEIRS}`);
    await inState(ben, 'INCOMING_CALL');
    await ben.getByTestId('phone-accept').click();
    await inState(ben, 'IN_CALL');
    await hears(ben, THEIRS);
    await give(owner.number.id, sales);
    await ben.waitForTimeout(2_000);
    await inState(ben, 'IN_CALL');
    await hears(ben, THEIRS);
    await outside.hangUp(sid);
    await ben
      .getByTestId('phone')
      .getByText(/From \(628\) 555-0191/)
      .waitFor();
  }, 120_000);

  it('are told at Home, without loading it anew', async () => {
    await ben.goto(`${url}/`);
    const content = ben.locator('#content');
    await content.getByText('(628) 555-0191').waitFor();
    const isNew = await marked();
    await give(owner.number.id, help);
    await content.getByText('(212) 555-0100').first().waitFor();
    await photograph('home-two');
    await give(second, sales);
    await content.getByText('(628) 555-0191').waitFor({ state: 'detached' });
    await content.locator(`[data-number="${owner.number.number}"]`).waitFor();
    await photograph('home-one');
    expect(await isNew()).toBe(false);
  }, 90_000);

  it('devices that come, fall away and are removed are told in their owner’s profile, without loading it anew', async () => {
    await ben.goto(`${url}/settings/myprofile`);
    const devices = ben.getByTestId('device');
    await eventually(async () => expect(await devices.count()).toBe(1), 20_000);
    const isNew = await marked();
    const report = (state: string) =>
      member.api.run('mutation ($input: ReportDeviceInput!) { reportDevice(input: $input) { reachable } }', {
        input: { deviceId: 'tablet', label: 'Tablet', state, microphoneAllowed: true },
      });
    await report('REGISTERED');
    await ben.getByText(/ · Tablet|Tablet · /).waitFor();
    await ben.getByText('Calls ring on 2 devices.').waitFor();
    await photograph('devices-two');
    await report('UNREGISTERED');
    await ben.getByText(/ · Tablet|Tablet · /).waitFor({ state: 'detached' });
    expect(await devices.count()).toBe(2);
    await member.api.run('mutation { removeDevice(id: "tablet") }');
    await eventually(async () => expect(await devices.count()).toBe(1), 10_000);
    expect(await isNew()).toBe(false);
  }, 90_000);

  it('no request has left the machine, and no page has stumbled', () => {
    expect([browser.strays, browser.errors]).toEqual([[], []]);
  });
});
