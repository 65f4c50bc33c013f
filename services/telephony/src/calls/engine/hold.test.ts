import { describe, expect, it } from 'vitest';
import { transfer } from './transferCases.testkit.ts';
import { Caller, person } from './transfer.testkit.ts';

const PHONE = '+14155550180';

const hold = (world: Caller, on: boolean) => world.give({ type: 'HOLD', userId: 'ana', hold: on });
const tones = ({ announced }: Caller) => announced.filter(({ sound }) => sound === 'hold-tone').map(({ to }) => to);
const reminders = ({ timeline }: Caller) => timeline.filter(({ name }) => name === 'call.held_long').length;

describe('somebody on hold', () => {
  it('is not forgotten: our side hears a tone each minute, and is reminded once after three', () => {
    const world = hold(new Caller(), true).wait(59);
    expect(tones(world)).toEqual([]);
    world.wait(120);
    expect([tones(world), reminders(world)]).toEqual([['ana', 'ana'], 0]);
    world.wait(182);
    expect([tones(world).length, reminders(world)]).toEqual([6, 1]);
  });

  it('who is back hears and is told no more, and the next hold counts anew', () => {
    const world = hold(hold(new Caller(), true).wait(100), false).wait(200);
    expect([tones(world), reminders(world)]).toEqual([['ana'], 0]);
    hold(world, true).wait(59);
    expect(tones(world)).toEqual(['ana']);
    hold(world.wait(2), false).ends('ana').wait(300);
    expect([tones(world), reminders(world)]).toEqual([['ana', 'ana'], 0]);
  });

  it('no tone comes into what is said to the one whom the call is transferred to', () => {
    const world = new Caller();
    transfer(world, 'WARM', [person('ben', 'Ben')]);
    world.wait(1).picksUp('ben').wait(200);
    expect(tones(world)).toEqual([]);
  });

  it('stays on hold for who comes back to them, also where the carrier refuses to play the music anew', () => {
    const world = hold(new Caller(), true).wait(2).hangsUp('ana').wait(2);
    world.refuses = new Set(['HOLD_LEG']);
    world.comesBack('ana').wait(2);
    // It is as it was: taken for a hold that failed, the call would have shown somebody who talks with a caller who hears a tone.
    expect(world.call).toMatchObject({ phase: 'HELD', agentUserId: 'ana' });
    expect(world.call.heldSince).not.toBeNull();
    world.refuses = new Set();
    hold(world, false).wait(1);
    expect(world.heard().order.at(-1)).toBe('PERSON');
  });

  it('does not wait for a phone outside, which could not take them off hold', () => {
    const world = transfer(new Caller(), 'WARM', PHONE).wait(2).phone('picks up').wait(2).phone('presses 1').wait(2);
    hold(world.presses('MERGE').wait(4), true).wait(10).ends('ana').wait(1);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', heldSince: null, agentUserId: null });
    expect(world.heard().order.at(-1)).toBe('PERSON');
  });

  it('is taken off hold for a phone outside again and again where the carrier refuses it', () => {
    const world = transfer(new Caller(), 'WARM', PHONE).wait(2).phone('picks up').wait(2).phone('presses 1').wait(2);
    hold(world.presses('MERGE').wait(4), true).wait(10);
    world.refuses = new Set(['HOLD_LEG']);
    world.ends('ana').wait(1);
    expect(world.call).toMatchObject({ phase: 'HELD', agentUserId: null });
    world.wait(7);
    expect(world.call).toMatchObject({ phase: 'HELD' });
    world.refuses = new Set();
    world.wait(6);
    expect(world.call).toMatchObject({ phase: 'TALKING', heldSince: null });
    expect(world.heard().order.at(-1)).toBe('PERSON');
  });
});
