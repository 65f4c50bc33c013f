import {
  PEER,
  TEAM,
  db,
  carrier,
  log,
  deps,
  app,
  ws,
  number,
  post,
  textFrom,
  everyone,
  inbox,
  timeline,
  ownMessaging,
} from './messagingTestkit.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { changeReadState, changeThreadState } from './threads/changeThread.ts';
import { describeThread } from './timeline/describe.ts';
import { listConversations } from './threads/listItems.ts';
import { emittedEvents } from '@ringline/kit/testing';
import { ConversationChangedSchema, MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { describe, expect, test } from 'vitest';

ownMessaging();

describe('a text from outside', () => {
  test('is in the inbox at once, unread, with its events for the team of the number', async () => {
    expect(await textFrom('Is the sideboard still there?')).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('<Response/>'),
    });
    const { rows, totalUnread } = await inbox();
    expect(rows).toMatchObject([
      {
        thread: { peerNumber: PEER, state: 'OPEN', unreadCount: 1, teamIds: [TEAM] },
        last: { body: 'Is the sideboard still there?', deliveryStatus: 'RECEIVED' },
      },
    ]);
    expect(totalUnread).toBe(1);
    const [changed] = (await emittedEvents(db, ConversationChangedSchema)).filter(
      ({ workspaceId }) => workspaceId === ws,
    );
    expect(changed).toMatchObject({
      audience: { teams: [TEAM], users: [] },
      event: {
        created: true,
        conversation: { version: 1 },
        thread: { unreadCount: 1, lastConversation: { message: { body: 'Is the sideboard still there?' } } },
      },
    });
    expect(
      (await emittedEvents(db, MessageReceivedSchema)).filter(({ workspaceId }) => workspaceId === ws),
    ).toMatchObject([{ key: PEER }]);
  });

  test('that the carrier tells three times is one bubble', async () => {
    const sid = 'SM-told-thrice';
    await Promise.all([textFrom('once', { sid }), textFrom('once', { sid }), textFrom('once', { sid })]);
    await textFrom('once', { sid });
    expect(await timeline()).toHaveLength(1);
    expect((await inbox()).rows[0]?.thread.unreadCount).toBe(1);
  });

  test('many at once from one person are all there, and counted', async () => {
    await Promise.all(Array.from({ length: 20 }, (_each, index) => textFrom(`text ${index}`)));
    const { rows } = await listConversations(deps)(
      { contactId: '', threadId: '', channel: '', page: { limit: 100 } as never },
      everyone(),
    );
    expect(rows).toHaveLength(20);
    expect((await inbox()).rows).toMatchObject([{ thread: { unreadCount: 20, version: 20 } }]);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('without the right signature, or with a changed body, is refused and has no effect', async () => {
    const form = { MessageSid: 'SM1', From: PEER, To: number.number, Body: 'hello' };
    const path = '/webhooks/messages/inbound';
    expect((await post(path, form, 'forged')).statusCode).toBe(403);
    expect((await post(path, { ...form, Body: 'changed' }, carrier.sign(path, form))).statusCode).toBe(403);
    expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(403);
    expect(await timeline()).toEqual([]);
  });

  test('to a number that nobody has is not found', async () => {
    expect((await textFrom('hello', { to: '+14155559999' })).statusCode).toBe(404);
  });

  test('opens a done conversation again', async () => {
    await textFrom('hello');
    const [row] = (await inbox()).rows;
    await changeThreadState(deps)(row?.thread.id ?? '', 'DONE', everyone());
    expect((await inbox(everyone(), 'OPEN')).rows).toEqual([]);
    await textFrom('one more thing');
    expect((await inbox(everyone(), 'OPEN')).rows).toHaveLength(1);
  });
});

describe('a text from somebody without a phone number', () => {
  const peers = async () =>
    (await inbox()).rows
      .map(({ thread, last }) => describeThread(thread, last))
      .map(({ peerNumber, peer }) => ({
        peerNumber,
        kind: peer?.kind,
        reply: peer?.replyRefusal,
      }));

  test.each([
    ['DHL', 'DHL', 'NAMED_SENDER'],
    ['72975', '72975', 'SHORT_CODE'],
    ['', 'anonymous', 'HIDDEN'],
    ['+266696687', 'anonymous', 'HIDDEN'],
  ])('"%s" has a thread, is read and closed as any, and cannot be answered', async (from, peerNumber, kind) => {
    expect((await textFrom('Your parcel is on its way', { from })).statusCode).toBe(200);
    expect(await peers()).toEqual([{ peerNumber, kind, reply: kind }]);
    const id = (await inbox()).rows[0]?.thread.id ?? '';
    await changeReadState(deps)({ contactId: '', threadId: id }, true, everyone());
    await changeThreadState(deps)(id, 'DONE', everyone());
    expect(await inbox()).toMatchObject({ totalUnread: 0, rows: [{ thread: { state: 'DONE' } }] });
    const answer = {
      phoneNumberId: number.id,
      contactId: '',
      to: peerNumber,
      body: 'Where is it?',
      idempotencyKey: '',
    };
    await expect(sendMessage(deps)(answer, everyone())).rejects.toMatchObject({
      code: 'PHONE_INVALID',
      why: { check: 'recipient', current: kind },
    });
  });

  test('of hidden numbers has one thread, whatever the carrier calls them, and an older one is told as hidden too', async () => {
    for (const from of ['anonymous', 'Restricted', '+86282452253', '']) await textFrom('Guess who', { from });
    expect(await peers()).toEqual([{ peerNumber: 'anonymous', kind: 'HIDDEN', reply: 'HIDDEN' }]);
    await db.pool.query(`UPDATE thread SET peer_number = '+266696687' WHERE workspace_id = '${ws}'`);
    expect(await peers()).toEqual([{ peerNumber: 'anonymous', kind: 'HIDDEN', reply: 'HIDDEN' }]);
  });

  test('at an extension cannot be answered, and says why', async () => {
    const text = { phoneNumberId: number.id, contactId: '', to: '(415) 555-8801 x5', body: 'Hi', idempotencyKey: '' };
    await expect(sendMessage(deps)(text, everyone())).rejects.toMatchObject({
      code: 'PHONE_INVALID',
      message: expect.stringContaining("An extension can't get texts") as string,
    });
  });
});
