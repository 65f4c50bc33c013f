import type { Availability } from '../engines/index.ts';

/**
 * What a test file asks first: `describe.skipIf(!(await canBeHad(redisAvailable)))(…)`. What is missing is said loudly.
 * @throws Error with REQUIRE_ALL=1, where nothing may be skipped
 */
export async function canBeHad(check: () => Availability | Promise<Availability>): Promise<boolean> {
  const answer = await check();
  if (answer.available) return true;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(answer.reason);
  console.warn(`\nSKIPPED: ${answer.reason}\n`);
  return false;
}
