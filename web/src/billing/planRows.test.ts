import { expect, it } from 'vitest';
import { readPlanValue } from './planRows.ts';

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
