import { describe, expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { outboundTalks } from '../testing/outboundTalks.ts';
import { planTold } from '../testing/planTold.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { tryNumberFlow } from '../numbers/tryNumberFlow.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { recordCall } from './recordCall.ts';

const world = await telephonyWorld();
const { deps, apply, executor, webhook } = world;
const { newSid, talk } = outboundTalks(world);
const plan = planTold(world);
const update = updateNumberSettings(deps);
let numbers = 0;

/** A workspace whose number records, on a plan that records so. */
async function office(recording: string, options: { recording?: boolean } = { recording: true }) {
  const made = await world.workspace(['Ana'], `+1415557${String((numbers += 1)).padStart(4, '0')}`, options);
  const ana = principalOf(made.workspaceId, made.people[0]?.userId ?? '');
  await plan(made.workspaceId, { CALL_RECORDING: recording });
  const call = () => webhook('/carrier/voice/inbound', { CallSid: newSid(), From: '+14155550123', To: made.number });
  const story = async (callId: string) =>
    (await getCallTimeline(deps)(callId, ana))
      .map(({ name = '' }) => name)
      .filter((name) => name.startsWith('recording'));
  return { ...made, ana, call, story };
}

describe('a number that records, on a plan that records on demand alone', () => {
  it('does not record who is called, the timeline says why, and the agent may still start it', async () => {
    const made = await office('ON_DEMAND');
    const { workspaceId, ana } = made;
    const { callId } = await talk(made, ana);
    expect((await world.readState(workspaceId, callId)).recording).toBeNull();
    expect(await made.story(callId)).toEqual(['recording.not_in_plan']);
    await recordCall(deps, apply)({ callId, on: true }, ana);
    expect((await world.readState(workspaceId, callId)).recording).toMatchObject({ onDemand: true });
  });

  it('rings at once for who calls, and says nothing of a recording', async () => {
    const made = await office('NONE');
    const laptop = { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' } as const;
    await reportDevice(deps)(laptop, made.ana);
    const { body } = await made.call();
    expect(body).not.toContain('recording-notice');
    await executor.idle();
    const call = await world.callOf(made.workspaceId);
    expect(call).toMatchObject({ phase: 'RINGING', recordCall: false, recordingNotInPlan: true });
  });

  it('records again as soon as the plan does', async () => {
    const made = await office('ON_DEMAND');
    await plan(made.workspaceId, { CALL_RECORDING: 'AUTOMATIC' });
    expect((await made.call()).body).toContain('recording-notice');
    const { callId } = await talk(made, made.ana);
    expect(await made.story(callId)).toEqual(['recording.notice', 'recording.started']);
  });

  it('is tried as it is: nothing is said of a recording', async () => {
    const [poor, rich] = [await office('ON_DEMAND'), await office('AUTOMATIC')];
    const heard = async ({ phoneNumberId, ana }: typeof poor) => {
      const trial = { at: 0, caller: '+14155550123', availableUserIds: [], answers: '', keys: [] };
      const run = await tryNumberFlow(deps)({ id: phoneNumberId, ...trial }, ana);
      return JSON.stringify(run).includes('recording.notice');
    };
    expect([await heard(poor), await heard(rich)]).toEqual([false, true]);
  });
});

it('a number is not made to record where the plan records on demand alone; the plan with it is named', async () => {
  const { phoneNumberId, ana } = await office('ON_DEMAND', {});
  const starter = { ...ana, plan: 'STARTER', plansWith: { IVR: 'BUSINESS' } };
  const settings = { id: phoneNumberId, version: 1, enableCallRecording: true };
  await expect(update(settings, starter)).rejects.toMatchObject({
    code: 'FEATURE_NOT_IN_PLAN',
    field: 'enableCallRecording',
    message:
      'The Starter plan doesn’t include the recording of every call. Business is the cheapest plan that does. The owner can change the plan.',
    details: { feature: 'CALL_RECORDING', currentPlan: 'STARTER', requiredPlan: 'BUSINESS' },
  });
  // Nor does it keep from switching off what an earlier plan had.
  expect(await update({ ...settings, enableCallRecording: false }, starter)).toMatchObject({ version: 2 });
});
