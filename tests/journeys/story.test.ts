/** Steps 2 to 7 of a newcomer's first hour, as an API client and a phone without a browser live them. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { goertzel } from '@ringline/sandbox/media/tones';
import { parseWav } from '@ringline/sandbox/media/wav';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  OutsideWorld,
  anOwner,
  freePort,
  openPhone,
  startAnyProduct,
  temporaryDataDir,
  type HeadlessPhone,
  type Owner,
  type Payload,
  type RunningProduct,
  type Talk,
} from '../testkit/index.ts';

const CALLER = '+15035550174';
const CALLEE = '+16285550136';
/** What the outside says, and what the agent says, in hertz; neither is part of the ringback tone. */
const [OUTSIDE, AGENT] = [700, 1_300];
/** A message shorter than two seconds is thrown away. */
const MESSAGE_MS = 3_000;
/** A tone counts as heard from here on, and as not heard below that; each is sent with about 16,000. */
const [AUDIBLE, QUIET] = [4_000, 1_000];

const LIVE =
  '{ getMyLiveCalls { id phase status peerNumber conferenceFriendlyId participantId workspaceNumber myOffer { state callSid } contact { id fullName } } }';
const HISTORY =
  '{ fetchConversations(channel: call) { data { id direction peerNumber threadId call { callId status endReason talkTime callDuration isVoiceMailRecording recording { state durationSeconds } } } metadata { count } } }';
const MESSAGES = '{ fetchConversations(channel: call) { data { call { callId recording { state url } } } } }';
const THREADS =
  '{ fetchInbox { data { id peerNumber unreadCount state contactId contact { id phoneNumber } } totalUnread metadata { count } } }';
const TIMELINE =
  'query ($threadId: ID!) { fetchConversations(threadId: $threadId) { data { id direction channel call { status } message { body deliveryStatus } } metadata { count } } }';

let product: RunningProduct;
let outside: OutsideWorld;
let ana: Owner;
let phone: HeadlessPhone;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  settings = { PORT: String(await freePort()), DATA_DIR: await temporaryDataDir() };
  product = await startAnyProduct(settings);
  outside = new OutsideWorld(product.url);
});

const balance = async () =>
  (await ana.api.run('{ getCreditBalance { testMinutesLeft testSmsLeft status } }')).getCreditBalance as {
    testMinutesLeft: number;
    testSmsLeft: number;
  };
const liveCall = async (fits: (call: Payload) => boolean): Promise<Payload> =>
  eventually(async () => {
    const { getMyLiveCalls } = await ana.api.run(LIVE);
    const found = getMyLiveCalls.find(fits);
    if (!found) throw new Error(`No such call among ${JSON.stringify(getMyLiveCalls)}`);
    return found;
  });
const finished = async (callId: string): Promise<Payload> =>
  eventually(async () => {
    const { fetchConversations } = await ana.api.run(HISTORY);
    const item = fetchConversations.data.find((one: Payload) => one.call.callId === callId);
    if (!item || ['ON_GOING', 'INCOMING', 'OUTGOING', 'PENDING'].includes(item.call.status))
      throw new Error(`Not over: ${JSON.stringify(item)}`);
    return item;
  });
/** Whether of the two tones one is heard, and not the other: nobody hears oneself. */
function assertHears(heard: Readonly<Record<string, number>>, hertz: number): void {
  const other = hertz === OUTSIDE ? AGENT : OUTSIDE;
  if ((heard[hertz] ?? 0) < AUDIBLE || (heard[other] ?? 0) > QUIET)
    throw new Error(`Heard is ${JSON.stringify(heard)}, not ${hertz} alone`);
}
const agentHearsCaller = (talk: Talk) => eventually(() => assertHears(talk.audio.hears([OUTSIDE, AGENT]), OUTSIDE));
const callerHearsAgent = (sid: string) =>
  eventually(async () => assertHears((await outside.tones(sid, [OUTSIDE, AGENT])).heard, AGENT));

describe('a newcomer', () => {
  test('signs up, types the code out of the mail, makes a workspace, and has a test number with its allowance at once', async () => {
    ana = await anOwner(product.url, 'Ana');
    expect(ana.number.number).toMatch(/^\+1\d{10}$/);
    expect(await balance()).toMatchObject({ testMinutesLeft: 10, testSmsLeft: 10 });
    // The name comes to the workspace by an event of identity's, which may be a moment later.
    await eventually(async () => {
      const { getWorkspaceUserProfile } = await ana.api.run(
        '{ getWorkspaceUserProfile { firstName plan role { name } hasSeat } }',
      );
      expect(getWorkspaceUserProfile).toMatchObject({
        firstName: 'Ana',
        plan: 'FREE',
        role: { name: 'OWNER' },
        hasSeat: true,
      });
    });
    const { fetchWorkspacePhoneNumbers } = await ana.api.run(
      '{ fetchWorkspacePhoneNumbers { data { id number isTestNumber } } }',
    );
    expect(fetchWorkspacePhoneNumbers.data).toEqual([{ ...ana.number, isTestNumber: true }]);
  });

  test('registers a phone that can be rung', async () => {
    phone = await openPhone(ana.api, { tone: AGENT });
  });
});

describe('a call from outside', () => {
  let call: { sid: string };
  let talk: Talk;
  let callId: string;

  test('rings, and when it is accepted both hear each other and not themselves', async () => {
    const changes = ana.api.subscribe('subscription { callChanged { cause call { id phase endReason peerNumber } } }');
    call = await outside.call(CALLER, ana.number.number, `tone:${OUTSIDE}`);
    const ring = await phone.ring();
    const offered = await liveCall(({ myOffer }) => myOffer?.callSid === ring.callSid);
    expect(offered).toMatchObject({ phase: 'RINGING', peerNumber: CALLER, myOffer: { state: 'RINGING' } });
    callId = offered.id;
    talk = await ring.accept();
    await changes.frame(({ call: changed }) => changed.id === callId && changed.phase === 'TALKING');
    await agentHearsCaller(talk);
    await callerHearsAgent(call.sid);
  });

  test('on hold the caller hears music instead of the agent, by the endpoint of the phone', async () => {
    const live = await liveCall(({ id }) => id === callId);
    const answer = await ana.api.fetch('/calls/incall/holdunhold', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        hold: true,
        conferenceFriendlyId: live.conferenceFriendlyId,
        workspaceNumber: live.workspaceNumber,
        participantId: live.participantId,
      }),
    });
    expect(await answer.json()).toMatchObject({ callId });
    await liveCall(({ id, phase }) => id === callId && phase === 'HELD');
    await eventually(async () => {
      const { heard, rms } = await outside.tones(call.sid, [AGENT]);
      if ((heard[AGENT] ?? 0) > QUIET || rms < 100)
        throw new Error(`The caller hears ${JSON.stringify(heard)} at ${rms}`);
    });
    await eventually(() => talk.audio.hears([OUTSIDE])[OUTSIDE]! < QUIET);
  });

  test('resumed, both hear each other again', async () => {
    const { holdCall } = await ana.api.run('mutation ($id: ID!) { holdCall(callId: $id, hold: false) { id } }', {
      id: callId,
    });
    expect(holdCall.id).toBe(callId);
    await agentHearsCaller(talk);
    await callerHearsAgent(call.sid);
  });

  test('ended by the caller it stands in the history as completed, and is charged once', async () => {
    await outside.hangUp(call.sid);
    await talk.ended;
    const item = await finished(callId);
    expect(item).toMatchObject({
      direction: 'INBOUND',
      peerNumber: CALLER,
      call: { status: 'COMPLETED', endReason: 'CALLER_HANGUP' },
    });
    expect(item.call.talkTime).toBeGreaterThan(0);
    await eventually(async () => (await balance()).testMinutesLeft === 9);
  });

  test('tells afterwards why it went as it did', async () => {
    const { getCallTimeline } = await ana.api.run(
      'query ($id: ID!) { getCallTimeline(callId: $id) { kind name at } }',
      { id: callId },
    );
    expect(getCallTimeline.length).toBeGreaterThan(2);
  });

  test('that everybody declines may leave a message, and the message can be heard', async () => {
    const declined = await outside.call(CALLER, ana.number.number, `tone:${OUTSIDE}`);
    const ring = await phone.ring();
    const { id } = await liveCall(({ myOffer }) => myOffer?.callSid === ring.callSid);
    ring.reject();
    // The request for a message, the tone, three seconds of message, and #.
    await eventually(async () => {
      const { hears } = await outside.callOf(declined.sid);
      if (hears !== '● recording') throw new Error(`The caller hears ${hears}`);
    }, 30_000);
    await pause(MESSAGE_MS);
    await outside.press(declined.sid, '#');
    await eventually(async () => (await outside.callOf(declined.sid)).status === 'completed', 20_000);
    const { call } = await finished(id);
    expect(call).toMatchObject({ status: 'VOICEMAIL', isVoiceMailRecording: true });
    // Paid for from the tone to the hang-up: the second minute of the test number's ten.
    await eventually(async () => expect((await balance()).testMinutesLeft).toBe(8));
    const url = await eventually(async () => {
      const { fetchConversations } = await ana.api.run(MESSAGES);
      const { recording } = fetchConversations.data.find((one: Payload) => one.call.callId === id).call;
      if (recording?.state !== 'READY') throw new Error(`The message is ${recording?.state}`);
      return recording.url as string;
    });
    const { samples, sampleRate } = parseWav(Buffer.from(await (await ana.api.fetch(url)).arrayBuffer()));
    expect(samples.length / sampleRate).toBeGreaterThan(2);
    const spoken = (hertz: number) => goertzel(samples, hertz);
    expect(spoken(OUTSIDE)).toBeGreaterThan(spoken(AGENT) * 10);
  });

  test('that the caller gives up while it rings is missed, and the phone stops ringing', async () => {
    const impatient = await outside.call(CALLER, ana.number.number, 'silence');
    const ring = await phone.ring();
    const { id } = await liveCall(({ myOffer }) => myOffer?.callSid === ring.callSid);
    await outside.hangUp(impatient.sid);
    await ring.withdrawn;
    expect((await finished(id)).call.status).toBe('MISSED');
  });
});

describe('a call to the outside', () => {
  test('rings there, is answered, is heard on both sides, and ends when the agent says so', async () => {
    await outside.phone(CALLEE, 0, `tone:${OUTSIDE}`);
    const { placeCall } = await ana.api.run(
      'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id status peerNumber } connectParams { name value } } }',
      {
        input: {
          phoneNumberId: ana.number.id,
          to: '(628) 555-0136',
          deviceId: phone.deviceId,
          idempotencyKey: 'out-1',
        },
      },
    );
    expect(placeCall.call.peerNumber).toBe(CALLEE);
    const talk = await phone.connect(placeCall.connectParams);
    await liveCall(({ id, phase }) => id === placeCall.call.id && phase === 'TALKING');
    const [far] = await outside.callsOf(CALLEE);
    await agentHearsCaller(talk);
    await callerHearsAgent(far!.sid);
    await ana.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: placeCall.call.id });
    await talk.ended;
    const item = await finished(placeCall.call.id);
    expect(item).toMatchObject({ direction: 'OUTBOUND', call: { status: 'COMPLETED', endReason: 'AGENT_HANGUP' } });
    await eventually(async () => (await balance()).testMinutesLeft === 7);
  });
});

describe('texts', () => {
  test('from outside are in the inbox at once', async () => {
    const news = ana.api.subscribe(
      'subscription { newWorkspaceConversation { created conversation { message { body } } thread { id unreadCount } } }',
    );
    await outside.text(CALLER, ana.number.number, 'Is it ready?');
    const frame = await news.frame(({ conversation }) => conversation.message?.body === 'Is it ready?');
    expect(frame.created).toBe(true);
    await eventually(async () => {
      const { fetchInbox } = await ana.api.run(THREADS);
      expect(fetchInbox.data[0]).toMatchObject({ peerNumber: CALLER, state: 'OPEN', contact: { phoneNumber: CALLER } });
      expect(fetchInbox.data[0].unreadCount).toBeGreaterThan(0);
    });
  });

  test('are answered, arrive, and their ticks move from sent to delivered without a reload', async () => {
    const ticks = ana.api.subscribe(
      'subscription { contactConversation { conversation { id message { body deliveryStatus } } } }',
    );
    const { sendMessage } = await ana.api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id message { deliveryStatus } } }',
      { input: { phoneNumberId: ana.number.id, to: CALLER, body: 'Come by at five.', idempotencyKey: 'text-1' } },
    );
    const status =
      (wanted: string) =>
      ({ conversation }: Payload) =>
        conversation.id === sendMessage.id && conversation.message.deliveryStatus === wanted;
    await ticks.frame(status('SENT'));
    await ticks.frame(status('DELIVERED'));
    const seen = ticks.frames
      .filter(({ conversation }) => conversation.id === sendMessage.id)
      .map(({ conversation }) => conversation.message.deliveryStatus);
    expect(seen.indexOf('SENT')).toBeLessThan(seen.lastIndexOf('DELIVERED'));
    const texts = await outside.textsOf(CALLER);
    expect(texts.filter(({ body }) => body === 'Come by at five.')).toHaveLength(1);
    await eventually(async () => (await balance()).testSmsLeft === 9);
  });

  test('asked for twice with one key are sent once', async () => {
    const input = { phoneNumberId: ana.number.id, to: CALLER, body: 'Bring the ticket.', idempotencyKey: 'text-2' };
    const send = async () =>
      (await ana.api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', { input }))
        .sendMessage.id as string;
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids).size).toBe(1);
    await eventually(async () => (await outside.textsOf(CALLER)).some(({ body }) => body === input.body));
    await eventually(async () => (await balance()).testSmsLeft === 8);
    expect((await outside.textsOf(CALLER)).filter(({ body }) => body === input.body)).toHaveLength(1);
  });
});

describe('one person is one thread', () => {
  test('with calls and texts in the order of their happening', async () => {
    const { fetchInbox } = await ana.api.run(THREADS);
    const threads = fetchInbox.data.filter(({ peerNumber }: Payload) => peerNumber === CALLER);
    expect(threads).toHaveLength(1);
    const { fetchConversations } = await ana.api.run(TIMELINE, { threadId: threads[0].id });
    expect(fetchConversations.data.map(({ channel }: Payload) => channel)).toEqual([
      'SMS',
      'SMS',
      'SMS',
      'VOICE',
      'VOICE',
      'VOICE',
    ]);
  });
});

describe('a restart', () => {
  test('loses nothing', async () => {
    const everything = async () => ({
      history: await ana.api.run(HISTORY),
      threads: await ana.api.run(THREADS),
      balance: await balance(),
      number: await ana.api.run('{ getTestPhoneNumber { id number isTestNumber } }'),
    });
    const before = await everything();
    expect(before.history.fetchConversations.metadata.count).toBe(4);
    phone.lose();
    await product.stop();
    product = await startAnyProduct(settings);
    expect(await everything()).toEqual(before);
  });

  test('leaves a product that rings, writes and counts as before', async () => {
    phone = await openPhone(ana.api, { tone: AGENT });
    const call = await outside.call(CALLER, ana.number.number, `tone:${OUTSIDE}`);
    const talk = await (await phone.ring()).accept();
    await callerHearsAgent(call.sid);
    talk.hangUp();
    await outside.hangUp(call.sid);
    await outside.text(CALLER, ana.number.number, 'Still there?');
    await eventually(async () => {
      const { fetchInbox } = await ana.api.run('{ fetchInbox { data { lastConversation { message { body } } } } }');
      return fetchInbox.data[0].lastConversation.message?.body === 'Still there?';
    });
  });
});
