import { describe, expect, it } from 'vitest';
import { Caller, person } from './transfer.testkit.ts';

it('a device that comes back too late takes nobody’s call, also not that of its own person on another device', () => {
  const world = new Caller();
  world.team = [person('ana', 'Ana')];
  world.hangsUp('ana').give({ type: 'REJOIN', userId: 'ana', identity: 'ana_0' });
  const late = Object.values(world.call.legs).find(({ role, status }) => role === 'AGENT' && status === 'EXPECTED');
  if (!late) throw new Error('the device is not waited for');
  // Nobody came back within 20 s: Ana's devices ring, and one of them is picked up.
  world.wait(21).picksUp('ana').wait(1);
  const talking = world.call.agentLegId;
  world.give({ type: 'DEVICE_CONNECTED', legId: late.id, sid: 'CA-late', userId: 'ana' }).wait(1);
  expect(world.call).toMatchObject({ agentLegId: talking, agentUserId: 'ana', phase: 'TALKING' });
  expect(world.call.legs[talking ?? '']).toMatchObject({ status: 'ANSWERED', unwanted: false });
  expect(world.call.legs[late.id]).toMatchObject({ status: 'ENDED' });
});

describe('a device that is gone and counts as there at the carrier', () => {
  const lost = (world: Caller, userId: string, why: 'SILENT' | 'LOADED_ANEW') => {
    const leg = Object.values(world.call.legs).find((one) => one.userId === userId && one.status === 'ANSWERED');
    if (!leg) throw new Error(`${userId} is not there`);
    return world.give({ type: 'DEVICE_LOST', legId: leg.id, why });
  };
  const names = (world: Caller) => world.timeline.map(({ name }) => name);

  it('leaves the caller with a tone at once, and its person can come back', () => {
    const world = new Caller();
    lost(world, 'ana', 'LOADED_ANEW').wait(4);
    expect(world.call.phase).toBe('AGENT_LOST');
    expect(names(world)).toContain('device.loaded_anew');
    world.comesBack('ana').wait(2);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'ana' });
    expect(world.heard()).toMatchObject({ order: ['PERSON', 'TONE', 'PERSON'], longestNothing: expect.closeTo(0, 0) });
  });

  it('that was silent for 30 s has had its time: their other devices ring at once, and they are not on the call', () => {
    const world = new Caller();
    world.team = [person('ana', 'Ana')];
    lost(world, 'ana', 'SILENT').wait(1);
    expect(names(world)).toEqual(expect.arrayContaining(['device.silent', 'agent.lost', 'agent.not_back']));
    expect(world.call.offers.filter(({ state }) => state === 'RINGING')).toMatchObject([{ userId: 'ana' }]);
    expect(world.call.agentUserId).toBeNull();
  });

  it('changes nothing the second time, nor when the carrier has noticed, nor once another device has the call', () => {
    const world = new Caller();
    const [first] = Object.values(world.call.legs).filter(({ userId }) => userId === 'ana');
    lost(world, 'ana', 'LOADED_ANEW').wait(1).comesBack('ana').wait(1);
    const { call, timeline } = world;
    const said = timeline.length;
    world.give({ type: 'DEVICE_LOST', legId: first?.id ?? '', why: 'SILENT' });
    expect(world.call).toEqual(call);
    expect(timeline).toHaveLength(said);
  });

  it('of who is asked in a transfer gives the call back, as when they hang up', () => {
    const world = new Caller();
    world
      .give({
        type: 'TRANSFER',
        userId: 'ana',
        userName: 'Ana',
        mode: 'WARM',
        to: { kind: 'USER', id: 'ben', name: 'Ben' },
        message: '',
        candidates: [person('ben', 'Ben')],
      })
      .wait(1)
      .picksUp('ben')
      .wait(2);
    lost(world, 'ben', 'SILENT').wait(1);
    expect(world.call.transfer).toMatchObject({ stage: 'RETURNING', failure: 'HUNG_UP' });
  });
});
