import { expect, it } from 'vitest';
import { callLabel, namedFirst } from './words.ts';

const trial = { name: '(332) 555-0101', number: '+13325550101' };
const support = { name: 'Support', number: '+14155550142' };

it('offers the numbers that have a name first, and says the digits of one that has none', () => {
  expect(namedFirst([trial, support]).map(callLabel)).toEqual(['Call Support', 'Call (332) 555-0101']);
});
