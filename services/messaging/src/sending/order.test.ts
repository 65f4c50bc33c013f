/** Texts from one number to one person leave in the order in which they were written, whatever the carrier answers. */
import { createMemoryLimits } from '@ringline/kit/limits';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resendMessage } from '../messages/resendMessage.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import {
  carrier,
  clock,
  db,
  deps,
  everyone,
  item,
  number,
  ownMessaging,
  PEER,
  report,
  send,
  sender,
  ws,
} from '../messagingTestkit.ts';
import { createSender } from './sender.ts';

ownMessaging();

const OTHER_PEER = '+16285550137';
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  Object.assign(deps, { limits: createMemoryLimits(clock) });
  // What another test left is not due in this one.
  clock.advance(HOUR_MS);
  await settle();
});

const sendTo = (to: string, body: string) =>
  sendMessage(deps)({ phoneNumberId: number.id, contactId: '', to, body, idempotencyKey: '' }, everyone());
/** What the carrier has of this test's number, in the order in which it got it. */
const arrived = (to = PEER) =>
  carrier.texts.filter((text) => text.from === number.number && text.to === to).map(({ body }) => body);
/** Rounds of one sender until nothing is due. */
async function settle(of = sender): Promise<void> {
  while ((await of.round()) > 0);
}

describe('texts of one thread', () => {
  test('wait for one that the carrier put off, and go when it went', async () => {
    carrier.faultNext('busy');
    for (const body of ['one', 'two', 'three']) await send(body);
    await settle();
    expect(arrived()).toEqual([]);
    clock.advance(9_999);
    await settle();
    expect(arrived()).toEqual([]);
    clock.advance(1);
    await settle();
    expect(arrived()).toEqual(['one', 'two', 'three']);
  });

  test('do not wait for those of other people', async () => {
    carrier.faultNext('busy');
    await send('put off');
    await settle();
    await sendTo(OTHER_PEER, 'to somebody else');
    await send('behind it');
    await settle();
    expect(arrived(OTHER_PEER)).toEqual(['to somebody else']);
    expect(arrived()).toEqual([]);
  });

  test('go on at once when one before them is refused for good', async () => {
    carrier.faultNext('busy', 'refuse');
    const first = (await send('refused')).item?.id ?? '';
    await settle();
    await send('after it');
    await settle();
    clock.advance(10_000);
    await settle();
    expect(await item(first)).toMatchObject({ deliveryStatus: 'FAILED' });
    expect(arrived()).toEqual(['after it']);
  });

  test('go on when one before them was tried in vain for as long as it is tried', async () => {
    carrier.faultNext('busy', 'busy', 'busy', 'busy');
    await send('in vain');
    await settle();
    await send('after that');
    for (const wait of [10_000, 60_000, 300_000]) {
      expect(arrived()).toEqual([]);
      clock.advance(wait);
      await settle();
    }
    expect(arrived()).toEqual(['after that']);
  });

  test('do not wait for the report of one that the carrier has', async () => {
    await send('no report');
    await settle();
    await send('next');
    await settle();
    expect(arrived()).toEqual(['no report', 'next']);
  });

  test('wait an hour at most for one of which nobody can learn anything', async () => {
    carrier.faultNext('crash-before');
    const first = (await send('unknown')).item?.id ?? '';
    await settle();
    await send('waits for it');
    const { messages } = deps.carrier.rest;
    const list = vi.spyOn(messages, 'list').mockRejectedValue(new Error('the list is out of order'));
    for (let waited = 0; waited < HOUR_MS - 60_000; waited += 60_000) {
      clock.advance(60_000);
      await settle();
    }
    expect(arrived()).toEqual([]);
    clock.advance(60_000);
    await settle();
    expect(arrived()).toEqual(['waits for it']);
    list.mockRestore();
    clock.advance(300_000);
    await settle();
    expect(arrived()).toEqual(['waits for it', 'unknown']);
    expect(await item(first)).toMatchObject({ deliveryStatus: 'SENT' });
  });

  test('stand in line again when they are tried again by hand', async () => {
    const first = (await send('came back')).item?.id ?? '';
    await settle();
    await report(first, 'undelivered', '30003');
    carrier.faultNext('busy');
    await send('put off');
    await resendMessage(deps)(first, everyone());
    await settle();
    expect(arrived()).toEqual(['came back']);
    clock.advance(10_000);
    await settle();
    expect(arrived()).toEqual(['came back', 'put off', 'came back']);
  });
});

describe('two replicas of the sender', () => {
  test.for(['hang-before', 'hang-after'] as const)(
    'keep the order when one is killed in the middle of a request (%s)',
    async (fault) => {
      carrier.faultNext(fault);
      for (const body of ['one', 'two', 'three']) await send(body);
      // It never hears of its request again.
      void createSender(deps).round();
      await vi.waitFor(async () =>
        expect(await db.tenant(ws, ({ tx }) => tx.sendCommand.count({ where: { state: 'SENT' } }))).toBe(1),
      );
      await settle();
      expect(arrived()).toEqual(fault === 'hang-after' ? ['one'] : []);
      clock.advance(30_000);
      await settle();
      expect(arrived()).toEqual(['one', 'two', 'three']);
    },
  );

  test('keep the order when one is killed before it asked the carrier', async () => {
    for (const body of ['one', 'two']) await send(body);
    const claimed = await db.pool.query(
      "SELECT * FROM claim_sends_in_order($1, interval '20 s', 8, interval '1 hour')",
      [clock.now()],
    );
    expect(claimed.rows).toHaveLength(1);
    await settle();
    expect(arrived()).toEqual([]);
    clock.advance(20_000);
    await settle();
    expect(arrived()).toEqual(['one', 'two']);
  });

  test('send each text once and in order, over whatever the carrier answers', async () => {
    const people = Array.from({ length: 6 }, (_, index) => `+1628555020${index}`);
    const bodies = Array.from({ length: 8 }, (_, index) => `text ${index}`);
    // The same each time: what comes is bad luck of every kind, in no order.
    let seed = 7;
    const kinds = ['none', 'busy', 'crash-before', 'none', 'crash-after', 'busy', 'none', 'refuse'] as const;
    carrier.faultNext(
      ...Array.from({ length: 60 }, () => kinds[(seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) >> 28]!),
    );
    const ids = new Map<string, string>();
    for (const body of bodies)
      for (const to of people) ids.set(`${to} ${body}`, (await sendTo(to, body)).item?.id ?? '');
    const replicas = [createSender(deps), createSender(deps)];
    for (let round = 0; round < 120; round += 1) {
      await Promise.all(replicas.map(settle));
      clock.advance(10_000);
    }
    const refused = new Set<string>();
    for (const [key, id] of ids) if ((await item(id)).deliveryStatus === 'FAILED') refused.add(key);
    for (const to of people) expect(arrived(to)).toEqual(bodies.filter((body) => !refused.has(`${to} ${body}`)));
    expect(refused.size).toBeGreaterThan(0);
    expect(refused.size).toBeLessThan(ids.size / 2);
  });
});
