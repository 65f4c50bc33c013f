/** Messages by Viber, through a second provider: both ways in the person's one thread, signed, in sessions with a price of their own. */
import { drawnPicture } from '@ringline/kit/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { attachmentsOf } from './attachments/attachment.ts';
import { createFetcher } from './attachments/fetcher.ts';
import { listChannels } from './channels/listChannels.ts';
import { viberSetup } from './channels/viberSenders.ts';
import { listChannelConsents } from './consent/listChannelConsents.ts';
import { resendMessage } from './messages/resendMessage.ts';
import {
  answerOnViber,
  billing,
  clock,
  db,
  deps,
  everyone,
  inbox,
  item,
  number,
  ownMessaging,
  PEER,
  postViber,
  sender,
  settled,
  textFrom,
  timeline,
  viber,
  viberMessage,
  viberReport,
  viberStatus,
  viberWrites,
  ws,
} from './messagingTestkit.ts';
import { uploadKey } from './uploads/messageFiles.ts';
import { VIBER_INBOUND_PATH, VIBER_STATUS_PATH } from './webhooks/paths.ts';

ownMessaging();

// What another test left is not due in this one.
beforeEach(async () => {
  while ((await sender.round()) > 0);
});

const hindrances = async (of: typeof deps = deps) => {
  const found = await listChannels(of)({ phoneNumberId: number.id, contactId: '', to: PEER }, everyone());
  return Object.fromEntries(found.map(({ channel, hindrance }) => [channel, hindrance ?? 'works']));
};
const lastSent = () => viber.sent.at(-1);
async function upload(bytes: Uint8Array): Promise<string> {
  const id = db.ids.uuid();
  await deps.storage.put(uploadKey(everyone(), id), bytes, { contentType: 'application/octet-stream' });
  return id;
}
async function delivered(body: string, more: Parameters<typeof answerOnViber>[1] = {}) {
  const { item: sent } = await answerOnViber(body, more);
  await sender.round();
  return sent!;
}

describe('a Viber message from outside', () => {
  test('joins the texts of its person, once however often it is told', async () => {
    await textFrom('By text');
    const told = viberMessage('By Viber', { profile: { name: 'Priya' } });
    for (let time = 0; time < 3; time += 1) expect((await postViber(VIBER_INBOUND_PATH, told)).statusCode).toBe(200);
    expect((await inbox()).rows).toHaveLength(1);
    expect((await timeline()).map(({ channel, body, peerNumber }) => [channel, body, peerNumber])).toEqual([
      ['VIBER', 'By Viber', PEER],
      ['SMS', 'By text', PEER],
    ]);
    expect((await timeline())[0]?.channelFacts).toEqual({ profileName: 'Priya' });
  });

  test('is refused with a wrong signature, without one, and with another body', async () => {
    const body = JSON.stringify(viberMessage('Forged'));
    const wrong = await viber.sign(Buffer.from(body), clock.now(), 'another secret, just as long as the right one');
    const other = await viber.sign(Buffer.from('{}'), clock.now());
    for (const signature of ['', 'Bearer x', wrong, other])
      expect((await postViber(VIBER_INBOUND_PATH, body, signature)).statusCode).toBe(403);
    expect(await timeline()).toEqual([]);
  });

  test('to a sender or number of nobody is not found, so that the provider repeats it', async () => {
    for (const to of ['Nobody', '14155559999']) expect((await viberWrites('Lost?', { to })).statusCode).toBe(404);
  });

  test('brings its picture, which is fetched from the provider alone', async () => {
    const url = viber.giveFile(await drawnPicture(30, 20));
    await viberWrites('', { message_type: 'image', text: undefined, image: { url, caption: 'The wall' } });
    await viberWrites('', { message_type: 'image', text: undefined, image: { url: 'http://169.254.169.254/x' } });
    await createFetcher(deps).round();
    const [stranger, picture] = await timeline();
    expect(picture).toMatchObject({ body: 'The wall', channel: 'VIBER' });
    expect(attachmentsOf(picture!)).toMatchObject([{ kind: 'PICTURE', state: 'READY', width: 30 }]);
    expect(attachmentsOf(stranger!)).toMatchObject([{ state: 'PENDING' }]);
  });
});

describe('a Viber message of ours', () => {
  test('leaves in the words of the provider, and is sent, delivered and read by rank', async () => {
    const sent = await delivered('It is “here” – for you', {
      button: { text: 'Track it', url: 'https://x.example/1' },
    });
    expect(lastSent()).toMatchObject({
      channel: 'viber_service',
      message_type: 'text',
      text: 'It is “here” – for you',
      to: PEER.slice(1),
      from: number.number.slice(1),
      client_ref: `${ws}.${sent.id}.0`,
      webhook_url: `https://ringline.example${VIBER_STATUS_PATH}`,
      viber_service: { category: 'transaction', action: { text: 'Track it', url: 'https://x.example/1' } },
    });
    expect(await item(sent.id)).toMatchObject({ channel: 'VIBER', deliveryStatus: 'SENT', carrierSid: lastSent()?.id });
    for (const status of ['read', 'submitted', 'delivered']) await viberReport(sent.id, status);
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'READ' });
    expect(await settled(sent.id)).toEqual(['SENT']);
  });

  test('takes a picture with its caption, by a link that works for the provider', async () => {
    await delivered('Like this?', { attachmentIds: [await upload(await drawnPicture(40, 30))] });
    expect(lastSent()).toMatchObject({ message_type: 'image', image: { caption: 'Like this?' } });
    expect((lastSent()!['image'] as { url: string }).url).toMatch(
      /^https:\/\/ringline\.example\/webhooks\/messages\/media\?/,
    );
    const card = await upload(Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mia\r\nEND:VCARD\r\n'));
    await expect(answerOnViber('', { attachmentIds: [card] })).rejects.toMatchObject({ code: 'MEDIA_TYPE' });
  });

  test.each<[string, Parameters<typeof answerOnViber>, object]>([
    ['1,001 characters', ['x'.repeat(1_001)], { code: 'MESSAGE_TOO_LONG' }],
    ['no words', [' '], { field: 'body' }],
    ['two pictures', ['two', { attachmentIds: ['a', 'b'] }], { field: 'attachmentIds' }],
    ['a button without words', ['x', { button: { text: ' ', url: 'https://x.example' } }], { field: 'button' }],
    [
      'a button of 31 characters',
      ['x', { button: { text: 'y'.repeat(31), url: 'https://x.example' } }],
      { field: 'button' },
    ],
    ['a button that runs a script', ['x', { button: { text: 'Go', url: 'javascript:alert(1)' } }], { field: 'button' }],
  ])('with %s is refused before anything is sent', async (_what, [body, more], refusal) => {
    await expect(answerOnViber(body, more)).rejects.toMatchObject(refusal);
  });

  test('costs less within 24 hours of what the person wrote there', async () => {
    await answerOnViber('First');
    expect(billing.asks.at(-1)).toMatchObject({ channel: 'VIBER', segments: 1, inSession: false });
    await viberWrites('Hello');
    const wrote = clock.now().getTime();
    clock.set(new Date(wrote + 86_399_000).toISOString());
    expect((await answerOnViber('In time')).item?.channelFacts).toEqual({ inSession: true });
    expect(billing.asks.at(-1)).toMatchObject({ inSession: true });
    clock.set(new Date(wrote + 86_401_000).toISOString());
    await answerOnViber('Later');
    expect(billing.asks.at(-1)).toMatchObject({ inSession: false });
  });

  test('that the provider refuses says why, and can be tried again', async () => {
    viber.faultNext('refuse');
    const sent = await delivered('No sender');
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'FAILED', carrierCode: '1120' });
    await resendMessage(deps)(sent.id, everyone());
    await sender.round();
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'SENT', retries: 1 });
    // What is told of the first attempt is old news.
    await postViber(VIBER_STATUS_PATH, {
      ...(await viberStatus(sent.id, 'rejected')),
      client_ref: `${ws}.${sent.id}.0`,
    });
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'SENT' });
  });

  test('that was too much at once waits and goes', async () => {
    viber.faultNext('busy');
    const sent = await delivered('Wait');
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'PENDING' });
    clock.advance(10_000);
    await sender.round();
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'SENT' });
  });

  test('whose answer was lost is never sent twice: a report settles it, or people are asked', async () => {
    viber.faultNext('lose-answer', 'lose-answer');
    const told = await delivered('Told later');
    await viberReport(told.id, 'delivered');
    const silent = await delivered('Never told');
    const before = viber.sent.length;
    clock.advance(60_000);
    await sender.round();
    expect(await item(silent.id)).toMatchObject({ deliveryStatus: 'PENDING' });
    clock.advance(600_000);
    while ((await sender.round()) > 0);
    expect(viber.sent).toHaveLength(before);
    expect(await item(told.id)).toMatchObject({ deliveryStatus: 'DELIVERED' });
    expect(await item(silent.id)).toMatchObject({
      deliveryStatus: 'FAILED',
      failedReason: expect.stringContaining('did not say whether'),
    });
  });
});

describe('a person who does not want, or does not have, Viber', () => {
  const error = (code: number, title: string) => ({
    error: { type: `https://developer.vonage.com/api-errors/messages#${code}`, title, detail: '' },
  });

  test('opts out by blocking the sender in the app: of Viber alone', async () => {
    const sent = await delivered('Hello');
    await viberReport(sent.id, 'rejected', error(1_260, 'User blocked the sender'));
    expect(await item(sent.id)).toMatchObject({ deliveryStatus: 'FAILED', failedCode: 'RECIPIENT_OPTED_OUT' });
    expect(await hindrances()).toMatchObject({ SMS: 'works', VIBER: 'OPTED_OUT' });
    await expect(answerOnViber('Again')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
    await viberWrites('START');
    expect(await hindrances()).toMatchObject({ VIBER: 'works' });
  });

  test('opts out by STOP, and is told so there', async () => {
    await viberWrites('STOP');
    await sender.round();
    expect(lastSent()).toMatchObject({ channel: 'viber_service', text: expect.stringContaining('START') });
    expect(await hindrances()).toMatchObject({ SMS: 'works', VIBER: 'OPTED_OUT' });
  });

  test('is known for 30 days to have none, or until they write there', async () => {
    const sent = await delivered('Hello');
    await viberReport(sent.id, 'rejected', error(1_300, 'Not part of the provider network'));
    expect(await item(sent.id)).toMatchObject({ failedReason: expect.stringContaining('not on Viber') });
    expect(await hindrances()).toMatchObject({ SMS: 'works', VIBER: 'NOT_ON_CHANNEL' });
    clock.advance(30 * 86_400_000);
    expect(await hindrances()).toMatchObject({ VIBER: 'works' });
  });
});

test('without an account nothing is sent, nothing is taken, and the settings say so', async () => {
  const without = { ...deps, viber: undefined };
  expect(await hindrances(without)).toMatchObject({ SMS: 'works', VIBER: 'NEEDS_PROVIDER' });
  expect(await viberSetup(without)(everyone())).toMatchObject({
    isSetUp: false,
    senders: [{ senderId: '' }],
    inboundUrl: `https://ringline.example${VIBER_INBOUND_PATH}`,
  });
  expect(await viberSetup(deps)(everyone())).toMatchObject({
    isSetUp: true,
    senders: [{ number: number.number, senderId: number.number.slice(1) }],
  });
});

test('a contact’s consent is told for each channel, with why not', async () => {
  await viberWrites('STOP');
  const contact = { id: db.ids.uuid(), workspaceId: ws, matchKey: PEER, phoneNumber: PEER };
  await db.tenant(ws, ({ tx }) => tx.contactCopy.create({ data: { ...contact, version: 1, deleted: false } }));
  expect(await listChannelConsents(deps)(contact.id, everyone())).toMatchObject([
    { channel: 'SMS', state: 'NOT_ASKED', blockedReason: '' },
    { channel: 'WHATSAPP', state: 'NOT_ASKED' },
    { channel: 'VIBER', state: 'UNSUBSCRIBED', blockedReason: expect.stringContaining('opted out of Viber messages') },
  ]);
  await expect(listChannelConsents(deps)(db.ids.uuid(), everyone())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
