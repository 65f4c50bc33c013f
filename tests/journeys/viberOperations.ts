/** Viber through all services and the sandbox: a person writes, the answer with its button arrives, is read, charged and refused. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const PRIYA = '+14155550181';
const SETUP = '{ getViberSetup { isSetUp inboundUrl statusUrl senders { phoneNumberId number senderId } } }';
const CHANNELS = `query ($id: ID!, $to: String) {
  getMessageChannels(phoneNumberId: $id, to: $to) { channel hindrance windowClosesAt }
}`;
const RATES = '{ fetchRates(country: "US") { viberRate viberReplyRate } }';
const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { id channel message { deliveryStatus } }
}`;
const THREAD = `{ fetchConversations(channel: message) {
  data { id channel contactId peerNumber message { body deliveryStatus failedReason buttons } }
} }`;
const LEDGER = '{ fetchCreditEntries { data { kind channel inSession amount rate billedUnits } } }';
const CONSENTS = `query ($id: ID!) {
  getContactById(id: $id) { channelConsents { channel state source updatedAt blocked blockedReason } }
}`;

export async function executeViber(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Vera');
  const outside = new OutsideWorld(product.url);
  const { id, number } = owner.number;
  const send = (body: string, more: object = {}) =>
    owner.api.run(SEND, { input: { phoneNumberId: id, to: PRIYA, body, channel: 'VIBER', ...more } });
  const rows = async () => (await owner.api.run(THREAD)).fetchConversations.data;
  const viber = async () => {
    const { getMessageChannels: all } = await owner.api.run(CHANNELS, { id, to: PRIYA });
    return all.find(({ channel }: { channel: string }) => channel === 'VIBER');
  };

  const { getViberSetup: setup } = await owner.api.run(SETUP);
  expect(setup).toMatchObject({ isSetUp: true, senders: [{ number, senderId: number.slice(1) }] });
  expect(await viber()).toEqual({ channel: 'VIBER', hindrance: null, windowClosesAt: null });

  await outside.viber(PRIYA, number, 'Is the sideboard free?');
  await eventually(async () => expect((await viber()).windowClosesAt).not.toBeNull());
  await send('It is. Shall I hold it?', { button: { text: 'See it', url: 'https://wrenfield.example/1' } });
  await eventually(async () =>
    expect(await rows()).toContainEqual(
      expect.objectContaining({
        channel: 'VIBER',
        message: expect.objectContaining({ deliveryStatus: 'DELIVERED', buttons: ['See it'] }),
      }),
    ),
  );
  const arrived = (await outside.textsOf(PRIYA)).find(({ body }) => body === 'It is. Shall I hold it?');
  expect(arrived).toMatchObject({ channel: 'viber', from: number, link: { text: 'See it' } });
  await outside.read(arrived!.sid);
  await eventually(async () => expect((await rows())[0].message.deliveryStatus).toBe('READ'));

  // The ledger says what was charged: a test number pays for nothing.
  const [{ viberReplyRate }] = (await owner.api.run(RATES)).fetchRates;
  expect(viberReplyRate).toBeGreaterThan(0);
  await eventually(async () =>
    expect((await owner.api.run(LEDGER)).fetchCreditEntries.data).toContainEqual({
      kind: 'MESSAGE',
      channel: 'VIBER',
      inSession: true,
      amount: 0,
      rate: 0,
      billedUnits: 1,
    }),
  );

  // They block the sender in the app.
  await outside.setPhone(PRIYA, { viber: 'blocks' });
  await send('Are you there?');
  await eventually(async () => expect((await viber()).hindrance).toBe('OPTED_OUT'));
  const [{ contactId }] = await rows();
  const { channelConsents } = (await owner.api.run(CONSENTS, { id: contactId })).getContactById;
  expect(channelConsents).toContainEqual(
    expect.objectContaining({ channel: 'VIBER', state: 'UNSUBSCRIBED', source: 'CARRIER', blocked: true }),
  );
}
