import { expect, it } from 'vitest';
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
