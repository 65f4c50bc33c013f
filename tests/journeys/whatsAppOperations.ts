/** WhatsApp through all services: a number is connected at the carrier, a person writes, the answer arrives and is read. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const PRIYA = '+14155550171';
const BEN = '+14155550172';
const CONNECT = 'mutation ($id: ID!) { connectWhatsAppSender(phoneNumberId: $id) { number state } }';
const SENDERS = '{ getWhatsAppSenders { phoneNumberId number state reason quality messagingLimit } }';
const CHANNELS = `query ($id: ID!, $to: String) {
  getMessageChannels(phoneNumberId: $id, to: $to) { channel hindrance windowClosesAt }
}`;
const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { id channel message { deliveryStatus segments } }
}`;
const TEMPLATES = `{ getWhatsAppTemplates { id state reason buttons { kind text target } } }`;
const SAVE = 'mutation ($input: SaveWhatsAppTemplateInput!) { saveWhatsAppTemplate(input: $input) { id state } }';
const SUBMIT = 'mutation ($id: ID!) { submitWhatsAppTemplate(id: $id) { state updatedAt } }';
const DELETE = 'mutation ($id: ID!) { deleteWhatsAppTemplate(id: $id) }';
const ON_HOLD = {
  name: 'Item on hold',
  language: 'en',
  category: 'UTILITY',
  body: 'Hi {{1}}, your sideboard is on hold.',
  samples: ['Priya'],
  buttons: [{ kind: 'REPLY', text: 'Keep it' }],
};
const THREAD = `{ fetchConversations(channel: message) {
  data { id channel peerNumber message { body deliveryStatus isButton isForwarded buttons } }
} }`;

export async function executeWhatsApp(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const outside = new OutsideWorld(product.url);
  const { id, number } = owner.number;
  const send = (body: string) =>
    owner.api.run(SEND, { input: { phoneNumberId: id, to: PRIYA, body, channel: 'WHATSAPP' } });
  const channels = async () => (await owner.api.run(CHANNELS, { id, to: PRIYA })).getMessageChannels;
  const rows = async () => (await owner.api.run(THREAD)).fetchConversations.data;

  // Members see the numbers, and connect none.
  expect((await bea.api.run(SENDERS)).getWhatsAppSenders).toMatchObject([{ number, state: 'NOT_CONNECTED' }]);
  expect(await bea.api.refused(CONNECT, { id })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await channels()).toContainEqual({ channel: 'WHATSAPP', hindrance: 'NOT_CONNECTED', windowClosesAt: null });
  expect((await owner.api.run(CONNECT, { id })).connectWhatsAppSender.number).toBe(number);
  await eventually(async () =>
    expect((await owner.api.run(SENDERS)).getWhatsAppSenders).toMatchObject([{ state: 'ONLINE', quality: 'HIGH' }]),
  );
  expect((await owner.api.run(CONNECT, { id })).connectWhatsAppSender.state).toBe('ONLINE');

  expect(
    await owner.api.refused(SEND, { input: { phoneNumberId: id, to: PRIYA, body: 'Hi', channel: 'WHATSAPP' } }),
  ).toMatchObject({
    code: 'WHATSAPP_WINDOW_CLOSED',
  });
  await outside.whatsApp(PRIYA, number, 'Is the sideboard free?');
  await eventually(async () =>
    expect(await channels()).toContainEqual(expect.objectContaining({ channel: 'WHATSAPP', hindrance: null })),
  );
  const { sendMessage: sent } = await send('It is. Shall we hold it?');
  expect(sent).toMatchObject({ channel: 'WHATSAPP', message: { segments: 1 } });
  const status = async () => (await rows()).find((row: { id: string }) => row.id === sent.id)?.message.deliveryStatus;
  await eventually(async () => expect(await status()).toBe('DELIVERED'));
  const [arrived] = (await outside.textsOf(PRIYA)).filter(
    ({ direction, channel }) => direction !== 'inbound' && channel === 'whatsapp',
  );
  await outside.read(arrived!.sid);
  await eventually(async () => expect(await status()).toBe('READ'));
  await outside.whatsApp(PRIYA, number, '', 'Keep it');
  await eventually(async () => {
    expect((await rows()).map((row: { channel: string; message: object }) => [row.channel, row.message])).toMatchObject(
      [
        ['WHATSAPP', { body: 'Keep it', isButton: true, isForwarded: false }],
        ['WHATSAPP', { body: 'It is. Shall we hold it?' }],
        ['WHATSAPP', { body: 'Is the sideboard free?', isButton: false }],
      ],
    );
  });
  await executeTemplates();

  /** Written, rejected with a reason, changed, approved, sent to somebody who never wrote, and a button of it pressed. */
  async function executeTemplates(): Promise<void> {
    const save = async (more: object) =>
      (await owner.api.run(SAVE, { input: { ...ON_HOLD, ...more } })).saveWhatsAppTemplate.id as string;
    const judged = (template: string, state: string, reason: unknown = null) =>
      eventually(async () =>
        expect((await owner.api.run(TEMPLATES)).getWhatsAppTemplates).toContainEqual(
          expect.objectContaining({ id: template, state, reason }),
        ),
      );
    expect(await bea.api.refused(SAVE, { input: ON_HOLD })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    const template = await save({ body: 'Hi {{1}}, your discount waits.' });
    await owner.api.run(SUBMIT, { id: template });
    await judged(template, 'REJECTED', expect.stringContaining('promotional'));
    await save({ id: template });
    expect((await owner.api.run(SUBMIT, { id: template })).submitWhatsAppTemplate.state).toBe('IN_REVIEW');
    await judged(template, 'APPROVED');

    const input = { phoneNumberId: id, to: BEN, body: '', channel: 'WHATSAPP', templateId: template };
    expect(await bea.api.refused(SEND, { input: { ...input, templateValues: [] } })).toMatchObject({
      code: expect.stringMatching(/VALIDATION_FAILED|OUT_OF_SCOPE/),
    });
    await owner.api.run(SEND, { input: { ...input, templateValues: ['Ben'] } });
    await eventually(async () => expect(await outside.textsOf(BEN)).toMatchObject([{ status: 'delivered' }]));
    const [got] = await outside.textsOf(BEN);
    expect(got).toMatchObject({ body: 'Hi Ben, your sideboard is on hold.', buttons: [{ title: 'Keep it' }] });
    await outside.pressButton(got!, 'Keep it');
    await eventually(async () =>
      expect((await rows()).slice(0, 2).map((row: { message: object }) => row.message)).toMatchObject([
        { body: 'Keep it', isButton: true, buttons: [] },
        { body: 'Hi Ben, your sideboard is on hold.', buttons: ['Keep it'] },
      ]),
    );
    expect((await owner.api.run(DELETE, { id: template })).deleteWhatsAppTemplate).toBe(true);
    expect((await owner.api.run(TEMPLATES)).getWhatsAppTemplates).toEqual([]);
  }
}
