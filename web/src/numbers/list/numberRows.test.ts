import { describe, expect, it } from 'vitest';
import { costOf, filtered, monthlyCosts, needsRegistration, type NumberRow, statesOf } from './numberRows.ts';

const row = (change: Partial<NumberRow> = {}): NumberRow => ({
  id: 'one',
  name: 'Support',
  number: '+14155550142',
  country: 'US',
  status: 'AVAILABLE',
  type: 'LOCAL',
  isTestNumber: false,
  isFree: false,
  isComplianceVerified: true,
  isPhoneConfigurationComplete: true,
  emergencyCalls: true,
  emergencyAddress: { zip: '94612' },
  vendorProduct: { phonePrice: 3 },
  callWorkFlow: { team: { teamId: 'support' } },
  ...change,
});

describe('a number’s state', () => {
  it.each<[string, Partial<NumberRow>, string[]]>([
    ['nothing is wrong', {}, ['READY']],
    ['it is blocked', { status: 'UNAVAILABLE' }, ['UNAVAILABLE']],
    [
      'a toll-free number is not verified',
      { type: 'TOLL_FREE', emergencyCalls: false, isComplianceVerified: false },
      ['noTexts'],
    ],
    ['a local number is not registered', { isComplianceVerified: false }, ['noTexts']],
    ['one of another country needs none', { country: 'GB', type: 'MOBILE', isComplianceVerified: false }, ['READY']],
    ['a verified one', { type: 'TOLL_FREE', emergencyCalls: false, isComplianceVerified: true }, ['READY']],
    ['responders would find nobody', { emergencyAddress: null }, ['noAddress']],
    [
      'calls reach nobody, and there is no address',
      { emergencyAddress: null, isPhoneConfigurationComplete: false },
      ['noAddress', 'incomplete'],
    ],
    ['a test number', { isTestNumber: true, emergencyCalls: false, emergencyAddress: null }, ['test']],
  ])('%s', (_what, change, states) => {
    expect(statesOf(row(change))).toEqual(states);
  });

  it('asks for a registration in the United States and of toll-free numbers', () => {
    expect(needsRegistration(row())).toBe(true);
    expect(needsRegistration(row({ country: 'GB', type: 'MOBILE' }))).toBe(false);
    expect(needsRegistration(row({ country: 'CA', type: 'TOLL_FREE' }))).toBe(true);
    expect(needsRegistration(row({ isTestNumber: true }))).toBe(false);
  });
});

it('finds numbers by name, by digits however they are written, by team and by state', () => {
  const rows = [
    row(),
    row({
      id: 'two',
      name: 'Orders',
      number: '+15105550163',
      emergencyAddress: null,
      callWorkFlow: { team: { teamId: 'orders' } },
    }),
  ];
  const ids = (filter: object) => filtered(rows, filter).map(({ id }) => id);
  expect(ids({})).toEqual(['one', 'two']);
  expect(ids({ q: 'orD' })).toEqual(['two']);
  expect(ids({ q: '(415) 555' })).toEqual(['one']);
  expect(ids({ q: '5105' })).toEqual(['two']);
  expect(ids({ q: 'none' })).toEqual([]);
  expect(ids({ team: 'orders' })).toEqual(['two']);
  expect(ids({ state: 'noAddress' })).toEqual(['two']);
  expect(ids({ team: 'orders', state: 'READY' })).toEqual([]);
});

it('sums what numbers cost each month to the cent', () => {
  const free = row({ isFree: true, vendorProduct: { phonePrice: 0 } });
  const london = row({ country: 'GB', type: 'MOBILE', vendorProduct: { phonePrice: 3.5 } });
  const cheap = row({ type: 'TOLL_FREE', vendorProduct: { phonePrice: 0.1 } });
  expect(monthlyCosts([row(), row(), free, london, cheap, cheap, cheap])).toEqual({
    kinds: [
      { type: 'LOCAL', country: 'US', count: 2, price: 6 },
      { type: 'MOBILE', country: 'GB', count: 1, price: 3.5 },
      { type: 'TOLL_FREE', country: 'US', count: 3, price: 0.3 },
    ],
    price: 9.8,
  });
});

it.each<[string, Partial<NumberRow>, string]>([
  ['its price', {}, 'PAID'],
  ['the plan’s own is included', { isFree: true, vendorProduct: { phonePrice: 0 } }, 'included'],
  ['a test number is free', { isTestNumber: true, isFree: true }, 'free'],
  ['what has no price is free', { vendorProduct: { phonePrice: 0 } }, 'free'],
])('of what a number costs: %s', (_what, change, cost) => {
  expect(costOf(row(change))).toBe(cost);
});
