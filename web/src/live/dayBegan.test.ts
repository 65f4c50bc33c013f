import { expect, it } from 'vitest';
import { dayBegan } from './dayBegan.ts';

const now = new Date('2026-11-19T02:00:00Z');
const began = (workspace: string, mine: string) => dayBegan(workspace, now, mine)?.toISOString();

it('the figures’ day began at midnight of the workspace, also where the person’s day is another one', () => {
  // 21:00 on the 18th in New York, 03:00 on the 19th in Berlin.
  expect(began('America/New_York', 'Europe/Berlin')).toBe('2026-11-18T05:00:00.000Z');
  expect(began('Europe/Berlin', 'America/New_York')).toBe('2026-11-18T23:00:00.000Z');
});

it('nothing is to be said to whom both days are the same one, by whatever name of the zone', () => {
  expect(began('America/New_York', 'America/New_York')).toBeUndefined();
  expect(began('Europe/Berlin', 'Europe/Paris')).toBeUndefined();
});
