import { expect, it } from 'vitest';
import { ordinal } from '../ui/ordinal.ts';
import { resultOf } from './callResult.ts';

type Facts = Parameters<typeof resultOf>[0];

const result = (facts: Partial<Facts> & Pick<Facts, 'status' | 'direction'>) =>
  resultOf({ endReason: undefined, phase: null, inQueue: false, queuePosition: null, ...facts }).name;
const inbound = (status: Facts['status'], endReason?: string) => result({ status, direction: 'INBOUND', endReason });
const outbound = (status: Facts['status'], endReason?: string) => result({ status, direction: 'OUTBOUND', endReason });

it('a call to us is answered, missed, left on voicemail, declined, given up or failed', () => {
  expect(inbound('COMPLETED', 'CALLER_HANGUP')).toBe('answered');
  expect(inbound('MISSED', 'NO_ANSWER')).toBe('missed');
  expect(inbound('VOICEMAIL')).toBe('voicemail');
  // The caller is at the tone: nothing rings any more.
  expect(result({ status: 'INCOMING', direction: 'INBOUND', phase: 'ENDED' })).toBe('missed');
  expect(inbound('REJECTED', 'DECLINED_BY_ALL')).toBe('declined');
  expect(inbound('ABANDONED', 'CALLER_HANGUP_WAITING')).toBe('hungUp');
  expect(inbound('FAILED', 'SETUP_ERROR')).toBe('failed');
});

it('a call outside our hours was not missed by anybody', () => {
  expect(inbound('MISSED', 'OUTSIDE_HOURS')).toBe('outsideHours');
});

it('who asked to be called back was not answered, and the call that does it waits in line', () => {
  const facts = { status: 'COMPLETED', direction: 'INBOUND', endReason: 'CALLBACK_REQUESTED' } as const;
  expect(result(facts)).toBe('callbackAsked');
  const back = { status: 'PENDING', direction: 'OUTBOUND' } as const;
  expect(result({ ...back, inQueue: true, queuePosition: 1 })).toBe('callbackWaits');
  // Before its next try it has no place.
  expect(result({ ...back, inQueue: true, queuePosition: null })).toBe('callbackPending');
  expect(result({ ...back, inQueue: false, queuePosition: null })).toBe('calling');
});

it('nobody answering our call is no missed call, and giving it up is not the caller’s hang-up', () => {
  expect(outbound('MISSED', 'NO_ANSWER')).toBe('noAnswer');
  expect(outbound('REJECTED', 'BUSY')).toBe('busy');
  expect(outbound('REJECTED', 'DECLINED')).toBe('declined');
  expect(outbound('ABANDONED', 'CANCELLED_BY_AGENT')).toBe('cancelled');
});

it('a call that still runs says what it does', () => {
  expect(result({ status: 'INCOMING', direction: 'INBOUND', phase: 'RINGING', queuePosition: 2 })).toBe('waiting');
  expect(['en', 'es', 'fr', 'de'].map((language) => ordinal(2, language))).toEqual(['2nd', '2.º', '2e', '2.']);
  expect([1, 3, 4, 11, 21].map((place) => ordinal(place, 'en-GB'))).toEqual(['1st', '3rd', '4th', '11th', '21st']);
  expect(inbound('INCOMING')).toBe('ringing');
  expect(outbound('OUTGOING')).toBe('calling');
  expect(inbound('ON_GOING')).toBe('onCall');
});
