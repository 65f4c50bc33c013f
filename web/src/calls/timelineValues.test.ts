import { expect, it } from 'vitest';
import { wallTime } from '../ui/dates.ts';
import { timelineValues } from './timelineValues.ts';

it('the clock that decided whether a number was open is the reader’s, as the fields of its hours are', () => {
  const told = timelineValues({ reason: 'CLOCK', clock: '15:05', zone: 'America/Winnipeg', offset: '-06:00' });
  expect(told).toEqual({ reason: 'CLOCK', clock: wallTime('15:05'), zone: 'America/Winnipeg', offset: '-06:00' });
  expect(told['clock']?.replaceAll(/\s/gu, ' ')).toBe('3:05 PM');
});

it('numbers are written as numbers are, among names too, and what is neither stays', () => {
  expect(timelineValues({ to: '+12125550199', names: 'Ben, +12125550199', value: '7' })).toEqual({
    to: '(212) 555-0199',
    names: 'Ben, (212) 555-0199',
    value: '7',
  });
});
