/** What the carrier signs and cannot mean: a call is as it was, and what became of a recording is asked for. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { apply, deps, webhook } = world;

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

it('a report that names the call of another leg says nothing about this one', async () => {
  const { workspaceId, phoneNumberId, number, people } = await world.workspace(['Ana'], '+15125559999');
  const sid = `CA${'7'.repeat(32)}`;
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number });
  // Until their own device connects, that leg has no call at the carrier.
  const ana = principalOf(workspaceId, people[0]?.userId ?? '');
  const wish = { phoneNumberId, to: '+14155550199', deviceId: 'd', idempotencyKey: randomUUID() };
  const call = await placeCall(deps, apply)(wish, ana);
  const legId = call.agentLegId ?? '';
  expect(call.legs[legId]).toMatchObject({ sid: null });
  const before = await world.readState(workspaceId, call.id);
  const leg = { workspaceId, callId: call.id, legId };
  for (const address of [deps.addresses.legStatus(leg), deps.addresses.leg(leg, 'answer')])
    expect((await webhook(address, { CallSid: sid, CallStatus: 'in-progress' })).statusCode).toBeLessThan(300);
  expect(await world.readState(workspaceId, call.id)).toEqual(before);
});
