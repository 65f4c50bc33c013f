import { expect, it } from 'vitest';
import { readPlanValue, readSeats } from './planRows.ts';

it.each([
  ['true', { kind: 'yes' }],
  ['false', { kind: 'no' }],
  ['NONE', { kind: 'no' }],
  [undefined, { kind: 'no' }],
  ['-1', { kind: 'unlimited' }],
  ['1000', { kind: 'count', count: 1_000 }],
  ['ON_DEMAND', { kind: 'choice', choice: 'ON_DEMAND' }],
  ['SMS,MMS,WHATSAPP', { kind: 'text', text: 'SMS, MMS, WhatsApp' }],
])('reads %j as what a plan has', (value, read) => {
  expect(readPlanValue(value)).toEqual(read);
});

it.each([
  ['3', 3],
  ['', 2],
  ['0', 2],
  ['1.5', 2],
  ['5000', 1_000],
])('reads %j as a number of seats', (typed, seats) => {
  expect(readSeats(typed, 2)).toBe(seats);
});
