/**
 * Kills at each step of a purchase, and races for one number, in numbers.
 * @area telephony/purchases
 * @minutes 1
 */
import { expect, it } from 'vitest';
import { shopWorld } from './purchases.testkit.ts';

const KILLS = 200;
const RACES = 100;

const world = await shopWorld();

it('killed 200 times, at each of its steps: paid is owned, or refunded', { timeout: 120_000 }, async () => {
  let killed = 0;
  for (let nth = 1; killed < KILLS; nth += 1) {
    let lived = true;
    for (const before of [true, false])
      for (const gone of [true, false]) {
        lived = (await world.killedAt(nth, { before, gone })) && lived;
        killed += 1;
      }
    if (lived) nth = 0;
  }
  expect(killed).toBeGreaterThanOrEqual(KILLS);
});

it('two buyers and one number, 100 times: one buys, nobody else pays', { timeout: 120_000 }, async () => {
  for (let round = 0; round < RACES; round += 1) await world.raceForOne();
});
