/**
 * A server that bills nothing (`BILLING_MODE=disabled`): whoever signs up calls and texts without a plan, a price or credit.
 *
 * @area billing, telephony/calls, messaging/messages
 */
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { anOwner, openPhone, OutsideWorld, startProduct } from '../testkit/index.ts';

const CALLEE = '+16285550136';
/** Of a country that no rate names. */
const ABROAD = '+4930901820';
const ADDRESS = { address1: '1840 Harrison Street', city: 'Oakland', state: 'CA', zip: '94612', country: 'US' };
const SAVE =
  'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id emergencyCalls } }';
const PLACE =
  'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id } connectParams { name value } } }';
const END = 'mutation ($id: ID!) { endCall(callId: $id) { id } }';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const MONEY = `{
  getCreditBalance { unbilled balance currency status testMinutesLeft }
  getActiveWorkspaceSubscription {
    unbilled status isPaymentFailing paidUntil subscriptionPlan { name price priceDescription } nextBilling { amount } openInvoice { endsAt }
  }
  fetchRates(country: "US") { country }
  fetchInvoices(first: 1) { data { id } }
}`;
const TOPUP = 'mutation ($redirectUrl: String!) { topup(amount: 10, redirectUrl: $redirectUrl) { confirmationUrl } }';

test('a server that bills nothing calls and texts without a plan, a price or credit', async () => {
  const product = await startProduct({ BILLING_MODE: 'disabled' });
  const owner = await anOwner(product.url, 'Ana');
  const { api, workspaceId } = owner;
  const { id } = owner.number;
  await eventually(
    async () =>
      expect((await api.run('{ getWorkspaceUserProfile { plan } }')).getWorkspaceUserProfile.plan).toBe('ENTERPRISE'),
    20_000,
  );

  // The sandbox sells no numbers: the one that was lent becomes the workspace's own.
  const telephony = product.services.find(({ name }) => name === 'telephony')!;
  await telephony.db.tenant(workspaceId, ({ tx }) =>
    (tx as unknown as { $executeRawUnsafe(text: string): Promise<number> }).$executeRawUnsafe(
      'UPDATE phone_number SET is_test_number = false, free_until = NULL',
    ),
  );
  const { getSinglePhoneNumber } = await api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id,
  });
  await api.run(SAVE, { input: { id, version: getSinglePhoneNumber.version, emergencyAddress: ADDRESS } });

  const outside = new OutsideWorld(product.url);
  await outside.phone(CALLEE, 0);
  const phone = await openPhone(api, { tone: 1_300 });
  const { placeCall } = await api.run(PLACE, { input: { phoneNumberId: id, to: CALLEE, deviceId: phone.deviceId } });
  await phone.connect(placeCall.connectParams);
  await eventually(async () => {
    const { getMyLiveCalls } = await api.run('{ getMyLiveCalls { id phase } }');
    expect(getMyLiveCalls).toEqual([{ id: placeCall.call.id, phase: 'TALKING' }]);
  }, 20_000);
  // A leg that is hung up by its device is one that was lost: to end a call is asked of the server.
  await api.run(END, { id: placeCall.call.id });
  await eventually(async () => {
    const { getMyLiveCalls } = await api.run('{ getMyLiveCalls { id phase } }');
    expect(getMyLiveCalls).toEqual([]);
  }, 20_000);
  // And is called.
  const { sid } = await outside.call(CALLEE, owner.number.number, 'silence');
  const ring = await phone.ring();
  const answered = await ring.accept();
  await eventually(async () => {
    const { getMyLiveCalls } = await api.run('{ getMyLiveCalls { phase } }');
    expect(getMyLiveCalls).toContainEqual({ phase: 'TALKING' });
  }, 20_000);
  answered.hangUp();
  await outside.hangUp(sid);
  const { sendMessage } = await api.run(SEND, { input: { phoneNumberId: id, to: ABROAD, body: 'Guten Tag' } });
  await eventually(async () => {
    const { fetchConversations } = await api.run(
      '{ fetchConversations(first: 10) { data { id call { callId status } message { deliveryStatus } creditLogs { amount } } } }',
    );
    const rows = fetchConversations.data as { id: string; call?: { callId: string; status: string } }[];
    expect(rows.find(({ id: row }) => row === sendMessage.id)).toMatchObject({
      message: { deliveryStatus: 'DELIVERED' },
      creditLogs: [],
    });
    expect(rows.find(({ call }) => call?.callId === placeCall.call.id)).toMatchObject({
      call: { status: 'COMPLETED' },
      creditLogs: [],
    });
  }, 30_000);

  // Nobody is shown money, and none is taken.
  expect(await api.run(MONEY)).toEqual({
    getCreditBalance: { unbilled: true, balance: null, currency: null, status: 'OK', testMinutesLeft: null },
    getActiveWorkspaceSubscription: {
      unbilled: true,
      status: 'ACTIVE',
      isPaymentFailing: false,
      paidUntil: null,
      subscriptionPlan: { name: 'ENTERPRISE', price: 0, priceDescription: '' },
      nextBilling: null,
      openInvoice: null,
    },
    fetchRates: [],
    fetchInvoices: { data: [] },
  });
  expect(await api.refused(TOPUP, { redirectUrl: `${product.url}/settings/billing-and-payments` })).toMatchObject({
    code: 'INVALID_TRANSITION',
    why: { check: 'unbilled' },
  });
}, 120_000);
