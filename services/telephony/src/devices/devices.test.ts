import { ReachabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { issueDeviceToken } from './issueDeviceToken.ts';
import { reportDevice } from './reportDevice.ts';

const world = await telephonyWorld();
const { clock, deps, sweep } = world;
const report = reportDevice(deps);
const alive = { state: 'REGISTERED', microphoneAllowed: true };

const said = async (userId: string) =>
  (await world.events(ReachabilityChangedSchema, 'telephony.reachability.changed.v1'))
    .filter((event) => event.userId === userId)
    .map(({ reachable, devices }) => [reachable, ...devices]);

describe('a person can ring', () => {
  it('on each registered device, and is unreachable 30 s after the last heart-beat', async () => {
    const { workspaceId } = await world.workspace([], '+14805550100');
    const ana = principalOf(workspaceId, deps.ids.uuid());
    expect(await report({ ...alive, deviceId: 'a', label: 'Laptop' }, ana)).toEqual({ reachable: true });
    await report({ ...alive, deviceId: 'b', label: 'Desk' }, ana);
    clock.advance(20_000);
    await report({ ...alive, deviceId: 'b', label: 'Desk' }, ana);
    clock.advance(10_001);
    await sweep();
    expect(await said(ana.userId)).toEqual([
      [true, 'Laptop'],
      [true, 'Laptop', 'Desk'],
      [true, 'Desk'],
    ]);
    clock.advance(19_999);
    await sweep();
    clock.advance(1_000);
    await sweep();
    expect((await said(ana.userId)).at(-1)).toEqual([false]);
  });

  it('for as long as it beats, which tells nobody anything, and until 30 s after the last beat', async () => {
    const { workspaceId } = await world.workspace([], '+14805550104');
    const ana = principalOf(workspaceId, deps.ids.uuid());
    for (let beats = 0; beats < 12; beats += 1) {
      clock.advance(10_000);
      expect(await report({ ...alive, deviceId: 'a', label: 'Laptop' }, ana)).toEqual({ reachable: true });
      await sweep();
    }
    expect(await said(ana.userId)).toEqual([[true, 'Laptop']]);
    const [device] = await deps.db.tenant(workspaceId, ({ tx }) => tx.device.findMany({}));
    expect(device?.lastSeenAt).toEqual(clock.now());
    clock.advance(30_001);
    await sweep();
    clock.advance(10_000);
    await sweep();
    expect(await said(ana.userId)).toEqual([[true, 'Laptop'], [false]]);
    expect(await report({ ...alive, deviceId: 'a', label: 'Laptop' }, ana)).toEqual({ reachable: true });
    expect((await said(ana.userId)).at(-1)).toEqual([true, 'Laptop']);
  });

  it('with the next beat, after one that came while the device was found silent', async () => {
    const { workspaceId } = await world.workspace([], '+14805550105');
    const ana = principalOf(workspaceId, deps.ids.uuid());
    const beat = () => report({ ...alive, deviceId: 'a', label: 'Laptop' }, ana);
    await beat();
    // The look began before that beat, and ends after it.
    await deps.db.tenant(workspaceId, async ({ tx }) => {
      await tx.reachability.updateMany({ where: { userId: ana.userId }, data: { reachable: false, devices: [] } });
      await tx.deviceWatch.deleteMany({ where: { workspaceId, userId: ana.userId } });
    });
    await beat();
    expect(await said(ana.userId)).toEqual([
      [true, 'Laptop'],
      [true, 'Laptop'],
    ]);
    clock.advance(30_001);
    await sweep();
    expect((await said(ana.userId)).at(-1)).toEqual([false]);
  });

  it('under the name that the device has now', async () => {
    const { workspaceId } = await world.workspace([], '+14805550106');
    const ana = principalOf(workspaceId, deps.ids.uuid());
    await report({ ...alive, deviceId: 'a', label: 'Laptop' }, ana);
    await report({ ...alive, deviceId: 'a', label: 'Desk' }, ana);
    expect((await said(ana.userId)).at(-1)).toEqual([true, 'Desk']);
  });

  it('no longer when the device says that it goes', async () => {
    const { workspaceId } = await world.workspace([], '+14805550101');
    const ana = principalOf(workspaceId, deps.ids.uuid());
    await report({ ...alive, deviceId: 'a', label: 'Laptop' }, ana);
    expect(await report({ ...alive, state: 'GONE', deviceId: 'a', label: 'Laptop' }, ana)).toEqual({
      reachable: false,
    });
  });

  it('only in the workspace that the device reported to', async () => {
    const [one, other] = [await world.workspace([], '+14805550102'), await world.workspace([], '+14805550103')];
    const userId = deps.ids.uuid();
    await report({ ...alive, deviceId: 'a', label: 'Laptop' }, principalOf(one.workspaceId, userId));
    const seen = await deps.db.tenant(other.workspaceId, ({ tx }) => tx.device.findMany({}));
    expect(seen).toEqual([]);
  });
});

it('a device token names workspace, user and device, and a device id without letters or digits is refused', () => {
  const ana = principalOf('018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002');
  expect(issueDeviceToken(deps)('tab-1', ana)).toMatchObject({
    identity: '018f0000000070008000000000000001_018f0000000070008000000000000002_tab1',
    ttlSeconds: 3600,
  });
  expect(() => issueDeviceToken(deps)('--', ana)).toThrow('letters or digits');
});
