import { describe, expect, it } from 'vitest';
import { newInboundCall } from '../newCall.ts';
import { reduce } from '../reduce.ts';
import { compileFlow } from '../flow/compile.ts';
import type { QueueSettings } from './queueSettings.ts';
import { decideQueues } from './decide.ts';
import { estimatedMinutes } from './estimate.ts';
import type { LineMember } from './verdict.ts';

const five = (seconds: number) => Array.from({ length: 5 }, () => seconds);

describe('the estimated wait', () => {
  it.each<[string, number, number[], number, number | null]>([
    ['one before the others, one member, three minutes a call', 1, five(180), 1, 3],
    ['the third of them', 3, five(180), 1, 9],
    ['the third, with two members', 3, five(180), 2, 5],
    ['a second more than three minutes', 1, five(181), 1, 4],
    ['calls of twenty seconds and ten members', 1, five(20), 10, 1],
    ['the average of long and short calls', 2, [60, 60, 60, 60, 360], 1, 4],
    ['an hour', 20, five(180), 1, 60],
    ['more than an hour', 21, five(180), 1, null],
    ['four calls so far', 1, [60, 60, 60, 60], 1, null],
    ['no call so far', 1, [], 1, null],
    ['nobody signed in', 1, five(60), 0, null],
  ])('%s', (_what, place, handled, members, minutes) => {
    expect(estimatedMinutes(place, handled, members)).toBe(minutes);
  });

  const NOW = 1_760_000_000_000;
  const member: LineMember = {
    userId: 'ana',
    name: 'ana',
    active: true,
    hasSeat: true,
    hours: null,
    availableUntil: null,
    paused: false,
    missedInARow: 0,
    presence: 'AVAILABLE',
    engaged: 'CALL',
    devices: [],
    completed: 0,
    lastEnd: null,
  };
  const waits = (settings: Partial<QueueSettings>) => {
    const flow = {
      teamId: 'team',
      timeoutSeconds: 20,
      playGreeting: false,
      voicemail: true,
      closedFallback: 'VOICEMAIL',
    } as const;
    const call = newInboundCall({
      id: 'call',
      workspaceId: 'w',
      peerNumber: '+14155550123',
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow,
      graph: compileFlow({ type: 'QUEUE', ...flow, queue: settings }),
      recordCall: false,
      capSeconds: 3600,
      now: NOW,
      seed: 'call',
      sid: 'CA',
    });
    return reduce(call, { type: 'ARRIVED', sid: 'CA', candidates: [], refused: null, closed: null }, NOW, 'call').call;
  };
  const told = (settings: Partial<QueueSettings>, members = [member, { ...member, presence: 'OFFLINE' as const }]) => {
    const lines = new Map([['number/queue', { members, turn: null, handled: five(240) }]]);
    return decideQueues([waits(settings)], lines, NOW).decisions[0]?.verdict.estimate;
  };

  it('counts who is signed in, though they talk; is off unless it was chosen, and where no place is told', () => {
    expect(told({ estimatedWait: true })).toBe(4);
    expect(told({ estimatedWait: true }, [member, { ...member, userId: 'ben' }])).toBe(2);
    expect(told({})).toBeNull();
    expect(told({ estimatedWait: true, announceSeconds: 0 })).toBeNull();
  });
});
