import { createHash } from 'node:crypto';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { grantTestNumber } from '../numbers/grantTestNumber.ts';
import { configureNumber } from '../numbers/configureNumber.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { endCall } from './endCall.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { listMyLiveCalls } from './listMyLiveCalls.ts';
import { connectParams, placeCall } from './placeCall.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, executor, sweep, webhook, billing } = world;
const place = placeCall(deps, apply);
let numbers = 0;
let sids = 0;
const newSid = () => `CA${(sids += 1).toString(16).padStart(32, 'e')}`;

async function office(options: { recording?: boolean } = {}) {
  const made = await world.workspace(['Ana'], `+1312555${String((numbers += 1)).padStart(4, '0')}`, options);
  return { ...made, ana: principalOf(made.workspaceId, made.people[0]?.userId ?? '') };
}

type Office = Awaited<ReturnType<typeof office>>;

/** Places a call and connects the device, so that the far end is being dialled. */
async function dial({ ana, phoneNumberId, workspaceId }: Office, to = '+1 628 555 0136') {
  const call = await place({ phoneNumberId, to, deviceId: 'laptop', idempotencyKey: deps.ids.uuid() }, ana);
  const identity = call.legs[call.agentLegId ?? '']?.identity ?? '';
  const agentSid = newSid();
  const answer = await webhook('/carrier/voice/app', {
    CallSid: agentSid,
    From: `client:${identity}`,
    ...connectParams(call, call.agentLegId),
  });
  await executor.idle();
  const dialling = await world.readState(workspaceId, call.id);
  const far = dialling.legs[dialling.outsideLegId];
  const report = async (word: string, sipCode?: number) => {
    const url = deps.addresses.legStatus({ workspaceId, callId: call.id, legId: dialling.outsideLegId });
    await webhook(url, {
      CallSid: far?.sid ?? '',
      CallStatus: word,
      ...(sipCode ? { SipResponseCode: String(sipCode) } : {}),
    });
    await executor.idle();
  };
  const now = () => world.readState(workspaceId, call.id);
  return { id: call.id, call, answer, agentSid, farSid: far?.sid ?? '', report, now };
}

/** The device of the office's last call connects, with the parameters that anybody can compute. */
async function connectDeviceOf({ workspaceId }: Office) {
  const call = await world.callOf(workspaceId);
  await webhook('/carrier/voice/app', {
    CallSid: newSid(),
    From: `client:${call.legs[call.agentLegId ?? '']?.identity ?? ''}`,
    ...connectParams(call, call.agentLegId),
  });
}

const dialled = () => carrier.requests.filter(({ path }) => path.includes('/Participants.json'));

afterAll(() => {
  // Every request of these tests is as the provider describes it.
  expect(carrier.problems).toEqual([]);
});

beforeEach(() => {
  carrier.requests.length = 0;
  Object.assign(billing, {
    hold: { allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600, code: '', reason: '' },
    extend: true,
  });
});

describe('an outbound call', () => {
  it('waits for its device, dials the far end into the conference, rings, talks, and ends when the other side hangs up', async () => {
    const made = await office();
    const { report, now, answer, call, agentSid } = await dial(made);
    expect(call).toMatchObject({ status: 'PENDING', peerNumber: '+16285550136' });
    expect(answer.body).toContain(`call-${call.id}</Conference>`);
    expect(carrier.requests.find(({ path }) => path.includes('/Participants.json'))).toMatchObject({
      path: `/Conferences/call-${call.id}/Participants.json`,
      form: { From: made.number, To: '+16285550136', Timeout: '60', Label: call.outsideLegId },
    });
    expect(await now()).toMatchObject({ status: 'OUTGOING' });
    await report('ringing');
    expect((await now()).phase).toBe('RINGING');
    expect((await listMyLiveCalls(deps)(made.ana)).map(({ id }) => id)).toEqual([call.id]);
    await report('in-progress');
    expect(await now()).toMatchObject({ status: 'ON_GOING', phase: 'TALKING' });
    clock.advance(10_000);
    await report('completed', 200);
    expect(await now()).toMatchObject({ status: 'COMPLETED', endReason: 'CALLER_HANGUP' });
    expect(carrier.requests).toContainEqual({
      method: 'POST',
      path: `/Calls/${agentSid}.json`,
      form: { Status: 'completed' },
    });
    expect(await listMyLiveCalls(deps)(made.ana)).toEqual([]);
  });

  it.each([
    ['busy', 486, 'REJECTED', 'BUSY'],
    ['no-answer', undefined, 'MISSED', 'NO_ANSWER'],
    ['failed', 404, 'FAILED', 'INVALID_NUMBER'],
    ['failed', 603, 'REJECTED', 'DECLINED'],
    ['failed', 503, 'FAILED', 'CARRIER_ERROR'],
  ])('that the carrier reports as %s %s is %s, %s', async (word, sipCode, status, endReason) => {
    const { report, now } = await dial(await office());
    await report(word, sipCode);
    expect(await now()).toMatchObject({ status, endReason });
  });

  it('that the agent ends while it rings is ABANDONED, and the far end is cancelled', async () => {
    const made = await office();
    const { id, report, now, farSid } = await dial(made);
    await report('ringing');
    await endCall(deps, apply)(id, made.ana);
    await executor.idle();
    expect(await now()).toMatchObject({ status: 'ABANDONED', endReason: 'CANCELLED_BY_AGENT' });
    expect(carrier.requests).toContainEqual({
      method: 'POST',
      path: `/Calls/${farSid}.json`,
      form: { Status: 'canceled' },
    });
  });

  it('to an extension dials the main number, and presses the extension once that answers', async () => {
    const made = await office();
    const { report, now, call, farSid } = await dial(made, '+1 415 555 8844,,12#');
    expect(call.peerNumber).toBe('+14155558844;ext=,,12#');
    expect(dialled()).toMatchObject([{ form: { To: '+14155558844' } }]);
    await report('ringing');
    carrier.requests.length = 0;
    await report('in-progress');
    expect(await now()).toMatchObject({ status: 'ON_GOING' });
    const [pressed, ...others] = carrier.requests.filter(({ form }) => form['AnnounceUrl'] !== undefined);
    expect(others).toEqual([]);
    expect(pressed?.path.endsWith(`/Participants/${farSid}.json`)).toBe(true);
    const { body } = await webhook(String(pressed?.form['AnnounceUrl']), {});
    expect(body).toContain('<Response><Play digits="wwwwwwww12#"/></Response>');
    const told = await getCallTimeline(deps)(call.id, made.ana);
    expect(told.find(({ name }) => name === 'call.extension')?.parameters).toEqual({ extension: ',,12#' });
  });

  it('to an extension that is recorded presses it before the words of the recording, in one announcement', async () => {
    const { report } = await dial(await office({ recording: true }), '+1 415 555 8844 x7');
    carrier.requests.length = 0;
    await report('in-progress');
    const announced = carrier.requests.flatMap(({ form }) => form['AnnounceUrl'] ?? []);
    expect(announced).toHaveLength(1);
    const { body } = await webhook(String(announced[0]), {});
    expect(body).toMatch(/<Play digits="ww7"\/><Play loop="1">.*recording-notice/);
  });

  it.each([
    ['9-911', 'dial 911'],
    ['1-911', 'dial 911'],
    ['72975', 'a short code that only sends texts'],
    ['DHL', 'Phone number is not valid'],
  ])('to %s is refused with what to do instead', async (to, words) => {
    const made = await office();
    const input = { phoneNumberId: made.phoneNumberId, to, deviceId: 'laptop', idempotencyKey: deps.ids.uuid() };
    await expect(place(input, made.ana)).rejects.toMatchObject({
      code: 'PHONE_INVALID',
      message: expect.stringContaining(words) as string,
    });
  });

  it('without credit is refused before anything is dialled', async () => {
    const made = await office();
    billing.hold = {
      allowed: false,
      coveredSeconds: 0,
      talkTimeCapSeconds: 0,
      code: 'INSUFFICIENT_BALANCE',
      reason: 'Not enough credit for this call.',
    };
    const input = { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'laptop', idempotencyKey: 'k' };
    await expect(place(input, made.ana)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await world.callOf(made.workspaceId)).toMatchObject({ status: 'FAILED', endReason: 'INSUFFICIENT_BALANCE' });
    expect(carrier.requests).toEqual([]);
  });

  it('is not dialled before billing has answered, though its request comes again and its device connects', async () => {
    const made = await office();
    const input = { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'laptop', idempotencyKey: 'k' };
    const refused = {
      allowed: false,
      coveredSeconds: 0,
      talkTimeCapSeconds: 0,
      code: 'DESTINATION_BLOCKED',
      reason: '',
    };
    billing.meanwhile = async () => {
      billing.meanwhile = async () => {};
      await connectDeviceOf(made);
      billing.hold = refused;
      await expect(place(input, made.ana)).rejects.toMatchObject({ code: 'DESTINATION_BLOCKED' });
      await executor.idle();
    };
    await expect(place(input, made.ana)).rejects.toMatchObject({ code: 'DESTINATION_BLOCKED' });
    await executor.idle();
    expect(await world.callOf(made.workspaceId)).toMatchObject({ status: 'FAILED', endReason: 'FORBIDDEN' });
    expect(dialled()).toEqual([]);
  });

  it('is dialled once and on its credit when its device was faster than billing', async () => {
    const made = await office();
    billing.meanwhile = async () => {
      billing.meanwhile = async () => {};
      await connectDeviceOf(made);
      expect(await world.callOf(made.workspaceId)).toMatchObject({ status: 'PENDING' });
    };
    await place(
      { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'd', idempotencyKey: 'k' },
      made.ana,
    );
    await executor.idle();
    expect(await world.callOf(made.workspaceId)).toMatchObject({ status: 'OUTGOING', coveredSeconds: 120 });
    expect(dialled()).toHaveLength(1);
  });

  it('goes out on its credit when its request is repeated after whoever took the first one was killed', async () => {
    const made = await office();
    const input = { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'd', idempotencyKey: 'k' };
    const killed = placeCall(deps, () => Promise.reject(new Error('killed')));
    await expect(killed(input, made.ana)).rejects.toThrow('killed');
    expect(await place(input, made.ana)).toMatchObject({ status: 'PENDING', coveredSeconds: 120, capSeconds: 3600 });
    await connectDeviceOf(made);
    await executor.idle();
    expect(dialled()).toHaveLength(1);
  });

  it('fails when billing never answers, though its device is there', async () => {
    const made = await office();
    const killed = placeCall(deps, () => Promise.reject(new Error('killed')));
    const input = { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'd', idempotencyKey: 'k' };
    await expect(killed(input, made.ana)).rejects.toThrow('killed');
    await connectDeviceOf(made);
    clock.advance(45_001);
    await sweep();
    const call = await world.callOf(made.workspaceId);
    expect(call).toMatchObject({ status: 'FAILED', endReason: 'SETUP_ERROR' });
    const said = (await getCallTimeline(deps)(call.id, made.ana)).map(({ description }) => description);
    expect(said).toContain('The credit could not be checked in time');
    expect(dialled()).toEqual([]);
  });

  it('to a country that is not open to a new workspace says which check it was, and who can change that', async () => {
    const made = await office();
    Object.assign(billing.hold, {
      allowed: false,
      coveredSeconds: 0,
      code: 'DESTINATION_BLOCKED',
      reason: 'Kenya is not open to this workspace yet.',
      check: 'calling_countries',
    });
    const input = { phoneNumberId: made.phoneNumberId, to: '+254712345678', deviceId: 'laptop', idempotencyKey: 'k' };
    await expect(place(input, made.ana)).rejects.toMatchObject({
      code: 'DESTINATION_BLOCKED',
      why: { check: 'calling_countries', whoCanFix: ['OWNER'] },
    });
    expect(await world.callOf(made.workspaceId)).toMatchObject({ status: 'FAILED', endReason: 'FORBIDDEN' });
  });

  it('to text that is no number is refused', async () => {
    const made = await office();
    const input = { phoneNumberId: made.phoneNumberId, to: 'hello', deviceId: 'laptop', idempotencyKey: 'k' };
    await expect(place(input, made.ana)).rejects.toMatchObject({
      code: 'PHONE_INVALID',
      message: 'Phone number is not valid',
    });
  });

  it('asked for twice with one idempotency key is one call; a second one while on a call is refused', async () => {
    const made = await office();
    const input = { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'laptop', idempotencyKey: 'same' };
    const [first, again] = [await place(input, made.ana), await place(input, made.ana)];
    expect(again.id).toBe(first.id);
    await expect(place({ ...input, idempotencyKey: 'other' }, made.ana)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is the last of twenty within a minute; the next waits, and a repeated request does not count', async () => {
    const { ana, phoneNumberId } = await office();
    billing.hold.allowed = false;
    const call = (idempotencyKey: string) =>
      place({ phoneNumberId, to: '+16285550136', deviceId: 'laptop', idempotencyKey }, ana);
    for (let begun = 0; begun < 20; begun += 1) {
      await expect(call(`call-${begun}`)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
      clock.advance(1_000);
    }
    await expect(call('one more')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
      details: { retryAfterSeconds: 40 },
    });
    expect((await call('call-3')).status).toBeDefined();
    clock.advance(40_000);
    await expect(call('one more')).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('whose device never connects fails', async () => {
    const made = await office();
    await place(
      { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'laptop', idempotencyKey: 'k' },
      made.ana,
    );
    clock.advance(45_001);
    await sweep();
    expect(await world.callOf(made.workspaceId)).toMatchObject({ status: 'FAILED', endReason: 'SETUP_ERROR' });
  });

  it('ends when the credit does not cover more', async () => {
    const { report, now } = await dial(await office());
    await report('in-progress');
    billing.extend = false;
    clock.advance(60_001);
    await sweep();
    expect((await now()).status).toBe('ON_GOING');
    clock.advance(60_000);
    await sweep();
    expect(await now()).toMatchObject({ status: 'COMPLETED', endReason: 'INSUFFICIENT_BALANCE' });
  });

  it('is not cut for credit that nobody could ask for, since we were away at its first minute and at the end of its second', async () => {
    const { report, now } = await dial(await office());
    await report('in-progress');
    clock.advance(130_000);
    await sweep();
    expect(await now()).toMatchObject({ status: 'ON_GOING', coveredSeconds: 240 });
  });

  it('is recorded on the far end’s leg, in two channels, and the file is fetched', async () => {
    const made = await office({ recording: true });
    const { id, report, now, farSid } = await dial(made);
    carrier.participants.set(`call-${id}`, []);
    await report('in-progress');
    const start = carrier.requests.find(({ path }) => path === `/Calls/${farSid}/Recordings.json`);
    expect(start?.form).toMatchObject({ RecordingChannels: 'dual', RecordingTrack: 'both', Trim: 'do-not-trim' });
    clock.advance(5_000);
    await report('completed');
    carrier.recording = Buffer.from('RIFF sound');
    await webhook(String(start?.form['RecordingStatusCallback']), {
      RecordingSid: `RE${'1'.repeat(32)}`,
      RecordingStatus: 'completed',
      RecordingDuration: '5',
    });
    await executor.idle();
    const { recording } = await now();
    const sha256 = createHash('sha256').update('RIFF sound').digest('hex');
    expect(recording).toMatchObject({ state: 'READY', durationSeconds: 5, sizeBytes: 10, sha256 });
    const stored = await deps.storage.stat(recording?.storageKey ?? '');
    expect(stored).toMatchObject({ size: 10, contentType: 'audio/wav' });
  });

  it('whose recording does not arrive within 10 minutes shows it as missing', async () => {
    const { report, now } = await dial(await office({ recording: true }));
    await report('in-progress');
    await report('completed');
    clock.advance(600_001);
    await sweep();
    expect((await now()).recording).toMatchObject({ state: 'MISSING' });
  });
});

describe('a test number', () => {
  it('is granted once per workspace, another one to each, and set up at the carrier', async () => {
    const grant = (workspaceId: string) =>
      deps.db.tenant(workspaceId, (uow) => grantTestNumber(deps, uow, deps.ids.uuid()));
    const [one, other] = [deps.ids.uuid(), deps.ids.uuid()];
    const granted = await grant(one);
    expect((await grant(one)).number).toBe(granted.number);
    expect((await grant(other)).number).not.toBe(granted.number);
    expect(granted).toMatchObject({ isTestNumber: true, status: 'AVAILABLE', timeoutSeconds: 20 });
    expect(granted.freeUntil?.getTime()).toBe(clock.now().getTime() + 14 * 24 * 3_600_000);
    await configureNumber(() => deps).run({ workspaceId: one, phoneNumberId: granted.id });
    expect(carrier.requests.at(-1)).toMatchObject({
      path: '/IncomingPhoneNumbers.json',
      form: {
        PhoneNumber: granted.number,
        VoiceUrl: 'http://ringline.test/carrier/voice/inbound#rc=2&rp=ct,rt,5xx',
        SmsFallbackUrl: 'http://ringline.test/webhooks/messages/fallback',
        VoiceFallbackUrl: 'http://ringline.test/carrier/voice/fallback',
      },
    });
    const changed = await world.events(NumberChangedSchema, 'telephony.number.changed.v1');
    expect(changed.filter(({ number }) => number?.workspaceId === one)).toHaveLength(1);
  });
});
