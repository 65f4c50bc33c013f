/** Hold of a further party outside: the others talk on, and nobody is left with music that no one can end. */
import { describe, expect, it } from 'vitest';
import { transfer } from './transferCases.testkit.ts';
import { Caller, person } from './transfer.testkit.ts';

const [PHONE, FRIEND] = ['+14155550180', '+14155550181'];

/** Ana talks with the caller and with phones outside that pressed 1. */
function conference(phones: readonly string[] = [PHONE], settings = {}): Caller {
  const world = new Caller({}, settings);
  world.credit = { covered: 7200, refused: false };
  for (const number of phones) {
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [], numbers: [number] });
    world.wait(2).phone('picks up').wait(2).phone('presses 1').wait(3);
  }
  return world;
}
const legOf = ({ call }: Caller, number = PHONE) =>
  call.legs[call.forwards?.findLast(({ to }) => to === number)?.legId ?? ''];
const hold = (world: Caller, on: boolean, number = PHONE) =>
  world.give({ type: 'HOLD', userId: 'ana', hold: on, guestId: legOf(world, number)?.id ?? '' });
const isHeld = (world: Caller, number = PHONE) => legOf(world, number)?.heldSince !== undefined;
const tones = ({ announced }: Caller) => announced.filter(({ sound }) => sound === 'hold-tone').map(({ to }) => to);
const names = ({ timeline }: Caller) =>
  timeline.map(({ name }) => name).filter((name) => name.includes('participant.'));

describe('a guest on hold', () => {
  it('hears music while the others talk on, and the call itself is not on hold', () => {
    const world = hold(conference(), true).wait(1);
    expect([isHeld(world), world.holds.get(legOf(world)?.sid ?? '')]).toEqual([true, true]);
    expect(world.call).toMatchObject({ phase: 'TALKING', heldSince: null, heldMs: 0 });
    expect(world.heard()).toEqual({ order: ['PERSON'], longestNothing: 0 });
    hold(world.wait(20), false).wait(1);
    expect([isHeld(world), world.holds.get(legOf(world)?.sid ?? '')]).toEqual([false, false]);
    expect(world.call.heldMs).toBe(0);
    expect(names(world).slice(-2)).toEqual(['participant.held', 'participant.resumed']);
  });

  it('is not forgotten: our side hears a tone each minute, and is reminded once after three', () => {
    const world = hold(conference(), true).wait(59);
    expect(tones(world)).toEqual([]);
    world.wait(180);
    expect(tones(world)).toEqual(['ana', 'ana', 'ana']);
    expect(names(world).filter((name) => name === 'participant.held_long')).toHaveLength(1);
    hold(world, false).wait(120);
    expect(tones(world)).toHaveLength(3);
    expect(world.call.timers).not.toHaveProperty('guestTone');
  });

  it('is one of several: each is held alone, and pressing twice is once', () => {
    const world = hold(hold(conference([PHONE, FRIEND]), true), true).wait(1);
    expect([isHeld(world), isHeld(world, FRIEND)]).toEqual([true, false]);
    hold(hold(world, true, FRIEND), false).wait(1);
    expect([isHeld(world), isHeld(world, FRIEND)]).toEqual([false, true]);
    expect(names(world).filter((name) => name === 'participant.held')).toHaveLength(2);
  });

  it('may be somebody whom a transfer was merged with', () => {
    const world = transfer(new Caller(), 'WARM', PHONE).wait(2).phone('picks up').wait(2).phone('presses 1').wait(2);
    hold(world.presses('MERGE').wait(4), true).wait(1);
    expect(isHeld(world)).toBe(true);
    expect(world.call).toMatchObject({ phase: 'TALKING' });
  });

  it('and the caller beside: one tone a minute, not two', () => {
    const world = hold(conference(), true).give({ type: 'HOLD', userId: 'ana', hold: true }).wait(125);
    expect(tones(world)).toHaveLength(2);
    world.give({ type: 'HOLD', userId: 'ana', hold: false }).wait(1);
    expect([isHeld(world), world.call.phase]).toEqual([true, 'TALKING']);
  });

  it('hangs up, and nothing of the hold is left', () => {
    const world = hold(conference(), true).wait(5).phoneLeaves(PHONE).wait(200);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING' });
    expect(world.call.timers).not.toHaveProperty('guestTone');
    expect(tones(world)).toEqual([]);
  });
});

describe('when nobody of ours is left who could end it', () => {
  it('the guest hears the caller, with whom they stay connected', () => {
    const world = hold(conference([PHONE], { leaveOutsidersConnected: true }), true)
      .wait(20)
      .ends('ana')
      .wait(1);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', agentUserId: null });
    expect([isHeld(world), world.holds.get(legOf(world)?.sid ?? '')]).toEqual([false, false]);
  });

  it('and the carrier refuses, it is tried again until it does', () => {
    const world = hold(conference([PHONE], { leaveOutsidersConnected: true }), true).wait(20);
    world.refuses = new Set(['HOLD_LEG']);
    world.ends('ana').wait(2);
    expect(isHeld(world)).toBe(true);
    world.refuses = new Set();
    world.wait(6);
    expect([isHeld(world), world.holds.get(legOf(world)?.sid ?? '')]).toEqual([false, false]);
  });
});

describe('a hold that is refused', () => {
  it('by the carrier: what is shown follows what is', () => {
    const world = conference();
    world.refuses = new Set(['HOLD_LEG']);
    hold(world, true).wait(1);
    expect([isHeld(world), names(world).at(-1)]).toEqual([false, 'participant.hold_failed']);
    expect(world.call).toMatchObject({ phase: 'TALKING', heldSince: null });
  });

  it('of a colleague, of somebody who is not there, and by somebody else', () => {
    const world = conference();
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [person('ben', 'Ben')] });
    world.wait(1).picksUp('ben').wait(1);
    const of =
      (guestId: string, userId = 'ana') =>
      () =>
        world.give({ type: 'HOLD', userId, hold: true, guestId });
    const ben = Object.values(world.call.legs).find(({ role }) => role === 'MEMBER');
    expect(of(ben?.id ?? '')).toThrow('not on this call');
    expect(of('nobody')).toThrow('not on this call');
    expect(of(legOf(world)?.id ?? '', 'ben')).toThrow('not on this call');
  });
});
