import { expect, it } from 'vitest';
import { learnZone, zoneAt } from './zones.ts';

it('reads the clocks of a zone from the server, and from the browser until it has heard', () => {
  const winter = new Date('2026-12-01T20:00:00Z');
  expect(zoneAt('America/Winnipeg', winter)).toBe('America/Winnipeg');
  learnZone('America/Winnipeg', [
    { at: '2016-01-01T00:00:00Z', offsetMinutes: -360 },
    { at: '2026-03-08T08:00:00Z', offsetMinutes: -300 },
  ]);
  expect(zoneAt('America/Winnipeg', winter)).toBe('-05:00');
  expect(zoneAt('America/Winnipeg', new Date('2026-01-01T00:00:00Z'))).toBe('-06:00');
  expect(zoneAt('America/Winnipeg', new Date('2001-01-01T00:00:00Z'))).toBe('-06:00');
});
