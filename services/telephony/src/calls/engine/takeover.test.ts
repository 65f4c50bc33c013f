import { describe, expect, it } from 'vitest';
import type { CallInput } from './inputs.ts';
import { legScript } from './legScript.ts';
import { reduce } from './reduce.ts';
import { liveSupervisions, type SupervisionMode } from './together.ts';
import { Caller, person } from './transfer.testkit.ts';
import { transfer } from './transferCases.testkit.ts';

const TAKE_OVER: CallInput = { type: 'TAKE_OVER', userId: 'mia', userName: 'Mia', agentName: 'Ana' };
const NOW = 1_760_000_100_000;

/** Ana talks with the caller, and Mia's device is on the call. */
function supervised(mode: SupervisionMode = 'LISTEN') {
  const world = new Caller();
  const anas = world.call.agentLegId ?? '';
  world.give({ type: 'SUPERVISE', userId: 'mia', userName: 'Mia', mode, identity: 'mia_0', places: 1 });
  const legId = liveSupervisions(world.call)[0]?.legId ?? '';
  const connect = () => world.give({ type: 'DEVICE_CONNECTED', legId, sid: 'CA-mia', userId: 'mia' });
  return { world, legId, anas, connect };
}

function listening(mode: SupervisionMode = 'LISTEN') {
  const all = supervised(mode);
  all.connect();
  return all;
}

describe('a takeover', () => {
  it.each(['LISTEN', 'WHISPER', 'BARGE'] as const)(
    'out of %s makes the supervisor the agent, once everybody hears them and not before',
    (mode) => {
      const { world, legId, anas } = listening(mode);
      const asked = reduce(world.call, TAKE_OVER, NOW, 'seed');
      expect(asked.commands).toMatchObject([{ kind: 'COACH', legId, muted: false, coach: null }]);
      expect(asked.call.agentLegId).toBe(anas);
      world.give(TAKE_OVER).give(TAKE_OVER).wait(1);
      expect(world.call).toMatchObject({
        agentUserId: 'mia',
        agentLegId: legId,
        phase: 'TALKING',
        takeover: { userId: 'mia', name: 'Mia', fromUserId: 'ana', fromName: 'Ana' },
      });
      expect(world.call.legs[anas]).toMatchObject({ unwanted: true, status: 'ENDED' });
      expect(world.heard()).toEqual({ order: ['PERSON'], longestNothing: 0 });
      // The same recording goes on, and it is Mia's call as anybody's.
      expect(world.call.recording).toMatchObject({ state: 'PENDING' });
      expect(legScript(world.call, legId)).toMatchObject({ do: 'BRIDGE' });
      expect(legScript(world.call, legId)).not.toHaveProperty('muted');
      expect(liveSupervisions(world.call)).toEqual([]);
      expect(world.timeline.at(-1)).toMatchObject({ name: 'supervision.took_over', parameters: { from: 'Ana' } });
      const version = world.call.version;
      expect(world.give(TAKE_OVER).call.version).toBe(version);
      world.ends('mia');
      expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP' });
    },
  );

  it('brings a caller who is on hold back, and leaves others where they are', () => {
    const { world } = listening();
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [person('ben', 'Ben')] });
    world.wait(1).picksUp('ben').give({ type: 'HOLD', userId: 'ana', hold: true }).wait(2);
    world.give(TAKE_OVER).wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'mia', phase: 'TALKING', heldSince: null });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'PERSON']);
    world.ends('mia').wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'ben', phase: 'TALKING' });
  });

  it('does not happen where the supervisor goes in that moment, or the carrier does not let them be heard', () => {
    const gone = listening().world.give(TAKE_OVER).hangsUp('mia').wait(1);
    expect(gone.call).toMatchObject({ agentUserId: 'ana', phase: 'TALKING' });
    expect(liveSupervisions(gone.call)).toEqual([]);
    const { world } = listening('WHISPER');
    world.refuses = new Set(['COACH']);
    world.give(TAKE_OVER).wait(1);
    expect(world.call).toMatchObject({ agentUserId: 'ana', phase: 'TALKING' });
    expect(liveSupervisions(world.call)).toMatchObject([{ mode: 'WHISPER', takeoverFailed: true }]);
    expect(world.timeline.at(-1)?.name).toBe('supervision.not_taken_over');
    world.refuses = new Set();
    world.give(TAKE_OVER).wait(1);
    expect(world.call.agentUserId).toBe('mia');
  });

  it('is taken back where nobody knows whether the carrier did it; who might be heard by all for good is taken off the call', () => {
    const { world, legId } = listening('WHISPER');
    const step = (input: CallInput) => {
      const result = reduce(world.call, input, NOW, `${world.call.version} seed`);
      world.call = result.call;
      return result;
    };
    const idOf = ({ commands }: ReturnType<typeof step>) => commands.find(({ kind }) => kind === 'COACH')?.id ?? '';
    const lost = (commandId: string) => step({ type: 'COMMAND_FAILED', commandId, reason: '503', sipCode: null });
    const back = lost(idOf(step(TAKE_OVER)));
    expect(back.commands).toMatchObject([{ kind: 'COACH', legId, muted: false, coach: expect.stringContaining('CA') }]);
    const off = lost(idOf(back));
    expect(liveSupervisions(off.call)).toEqual([]);
    expect(off.timeline.map(({ name }) => name)).toEqual(['supervision.not_changed', 'supervision.ended']);
    expect(off.call).toMatchObject({ agentUserId: 'ana', phase: 'TALKING' });
  });

  it.each(['hangsUp', 'ends'] as const)('has the call at once where the agent %s first', (how) => {
    const { world, legId } = listening();
    world.give(TAKE_OVER)[how]('ana');
    expect(world.call).toMatchObject({ status: 'ON_GOING', agentUserId: 'mia', agentLegId: legId });
    world.wait(1);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'mia' });
    expect(world.heard()).toEqual({ order: ['PERSON'], longestNothing: 0 });
  });

  it('lets the leg ask again where the carrier does not unmute who has the call already', () => {
    const { world, legId } = listening();
    world.refuses = new Set(['COACH']);
    world.give(TAKE_OVER).ends('ana');
    const [commandId = ''] = Object.entries(world.call.inFlight).find(([, what]) => what.startsWith('COACH')) ?? [];
    const failed = reduce(world.call, { type: 'COMMAND_FAILED', commandId, reason: '503', sipCode: null }, NOW, 'seed');
    expect(failed.commands).toMatchObject([{ kind: 'REDIRECT_LEG', legId }]);
    expect(failed.call.agentUserId).toBe('mia');
  });

  it('rescues a caller whose agent was lost', () => {
    const { world } = listening();
    world.hangsUp('ana').wait(3);
    expect(world.call.phase).toBe('AGENT_LOST');
    world.give(TAKE_OVER);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'mia' });
    world.wait(30);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'mia' });
    expect(() => world.give({ type: 'REJOIN', userId: 'ana', identity: 'ana_0' })).toThrow('You’re not on this call');
  });

  it('is refused with the reason', () => {
    const { world, connect } = supervised();
    expect(() => world.give(TAKE_OVER)).toThrow('Your device isn’t connected to this call yet');
    connect();
    expect(() => world.give({ ...TAKE_OVER, userId: 'zoe' })).toThrow('Listen to this call first');
    transfer(world, 'COLD', [person('ben', 'Ben')]);
    expect(() => world.give(TAKE_OVER)).toThrow('Ana is transferring the call to Ben. Wait until that’s done.');
    world.presses('BACK').wait(1).give(TAKE_OVER);
    expect(() => transfer(world, 'COLD', [person('ben', 'Ben')])).toThrow('Mia is taking over this call.');
    expect(() =>
      world.give({ type: 'SUPERVISE', userId: 'mia', userName: 'Mia', mode: 'LISTEN', identity: 'mia_0', places: 1 }),
    ).toThrow('You’re already taking over this call.');
    world.wait(1).ends('mia').wait(1);
    expect(() => world.give(TAKE_OVER)).toThrow('Only a call in progress');
  });
});
