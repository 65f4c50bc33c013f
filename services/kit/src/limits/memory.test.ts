import { describeLimits } from './contract.ts';
import { expect, test } from 'vitest';
import { createMemoryLimits } from './index.ts';

describeLimits('in process', async () => {
  let now = Date.UTC(2026, 10, 21);
  return {
    limits: createMemoryLimits({ now: () => new Date(now) }),
    async advance(seconds) {
      now += seconds * 1000;
    },
  };
});

test('what was taken and kept by a clock that was hours ahead binds nobody once it is right', async () => {
  const right = Date.UTC(2026, 10, 21);
  let now = right + 8 * 3_600_000;
  const limits = createMemoryLimits({ now: () => new Date(now) });
  const rule = { limit: 1, perSeconds: 60 };
  await limits.take('key', rule);
  await limits.set('kept', 'value', 60);
  now = right;
  expect(await limits.take('key', rule)).toMatchObject({ allowed: true });
  expect(await limits.take('key', rule)).toMatchObject({ allowed: false });
  expect(await limits.get('kept')).toBeUndefined();
});
