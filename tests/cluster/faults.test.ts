/** The short form of `npm run faults` with its counts asserted, on one cluster. The figures of long runs: docs/faults.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE_SHORT, SCENARIOS } from '../faults/scenarios.ts';
import { openStage, type Stage } from '../faults/stage.ts';

const LONGEST_MS = 300_000;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage(PEOPLE_SHORT);
});

/** Runs a scenario in its short form. @returns what was not as it must be */
async function run(name: string): Promise<readonly string[]> {
  const scenario = await SCENARIOS[name]?.();
  const result = await scenario?.({ short: true, stage: async () => stage, say: () => undefined });
  process.stdout.write(`\n${result?.table}\n`);
  return result?.wrong ?? [`There is no scenario ${name}`];
}

describe('what dies and is away', () => {
  it.each([
    ['audio', 'drops no call that is talked on, whatever is killed but the carrier'],
    ['rolling', 'restarts in order without a dropped call, a missed event or a failed webhook'],
    ['outages', 'takes away what needs the engine that is away, says so, and gives it back'],
    ['chaos', 'loses nothing, does nothing twice and leaves nothing hanging under random kills'],
    ['broker', 'loses, doubles and reorders no event when the broker dies'],
  ])(
    '%s: %s',
    async (name) => {
      expect(await run(name)).toEqual([]);
    },
    LONGEST_MS,
  );
});
