import { expect, it } from 'vitest';
import { type CallFilter, filterOf, NO_FILTER, searchOf } from './callFilter.ts';

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
