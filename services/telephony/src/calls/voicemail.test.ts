import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallTimeline } from './getCallTimeline.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, executor, sweep, webhook } = world;
const CALLER = '+14155550123';
let names = 0;
const next = (kind: string) => `${kind}${(names += 1).toString(16).padStart(32, 'b')}`;

afterAll(() => {
  expect(carrier.problems).toEqual([]);
});

beforeEach(() => {
  carrier.requests.length = 0;
  carrier.recording = undefined;
});

/** So many milliseconds later, with what is due by then done. */
async function later(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await sweep();
  await executor.idle();
}

/** A caller whom nobody took is at the tone. */
async function atTone() {
  const office = await world.workspace(['Ana'], `+1646555${String((names += 1)).padStart(4, '0')}`, {
    voicemail: true,
  });
  const sid = next('CA');
  const answer = await webhook('/carrier/voice/inbound', { CallSid: sid, From: CALLER, To: office.number });
  const { id: callId } = await world.callOf(office.workspaceId);
  const { workspaceId } = office;
  const state = () => world.readState(workspaceId, callId);
  const url = deps.addresses.message({ workspaceId, callId });
  const ana = principalOf(workspaceId, office.people[0]?.userId ?? '');
  return {
    office,
    ana,
    sid,
    answer,
    state,
    /** The carrier says how the recording of the message stands. */
    recording: async (recordingSid: string, word: string) => {
      const body = { CallSid: sid, RecordingSid: recordingSid, RecordingStatus: word, RecordingDuration: '-1' };
      await webhook(deps.addresses.messageStatus({ workspaceId, callId }), body);
      await executor.idle();
    },
    /** Seconds that are paid for, once for each time that the call's end was told. */
    paid: async () =>
      (await world.events(CallEndedSchema, 'telephony.call.ended.v1'))
        .filter(({ call }) => call?.id === callId)
        .map(({ billableSeconds }) => billableSeconds),
    told: async (recordingSid: string, seconds: number) => {
      const body = { CallSid: sid, RecordingSid: recordingSid, RecordingDuration: String(seconds) };
      const response = await webhook(url, body);
      await executor.idle();
      return response;
    },
    /** @param at when the carrier says that it was */
    hangsUp: async (at = clock.now()) => {
      const report = { CallSid: sid, To: office.number, CallStatus: 'completed', Timestamp: at.toUTCString() };
      await webhook('/carrier/voice/number-status', report);
      await executor.idle();
    },
    story: async () => (await getCallTimeline(deps)(callId, ana)).map(({ name }) => name),
  };
}

const dropped = () =>
  carrier.requests.filter(({ method, path }) => method === 'DELETE' && path.includes('/Recordings/'));

describe('a caller whom nobody takes', () => {
  it('is asked for a message, which ends with #, 5 s of silence, or after two minutes', async () => {
    const { answer, state } = await atTone();
    expect(answer.body).toContain('voicemail.wav');
    expect(answer.body).toMatch(/<Record [^>]*maxLength="120"/);
    expect(answer.body).toMatch(/<Record [^>]*timeout="5"/);
    expect(answer.body).toMatch(/<Record [^>]*finishOnKey="#"/);
    expect(await state()).toMatchObject({
      status: 'INCOMING',
      phase: 'VOICEMAIL',
      outcome: { reason: 'NOBODY_AVAILABLE' },
    });
  });

  it('has the carrier asked in the same step when it is learned late that they have gone, and pays for nothing after that', async () => {
    const { recording, hangsUp, state, paid } = await atTone();
    await recording(next('RE'), 'in-progress');
    clock.advance(9_000);
    const gone = clock.now();
    clock.advance(90_000);
    await hangsUp(gone);
    expect(await state()).toMatchObject({ status: 'MISSED', endedAt: Math.floor(gone.getTime() / 1_000) * 1_000 });
    expect(await paid()).toEqual([9]);
  });

  describe('and who hangs up', () => {
    it('without a message is a missed call two seconds later: the carrier is asked', async () => {
      const { hangsUp, state } = await atTone();
      await hangsUp();
      await later(1_500);
      expect(await state()).toMatchObject({ phase: 'ENDING' });
      await later(501);
      expect(await state()).toMatchObject({ status: 'MISSED', endReason: 'NOBODY_AVAILABLE', recording: null });
    });

    it('left a message of which the carrier never told: it is found, and is one when it is told after all', async () => {
      const { hangsUp, state, told, sid } = await atTone();
      carrier.recording = Buffer.from('RIFF');
      const message = { sid: next('RE'), call_sid: sid, source: 'RecordVerb', status: 'completed', duration: '7' };
      carrier.messages.push(message);
      await hangsUp();
      await later(2_001);
      expect(await state()).toMatchObject({ status: 'VOICEMAIL', recording: { isMessage: true, durationSeconds: 7 } });
      const { version } = await state();
      await told(message.sid, 7);
      expect(await state()).toMatchObject({ version, status: 'VOICEMAIL' });
    });

    it('is waited for while the carrier writes the message, and a recording of the conversation is none', async () => {
      const { hangsUp, state, sid } = await atTone();
      carrier.recording = Buffer.from('RIFF');
      const message = { sid: next('RE'), call_sid: sid, source: 'RecordVerb', status: 'processing', duration: '' };
      const other = { ...message, sid: next('RE'), source: 'StartCallRecordingAPI', status: 'completed' };
      carrier.messages.push(other, message);
      await hangsUp();
      await later(2_001);
      expect(await state()).toMatchObject({ phase: 'ENDING' });
      Object.assign(message, { status: 'completed', duration: '5' });
      await later(2_001);
      expect(await state()).toMatchObject({ status: 'VOICEMAIL', recording: { sid: message.sid } });
    });

    it('is a missed call half a minute later when the carrier cannot be asked', async () => {
      const { hangsUp, state } = await atTone();
      for (let times = 0; times < 20; times += 1)
        carrier.failNext(({ path }) => path.includes('/Recordings.json'), 503);
      await hangsUp();
      const left = clock.now().getTime();
      for (let seconds = 0; seconds < 31; seconds += 1) await later(1_000);
      expect(await state()).toMatchObject({ status: 'MISSED', recording: null });
      expect((await state()).endedAt).toBeLessThanOrEqual(left);
    });
  });

  it('leaves one: the call is a voicemail, with the message in our storage', async () => {
    const { told, state, story } = await atTone();
    carrier.recording = Buffer.from('RIFF');
    clock.advance(12_000);
    const answer = await told(next('RE'), 9);
    expect(answer.body).toContain('<Hangup/>');
    expect(await state()).toMatchObject({
      status: 'VOICEMAIL',
      endReason: 'VOICEMAIL_LEFT',
      recording: { state: 'READY', durationSeconds: 9 },
    });
    expect(await story()).toEqual(expect.arrayContaining(['voicemail.offered', 'voicemail.left', 'recording.ready']));
  });

  it('is told of twice, and it is one message', async () => {
    const { told, state } = await atTone();
    carrier.recording = Buffer.from('RIFF');
    const sid = next('RE');
    await told(sid, 9);
    const { version } = await state();
    await told(sid, 9);
    expect(await state()).toMatchObject({ version, status: 'VOICEMAIL' });
  });

  it('hangs up first, and the carrier tells of the message afterwards: the call ended when the caller left', async () => {
    const { told, hangsUp, state } = await atTone();
    carrier.recording = Buffer.from('RIFF');
    clock.advance(8_000);
    const left = clock.now().getTime();
    await hangsUp();
    expect(await state()).toMatchObject({ status: 'INCOMING', phase: 'ENDING' });
    clock.advance(20_000);
    await told(next('RE'), 6);
    expect(await state()).toMatchObject({ status: 'VOICEMAIL', endedAt: left });
  });

  it('says nothing: the call is missed, as it would have been', async () => {
    const { hangsUp, state } = await atTone();
    clock.advance(3_000);
    const left = clock.now().getTime();
    await hangsUp();
    clock.advance(30_001);
    await sweep();
    expect(await state()).toMatchObject({
      status: 'MISSED',
      endReason: 'NOBODY_AVAILABLE',
      endedAt: left,
      recording: null,
    });
  });

  it('says less than 2 s: it is thrown away, at the carrier, too', async () => {
    const { told, state, story } = await atTone();
    const sid = next('RE');
    await told(sid, 1);
    expect(await state()).toMatchObject({ status: 'MISSED', recording: null });
    expect(dropped().map(({ path }) => path)).toEqual([expect.stringContaining(sid)]);
    expect(await story()).toContain('voicemail.too_short');
  });

  it('never hears of it again when no word comes from the carrier: after eight minutes the call ends', async () => {
    const { state } = await atTone();
    clock.advance(480_001);
    await sweep();
    expect(await state()).toMatchObject({ status: 'MISSED', endReason: 'NOBODY_AVAILABLE' });
  });
});

describe('what a voicemail costs', () => {
  it('is the time from the tone to the hang-up, not what was heard before', async () => {
    const { recording, told, paid } = await atTone();
    carrier.recording = Buffer.from('RIFF');
    const sid = next('RE');
    clock.advance(20_000);
    await recording(sid, 'in-progress');
    clock.advance(61_000);
    await told(sid, 61);
    expect(await paid()).toEqual([61]);
  });

  it('does not wait for the message: one that is told of after the end changes nothing', async () => {
    const { recording, told, hangsUp, paid, state } = await atTone();
    carrier.recording = Buffer.from('RIFF');
    const sid = next('RE');
    await recording(sid, 'in-progress');
    clock.advance(9_000);
    await hangsUp();
    clock.advance(30_001);
    await sweep();
    expect(await state()).toMatchObject({ status: 'MISSED' });
    await told(sid, 9);
    expect(await state()).toMatchObject({ status: 'MISSED', recording: { isMessage: true } });
    expect(await paid()).toEqual([9]);
  });

  it('is as long as the message where the carrier did not tell of the tone', async () => {
    const { told, paid } = await atTone();
    carrier.recording = Buffer.from('RIFF');
    clock.advance(30_000);
    await told(next('RE'), 12);
    expect(await paid()).toEqual([12]);
  });

  it('is nothing for who hangs up before the tone', async () => {
    const { hangsUp, paid } = await atTone();
    clock.advance(3_000);
    await hangsUp();
    clock.advance(30_001);
    await sweep();
    expect(await paid()).toEqual([0]);
  });
});

it('a team that does not answer in time gives the caller to the tone', async () => {
  const office = await world.workspace(['Ana'], '+16465559999', { voicemail: true });
  const ana = principalOf(office.workspaceId, office.people[0]?.userId ?? '');
  const device = { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' };
  await reportDevice(deps)(device, ana);
  await webhook('/carrier/voice/inbound', { CallSid: next('CA'), From: CALLER, To: office.number });
  await executor.idle();
  carrier.requests.length = 0;
  clock.advance(20_001);
  await sweep();
  const call = await world.callOf(office.workspaceId);
  expect(call).toMatchObject({ phase: 'VOICEMAIL', outcome: { status: 'MISSED', reason: 'NO_ANSWER' } });
  const redirect = carrier.requests.find(({ form }) => String(form['Url']).includes('step=now'));
  const script = await webhook(String(redirect?.form['Url']), { CallSid: call.legs[call.outsideLegId]?.sid ?? '' });
  expect(script.body).toContain('voicemail.wav');
});

it('a number without voicemail says that nobody is available; another workspace cannot switch it', async () => {
  const { office, ana } = await atTone();
  const update = updateNumberSettings(deps);
  const settings = { id: office.phoneNumberId, version: 1, voicemail: false };
  const other = await world.workspace(['Eve'], '+16465559998');
  await expect(update(settings, principalOf(other.workspaceId, other.people[0]?.userId ?? ''))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await update(settings, ana)).toMatchObject({ voicemail: false, version: 2 });
  const again = await webhook('/carrier/voice/inbound', { CallSid: next('CA'), From: CALLER, To: office.number });
  expect(again.body).toContain('unavailable.wav');
});
