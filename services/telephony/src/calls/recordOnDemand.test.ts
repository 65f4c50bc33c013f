import { afterAll, describe, expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { telephonyWorld } from '../testing/world.ts';
import { callMessage } from './callView.ts';
import { talkingIn } from './talking.testkit.ts';
import { pauseCallRecording, recordCall } from './recordCall.ts';
import { transferCall } from './transferCall.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, sweep } = world;
const record = recordCall(deps, apply);
const pause = pauseCallRecording(deps, apply);
const { talking, asked, announced } = talkingIn(world, '+1313555');

afterAll(() => {
  // Every request of these tests is as the provider describes it.
  expect(carrier.problems).toEqual([]);
});

const captures = () => asked(/\/Recordings\/Twilio\.CURRENT\.json$/).map(({ form }) => form);

describe('recording on demand', () => {
  it('starts with a notice to both sides, is paused, goes on, stops, and starts again in the same file', async () => {
    const { callId, ana, capture, names, report } = await talking();
    await record({ callId, on: true }, ana);
    expect(await capture()).toEqual(['ON', true]);
    expect(announced('recording-started')).toHaveLength(2);
    expect(announced('recording-notice')).toEqual([]);
    expect(asked(/\/Recordings\.json$/)).toHaveLength(1);
    // Pressed twice, nothing happens twice.
    await record({ callId, on: true }, ana);
    await pause({ callId, paused: true }, ana);
    expect(await capture()).toEqual(['PAUSED', true]);
    await pause({ callId, paused: false }, ana);
    // The carrier is told once more of two that are under way at once, since nobody knows which came last.
    expect(await capture()).toEqual(['ON', true]);
    await record({ callId, on: false }, ana);
    expect(await capture()).toEqual(['STOPPED', true]);
    await record({ callId, on: true }, ana);
    expect(await capture()).toEqual(['ON', true]);
    expect(captures()).toEqual([
      { Status: 'paused', PauseBehavior: 'silence' },
      { Status: 'in-progress' },
      { Status: 'paused', PauseBehavior: 'skip' },
      { Status: 'in-progress' },
    ]);
    expect(asked(/\/Recordings\.json$/)).toHaveLength(1);
    expect(await names()).toEqual([
      'recording.notice_to_all',
      'recording.on_demand',
      'recording.paused',
      'recording.resumed',
      'recording.stopped',
      'recording.notice_to_all',
      'recording.on_demand',
    ]);
    await report('completed');
    await expect(record({ callId, on: false }, ana)).rejects.toMatchObject({ code: 'CALL_ENDED' });
  });

  it('is part of the plan, and of nobody else', async () => {
    const { callId, ana, ben, report } = await talking();
    const free = { ...ana, features: [], plan: 'FREE' };
    await expect(record({ callId, on: true }, free)).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    await expect(record({ callId, on: true }, ben)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { ana: stranger } = await talking();
    await expect(record({ callId, on: true }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(pause({ callId, paused: true }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(pause({ callId, paused: true }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    // The twin: who is on the call, with the plan for it.
    await record({ callId, on: true }, ana);
    await pause({ callId, paused: true }, free);
    await report('completed');
  });
});

it('cannot be started while the call is being transferred, and can still be paused', async () => {
  const { callId, ana, ben, capture, report } = await talking();
  await record({ callId, on: true }, ana);
  await reportDevice(deps)({ deviceId: 'b', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' }, ben);
  const to = { userId: ben.userId, teamId: '', mode: 'COLD', message: '' };
  await transferCall(deps, apply)({ callId, ...to }, ana);
  await expect(record({ callId, on: false }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  await pause({ callId, paused: true }, ana);
  expect(await capture()).toEqual(['PAUSED', true]);
  await report('completed');
});

describe('a number that records its calls', () => {
  it('cannot be switched off in the call, and can be paused; a forgotten pause ends after three minutes, with a tone', async () => {
    const { callId, ana, capture, names } = await talking({ recording: true });
    await expect(record({ callId, on: false }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    await pause({ callId, paused: true }, ana);
    expect(await capture()).toEqual(['PAUSED', false]);
    // In steps, as time passes: every minute the credit is held further.
    for (const step of [50_000, 50_000, 50_000, 29_000]) {
      clock.advance(step);
      await sweep();
    }
    expect(await capture()).toEqual(['PAUSED', false]);
    clock.advance(2_000);
    await sweep();
    expect(await capture()).toEqual(['ON', false]);
    expect(captures()).toEqual([{ Status: 'paused', PauseBehavior: 'silence' }, { Status: 'in-progress' }]);
    expect(announced('recording-resumed')).toHaveLength(2);
    expect((await names()).slice(-2)).toEqual(['recording.paused', 'recording.resumed_itself']);
  });

  it('is recorded whole where its settings allow no pause, which is said; what people record themselves can be paused', async () => {
    const { callId, ana, capture, names, workspaceId } = await talking({ recording: true, allowPause: false });
    await expect(pause({ callId, paused: true }, ana)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      message: expect.stringContaining('its settings don’t allow a pause') as string,
    });
    await expect(record({ callId, on: false }, ana)).rejects.toMatchObject({
      message: 'Recording is on for this number and can’t be switched off in a call.',
    });
    expect(await capture()).toEqual(['ON', false]);
    expect([captures(), await names()]).toEqual([[], ['recording.notice', 'recording.started']]);
    expect(callMessage(await world.readState(workspaceId, callId)).recording?.noPause).toBe(true);

    const other = await talking({ allowPause: false });
    await record({ callId: other.callId, on: true }, other.ana);
    await pause({ callId: other.callId, paused: true }, other.ana);
    expect(await other.capture()).toEqual(['PAUSED', true]);
  });

  it('shows that it still records when the carrier did not pause it', async () => {
    const { callId, ana, capture, names } = await talking({ recording: true });
    carrier.failNext(({ path }) => path.includes('Twilio.CURRENT'), 400);
    await pause({ callId, paused: true }, ana);
    expect(await capture()).toEqual(['ON', false]);
    expect((await names()).at(-1)).toBe('recording.change_failed');
  });
});
