import { resendMessage } from './messages/resendMessage.ts';
import {
  clock,
  db,
  carrier,
  deps,
  sender,
  ws,
  post,
  textFrom,
  everyone,
  send,
  settled,
  item,
  sentTo,
  report,
  ownMessaging,
} from './messagingTestkit.ts';
import { processCommand } from './sending/processCommand.ts';
import { describe, expect, test, vi } from 'vitest';

ownMessaging();

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
    // The second waits until the first is known to be there.
    while ((await sender.round()) > 0);
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

  test.for(['delivered', 'sent'])(
    'a report (%s) that arrives while the carrier is asked about a text does not send it twice',
    async (status) => {
      carrier.faultNext('crash-after');
      const body = `overtaken by ${status}`;
      const id = (await send(body)).item?.id ?? '';
      await sender.round();
      clock.advance(10_000);
      const { messages } = deps.carrier.rest;
      const list = messages.list.bind(messages);
      const asked = vi.spyOn(messages, 'list').mockImplementation(async (...query) => {
        await post(`/webhooks/messages/status?${new URLSearchParams({ w: ws, m: id, a: '0' })}`, {
          MessageSid: sentTo(body)[0]?.sid ?? '',
          MessageStatus: status,
        });
        return list(...query);
      });
      await sender.round();
      expect(asked).toHaveBeenCalledOnce();
      asked.mockRestore();
      clock.advance(400_000);
      await sender.round();
      expect(sentTo(body)).toHaveLength(1);
      expect(await settled(id)).toEqual(['SENT']);
    },
  );

  test('two senders of which one was too slow for its lease send a text once', async () => {
    const id = (await send('claimed by two')).item?.id ?? '';
    const due = { workspaceId: ws, itemId: id, attempt: 0 };
    await Promise.all([processCommand(deps)(due), processCommand(deps)(due)]);
    expect(sentTo('claimed by two')).toHaveLength(1);
    expect(await settled(id)).toEqual(['SENT']);
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
