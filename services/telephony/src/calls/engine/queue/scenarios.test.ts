import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { runDay } from './queue.testkit.ts';

const DAYS = 250;

it('in seeded days nobody is rung who cannot take a call, nobody who is free is left out, and every caller comes to an end', () => {
  const visited = new Set<string>();
  for (let seed = 1; seed <= DAYS; seed += 1)
    for (const { status, endReason, callback } of runDay(seed).calls)
      visited.add(`${callback ? 'CALLBACK ' : ''}${status} ${endReason}`);
  expect([...visited].sort()).toEqual([
    'ABANDONED CALLER_HANGUP_WAITING',
    'ABANDONED SHORT_ABANDON',
    'CALLBACK COMPLETED AGENT_HANGUP',
    'CALLBACK COMPLETED CALLER_HANGUP',
    'CALLBACK FAILED CARRIER_ERROR',
    'CALLBACK FAILED INSUFFICIENT_BALANCE',
    'CALLBACK FAILED SETUP_ERROR',
    'CALLBACK MISSED NOBODY_AVAILABLE',
    'CALLBACK MISSED NO_ANSWER',
    'CALLBACK REJECTED BUSY',
    'CALLBACK REJECTED DECLINED_BY_ALL',
    'COMPLETED AGENT_HANGUP',
    'COMPLETED CALLBACK_REQUESTED',
    'COMPLETED CALLER_HANGUP',
    'MISSED NOBODY_AVAILABLE',
    'MISSED NO_ANSWER',
    'MISSED QUEUE_FULL',
    'MISSED QUEUE_TIMEOUT',
    'REJECTED DECLINED_BY_ALL',
  ]);
});

it('a day with the same seed is the same to the byte', () => {
  const digest = () => {
    const hash = createHash('sha256');
    for (let seed = 1; seed <= 25; seed += 1) hash.update(runDay(seed).log);
    return hash.digest('hex');
  };
  expect(digest()).toBe(digest());
});
