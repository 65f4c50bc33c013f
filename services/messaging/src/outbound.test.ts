import { resendMessage } from './messages/resendMessage.ts';
import { sendFlowMessage } from './messages/sendFlowMessage.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { limitSameText } from './messages/sendingLimits.ts';
import {
  PEER,
  TEAM,
  db,
  billing,
  deps,
  sender,
  ws,
  number,
  everyone,
  timeline,
  send,
  settled,
  item,
  sentTo,
  textFrom,
  report,
  changeNumber,
  ownMessaging,
} from './messagingTestkit.ts';
import { createSender } from './sending/sender.ts';
import { testPrincipal } from './testing.ts';
import { describe, expect, test } from 'vitest';

ownMessaging();

describe('a text to outside', () => {
  test('of a test number whose days are over says so, and what to do', async () => {
    await changeNumber({ isTestNumber: true, status: 'RELEASED' });
    await expect(send('Are you still there?')).rejects.toMatchObject({
      code: 'CALLER_ID_NOT_OWNED',
      message: expect.stringContaining('owner or admin can get'),
      why: { check: 'test_number_ended', whoCanFix: ['OWNER', 'ADMIN'] },
    });
  });

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
    [{ body: '\u200b' }, 'VALIDATION_FAILED'],
    [{ body: '\u2060\ufeff\n' }, 'VALIDATION_FAILED'],
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

  test('tried again counts as one that is sent', async () => {
    const busy = testPrincipal(ws, 'all', { userId: db.ids.uuid() });
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'No credit' });
    const { item: kept } = await send('without credit');
    billing.refuse(undefined);
    for (let count = 0; count < 60; count++)
      await deps.limits.take(`send-message:${busy.userId}`, { limit: 60, perSeconds: 60 });
    await expect(resendMessage(deps)(kept?.id ?? '', busy)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await item(kept?.id ?? '')).toMatchObject({ retries: 0 });
  });

  test('that says the same goes to twenty people within ten minutes, and to each of them as often as it likes', async () => {
    const user = { workspaceId: ws, userId: db.ids.uuid() };
    const to = (person: number, body = 'We moved') =>
      limitSameText(deps, { ...user, body, toNumber: `+1503555${1_000 + person}` });
    for (let person = 0; person < 20; person += 1) await to(person);
    await to(3);
    await to(20, 'Something else');
    const busy = testPrincipal(ws, 'all', { userId: user.userId });
    await expect(send('We moved', '', busy)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('Use a campaign'),
      why: { check: 'same-text' },
    });
  });
});

describe("a text of a call's flow", () => {
  const flowText = (id: string, body = 'Thank you for calling.') =>
    sendFlowMessage(deps)({ workspaceId: ws, id, phoneNumberId: number.id, to: PEER, body });

  test('is sent once however often it is asked for, and is nobody’s', async () => {
    const id = db.ids.uuid();
    expect([await flowText(id), await flowText(id)]).toEqual([undefined, undefined]);
    await sender.round();
    expect(sentTo('Thank you for calling.').filter(({ from }) => from === number.number)).toHaveLength(1);
    expect(await item(id)).toMatchObject({ agentUserId: '', direction: 'OUTBOUND', deliveryStatus: 'SENT' });
  });

  test('is refused to who opted out, without credit, and from a number of others', async () => {
    const unpaid = db.ids.uuid();
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'Not enough credit.' });
    expect(await flowText(unpaid)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    billing.refuse(undefined);
    expect(await flowText(unpaid)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await textFrom('STOP');
    expect(await flowText(db.ids.uuid())).toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
    expect(
      await sendFlowMessage(deps)({
        workspaceId: db.ids.uuid(),
        id: db.ids.uuid(),
        phoneNumberId: number.id,
        to: PEER,
        body: 'Hello.',
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the text for a missed call', () => {
  const textBack = (id = db.ids.uuid(), to = PEER, from = deps) =>
    sendFlowMessage(from)({ workspaceId: ws, id, phoneNumberId: number.id, to, body: 'Sorry.', textBack: true });
  const later = (hours: number) => ({
    ...deps,
    clock: { ...deps.clock, now: () => new Date(deps.clock.now().getTime() + hours * 3_600_000) },
  });

  test('goes to a person once in 24 hours, though several calls ask at once and one asks again', async () => {
    const calls = [db.ids.uuid(), db.ids.uuid(), db.ids.uuid()];
    const answers = await Promise.all(calls.map((id) => textBack(id)));
    expect(answers.filter((answer) => answer?.code === 'RATE_LIMITED')).toHaveLength(2);
    const sent = calls[answers.indexOf(undefined)] ?? '';
    expect(await textBack(sent)).toBeUndefined();
    expect(await textBack(db.ids.uuid(), PEER, later(23.9))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await textBack(db.ids.uuid(), '+16285550137')).toBeUndefined();
    expect(await textBack(db.ids.uuid(), PEER, later(24))).toBeUndefined();
    await sender.round();
    expect(sentTo('Sorry.').filter(({ to, from }) => to === PEER && from === number.number)).toHaveLength(1);
    expect((await timeline()).filter(({ body, peerNumber }) => body === 'Sorry.' && peerNumber === PEER)).toHaveLength(
      2,
    );
  });

  test('that nobody can pay is not kept, and the next call may have it', async () => {
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'Not enough credit.' });
    expect(await textBack()).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await timeline()).toEqual([]);
    billing.refuse(undefined);
    expect(await textBack()).toBeUndefined();
  });

  test('is claimed by who never sent it for a quarter of an hour only', async () => {
    await deps.db.tenant(ws, ({ tx }) =>
      tx.textBack.create({
        data: {
          workspaceId: ws,
          phoneNumberId: number.id,
          peerKey: PEER,
          itemId: db.ids.uuid(),
          claimedAt: deps.clock.now(),
        },
      }),
    );
    expect(await textBack()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await textBack(db.ids.uuid(), PEER, later(0.3))).toBeUndefined();
  });

  test('never goes to who opted out, nor to a landline, be it by its number or by what the carrier said', async () => {
    expect(await textBack(db.ids.uuid(), '+442079460018')).toMatchObject({ code: 'PHONE_INVALID' });
    const { item: earlier } = await send('hello?');
    await sender.round();
    await report(earlier?.id ?? '', 'undelivered', '30006');
    expect(await textBack()).toMatchObject({ code: 'PHONE_INVALID' });
    await textFrom('STOP');
    expect(await textBack()).toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
  });
});
