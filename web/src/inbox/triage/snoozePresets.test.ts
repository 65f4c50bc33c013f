import { expect, it } from 'vitest';
import { snoozePresets } from './snoozePresets.ts';
import { fits } from './narrowing.ts';

const shown = (now: string) =>
  snoozePresets(new Date(now), 'America/New_York').map(({ name, at }) => `${name} ${at.toISOString()}`);

it('names three hours, tomorrow and Monday by the workspace’s clock', () => {
  expect(shown('2026-11-27T15:01:00Z')).toEqual([
    'hours 2026-11-27T18:05:00.000Z',
    'tomorrow 2026-11-28T14:00:00.000Z',
    'monday 2026-11-30T14:00:00.000Z',
  ]);
  // On Sunday tomorrow is Monday.
  expect(shown('2026-11-29T15:00:00Z').map((line) => line.split(' ')[0])).toEqual(['hours', 'tomorrow']);
});

it('places a conversation as the server does', () => {
  const mine = { userId: 'me', teamIds: ['sales'] };
  const of = (assigneeId: string | undefined, assigned?: 'ME' | 'MY_TEAMS' | 'NONE') =>
    fits({ tagIds: ['vip'], assigneeId }, { assigned }, mine);
  expect([of('me', 'ME'), of('sales', 'ME'), of('sales', 'MY_TEAMS'), of(undefined, 'MY_TEAMS')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([of(undefined, 'NONE'), of('me', 'NONE'), of('me')]).toEqual([true, false, true]);
  expect(fits({ tagIds: ['vip'], assigneeId: 'me' }, { tagId: 'new', assigned: 'ME' }, mine)).toBe(false);
});
