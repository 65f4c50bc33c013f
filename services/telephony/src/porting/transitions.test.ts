import { describe, expect, it } from 'vitest';
import { rejectionOf } from './reasons.ts';
import { statusOf, wayTo } from './transitions.ts';

const of = (...states: string[]) => states.map((state) => ({ state }));

describe('where an order stands', () => {
  it.each([
    ['SUBMITTED', of('IN_REVIEW', 'IN_REVIEW'), 'SUBMITTED'],
    ['SUBMITTED', of('SIGNATURE', 'SIGNATURE'), 'ACTION_NEEDED'],
    ['ACTION_NEEDED', of('SUBMITTED', 'REJECTED'), 'ACTION_NEEDED'],
    ['ACTION_NEEDED', of('SUBMITTED', 'CANCELLED'), 'SUBMITTED'],
    ['SUBMITTED', of('CONFIRMED', 'SUBMITTED'), 'SUBMITTED'],
    ['SUBMITTED', of('CONFIRMED', 'COMPLETED'), 'FOC_CONFIRMED'],
    ['FOC_CONFIRMED', of('REJECTED', 'CONFIRMED'), 'FOC_CONFIRMED'],
    ['FOC_CONFIRMED', of('REJECTED', 'COMPLETED'), 'COMPLETED'],
    ['FOC_CONFIRMED', of('REJECTED'), 'REJECTED'],
    ['SUBMITTED', of('CANCELLED'), 'CANCELLED'],
  ] as const)('%s with %j is %s', (before, numbers, after) => {
    expect(statusOf(before, numbers).status).toBe(after);
  });

  it('goes through what nobody told of in between, and never back from its end', () => {
    expect(wayTo('ACTION_NEEDED', 'COMPLETED')).toEqual(['SUBMITTED', 'FOC_CONFIRMED', 'COMPLETED']);
    expect(() => wayTo('COMPLETED', 'SUBMITTED')).toThrow('can’t become');
    expect(() => wayTo('DRAFT', 'DRAFT')).toThrow('can’t become');
  });
});

it.each([
  ['Invalid PIN', 'PIN'],
  ['Account number does not match', 'ACCOUNT_NUMBER'],
  ['Name Mismatch', 'NAME'],
  ['Address Mismatch: the service address differs', 'ADDRESS'],
  ['Unsatisfactory Business Relationship: outstanding balance', 'UNPAID'],
  ['The number is frozen by its owner', 'PROTECTED'],
  ['Phone number not found on account', 'NOT_ON_ACCOUNT'],
  ['Line was disconnected', 'INACTIVE'],
  ['There is a pending order', 'PENDING_ORDER'],
  ['Something else', 'OTHER'],
])('%s is understood as %s', (words, rejection) => {
  expect(rejectionOf(words)).toBe(rejection);
});
