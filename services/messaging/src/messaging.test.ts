import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { deliver, emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { UsageCapturedSchema } from '@ringline/proto/billing/v1/events_pb';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import {
  ConversationChangedSchema,
  MessageReceivedSchema,
  MessageSettledSchema,
  ThreadChangedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema, NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { consumers as consumersOf } from './consumers/consumers.ts';
import type { Deps } from './context.ts';
import { ensureDemoMessages } from './demo/ensureDemoMessages.ts';
import { resendMessage } from './messages/resendMessage.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { createSender } from './sending/sender.ts';
import { messaging as service } from './service.ts';
import { testBilling, testCarrier, testPrincipal } from './testing.ts';
import { changeReadState, changeThreadState } from './threads/changeThread.ts';
import { listCallHistory, listConversations } from './threads/listItems.ts';
import { listThreads } from './threads/listThreads.ts';
import { findItem } from './threads/visible.ts';
import { messageWebhooks } from './webhooks/webhooks.ts';

const PEER = '+16285550136';
const TEAM = '0190a000-0000-7000-8000-000000000001';
const OTHER_TEAM = '0190a000-0000-7000-8000-000000000002';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const carrier = await testCarrier(() => clock.now());
const billing = testBilling();
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const deps: Deps = {
  db,
  clock,
  ids: db.ids,
  env: { ...carrier.environment, SANDBOX_ENABLED: true },
  log: log as never,
  rpc: billing.rpc,
  limits: createMemoryLimits(clock),
  carrier: carrier.carrier,
  wakeSender: () => undefined,
};
const consumers = consumersOf(deps);
const sender = createSender(deps);
const app = await createHttpServer({ log: log as never, metrics: {} as never, ready: async () => undefined });
messageWebhooks(deps)(app);

let sequence = 0;
let ws: string;
let number: { id: string; number: string };
beforeEach(async () => {
  ws = db.ids.uuid();
  number = await giveNumber(ws, TEAM);
  billing.refuse(undefined);
  log.error.mockClear();
});

async function giveNumber(workspaceId: string, teamId: string, more: Record<string, unknown> = {}) {
  const given = { id: db.ids.uuid(), number: `+1415555${String(++sequence).padStart(4, '0')}` };
  const event = {
    ...given,
    workspaceId,
    status: 'AVAILABLE',
    country: 'US',
    version: 1,
    callWorkFlow: { teamId },
    ...more,
  };
  await deliver(db, consumers, workspaceId, NumberChangedSchema, { number: event });
  return given;
}
const post = (path: string, form: Record<string, string>, signature = carrier.sign(path, form)) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const textFrom = (body: string, { sid = `SM${db.ids.uuid()}`, from = PEER, to = number.number } = {}) =>
  post('/webhooks/messages/inbound', { MessageSid: sid, From: from, To: to, Body: body });
const everyone = () => testPrincipal(ws);
const inbox = (principal = everyone(), filter = '') =>
  listThreads(deps)({ filter, contactIds: [], query: '' }, principal);
const timeline = (principal = everyone()) =>
  listConversations(deps)({ contactId: '', threadId: '', channel: '' }, principal).then(({ rows }) => rows);
const send = (body: string, idempotencyKey = '', principal = everyone()) =>
  sendMessage(deps)({ phoneNumberId: number.id, contactId: '', to: PEER, body, idempotencyKey }, principal);
const settled = async (id: string) =>
  (await emittedEvents(db, MessageSettledSchema)).filter(({ key }) => key === id).map(({ event }) => event.outcome);
const item = (id: string) => findItem(deps)(id, everyone(), 'READ').then((found) => found.item);
const sentTo = (body: string) => carrier.texts.filter((text) => text.body === body);
async function report(id: string, status: string, errorCode = '', attempt = '0') {
  const path = `/webhooks/messages/status?${new URLSearchParams({ w: ws, m: id, a: attempt })}`;
  return post(path, {
    MessageSid: (await item(id)).carrierSid ?? 'SM1',
    MessageStatus: status,
    ...(errorCode ? { ErrorCode: errorCode } : {}),
  });
}
const call = (version: number, fields: Record<string, unknown> = {}, id = '0190a000-0000-7000-8000-00000000ca11') =>
  deliver(db, consumers, ws, CallChangedSchema, {
    call: {
      id,
      workspaceId: ws,
      direction: 'INBOUND',
      status: 'INCOMING',
      peerNumber: PEER,
      phoneNumberId: number.id,
      workspaceNumber: number.number,
      startedAt: timestampFromDate(clock.now()),
      version,
      ...fields,
    },
  });

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

describe('a text to outside', () => {
  test('is pending at once, then sent, then delivered, and settled once', async () => {
    const { item: pending, thread } = await send('Your lamp is ready.');
    expect(pending).toMatchObject({ deliveryStatus: 'PENDING', segments: 1, agentUserId: everyone().userId });
    expect(thread).toMatchObject({ teamIds: [TEAM], unreadCount: 0 });
    await sender.round();
    const id = pending?.id ?? '';
    expect(await item(id)).toMatchObject({
      deliveryStatus: 'SENT',
      carrierSid: expect.stringMatching(/^SM/),
      sentTime: expect.any(Date),
    });
    expect(sentTo('Your lamp is ready.')).toMatchObject([
      {
        to: PEER,
        from: number.number,
        statusCallback: `https://ringline.example/webhooks/messages/status?w=${ws}&m=${id}&a=0`,
      },
    ]);
    await report(id, 'delivered');
    await report(id, 'sent');
    await report(id, 'delivered');
    expect(await item(id)).toMatchObject({ deliveryStatus: 'DELIVERED', deliveredTime: expect.any(Date), version: 3 });
    expect(await settled(id)).toEqual(['SENT']);
    expect(billing.asks.at(-1)).toMatchObject({
      messageId: id,
      segments: 1,
      fromNumber: number.number,
      toNumber: PEER,
    });
  });

  test('asked for twice with one key is one text, one hold', async () => {
    const key = db.ids.uuid();
    const [one, two] = await Promise.all([send('only once', key), send('only once', key)]);
    const three = await send('only once', key);
    expect(new Set([one.item?.id, two.item?.id, three.item?.id]).size).toBe(1);
    expect(
      new Set(billing.asks.filter(({ messageId }) => messageId === one.item?.id).map(({ messageId }) => messageId))
        .size,
    ).toBe(1);
    await sender.round();
    await sender.round();
    expect(sentTo('only once')).toHaveLength(1);
    await expect(send('something else', key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('two senders at the same time send it once', async () => {
    await send('by one of two');
    await Promise.all([sender.round(), createSender(deps).round()]);
    expect(sentTo('by one of two')).toHaveLength(1);
  });

  test.each([
    [{ body: ' ' }, 'VALIDATION_FAILED'],
    [{ body: 'ж'.repeat(671) }, 'MESSAGE_TOO_LONG'],
    [{ to: '12' }, 'PHONE_INVALID'],
    [{ to: '' }, 'VALIDATION_FAILED'],
    [{ contactId: '0190a000-0000-7000-8000-0000000000ff' }, 'NOT_FOUND'],
    [{ phoneNumberId: '0190a000-0000-7000-8000-0000000000ff' }, 'NOT_FOUND'],
  ])('%j is refused with %s', async (fields, code) => {
    await expect(
      sendMessage(deps)(
        { phoneNumberId: number.id, contactId: '', to: PEER, body: 'hi', idempotencyKey: '', ...fields },
        everyone(),
      ),
    ).rejects.toMatchObject({ code });
    expect(await timeline()).toEqual([]);
  });

  test('a national number is read with the country of our number', async () => {
    const { item: sent } = await sendMessage(deps)(
      { phoneNumberId: number.id, contactId: '', to: '(628) 555-0136', body: 'hi', idempotencyKey: '' },
      everyone(),
    );
    expect(sent?.peerNumber).toBe(PEER);
  });

  test('without credit is kept as such and can be sent again later', async () => {
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'Not enough credit for this message. Top up to continue.' });
    const { item: kept } = await send('for later');
    expect(kept).toMatchObject({
      deliveryStatus: 'INSUFFICIENT_BALANCE',
      failedReason: 'Not enough credit for this message. Top up to continue.',
    });
    await sender.round();
    expect(sentTo('for later')).toEqual([]);
    billing.refuse(undefined);
    await resendMessage(deps)(kept?.id ?? '', everyone());
    await sender.round();
    expect(await item(kept?.id ?? '')).toMatchObject({ deliveryStatus: 'SENT', retries: 1, failedReason: '' });
    expect(sentTo('for later')).toHaveLength(1);
  });

  test("when the test allowance is used up is refused in billing's words", async () => {
    billing.refuse({
      code: 'LIMIT_REACHED',
      reason: "The test number's 10 texts are used up. Buy a number to keep texting.",
    });
    await expect(send('too many')).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: expect.stringContaining('used up'),
    });
    expect(await timeline()).toEqual([]);
  });

  test('more than 60 a minute by one person are refused', async () => {
    const busy = testPrincipal(ws, 'all', { userId: db.ids.uuid() });
    for (let count = 0; count < 60; count++)
      await deps.limits.take(`send-message:${busy.userId}`, { limit: 60, perSeconds: 60 });
    await expect(send('one too many', '', busy)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryable: true });
  });
});

describe('when the carrier has trouble', () => {
  test('a refusal is final, with a plain sentence, and gives the hold back', async () => {
    carrier.faultNext('refuse');
    const id = (await send('to nowhere')).item?.id ?? '';
    await sender.round();
    expect(await item(id)).toMatchObject({
      deliveryStatus: 'FAILED',
      failedCode: 'PHONE_INVALID',
      carrierCode: '21211',
      failedReason: 'This number does not exist. Check it and try again.',
    });
    expect(await settled(id)).toEqual(['FAILED']);
    clock.advance(400_000);
    await sender.round();
    expect(sentTo('to nowhere')).toEqual([]);
  });

  test('too many requests are tried again after 10 s, 60 s and 300 s, then it has failed', async () => {
    carrier.faultNext('busy', 'busy', 'busy', 'busy');
    const id = (await send('patience')).item?.id ?? '';
    for (const wait of [0, 10_000, 60_000, 300_000]) {
      clock.advance(wait - 1);
      expect((await item(id)).deliveryStatus).toBe('PENDING');
      clock.advance(1);
      await sender.round();
    }
    expect(await item(id)).toMatchObject({ deliveryStatus: 'FAILED' });
    expect(await settled(id)).toEqual(['FAILED']);
  });

  test('a connection that breaks after the carrier took the text does not send it twice', async () => {
    carrier.faultNext('crash-after');
    const id = (await send('taken, answer lost')).item?.id ?? '';
    await sender.round();
    expect((await item(id)).deliveryStatus).toBe('PENDING');
    clock.advance(10_000);
    await sender.round();
    expect(await item(id)).toMatchObject({ deliveryStatus: 'SENT' });
    expect(sentTo('taken, answer lost')).toHaveLength(1);
    expect(await settled(id)).toEqual(['SENT']);
  });

  test('a connection that breaks before the carrier took the text does not lose it', async () => {
    carrier.faultNext('crash-before');
    const id = (await send('not taken')).item?.id ?? '';
    await sender.round();
    clock.advance(10_000);
    await sender.round();
    expect(await item(id)).toMatchObject({ deliveryStatus: 'SENT' });
    expect(sentTo('not taken')).toHaveLength(1);
  });

  test('two equal texts of which one is uncertain are two texts at the carrier, no more and no fewer', async () => {
    carrier.faultNext('crash-after');
    const first = (await send('ok')).item?.id ?? '';
    await sender.round();
    const second = (await send('ok')).item?.id ?? '';
    await sender.round();
    clock.advance(10_000);
    await sender.round();
    expect(sentTo('ok')).toHaveLength(2);
    const sids = [(await item(first)).carrierSid, (await item(second)).carrierSid];
    expect(new Set(sids).size).toBe(2);
  });

  test('a crash after a text was marked as sent is settled by asking: repeated only when the carrier has none', async () => {
    const id = (await send('crashed in between')).item?.id ?? '';
    await db.tenant(ws, ({ tx }) =>
      tx.sendCommand.updateMany({ where: { itemId: id }, data: { state: 'SENT', tries: 1, sentAt: clock.now() } }),
    );
    carrier.setAway(true);
    await sender.round();
    expect((await item(id)).deliveryStatus).toBe('PENDING');
    carrier.setAway(false);
    clock.advance(300_000);
    await sender.round();
    expect(await item(id)).toMatchObject({ deliveryStatus: 'SENT' });
    expect(sentTo('crashed in between')).toHaveLength(1);
  });

  test('a report that arrives before the answer settles the text; nothing is sent again', async () => {
    carrier.faultNext('crash-after');
    const id = (await send('report first')).item?.id ?? '';
    await sender.round();
    await post(`/webhooks/messages/status?${new URLSearchParams({ w: ws, m: id, a: '0' })}`, {
      MessageSid: sentTo('report first')[0]?.sid ?? '',
      MessageStatus: 'delivered',
    });
    clock.advance(60_000);
    await sender.round();
    expect(await item(id)).toMatchObject({ deliveryStatus: 'DELIVERED' });
    expect(await settled(id)).toEqual(['SENT']);
    expect(sentTo('report first')).toHaveLength(1);
  });

  test('a report that never comes is asked for', async () => {
    const id = (await send('silent')).item?.id ?? '';
    await sender.round();
    for (const text of sentTo('silent')) text.status = 'delivered';
    clock.advance(30_000);
    await sender.round();
    expect(await item(id)).toMatchObject({ deliveryStatus: 'DELIVERED' });
  });

  test('a late good report wins over a bad one; an old attempt is not listened to', async () => {
    const id = (await send('winding road')).item?.id ?? '';
    await sender.round();
    await report(id, 'undelivered', '30003');
    expect(await item(id)).toMatchObject({
      deliveryStatus: 'UNDELIVERED',
      carrierCode: '30003',
      failedCode: 'CARRIER_ERROR',
    });
    await resendMessage(deps)(id, everyone());
    await report(id, 'delivered', '', '0');
    expect(await item(id)).toMatchObject({ deliveryStatus: 'PENDING', retries: 1 });
    await sender.round();
    await report(id, 'undelivered', '30003', '1');
    await report(id, 'delivered', '', '1');
    expect(await item(id)).toMatchObject({ deliveryStatus: 'DELIVERED', failedReason: '', carrierCode: '' });
    await expect(resendMessage(deps)(id, everyone())).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

describe('who wrote STOP', () => {
  test.each(['STOP', ' Stop. ', 'ｓｔｏｐ'])('with "%s" gets no more texts until START', async (word) => {
    await textFrom(word);
    const sent = carrier.texts.length;
    await expect(send('one more offer')).rejects.toMatchObject({
      code: 'RECIPIENT_OPTED_OUT',
      message: expect.stringContaining('2026-11-'),
    });
    await sender.round();
    expect(carrier.texts).toHaveLength(sent);
    await textFrom('START');
    await expect(send('welcome back')).resolves.toMatchObject({ item: { deliveryStatus: 'PENDING' } });
    await sender.round();
  });

  test('to the carrier itself is known here too', async () => {
    carrier.faultNext('opted-out');
    await send('blocked by the carrier');
    await sender.round();
    await expect(send('again')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
  });
});

describe('a call in the timeline', () => {
  test('is one item from its start to its end; old news change nothing', async () => {
    await call(1);
    await call(3, { status: 'COMPLETED', agentUserId: everyone().userId, talkTimeSeconds: 42, phase: 'ENDED' });
    await call(2, { status: 'ON_GOING' });
    await call(3, { status: 'COMPLETED', agentUserId: everyone().userId });
    await textFrom('and a text');
    const rows = await timeline();
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['SMS', 'VOICE']);
    expect(rows.find(({ channel }) => channel === 'VOICE')).toMatchObject({
      callStatus: 'COMPLETED',
      call: { talkTimeSeconds: 42 },
    });
    expect((await inbox()).rows).toHaveLength(1);
    expect(
      (
        await listCallHistory(deps)(
          { direction: '', statuses: ['COMPLETED'], phoneNumberId: '', contactId: '' },
          everyone(),
        )
      ).rows,
    ).toHaveLength(1);
    expect(
      (
        await listCallHistory(deps)(
          { direction: 'OUTBOUND', statuses: [], phoneNumberId: '', contactId: '' },
          everyone(),
        )
      ).rows,
    ).toEqual([]);
  });

  test('that nobody answered is unread, once', async () => {
    await call(1);
    expect((await inbox()).totalUnread).toBe(0);
    await call(2, { status: 'MISSED' });
    await call(3, { status: 'MISSED', recording: { id: 'r', state: 'READY' } });
    expect((await inbox()).totalUnread).toBe(1);
  });

  test.each(['before', 'after'])('shows its cost when billing tells it %s the call', async (order) => {
    const id = db.ids.uuid();
    const usage = () =>
      deliver(db, consumers, ws, UsageCapturedSchema, {
        workspaceId: ws,
        kind: 'CALL',
        referenceId: id,
        amountMicros: 20_000n,
        freeSecondsUsed: 120n,
        billingDurationSeconds: 180,
        rateMicros: 20_000n,
      });
    if (order === 'before') await usage();
    await call(1, { status: 'COMPLETED' }, id);
    if (order === 'after') await usage();
    await usage();
    await call(2, { status: 'COMPLETED' }, id);
    const [row] = await timeline();
    expect(row).toMatchObject({
      creditLogs: [{ amountMicros: '20000', freeMinuteUsed: 2 }],
      call: { costPayableMicros: '20000', billingDurationSeconds: 180 },
    });
  });
});

describe('a thread', () => {
  test('is read and done for everybody, and tells of it once', async () => {
    await textFrom('hello');
    const threadId = (await inbox()).rows[0]?.thread.id ?? '';
    const by = { threadId, contactId: '' };
    await changeReadState(deps)(by, true, everyone());
    await changeReadState(deps)(by, true, everyone());
    expect((await inbox(everyone(), 'UNREAD')).rows).toEqual([]);
    await changeReadState(deps)(by, false, everyone());
    expect((await inbox(everyone(), 'UNREAD')).rows).toHaveLength(1);
    await changeThreadState(deps)(threadId, 'DONE', everyone());
    expect((await inbox(everyone(), 'DONE')).rows).toHaveLength(1);
    expect((await emittedEvents(db, ThreadChangedSchema)).filter(({ key }) => key === threadId)).toHaveLength(3);
    await expect(changeThreadState(deps)(threadId, 'LATER', everyone())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('gets its person when the contact is known, whichever comes first and however the number is spelt', async () => {
    const contact = (id: string, phoneNumber: string, version = 1) =>
      deliver(db, consumers, ws, ContactChangedSchema, { contact: { id, workspaceId: ws, phoneNumber, version } });
    const [brazilian, american] = [db.ids.uuid(), db.ids.uuid()];
    await contact(brazilian, '+5511987654321');
    await textFrom('oi', { from: '+551187654321' });
    await textFrom('hi');
    await contact(american, PEER);
    await contact(american, PEER);
    const { rows } = await inbox();
    expect(new Set(rows.map(({ thread }) => thread.contactId))).toEqual(new Set([brazilian, american]));
    const { item: sent } = await sendMessage(deps)(
      { phoneNumberId: number.id, contactId: american, to: '', body: 'to the contact', idempotencyKey: '' },
      everyone(),
    );
    expect(sent?.peerNumber).toBe(PEER);
  });

  test('is seen by the teams of its numbers, and moves with its number', async () => {
    await textFrom('for the first team');
    const member = (team: string) => testPrincipal(ws, 'team', { teamIds: [team], userId: db.ids.uuid() });
    expect((await inbox(member(TEAM))).rows).toHaveLength(1);
    expect((await inbox(member(OTHER_TEAM))).rows).toEqual([]);
    await expect(send('from their number', '', member(OTHER_TEAM))).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: {
        ...number,
        workspaceId: ws,
        status: 'AVAILABLE',
        country: 'US',
        version: 2,
        callWorkFlow: { teamId: OTHER_TEAM },
      },
    });
    expect((await inbox(member(TEAM))).rows).toEqual([]);
    expect((await inbox(member(OTHER_TEAM))).rows).toHaveLength(1);
  });

  test('of a call that is told before its number gets its teams when the number comes', async () => {
    const late = { id: db.ids.uuid(), number: '+14155558888' };
    await call(1, { phoneNumberId: late.id, workspaceNumber: late.number });
    expect((await inbox()).rows[0]?.thread.teamIds).toEqual([]);
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: {
        ...late,
        workspaceId: ws,
        status: 'AVAILABLE',
        country: 'US',
        version: 1,
        callWorkFlow: { teamId: TEAM },
      },
    });
    expect((await inbox()).rows[0]?.thread).toMatchObject({ teamIds: [TEAM], version: 2 });
  });

  test('pages follow each other by cursor', async () => {
    for (const digit of [1, 2, 3]) {
      clock.advance(1000);
      await textFrom('hi', { from: `+1628555014${digit}` });
    }
    const page = (after: string) =>
      listThreads(deps)({ filter: '', contactIds: [], query: '', page: { limit: 2, after } as never }, everyone());
    const first = await page('');
    const second = await page(first.metadata.endCursor ?? '');
    expect([...first.rows, ...second.rows].map(({ thread }) => thread.peerNumber)).toEqual([
      '+16285550143',
      '+16285550142',
      '+16285550141',
    ]);
    expect((await listThreads(deps)({ filter: '', contactIds: [], query: '0142' }, everyone())).rows).toHaveLength(1);
  });
});

describe('another workspace', () => {
  test('finds nothing by foreign ids, and changes nothing', async () => {
    const id = (await send('private')).item?.id ?? '';
    const threadId = (await inbox()).rows[0]?.thread.id ?? '';
    const foreign = testPrincipal(db.ids.uuid());
    await expect(findItem(deps)(id, foreign, 'READ')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(resendMessage(deps)(id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(changeReadState(deps)({ threadId, contactId: '' }, true, foreign)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(changeThreadState(deps)(threadId, 'DONE', foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send('with a foreign number', '', foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listConversations(deps)({ threadId, contactId: '', channel: '' }, foreign)).rows).toEqual([]);
    const path = `/webhooks/messages/status?${new URLSearchParams({ w: foreign.workspaceId, m: id, a: '0' })}`;
    expect((await post(path, { MessageSid: 'SM1', MessageStatus: 'delivered' })).statusCode).toBe(204);
    expect(await item(id)).toMatchObject({ deliveryStatus: 'PENDING' });
    await sender.round();
  });

  test('sees no row of it, also without a filter', async () => {
    await textFrom('private');
    expect(
      await db.tenant(db.ids.uuid(), async ({ tx }) => [
        await tx.thread.count(),
        await tx.item.count(),
        await tx.numberCopy.count(),
      ]),
    ).toEqual([0, 0, 0]);
  });
});

test("the demo's texts are written once, unread where they say so, and reach nobody", async () => {
  const message = (fields: Record<string, unknown>) => ({
    peerNumber: PEER,
    direction: 'INBOUND',
    body: 'hello',
    deliveryStatus: 'RECEIVED',
    minutesAgo: 40,
    phoneNumberId: number.id,
    agentUserId: '',
    unread: false,
    ...fields,
  });
  const messages = [
    message({ minutesAgo: 9, direction: 'OUTBOUND', deliveryStatus: 'DELIVERED', body: 'newest' }),
    message({ unread: true }),
  ] as never;
  const sent = carrier.texts.length;
  await ensureDemoMessages(deps)(messages, ws);
  await ensureDemoMessages(deps)(messages, ws);
  const { rows } = await inbox();
  expect(rows).toMatchObject([{ thread: { unreadCount: 1 }, last: { body: 'newest', deliveryStatus: 'DELIVERED' } }]);
  expect(await timeline()).toHaveLength(2);
  await sender.round();
  expect(carrier.texts).toHaveLength(sent);
  await expect(
    ensureDemoMessages({ ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } })(messages, ws),
  ).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
});
