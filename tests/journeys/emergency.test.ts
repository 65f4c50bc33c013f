/**
 * Emergency calls (defaults 5.4, 7.3): a number of the United States calls nobody before it has an emergency address; with one, who
 * has no seat in a workspace without credit calls 911 at once, hears the sandbox's answer, and the owner is told.
 */
import { eventually } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { expect, test } from 'vitest';
import { logOf } from '../testkit/callLog.ts';
import { OutsideWorld, anOwner, openPhone, startProduct, type Payload, type Person } from '../testkit/index.ts';
import { aMember } from '../testkit/members.ts';

const CALLEE = '+16285550136';
const AUDIBLE = 300;
const ADDRESS = { address1: '1840 Harrison Street', city: 'Oakland', state: 'CA', zip: '94612', country: 'US' };
const PLACE =
  'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id peerNumber workspaceNumber isEmergency } connectParams { name value } } }';
const SAVE =
  'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id emergencyCalls emergencyAddress { address1 state zip } } }';

test('a number calls nobody without an emergency address, and 911 for everybody, whatever they may and pay', async () => {
  const product = await startProduct();
  const outside = new OutsideWorld(product.url);
  const owner = await anOwner(product.url, 'Ana');
  const { workspaceId } = owner;
  const { id, number } = owner.number;
  await product.rpc.client(BillingService).ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: 1n });
  await eventually(async () => {
    const { getWorkspaceUserProfile } = await owner.api.run('{ getWorkspaceUserProfile { plan } }');
    expect(getWorkspaceUserProfile.plan).toBe('BUSINESS');
  }, 20_000);
  const member = await aMember(product.url, owner, 'MEMBER', { firstName: 'Mia' });
  const stranger = await anOwner(product.url, 'Eve');
  const sql = (service: string, statement: string) =>
    product.services
      .find(({ name }) => name === service)!
      .db.tenant(workspaceId, ({ tx }) =>
        (tx as unknown as { $executeRawUnsafe(text: string): Promise<number> }).$executeRawUnsafe(statement),
      );
  const place = (to: string) => ({ input: { phoneNumberId: id, to, deviceId: 'laptop' } });
  const address = async (changes = {}) => {
    const { getSinglePhoneNumber } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
      { id },
    );
    return { input: { id, version: getSinglePhoneNumber.version, emergencyAddress: { ...ADDRESS, ...changes } } };
  };

  // With a test number nothing is asked for, and nobody is reached.
  expect(await owner.api.refused(PLACE, place('911'))).toMatchObject({
    code: 'DESTINATION_NOT_SUPPORTED',
    why: { check: 'emergency' },
  });
  const { placeCall: tried } = await owner.api.run(PLACE, place(CALLEE));
  await owner.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: tried.call.id });
  expect((await owner.api.refused(SAVE, await address())).field).toBe('emergencyAddress');

  // The sandbox sells no numbers: the one that was lent becomes the workspace's own.
  await sql('telephony', 'UPDATE phone_number SET is_test_number = false, free_until = NULL');
  expect(await owner.api.refused(PLACE, place(CALLEE))).toMatchObject({
    code: 'EMERGENCY_ADDRESS_REQUIRED',
    why: { check: 'emergency_address', whoCanFix: ['OWNER', 'ADMIN', 'MANAGER'] },
    details: { path: `/settings/channels?number=${id}` },
  });
  expect((await stranger.api.refused(SAVE, await address())).code).toBe('NOT_FOUND');
  expect((await member.api.refused(SAVE, await address())).code).toBe('FORBIDDEN_ROLE');
  expect(await owner.api.refused(SAVE, await address({ zip: '9461' }))).toMatchObject({
    code: 'VALIDATION_FAILED',
    field: 'emergencyAddress.zip',
  });
  const { updatePhoneNumberSettings: saved } = await owner.api.run(SAVE, await address({ state: 'California' }));
  expect(saved).toEqual({
    id,
    emergencyCalls: true,
    emergencyAddress: { address1: ADDRESS.address1, state: 'CA', zip: ADDRESS.zip },
  });
  const { placeCall: ordinary } = await owner.api.run(PLACE, place(CALLEE));
  expect(ordinary.call).toMatchObject({ peerNumber: CALLEE, isEmergency: false });
  await owner.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: ordinary.call.id });
  // What was held for it comes back first.
  await eventually(
    async () =>
      expect(
        await sql('billing', "UPDATE ledger_account SET balance = balance WHERE name = 'held' AND balance <> 0"),
      ).toBe(0),
    20_000,
  );
  await sql('billing', "UPDATE ledger_account SET balance = 0 WHERE name = 'credit'");
  expect((await owner.api.refused(PLACE, place(CALLEE))).code).toBe('INSUFFICIENT_BALANCE');

  const phone = await openPhone(member.api, { tone: 1_300 });
  await owner.api.run('mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { hasSeat } }', {
    input: { id: member.profileId, hasSeat: false },
  });
  await eventually(
    async () => expect((await member.api.refused(PLACE, place(CALLEE))).code).toBe('SEAT_REQUIRED'),
    20_000,
  );
  // What a browser speaks with is everybody's.
  expect((await member.api.fetch('/tokens?deviceId=another')).status).toBe(200);
  const { placeCall: emergency } = await member.api.run(PLACE, {
    input: { phoneNumberId: '', to: '9-1-1', deviceId: phone.deviceId },
  });
  expect(emergency.call).toMatchObject({ peerNumber: '911', workspaceNumber: number, isEmergency: true });
  const talk = await phone.connect(emergency.connectParams);
  const callId = emergency.call.id as string;
  await eventually(async () => {
    const { getMyLiveCalls } = await member.api.run('{ getMyLiveCalls { id phase } }');
    expect(getMyLiveCalls).toEqual([{ id: callId, phase: 'TALKING' }]);
  }, 20_000);
  await eventually(() => expect(talk.audio.loudness()).toBeGreaterThan(AUDIBLE), 20_000);
  expect(await logOf(owner.api, callId)).toContainEqual(
    expect.objectContaining({ name: 'call.emergency', description: expect.stringContaining('dialed 9-1-1') }),
  );

  const bell = async ({ api }: Person) => {
    const { fetchWorkspaceNotifications } = await api.run('{ fetchWorkspaceNotifications { data { type message } } }');
    // The bell tells of credit, too, which is low here.
    return (fetchWorkspaceNotifications.data as Payload[]).filter(({ type }) => type !== 'BILLING');
  };
  await eventually(
    async () =>
      expect(await bell(owner)).toEqual([
        { type: 'EMERGENCY_CALL', message: expect.stringMatching(/^Mia .*called the emergency number 911$/) },
      ]),
    20_000,
  );
  expect(await bell(member)).toEqual([]);
  await eventually(
    async () =>
      expect(await outside.mail(owner.email)).toContainEqual(
        expect.objectContaining({ subject: expect.stringMatching(/^Mia .*called the emergency number 911$/) }),
      ),
    20_000,
  );

  await member.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: callId });
  await eventually(async () => {
    const { fetchConversations } = await owner.api.run(
      '{ fetchConversations(channel: call) { data { isEmergency call { callId status } creditLogs { amount } } } }',
    );
    expect(fetchConversations.data).toContainEqual({
      isEmergency: true,
      call: { callId, status: 'COMPLETED' },
      creditLogs: [],
    });
  }, 20_000);
}, 180_000);
