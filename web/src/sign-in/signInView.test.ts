import { expect, it } from 'vitest';
import { mfaFromHash } from './mfaFromHash.ts';
import { ownPath } from '../base/ownPath.ts';
import { loginSearch } from './signInView.ts';

it('goes on to paths of our own only', () => {
  expect(ownPath('/inbox?contactId=1')).toBe('/inbox?contactId=1');
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
  ];
  for (const next of [...elsewhere, '/login?view=code', 7, undefined]) {
    expect(ownPath(next)).toBeUndefined();
  }
});

it('the second step after Google comes in the hash', () => {
  expect(mfaFromHash('#mfa=abc.def&next=%2Finbox')).toEqual({ token: 'abc.def', next: '/inbox' });
  expect(mfaFromHash('#mfa=abc&next=https%3A%2F%2Fevil.example')).toEqual({ token: 'abc', next: undefined });
  expect(mfaFromHash('')).toBeUndefined();
});

it('an address of the sign-in page holds what is known and nothing else', () => {
  expect(loginSearch({ view: 'sign-up', invitation: 'token', more: 1, qr: '' }, {})).toEqual({
    view: 'sign-up',
    invitation: 'token',
  });
  expect(loginSearch({ view: 'none' }, { next: '/inbox' })).toEqual({ next: '/inbox' });
});
