import { expect, it } from 'vitest';
import type { PhoneState } from './PhoneContext.ts';
import { freshContext } from './phoneState.ts';
import { needsDevice, phoneStatus } from './phoneStatus.ts';

const phone = { state: 'IDLE', hasSeat: true, role: 'phone', reachable: true, context: freshContext } as const;
const registered = { ...freshContext, registered: true };

it('says why the phone cannot ring: no seat before all, then the other tab', () => {
  expect(phoneStatus({ ...phone, context: registered })).toBe('ready');
  expect(phoneStatus({ ...phone, context: registered, wrapUp: 'Wrap-up' })).toBe('wrapUp');
  expect(phoneStatus({ ...phone, wrapUp: 'Wrap-up' })).toBe('connecting');
  expect(phoneStatus(phone)).toBe('connecting');
  expect(phoneStatus({ ...phone, reachable: false, context: registered })).toBe('connecting');
  expect(phoneStatus({ ...phone, role: 'elsewhere' })).toBe('elsewhere');
  expect(phoneStatus({ ...phone, role: 'elsewhere', hasSeat: false })).toBe('noSeat');
  expect(phoneStatus({ ...phone, hasSeat: false, context: registered })).toBe('noSeat');
});

it('says what the phone does while it is not free, and after a call its wrap-up', () => {
  const during = (state: PhoneState) => phoneStatus({ ...phone, state, context: registered, wrapUp: 'Wrap-up' });
  expect([during('OUTGOING_CALL'), during('RINGING')]).toEqual(['calling', 'calling']);
  expect([during('INCOMING_CALL'), during('INCOMING_TRANSFER')]).toEqual(['rings', 'rings']);
  expect([during('IN_CALL'), during('HANGUP')]).toEqual(['inCall', 'inCall']);
  expect([during('IDLE'), during('SELECT_NUMBER'), during('TRANSFER_COMPLETED')]).toEqual([
    'wrapUp',
    'wrapUp',
    'wrapUp',
  ]);
  expect(phoneStatus({ ...phone, state: 'IN_CALL' })).toBe('connecting');
});

it('a member without a seat gets no device, unless a call still runs on it, or they need help', () => {
  expect(needsDevice(phone)).toBe(true);
  expect(needsDevice({ ...phone, role: 'elsewhere' })).toBe(false);
  expect(needsDevice({ ...phone, hasSeat: false })).toBe(false);
  expect(needsDevice({ ...phone, hasSeat: false, context: { ...freshContext, mediaHere: true } })).toBe(true);
  expect(needsDevice({ ...phone, hasSeat: false, context: { ...freshContext, emergency: true } })).toBe(true);
});
