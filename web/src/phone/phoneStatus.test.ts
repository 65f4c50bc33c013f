import { expect, it } from 'vitest';
import type { PhoneState } from './PhoneContext.ts';
import { call } from './phone.testkit.ts';
import { freshContext } from './phoneState.ts';
import { needsDevice, phoneStatus, statusReason } from './phoneStatus.ts';
import type { CallSnapshot } from './types.ts';

const phone = {
  state: 'IDLE',
  hasSeat: true,
  role: 'phone',
  reachable: true,
  microphoneBlocked: false,
  ringBlocked: false,
  context: freshContext,
} as const;
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

it('is never ready beside a call of theirs that this page has no part in, nor where a call could not be heard or taken', () => {
  const beside = (lost: Partial<CallSnapshot>) =>
    phoneStatus({ ...phone, wrapUp: 'Wrap-up', context: { ...registered, lost: call(lost) } });
  expect([beside({}), beside({ elsewhere: true }), beside({ setAside: true })]).toEqual(['left', 'inCall', 'onHold']);
  expect(phoneStatus({ ...phone, context: { ...registered, microphoneDenied: true } })).toBe('noMicrophone');
  expect(phoneStatus({ ...phone, microphoneBlocked: true, ringBlocked: true, context: registered })).toBe(
    'noMicrophone',
  );
  expect(phoneStatus({ ...phone, ringBlocked: true, context: registered })).toBe('noSound');
  // What it does is more to say.
  expect(phoneStatus({ ...phone, state: 'INCOMING_CALL', microphoneBlocked: true, context: registered })).toBe('rings');
});

it('is offline while the server is out of reach, but where a call goes on or another reason comes first', () => {
  const offline = (more: Partial<Parameters<typeof phoneStatus>[0]> = {}) =>
    phoneStatus({ ...phone, context: registered, ...more, offline: true });
  expect(offline()).toBe('offline');
  expect(offline({ reachable: false, microphoneBlocked: true, wrapUp: 'Wrap-up' })).toBe('offline');
  expect([offline({ state: 'IN_CALL' }), offline({ state: 'INCOMING_CALL' })]).toEqual(['inCall', 'rings']);
  expect([offline({ hasSeat: false }), offline({ role: 'elsewhere' })]).toEqual(['noSeat', 'elsewhere']);
  expect(statusReason('offline')).toBe('offlineLong');
});

it('a member without a seat gets no device, unless a call still runs on it, or they need help', () => {
  expect(needsDevice(phone)).toBe(true);
  expect(needsDevice({ ...phone, role: 'elsewhere' })).toBe(false);
  expect(needsDevice({ ...phone, hasSeat: false })).toBe(false);
  expect(needsDevice({ ...phone, hasSeat: false, context: { ...freshContext, mediaHere: true } })).toBe(true);
  expect(needsDevice({ ...phone, hasSeat: false, context: { ...freshContext, emergency: true } })).toBe(true);
});
