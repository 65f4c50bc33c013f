import type { Principal } from '@ringline/kit/auth';
import { ReachabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { batchGetAvailability, listMyDevices, removeDevice } from './listDevices.ts';
import { reportDevice } from './reportDevice.ts';

const world = await telephonyWorld();
const { clock, deps, sweep } = world;
const report = reportDevice(deps);
const laptop = { deviceId: 'laptop', label: 'Laptop', state: 'REGISTERED', microphoneAllowed: true };
const desk = { ...laptop, deviceId: 'desk', label: 'Desk' };
const { workspaceId, people } = await world.workspace(['Ana', 'Ben'], '+14805550190');
const [ana, ben] = people.map(({ userId }) => principalOf(workspaceId, userId)) as [Principal, Principal];

const seen = async () =>
  (await listMyDevices(deps)(ana)).map(({ id, isReachable, reason }) => [id, isReachable, reason]);
const said = async () =>
  (await world.events(ReachabilityChangedSchema, 'telephony.reachability.changed.v1')).filter(
    ({ userId }) => userId === ana.userId,
  );
const availability = async () => (await batchGetAvailability(deps)([ana.userId], ben))[0];

describe('a member’s devices', () => {
  it('are listed, the last seen first, each with the reason why it would not ring', async () => {
    await report(laptop, ana);
    clock.advance(20_000);
    await report(desk, ana);
    expect(await seen()).toEqual([
      ['desk', true, ''],
      ['laptop', true, ''],
    ]);
    clock.advance(10_001);
    expect(await seen()).toEqual([
      ['desk', true, ''],
      ['laptop', false, 'SILENT'],
    ]);
    await report({ ...desk, state: 'GONE' }, ana);
    expect((await seen())[0]).toEqual(['desk', false, 'SIGNED_OUT']);
    expect(await listMyDevices(deps)(ben)).toEqual([]);
  });

  it('are told to the others as one answer: how many would ring, and why none', async () => {
    clock.advance(1_000);
    await report(laptop, ana);
    expect(await availability()).toEqual({
      userId: ana.userId,
      onCall: false,
      takesSecondCall: false,
      reachable: true,
      reason: '',
      reachableDevices: 1,
      wrapUpLeftMs: 0,
    });
    const where = { workspaceId, userId: ana.userId };
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.engagement.create({ data: { ...where, callId: deps.ids.uuid(), kind: 'CALL' } }),
    );
    expect(await availability()).toMatchObject({ onCall: true, reachable: true });
    await deps.db.tenant(workspaceId, ({ tx }) => tx.engagement.deleteMany({ where }));
    clock.advance(30_001);
    expect(await availability()).toEqual({
      userId: ana.userId,
      onCall: false,
      takesSecondCall: false,
      reachable: false,
      reason: 'SILENT',
      reachableDevices: 0,
      wrapUpLeftMs: 0,
    });
    expect((await batchGetAvailability(deps)([ben.userId, deps.ids.uuid()], ana))[0]).toMatchObject({
      userId: ben.userId,
      reason: 'NO_DEVICE',
    });
    expect(await batchGetAvailability(deps)([deps.ids.uuid()], ana)).toEqual([]);
  });

  it('are forgotten by their owner alone, and pages hear that nothing rings any more', async () => {
    await report(laptop, ana);
    await sweep();
    await expect(removeDevice(deps)('laptop', ben)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await removeDevice(deps)('laptop', ana);
    const before = (await said()).length;
    // It did not ring, and is on the list of its owner's open pages all the same.
    await removeDevice(deps)('desk', ana);
    expect(await seen()).toEqual([]);
    expect((await said()).slice(before - 1)).toMatchObject([{ reachable: false }, { reachable: false }]);
  });

  it('are told of at once when only the reason of one changes, once for each', async () => {
    const cara = principalOf(workspaceId, deps.ids.uuid());
    const tablet = { ...laptop, deviceId: 'tablet', label: 'Tablet', state: 'UNREGISTERED', microphoneAllowed: false };
    const told = async () => {
      const events = await world.events(ReachabilityChangedSchema, 'telephony.reachability.changed.v1');
      const [device] = await listMyDevices(deps)(cara);
      return [events.filter(({ userId }) => userId === cara.userId).length, device?.reason];
    };
    await report(tablet, cara);
    expect(await told()).toEqual([1, 'NO_MICROPHONE']);
    await report(tablet, cara);
    expect(await told()).toEqual([1, 'NO_MICROPHONE']);
    await report({ ...tablet, microphoneAllowed: true }, cara);
    expect(await told()).toEqual([2, 'SIGNED_OUT']);
    clock.advance(30_001);
    await sweep();
    expect(await told()).toEqual([3, 'SILENT']);
    await sweep();
    expect(await told()).toEqual([3, 'SILENT']);
  });

  it('are missed one by one: another one that goes on beating does not put it off', async () => {
    const dora = principalOf(workspaceId, deps.ids.uuid());
    await report(laptop, dora);
    await report(desk, dora);
    for (let beats = 0; beats < 4; beats += 1) {
      clock.advance(10_000);
      await report(desk, dora);
      await sweep();
    }
    const events = await world.events(ReachabilityChangedSchema, 'telephony.reachability.changed.v1');
    expect(events.filter(({ userId }) => userId === dora.userId).map(({ devices }) => devices)).toEqual([
      ['Laptop'],
      ['Desk', 'Laptop'],
      ['Desk'],
    ]);
  });
});
