import { describe, expect, it } from 'vitest';
import { reduce } from './reduce.ts';
import { stretchesOf } from './stretches.ts';
import { Caller, person } from './transfer.testkit.ts';
import { transfer } from './transferCases.testkit.ts';

const ben = person('ben', 'Ben');
const PHONE = '+14155550180';
const END = 1_760_000_600_000;

/** Who had the call, from which second after the answer to which, and for how many of them it was on hold. */
function had({ call }: Caller) {
  const second = (at: number) => Math.round((at - (call.answeredAt ?? 0)) / 1000);
  return stretchesOf(call, END)?.map(({ userId, from, to, heldMs }) => [
    userId,
    second(from),
    second(to),
    Math.round(heldMs / 1000),
  ]);
}

// In each of them Ana has talked with the caller for 5 s.
describe('who had a call', () => {
  it('is its one agent from the answer to the end, on hold as well', () => {
    const world = new Caller().give({ type: 'HOLD', userId: 'ana', hold: true }).wait(10);
    world.give({ type: 'HOLD', userId: 'ana', hold: false }).wait(5).ends('ana').wait(1);
    expect(had(world)).toEqual([['ana', 0, 20, 10]]);
  });

  it('is nobody before the answer', () => {
    expect(had(new Caller())).toHaveLength(1);
    const { call } = new Caller();
    const ringing = { ...call, status: 'INCOMING', phase: 'RINGING', answeredAt: null, agentUserId: null } as const;
    const { stretches: _stretches, ...never } = { ...ringing, agentLegId: null };
    const after = reduce(never, { type: 'CONFERENCE', conferenceSid: 'CF', legId: null, joined: null }, END, 's');
    expect(after.call.stretches).toBeUndefined();
  });

  it.each(['COLD', 'WARM'] as const)(
    '%s: is who hands it over until the other has it, with the music that the caller hears, and then that one',
    (mode) => {
      const world = transfer(new Caller(), mode, [ben]).wait(4).picksUp('ben').wait(0);
      if (mode === 'WARM') world.wait(20).presses('COMPLETE');
      world.wait(30).ends('ben').wait(1);
      const handed = mode === 'WARM' ? 29 : 9;
      expect(had(world)).toEqual([
        ['ana', 0, handed, handed - 5],
        ['ben', handed, handed + 30, 0],
      ]);
    },
  );

  it('is who took it back, and not whom they asked in between', () => {
    const world = transfer(new Caller(), 'WARM', [ben])
      .wait(4)
      .picksUp('ben')
      .wait(6)
      .presses('BACK')
      .wait(5)
      .ends('ana');
    expect(had(world)).toEqual([['ana', 0, 20, 10]]);
  });

  it('are all who talk together, each until they leave', () => {
    const world = transfer(new Caller(), 'WARM', [ben]).wait(4).picksUp('ben').wait(6).presses('MERGE').wait(10);
    world.ends('ana').wait(10).ends('ben').wait(1);
    expect(had(world)).toEqual([
      ['ana', 0, 25, 10],
      ['ben', 15, 35, 0],
    ]);
  });

  it('is who was left with the caller in a conference, and nobody once a phone outside alone has it', () => {
    const world = transfer(new Caller(), 'COLD', PHONE).wait(2).phone('picks up').wait(2).phone('presses 1').wait(30);
    world.phoneLeaves(PHONE).wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', agentUserId: 'ana' });
    expect(had(world)).toEqual([['ana', 0, 9, 4]]);
  });

  it('is nobody while the call waits for who set it aside, and they again when they are back', () => {
    const world = new Caller();
    world.ana = [person('ana', 'Ana', 1, { engaged: 'CALL' })];
    world
      .give({ type: 'SET_ASIDE', userId: 'ana', userName: 'Ana' })
      .wait(30)
      .comesBack('ana')
      .wait(10)
      .ends('ana')
      .wait(1);
    expect(had(world)).toEqual([
      ['ana', 0, 5, 0],
      ['ana', 35, 45, 0],
    ]);
  });

  it('is nobody while a device is lost and the flow looks for somebody, and then who was found', () => {
    const world = new Caller();
    world.team = [ben];
    world.hangsUp('ana').wait(21).picksUp('ben').wait(10).hangsUp('caller').wait(1);
    expect(had(world)).toEqual([
      ['ana', 0, 5, 0],
      ['ben', 26, 36, 0],
    ]);
  });

  it('goes on with another device of the same person', () => {
    const world = new Caller().comesBack('ana').wait(5).ends('ana').wait(1);
    expect(had(world)).toEqual([['ana', 0, 10, 0]]);
  });

  it('is not who supervises, in whichever way, but who takes it over from then on', () => {
    const world = new Caller();
    const mia = { userId: 'mia', userName: 'Mia' };
    world.give({ type: 'SUPERVISE', ...mia, mode: 'BARGE', identity: 'mia_0', places: 1 });
    const legId = world.call.supervision?.legId ?? '';
    world.give({ type: 'DEVICE_CONNECTED', legId, sid: 'CA-mia', userId: 'mia' }).wait(10);
    expect(had(world)).toMatchObject([['ana', 0, expect.anything(), 0]]);
    world
      .give({ type: 'TAKE_OVER', ...mia, agentName: 'Ana' })
      .wait(10)
      .ends('mia')
      .wait(1);
    expect(had(world)).toEqual([
      ['ana', 0, 15, 0],
      ['mia', 15, 25, 0],
    ]);
  });

  it('and the call is of who had it last, where a phone outside that another had asked goes on with it', () => {
    const world = transfer(new Caller(), 'WARM', PHONE).wait(2).phone('picks up').wait(2).phone('presses 1').wait(2);
    world.presses('MERGE').wait(4);
    const mia = { userId: 'mia', userName: 'Mia' };
    world.give({ type: 'SUPERVISE', ...mia, mode: 'BARGE', identity: 'mia_0', places: 1 });
    const legId = world.call.supervision?.legId ?? '';
    world.give({ type: 'DEVICE_CONNECTED', legId, sid: 'CA-mia', userId: 'mia' }).wait(1);
    world
      .give({ type: 'TAKE_OVER', ...mia, agentName: 'Ana' })
      .wait(10)
      .ends('mia')
      .wait(10);
    expect(world.call).toMatchObject({ status: 'ON_GOING', agentUserId: null });
    world.phoneLeaves(PHONE).wait(1);
    expect(had(world)?.map(([userId]) => userId)).toEqual(['ana', 'mia']);
    expect(world.call).toMatchObject({ status: 'COMPLETED', agentUserId: 'mia' });
  });

  it('is within the call where its end is seen late', () => {
    const world = new Caller({}, {}, { capSeconds: 60 });
    world.late = 30_000;
    world.wait(200);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'TALK_TIME_CAP' });
    expect(had(world)).toEqual([['ana', 0, 60, 0]]);
  });

  it('is not known of a call that was answered before anybody kept it', () => {
    const world = new Caller();
    delete world.call.stretches;
    world.give({ type: 'HOLD', userId: 'ana', hold: true }).wait(5).ends('ana').wait(1);
    expect(had(world)).toBeUndefined();
  });
});
