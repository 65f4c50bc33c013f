import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { newInboundCall } from './newCall.ts';
import { compileFlow } from './flow/compile.ts';
import { reduce } from './reduce.ts';
import { Caller, person } from './transfer.testkit.ts';

const aside = (world: Caller) => world.give({ type: 'SET_ASIDE', userId: 'ana', userName: 'Ana' });
/** What Ana is on while the first caller waits. */
const other = (engaged: Candidate['engaged']) => [person('ana', 'Ana', 1, { engaged })];
const said = ({ timeline }: Caller, name: string) => timeline.find((entry) => entry.name === name)?.description;

describe('a caller who waits while Ana takes another call', () => {
  it('hears music for as long as she is on it, and then Ana', () => {
    const world = new Caller();
    world.ana = other('CALL');
    aside(world).wait(300);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'HELD', agentUserId: 'ana', agentLegId: null });
    world.ana = other(null);
    world.wait(5).comesBack('ana').wait(10);
    expect(world.heard()).toEqual({ order: ['PERSON', 'MUSIC', 'PERSON'], longestNothing: 0 });
    expect(world.call).toMatchObject({ phase: 'TALKING', heldSince: null, heldMs: 305_000 });
    expect(world.call.setAside).toBeUndefined();
    expect(said(world, 'call.set_aside')).toBe('Ana takes another call. The first one hears hold music');
    expect(said(world, 'call.taken_up')).toBe('Back from the other call after 305 s');
    expect(said(world, 'agent.lost')).toBeUndefined();
  });

  it('who hangs up ends the call as any other', () => {
    const world = aside(new Caller()).wait(5).hangsUp('caller').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'CALLER_HANGUP', heldMs: 5_000 });
    expect(world.call.timers.setAside).toBeUndefined();
  });

  it('is not forgotten when she does not come back: her devices ring, and then the team', () => {
    const world = new Caller();
    world.ana = other('CALL');
    aside(world).wait(50);
    world.ana = other(null);
    // Her other call ended during the third 20 s: she has the 20 s after that look to come back.
    world.wait(29);
    expect(world.call.phase).toBe('HELD');
    world.wait(3);
    expect(world.call.phase).toBe('AGENT_LOST');
    expect(said(world, 'call.not_taken_up')).toBe('No one came back to the call on hold');
    world.team = [person('ben', 'Ben')];
    world.wait(22).picksUp('ben').wait(2);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'ben' });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'TONE', 'PERSON']);
  });

  it('hears Ana at once when she comes back while she is taken for lost', () => {
    const world = new Caller();
    world.ana = other(null);
    aside(world).wait(45);
    expect(world.call.phase).toBe('AGENT_LOST');
    world.comesBack('ana').wait(2);
    expect(world.call).toMatchObject({ phase: 'TALKING', heldSince: null });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'TONE', 'PERSON']);
  });

  it('waits on when the carrier would not play music: nobody is there instead', () => {
    const world = new Caller();
    world.refuses = new Set(['HOLD_LEG']);
    world.ana = other('CALL');
    aside(world).wait(30);
    expect(world.call).toMatchObject({ setAside: 'BUSY', phase: 'HELD', agentLegId: null });
  });
});

it('a call on which others talk, or that somebody hands over, cannot wait', () => {
  const world = new Caller();
  world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [person('ben', 'Ben')] });
  expect(() => aside(world)).toThrow('Others are on this call.');
  world.wait(1).picksUp('ben').wait(1);
  expect(() => aside(world)).toThrow('Others are on this call.');
  expect(() => world.give({ type: 'SET_ASIDE', userId: 'ben', userName: 'Ben' })).toThrow('You’re not on this call');
});

it('what waits is neither held anew nor transferred: its person is not there', () => {
  const world = aside(new Caller());
  expect(() => world.give({ type: 'HOLD', userId: 'ana', hold: false })).toThrow('Return to the call first.');
});

describe('a call that is handed to somebody who talks', () => {
  const talks = (more: Partial<Candidate> = {}) => person('ben', 'Ben', 1, { engaged: 'CALL', ...more });
  const hands = (world: Caller, to: 'USER' | 'TEAM', ...candidates: Candidate[]) =>
    world.give({
      type: 'TRANSFER',
      userId: 'ana',
      userName: 'Ana',
      mode: 'COLD',
      to: { kind: to, id: 'ben', name: 'Ben' },
      message: '',
      candidates,
    });

  it('is offered to them as a second one where call waiting is on, and taken like any other', () => {
    const world = hands(new Caller(), 'USER', talks({ callWaiting: true }));
    expect(world.call.offers.at(-1)).toMatchObject({ userId: 'ben', purpose: 'TRANSFER', second: true });
    expect(said(world, 'offer.call_waiting')).toBe('Ben is on a call and is offered this one: call waiting is on');
    world.wait(1).picksUp('ben').wait(1);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'ben' });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'PERSON']);
  });

  it('comes back when they let it ring, which pauses nobody', () => {
    const world = hands(new Caller(), 'USER', talks({ callWaiting: true })).wait(1);
    const rung = structuredClone(world.call);
    const late = reduce(rung, { type: 'TIMER', name: 'transfer' }, (rung.timers.transfer ?? 0) + 1, 's');
    expect(late.closedOffers).toEqual([]);
    expect(late.call.transfer).toMatchObject({ stage: 'RETURNING', failure: 'NO_ANSWER' });
  });

  it.each([
    ['call waiting is off', 'USER', talks()],
    ['another call waits for them', 'USER', talks({ engaged: 'ASIDE', callWaiting: true })],
    ['it is for a whole team', 'TEAM', talks({ callWaiting: true })],
  ] as const)('is refused at once, with the reason, where %s', (_, to, candidate) => {
    const world = new Caller();
    expect(() => hands(world, to, candidate)).toThrow('Ben can’t take this call now. Skipped Ben: on a call.');
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'ana' });
  });

  it('an invitation to join is refused at once as well: who was added to a call cannot set it aside again', () => {
    const world = new Caller();
    const candidates = [talks({ callWaiting: true })];
    expect(() => world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates })).toThrow(
      'None of them is available now. Skipped Ben: on a call.',
    );
  });
});

describe('a call for one person who talks', () => {
  const flow = {
    teamId: 'team',
    timeoutSeconds: 20,
    playGreeting: false,
    voicemail: true,
    closedFallback: 'VOICEMAIL',
  } as const;
  const rings = (...people: Candidate[]) => {
    const call = newInboundCall({
      id: 'second',
      workspaceId: 'w',
      peerNumber: '+14155550002',
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow,
      graph: compileFlow({ type: 'CLASSIC', ...flow }),
      recordCall: false,
      capSeconds: 14_400,
      now: 0,
      seed: 'seed',
      sid: 'CA',
    });
    return reduce(call, { type: 'ARRIVED', sid: 'CA', candidates: people, refused: null, closed: null }, 0, 's');
  };
  const talks = (more: Partial<Candidate> = {}) => person('ana', 'Ana', 1, { engaged: 'CALL', ...more });
  const names = ({ call }: ReturnType<typeof rings>) => call.offers.map(({ userName, second }) => [userName, second]);

  it('rings where call waiting is on, says so, and is not missed by who lets it ring', () => {
    const ringing = rings(talks({ callWaiting: true }));
    expect(names(ringing)).toEqual([['Ana', true]]);
    const waited = 'Ana is on a call and is offered this one: call waiting is on';
    expect(ringing.timeline.map(({ description }) => description)).toContain(waited);
    const [offer] = ringing.call.offers;
    const legId = offer?.id ?? '';
    const report = { type: 'LEG_STATUS', legId, sid: 'CA1', outcome: null, sipCode: null } as const;
    const rung = reduce(ringing.call, { ...report, status: 'RINGING' }, 1, 's');
    const late = reduce(rung.call, { type: 'TIMER', name: 'ring' }, 20_000, 's');
    expect(late.closedOffers).toEqual([]);
    const ended = reduce(rung.call, { ...report, status: 'ENDED', outcome: 'no-answer' }, 19_000, 's');
    expect(ended.closedOffers).toEqual([]);
  });

  it('does not ring where it is off, where another call waits already, or for one of several', () => {
    expect(names(rings(talks()))).toEqual([]);
    expect(names(rings(talks({ engaged: 'ASIDE', callWaiting: true })))).toEqual([]);
    expect(names(rings(talks({ engaged: 'OFFER', callWaiting: true })))).toEqual([]);
    expect(names(rings(talks({ callWaiting: true }), person('ben', 'Ben')))).toEqual([['Ben', undefined]]);
  });
});
