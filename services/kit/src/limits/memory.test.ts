import { describeLimits } from './contract.ts';
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
