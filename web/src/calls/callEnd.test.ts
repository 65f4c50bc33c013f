import { expect, it } from 'vitest';
import { callEnd } from './callEnd.ts';

const us = { side: 'US', name: 'Ben Ortiz' } as const;
const them = { side: 'THEM', name: null } as const;

it.each([
  ['a colleague, also after a transfer', 'TRANSFERRED', us, { hungUp: 'Ben Ortiz' }],
  ['the customer, also after a transfer', 'TRANSFERRED', them, { hungUp: 'Grace' }],
  ['a colleague', 'AGENT_HANGUP', us, { hungUp: 'Ben Ortiz' }],
  ['the customer', 'CALLER_HANGUP', them, { hungUp: 'Grace' }],
  ['one whose name nobody kept', 'AGENT_HANGUP', { side: 'US', name: null } as const, { reason: 'AGENT_HANGUP' }],
  ['in a call from before it was kept', 'TRANSFERRED', null, { reason: 'TRANSFERRED' }],
  ['nobody: the reason stays', 'TALK_TIME_CAP', null, { reason: 'TALK_TIME_CAP' }],
  [
    'the caller who waited: the reason says it already',
    'CALLER_HANGUP_WAITING',
    them,
    { reason: 'CALLER_HANGUP_WAITING' },
  ],
] as const)('who hung up: %s', (_name, endReason, endedBy, expected) => {
  expect(callEnd({ endReason, endedBy }, 'Grace')).toEqual(expected);
});
