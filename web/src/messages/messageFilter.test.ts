import { expect, it } from 'vitest';
import { addressChange, FILTER_NAMES, filterOf, type MessageFilter, NO_FILTER, variablesOf } from './messageFilter.ts';

const FILTER: MessageFilter = {
  direction: 'OUTBOUND',
  status: 'failed',
  channel: 'WHATSAPP',
  phoneNumberId: 'n1',
  agentUserId: 'u1',
  teamId: 't1',
  contactId: 'c1',
  counted: 'overview',
  from: '2026-11-01',
  until: '2026-11-25',
  zone: 'Europe/Berlin',
  text: null,
};

it('is read from the address as it was written there; what is not known there narrows nothing', () => {
  const address = Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTER[name] ?? '']));
  expect(filterOf(address, '0174')).toEqual({ ...FILTER, text: '0174' });
  expect(filterOf({})).toBe(NO_FILTER);
  expect(
    filterOf({ direction: 'UP', status: 'lost', channel: 'VOICE', counted: 'yes', from: 'soon', zone: 'Mars' }),
  ).toBe(NO_FILTER);
});

it('asks for the statuses behind a word, for first replies by themselves, and for days of the figure’s zone', () => {
  expect(variablesOf(FILTER)).toEqual({
    direction: 'OUTBOUND',
    channels: ['WHATSAPP'],
    deliveryStatuses: ['FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE'],
    firstReplies: null,
    counted: true,
    phoneNumberId: 'n1',
    agentUserId: 'u1',
    teamId: 't1',
    contactId: 'c1',
    from: '2026-10-31T23:00:00.000Z',
    until: '2026-11-25T23:00:00.000Z',
    text: null,
  });
  expect(variablesOf({ ...NO_FILTER, status: 'firstReply' })).toMatchObject({
    deliveryStatuses: null,
    firstReplies: true,
    counted: null,
  });
});

it('lets go of the zone with the last of its days, and of nothing else', () => {
  const filter = filterOf({ from: '2026-11-01', until: '2026-11-25', zone: 'Europe/Berlin' });
  expect(addressChange(filter, { from: null })).toEqual({ from: null });
  expect(addressChange({ ...filter, from: null }, { until: null })).toEqual({ until: null, zone: null });
});
