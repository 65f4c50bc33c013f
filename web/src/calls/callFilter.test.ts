import { expect, it } from 'vitest';
import { addressChange, type CallFilter, filterOf, NO_FILTER, searchOf } from './callFilter.ts';

it('is read from the address as it was written there, without what is searched for', () => {
  const filter: CallFilter = {
    direction: 'INBOUND',
    result: 'missed',
    phoneNumberId: 'n1',
    agentUserId: 'u1',
    teamId: 't1',
    outcome: 'FOLLOW_UP',
    from: '2026-11-01',
    until: '2026-11-25',
    zone: 'Europe/Berlin',
    text: '+15035550174',
  };
  expect(filterOf(searchOf(filter))).toEqual({ ...filter, text: null });
  expect(JSON.stringify(searchOf(filter))).not.toContain('5550174');
  expect(searchOf(NO_FILTER)).toEqual({});
  expect(filterOf({})).toBe(NO_FILTER);
});

it('lets go of the zone with the last of its days, and of nothing else', () => {
  const filter = filterOf({ from: '2026-11-01', until: '2026-11-25', zone: 'Europe/Berlin' });
  expect(addressChange(filter, { from: null })).toEqual({ from: null });
  expect(addressChange({ ...filter, from: null }, { until: null })).toEqual({ until: null, zone: null });
});
