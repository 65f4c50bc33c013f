import { expect, it } from 'vitest';
import type { Refusal } from '../base/relay/refusal.ts';
import { accessOf } from './accessRequests.ts';

const refused = (check: string, required: string | null, whoCanFix: string[] = ['OWNER']): Refusal => ({
  code: 'FORBIDDEN_ROLE',
  message: '',
  retryable: false,
  details: {},
  why: { check, required, current: null, whoCanFix },
});

it('asks for the right, the seat or the feature that a refusal wanted', () => {
  expect(accessOf(refused('role', 'CONTACTS:CREATE'))).toEqual({ check: 'ROLE', required: 'CONTACTS:CREATE' });
  expect(accessOf(refused('seat', 'a seat'))).toEqual({ check: 'SEAT', required: '' });
  // The cheapest plan that has it stands behind the feature.
  expect(accessOf(refused('feature', 'IVR:STARTER'))).toEqual({ check: 'FEATURE', required: 'IVR' });
});

it('asks for nothing that nobody could give', () => {
  expect(accessOf(refused('role', 'CONTACTS:CREATE', []))).toBeUndefined();
  expect(accessOf(refused('role', 'OWNER'))).toBeUndefined();
  expect(accessOf(refused('rank', 'a rank above ADMIN'))).toBeUndefined();
  expect(accessOf({ ...refused('', null), why: undefined as never })).toBeUndefined();
});
