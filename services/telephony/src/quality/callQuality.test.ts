import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { TrackCallSessionRequestSchema } from '@ringline/proto/telephony/v1/media_quality_pb';
import { describe, expect, it } from 'vitest';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import { connectParams, placeCall } from '../calls/placeCall.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { summarise, withSamples } from './figures.ts';
import { getCallQuality } from './getCallQuality.ts';
import { newCallSession, REPORTING } from './session.ts';
import { trackCallSession } from './trackCallSession.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, executor, webhook } = world;
const session = newCallSession(deps);
let numbers = 0;

/** A call that Ana placed under a session; her browser is connected. */
async function onCall() {
  const made = await world.workspace(['Ana', 'Ben'], `+1313555${String((numbers += 1)).padStart(4, '0')}`);
  const [ana, ben] = made.people.map(({ userId }) => principalOf(made.workspaceId, userId));
  if (!ana || !ben) throw new Error('nobody is there');
  const wish = { phoneNumberId: made.phoneNumberId, to: '+16285550136', deviceId: 'd', idempotencyKey: session().id };
  const call = await placeCall(deps, apply)(wish, ana);
  const callSid = `CA${numbers.toString(16).padStart(32, 'e')}`;
  carrier.calls.set(callSid, { sid: callSid, to: '', status: 'in-progress' });
  await webhook('/carrier/voice/app', {
    CallSid: callSid,
    From: `client:${call.legs[call.agentLegId ?? '']?.identity ?? ''}`,
    ...connectParams(call, call.agentLegId),
  });
  await executor.idle();
  const track = (report: MessageInitShape<typeof TrackCallSessionRequestSchema>, by = ana) =>
    trackCallSession(deps, apply)(create(TrackCallSessionRequestSchema, { callId: call.id, callSid, ...report }), by);
  const told = async () =>
    (await getCallTimeline(deps)(call.id, ana)).filter(({ name = '' }) => name.startsWith('quality.'));
  return { ...made, call, callSid, ana, ben, wish, track, told };
}

const sample = (number: number, more: object = {}) => ({
  number,
  msAgo: 0n,
  rttMs: 40,
  jitterMs: 3,
  lossPercent: 0,
  mos: 4.4,
  heard: true,
  spoke: true,
  ...more,
});
const later = (seconds: number) => clock.advance(seconds * 1000);

describe('how the media of a call was', () => {
  it('is kept with worst and median, and the timeline says once what was bad, when, and what came of it', async () => {
    const { call, ana, track, told } = await onCall();
    later(60);
    const loss = { number: 0, kind: 'LOSS_OUT', raisedMsAgo: 30_000n, value: 8.2 };
    const setup = { connectMs: 900, iceType: 'SRFLX' };
    await track({ setup, samples: [sample(0), sample(1, { lossPercent: 8.25, mos: 2.1 })], warnings: [loss] });
    // It goes on: nothing is said of it yet.
    expect(await told()).toEqual([]);
    later(20);
    const over = { ...loss, raisedMsAgo: 50_000n, clearedMsAgo: 20_000n };
    await track({
      setup: { firstHeardMs: 1_500 },
      samples: [sample(1), sample(2, { heard: false })],
      warnings: [over],
    });
    await track({ warnings: [over], final: true });
    const [entry, ...more] = await told();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      name: 'quality.loss_out',
      description: 'Ana’s network lost 8 % of the packets; Ana was hard to hear, for 30 s',
      parameters: { name: 'Ana', value: '8', seconds: '30' },
    });
    const at = (name: string) => Date.parse(entry?.parameters?.[name] ?? '');
    expect(at('until') - at('since')).toBe(30_000);
    expect(at('until')).toBe(clock.now().getTime() - 20_000);
    const [leg, ...others] = await getCallQuality(deps)(call.id, ana);
    expect(others).toEqual([]);
    expect(leg).toMatchObject({
      name: 'Ana',
      setup: { connectMs: 900, firstHeardMs: 1_500, iceType: 'SRFLX' },
      // The second sample came again, mended.
      worst: { rttMs: 40, lossPercent: 0, mos: 4.4 },
      median: { lossPercent: 0, mos: 4.4 },
      silentSeconds: 10,
      warnings: [{ kind: 'LOSS_OUT', value: 8.2 }],
    });
    expect(leg?.samples).toHaveLength(3);
    await expect(track({ samples: [sample(3)] })).rejects.toMatchObject({ code: 'CALL_ENDED' });
  });

  it('is reported for the own leg alone, by who is on it', async () => {
    const { call, ana, ben, callSid, track } = await onCall();
    const theirs = await onCall();
    const missing = { code: 'NOT_FOUND' };
    const outside = call.legs[call.outsideLegId]?.sid ?? '';
    await expect(track({ samples: [sample(0)] }, ben)).rejects.toMatchObject(missing);
    await expect(track({ samples: [sample(0)] }, theirs.ana)).rejects.toMatchObject(missing);
    await expect(track({ callId: theirs.call.id })).rejects.toMatchObject(missing);
    await expect(track({ callSid: theirs.callSid })).rejects.toMatchObject(missing);
    for (const sid of [outside, 'CAnobody', '']) await expect(track({ callSid: sid })).rejects.toMatchObject(missing);
    await expect(getCallQuality(deps)(call.id, theirs.ana)).rejects.toMatchObject(missing);
    // The twin: who is on it.
    expect(await track({ callSid, samples: [sample(0)] })).toBe(1);
    expect(await getCallQuality(deps)(call.id, ana)).toHaveLength(1);
    expect(await getCallQuality(deps)(theirs.call.id, theirs.ana)).toEqual([]);
  });

  it('is bounded: how often, how much, which figures, and until when', async () => {
    const { track, told } = await onCall();
    await track({ samples: [sample(0)] });
    await expect(track({ samples: [sample(1)] })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 15 },
    });
    later(15);
    const many = Array.from({ length: REPORTING.mostSamples + 1 }, (_, number) => sample(number));
    const warning = { number: 0, kind: 'DELAY', raisedMsAgo: 1_000n, value: 900 };
    for (const [field, report] of [
      ['samples', { samples: many }],
      ['warnings', { warnings: Array.from({ length: 21 }, () => warning) }],
      ['samples.lossPercent', { samples: [sample(1, { lossPercent: 101 })] }],
      ['samples.rttMs', { samples: [sample(1, { rttMs: Number.NaN })] }],
      ['samples.msAgo', { samples: [sample(1, { msAgo: -1n })] }],
      ['samples.number', { samples: [sample(-1)] }],
      ['warnings.kind', { warnings: [{ ...warning, kind: 'BORED' }] }],
      ['warnings.value', { warnings: [{ ...warning, kind: 'LOSS_IN' }] }],
      ['warnings.clearedMsAgo', { warnings: [{ ...warning, clearedMsAgo: 2_000n }] }],
      ['setup.iceType', { setup: { iceType: 'CARRIER PIGEON' } }],
      ['setup.connectMs', { setup: { connectMs: -1 } }],
    ] as const)
      await expect(track(report as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
    // Of each leg 40 warnings are kept and told, whoever counts on.
    for (let first = 0; first < 60; first += 20) {
      later(15);
      const warnings = Array.from({ length: 20 }, (_, n) => ({ ...warning, number: first + n, clearedMsAgo: 0n }));
      await track({ warnings });
    }
    expect(await told()).toHaveLength(40);
  });

  it('of a long call is thinned, with the worse of two neighbours', () => {
    const samples = Array.from({ length: 9 }, (_, number) => ({
      number,
      at: number,
      lossPercent: number === 4 ? 30 : 0,
      mos: number === 4 ? 1.5 : 4,
      heard: number !== 8,
      spoke: false,
    }));
    const thin = withSamples(samples.slice(0, 8), samples.slice(8), 8);
    expect(thin).toHaveLength(5);
    expect(thin.map(({ number }) => number)).toEqual([1, 3, 5, 7, 8]);
    expect(summarise(thin, 10)).toEqual({
      worst: { lossPercent: 30, mos: 1.5 },
      median: { lossPercent: 0, mos: 4 },
      silentSeconds: 10,
    });
    expect(summarise([], 10)).toEqual({ worst: {}, median: {}, silentSeconds: 0 });
  });
});

describe('the session of a call', () => {
  it('places one call, and none once it is over', async () => {
    const { call, ana, wish } = await onCall();
    expect((await placeCall(deps, apply)(wish, ana)).id).toBe(call.id);
    const old = session();
    expect(old.expiresAt.getTime() - clock.now().getTime()).toBe(600_000);
    later(601);
    await expect(placeCall(deps, apply)({ ...wish, idempotencyKey: old.id }, ana)).rejects.toMatchObject({
      code: 'GONE',
    });
    // What was placed in time is found under its session for good.
    expect((await placeCall(deps, apply)(wish, ana)).id).toBe(call.id);
  });
});
