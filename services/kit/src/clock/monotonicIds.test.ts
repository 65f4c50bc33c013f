import { expect, test } from 'vitest';
import { validate, version } from 'uuid';
import { monotonicIds } from './monotonicIds.ts';

const MANY = 5_000;

test.each([
  ['while the clock stands still', () => 1_795_000_000_000],
  ['while the clock is set back', (step: number) => 1_795_000_000_000 - step],
  ['while the clock runs', (step: number) => 1_795_000_000_000 + step],
])('ids are unique and in the order of their making %s', (_when, at) => {
  let step = 0;
  const next = monotonicIds(() => at((step += 1)));
  const ids = Array.from({ length: MANY }, next);
  expect(new Set(ids).size).toBe(MANY);
  expect(ids).toEqual([...ids].sort());
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
});

test('an id tells when it was made, and two makers share none', () => {
  const at = 1_795_000_000_000;
  const [one, other] = [monotonicIds(() => at), monotonicIds(() => at)];
  const ids = new Set(Array.from({ length: MANY }, () => [one(), other()]).flat());
  expect(ids.size).toBe(2 * MANY);
  expect(parseInt([...ids][0]!.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
});
