import { expect, it } from 'vitest';
import { isInCall } from './isInCall.ts';

it('a call goes on from dialling until it is hung up, and not while a phone waits or only rings', () => {
  expect((['OUTGOING_CALL', 'RINGING', 'IN_CALL', 'INCOMING_TRANSFER'] as const).every(isInCall)).toBe(true);
  const others = ['IDLE', 'SELECT_NUMBER', 'INCOMING_CALL', 'HANGUP', 'TRANSFER_COMPLETED'] as const;
  expect(others.some(isInCall)).toBe(false);
});
