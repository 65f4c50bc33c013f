import { describe, expect, it } from 'vitest';
import type { CallInput } from './inputs.ts';
import { legScript } from './legScript.ts';
import { reduce } from './reduce.ts';
import { liveSupervisions, supervisionBy, type SupervisionMode } from './together.ts';
import { Caller, person } from './transfer.testkit.ts';

const supervise = (mode: SupervisionMode, userId = 'mia', userName = 'Mia', places = 1): CallInput => ({
  type: 'SUPERVISE',
  userId,
  userName,
  mode,
  identity: `${userId}_0`,
  places,
});

/** Mia's device is on the call. */
function supervised(mode: SupervisionMode) {
  const world = new Caller().give(supervise(mode));
  const legId = liveSupervisions(world.call)[0]?.legId ?? '';
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

  it('takes whoever would be heard by others than they believe off the call', () => {
    const { world, legId } = supervised('BARGE');
    const failed = (commandId: string) =>
      reduce(
        world.call,
        { type: 'COMMAND_FAILED', commandId, reason: 'No.', sipCode: null, refused: true },
        Date.now(),
        'seed',
      );
    const changed = (mode: SupervisionMode) => {
      const { call, commands } = reduce(world.call, supervise(mode), Date.now(), `${mode} seed`);
      world.call = call;
      return commands.find(({ kind }) => kind === 'COACH')?.id ?? '';
    };
    const [first, last] = [changed('WHISPER'), changed('LISTEN')];
    const superseded = failed(first);
    expect(liveSupervisions(superseded.call)).toHaveLength(1);
    world.call = superseded.call;
    const { call, timeline, commands } = failed(last);
    expect(liveSupervisions(call)).toEqual([]);
    expect(timeline.map(({ name }) => name)).toEqual(['supervision.not_changed', 'supervision.ended']);
    expect(commands).toMatchObject([{ kind: 'END_LEG', legId }]);
    expect(call).toMatchObject({ phase: 'TALKING', agentUserId: 'ana' });
  });

  it('is one at a time, by nobody who talks on the call, and leaves nothing behind', () => {
    const { world } = supervised('LISTEN');
    expect(() => world.give(supervise('LISTEN', 'zoe', 'Zoe'))).toThrow('Mia supervises this call already');
    world.ends('mia').wait(1);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'ana' });
    expect(liveSupervisions(world.call)).toEqual([]);
    expect(world.timeline.map(({ name }) => name)).toContain('supervision.ended');
    expect(() => world.give(supervise('LISTEN', 'ana', 'Ana'))).toThrow('already on this call');
    world.give(supervise('LISTEN', 'zoe', 'Zoe')).wait(31);
    expect(liveSupervisions(world.call)).toEqual([]);
  });

  it('leaves no trace in what counts for those who are not to know, until the call is taken over', () => {
    const world = new Caller();
    const before = world.call.version;
    world.give({ ...supervise('LISTEN'), hidden: true } as CallInput);
    const legId = liveSupervisions(world.call)[0]?.legId ?? '';
    world.give({ type: 'DEVICE_CONNECTED', legId, sid: 'CA-mia', userId: 'mia' }).give(supervise('WHISPER')).wait(1);
    world.ends('mia').wait(1);
    expect(world.call.version).toBe(before);
    expect(world.call.legs[legId]?.hidden).toBe(true);
    world.give({ ...supervise('BARGE'), hidden: true } as CallInput);
    const second = liveSupervisions(world.call)[0]?.legId ?? '';
    world.give({ type: 'DEVICE_CONNECTED', legId: second, sid: 'CA-mia2', userId: 'mia' });
    world.give({ type: 'TAKE_OVER', userId: 'mia', userName: 'Mia', agentName: 'Ana' }).wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'mia', version: before + 1 });
    expect(world.call.legs[second]?.hidden).toBeUndefined();
  });

  it('ends with the call, and a leg that is lost ends it alone', () => {
    const lost = supervised('BARGE').world.hangsUp('mia');
    expect(liveSupervisions(lost.call)).toEqual([]);
    expect(lost.call.phase).toBe('TALKING');
    const over = supervised('BARGE').world.hangsUp('caller').wait(1);
    expect(liveSupervisions(over.call)).toEqual([]);
    expect(over.call.status).toBe('COMPLETED');
  });
});

describe('two who supervise', () => {
  /** Mia and Zoe, with their devices, on a plan for two. */
  function both(mias: SupervisionMode, zoes: SupervisionMode) {
    const { world, legId: mia, agentSid } = supervised(mias);
    world.give(supervise(zoes, 'zoe', 'Zoe', 2));
    const zoe = supervisionBy(world.call, 'zoe')?.legId ?? '';
    world.give({ type: 'DEVICE_CONNECTED', legId: zoe, sid: 'CA-zoe', userId: 'zoe' });
    return { world, mia, zoe, agentSid };
  }

  it('each in their own way: a change of one is told to the carrier of that one alone', () => {
    const { world, mia, zoe, agentSid } = both('LISTEN', 'WHISPER');
    expect(legScript(world.call, mia)).toMatchObject({ muted: true, coach: null });
    expect(legScript(world.call, zoe)).toMatchObject({ muted: false, coach: agentSid() });
    const { commands, changes } = reduce(world.call, supervise('BARGE', 'mia', 'Mia', 2), Date.now(), 'seed');
    expect(commands).toMatchObject([{ kind: 'COACH', legId: mia, muted: false, coach: null }]);
    expect(changes).toMatchObject([{ cause: 'SUPERVISION', supervisorId: 'mia' }]);
    world.ends('mia').wait(1);
    expect(liveSupervisions(world.call).map(({ userId }) => userId)).toEqual(['zoe']);
    expect(legScript(world.call, zoe)).toMatchObject({ muted: false, coach: agentSid() });
    world.hangsUp('caller').wait(1);
    expect(world.call.status).toBe('COMPLETED');
    expect(liveSupervisions(world.call)).toEqual([]);
  });

  it('whoever takes the call over leaves the other where they are, who goes on with the new agent and may take it over in turn', () => {
    const { world, mia, zoe } = both('LISTEN', 'WHISPER');
    const takeOver = (userId: string, userName: string, agentName: string): CallInput => ({
      type: 'TAKE_OVER',
      userId,
      userName,
      agentName,
    });
    world.give(takeOver('mia', 'Mia', 'Ana'));
    expect(() => world.give(takeOver('zoe', 'Zoe', 'Ana'))).toThrow('Mia is taking over this call.');
    const done = Object.entries(world.call.inFlight).find(([, what]) => what.startsWith(`COACH:${mia}`))?.[0] ?? '';
    const over = reduce(world.call, { type: 'COMMAND_DONE', commandId: done, sid: null }, Date.now(), 'seed');
    expect(over.commands.filter(({ kind }) => kind === 'COACH')).toMatchObject([
      { legId: zoe, muted: false, coach: 'CA-mia' },
    ]);
    world.wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'mia', phase: 'TALKING' });
    expect(liveSupervisions(world.call)).toMatchObject([{ userId: 'zoe', mode: 'WHISPER' }]);
    world.give(takeOver('zoe', 'Zoe', 'Mia')).wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'zoe', takeover: { fromUserId: 'mia', fromName: 'Mia' } });
    expect(world.heard()).toEqual({ order: ['PERSON'], longestNothing: 0 });
  });

  it('a third is told who they are; with one place, which plan has two; and of nobody who is kept from them', () => {
    const { world } = both('LISTEN', 'LISTEN');
    const refused = (input: CallInput, of = world) => reduce(of.call, input, Date.now(), 'seed').refusal;
    expect(refused(supervise('LISTEN', 'pia', 'Pia', 2))).toEqual({
      code: 'LIMIT_REACHED',
      message: 'Mia and Zoe supervise this call already. Wait until one of them leaves it.',
      why: { check: 'supervisors', required: '2', current: 'Mia, Zoe' },
    });
    // The plan is a smaller one meanwhile: nobody has to go, and each may change the way.
    expect(refused({ ...supervise('WHISPER', 'zoe', 'Zoe', 1) })).toBeNull();
    const one = supervised('LISTEN').world;
    expect(refused({ ...supervise('LISTEN', 'pia', 'Pia'), planWithMore: 'Enterprise' } as CallInput, one)).toEqual({
      code: 'LIMIT_REACHED',
      message:
        'Mia supervises this call already. Wait until they leave it. On the Enterprise plan two people can supervise a call at once.',
      why: { check: 'supervisors_plan', required: '1', current: 'Mia' },
      details: { requiredPlan: 'Enterprise' },
    });
    const hidden = new Caller();
    hidden.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [person('ben', 'Ben')] });
    hidden.wait(1).picksUp('ben').wait(1).ends('ben').wait(1);
    hidden.give({ ...supervise('LISTEN'), hidden: true } as CallInput);
    expect(refused(supervise('LISTEN', 'ben', 'Ben'), hidden)?.message).not.toContain('Mia');
    expect(refused(supervise('LISTEN', 'pia', 'Pia'), hidden)?.message).toContain('Mia');
  });

  it('a device that does not come is not waited for; the other one stays', () => {
    const world = new Caller().give(supervise('LISTEN', 'mia', 'Mia', 2)).wait(10);
    world.give(supervise('LISTEN', 'zoe', 'Zoe', 2));
    const zoe = supervisionBy(world.call, 'zoe')?.legId ?? '';
    world.wait(21);
    expect(liveSupervisions(world.call).map(({ userId }) => userId)).toEqual(['zoe']);
    world.give({ type: 'DEVICE_CONNECTED', legId: zoe, sid: 'CA-zoe', userId: 'zoe' }).wait(30);
    expect(liveSupervisions(world.call).map(({ userId }) => userId)).toEqual(['zoe']);
  });
});
