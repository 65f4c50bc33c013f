/** Messages by WhatsApp: both ways in the person's one thread, answers within 24 hours, and which channels would do. */
import { beforeEach, describe, expect, test } from 'vitest';
import { listChannels } from './channels/listChannels.ts';
import { resendMessage } from './messages/resendMessage.ts';
import {
  answerOnWhatsApp,
  billing,
  carrier,
  changeNumber,
  clock,
  connectWhatsApp,
  db,
  deps,
  everyone,
  inbox,
  item,
  number,
  ownMessaging,
  PEER,
  post,
  report,
  send,
  sender,
  sentTo,
  settled,
  textFrom,
  timeline,
  whatsApp,
  ws,
} from './messagingTestkit.ts';

ownMessaging();

const writes = (body: string, more: Record<string, string> = {}) =>
  post('/webhooks/messages/inbound', whatsApp(body, more));
const answer = answerOnWhatsApp;
const channels = async () => {
  const found = await listChannels(deps)({ phoneNumberId: number.id, contactId: '', to: PEER }, everyone());
  return Object.fromEntries(found.map(({ channel, hindrance }) => [channel, hindrance ?? 'works']));
};

beforeEach(() => connectWhatsApp());

describe('a WhatsApp message from outside', () => {
  test('joins the texts and calls of its person', async () => {
    await textFrom('By text');
    await writes('By WhatsApp');
    expect((await inbox()).rows).toHaveLength(1);
    expect((await timeline()).map(({ channel, body, peerNumber }) => [channel, body, peerNumber])).toEqual([
      ['WHATSAPP', 'By WhatsApp', PEER],
      ['SMS', 'By text', PEER],
    ]);
    expect((await timeline())[0]?.channelFacts).toEqual({ profileName: 'Priya', accountId: PEER.slice(1) });
  });

  test('says in words what button was pressed, and which place was sent', async () => {
    await writes('', { ButtonText: 'Keep it', ButtonPayload: 'keep' });
    await writes('', { Latitude: '38.72', Longitude: '-9.14', Label: 'Showroom', Address: 'Rua Augusta 1' });
    await writes('Seen this?', { Forwarded: 'true' });
    const rows = await timeline();
    expect(rows.map(({ body }) => body)).toEqual(['Seen this?', 'Showroom\nRua Augusta 1\n38.72, -9.14', 'Keep it']);
    expect(rows[0]?.channelFacts).toMatchObject({ forwarded: true });
    expect(rows[2]?.channelFacts).toMatchObject({ button: true, buttonPayload: 'keep' });
  });
});

describe('an answer by WhatsApp', () => {
  test('leaves for the same person, and is sent, delivered and read', async () => {
    await writes('Is it there?');
    const { item: sent } = await answer('It is “here” – for you');
    expect(sent).toMatchObject({ channel: 'WHATSAPP', deliveryStatus: 'PENDING', segments: 1 });
    await sender.round();
    expect(sentTo('It is “here” – for you')).toMatchObject([
      { from: `whatsapp:${number.number}`, to: `whatsapp:${PEER}` },
    ]);
    for (const status of ['read', 'sent', 'delivered']) await report(sent!.id, status);
    expect(await item(sent!.id)).toMatchObject({ deliveryStatus: 'READ' });
  });

  test('may be written for 24 hours after their last message, and not a second longer', async () => {
    await writes('Hello');
    const wrote = clock.now().getTime();
    clock.set(new Date(wrote + 86_399_000).toISOString());
    expect((await answer('at 23:59:59')).item).toMatchObject({ deliveryStatus: 'PENDING' });
    clock.set(new Date(wrote + 86_401_000).toISOString());
    expect(await channels()).toMatchObject({ SMS: 'works', WHATSAPP: 'WINDOW_CLOSED' });
    await expect(answer('at 24:00:01')).rejects.toMatchObject({ code: 'WHATSAPP_WINDOW_CLOSED' });
    await writes('Still there?');
    expect((await answer('at once')).item).toMatchObject({ deliveryStatus: 'PENDING' });
  });

  test('is not opened by a text, nor by a message to another number', async () => {
    await textFrom('By text');
    await expect(answer('No')).rejects.toMatchObject({ code: 'WHATSAPP_WINDOW_CLOSED' });
  });

  test('that waited until the 24 hours were over is never handed to the carrier', async () => {
    await writes('Hello');
    const { item: sent } = await answer('too late');
    clock.set(new Date(clock.now().getTime() + 86_401_000).toISOString());
    await sender.round();
    expect(sentTo('too late')).toEqual([]);
    expect(await item(sent!.id)).toMatchObject({ deliveryStatus: 'FAILED', failedCode: 'WHATSAPP_WINDOW_CLOSED' });
    expect(await settled(sent!.id)).toEqual(['FAILED']);
    await expect(resendMessage(deps)(sent!.id, everyone())).rejects.toMatchObject({ code: 'WHATSAPP_WINDOW_CLOSED' });
  });

  test('that the carrier refuses for the 24 hours says so', async () => {
    await writes('Hello');
    const { item: sent } = await answer('refused later');
    await sender.round();
    await report(sent!.id, 'failed', '63016');
    expect(await item(sent!.id)).toMatchObject({
      deliveryStatus: 'FAILED',
      failedCode: 'WHATSAPP_WINDOW_CLOSED',
      carrierCode: '63016',
    });
  });

  test('needs a number that is connected', async () => {
    await db.tenant(ws, ({ tx }) => tx.whatsappSender.updateMany({ data: { status: 'CREATING' } }));
    await writes('Hello');
    expect(await channels()).toMatchObject({ WHATSAPP: 'NOT_CONNECTED' });
    await expect(answer('No')).rejects.toMatchObject({ code: 'CALLER_ID_NOT_OWNED' });
  });

  test('has up to 1,600 characters and one file, and is priced as one message of its channel', async () => {
    await writes('Hello');
    await expect(answer('x'.repeat(1_601))).rejects.toMatchObject({ code: 'MESSAGE_TOO_LONG' });
    await expect(answer('two', { attachmentIds: ['a', 'b'] })).rejects.toMatchObject({ field: 'attachmentIds' });
    await expect(answer('voice', { channel: 'VOICE' })).rejects.toMatchObject({ field: 'channel' });
    await answer('x'.repeat(1_600));
    expect(billing.asks.at(-1)).toMatchObject({ channel: 'WHATSAPP', segments: 1 });
  });

  test('with the same key again is the same message, by another channel it is none', async () => {
    await writes('Hello');
    const key = db.ids.uuid();
    const first = await answer('once', { idempotencyKey: key });
    expect((await answer('once', { idempotencyKey: key })).item?.id).toBe(first.item?.id);
    await expect(send('once', key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

describe('STOP', () => {
  test('on WhatsApp ends WhatsApp alone, and is confirmed there', async () => {
    await writes('STOP');
    expect(await channels()).toMatchObject({ SMS: 'works', WHATSAPP: 'OPTED_OUT' });
    await expect(answer('No')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
    await sender.round();
    expect(carrier.texts.at(-1)).toMatchObject({ to: `whatsapp:${PEER}`, body: expect.stringContaining('START') });
    expect((await send('By text')).item).toMatchObject({ deliveryStatus: 'PENDING' });
    await writes('START');
    expect(await channels()).toMatchObject({ WHATSAPP: 'works' });
  });

  test('by text ends texts alone', async () => {
    await writes('Hello');
    await textFrom('STOP');
    expect(await channels()).toMatchObject({ SMS: 'OPTED_OUT', MMS: 'OPTED_OUT', WHATSAPP: 'works' });
  });
});

test('each channel says why it would not do', async () => {
  expect(await channels()).toEqual({
    SMS: 'works',
    MMS: 'works',
    WHATSAPP: 'WINDOW_CLOSED',
    VIBER: 'works',
  });
  await changeNumber({ country: 'GB', status: 'AVAILABLE' });
  expect(await channels()).toMatchObject({ MMS: 'PICTURES' });
  await changeNumber({ status: 'AVAILABLE', type: 'TOLL_FREE', version: 3 });
  expect(await channels()).toMatchObject({ SMS: 'UNREGISTERED' });
  await changeNumber({ status: 'RELEASED', version: 4 });
  expect(await channels()).toMatchObject({ SMS: 'NUMBER', WHATSAPP: 'NUMBER' });
});
