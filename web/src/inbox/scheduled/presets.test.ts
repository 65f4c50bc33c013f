import { expect, it } from 'vitest';
import { fieldsOf, presetsOf } from './presets.ts';

const shown = (now: string, zone: string) =>
  presetsOf(new Date(now), zone).map(({ name, at }) => [name, ...Object.values(fieldsOf(at, zone))]);

it('offers an hour by day alone, and mornings by the zone’s clock, over a change of the clocks too', () => {
  // A Friday afternoon before the night in which New York's clocks go back.
  expect(shown('2026-10-30T18:02:00Z', 'America/New_York')).toEqual([
    ['hour', '2026-10-30', '15:05'],
    ['tomorrow', '2026-10-31', '09:00'],
    ['monday', '2026-11-02', '09:00'],
  ]);
  expect(presetsOf(new Date('2026-10-30T18:02:00Z'), 'America/New_York').at(-1)?.at.toISOString()).toBe(
    '2026-11-02T14:00:00.000Z',
  );
});

it('leaves out the hour at night, and Monday where it is tomorrow', () => {
  expect(shown('2026-11-01T23:30:00Z', 'Europe/Berlin').map(([name]) => name)).toEqual(['tomorrow', 'monday']);
  expect(shown('2026-11-01T12:00:00Z', 'Europe/Berlin').map(([name]) => name)).toEqual(['hour', 'tomorrow']);
});
