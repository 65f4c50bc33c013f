/** Whose turn it is when one member works for two queues (defaults 11.4: priority, then arrival). */
import { expect, it } from 'vitest';
import { compileFlow } from '../flow/compile.ts';
import { newInboundCall } from '../newCall.ts';
import { reduce } from '../reduce.ts';
import type { CallState } from '../state.ts';
import { decideQueues } from './decide.ts';
import type { LineMember } from './verdict.ts';

const NOW = 1_760_000_000_000;
const ANA: LineMember = {
  userId: 'ana',
  name: 'Ana',
  active: true,
  hasSeat: true,
  hours: null,
  availableUntil: null,
  paused: false,
  missedInARow: 0,
  presence: 'AVAILABLE',
  engaged: null,
  devices: [{ identity: 'ana_1', label: 'Laptop' }],
  completed: 0,
  lastEnd: null,
  lastCallEnd: null,
};

/** Came to the queue of this number at `now`. @param priority of a queue of before: undefined */
function waits(id: string, now: number, priority: number | undefined): CallState {
  const flow = {
    teamId: 'team',
    timeoutSeconds: 20,
    playGreeting: false,
    voicemail: true,
    closedFallback: 'VOICEMAIL' as const,
  };
  const queue = priority === undefined ? {} : { priority };
  const call = newInboundCall({
    id,
    workspaceId: 'w',
    sid: `CA-${id}`,
    peerNumber: '+14155550001',
    phoneNumberId: `number-${id}`,
    workspaceNumber: '+14155550100',
    isTestNumber: false,
    flow,
    graph: compileFlow({ ...flow, type: 'QUEUE', queue }),
    recordCall: false,
    capSeconds: 3600,
    now,
    seed: id,
  });
  return reduce(call, { type: 'ARRIVED', sid: `CA-${id}`, candidates: [], refused: null, closed: null }, now, id).call;
}

it.each([
  ['the one who came first, where they are equal', 3, 3, 'first'],
  ['the one who came first, where the queues are of before', undefined, undefined, 'first'],
  ['the higher one, whoever came first', 0, 1, 'second'],
  ['the highest, of 0 to 10', 9, 10, 'second'],
  ['the one who came first, where the later one counts less', 10, 0, 'first'],
])('serves %s', (_whom, first, second, served) => {
  const calls = [waits('first', NOW, first), waits('second', NOW + 1_000, second)];
  const lines = new Map(calls.map(({ queue }) => [queue?.id ?? '', { members: [ANA], turn: null }]));
  const { decisions } = decideQueues(calls, lines, NOW + 2_000);
  const rung = decisions.filter(({ verdict }) => verdict.attempt !== null).map(({ call }) => call.id);
  expect(rung).toEqual([served]);
});
