import { expect, it } from 'vitest';
import { changedAddress } from './useAddress.ts';

it('changes its own part of the address and leaves that of others', () => {
  const before = { call: 'c1', direction: 'INBOUND', result: 'missed' };
  expect(changedAddress(before, { direction: 'OUTBOUND', result: null })).toEqual({
    call: 'c1',
    direction: 'OUTBOUND',
  });
  expect(changedAddress(before, {})).toEqual(before);
});
