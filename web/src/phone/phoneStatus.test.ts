import { expect, it } from 'vitest';
import { freshContext } from './phoneState.ts';
import { needsDevice, phoneStatus } from './phoneStatus.ts';

const phone = { hasSeat: true, role: 'phone', reachable: true, context: freshContext } as const;
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

it('a member without a seat gets no device, unless a call still runs on it, or they need help', () => {
  expect(needsDevice(phone)).toBe(true);
  expect(needsDevice({ ...phone, role: 'elsewhere' })).toBe(false);
  expect(needsDevice({ ...phone, hasSeat: false })).toBe(false);
  expect(needsDevice({ ...phone, hasSeat: false, context: { ...freshContext, mediaHere: true } })).toBe(true);
  expect(needsDevice({ ...phone, hasSeat: false, context: { ...freshContext, emergency: true } })).toBe(true);
});
