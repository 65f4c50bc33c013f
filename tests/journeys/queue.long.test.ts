/**
 * Callers who wait: three people under each strategy, two callers at once, and whoever becomes free gets the next one.
 *
 * @area queues
 */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  OutsideWorld,
  openPhone,
  startAnyProduct,
  type HeadlessPhone,
  type Owner,
  type Payload,
  type Talk,
} from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLERS = ['+15035550181', '+15035550182', '+15035550183', '+15035550184'] as const;
/** Hertz that each caller says, and our people in the order of the list. */
const SAYS = 700;
const OURS = [1_300, 1_900, 2_500] as const;
const AUDIBLE = 4_000;

let outside: OutsideWorld;
let ana: Owner;
/** In the order of the team's list. */
let phones: HeadlessPhone[];

beforeAll(async () => {
  const product = await startAnyProduct({});
  outside = new OutsideWorld(product.url);
  ana = await anOwnerOnBusiness(product, 'Ana');
  const ben = await aMember(product.url, ana, 'MEMBER', { firstName: 'Ben' });
  const cyd = await aMember(product.url, ana, 'MEMBER', { firstName: 'Cyd' });
  phones = [];
  for (const [at, { api }] of [ana, ben, cyd].entries())
    phones.push(await openPhone(api, { tone: OURS[at] ?? 'none' }));
}, 60_000);

async function queue(settings: Payload): Promise<Payload> {
  const { getSinglePhoneNumber } = await ana.api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id: ana.number.id,
  });
  const { updatePhoneNumberSettings } = await ana.api.run(
    `mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) {
       callWorkFlow { type queueSize queueRingStrategy queueRetryCount timeout } } }`,
    { input: { id: ana.number.id, version: getSinglePhoneNumber.version, type: 'QUEUE', queueWrapUp: 0, ...settings } },
  );
  return updatePhoneNumberSettings.callWorkFlow;
}

/** A call that the first one who is rung answers, in which both are heard, and that is hung up. @returns whose phones rang, by their places in the list */
async function served(atOnce = 1): Promise<number[]> {
  const rang: number[] = [];
  const rings = phones.map(async (phone, at) => {
    const ring = await phone.ring();
    rang.push(at);
    return ring;
  });
  const call = await outside.call(CALLERS[0], ana.number.number, `tone:${SAYS}`);
  const first = await Promise.race(rings);
  const taker = OURS[rang[0] ?? 0];
  await eventually(() => expect(rang).toHaveLength(atOnce));
  const talk = await first.accept();
  await answered(call.sid, taker);
  await heardOn(talk);
  await outside.hangUp(call.sid);
  await talk.ended;
  return rang.sort((a, b) => a - b);
}

/** The caller hears who took it, no longer the queue. */
const answered = (sid: string, hertz = 0) =>
  eventually(async () => expect((await outside.tones(sid, [hertz])).heard[hertz]).toBeGreaterThan(AUDIBLE), 15_000);
const heardOn = ({ audio }: Talk) =>
  eventually(() => expect(audio.hears([SAYS])[SAYS]).toBeGreaterThan(AUDIBLE), 15_000);
const hears = (sid: string, what: string) =>
  eventually(async () => expect((await outside.callOf(sid)).hears).toBe(what), 15_000);
const ringOf = (phone: HeadlessPhone) => phone.ring();

test('each strategy rings whom it says, as the number was set up', async () => {
  const flow = await queue({ queueRingStrategy: 'LINEAR', queueSize: 3, queueRetryCount: 2, timeout: 15 });
  expect(flow).toEqual({ type: 'QUEUE', queueRingStrategy: 'LINEAR', queueSize: 3, queueRetryCount: 2, timeout: 15 });
  expect(await served()).toEqual([0]);
  await queue({ queueRingStrategy: 'ROUNDROBIN' });
  expect(await served()).toEqual([0]);
  await queue({ queueRingStrategy: 'RRMEMORY' });
  expect([await served(), await served()]).toEqual([[0], [1]]);
  await queue({ queueRingStrategy: 'LEASTRECENT' });
  expect(await served()).toEqual([2]);
  // Three calls, one and one.
  await queue({ queueRingStrategy: 'FEWESTCALLS' });
  expect(await served()).toEqual([1]);
  await queue({ queueRingStrategy: 'RANDOM' });
  expect(await served()).toHaveLength(1);
  await queue({ queueRingStrategy: 'RINGALL' });
  expect(await served(3)).toEqual([0, 1, 2]);
}, 150_000);

test('two callers at once ring two people; who waits hears the place in line, and gets whoever becomes free at once', async () => {
  await queue({ queueRingStrategy: 'LINEAR' });
  const frames = ana.api.subscribe(
    'subscription { contactConversation { conversation { peerNumber call { callId status inQueue queuePosition queueTime } } } }',
  );
  const talks = await Promise.all(
    phones.map(async (phone, at) => {
      const ring = ringOf(phone);
      const call = await outside.call(CALLERS[at] ?? '', ana.number.number, `tone:${SAYS}`);
      return { call, ring: await ring };
    }),
  );
  const [first, second, third] = await Promise.all(
    talks.map(async ({ call, ring }) => ({ call, talk: await ring.accept() })),
  );
  if (!first || !second || !third) throw new Error('three calls ring');
  const waiting = await outside.call(CALLERS[3], ana.number.number, `tone:${SAYS}`);
  await hears(waiting.sid, 'in-line-one.wav');
  await hears(waiting.sid, 'hold-music.wav');
  const {
    conversation: { call: shown },
  } = await frames.frame(
    ({ conversation: { peerNumber, call } }) => peerNumber === CALLERS[3] && call?.queuePosition === 1,
  );
  expect(shown).toMatchObject({ inQueue: true });
  const { getMyLiveCalls: mine } = await ana.api.run('{ getMyLiveCalls { id } }');
  expect(mine).toHaveLength(1);

  const ring = Promise.race(phones.map(ringOf));
  const freed = Date.now();
  await outside.hangUp(second.call.sid);
  const offered = await ring;
  expect(Date.now() - freed).toBeLessThan(5_000);
  const talk = await offered.accept();
  await heardOn(talk);
  const { conversation: taken } = await frames.frame(
    ({ conversation: { call } }) => call?.callId === shown.callId && call.status === 'ON_GOING',
  );
  expect(taken.call).toMatchObject({ inQueue: false, queuePosition: null });
  expect(taken.call.queueTime).toBeGreaterThan(0);
  for (const { sid } of [first.call, third.call, waiting]) await outside.hangUp(sid);
  await Promise.all([first, second, third, { talk }].map((one) => one.talk.ended));
  await eventually(async () => {
    const { fetchConversations } = await ana.api.run(
      '{ fetchConversations(channel: call) { data { call { status } } } }',
    );
    const statuses = (fetchConversations.data as Payload[]).map(({ call }) => call.status as string);
    expect(new Set(statuses)).toEqual(new Set(['COMPLETED']));
  });
  const { getCallTimeline } = await ana.api.run('query ($id: ID!) { getCallTimeline(callId: $id) { description } }', {
    id: shown.callId,
  });
  const said = (getCallTimeline as Payload[]).map(({ description }) => description as string);
  expect(said).toEqual(
    expect.arrayContaining([
      'Joined the queue at place 1',
      'Skipped Ana Test: on a call',
      'No one is free: the caller waits',
    ]),
  );
  expect(said.join('\n')).toMatch(/Attempt 1: ringing (?:Ana|Ben|Cyd) Test for 15 s \(next in the list\)/);
}, 150_000);
