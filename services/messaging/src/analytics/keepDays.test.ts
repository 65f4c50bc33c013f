/** A report of much that nobody has counted waits until it is, and says how far it is where that takes long. */
import { expect, test } from 'vitest';
import { clock, db, ownMessaging, textFrom, ws } from '../messagingTestkit.ts';
import { countDays, daysAsked, type KeepDays } from './keepDays.ts';

ownMessaging();

const DAY_MS = 86_400_000;
const UNTIL = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS);
const range = { since: new Date(UNTIL.getTime() - 4 * DAY_MS), until: UNTIL, timezone: 'UTC' };
const patience = { mostRead: 3, waitsMs: 1_000 };
const asked = (keepDays?: KeepDays) => daysAsked({ db, clock, keepDays }, ws, range, patience);

test('what is little is read, what is much is counted first, and by nobody twice', async () => {
  const sent = async (daysAgo: number) => {
    clock.set(new Date(UNTIL.getTime() - daysAgo * DAY_MS + 3_600_000).toISOString());
    await textFrom(`${daysAgo} days before`);
  };
  for (const daysAgo of [4, 3, 2]) await sent(daysAgo);
  clock.set(new Date().toISOString());
  expect((await asked(async () => undefined)).counted).toEqual([]);
  for (const daysAgo of [4, 3, 1]) await sent(daysAgo);
  clock.set(new Date().toISOString());
  const error = await asked(async () => undefined).catch((refusal: unknown) => refusal);
  expect(error).toMatchObject({ code: 'COUNTING', retryable: true, details: { days: 4, counted: 0 } });
  // Whoever asks without a job counts for themselves alone.
  expect((await asked()).counted).toEqual([]);
  const waiting = asked(async () => undefined);
  await countDays({ db })(ws, range);
  const days = await waiting;
  expect(days.counted.length).toBeGreaterThan(0);
  expect((await asked()).counted).toHaveLength(4);
});
