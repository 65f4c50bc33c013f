import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DAY_ENDS, dayEndOf } from '../ends.testkit.ts';
import { runDay } from './queue.testkit.ts';

const DAYS = 250;

it('in seeded days nobody is rung who cannot take a call, nobody who is free is left out, and every caller comes to an end', () => {
  const visited = new Set<string>();
  for (let seed = 1; seed <= DAYS; seed += 1) for (const call of runDay(seed).calls) visited.add(dayEndOf(call));
  expect([...visited].sort()).toEqual([...DAY_ENDS].sort());
}, 120_000);

it('a day with the same seed is the same to the byte', () => {
  const digest = () => {
    const hash = createHash('sha256');
    for (let seed = 1; seed <= 25; seed += 1) hash.update(runDay(seed).log);
    return hash.digest('hex');
  };
  expect(digest()).toBe(digest());
});
