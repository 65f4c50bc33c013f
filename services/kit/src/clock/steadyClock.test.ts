import { expect, test } from 'vitest';
import { MOST_AHEAD_MS, steadyClock } from './steadyClock.ts';

const START = 1_795_000_000_000;
const SECOND = 1_000;

/** A machine whose time of day can be set; its even time cannot. */
function machine() {
  let wall = START;
  let even = 0;
  const clock = steadyClock(
    () => wall,
    () => even,
  );
  return {
    now: () => clock.now().getTime() - START,
    wall: () => wall - START,
    run: (ms: number) => void ((wall += ms), (even += ms)),
    set: (by: number) => void (wall += by),
  };
}

test('is the machine’s time as long as nobody sets it', () => {
  const { now, wall, run } = machine();
  for (const step of [0, 1, 7, 250, 60 * SECOND]) {
    run(step);
    expect(now()).toBe(wall());
  }
});

test.each([
  ['a step of a minute', 60 * SECOND],
  ['eight hours asleep', 8 * 3_600 * SECOND],
])('follows %s at once', (_what, by) => {
  const { now, wall, set } = machine();
  set(by);
  expect(now()).toBe(wall());
});

test.each([SECOND, 60 * SECOND, MOST_AHEAD_MS])(
  'set back by %i ms, it goes on, more slowly, until they agree',
  (by) => {
    const { now, wall, run, set } = machine();
    run(SECOND);
    let before = now();
    set(-by);
    for (let passed = 0; passed < by * 5; passed += SECOND) {
      run(SECOND);
      const at = now();
      // A timer of 25 s is up after 32 s at the latest.
      expect(at - before).toBeGreaterThanOrEqual(0.8 * SECOND - 1);
      expect(at - before).toBeLessThanOrEqual(SECOND);
      before = at;
    }
    expect(now()).toBe(wall());
  },
);

test('a clock that was wrong by hours is followed back: what depends on the time of day is right at once', () => {
  const { now, wall, set } = machine();
  set(8 * 3_600 * SECOND);
  now();
  set(-8 * 3_600 * SECOND);
  expect(now()).toBe(wall());
});
