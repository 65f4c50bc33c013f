/** What callers and people get while PostgreSQL or billing is away, and what becomes of it afterwards. */
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { Refusal, toConnectError } from '@ringline/kit/errors';
import { eventually, ownPostgres } from '@ringline/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';

const postgres = await ownPostgres();
const world = await telephonyWorld({ adminUrl: postgres.adminUrl });
const { carrier, clock, deps, apply, executor, lostCalls, sweep, webhook } = world;
const CALLER = '+14155550123';
const SECOND = 1_000;
let numbers = 0;
let sids = 0;

async function office() {
  const made = await world.workspace(['Ana'], `+1646555${String((numbers += 1)).padStart(4, '0')}`);
  const userId = made.people[0]?.userId ?? '';
  const ana = principalOf(made.workspaceId, userId);
  await reportDevice(deps)({ deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' }, ana);
  return { ...made, ana };
}

/** A call at the carrier, on its way to us. */
function caller(to: string) {
  const sid = `CA${(sids += 1).toString(16).padStart(32, 'e')}`;
  const began = clock.now();
  const listed = {
    sid,
    to,
    from: CALLER,
    status: 'in-progress',
    direction: 'inbound',
    start_time: began.toUTCString(),
  };
  carrier.calls.set(sid, listed);
  const form = { CallSid: sid, From: CALLER, To: to, CallStatus: 'in-progress' };
  return {
    sid,
    listed,
    form,
    ask: (url = '/carrier/voice/inbound') => webhook(url, form).then(({ body }) => body),
    hangUp: () => Object.assign(listed, { status: 'completed', end_time: clock.now().toUTCString() }),
  };
}

/** Where the instructions lead next. */
const next = (twiml: string) => /<Redirect[^>]*>([^<]+)<\/Redirect>/.exec(twiml)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Looks at the carrier as the job does, when the database is back. */
const look = () => eventually(() => lostCalls.job.run({}).then(() => true));

/** Brings the database back, and looks whether it is. */
async function back(): Promise<void> {
  await postgres.start();
  await eventually(() => world.db.pool.query('SELECT 1'));
}

beforeEach(async () => {
  carrier.requests.length = 0;
  carrier.calls.clear();
  carrier.messages.length = 0;
});

describe('while the database is killed', () => {
  it('a caller hears a word and music, asks again every five seconds, and rings as usual when it is back', async () => {
    const { number, workspaceId } = await office();
    const call = caller(number);
    await postgres.kill();
    const first = await call.ask();
    expect(first).toContain('connecting.wav');
    clock.advance(4 * SECOND);
    const second = await call.ask(next(first));
    expect(second).toContain('waiting-music.wav');
    clock.advance(5 * SECOND);
    const third = await call.ask(next(second));
    expect(third).toContain('waiting-music.wav');
    expect(next(third)).toBe(next(first));
    await back();
    clock.advance(5 * SECOND);
    const answered = await call.ask(next(third));
    expect(answered).toContain('ringback.wav');
    await executor.idle();
    expect(carrier.requests.filter(({ path, method }) => method === 'POST' && path === '/Calls.json')).toHaveLength(1);
    expect(await world.callOf(workspaceId)).toMatchObject({ status: 'INCOMING', phase: 'RINGING', peerNumber: CALLER });
  });

  it('longer than a beat counts, devices that were there before ring when it is back, until they had time to beat again', async () => {
    const { number, workspaceId, ana } = await office();
    const beat = () =>
      reportDevice(deps)({ deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' }, ana);
    await postgres.kill();
    clock.advance(10 * SECOND);
    await expect(beat()).rejects.toThrow(Error);
    clock.advance(35 * SECOND);
    const call = caller(number);
    const waiting = await call.ask();
    await back();
    await sweep();
    clock.advance(5 * SECOND);
    expect(await call.ask(next(waiting))).toContain('ringback.wav');
    await executor.idle();
    expect(await world.callOf(workspaceId)).toMatchObject({ status: 'INCOMING', phase: 'RINGING' });
    call.hangUp();

    // It never beats again: now its silence is its own.
    clock.advance(31 * SECOND);
    const later = caller(number);
    expect(await later.ask()).not.toContain('ringback.wav');
  });

  it('a caller who has waited a minute leaves a message, which is a voicemail in the end though no webhook of it arrived', async () => {
    const { number, workspaceId } = await office();
    const call = caller(number);
    await postgres.kill();
    let twiml = await call.ask();
    for (let waited = 0; waited < 60; waited += 5) {
      clock.advance(5 * SECOND);
      twiml = await call.ask(next(twiml));
    }
    expect(twiml).toContain('voicemail.wav');
    expect(twiml).toMatch(/<Record [^>]*maxLength="120"/);
    const action = /action="([^"]+)"/.exec(twiml)?.[1] ?? '';
    const report = /recordingStatusCallback="([^"]+)"/.exec(twiml)?.[1]?.split('#')[0] ?? '';
    clock.advance(12 * SECOND);
    call.hangUp();
    carrier.recording = Buffer.from('RIFF');
    carrier.messages.push({
      sid: `RE${'1'.repeat(32)}`,
      call_sid: call.sid,
      source: 'RecordVerb',
      status: 'completed',
      duration: '12',
    });
    const told = {
      ...call.form,
      CallStatus: 'completed',
      RecordingSid: `RE${'1'.repeat(32)}`,
      RecordingDuration: '12',
    };
    expect((await webhook(action, told)).body).toContain('<Hangup/>');
    const reported = await webhook(report, { ...told, RecordingStatus: 'completed' });
    expect(reported.statusCode).toBe(503);
    await back();
    await look();
    await executor.idle();
    const voicemail = await world.callOf(workspaceId);
    expect(voicemail).toMatchObject({
      status: 'VOICEMAIL',
      endReason: 'VOICEMAIL_LEFT',
      answeredAt: null,
      startedAt: Date.parse(call.listed.start_time),
      recording: { state: 'READY', durationSeconds: 12, sizeBytes: 4 },
    });
    // The carrier's retry comes late, and a look comes again: nothing is added.
    await webhook(report, { ...told, RecordingStatus: 'completed' });
    await look();
    await executor.idle();
    const events = await world.events(CallChangedSchema, 'telephony.call.changed.v1');
    expect(events.filter((event) => event.call?.workspaceId === workspaceId).map(({ cause }) => cause)).toEqual([
      'STARTED',
      'ENDED',
      'RECORDING',
    ]);
    expect(carrier.requests.filter(({ path, method }) => method === 'POST' && path === '/Calls.json')).toEqual([]);
  });

  it('a caller who gives up is a missed call; one who still waits is left alone', async () => {
    const { number, workspaceId } = await office();
    const [gone, waiting] = [caller(number), caller(number)];
    await postgres.kill();
    await gone.ask();
    const music = await waiting.ask();
    clock.advance(7 * SECOND);
    gone.hangUp();
    await back();
    await look();
    expect(await world.callOf(workspaceId)).toMatchObject({ status: 'MISSED', endReason: 'NOBODY_AVAILABLE' });
    expect(await world.db.tenant(workspaceId, ({ tx }) => tx.call.count())).toBe(1);
    expect(await waiting.ask(next(music))).toContain('ringback.wav');
    await executor.idle();
    waiting.hangUp();
    await look();
    expect(await world.db.tenant(workspaceId, ({ tx }) => tx.call.count())).toBe(2);
  });

  it('an agent who picks up waits a moment and has the call when it is back', async () => {
    const { number, workspaceId, ana } = await office();
    const call = caller(number);
    expect(await call.ask()).toContain('ringback.wav');
    await executor.idle();
    const offer = carrier.requests.find(({ path, method }) => method === 'POST' && path === '/Calls.json');
    const { legs, offers, id } = await world.callOf(workspaceId);
    const form = { CallSid: legs[offers[0]?.id ?? '']?.sid ?? '', CallStatus: 'in-progress' };
    await postgres.kill();
    const music = await webhook(String(offer?.form['Url']), form);
    expect(music.body).toContain('waiting-music.wav');
    await sweep().catch(() => undefined);
    await back();
    clock.advance(5 * SECOND);
    expect((await webhook(next(music.body), form)).body).toContain(`call-${id}</Conference>`);
    await executor.idle();
    expect(await world.readState(workspaceId, id)).toMatchObject({ status: 'ON_GOING', agentUserId: ana.userId });
  });

  it('reports are refused, so that the carrier repeats them, and the process lives', async () => {
    const { number, workspaceId } = await office();
    const call = caller(number);
    await call.ask();
    await executor.idle();
    const { id, outsideLegId } = await world.callOf(workspaceId);
    const status = deps.addresses.legStatus({ workspaceId, callId: id, legId: outsideLegId });
    await postgres.kill();
    const report = { CallSid: call.sid, CallStatus: 'completed' };
    expect((await webhook(status, report)).statusCode).toBe(503);
    expect((await webhook('/carrier/voice/number-status', { ...report, To: number })).statusCode).toBe(503);
    await back();
    expect((await webhook(status, report)).statusCode).toBe(204);
    await executor.idle();
    expect(await world.readState(workspaceId, id)).toMatchObject({ status: 'MISSED' });
  });
});

it('while the database is frozen a caller is answered within seconds, and rings as usual when it thaws', async () => {
  const { number, workspaceId } = await office();
  const call = caller(number);
  postgres.pause();
  const began = performance.now();
  const first = await call.ask().finally(() => {
    expect(performance.now() - began).toBeLessThan(5 * SECOND);
    postgres.resume();
  });
  expect(first).toContain('connecting.wav');
  clock.advance(5 * SECOND);
  expect(await call.ask(next(first))).toContain('ringback.wav');
  expect(await world.db.tenant(workspaceId, ({ tx }) => tx.call.count())).toBe(1);
  const dialled = () => carrier.requests.filter(({ path, method }) => method === 'POST' && path === '/Calls.json');
  // Whoever began the call dials: that may have been the request that nobody waits for any longer.
  await eventually(() => expect(dialled()).toHaveLength(1));
  await executor.idle();
  expect(dialled()).toHaveLength(1);
});

describe('the fallback address of a number', () => {
  it('answers as the number itself does', async () => {
    const { number } = await office();
    expect(await caller(number).ask('/carrier/voice/fallback')).toContain('ringback.wav');
    await executor.idle();
  });

  it('knows how long the caller has waited', async () => {
    const { number } = await office();
    const call = caller(number);
    await postgres.kill();
    const since = clock.now().getTime() - 61 * SECOND;
    const failed = deps.addresses.to('/carrier/voice/inbound', { since: String(since) });
    const answer = await webhook('/carrier/voice/fallback', { ...call.form, ErrorCode: '11200', ErrorUrl: failed });
    expect(answer.body).toContain('voicemail.wav');
    await back();
  });
});

describe('while billing is away', () => {
  it('inbound calls ring', async () => {
    const { number } = await office();
    world.billing.away = true;
    expect(await caller(number).ask()).toContain('ringback.wav');
    await executor.idle();
    world.billing.away = false;
  });

  it('an outbound call is refused with its reason, nothing is dialled, and the person may try again at once', async () => {
    const { ana, phoneNumberId, workspaceId } = await office();
    const place = (idempotencyKey: string) =>
      placeCall(deps, apply)({ phoneNumberId, to: CALLER, deviceId: 'laptop', idempotencyKey }, ana);
    world.billing.away = true;
    await expect(place('one')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
      message: expect.stringContaining('credit'),
      why: { check: 'billing' },
    });
    expect(await world.callOf(workspaceId)).toMatchObject({ status: 'FAILED' });
    world.billing.away = false;
    // It answers, but without its database: the call that is not placed stands in nobody's way either.
    const { meanwhile } = world.billing;
    const busy = { code: 'UNAVAILABLE', message: 'Ringline is very busy right now.', retryable: true };
    world.billing.meanwhile = () => Promise.reject(toConnectError(new Refusal(busy)));
    await expect(place('busy')).rejects.toMatchObject({ code: 'UNAVAILABLE', why: { check: 'billing' } });
    world.billing.meanwhile = meanwhile;
    expect(await place('two')).toMatchObject({ status: 'PENDING', coveredSeconds: 120 });
  });

  it('a call that is going on is not cut: the credit is asked for again until billing answers', async () => {
    const { ana, phoneNumberId, workspaceId } = await office();
    const placed = await placeCall(deps, apply)(
      { phoneNumberId, to: CALLER, deviceId: 'laptop', idempotencyKey: 'long' },
      ana,
    );
    const agent = placed.legs[placed.agentLegId ?? ''];
    await webhook('/carrier/voice/app', {
      CallSid: `CA${'7'.repeat(32)}`,
      From: `client:${agent?.identity}`,
      callId: placed.id,
      legId: agent?.id ?? '',
    });
    await executor.idle();
    const far = (await world.readState(workspaceId, placed.id)).legs[placed.outsideLegId];
    const status = deps.addresses.legStatus({ workspaceId, callId: placed.id, legId: far?.id ?? '' });
    await webhook(status, { CallSid: far?.sid ?? '', CallStatus: 'in-progress' });
    for (const sid of [`CA${'7'.repeat(32)}`, far?.sid ?? ''])
      carrier.calls.set(sid, { sid, to: CALLER, status: 'in-progress' });
    world.billing.away = true;
    for (let seconds = 0; seconds < 180; seconds += 5) {
      clock.advance(5 * SECOND);
      await sweep();
    }
    expect(await world.readState(workspaceId, placed.id)).toMatchObject({ status: 'ON_GOING' });
    world.billing.away = false;
    for (let seconds = 0; seconds < 60; seconds += 5) {
      clock.advance(5 * SECOND);
      await sweep();
    }
    const going = await world.readState(workspaceId, placed.id);
    expect(going).toMatchObject({ status: 'ON_GOING' });
    expect(going.coveredSeconds).toBeGreaterThan(180);
  });
});
