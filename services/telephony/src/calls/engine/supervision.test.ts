import { describe, expect, it } from 'vitest';
import type { CallInput } from './inputs.ts';
import { legScript } from './legScript.ts';
import { reduce } from './reduce.ts';
import { liveSupervision, type SupervisionMode } from './together.ts';
import { Caller, person } from './transfer.testkit.ts';

const supervise = (mode: SupervisionMode, userId = 'mia', userName = 'Mia'): CallInput => ({
  type: 'SUPERVISE',
  userId,
  userName,
  mode,
  identity: `${userId}_0`,
});

/** Mia's device is on the call. */
function supervised(mode: SupervisionMode) {
  const world = new Caller().give(supervise(mode));
  const legId = liveSupervision(world.call)?.legId ?? '';
  world.give({ type: 'DEVICE_CONNECTED', legId, sid: 'CA-mia', userId: 'mia' });
  const agentSid = () => world.call.legs[world.call.agentLegId ?? '']?.sid;
  return { world, legId, agentSid };
}

describe('supervision', () => {
  it('bridges who listens muted, who whispers to the agent alone, and who talks along', () => {
    const listening = supervised('LISTEN');
    expect(legScript(listening.world.call, listening.legId)).toMatchObject({ do: 'BRIDGE', muted: true, coach: null });
    const whispering = supervised('WHISPER');
    expect(legScript(whispering.world.call, whispering.legId)).toMatchObject({
      muted: false,
      coach: whispering.agentSid(),
    });
    const barging = supervised('BARGE');
    expect(legScript(barging.world.call, barging.legId)).toMatchObject({ muted: false, coach: null });
  });

  it('changes on the fly, and follows the call to the next agent', () => {
    const { world, legId, agentSid } = supervised('LISTEN');
    const result = reduce(world.call, supervise('WHISPER'), Date.now(), 'seed');
    expect(result.commands).toMatchObject([{ kind: 'COACH', legId, muted: false, coach: agentSid() }]);
    world.give(supervise('WHISPER'));
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [person('ben', 'Ben')] });
    world.wait(1).picksUp('ben').wait(1);
    const left = reduce(world.call, { type: 'END', userId: 'ana', userName: 'Ana' }, Date.now(), 'seed');
    const ben = left.call.legs[left.call.agentLegId ?? ''];
    expect(ben?.userId).toBe('ben');
    expect(left.commands.find(({ kind }) => kind === 'COACH')).toMatchObject({ coach: ben?.sid });
  });

  it('is one at a time, by nobody who talks on the call, and leaves nothing behind', () => {
    const { world } = supervised('LISTEN');
    expect(() => world.give(supervise('LISTEN', 'zoe', 'Zoe'))).toThrow('Mia supervises this call already');
    world.ends('mia').wait(1);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'ana' });
    expect(liveSupervision(world.call)).toBeUndefined();
    expect(world.timeline.map(({ name }) => name)).toContain('supervision.ended');
    expect(() => world.give(supervise('LISTEN', 'ana', 'Ana'))).toThrow('You take part');
    world.give(supervise('LISTEN', 'zoe', 'Zoe')).wait(31);
    expect(liveSupervision(world.call)).toBeUndefined();
  });

  it('ends with the call, and a leg that is lost ends it alone', () => {
    const lost = supervised('BARGE').world.hangsUp('mia');
    expect(liveSupervision(lost.call)).toBeUndefined();
    expect(lost.call.phase).toBe('TALKING');
    const over = supervised('BARGE').world.hangsUp('caller').wait(1);
    expect(liveSupervision(over.call)).toBeUndefined();
    expect(over.call.status).toBe('COMPLETED');
  });
});
