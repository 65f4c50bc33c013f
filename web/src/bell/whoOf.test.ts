import { expect, it } from 'vitest';
import { whoOf } from './whoOf.ts';

const missed = { type: 'MISSED_CALL', message: 'Missed call', peerNumber: '+15035550174', phoneNumber: '+15105550100' };

it('names the contact who called, in the bell as in the toast, else the number', () => {
  expect(whoOf({ ...missed, contact: { fullName: 'Maria Lopez' } })).toBe('Maria Lopez');
  expect(whoOf({ ...missed, contact: null })).toBe('(503) 555-0174');
  expect(whoOf({ ...missed, contact: { fullName: '' } })).toBe('(503) 555-0174');
});

it('names the number of the workspace where nobody called, and says what an emergency call was', () => {
  expect(whoOf({ ...missed, peerNumber: null })).toBe('(510) 555-0100');
  expect(whoOf({ ...missed, type: 'EMERGENCY_CALL', message: 'Ben called 911' })).toBe('Ben called 911');
});
