/**
 * Numbers outside in a call of Ana's, with real audio: who hears whom, and that the caller is never left with nothing, whatever
 * becomes of a transfer. The whole table of what can become of one is the engine's (telephony's outside.test.ts, transfer.test.ts).
 *
 * @area calls, media
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CallerEar, LOUD, QUIET } from '../testkit/callerEar.ts';
import {
  OutsideWorld,
  openPhone,
  startAnyProduct,
  type HeadlessPhone,
  type Heard,
  type Owner,
  type Payload,
  type RunningProduct,
  type Talk,
} from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

/** What each says, in hertz. */
const SAYS = { caller: 700, ana: 1_300, friend: 3_100 };
const FRIEND = '+13105550177';
const SWITCHBOARD = '+13105550144';
/** A caller may hear nothing, no person, tone or music, for as long as this at most, in ms (the specification's 3 s). */
const LONGEST_NOTHING_MS = 3_000;
/** What is measured is the last second: anything in it was heard. */
const AUDIBLE = 100;

let product: RunningProduct;
let outside: OutsideWorld;
let ana: Owner;
let phone: HeadlessPhone;
let changed: Heard;
let callers = 0;

beforeAll(async () => {
  product = await startAnyProduct({});
  outside = new OutsideWorld(product.url);
  await outside.phone(FRIEND, 0, `tone:${SAYS.friend}`);
});

// A test number has ten minutes of talk, and each leg of a call takes one.
beforeEach(async () => {
  ana = await anOwnerOnBusiness(product, 'Ana');
  changed = ana.api.subscribe(
    'subscription { callChanged { call { id peerNumber status endReason phase agentUserId transfer { stage failure } participants { id role connected heldSince } } } }',
  );
  phone = await openPhone(ana.api, { tone: SAYS.ana });
});

/** A call at the carrier, as the outside world sees it. */
type SimulatedCall = Awaited<ReturnType<OutsideWorld['call']>>;

interface Conversation {
  readonly id: string;
  readonly caller: SimulatedCall;
  readonly talk: Talk;
  /** What the caller hears. */
  readonly ear: CallerEar;
}

/** Ana talks with a caller, and what the caller hears is listened to until the call ends. */
async function talking(): Promise<Conversation> {
  const from = `+1503555020${(callers += 1)}`;
  const caller = await outside.call(from, ana.number.number, `tone:${SAYS.caller}`);
  const talk = await (await phone.ring()).accept();
  const ear = new CallerEar(outside, caller.sid, { ana: SAYS.ana, friend: SAYS.friend });
  await ear.voices('ana');
  const { call } = await changed.frame(({ call: frame }) => frame.peerNumber === from && frame.phase === 'TALKING');
  return { id: call.id, caller, talk, ear };
}

/** The friend's phone, which has picked up and hears that 1 is to be pressed. */
const friend = async (): Promise<SimulatedCall> =>
  eventually(async () => {
    const call = (await outside.callsOf(FRIEND)).find(({ status }) => status === 'in-progress');
    if (!call) throw new Error('the friend was not called');
    expect((await outside.tones(call.sid, [])).rms, 'it is asked').toBeGreaterThan(AUDIBLE);
    return call;
  }, 15_000);

const isGuest = ({ role, connected }: Payload): boolean => role === 'GUEST' && connected;
const isHeld = ({ heldSince }: Payload): boolean => heldSince !== null;
const holdGuest = (id: string, participantId: string, hold: boolean) =>
  ana.api.run(
    'mutation ($id: ID!, $participantId: ID, $hold: Boolean!) { holdCall(callId: $id, hold: $hold, participantId: $participantId) { id } }',
    { id, participantId, hold },
  );
const run = (operation: string, id: string) => ana.api.run(`mutation ($id: ID!) { ${operation} { id } }`, { id });
const transfer = (callId: string, mode: string, phoneNumber = FRIEND) =>
  ana.api.run(
    'mutation ($input: TransferCallInput!) { transferCall(input: $input) { phase transfer { toOutside } } }',
    {
      input: { callId, mode, phoneNumber },
    },
  );
/** The call as it was told last, once it is as the test waits for. */
const told = async (id: string, fits: (call: Payload) => boolean): Promise<Payload> =>
  (await changed.frame(({ call }) => call.id === id && fits(call))).call;
const stage = (id: string, wanted: string) => told(id, ({ transfer: now }) => now?.stage === wanted);

test('a guest outside joins by pressing 1, all hear each other, and leaves alone; handed over warm, the friend has the call', async () => {
  const { id, talk, ear } = await talking();
  const added = await ana.api.run(
    'mutation ($id: ID!, $numbers: [String!]) { addToCall(callId: $id, userIds: [], phoneNumbers: $numbers) { participants { name role connected } } }',
    { id, numbers: ['(310) 555-0177'] },
  );
  expect(added.addToCall.participants).toContainEqual({ name: FRIEND, role: 'GUEST', connected: false });
  const guest = await friend();
  await ear.voices('ana');
  await outside.press(guest.sid, '1');
  await ear.voices('ana', 'friend');
  await eventually(() => expect(talk.audio.hears([SAYS.friend])[SAYS.friend]).toBeGreaterThan(LOUD));

  // Hold is per participant: the guest hears music, and the others talk on.
  const { participants } = await told(id, (call) => call.participants.some(isGuest));
  const guestId = participants.find(isGuest)?.id ?? '';
  await holdGuest(id, guestId, true);
  await ear.voices('ana');
  await eventually(async () => {
    const { heard, rms } = await outside.tones(guest.sid, [SAYS.caller, SAYS.ana]);
    expect([heard[SAYS.ana], heard[SAYS.caller]].every((level = 0) => level < AUDIBLE)).toBe(true);
    expect(rms, 'there is music').toBeGreaterThan(AUDIBLE);
  });
  expect(await told(id, (call) => call.participants.some(isHeld))).toMatchObject({ phase: 'TALKING' });
  await holdGuest(id, guestId, false);
  await ear.voices('ana', 'friend');
  await outside.hangUp(guest.sid);
  await ear.voices('ana');

  expect((await transfer(id, 'WARM')).transferCall).toMatchObject({
    phase: 'TRANSFERRING',
    transfer: { toOutside: true },
  });
  const target = await friend();
  await outside.press(target.sid, '1');
  await stage(id, 'CONSULTING');
  await eventually(() => expect(talk.audio.hears([SAYS.friend])[SAYS.friend]).toBeGreaterThan(LOUD));
  await ear.voices();
  await run('completeTransfer(callId: $id)', id);
  await talk.ended;
  await ear.voices('friend');
  expect(await stage(id, 'COMPLETED')).toMatchObject({ phase: 'TALKING', agentUserId: null });
  await outside.hangUp(target.sid);
  expect(await told(id, ({ status }) => status === 'COMPLETED')).toMatchObject({ endReason: 'TRANSFERRED' });
  expect(ear.soFar().longestNothingMs).toBeLessThanOrEqual(LONGEST_NOTHING_MS);
});

test('Ana leaves the caller and a guest to each other where her number lets them: both legs are paid, and it ends with them', async () => {
  const minutes = async () =>
    (await ana.api.run('{ getCreditBalance { testMinutesLeft } }')).getCreditBalance.testMinutesLeft as number;
  const { getSinglePhoneNumber } = await ana.api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id: ana.number.id,
  });
  const { updatePhoneNumberSettings } = await ana.api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { callWorkFlow { leaveOutsidersConnected } } }',
    { input: { id: ana.number.id, version: getSinglePhoneNumber.version, leaveOutsidersConnected: true } },
  );
  expect(updatePhoneNumberSettings.callWorkFlow.leaveOutsidersConnected).toBe(true);
  const before = await minutes();
  const { id, talk, ear } = await talking();
  await ana.api.run(
    'mutation ($id: ID!, $numbers: [String!]) { addToCall(callId: $id, userIds: [], phoneNumbers: $numbers) { id } }',
    { id, numbers: [FRIEND] },
  );
  const guest = await friend();
  await outside.press(guest.sid, '1');
  await ear.voices('ana', 'friend');
  await run('endCall(callId: $id)', id);
  await talk.ended;
  // The caller and the friend hear each other, and nobody else.
  await ear.voices('friend');
  await eventually(async () => {
    const { heard } = await outside.tones(guest.sid, [SAYS.caller, SAYS.ana]);
    expect(heard[SAYS.caller]).toBeGreaterThan(LOUD);
    expect(heard[SAYS.ana]).toBeLessThan(QUIET);
  });
  await told(id, ({ agentUserId, phase: now }) => agentUserId === null && now === 'TALKING');
  expect((await ana.api.run('{ getMyLiveCalls { id } }')).getMyLiveCalls).toEqual([]);
  await wait(2_000);
  await outside.hangUp(guest.sid);
  await ear.gone;
  expect(await told(id, ({ status }) => status === 'COMPLETED')).toMatchObject({ endReason: 'AGENT_HANGUP' });
  expect(ear.soFar().longestNothingMs).toBeLessThanOrEqual(LONGEST_NOTHING_MS);
  // A begun minute of the call, and one of the friend's leg.
  await eventually(async () => expect(await minutes()).toBe(before - 2));
});

test('Ana calls an extension: the switchboard hears its keys and puts her through, and she is heard by who picks up', async () => {
  await outside.switchboard(SWITCHBOARD, ['12', '34'], `tone:${SAYS.friend}`);
  const { placeCall } = await ana.api.run(
    'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id peerNumber } connectParams { name value } } }',
    {
      input: {
        phoneNumberId: ana.number.id,
        to: '+1 310 555 0144 ext. 34',
        deviceId: phone.deviceId,
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  expect(placeCall.call.peerNumber).toBe(`${SWITCHBOARD};ext=34`);
  const talk = await phone.connect(placeCall.connectParams);
  await eventually(() => expect(talk.audio.hears([SAYS.friend])[SAYS.friend]).toBeGreaterThan(LOUD), 20_000);
  const [board] = await outside.callsOf(SWITCHBOARD);
  await eventually(async () => {
    const { heard } = await outside.tones(board?.sid ?? '', [SAYS.ana]);
    expect(heard[SAYS.ana]).toBeGreaterThan(LOUD);
  });
  await run('endCall(callId: $id)', placeCall.call.id);
  await talk.ended;
});

const cases: readonly [name: string, happens: (conversation: Conversation) => Promise<unknown>][] = [
  [
    'cold, and 1 is pressed: the friend has the call',
    async ({ id, ear, talk }) => {
      await transfer(id, 'COLD');
      await outside.press((await friend()).sid, '1');
      await talk.ended;
      await ear.voices('friend');
    },
  ],
  [
    'cold, and another key is pressed twice: Ana takes the call back',
    async ({ id, ear }) => {
      await transfer(id, 'COLD');
      const { sid } = await friend();
      await outside.press(sid, '5');
      // The second one belongs to the question that follows the first.
      await wait(2_000);
      await outside.press(sid, '5');
      expect((await stage(id, 'RETURNING')).transfer.failure).toBe('DECLINED');
      await run('takeBackCall(callId: $id)', id);
      await ear.voices('ana');
    },
  ],
  [
    'cold, and the friend hangs up while asked; Ana does not want it back either: the number takes a message',
    async ({ id, ear }) => {
      await transfer(id, 'COLD');
      await outside.hangUp((await friend()).sid);
      await stage(id, 'RETURNING');
      await run('endCall(callId: $id)', id);
      await stage(id, 'VOICEMAIL');
      await ear.voices();
    },
  ],
  [
    'cold, Ana closes the tab, and 1 is pressed: the friend has the call',
    async ({ id, ear, talk }) => {
      await transfer(id, 'COLD');
      talk.hangUp();
      await outside.press((await friend()).sid, '1');
      await ear.voices('friend');
    },
  ],
  [
    'warm, the friend hangs up while they talk: Ana takes the call back',
    async ({ id, ear }) => {
      await transfer(id, 'WARM');
      const { sid } = await friend();
      await outside.press(sid, '1');
      await stage(id, 'CONSULTING');
      await outside.hangUp(sid);
      await stage(id, 'RETURNING');
      await run('takeBackCall(callId: $id)', id);
      await ear.voices('ana');
    },
  ],
  [
    'warm and merged, Ana leaves: the friend has the call',
    async ({ id, ear }) => {
      await transfer(id, 'WARM');
      await outside.press((await friend()).sid, '1');
      await stage(id, 'CONSULTING');
      await run('mergeTransfer(callId: $id)', id);
      await ear.voices('ana', 'friend');
      await run('endCall(callId: $id)', id);
      await ear.voices('friend');
    },
  ],
];

test.each(cases)('%s', async (_name, happens) => {
  const conversation = await talking();
  await happens(conversation);
  expect(conversation.ear.soFar().longestNothingMs).toBeLessThanOrEqual(LONGEST_NOTHING_MS);
  await outside.hangUp(conversation.caller.sid);
  // Also where the carrier may still tell of a message.
  await told(conversation.id, ({ phase }) => phase === 'ENDED');
});

test('what is no number is refused, and a stranger can do none of it', async () => {
  const { id, caller } = await talking();
  const eve = await anOwnerOnBusiness(product, 'Eve');
  const asStranger = await eve.api.refused(
    'mutation ($input: TransferCallInput!) { transferCall(input: $input) { id } }',
    {
      input: { callId: id, mode: 'COLD', phoneNumber: FRIEND },
    },
  );
  expect(asStranger.code).toBe('NOT_FOUND');
  const adding =
    'mutation ($id: ID!, $numbers: [String!]) { addToCall(callId: $id, userIds: [], phoneNumbers: $numbers) { id } }';
  expect((await eve.api.refused(adding, { id, numbers: [FRIEND] })).code).toBe('NOT_FOUND');
  expect((await ana.api.refused(adding, { id, numbers: ['12'] })).code).toBe('PHONE_INVALID');
  await outside.hangUp(caller.sid);
});
