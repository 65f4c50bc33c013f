/** The last of our people leaves a conference, and those outside talk on, where the number lets them. */
import { describe, expect, it } from 'vitest';
import { Caller, person } from './transfer.testkit.ts';

const [PHONE, FRIEND] = ['+14155550180', '+14155550181'];
const ben = person('ben', 'Ben');

/** Ana talks with the caller and with phones outside that pressed 1. */
function conference(phones: readonly string[] = [PHONE], leaveOutsidersConnected = true): Caller {
  const world = new Caller({}, leaveOutsidersConnected ? { leaveOutsidersConnected } : {});
  world.credit = { covered: 120, refused: false };
  for (const number of phones) {
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [], numbers: [number] });
    world.wait(2).phone('picks up').wait(2).phone('presses 1').wait(3);
  }
  return world;
}
const names = (world: Caller) => world.timeline.map(({ name }) => name);

describe('when the last of our people leaves a conference', () => {
  it('the caller and a guest talk on, nobody of ours is on it, and each leg is paid until the last pair parts', () => {
    const world = conference().ends('ana').wait(200);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', agentUserId: null });
    expect(world.call.forwards).toMatchObject([{ state: 'ACCEPTED' }]);
    expect(world.call.forwards?.[0]).not.toHaveProperty('endedAt');
    // Minute by minute, as before.
    expect(world.call.forwards?.[0]?.coveredSeconds).toBeGreaterThanOrEqual(240);
    world.phone('hangs up').wait(1);
    const [phone] = world.call.forwards ?? [];
    expect(((phone?.endedAt ?? 0) - (phone?.acceptedAt ?? 0)) / 1000).toBe(203);
    // It stays the call of who had it.
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP', agentUserId: 'ana' });
    expect(world.call.endedAt).toBe(phone?.endedAt);
    expect(Object.values(world.call.legs).filter(({ status }) => status !== 'ENDED')).toEqual([]);
    expect(world.heard()).toEqual({ order: ['PERSON', 'GONE'], longestNothing: 0 });
  });

  it('the call ends with the caller, too, and then no leg is left', () => {
    const world = conference([PHONE, FRIEND]).ends('ana').wait(30).hangsUp('caller').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'CALLER_HANGUP', agentUserId: 'ana' });
    expect(Object.values(world.call.legs).filter(({ status }) => status !== 'ENDED')).toEqual([]);
  });

  it('two guests and the caller go on until one of the last pair leaves', () => {
    const world = conference([PHONE, FRIEND]).ends('ana').wait(10);
    const first = world.call.agentLegId;
    world.phoneLeaves(PHONE).wait(5);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING' });
    expect(world.call.agentLegId).not.toBe(first);
    world.phoneLeaves(FRIEND).wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', agentUserId: 'ana' });
  });

  it('a caller who was on hold hears the guest, not music for ever', () => {
    const world = conference().give({ type: 'HOLD', userId: 'ana', hold: true }).wait(20).ends('ana').wait(5);
    expect(world.call).toMatchObject({ phase: 'TALKING', heldSince: null });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'PERSON']);
    expect(world.call.timers).not.toHaveProperty('holdReminder');
  });

  it('what they say is not recorded: the file ends with our people, also in a pause', () => {
    const world = conference();
    world.give({ type: 'PAUSE_RECORDING', userId: 'ana', userName: 'Ana', paused: true }).wait(1).ends('ana').wait(300);
    expect(world.call.recording).toMatchObject({ capture: 'STOPPED' });
    expect(names(world)).toContain('recording.stopped_itself');
    expect(names(world)).not.toContain('recording.resumed_itself');
  });

  it('nobody who is still asked comes to them, nobody listens, and none of ours can do anything in it', () => {
    const world = conference();
    const mia = { userId: 'mia', userName: 'Mia' };
    const listens = { type: 'SUPERVISE', ...mia, mode: 'LISTEN', identity: 'mia_1', hidden: false, places: 1 } as const;
    world.give(listens).wait(1);
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [ben], numbers: [FRIEND] }).wait(2);
    world.ends('ana').wait(2);
    expect(world.call.offers.at(-1)?.state).toBe('WITHDRAWN');
    expect(world.call.forwards?.at(-1)?.state).toBe('WITHDRAWN');
    expect(world.call.supervision?.endedAt).not.toBeNull();
    expect(() => world.give(listens)).toThrow('No one on your team');
    expect(() => world.give({ type: 'HOLD', userId: 'ana', hold: true })).toThrow('not on this call');
    expect(() => world.give({ type: 'REJOIN', userId: 'ana', identity: 'ana_0' })).toThrow('not on this call');
    expect(() =>
      world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [ben], numbers: [] }),
    ).toThrow('not on this call');
  });

  it('a second press of End changes nothing; later, whoever may, ends it for them', () => {
    const world = conference().ends('ana').wait(2);
    expect(() => world.ends('ana')).toThrow('You left this call');
    world.wait(20).ends('ana').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP' });
    const other = conference().ends('ana').wait(2).ends('mia').wait(1);
    expect(other.call.status).toBe('COMPLETED');
  });

  it('the longest time of a call still holds, and so does the credit of a leg', () => {
    const capped = conference().ends('ana').wait(3700);
    // The phone's own cap is an hour.
    expect(capped.call).toMatchObject({ status: 'COMPLETED', endReason: 'TALK_TIME_CAP', agentUserId: 'ana' });
    const broke = conference();
    broke.extends = false;
    broke.ends('ana').wait(121);
    expect(broke.call).toMatchObject({ status: 'COMPLETED', endReason: 'INSUFFICIENT_BALANCE' });
  });

  it('of several of ours, only the last one’s leaving does that', () => {
    const world = conference();
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [ben], numbers: [] });
    world.wait(1).picksUp('ben').wait(1).ends('ana').wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'ben' });
    expect(world.call).not.toHaveProperty('leftConnected');
    world.ends('ben').wait(1);
    expect(world.call).toMatchObject({ status: 'ON_GOING', leftConnected: { userId: 'ben' } });
  });

  it('devices of ours that were lost one after the other leave nobody of ours behind', () => {
    const world = conference();
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [ben], numbers: [] });
    world.wait(1).picksUp('ben').wait(1).hangsUp('ben').wait(1).hangsUp('ana').wait(3);
    world.ends('ana').wait(2);
    const ours = Object.values(world.call.legs).filter(({ userId, status }) => userId !== null && status !== 'ENDED');
    expect(ours).toEqual([]);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', agentUserId: null });
  });

  it('a caller without a guest is not left alone, a lost device is waited for, and off is off', () => {
    expect(conference([]).ends('ana').wait(1).call.status).toBe('COMPLETED');
    expect(conference([PHONE], false).ends('ana').wait(1).call.status).toBe('COMPLETED');
    const lost = conference().hangsUp('ana').wait(5);
    expect(lost.call).toMatchObject({ phase: 'AGENT_LOST', agentUserId: 'ana' });
    // Whose device is lost may still leave.
    lost.ends('ana').wait(1);
    expect(lost.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', leftConnected: { userId: 'ana' } });
    expect(lost.heard().order).toEqual(['PERSON', 'TONE', 'PERSON']);
  });
});
