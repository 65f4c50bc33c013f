/**
 * A caller keeps the place in the queue, hangs up, and is called back: our side rings first, both hear each other, it is paid once.
 *
 * @area queues, calls
 */
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { OutsideWorld, openPhone, startAnyProduct, type Payload } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550191';
const OTHER = '+15035550192';
/** Hertz that the caller says when called back, and Ana. */
const SAYS = { caller: 700, ana: 1_300 } as const;
const AUDIBLE = 4_000;

test('a caller keeps the place, is called back when somebody is there, and pays nothing', async () => {
  const product = await startAnyProduct({});
  const outside = new OutsideWorld(product.url);
  const ana = await anOwnerOnBusiness(product, 'Ana');
  const { getSinglePhoneNumber } = await ana.api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id: ana.number.id,
  });
  const { updatePhoneNumberSettings } = await ana.api.run(
    `mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) {
       callWorkFlow { queueCallbackKey queueMembers { userId penalty } } } }`,
    {
      input: {
        id: ana.number.id,
        version: getSinglePhoneNumber.version,
        type: 'QUEUE',
        queueJoinWhenEmpty: 'ANY',
        queueCallbackKey: '1',
        queueMembers: [{ userId: ana.userId, penalty: 2 }],
      },
    },
  );
  expect(updatePhoneNumberSettings.callWorkFlow).toEqual({
    queueCallbackKey: '1',
    queueMembers: [{ userId: ana.userId, penalty: 2 }],
  });

  await outside.phone(CALLER, 1, `tone:${SAYS.caller}`);
  const waiting = await outside.call(CALLER, ana.number.number, 'silence');
  const hears = (what: string) =>
    eventually(async () => expect((await outside.callOf(waiting.sid)).hears).toBe(what), 20_000);
  await hears('callback-offer.wav');
  await outside.press(waiting.sid, '1');
  await hears('callback-promised.wav');
  // The carrier hangs up on the caller, who has a place in line all the same.
  const rows = async (): Promise<Payload[]> =>
    (
      await ana.api.run(
        '{ getLiveActivityCallStats { rows { peerNumber direction state callbackAttempt queuePosition } } }',
      )
    ).getLiveActivityCallStats.rows as Payload[];
  await eventually(
    async () =>
      expect(await rows()).toEqual([
        { peerNumber: CALLER, direction: 'OUTBOUND', state: 'WAITING', callbackAttempt: 1, queuePosition: 1 },
      ]),
    20_000,
  );

  // Who asks and is cancelled is not called back.
  const other = await outside.call(OTHER, ana.number.number, 'silence');
  await eventually(async () => expect((await outside.callOf(other.sid)).hears).toBe('callback-offer.wav'), 20_000);
  await outside.press(other.sid, '1');
  const cancelled = await eventually(async () => {
    const { getLiveActivityCallStats } = await ana.api.run(
      '{ getLiveActivityCallStats { rows { callId peerNumber callback { state attempt mostAttempts nextTryAt mayCancel } } } }',
    );
    const row = (getLiveActivityCallStats.rows as Payload[]).find(
      ({ peerNumber, callback }) => peerNumber === OTHER && callback,
    );
    if (!row) throw new Error('the other one has no callback');
    return row;
  }, 60_000);
  expect(cancelled['callback']).toEqual({
    state: 'WAITING',
    attempt: 1,
    mostAttempts: 3,
    nextTryAt: null,
    mayCancel: true,
  });
  const { cancelQueueCallback } = await ana.api.run(
    'mutation ($id: ID!) { cancelQueueCallback(input: { callId: $id }) { id status endReason } }',
    { id: cancelled['callId'] },
  );
  expect(cancelQueueCallback).toEqual({
    id: cancelled['callId'],
    status: 'ABANDONED',
    endReason: 'CANCELLED_BY_AGENT',
  });

  const phone = await openPhone(ana.api, { tone: SAYS.ana });
  const ring = await phone.ring();
  const talk = await ring.accept();
  await eventually(() => expect(talk.audio.hears([SAYS.caller])[SAYS.caller]).toBeGreaterThan(AUDIBLE), 20_000);
  const back = await eventually(async () => {
    const found = (await outside.callsOf(CALLER)).find(({ to }) => to === CALLER);
    if (!found) throw new Error('nobody called back');
    return found;
  });
  await eventually(async () => {
    const { heard } = await outside.tones(back.sid, [SAYS.ana]);
    expect(heard[SAYS.ana]).toBeGreaterThan(AUDIBLE);
  }, 20_000);
  await outside.hangUp(back.sid);
  await talk.ended;

  await eventually(async () => {
    const { fetchConversations } = await ana.api.run(
      '{ fetchConversations(channel: call) { data { peerNumber direction call { status endReason } } } }',
    );
    expect(fetchConversations.data.filter(({ peerNumber }: Payload) => peerNumber === CALLER)).toEqual([
      { peerNumber: CALLER, direction: 'OUTBOUND', call: { status: 'COMPLETED', endReason: 'CALLER_HANGUP' } },
      { peerNumber: CALLER, direction: 'INBOUND', call: { status: 'COMPLETED', endReason: 'CALLBACK_REQUESTED' } },
    ]);
  });
  // Once.
  expect((await outside.callsOf(CALLER)).filter(({ to }) => to === CALLER)).toHaveLength(1);
  expect((await outside.callsOf(OTHER)).filter(({ to }) => to === OTHER)).toEqual([]);
}, 120_000);
