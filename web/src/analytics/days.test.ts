import { expect, it } from 'vitest';
import { dayIn } from '../ui/clocks.ts';
import { nameOf, shifted, spanOf } from './days.ts';

it('the day is that of the zone', () => {
  const at = new Date('2026-11-01T02:30:00Z');
  expect(dayIn('America/New_York', at)).toBe('2026-10-31');
  expect(dayIn('Asia/Tokyo', at)).toBe('2026-11-01');
});

it('spans end today and hold as many days as they say, over a change of the clocks too', () => {
  expect(spanOf('today', '2026-11-21')).toEqual({ from: '2026-11-21', until: '2026-11-21' });
  expect(spanOf('week', '2026-03-30')).toEqual({ from: '2026-03-24', until: '2026-03-30' });
  expect(shifted('2026-03-01', -1)).toBe('2026-02-28');
});

it('days that are a span are called by its name', () => {
  expect(nameOf({ from: '2026-11-15', until: '2026-11-21' }, '2026-11-21')).toBe('week');
  expect(nameOf({ from: '2026-11-15', until: '2026-11-20' }, '2026-11-21')).toBeUndefined();
});
