import { describe, expect, it } from 'vitest';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { pauseCallRecording, recordCall } from './recordCall.ts';
import { talkingIn } from './talking.testkit.ts';

const world = await telephonyWorld();
const { clock, deps, apply, executor, sweep, webhook } = world;
const record = recordCall(deps, apply);
const pause = pauseCallRecording(deps, apply);
const { talking, announced } = talkingIn(world, '+1313556');
const update = updateNumberSettings(deps);

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds * 1000);
  await sweep();
  await executor.idle();
}

describe('where a number beeps while it records', () => {
  it('everybody hears it every 15 s, not in a pause, and no words', async () => {
    const { callId, ana, names, report } = await talking({ notice: 'BEEP' });
    await record({ callId, on: true }, ana);
    await executor.idle();
    expect([announced('recording-beep'), announced('recording-started')].map((all) => all.length)).toEqual([2, 0]);
    await pass(14);
    expect(announced('recording-beep')).toHaveLength(2);
    await pass(1);
    expect(announced('recording-beep')).toHaveLength(4);
    await pause({ callId, paused: true }, ana);
    await pass(15);
    expect(announced('recording-beep')).toHaveLength(4);
    await pause({ callId, paused: false }, ana);
    await pass(15);
    expect(announced('recording-beep')).toHaveLength(6);
    await record({ callId, on: false }, ana);
    await pass(15);
    await pass(15);
    expect(announced('recording-beep')).toHaveLength(6);
    expect(await names()).toContain('recording.notice_beep');
    await report('completed');
    expect((await world.readState(ana.workspaceId, callId)).timers).not.toHaveProperty('recordingBeep');
  });

  it('begins at the answer where every call is recorded', async () => {
    const { callId, names, ana } = await talking({ recording: true, notice: 'BEEP' });
    expect(await names()).toEqual(['recording.notice_beep', 'recording.started']);
    await pass(15);
    expect(announced('recording-beep')).toHaveLength(2);
    const told = (await getCallTimeline(deps)(callId, ana)).find(({ name }) => name === 'recording.notice_beep');
    expect(told?.parameters).toMatchObject({ prompt: 'recording-beep' });
  });
});

it('words leave behind which file was heard, as evidence', async () => {
  const { callId, ana } = await talking();
  await record({ callId, on: true }, ana);
  const told = (await getCallTimeline(deps)(callId, ana)).find(({ name }) => name === 'recording.notice_to_all');
  expect(told?.parameters).toMatchObject({ prompt: 'recording-started' });
});

it('a number whose notice is off tells nobody, rings all the same, and the timeline says so', async () => {
  const place = await talking({ recording: true, notice: 'OFF' });
  expect(await place.names()).toEqual(['recording.notice_off', 'recording.started']);
  expect(announced('recording-')).toEqual([]);
  await place.report('completed');
  const answer = await webhook('/carrier/voice/inbound', {
    CallSid: `CA${'e'.repeat(32)}`,
    From: '+14155550123',
    To: place.number,
  });
  // No greeting either: the carrier asks at once what follows.
  expect(answer.body).not.toContain('<Play');
  expect(answer.body).toContain('<Redirect');
});

describe('switching the notice off', () => {
  let numbers = 0;
  const number = async () => {
    const place = await world.workspace(['Ana'], `+1313557${String((numbers += 1)).padStart(4, '0')}`);
    return { ...place, ana: principalOf(place.workspaceId, place.people[0]?.userId ?? '') };
  };

  it("is the owner's alone, with the number typed; a beep is for who may change the number", async () => {
    const { phoneNumberId: id, ana, number: typed } = await number();
    const off = { id, version: 1, recordingNotice: 'OFF', recordingNoticeConfirmation: typed };
    await expect(update(off, { ...ana, role: 'ADMIN' })).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      field: 'recordingNotice',
      why: { required: 'OWNER', current: 'ADMIN', whoCanFix: ['Ana'] },
    });
    for (const wrong of [undefined, '', '+13135550000'])
      await expect(update({ ...off, recordingNoticeConfirmation: wrong }, ana)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        field: 'recordingNotice',
      });
    await expect(update({ ...off, recordingNotice: 'WHISPER' }, ana)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await update({ id, version: 1, recordingNotice: 'BEEP' }, { ...ana, role: 'ADMIN' });
    await update({ ...off, version: 2 }, ana);
    // What is off already is no new decision: others save the form, and switch it on.
    await update({ id, version: 3, recordingNotice: 'OFF' }, { ...ana, role: 'ADMIN' });
    const on = await update({ id, version: 4, recordingNotice: 'ANNOUNCEMENT' }, { ...ana, role: 'ADMIN' });
    expect(on.flow).not.toHaveProperty('recordingNotice');
  });

  it('does not reach the number of another workspace', async () => {
    const { phoneNumberId: id, number: typed } = await number();
    const { ana: stranger } = await talking();
    await expect(
      update({ id, version: 1, recordingNotice: 'OFF', recordingNoticeConfirmation: typed }, stranger),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
