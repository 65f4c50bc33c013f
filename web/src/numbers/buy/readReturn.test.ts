import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';
import { readReturn } from './readReturn.ts';
import { titleOf } from './titleOf.ts';

const complete = {
  action: 'PHONE_NUMBER',
  workspace_id: 'w-1',
  platform: 'RINGLINE',
  subscription_addon_id: 'a-1',
  phone_number: ' 14155550107',
  charge_id: 'cs_1',
};

it('a return is read with what it needs, of this workspace alone', () => {
  expect(readReturn(complete, 'w-1')).toEqual({
    addonId: 'a-1',
    number: '+14155550107',
    chargeId: 'cs_1',
    subscribing: false,
  });
  expect(readReturn({ ...complete, action: 'subscribe_number' }, 'w-1')).toMatchObject({ subscribing: true });
  expect(readReturn(complete, 'w-2')).toBe('incomplete');
  expect(readReturn({ action: 'PHONE_NUMBER' }, 'w-1')).toBe('incomplete');
  expect(readReturn({ ...complete, action: 'CREDIT' }, 'w-1')).toBeUndefined();
});

it('the dial code is prepended where it is missing', () => {
  expect(dialled('415', 'US')).toBe('+1415');
  expect(dialled('+1415', 'US')).toBe('+1415');
  expect(dialled('20', 'KE')).toBe('+25420');
  expect(dialled('HOME', 'US')).toBe('HOME');
});

it('buying is called by platform and plan', () => {
  expect([titleOf('RINGLINE', 'STARTER'), titleOf('WIX', 'STARTER'), titleOf('WIX', 'BUSINESS')]).toEqual([
    'buy',
    'upgrade',
    'select',
  ]);
});
