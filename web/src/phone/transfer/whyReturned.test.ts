import { expect, it } from 'vitest';
import type { TransferSnapshot } from '../types.ts';
import { whyReturned } from './whyReturned.ts';

const transfer = (changes: Partial<TransferSnapshot>): TransferSnapshot => ({
  mode: 'COLD',
  stage: 'RETURNING',
  stageSince: '2026-11-21T10:00:00.000Z',
  fromUserId: 'a',
  fromAgentName: 'Ana',
  toTeam: false,
  toUserOrTeamName: 'Maya Okafor',
  message: null,
  failure: null,
  targetUserId: null,
  targetName: null,
  ...changes,
});
const outside = { toOutside: true, toUserOrTeamName: '+13105550198' };

it.each([
  ['a colleague declined', { failure: 'DECLINED' }, 'DECLINED', 'Maya Okafor'],
  ['a phone outside where nobody pressed 1', { ...outside, failure: 'DECLINED' }, 'NOT_PRESSED', '(310) 555-0198'],
  ['a phone outside that rang in vain', { ...outside, failure: 'NO_ANSWER' }, 'NO_ANSWER', '(310) 555-0198'],
  ['a reason that this page does not know', { failure: 'LATER_REASON' }, 'NO_ANSWER', 'Maya Okafor'],
])('%s', (_name, changes, failure, name) => {
  expect(whyReturned(transfer(changes))).toMatchObject({ failure, name });
});
