import { describe, expect, it } from 'vitest';
import { Caller, person } from './transfer.testkit.ts';

const ben = person('ben', 'Ben', 2);
const cyd = person('cyd', 'Cyd');
const add = (world: Caller, ...people: (typeof ben)[]) =>
  world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: people });

describe('people who are added', () => {
  it('join without the caller hearing anything else, and anyone leaves alone', () => {
    const world = add(new Caller(), ben, cyd).wait(2).picksUp('ben').wait(1).picksUp('cyd').wait(3);
    const members = () =>
      Object.values(world.call.legs).filter(
        ({ role, status, unwanted }) => role === 'MEMBER' && status === 'ANSWERED' && !unwanted,
      );
    expect(members().map(({ userId }) => userId)).toEqual(['ben', 'cyd']);
    world.hangsUp('ben').wait(1).ends('ana').wait(1);
    expect(world.call).toMatchObject({ status: 'ON_GOING', agentUserId: 'cyd', phase: 'TALKING' });
    world.ends('cyd').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP' });
    const { order, longestNothing } = world.heard();
    expect(order).toEqual(['PERSON', 'GONE']);
    expect(longestNothing).toBe(0);
  });

  it('who picks up on one device rings on no other, who declines is not asked, and after 30 s nobody is', () => {
    const world = add(new Caller(), ben, cyd).wait(2).picksUp('ben').declines('cyd').wait(1);
    expect(world.call.offers.slice(1).map(({ state }) => state)).toEqual(['ACCEPTED', 'TAKEN', 'DECLINED']);
    add(world, person('dan', 'Dan')).wait(31);
    expect(world.call.offers.at(-1)?.state).toBe('TIMED_OUT');
    expect(world.call.phase).toBe('TALKING');
  });

  it('are five at most with the caller, nobody twice, and asked by somebody on the call', () => {
    const world = add(new Caller(), ben).wait(2);
    expect(() => add(world, ben)).toThrow('already');
    // Nor who listens to this very call.
    const mia = { userId: 'mia', userName: 'Mia' };
    const heardBy = new Caller().give({ type: 'SUPERVISE', ...mia, mode: 'LISTEN', identity: 'mia_0', places: 1 });
    expect(() => add(heardBy, person('mia', 'Mia'))).toThrow('already');
    expect(() => add(world, cyd, person('dan', 'Dan'), person('eva', 'Eva'))).toThrow('At most 5');
    expect(() => world.give({ type: 'ADD_PEOPLE', userId: 'zoe', userName: 'Zoe', candidates: [cyd] })).toThrow(
      'not on this call',
    );
    expect(() => add(world, person('dan', 'Dan', 0))).toThrow('No device of Dan can ring');
  });
});
