import { expect, it } from 'vitest';
import { readReturn } from './readReturn.ts';

const whole = { action: 'CREDIT', workspace_id: 'w1', platform: 'RINGLINE', topup_id: 't1', charge_id: 'cs_1' };

it('reads the return of a top-up, in either spelling of its action', () => {
  for (const action of ['CREDIT', 'credit'])
    expect(readReturn({ ...whole, action }, 'w1')).toEqual({ topupId: 't1', chargeId: 'cs_1' });
});

it('takes a return that lacks an id, or is of another workspace, for incomplete', () => {
  for (const name of ['workspace_id', 'platform', 'topup_id', 'charge_id'] as const) {
    const { [name]: _missing, ...rest } = whole;
    expect(readReturn(rest, 'w1')).toBe('incomplete');
  }
  expect(readReturn(whole, 'w2')).toBe('incomplete');
});

it('finds none in an address without an action, or with one of other pages', () => {
  expect(readReturn({}, 'w1')).toBeUndefined();
  expect(readReturn({ ...whole, action: 'BUY_SEAT' }, 'w1')).toBeUndefined();
});
