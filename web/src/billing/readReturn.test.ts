import { expect, it } from 'vitest';
import { readReturn } from './readReturn.ts';

const credit = { action: 'CREDIT', workspace_id: 'w1', platform: 'RINGLINE', topup_id: 't1', charge_id: 'cs_1' };
const plan = { action: 'CHANGE_PLAN', workspace_id: 'w1', subscription_id: 's1', charge_id: 'cs_1' };
const seat = { action: 'BUY_SEAT', workspace_id: 'w1', subscription_addon_id: 'a1', charge_id: 'cs_1' };

it('reads the return of a top-up, in either spelling of its action', () => {
  for (const action of ['CREDIT', 'credit'])
    expect(readReturn({ ...credit, action }, 'w1')).toEqual({ action: 'CREDIT', topupId: 't1', chargeId: 'cs_1' });
});

it('reads the return of a plan and of seats', () => {
  expect(readReturn(plan, 'w1')).toEqual({ action: 'CHANGE_PLAN', chargeId: 'cs_1' });
  for (const phone_number of ['+14155550100', ' 14155550100'])
    expect(readReturn({ ...plan, phone_number }, 'w1')).toMatchObject({ number: '+14155550100' });
  expect(readReturn(seat, 'w1')).toEqual({ action: 'BUY_SEAT', addonId: 'a1', chargeId: 'cs_1' });
});

it('takes a return that lacks an id, or is of another workspace, for incomplete', () => {
  for (const whole of [credit, plan, seat]) {
    for (const name of Object.keys(whole).filter((key) => key !== 'action')) {
      const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
      expect(readReturn(rest, 'w1')).toBe('incomplete');
    }
    expect(readReturn(whole, 'w2')).toBe('incomplete');
  }
});

it('finds none in an address without an action, or with one of other pages', () => {
  expect(readReturn({}, 'w1')).toBeUndefined();
  expect(readReturn({ ...credit, action: 'PHONE_NUMBER' }, 'w1')).toBeUndefined();
});
