import { expect, it } from 'vitest';
import { followUpPresets } from './followUpPresets.ts';

it('names tomorrow, three days and a week ahead, at nine by the person’s clock', () => {
  const shown = (now: string) =>
    followUpPresets(new Date(now), 'America/New_York').map(({ name, at }) => `${name} ${at.toISOString()}`);
  expect(shown('2026-11-27T15:01:00Z')).toEqual([
    'tomorrow 2026-11-28T14:00:00.000Z',
    'days 2026-11-30T14:00:00.000Z',
    'week 2026-12-04T14:00:00.000Z',
  ]);
  // It is still the 27th in New York, and the clocks change in between.
  expect(shown('2026-10-30T02:00:00Z')).toEqual([
    'tomorrow 2026-10-30T13:00:00.000Z',
    'days 2026-11-01T14:00:00.000Z',
    'week 2026-11-05T14:00:00.000Z',
  ]);
});
