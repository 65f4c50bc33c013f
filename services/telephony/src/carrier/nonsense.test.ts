/** What the carrier signs and cannot mean: a call is as it was, and what became of a recording is asked for. */
import { expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { deps, webhook } = world;

let calls = 0;

/** A caller who is about to be told that nobody is there. */
async function called() {
  calls += 1;
  const { workspaceId, number } = await world.workspace([], `+1512555${String(calls).padStart(4, '0')}`, {
    voicemail: true,
  });
  const sid = `CA${calls.toString(16).padStart(32, '5')}`;
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number });
  const { id: callId } = await world.callOf(workspaceId);
  return { call: { workspaceId, callId }, sid, state: () => world.readState(workspaceId, callId) };
}

it.each(['NaN', '1e999', '-3', '99999999999999999999', 'twelve'])('a message of %s seconds is none', async (length) => {
  const { call, sid, state } = await called();
  const before = await state();
  const told = (address: string, seconds: string) =>
    webhook(address, {
      CallSid: sid,
      RecordingSid: `RE${'9'.repeat(32)}`,
      RecordingStatus: 'completed',
      RecordingDuration: seconds,
    });
  for (const address of [deps.addresses.message(call), deps.addresses.messageStatus(call)])
    expect((await told(address, length)).statusCode).toBeLessThan(300);
  expect(await state()).toEqual(before);
  expect((await told(deps.addresses.messageStatus(call), '12.5')).statusCode).toBe(204);
  expect((await state()).recording).toMatchObject({ isMessage: true, durationSeconds: 12 });
});
