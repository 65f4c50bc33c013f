import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { compileFlow } from './flow/compile.ts';
import type { FlowType } from './flow/config.ts';
import { newInboundCall } from './newCall.ts';
import { decideQueues } from './queue/decide.ts';
import { reduce } from './reduce.ts';

const NUMBER = {
  teamId: 'team',
  timeoutSeconds: 20,
  playGreeting: false,
  voicemail: true,
  closedFallback: 'VOICEMAIL',
} as const;
/** Everybody has a laptop and a desk phone. */
const TEAM = Array.from({ length: 33 }, (_, at): Candidate => {
  const name = `p${String(at + 1).padStart(2, '0')}`;
  const devices = ['laptop', 'desk'].map((label) => ({ identity: `${name}_${label}`, label }));
  const facts = { active: true, hasSeat: true, hours: null, availableUntil: null, paused: false, missedInARow: 0 };
  return { ...facts, userId: name, name, presence: 'AVAILABLE', engaged: null, devices };
});

function arrives(type: FlowType) {
  const call = newInboundCall({
    id: 'call',
    workspaceId: 'w',
    sid: 'CA1',
    peerNumber: '+14155550123',
    phoneNumberId: 'number',
    workspaceNumber: '+14155550100',
    isTestNumber: false,
    flow: NUMBER,
    graph: compileFlow({ type, ...NUMBER }),
    recordCall: false,
    capSeconds: 3600,
    now: 1_000,
    seed: 'seed',
  });
  return reduce(call, { type: 'ARRIVED', sid: 'CA1', candidates: TEAM, refused: null, closed: null }, 1_000, 'seed');
}

describe('thirty people ring at once, each on all devices, and the timeline names who does not', () => {
  it.each([
    ['a team', () => arrives('CLASSIC')],
    [
      'a queue',
      () => {
        const { call } = arrives('QUEUE');
        const members = TEAM.map((person) => ({ ...person, completed: 0, lastEnd: null }));
        const { decisions } = decideQueues([call], new Map([['number/queue', { members, turn: null }]]), 1_000);
        const verdict = decisions[0]?.verdict;
        if (!verdict) throw new Error('nothing was decided');
        return reduce(call, { type: 'QUEUE', ...verdict }, 1_000, 'seed');
      },
    ],
  ])('%s', (_what, rings) => {
    const { call, timeline } = rings();
    const rung = new Set(call.offers.map(({ userId }) => userId));
    expect([rung.size, call.offers.length]).toEqual([30, 60]);
    const left = timeline.filter(({ parameters }) => parameters['reason'] === 'ring_limit');
    expect(left.map(({ parameters, description }) => [parameters['name'], description])).toEqual(
      ['p31', 'p32', 'p33'].map((name) => [name, `Skipped ${name}: 30 people ring already`]),
    );
    const said = timeline.find(({ name }) => name === 'offer.ringing' || name === 'queue.attempt');
    expect(said?.parameters['names']?.split(', ')).toEqual([...rung]);
    if (call.queue) expect(Object.keys(call.queue.memory.tries)).toEqual([...rung]);
  });
});
