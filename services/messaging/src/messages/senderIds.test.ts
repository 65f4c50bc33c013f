/** Texts under a name reach the numbers of its country alone, respect who opted out, and leave nobody able to answer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { connectSender, listSenders } from '../channels/senders.ts';
import { listChannels } from '../channels/listChannels.ts';
import {
  carrier,
  changeNumber,
  db,
  deps,
  everyone,
  number,
  ownMessaging,
  sender,
  textFrom,
} from '../messagingTestkit.ts';
import { sendMessage } from './sendMessage.ts';

ownMessaging();

const KENYAN = '+254711000111';
const OTHER = '+254711000112';
const send = (to: string, more: object = {}) =>
  sendMessage(deps)(
    { phoneNumberId: number.id, contactId: '', to, body: 'Your order is here.', idempotencyKey: '', ...more },
    everyone(),
  );
const channels = (to: string) => listChannels(deps)({ phoneNumberId: number.id, contactId: '', to }, everyone());

describe('a text under a name', () => {
  beforeEach(() =>
    changeNumber({
      number: 'Wrenfield',
      type: 'SENDER_ID',
      country: 'KE',
      isTestNumber: false,
      status: 'AVAILABLE',
      capabilities: ['SEND_SMS'],
    }),
  );

  it('leaves with the name as its sender', async () => {
    const { item } = await send(KENYAN);
    await sender.round();
    expect(item).toMatchObject({ phoneNumber: 'Wrenfield', peerNumber: KENYAN });
    expect(carrier.texts.filter(({ to }) => to === KENYAN)).toMatchObject([{ from: 'Wrenfield' }]);
    expect((await channels(KENYAN)).map(({ hindrance }) => hindrance)).toEqual([
      undefined,
      'PICTURES',
      'NOT_CONNECTED',
      'NOT_CONNECTED',
    ]);
  });

  it('reaches no other country, and the composer says so', async () => {
    await expect(send('+255754000222')).rejects.toMatchObject({
      code: 'DESTINATION_NOT_SUPPORTED',
      why: { check: 'sender_country', required: 'KE', current: 'Wrenfield' },
    });
    const [sms, mms] = await channels('+255754000222');
    expect([sms?.hindrance, mms?.hindrance]).toEqual(['SENDER_COUNTRY', 'SENDER_COUNTRY']);
  });

  it('is refused to who opted out, who has no way to do so by answering', async () => {
    // To a number of the workspace: the name itself takes nothing.
    await textFrom('STOP', { from: OTHER });
    await expect(send(OTHER)).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
  });

  it('takes no other workspace’s texts, however many have the same name', async () => {
    expect(await db.platform('test', ({ tx }) => tx.numberRoute.count({ where: { number: 'Wrenfield' } }))).toBe(0);
  });

  it('is none for WhatsApp', async () => {
    expect(await listSenders(deps)(everyone())).toEqual([]);
    await expect(connectSender(deps)(number.id, everyone())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
